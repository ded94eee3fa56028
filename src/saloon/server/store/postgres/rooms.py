"""Rooms: who belongs to them, who is there, and to which match everybody is called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import asyncpg
import msgspec

from saloon.server.store.room_values import MATCHES, SEATS, VISITED_AGAIN, room_matches
from saloon.server.store.rows import MemberRow, RoomMatch, RoomRow

MEMBERS: Final = """(SELECT coalesce(json_agg(json_build_array(
        p.number, p.guest, g.name, p.came, p.seen, p.at, p.resting, p.barred) ORDER BY p.number), '[]')
    FROM members p JOIN guests g ON g.id = p.guest WHERE p.room = r.code)"""
ROOM: Final = f"SELECT r.code, r.host, r.created, r.visited, r.calls, r.called, {MEMBERS} FROM rooms r"
OF_ROOM: Final = f"SELECT {', '.join(MATCHES)} FROM matches WHERE room = $1 ORDER BY created DESC, number DESC LIMIT $2"
SEATS_OF_ROOM: Final = f"""SELECT {", ".join(f"s.{name}" for name in SEATS)} FROM seats s
    JOIN matches m ON m.id = s.match WHERE m.room = $1 ORDER BY s.match, s.seat"""
ENTER: Final = """INSERT INTO members (room, guest, number, came, seen, at, resting, barred)
    SELECT code, $2, numbers, $3, $3, '', false, false FROM rooms WHERE code = $1
    AND (SELECT count(*) FROM members WHERE room = $1) < $4 ON CONFLICT DO NOTHING"""

Member = tuple[int, str, str, int, int, str, bool, bool]
members_of: Final = msgspec.json.Decoder(list[Member]).decode


class Rooms:
    """The questions about rooms."""

    def __init__(self, pool: asyncpg.Pool) -> None:
        self._pool = pool

    async def add_room(self, room: RoomRow) -> bool:
        """A new room, without its members; False if its code is another's."""
        return await self._has_changed(
            """INSERT INTO rooms (code, host, created, visited, calls, called) VALUES ($1, $2, $3, $4, $5, $6)
               ON CONFLICT DO NOTHING""",
            room.code,
            room.host,
            room.created,
            room.visited,
            room.calls,
            room.called,
        )

    async def room(self, code: str) -> RoomRow | None:
        """The room of this code, with its members in the order in which they came first."""
        row = await self._pool.fetchrow(f"{ROOM} WHERE r.code = $1", code)
        return None if row is None else with_members(row)

    async def rooms_of(self, guest: str, most: int = 12) -> list[RoomRow]:
        """The rooms to which a guest belongs, those visited last first."""
        query = f"""{ROOM} JOIN members o ON o.room = r.code
            WHERE o.guest = $1 AND NOT o.barred ORDER BY r.visited DESC LIMIT $2"""
        return [with_members(row) for row in await self._pool.fetch(query, guest, most)]

    async def room_matches(self, code: str, most: int = 1000) -> list[RoomMatch]:
        """The matches of a room, the newest first."""
        found = await self._pool.fetch(OF_ROOM, code, most)
        return room_matches(map(tuple, found), map(tuple, await self._pool.fetch(SEATS_OF_ROOM, code)))

    async def enter_room(self, code: str, guest: str, moment: int, most: int) -> None:
        """A guest belongs to a room from now on, if it is there and has fewer members than this."""
        async with self._pool.acquire() as connection, connection.transaction():
            await connection.execute(
                """UPDATE rooms SET numbers = numbers + 1, visited = $3 WHERE code = $1
                   AND NOT EXISTS (SELECT FROM members WHERE room = $1 AND guest = $2)""",
                code,
                guest,
                moment,
            )
            await connection.execute(ENTER, code, guest, moment, most)

    async def beat_in_room(self, code: str, guest: str, moment: int, at: str, gap: int) -> None:
        """A member gives a sign of life, at the table of a match or in the room."""
        beat = """UPDATE members SET came = CASE WHEN seen < $3::bigint - $5 THEN $3 ELSE came END, seen = $3, at = $4
                  WHERE room = $1 AND guest = $2 AND NOT barred"""
        await self._pool.execute(beat, code, guest, moment, at, gap)
        visit = f"UPDATE rooms SET visited = $2 WHERE code = $1 AND visited < $2::bigint - {VISITED_AGAIN}"
        await self._pool.execute(visit, code, moment)

    async def left_room(self, code: str, guest: str, moment: int) -> None:
        """A member has closed the page: it was not seen after this second."""
        change = "UPDATE members SET seen = $3 WHERE room = $1 AND guest = $2 AND seen > $3"
        await self._pool.execute(change, code, guest, moment)

    async def rest_in_room(self, code: str, guest: str, resting: bool) -> None:
        """A member sits out, or does no more."""
        change = "UPDATE members SET resting = $3 WHERE room = $1 AND guest = $2"
        await self._pool.execute(change, code, guest, resting)

    async def bar_from_room(self, code: str, number: int, barred: bool) -> None:
        """A member is sent away, or may come back."""
        change = "UPDATE members SET barred = $3 WHERE room = $1 AND number = $2"
        await self._pool.execute(change, code, number, barred)

    async def quit_room(self, code: str, guest: str) -> None:
        """A guest belongs to a room no more; who was sent away stays so."""
        await self._pool.execute("DELETE FROM members WHERE room = $1 AND guest = $2 AND NOT barred", code, guest)

    async def pass_room(self, code: str, host: str, following: str) -> bool:
        """Another member is the host, if it is still this one who was until now."""
        return await self._has_changed(
            "UPDATE rooms SET host = $3 WHERE code = $1 AND host = $2", code, host, following
        )

    async def call_room(self, code: str, match: str, calls: int | None) -> bool:
        """Everybody is called to a match, if they were called so often before; `None`: however often."""
        return await self._has_changed(
            """UPDATE rooms SET calls = calls + 1, called = $2
               WHERE code = $1 AND ($3::int IS NULL OR calls = $3)""",
            code,
            match,
            calls,
        )

    async def rooms_unvisited_since(self, moment: int) -> list[str]:
        """Rooms that nobody has visited since this second."""
        rows = await self._pool.fetch("SELECT code FROM rooms WHERE visited < $1 ORDER BY visited", moment)
        return [row["code"] for row in rows]

    async def delete_rooms(self, gone: Sequence[str], moment: int) -> None:
        """Delete rooms that nobody has visited since this second; their matches stay."""
        await self._pool.execute("DELETE FROM rooms WHERE code = ANY($1) AND visited < $2", list(gone), moment)

    async def _has_changed(self, statement: str, *values: object) -> bool:
        """Whether a statement has changed a row."""
        done: str = await self._pool.execute(statement, *values)
        return not done.endswith(" 0")


def with_members(row: Sequence[Any]) -> RoomRow:
    """The room of a row that carries its members."""
    *values, members = row
    room = RoomRow(*values)
    room.members = [MemberRow(*member) for member in members_of(members)]
    return room
