"""Hourly quotas on what is stored (guests, matches, records, moves), for each guest and each address.

Moves are counted here: nothing waits for anybody before a move is made. Everything else is counted where several houses
see it, if there are any.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Final, Protocol

from msgspec import Struct
from msgspec.structs import replace

HOUR: Final = 3600.0


class Allowance(Struct, frozen=True):
    """The quotas of an hour."""

    guests: int = 60  # new guests, from one address
    matches: int = 120  # that one guest opens
    records: int = 60  # that one guest brings along
    kilobytes: int = 4096  # that records and the moves a new match takes over add, by one guest
    moves: int = 20_000  # that one guest makes or takes back
    names: int = 5_000  # seats at which one guest's new names are written
    rooms: int = 30  # that one guest opens
    codes: int = 20  # of rooms, that are none, from one address
    company: int = 4  # times as much comes from one address: a family, a class, a café

    def times(self, factor: float) -> Allowance:
        """All quotas multiplied."""
        names = ("guests", "matches", "records", "kilobytes", "moves", "names", "rooms", "codes")
        return replace(self, **{name: round(getattr(self, name) * factor) for name in names})


class Quota:
    """Counts how much of one quota each client has used this hour."""

    def __init__(self, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._most = most
        self._clock = clock
        self._until = clock() + HOUR
        self._taken: dict[str, int] = {}

    def has(self, who: str, amount: int = 1) -> bool:
        """Whether a client has this much left."""
        now = self._clock()
        if now >= self._until:
            self._taken = {}
            self._until = now + HOUR
        return self._taken.get(who, 0) + amount <= self._most

    def take(self, who: str, amount: int = 1) -> None:
        """A client uses this much."""
        self._taken[who] = self._taken.get(who, 0) + amount


class Use(Struct, frozen=True):
    """So much of a quota is used."""

    what: str
    who: str  # an address, or a guest
    amount: int
    most: int


class Counter(Protocol):
    """Counts for several houses together."""

    async def use(self, uses: Sequence[Use]) -> bool:
        """Use quotas, if all of them have enough left."""

    async def add(self, uses: Sequence[Use]) -> None:
        """Count what may overdraw them."""


class Quotas:
    """All quotas and their use."""

    def __init__(self, allowance: Allowance, counter: Counter | None = None) -> None:
        self.allowance = allowance
        names = ("matches", "records", "kilobytes", "moves", "names", "rooms")
        most: dict[str, int] = {name: getattr(allowance, name) for name in names}
        self._most_of_guest = most
        self._most_of_address = {what: number * allowance.company for what, number in most.items()}
        self._most_of_address["guests"] = allowance.guests
        self._of_guests = {what: Quota(number) for what, number in most.items()}
        self._of_addresses = {what: Quota(number) for what, number in self._most_of_address.items()}
        self._counter = counter

    def take(self, what: str, address: str, guest: str | None = None, amount: int = 1) -> bool:
        """Use a quota of this house, if both the guest and the address have enough left."""
        asked = [(self._of_addresses[what], address)]
        if guest is not None:
            asked.append((self._of_guests[what], guest))
        if not all(quota.has(who, amount) for quota, who in asked):
            return False
        self._add(what, address, guest, amount)
        return True

    def _add(self, what: str, address: str, guest: str | None, amount: int) -> None:
        self._of_addresses[what].take(address, amount)
        if guest is not None:
            self._of_guests[what].take(guest, amount)

    async def use(self, what: str, address: str, guest: str | None = None, amount: int = 1) -> bool:
        """Use a quota of all houses, if both the guest and the address have enough left."""
        if self._counter is None:
            return self.take(what, address, guest, amount)
        return await self._counter.use(self._uses(what, address, guest, amount))

    async def overdraw(self, what: str, address: str, guest: str | None, amount: int) -> None:
        """Count use that could not be known beforehand."""
        if self._counter is None:
            self._add(what, address, guest, amount)
        else:
            await self._counter.add(self._uses(what, address, guest, amount))

    def _uses(self, what: str, address: str, guest: str | None, amount: int) -> list[Use]:
        uses = [Use(what, address, amount, self._most_of_address[what])]
        if guest is not None:
            uses.append(Use(what, guest, amount, self._most_of_guest[what]))
        return uses
