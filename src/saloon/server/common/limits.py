"""Rate limits: token buckets for connections and addresses, and a cap on connections of one address."""

from __future__ import annotations

import time
from collections.abc import Callable
from ipaddress import IPv6Address, IPv6Network
from typing import Final

REMEMBERED: Final = 10_000  # addresses, before those that ask for nothing are forgotten


class Bucket:
    """A token bucket: it fills by `rate` tokens a second up to its size, and every request takes some."""

    __slots__ = ("_level", "_rate", "_seen", "_size", "_time")

    def __init__(self, rate: float, size: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._size = size
        self._time = clock
        self._level = size
        self._seen = clock()

    def level(self) -> float:
        """The tokens that it holds."""
        now = self._time()
        level = self._level + (now - self._seen) * self._rate
        if level > self._size:
            level = self._size
        self._level = level
        self._seen = now
        return level

    def take(self, tokens: float = 1.0) -> bool:
        """Take some tokens (all of a full bucket that is smaller); False, and none taken, if there are too few."""
        if tokens > self._size:
            tokens = self._size
        if self.level() < tokens:
            return False
        self._level -= tokens
        return True

    def spend(self, tokens: float) -> None:
        """Take tokens that are known to be there, or give some back."""
        self._level -= tokens

    @property
    def full(self) -> bool:
        """Whether the bucket is full, so that it can be forgotten."""
        return self.level() >= self._size


class Buckets:
    """A token bucket for each address."""

    def __init__(self, rate: float, size: float) -> None:
        self._rate = rate
        self._size = size
        self._buckets: dict[str, Bucket] = {}
        self._most = REMEMBERED

    def take(self, address: str, tokens: float = 1.0) -> bool:
        """Take tokens from the bucket of this address."""
        site = site_of(address)
        bucket = self._buckets.get(site)
        if bucket is None:
            if len(self._buckets) >= self._most:
                self._buckets = {known: bucket for known, bucket in self._buckets.items() if not bucket.full}
                self._most = max(REMEMBERED, 2 * len(self._buckets))  # so that the search seldom finds nothing
            bucket = self._buckets[site] = Bucket(self._rate, self._size)
        return bucket.take(tokens)


class Crowd:
    """Counts the open connections of each address; `most` are allowed, 0 for any number."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._here: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        """Count a new connection; False if its address has too many."""
        if not self._most:
            return True
        site = site_of(address)
        here = self._here.get(site, 0)
        if here >= self._most:
            return False
        self._here[site] = here + 1
        return True

    def leave(self, address: str) -> None:
        """A counted connection has ended."""
        if not self._most:
            return
        site = site_of(address)
        here = self._here[site]
        if here > 1:
            self._here[site] = here - 1
        else:
            del self._here[site]


class Load:
    """Counts the moves of all matches at whose tables an address is: they are in memory as long as it is there."""

    def __init__(self, most: int) -> None:
        self._most = most  # moves, 0 for any number
        self._here: dict[str, dict[str, tuple[int, int]]] = {}  # lines and moves, by address and match

    def enter(self, address: str, match: str, moves: int) -> bool:
        """An address enters a match of so many moves; False if that is too many. One match is always let in."""
        here = self._here.setdefault(site_of(address), {})
        lines, known = here.get(match, (0, 0))
        carried = sum(length for _, length in here.values())
        if self._most and here and carried - known + moves > self._most and not lines:
            return False
        here[match] = lines + 1, max(known, moves)
        return True

    def leave(self, address: str, match: str) -> None:
        """An address leaves a match."""
        site = site_of(address)
        lines, moves = self._here[site].pop(match)
        if lines > 1:
            self._here[site][match] = lines - 1, moves
        elif not self._here[site]:
            del self._here[site]


def site_of(address: str) -> str:
    """The key by which an address is limited: itself or, for IPv6, its network."""
    if ":" not in address:
        return address
    try:
        number = IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if number.ipv4_mapped is not None:  # as a socket for both kinds writes it
        return str(number.ipv4_mapped)
    return str(IPv6Network((int(number), 64), strict=False))
