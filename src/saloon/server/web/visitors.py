"""Finds the guest behind an HTTP request, and applies quotas."""

from __future__ import annotations

from starlette.requests import Request

from saloon.server.common.quotas import Quotas
from saloon.server.lobby.guests import Guests
from saloon.server.store import GuestRow, Store
from saloon.server.web.requests import Problem, address_of


class Visitors:
    """Knows guests by their cookie, and refuses what exceeds a quota."""

    def __init__(self, store: Store, guests: Guests, quotas: Quotas) -> None:
        self._store = store
        self._guests = guests
        self._quotas = quotas

    async def known(self, request: Request) -> GuestRow | None:
        """The guest who asks, if it is one."""
        return await self._guests.find(request.headers.get("cookie", ""))

    async def guest(self, request: Request) -> GuestRow:
        """The guest who asks; refused if it is none."""
        guest = await self.known(request)
        if guest is None:
            raise Problem(401, "failed-no-name")
        return guest

    async def let_in(self, request: Request, what: str, guest: GuestRow | None = None, amount: int = 1) -> None:
        """Refuse what would be too much of one guest or address in an hour, and everything while the disk is full."""
        if not await self._quotas.use(what, address_of(request), None if guest is None else guest.id, amount):
            raise Problem(429, "failed-quota", f"too many {what} in an hour")
        if not self._store.has_room:
            raise Problem(507, "failed-full", "the disk is almost full")

    async def charge(self, request: Request, what: str, guest: GuestRow, amount: int) -> None:
        """It was more than could be known when it was let in."""
        await self._quotas.overdraw(what, address_of(request), guest.id, amount)
