"""The routes under /api/rooms: a group's place for whole evenings."""

from __future__ import annotations

import re
from functools import wraps
from hashlib import blake2b
from typing import Annotated

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from saloon.server.lobby.room_codes import read_room_code
from saloon.server.lobby.room_guesses import RoomGuesses
from saloon.server.lobby.room_news import RoomPicture
from saloon.server.lobby.rooms import NewRoomMatch, RoomRefusal, Rooms
from saloon.server.store import GuestRow, MemberRow, Store
from saloon.server.web.opening import ENTRY, kilobytes, opened
from saloon.server.web.requests import Code, Handler, Problem, address_of, json, personal, read_json
from saloon.server.web.visitors import Visitors

Number = Annotated[int, Meta(ge=1)]
STATUS = {"failed-room-called": 409, "failed-room-full": 409, "failed-not-found": 404, "failed-room-nobody": 404}


MATCH = re.compile(r"[a-z0-9]{1,16}")


class Leaving(Struct, frozen=True, forbid_unknown_fields=True):
    """The page is closed, or one wants to belong to the room no more."""

    for_good: bool = False


class SittingOut(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether one sits out."""

    resting: bool


class Removing(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody is sent away, or may come back."""

    person: Number
    removed: bool


class HandingOn(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody else is to be the host."""

    person: Number


class Calling(Struct, frozen=True, forbid_unknown_fields=True):
    """Everybody is called to a match; `calls` is what the room last said."""

    match: Annotated[str, Meta(max_length=16)]
    calls: Annotated[int, Meta(ge=0)]


class RoomOf(Struct, frozen=True):
    """The room of a match, for whoever belongs to it."""

    code: str | None


class RoomRoutes:
    """All of them."""

    def __init__(self, rooms: Rooms, store: Store, visitors: Visitors, guesses: RoomGuesses) -> None:
        self._rooms = rooms
        self._store = store
        self._visitors = visitors
        self._guesses = guesses

    def routes(self) -> list[tuple[str, str, Handler]]:
        """All of them."""
        table: list[tuple[str, str, Handler]] = [
            ("POST", "/api/rooms", self.open),
            ("GET", "/api/rooms/{code}", self.look),
            ("POST", "/api/rooms/{code}/join", self.join),
            ("POST", "/api/rooms/{code}/leave", self.leave),
            ("POST", "/api/rooms/{code}/rest", self.rest),
            ("POST", "/api/rooms/{code}/remove", self.remove),
            ("POST", "/api/rooms/{code}/host", self.hand_on),
            ("POST", "/api/rooms/{code}/matches", self.play),
            ("POST", "/api/rooms/{code}/call", self.call),
            ("GET", "/api/matches/{match}/room", self.room_of),
        ]
        return [(method, path, told(handler)) for method, path, handler in table]

    async def open(self, request: Request) -> Response:
        """Open a room."""
        guest = await self._visitors.guest(request)
        await self._visitors.let_in(request, "rooms", guest)
        return json(Code(await self._rooms.open(guest)), 201)

    async def look(self, request: Request) -> Response:
        """How the room stands; nothing but that it stands as before, if it does. A member's sign of life as well."""
        guest = await self._visitors.known(request)
        picture = await self._picture(request, guest, fresh=False)
        return await self._news(request, picture, guest)

    async def join(self, request: Request) -> Response:
        """Belong to the room from now on."""
        guest = await self._visitors.guest(request)
        picture = await self._picture(request, guest)
        if picture.member(guest.id) is None:
            await self._rooms.enter(picture.room.code, guest.id)
        return await self._now(request, picture, guest)

    async def leave(self, request: Request) -> Response:
        """Go, for now or for good."""
        picture, member, _ = await self._inside(request)
        await self._rooms.leave(picture.room, member, for_good=(await read_json(request, Leaving)).for_good)
        return json(RoomOf(None))

    async def rest(self, request: Request) -> Response:
        """Sit out, or do so no more."""
        picture, member, guest = await self._inside(request)
        await self._rooms.rest(picture.room, member, resting=(await read_json(request, SittingOut)).resting)
        return await self._now(request, picture, guest)

    async def remove(self, request: Request) -> Response:
        """Send somebody away, or let them come back."""
        picture, member, guest = await self._inside(request)
        asked = await read_json(request, Removing)
        await self._rooms.remove(picture.room, member, asked.person, removed=asked.removed)
        return await self._now(request, picture, guest)

    async def hand_on(self, request: Request) -> Response:
        """Let somebody else be the host."""
        picture, member, guest = await self._inside(request)
        await self._rooms.hand_on(picture.room, member, (await read_json(request, HandingOn)).person)
        return await self._now(request, picture, guest)

    async def play(self, request: Request) -> Response:
        """Open a match in the room."""
        picture, _, guest = await self._inside(request)
        wanted = await read_json(request, NewRoomMatch)
        await self._visitors.let_in(request, "matches", guest)
        if wanted.match.fork is not None:
            await self._visitors.let_in(request, "kilobytes", guest, kilobytes(wanted.match.fork.moves * ENTRY))
        return await opened(self._rooms.play(picture.room, guest, wanted))

    async def call(self, request: Request) -> Response:
        """Call everybody to an unfinished match of the room."""
        picture, _, guest = await self._inside(request)
        asked = await read_json(request, Calling)
        await self._rooms.call(picture, asked.match, asked.calls)
        return await self._now(request, picture, guest)

    async def room_of(self, request: Request) -> Response:
        """The room in which a match was opened, if one belongs to it."""
        guest = await self._visitors.known(request)
        row = await self._store.match(request.path_params["match"])
        if guest is None or row is None or row.room is None:
            return personal(RoomOf(None))
        picture = await self._rooms.find(row.room)
        member = None if picture is None else picture.member(guest.id)
        return personal(RoomOf(row.room if member is not None and not member.barred else None))

    async def _picture(self, request: Request, guest: GuestRow | None, *, fresh: bool = True) -> RoomPicture:
        """The room that a path names. Who does not belong to it may be wrong only so often."""
        code, address = read_room_code(request.path_params["code"]), address_of(request)
        picture = None if code is None else await (self._rooms.look if fresh else self._rooms.find)(code)
        member = None if picture is None or guest is None else picture.member(guest.id)
        if member is not None and member.barred:
            raise Problem(403, "failed-room-removed")
        if member is None and not self._guesses.may(address):
            raise Problem(429, "failed-room-guesses")
        if picture is None:
            self._guesses.was_wrong(address)
            raise Problem(404, "failed-no-room")
        return picture

    async def _inside(self, request: Request) -> tuple[RoomPicture, MemberRow, GuestRow]:
        """The room and the member who asks."""
        guest = await self._visitors.guest(request)
        picture = await self._picture(request, guest)
        member = picture.member(guest.id)
        if member is None:
            raise Problem(403, "failed-room-outside")
        return picture, member, guest

    async def _now(self, request: Request, before: RoomPicture, guest: GuestRow) -> Response:
        """How the room stands after something was done there."""
        return await self._news(request, await self._rooms.find(before.room.code) or before, guest)

    async def _news(self, request: Request, picture: RoomPicture, guest: GuestRow | None) -> Response:
        at = request.query_params.get("at", "")
        at = at if MATCH.fullmatch(at) else ""
        news = await self._rooms.news(picture, None if guest is None else guest.id, at)
        body = msgspec.json.encode(news)
        tag = f'"{blake2b(body, digest_size=12).hexdigest()}"'
        headers = {"ETag": tag, "Cache-Control": "no-store"}
        if request.headers.get("if-none-match") == tag:
            return Response(status_code=304, headers=headers)
        return Response(body, 200, headers, "application/json")


def told(handler: Handler) -> Handler:
    """The same, with what a room refuses as an answer."""

    @wraps(handler)
    async def answer(request: Request) -> Response:
        try:
            return await handler(request)
        except RoomRefusal as error:
            raise Problem(STATUS.get(str(error), 403), str(error)) from None

    return answer
