"""The store's connections: one for what is asked at once, some for longer questions, one that writes."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from pathlib import Path
from typing import Final, Self

import structlog
from sqlalchemy import Select, func, insert, select
from sqlalchemy.dialects.sqlite import insert as upsert

from saloon.server.store.sqlite.file import Unsound, bring_up_to_date, connect, engine_for, look_through
from saloon.server.store.sqlite.reader import Reader
from saloon.server.store.sqlite.schema import house, journal, matches, metadata, units
from saloon.server.store.sqlite.sql import step, text
from saloon.server.store.sqlite.writer import Writer

log = structlog.get_logger()

HIGHEST_NUMBER: Final = text(select(func.max(matches.c.number)))
FIRSTS: Final = [step(select(table).order_by(*table.primary_key).limit(1)) for table in metadata.sorted_tables]
LASTS: Final = [step(select(table).order_by(table.c.row.desc()).limit(1)) for table in (journal, units)]
SPARE: Final = 32 * 2**20  # bytes that must be free on the disk


class Base:
    """One SQLite file. What is asked about one row is answered at once, longer questions beside; one writer writes."""

    shared: Final = None  # a file has one house

    def __init__(self, path: Path) -> None:
        self.path = path
        self._engine = engine_for(path)
        self._reader = Reader(self._engine)
        self._here = connect(path)
        self._matches: int = self._here.execute(HIGHEST_NUMBER).fetchone()[0] or 0
        self._writer = Writer(connect(path))
        self.unreachable: tuple[type[Exception], ...] = ()  # a file is there or is not
        self.damage = ""  # what was found wrong with the file, if anything

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Open the file, making it or bringing it up to date."""
        bring_up_to_date(path)
        return cls(path)

    async def close(self) -> None:
        """Finish all writing and close the file."""
        await self._writer.close()
        self._reader.close()
        self._here.close()
        self._engine.dispose()

    async def key(self) -> bytes:
        """The key that signs cookies; made once."""
        found = await self.note("key")
        if found is not None:
            return found
        key = os.urandom(32)
        await self._writer.write(step(insert(house).values(name="key", value=key)))
        return key

    async def note(self, name: str) -> bytes | None:
        """What the house has noted down under a name."""
        query = select(house.c.value).where(house.c.name == name)
        found = await self._reader.read(lambda connection: connection.execute(query).scalar())
        return None if found is None else bytes(found)

    async def write_note(self, name: str, value: bytes) -> None:
        """Note something down, in the place of what was there."""
        statement = upsert(house).values(name=name, value=value)
        await self._writer.write(step(statement.on_conflict_do_update(index_elements=["name"], set_={"value": value})))

    async def look_through(self) -> None:
        """Look through the whole file for damage, beside everything else; `damage` says what was found."""
        try:
            await asyncio.to_thread(look_through, self.path)
        except (Unsound, sqlite3.DatabaseError) as error:
            self.damage = str(error)
            log.error("the file is damaged: put a backup in its place", found=self.damage)  # noqa: TRY400

    @property
    def has_room(self) -> bool:
        """Whether the disk has room for new things: those that have begun need some to go on."""
        return shutil.disk_usage(self.path.parent).free >= SPARE

    async def ready(self) -> bool:
        """Whether the file can be read and written. It is written to only if the last who tried could not."""
        if self.damage:
            return False
        for query, (values,) in (*FIRSTS, *LASTS):
            self._here.execute(query, values).fetchall()
        if self._writer.failing:
            await self._writer.write(step(house.update().where(house.c.name == "key").values(name="key")))
        return self.has_room

    async def _ids(self, query: Select[str]) -> list[str]:
        return await self._reader.read(lambda connection: list(connection.execute(query).scalars()))
