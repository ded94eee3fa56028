"""What the store knows of guests: who they are, where they sit, the code that brings one back."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec
from sqlalchemy import ColumnElement, bindparam, case, delete, func, literal_column, select, update
from sqlalchemy.dialects.sqlite import insert as upsert

from saloon.server.store.recovery_codes import CODE_DAYS, hashed
from saloon.server.store.rows import GuestRow
from saloon.server.store.sqlite.base import Base
from saloon.server.store.sqlite.rooms import forgetting
from saloon.server.store.sqlite.schema import away, guests, matches, seats
from saloon.server.store.sqlite.sql import Step, step, text

KNOWN_GUESTS: Final = 4096  # that are not looked up again when they open their next connection
GUESTS: Final = select(guests.c.id, guests.c.name, guests.c.seen, guests.c.session)
GUEST: Final = text(GUESTS.where(guests.c.id == bindparam("value")))
GUEST_OF_CODE: Final = text(
    GUESTS.where(guests.c.recovery == bindparam("value"), guests.c.recovery_until > bindparam("now"))
)
# Those who left seats of a match, but for one who is erased: the place stays, since records count those who came after.
NAMELESS: Final[ColumnElement[str]] = literal_column(
    """(SELECT json_group_array(CASE WHEN json_extract(value, '$[2]') = :of_guest
               THEN json_array(json_extract(value, '$[0]'), '', NULL) ELSE json(value) END)
        FROM json_each(matches.sitters))"""
)


class GuestStore(Base):
    """Guests, and their names and seats in all matches."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self._guests: dict[str, GuestRow] = {}  # who was here lately
        self.guest_changes = 0
        self.ladder_changes = 0  # how often what ladders are made of has changed since the file was opened

    async def save_guest(self, guest: GuestRow) -> None:
        """A new guest, or a new name or visit of a known one."""
        row = msgspec.structs.asdict(guest)
        statement = upsert(guests).values(row)
        change = statement.on_conflict_do_update(index_elements=["id"], set_={"name": guest.name, "seen": guest.seen})
        await self._writer.write(step(change))
        self._changed(guest.id)

    async def visited(self, guest: str, moment: int) -> None:
        """A guest was here at this second; one who was erased meanwhile stays so."""
        await self._writer.write(step(update(guests).where(guests.c.id == guest).values(seen=moment)))
        self._changed(guest)

    async def guest(self, guest: str) -> GuestRow | None:
        """The guest of this id."""
        known = self._guests.get(guest)
        if known is None:
            known = self._guest(GUEST, value=guest)
            if known is not None:
                self._remember(known)
        return known

    def _changed(self, guest: str) -> None:
        self._guests.pop(guest, None)
        self.guest_changes += 1

    def _remember(self, guest: GuestRow) -> None:
        if len(self._guests) >= KNOWN_GUESTS:
            self._guests.clear()
        self._guests[guest.id] = guest

    async def rename_guest(self, guest: str, old: str, new: str) -> int:
        """Another name for a guest, also at its seats, unless the match is over; who shares its device keeps theirs.

        Returns how many seats that were.
        """
        phase = select(matches.c.phase).where(matches.c.id == seats.c.match).scalar_subquery()
        changed = await self._writer.write(
            step(update(guests).where(guests.c.id == guest).values(name=new, seen=int(time.time()))),
            step(update(seats).where(seats.c.guest == guest, seats.c.name == old, phase != "over").values(name=new)),
            long=True,
        )
        self._changed(guest)
        return changed - 1

    async def new_session(self, guest: str) -> None:
        """From now on the guest's earlier cookies are nobody's, and so is a code that was not used."""
        change = {"session": guests.c.session + 1, "recovery": None}
        await self._writer.write(step(update(guests).where(guests.c.id == guest).values(change)))
        self._changed(guest)

    async def set_recovery(self, guest: str, code: str) -> None:
        """Whoever knows this code may come back as this guest, once and before it expires."""
        until = int(time.time()) + CODE_DAYS * 24 * 3600
        change = {"recovery": hashed(code), "recovery_until": until}
        await self._writer.write(step(update(guests).where(guests.c.id == guest).values(change)))

    async def recover(self, code: str) -> GuestRow | None:
        """The guest whose code this is; the code is spent, and of several who bring it at once only one comes in."""
        found = self._guest(GUEST_OF_CODE, value=hashed(code), now=int(time.time()))
        if found is None:
            return None
        spent = await self._writer.write(
            step(update(guests).where(guests.c.recovery == hashed(code)).values(recovery=None))
        )
        return found if spent else None

    async def forget_guests(self, gone: Sequence[str], stand_ins: Mapping[str, str]) -> None:
        """Erase guests: their names at every seat, and they themselves.

        Their matches stay with nobody's name. A seat is open again where people gather; where a match is played, the
        bot that `stand_ins` names for its game plays on.
        """
        await self._writer.write(*erasure(gone, stand_ins), long=True)
        for guest in gone:
            self._changed(guest)
        self.ladder_changes += 1

    async def guests_unseen_since(self, moment: int) -> list[str]:
        """Guests who have not been here since this second, the longest gone first."""
        return await self._ids(select(guests.c.id).where(guests.c.seen < moment).order_by(guests.c.seen))

    async def count_guests(self) -> int:
        """How many guests the house knows."""
        query = select(func.count()).select_from(guests)
        return await self._reader.read(lambda connection: int(connection.execute(query).scalar_one()))

    def _guest(self, query: str, **values: str | int) -> GuestRow | None:
        row = self._here.execute(query, values).fetchone()
        return None if row is None else GuestRow(*row)


def erasure(gone: Sequence[str], stand_ins: Mapping[str, str]) -> list[Step]:
    """The statements that erase guests; they do to rows what `seating.forget` does at a table that stands."""
    rows = [{"of_guest": guest} for guest in gone]
    theirs = update(seats).where(seats.c.guest == bindparam("of_guest"))
    bot = case({"": "", **stand_ins}, value=matches.c.game, else_="")
    bot_here = select(bot).where(matches.c.id == seats.c.match).scalar_subquery()
    next_host = (
        select(seats.c.guest)
        .where(seats.c.match == matches.c.id, seats.c.guest.is_not(None))
        .order_by(seats.c.seat)
        .limit(1)
        .scalar_subquery()
    )
    hosted = update(matches).where(matches.c.host == bindparam("of_guest"))
    barring = update(matches).where(matches.c.phase != "over", matches.c.barred.is_not(None))
    left = func.instr(matches.c.sitters, '"' + bindparam("of_guest") + '"') > 0
    gone_since = update(matches).where(matches.c.sitters.is_not(None), left)
    others = func.json_remove(matches.c.barred, '$."' + bindparam("of_guest") + '"')
    return [
        step(theirs.where(in_phase("gathering")).values(kind="open", guest=None, name="", nonce="", warm=False), *rows),
        step(theirs.where(in_phase("playing")).values(kind="bot", guest=None, name=bot_here, warm=False), *rows),
        step(theirs.values(guest=None, name=""), *rows),
        step(hosted.where(matches.c.phase == "over").values(host=""), *rows),
        step(hosted.values(host=func.coalesce(next_host, "")), *rows),
        step(barring.values(barred=others), *rows),
        step(gone_since.values(sitters=NAMELESS), *rows),
        *forgetting(rows),
        step(delete(away).where(away.c.guest == bindparam("of_guest")), *rows),
        step(delete(guests).where(guests.c.id == bindparam("of_guest")), *rows),
    ]


def in_phase(phase: str) -> ColumnElement[bool]:
    """Whether a seat's match is in a phase."""
    return select(matches.c.phase).where(matches.c.id == seats.c.match).scalar_subquery() == phase
