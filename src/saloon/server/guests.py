"""Guests: a name is enough. A signed cookie keeps it; a code moves it to another device."""

from __future__ import annotations

import secrets
import time
from functools import lru_cache

from itsdangerous import BadSignature, Signer
from msgspec.structs import replace
from starlette.requests import cookie_parser
from starlette.responses import Response

from saloon.server.ids import new_word
from saloon.server.store import GuestRow, Store

COOKIE = "saloon"
KNOWN = 4096  # headers whose cookie and signature are not looked at again
LONG = 1000  # characters of a header with more than the house's own cookie, which is not kept
DAY = 24 * 3600
YEAR = 365 * DAY


class Guests:
    """Knows who somebody is."""

    def __init__(self, store: Store, key: bytes) -> None:
        self._store = store
        self._signer = Signer(key, salt="guest")
        self._id_in = lru_cache(KNOWN)(self._unsigned)  # the same people come again and again

    def _unsigned(self, cookies: str) -> str | None:
        """The id in the guest's cookie, if it is genuine."""
        try:
            return self._signer.unsign(cookie_parser(cookies).get(COOKIE, "")).decode()
        except BadSignature:
            return None

    async def find(self, cookies: str) -> GuestRow | None:
        """The guest behind a request or a line, by its `Cookie` header."""
        guest = self._id_in(cookies) if len(cookies) < LONG else self._unsigned(cookies)
        return None if guest is None else await self._store.guest(guest)

    async def name(self, known: GuestRow | None, name: str) -> GuestRow:
        """A new guest, or a new name for a known one."""
        guest = GuestRow(secrets.token_hex(16) if known is None else known.id, name, int(time.time()))
        await self._store.save_guest(guest)
        return guest

    async def greet(self, guest: GuestRow) -> None:
        """Remember, once a day, that a guest was here."""
        now = int(time.time())
        if guest.seen < now - DAY:
            await self._store.save_guest(replace(guest, seen=now))

    async def new_code(self, guest: GuestRow) -> str:
        """A code with which the guest comes back on another device, once."""
        code = new_word(10)
        await self._store.set_recovery(guest.id, code)
        return code

    async def recover(self, code: str) -> GuestRow | None:
        """The guest whose code this is."""
        return await self._store.recover(code.strip().lower().replace("-", ""))

    async def unseen(self, days: int) -> list[str]:
        """Who has not been here for so many days."""
        return await self._store.guests_unseen_since(int(time.time()) - days * DAY)

    def keep(self, response: Response, guest: GuestRow, secure: bool) -> None:
        """Give the guest its cookie."""
        value = self._signer.sign(guest.id).decode()
        response.set_cookie(COOKIE, value, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
