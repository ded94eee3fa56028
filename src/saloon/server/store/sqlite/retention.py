"""What the store lets go: matches that never began, were given up, or are nobody's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Select, bindparam, delete, exists, func, select, union_all, update

from saloon.server.store.rows import Phase
from saloon.server.store.sqlite.base import Base
from saloon.server.store.sqlite.schema import guests, matches, results, seats, units
from saloon.server.store.sqlite.sql import step

UNTOUCHED: Final = (
    select(matches.c.id)
    .where(matches.c.phase == bindparam("of_phase"), matches.c.touched < bindparam("moment"))
    .order_by(matches.c.touched)
)
NOBODYS: Final = UNTOUCHED.where(
    ~exists().where(seats.c.match == matches.c.id, seats.c.kind == "guest"),
    ~exists().where(results.c.match == matches.c.id),
)
PERSON: Final = seats.alias("person")
MOVES: Final = func.json_each(units.c.entries).table_valued("key", "value", name="moves")
PLAYED: Final = (  # by a person, and not only taken over from another match
    exists()
    .where(units.c.match == matches.c.number, units.c.seq + MOVES.c.key >= matches.c.prefix)
    .where(PERSON.c.match == matches.c.id, PERSON.c.kind == "guest")
    .where(PERSON.c.seat == func.json_extract(MOVES.c.value, "$[0]"))
)
ALONE: Final = (  # one person among bots
    select(func.count()).where(seats.c.match == matches.c.id, seats.c.kind != "bot").scalar_subquery() == 1
)
UNPLAYED: Final = UNTOUCHED.where(ALONE, ~PLAYED)
MOMENTS: Final = union_all(select(guests.c.seen.label("moment")), select(matches.c.touched)).subquery()
NEWEST: Final = select(func.max(MOMENTS.c.moment))
CLOCK: Final = "clock"
LEAP: Final = "leap"  # the note of what a clock said that had leapt, when it was last believed a little


class Retention(Base):
    """Finds what nobody needs any more, and deletes it."""

    async def gathering_since(self, moment: int) -> list[str]:
        """Matches that have not begun though they were opened before this second."""
        return await self._untouched(UNTOUCHED, "gathering", moment)

    async def given_up_since(self, moment: int) -> list[str]:
        """Matches that are not over though nothing has happened to them since this second."""
        await self._writer.put_away()  # by which it is known when something happened
        return await self._untouched(UNTOUCHED, "playing", moment)

    async def unplayed_since(self, moment: int) -> list[str]:
        """Matches against bots in which no person has moved, and nothing else happened since this second."""
        await self._writer.put_away()
        return await self._untouched(UNPLAYED, "playing", moment)

    async def nobodys_since(self, moment: int) -> list[str]:
        """Finished matches of before this second in which no person sat: bots' own, and records brought along."""
        return await self._untouched(NOBODYS, "over", moment)

    async def _untouched(self, query: Select[str], phase: Phase, moment: int) -> list[str]:
        return await self._ids(query.params(of_phase=phase, moment=moment))

    async def pack(self, most: int, rest: int) -> int:
        """Nothing to do: the file of one house is small enough as it is."""
        return 0

    async def make_room(self) -> None:
        """Nothing to do: a file grows by itself."""

    async def delete_matches(self, gone: Sequence[str], phase: Phase, moment: int) -> None:
        """Delete matches with all that belongs to them, if they are still as they were found.

        Nobody may add to them meanwhile. A match whose rematch goes may have another one.
        """
        await self._writer.put_away()
        before = await self._ids(select(matches.c.id).where(matches.c.next.in_(gone)))
        rows = [{"of_match": match} for match in gone]
        found = (matches.c.id == bindparam("of_match"), matches.c.phase == phase, matches.c.touched < moment)
        steps = [
            step(delete(units).where(units.c.match.in_(select(matches.c.number).where(*found))), *rows),
            step(delete(matches).where(*found), *rows),  # its seats and bids go with it
        ]
        if before:
            rematch = matches.alias()
            orphan = update(matches).where(
                matches.c.id == bindparam("of_match"), ~exists().where(rematch.c.id == matches.c.next)
            )
            steps.append(step(orphan.values(next=None), *({"of_match": match} for match in before)))
        await self._writer.write(*steps, long=True)

    async def last_moment(self) -> int | None:
        """The latest second that the house knows to have been; None in a new one."""
        noted = await self.note(CLOCK)
        if noted is not None:
            return int(noted)
        return await self._reader.read(lambda connection: connection.execute(NEWEST).scalar())

    async def last_leap(self) -> int | None:
        """What a clock that had leapt said when it was last believed a little."""
        noted = await self.note(LEAP)
        return None if noted is None else int(noted)

    async def note_leap(self, moment: int) -> None:
        """A clock that has leapt is believed a little; it says this."""
        await self.write_note(LEAP, b"%d" % moment)

    async def note_moment(self, moment: int) -> None:
        """Remember it."""
        await self.write_note(CLOCK, b"%d" % moment)
