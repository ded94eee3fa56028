"""Guests: a name is enough. A signed cookie keeps it; a code moves it to another device.

A cookie holds the guest and the number of its session. Whoever signs out everywhere else begins a new one, and the
cookies of all earlier ones are nobody's.
"""

from __future__ import annotations

import secrets
import time
from functools import lru_cache

from itsdangerous import BadSignature, Signer
from starlette.requests import cookie_parser
from starlette.responses import Response

from saloon.server.common.ids import new_word
from saloon.server.store import GuestRow, Store

COOKIE = "saloon"
KNOWN = 4096  # headers whose cookie and signature are not looked at again
LONG = 1000  # characters of a header with more than the house's own cookie, which is not kept
DAY = 24 * 3600
YEAR = 365 * DAY
SESSION = ":"  # before the number of a session; the first one has none


class Guests:
    """Knows who somebody is."""

    def __init__(self, store: Store, key: bytes) -> None:
        self._store = store
        self._signer = Signer(key, salt="guest")
        self._held_in = lru_cache(KNOWN)(self._unsigned)  # the same people come again and again

    @property
    def changes(self) -> int:
        """How often guests have changed: what was found before may be true no more."""
        return self._store.guest_changes

    def _unsigned(self, cookies: str) -> tuple[str, int] | None:
        """The guest and the session in the guest's cookie, if it is genuine."""
        try:
            guest, _, session = self._signer.unsign(cookie_parser(cookies).get(COOKIE, "")).decode().partition(SESSION)
        except BadSignature:
            return None
        return guest, int(session or 0)

    async def find(self, cookies: str) -> GuestRow | None:
        """The guest behind a request or a connection, by its `Cookie` header."""
        held = self._held_in(cookies) if len(cookies) < LONG else self._unsigned(cookies)
        if held is None:
            return None
        guest, session = held
        found = await self._store.guest(guest)
        return found if found is not None and found.session == session else None

    async def add(self, name: str) -> GuestRow:
        """A new guest."""
        guest = GuestRow(secrets.token_hex(16), name, int(time.time()))
        await self._store.save_guest(guest)
        return guest

    async def greet(self, guest: GuestRow) -> None:
        """Remember, once a day, that a guest was here."""
        now = int(time.time())
        if guest.seen < now - DAY:
            await self._store.visited(guest.id, now)

    async def sign_out_elsewhere(self, guest: GuestRow) -> GuestRow | None:
        """Begin a new session, which this device alone gets the cookie of."""
        await self._store.new_session(guest.id)
        return await self._store.guest(guest.id)

    async def new_code(self, guest: GuestRow) -> str:
        """A code with which the guest comes in on another device, once and within a month."""
        code = new_word(10)
        await self._store.set_recovery(guest.id, code)
        return code

    async def recover(self, code: str) -> GuestRow | None:
        """The guest whose code this is."""
        return await self._store.recover(code.strip().lower().replace("-", ""))

    def keep(self, response: Response, guest: GuestRow, secure: bool) -> None:
        """Give the guest its cookie."""
        held = f"{guest.id}{SESSION}{guest.session}" if guest.session else guest.id
        value = self._signer.sign(held).decode()
        response.set_cookie(COOKIE, value, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
