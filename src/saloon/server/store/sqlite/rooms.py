"""Rooms: who belongs to them, who is there, and to which match everybody is called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection, bindparam, delete, select, update
from sqlalchemy.dialects.sqlite import insert as upsert

from saloon.server.store.room_values import MATCHES, SEATS, VISITED_AGAIN, room_matches
from saloon.server.store.rows import MemberRow, RoomMatch, RoomRow
from saloon.server.store.sqlite.base import Base
from saloon.server.store.sqlite.schema import guests, matches, members, rooms, seats
from saloon.server.store.sqlite.sql import Step, step, text

ROOM: Final = text(
    select(rooms.c.code, rooms.c.host, rooms.c.created, rooms.c.visited, rooms.c.calls, rooms.c.called).where(
        rooms.c.code == bindparam("of_room")
    )
)
MEMBERS: Final = text(
    select(members.c.number, members.c.guest, guests.c.name, *(members.c[name] for name in ("came", "seen", "at")))
    .add_columns(members.c.resting, members.c.barred)
    .join(guests, guests.c.id == members.c.guest)
    .where(members.c.room == bindparam("of_room"))
    .order_by(members.c.number)
)
OF_ROOM: Final = (
    select(*(matches.c[name] for name in MATCHES))
    .where(matches.c.room == bindparam("of_room"))
    .order_by(matches.c.number.desc())
    .limit(bindparam("most"))
)
SEATS_OF_ROOM: Final = (
    select(*(seats.c[name] for name in SEATS))
    .join(matches, matches.c.id == seats.c.match)
    .where(matches.c.room == bindparam("of_room"))
    .order_by(seats.c.match, seats.c.seat)
)
OWN: Final = (
    select(members.c.room)
    .join(rooms, rooms.c.code == members.c.room)
    .where(members.c.guest == bindparam("of_guest"), ~members.c.barred)
    .order_by(rooms.c.visited.desc())
    .limit(bindparam("most"))
)
GIVE_NUMBER: Final = """
UPDATE rooms SET numbers = numbers + 1, visited = :moment WHERE code = :room
AND NOT EXISTS (SELECT 1 FROM members WHERE room = :room AND guest = :guest)"""
ENTER: Final = """
INSERT INTO members (room, guest, number, came, seen, at, resting, barred)
SELECT code, :guest, numbers, :moment, :moment, '', 0, 0 FROM rooms
WHERE code = :room AND (SELECT count(*) FROM members WHERE room = :room) < :most ON CONFLICT DO NOTHING"""
BEAT: Final = """
UPDATE members SET came = CASE WHEN seen < :moment - :gap THEN :moment ELSE came END, seen = :moment, at = :at
WHERE room = :room AND guest = :guest AND NOT barred"""
VISIT: Final = "UPDATE rooms SET visited = :moment WHERE code = :room AND visited < :moment - :again"


class RoomStore(Base):
    """Rooms and their members."""

    async def add_room(self, room: RoomRow) -> bool:
        """A new room, without its members; False if its code is another's."""
        row = {name: getattr(room, name) for name in room.__struct_fields__ if name != "members"}
        return await self._writer.write(step(upsert(rooms).values(row).on_conflict_do_nothing())) > 0

    async def room(self, code: str) -> RoomRow | None:
        """The room of this code, with its members in the order in which they came first."""
        row = self._here.execute(ROOM, {"of_room": code}).fetchone()
        if row is None:
            return None
        room = RoomRow(*row)
        room.members = [member_of(member) for member in self._here.execute(MEMBERS, {"of_room": code})]
        return room

    async def rooms_of(self, guest: str, most: int = 12) -> list[RoomRow]:
        """The rooms to which a guest belongs, those visited last first."""
        found = [await self.room(code) for code in await self._ids(OWN.params(of_guest=guest, most=most))]
        return [room for room in found if room is not None]

    async def room_matches(self, code: str, most: int = 1000) -> list[RoomMatch]:
        """The matches of a room, the newest first."""

        def look(connection: Connection) -> list[RoomMatch]:
            found = connection.execute(OF_ROOM, {"of_room": code, "most": most}).all()
            return room_matches(found, connection.execute(SEATS_OF_ROOM, {"of_room": code}).all())

        return await self._reader.read(look)

    async def enter_room(self, code: str, guest: str, moment: int, most: int) -> None:
        """A guest belongs to a room from now on, if it is there and has fewer members than this."""
        values = [{"room": code, "guest": guest, "moment": moment, "most": most}]
        await self._writer.write((GIVE_NUMBER, values), (ENTER, values))

    async def beat_in_room(self, code: str, guest: str, moment: int, at: str, gap: int) -> None:
        """A member gives a sign of life, at the table of a match or in the room."""
        values = [{"room": code, "guest": guest, "moment": moment, "at": at, "gap": gap, "again": VISITED_AGAIN}]
        await self._writer.write((BEAT, values), (VISIT, values))

    async def left_room(self, code: str, guest: str, moment: int) -> None:
        """A member has closed the page: it was not seen after this second."""
        await self._change(code, guest, members.c.seen > moment, seen=moment)

    async def rest_in_room(self, code: str, guest: str, resting: bool) -> None:
        """A member sits out, or does no more."""
        await self._change(code, guest, resting=resting)

    async def bar_from_room(self, code: str, number: int, barred: bool) -> None:
        """A member is sent away, or may come back."""
        row = update(members).where(members.c.room == code, members.c.number == number)
        await self._writer.write(step(row.values(barred=barred)))

    async def quit_room(self, code: str, guest: str) -> None:
        """A guest belongs to a room no more; who was sent away stays so."""
        gone = (members.c.room == code, members.c.guest == guest, ~members.c.barred)
        await self._writer.write(step(delete(members).where(*gone)))

    async def pass_room(self, code: str, host: str, following: str) -> bool:
        """Another member is the host, if it is still this one who was until now."""
        row = update(rooms).where(rooms.c.code == code, rooms.c.host == host)
        return await self._writer.write(step(row.values(host=following))) > 0

    async def call_room(self, code: str, match: str, calls: int | None) -> bool:
        """Everybody is called to a match, if they were called so often before; `None`: however often."""
        row = update(rooms).where(rooms.c.code == code)
        if calls is not None:
            row = row.where(rooms.c.calls == calls)
        return await self._writer.write(step(row.values(calls=rooms.c.calls + 1, called=match))) > 0

    async def rooms_unvisited_since(self, moment: int) -> list[str]:
        """Rooms that nobody has visited since this second."""
        return await self._ids(select(rooms.c.code).where(rooms.c.visited < moment).order_by(rooms.c.visited))

    async def delete_rooms(self, gone: Sequence[str], moment: int) -> None:
        """Delete rooms that nobody has visited since this second; their matches stay."""
        if gone:
            rows = [{"of_room": code} for code in gone]
            old = (rooms.c.code == bindparam("of_room"), rooms.c.visited < moment)
            theirs = matches.c.room.in_(select(rooms.c.code).where(*old))
            await self._writer.write(
                step(update(matches).where(theirs).values(room=None), *rows),
                step(delete(rooms).where(*old), *rows),
                long=True,
            )

    async def _change(self, code: str, guest: str, *where: Any, **values: object) -> None:
        row = update(members).where(members.c.room == code, members.c.guest == guest, *where)
        await self._writer.write(step(row.values(**values)))


def forgetting(rows: Sequence[dict[str, str]]) -> list[Step]:
    """The statements that take erased guests out of their rooms: `of_guest` names each."""
    return [
        step(update(rooms).where(rooms.c.host == bindparam("of_guest")).values(host=""), *rows),
        step(delete(members).where(members.c.guest == bindparam("of_guest")), *rows),
    ]


def member_of(row: Sequence[Any]) -> MemberRow:
    """The member of a row; SQLite has no truth values."""
    member = MemberRow(*row)
    member.resting, member.barred = bool(member.resting), bool(member.barred)
    return member
