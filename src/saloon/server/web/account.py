"""The routes under /api/me: a guest's name, matches, recovery codes, sessions, and erasing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from saloon.server.common.names import BadName, fit_name
from saloon.server.lobby.guest_changes import forget, rename, sign_out
from saloon.server.lobby.guests import COOKIE, Guests
from saloon.server.lobby.progress import ProgressReader
from saloon.server.lobby.rooms import Rooms
from saloon.server.lobby.tables import TableRegistry
from saloon.server.store import GuestRow, Store
from saloon.server.web.answers import MatchInfo, Me, Played, RoomInfo, match_info, room_info
from saloon.server.web.requests import Code, Handler, Naming, Problem, PuttingAway, personal, read_json
from saloon.server.web.visitors import Visitors

PAGE: Final = 30  # finished matches that are listed at once


class Account:
    """The routes under /api/me, and the one back to them."""

    def __init__(self, house: TableRegistry, guests: Guests, store: Store, visitors: Visitors, rooms: Rooms) -> None:
        self._house = house
        self._guests = guests
        self._store = store
        self._visitors = visitors
        self._rooms = rooms
        self._progress = ProgressReader(store)

    def routes(self) -> list[tuple[str, str, Handler]]:
        """All of them."""
        return [
            ("GET", "/api/me", self.me),
            ("POST", "/api/me", self.name_me),
            ("DELETE", "/api/me", self.forget_me),
            ("GET", "/api/me/played", self.played),
            ("POST", "/api/me/away", self.put_away),
            ("POST", "/api/me/code", self.new_code),
            ("DELETE", "/api/me/elsewhere", self.sign_out_elsewhere),
            ("POST", "/api/recover", self.recover),
        ]

    async def me(self, request: Request) -> Response:
        """The guest who asks, with running matches."""
        guest = await self._visitors.known(request)
        if guest is None:
            return personal(Me(None, []))
        await self._guests.greet(guest)
        rows = await self._store.matches_of(guest.id)
        found = [
            match_info(row, guest.id, progress.to_move, progress.moves)
            for row, progress in zip(rows, await self._progress.of(rows), strict=True)
            if not progress.untouched
        ]
        rooms = [room_info(room) for room in await self._rooms.rooms_of(guest.id)]
        return self._welcome(request, guest, found, rooms)

    async def put_away(self, request: Request) -> Response:
        """Hide some unfinished matches from the guest's lists, or show them again."""
        guest, asked = await self._visitors.guest(request), await read_json(request, PuttingAway)
        await (self._store.put_away if asked.away else self._store.take_out)(guest.id, asked.matches)
        return await self.me(request)

    async def played(self, request: Request) -> Response:
        """The guest's finished matches, a page at a time."""
        guest, asked = await self._visitors.guest(request), request.query_params
        found = await self._store.finished_of(guest.id, asked.get("game"), asked.get("before"), PAGE + 1)
        return personal(Played([match_info(row, guest.id) for row in found[:PAGE]], len(found) > PAGE))

    async def name_me(self, request: Request) -> Response:
        """Set the guest's name; the first name makes a guest."""
        try:
            name = fit_name((await read_json(request, Naming)).name)
        except BadName as error:
            raise Problem(400, "failed-bad-name", str(error)) from None
        known = await self._visitors.known(request)
        if known is None:
            await self._visitors.let_in(request, "guests")
            return self._welcome(request, await self._guests.add(name))
        if known.name != name:
            await self._visitors.let_in(request, "names", known)
            await self._visitors.charge(request, "names", known, await rename(self._house, known.id, known.name, name))
        return self._welcome(request, GuestRow(known.id, name, known.seen, known.session))

    async def forget_me(self, request: Request) -> Response:
        """Erase the guest."""
        await forget(self._house, (await self._visitors.guest(request)).id)
        response = personal(Me(None, []))
        response.delete_cookie(COOKIE)
        return response

    async def new_code(self, request: Request) -> Response:
        """A recovery code for another device."""
        return personal(Code(await self._guests.new_code(await self._visitors.guest(request))))

    async def recover(self, request: Request) -> Response:
        """Sign in with a recovery code."""
        guest = await self._guests.recover((await read_json(request, Code)).code)
        if guest is None:
            raise Problem(404, "failed-no-such-code")
        return self._welcome(request, guest)

    async def sign_out_elsewhere(self, request: Request) -> Response:
        """Sign out everywhere else."""
        guest = await self._guests.sign_out_elsewhere(await self._visitors.guest(request))
        if guest is None:  # erased meanwhile
            raise Problem(401, "failed-no-name")
        sign_out(self._house, guest.id)
        return self._welcome(request, guest)

    def _welcome(
        self, request: Request, guest: GuestRow, matches: Sequence[MatchInfo] = (), rooms: Sequence[RoomInfo] = ()
    ) -> Response:
        response = personal(Me(guest.name, [*matches], [*rooms]))
        self._guests.keep(response, guest, request.url.scheme == "https")
        return response
