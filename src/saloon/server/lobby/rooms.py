"""Rooms: a group's place for whole evenings, over many matches of all games.

All of it is rows in the store, so that any house on one database answers for any room, before and after a kill.
Pages ask every two seconds; what is read for one is good for all who ask the same house in the next second.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Annotated, Final

from msgspec import Meta, Struct

from saloon.server.lobby.new_match import Invited, NewMatch
from saloon.server.lobby.room_codes import new_room_code
from saloon.server.lobby.room_news import HERE, RoomNews, RoomPicture, is_here
from saloon.server.lobby.tables import TableRegistry
from saloon.server.store import GuestRow, MemberRow, RoomRow, Store

MOST: Final = 60  # members of a room
BEAT: Final = 15  # seconds between two signs of life that are written down
PATIENCE: Final = 120  # seconds after which a host who is gone has a follower
FRESH: Final = 1.0  # seconds for which what was read is good for others
PICTURES: Final = 1024  # rooms that are remembered for that long


class NewRoomMatch(Struct, frozen=True, forbid_unknown_fields=True):
    """A match for people of a room, to which everybody is called; `calls` is what the room last said."""

    match: NewMatch
    calls: Annotated[int, Meta(ge=0)]


class RoomRefusal(Exception):  # noqa: N818
    """Something cannot be done in a room; the message's id says why."""


class Rooms:
    """All rooms."""

    def __init__(self, store: Store, house: TableRegistry, clock: Callable[[], float] = time.time) -> None:
        self._store = store
        self._house = house
        self._clock = clock
        self._pictures: dict[str, tuple[float, RoomPicture]] = {}

    # Looking ----------------------------------------------------------------------------------------------------

    async def find(self, code: str) -> RoomPicture | None:
        """A room as it is now, or was less than a second ago."""
        taken, picture = self._pictures.get(code, (0.0, None))
        now = self._clock()
        if picture is None or not taken <= now < taken + FRESH:
            picture = await self.look(code)
        return picture

    async def look(self, code: str) -> RoomPicture | None:
        """A room as it is now."""
        room = await self._store.room(code)
        if room is None:
            self._pictures.pop(code, None)
            return None
        now = self._clock()
        picture = RoomPicture(room, await self._store.room_matches(code), int(now))
        if len(self._pictures) >= PICTURES:
            self._pictures.clear()
        self._pictures[code] = now, picture
        return picture

    async def news(self, picture: RoomPicture, guest: str | None, at: str | None = None) -> RoomNews:
        """What one guest is told; with `at` (a match, or nothing for the room itself) it is a sign of life as well."""
        member, now = picture.member(guest), int(self._clock())
        if member is not None and at is not None:
            await self._beat(picture.room, member, at, now)
            await self._find_host(picture.room, now)
        return picture.news(guest, int(self._clock()))

    async def _beat(self, room: RoomRow, member: MemberRow, at: str, now: int) -> None:
        """A sign of life, written down now and then, or when somebody goes to a table or comes back."""
        if now - member.seen < BEAT and at == member.at:
            return
        await self._store.beat_in_room(room.code, member.guest, now, at, HERE)
        member.came = now if now - member.seen > HERE else member.came
        member.seen, member.at = now, at

    async def _find_host(self, room: RoomRow, now: int) -> None:
        """If the host has been gone for long, whoever has belonged here longest follows, of those who stay."""
        host = next((member for member in room.members if member.guest == room.host), None)
        if host is not None and not host.barred and now - host.seen <= PATIENCE:
            return
        stays = 0 if host is None else PATIENCE  # somebody who only looks in takes nothing over
        here = [member for member in room.members if is_here(member, now) and now - member.came >= stays]
        if here and await self._store.pass_room(room.code, room.host, here[0].guest):
            room.host = here[0].guest

    async def rooms_of(self, guest: str) -> list[RoomNews]:
        """The rooms to which a guest belongs, without what is played there."""
        now = int(self._clock())
        return [RoomPicture(room, [], now).news(guest, now) for room in await self._store.rooms_of(guest)]

    # Coming and going -------------------------------------------------------------------------------------------

    async def open(self, guest: GuestRow) -> str:
        """A new room, with its first guest as host; returns its code."""
        now = int(self._clock())
        while True:
            code = new_room_code()
            if await self._store.add_room(RoomRow(code, guest.id, now, now)):
                await self._store.enter_room(code, guest.id, now, MOST)
                return code

    async def enter(self, code: str, guest: str) -> None:
        """A guest belongs to the room from now on."""
        await self._store.enter_room(code, guest, int(self._clock()), MOST)
        picture = await self.look(code)
        if picture is not None and picture.member(guest) is None:
            raise RoomRefusal("failed-room-full")

    async def leave(self, room: RoomRow, member: MemberRow, *, for_good: bool) -> None:
        """A member has closed the page, or wants to belong to the room no more."""
        now = int(self._clock())
        if not for_good:
            await self._store.left_room(room.code, member.guest, now - HERE - 1)
        else:
            if room.host == member.guest:
                others = [each for each in room.members if each is not member and is_here(each, now)]
                await self._store.pass_room(room.code, room.host, others[0].guest if others else "")
            await self._store.quit_room(room.code, member.guest)
        self._pictures.pop(room.code, None)

    async def rest(self, room: RoomRow, member: MemberRow, *, resting: bool) -> None:
        """A member sits out, or does no more."""
        await self._store.rest_in_room(room.code, member.guest, resting)
        await self.look(room.code)

    # What the host may ------------------------------------------------------------------------------------------

    async def remove(self, room: RoomRow, host: MemberRow, number: int, *, removed: bool) -> None:
        """The host sends somebody away, or lets them come back."""
        other = other_member(room, host, number)
        await self._store.bar_from_room(room.code, other.number, removed)
        await self.look(room.code)

    async def hand_on(self, room: RoomRow, host: MemberRow, number: int) -> None:
        """The host makes somebody else the host."""
        other = other_member(room, host, number)
        if other.barred or not await self._store.pass_room(room.code, host.guest, other.guest):
            raise RoomRefusal("failed-room-nobody")
        await self.look(room.code)

    # Matches ----------------------------------------------------------------------------------------------------

    async def play(self, room: RoomRow, guest: GuestRow, wanted: NewRoomMatch) -> str:
        """Open a match for people of the room, and call everybody to it; returns its id."""
        people = {member.number: (member.guest, member.name) for member in room.members if not member.barred}
        match = await self._house.create(wanted.match, guest.id, guest.name, Invited(room.code, people))
        if not await self._store.call_room(room.code, match, wanted.calls):
            await self._house.remove([match], "gathering", int(self._clock()) + 1)
            raise RoomRefusal("failed-room-called")
        await self.look(room.code)
        return match

    async def call(self, picture: RoomPicture, match: str, calls: int) -> None:
        """Call everybody to a match that was begun before, such as a campaign's."""
        if match not in picture.unfinished:
            raise RoomRefusal("failed-not-found")
        if not await self._store.call_room(picture.room.code, match, calls):
            raise RoomRefusal("failed-room-called")
        await self.look(picture.room.code)


def other_member(room: RoomRow, host: MemberRow, number: int) -> MemberRow:
    """The member of this number, as the host sees it: nobody else may ask, and nobody may be asked about oneself."""
    if room.host != host.guest:
        raise RoomRefusal("failed-room-host")
    for member in room.members:
        if member.number == number and member is not host:
            return member
    raise RoomRefusal("failed-room-nobody")
