"""Files of older houses: they are brought up to date, all the way or not at all, with everything in them."""

from __future__ import annotations

import asyncio
import itertools
import json
import shutil
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import event

from saloon.server.store import GhostOf, GuestRow, RaceTerms, Terms
from saloon.server.store.entries import Entry
from saloon.server.store.recovery_codes import hashed
from saloon.server.store.sqlite import SqliteStore
from saloon.server.store.sqlite.file import migrate, migrations
from saloon.server.store.sqlite.schema import metadata
from tests.server.stored import a_match, append, engine_of

INSERT_MATCH = (
    "INSERT INTO matches (id, game, rules, options, phase, host, terms, secret, prefix, created, number)"
    " VALUES ('m', 'duel', 1, '{}', 'playing', 'ann', '{}', 'ab', 0, 5, 4)"
)


def migrate_to(path: Path, revision: str, go: Callable[[Config, str], None] = command.upgrade) -> None:
    """Bring a file to the form of some version."""
    with engine_of(str(path)).begin() as connection:
        go(migrations(connection), revision)


def test_the_migrations_make_exactly_the_schema() -> None:
    with engine_of(":memory:").connect() as connection:
        migrate(connection)
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def migrate_and_look(path: Path, every: int) -> list[Path]:
    """Bring a file up to date; what lay on the disk before every so many statements, as a kill would have left it."""
    engine, left = engine_of(str(path)), list[Path]()
    said = itertools.count()

    def keep(*_: object) -> None:
        if (number := next(said)) % every == 0:
            folder = path.parent / f"before-{number}"
            folder.mkdir()
            for file in (path, Path(f"{path}-wal")):
                if file.exists():
                    shutil.copy(file, folder)
            left.append(folder / path.name)

    event.listen(engine, "before_cursor_execute", keep)
    with engine.begin() as connection:
        connection.exec_driver_sql("PRAGMA cache_size = 1")  # pages reach the disk while the transaction is under way
        migrate(connection)
    engine.dispose()
    return left


@pytest.mark.parametrize(("form", "every"), [("0001", 4), ("0008", 1)])
def test_killed_while_a_file_is_brought_up_to_date_it_opens_the_next_time(
    tmp_path: Path, form: str, every: int
) -> None:
    path = tmp_path / "saloon.db"
    migrate_to(path, form)
    with closing(sqlite3.connect(path)) as old:
        old.execute("PRAGMA journal_mode = WAL")
        old.execute(INSERT_MATCH if form == "0008" else INSERT_MATCH.replace(", number)", ")").replace(", 4)", ")"))
        old.execute("INSERT INTO guests (id, name, seen) VALUES ('ann', 'Ann', 7)")
        old.commit()

    async def open_again(path: Path) -> None:
        store = await SqliteStore.open(path)
        assert await store.guest("ann") == GuestRow("ann", "Ann", 7, 0)
        row = await store.match("m")
        assert row is not None
        assert (row.game, row.secret, row.barred) == ("duel", "ab", {})
        await store.close()

    left = migrate_and_look(path, every)
    assert len(left) > 10
    for file in left:
        asyncio.run(open_again(file))


def test_a_file_of_the_first_house_opens_with_everything_in_it(tmp_path: Path) -> None:
    path = tmp_path / "saloon.db"
    with closing(sqlite3.connect(path)) as old:
        migrate_to(path, "0001")
        for match in ("later", "early"):
            old.execute(
                "INSERT INTO matches (id, game, rules, options, phase, host, terms, secret, prefix, created)"
                " VALUES (?, 'duel', 1, '{}', 'playing', 'ann', '{}', 'ab', 0, 5)",
                (match,),
            )
            for seq, move in enumerate(["first 0", f"17^ {match}"]):
                old.execute(
                    "INSERT INTO entries (match, seq, seat, move, at, command, note) VALUES (?, ?, 0, ?, 3, 9, 'n')",
                    (match, seq, move),
                )
        old.commit()

    async def story() -> None:
        store = await SqliteStore.open(path)
        for match in ("early", "later"):
            assert await store.entries(match) == [Entry(0, "first 0", 3, 9, "n"), Entry(0, f"17^ {match}", 3, 9, "n")]
        new = a_match()
        await store.add_match(new)
        store_numbers = {row.number for name in ("early", "later", "m1") if (row := await store.match(name))}
        assert store_numbers == {1, 2, 3}
        await store.close()

    asyncio.run(story())


def test_a_file_of_the_sixth_form_keeps_what_was_not_yet_in_its_place(tmp_path: Path) -> None:
    path = tmp_path / "saloon.db"
    migrate_to(path, "0006")
    with closing(sqlite3.connect(path)) as old:
        old.execute(INSERT_MATCH)
        for table, seq in (("units", 0), ("recent", 1), ("recent", 2)):
            old.execute(f"INSERT INTO {table} (match, seq, entries) VALUES (4, ?, ?)", [seq, f'[[0,"{seq}^",3,9,"n"]]'])
        old.commit()

    async def story() -> None:
        store = await SqliteStore.open(path)
        assert await store.entries("m") == [Entry(0, f"{seq}^", 3, 9, "n") for seq in range(3)]
        await store.close()

    asyncio.run(story())


def test_a_file_of_the_eighth_form_keeps_everything_from_now_on(tmp_path: Path) -> None:
    path, before = tmp_path / "saloon.db", int(time.time())
    migrate_to(path, "0008")
    with closing(sqlite3.connect(path)) as old:
        old.execute(INSERT_MATCH)
        old.execute("INSERT INTO guests (id, name, seen, recovery) VALUES ('ann', 'Ann', 7, ?)", [hashed("secretcode")])
        old.commit()

    async def story() -> None:
        store = await SqliteStore.open(path)
        assert await store.gathering_since(before) == await store.given_up_since(before) == []
        assert await store.guest("ann") == GuestRow("ann", "Ann", 7, 0)
        assert await store.recover("secretcode") == GuestRow("ann", "Ann", 7, 0)
        await store.close()

    asyncio.run(story())


OLD_TERMS = {"spectators": False, "race": "friends", "camera": False, "limit": True, "clock": None, "ghost": None}
RACED = {"race": "ghost", "camera": False, "limit": False, "ghost": {"match": "m0", "seat": 1}}
OLD_ROWS: dict[str, tuple[str, dict[str, object], Terms]] = {  # game, terms as they were, terms as they are
    "common": ("duel", OLD_TERMS, Terms(spectators=False)),
    "raced": ("jane", OLD_TERMS, Terms(spectators=False, race=RaceTerms())),
    "ghost": ("jane", {**OLD_TERMS, **RACED}, Terms(False, race=RaceTerms("ghost", False, False, GhostOf("m0", 1)))),
    "ranked": ("jane", {"race": "ranked", "camera": True}, Terms(race=RaceTerms("ranked", camera=True))),
    "oldest": ("duel", {}, Terms()),
    "another": ("snap", {"race": "room"}, Terms(race=RaceTerms("room"))),
}


def test_a_file_of_the_twelfth_form_keeps_the_terms_of_its_races(tmp_path: Path) -> None:
    path = tmp_path / "saloon.db"
    migrate_to(path, "0012")
    with closing(sqlite3.connect(path)) as old:
        for number, (match, (game, before, _)) in enumerate(OLD_ROWS.items()):
            old.execute(
                "INSERT INTO matches (id, game, rules, options, phase, host, terms, secret, prefix, created, number)"
                " VALUES (?, ?, 1, '{}', 'playing', 'ann', ?, 'ab', 0, 5, ?)",
                (match, game, json.dumps(before), number),
            )
        old.commit()

    async def story() -> None:
        store = await SqliteStore.open(path)
        for match, (_, _, now) in OLD_ROWS.items():
            row = await store.match(match)
            assert row is not None
            assert row.terms == now
        await store.close()

    asyncio.run(story())
    migrate_to(path, "0012", command.downgrade)
    with closing(sqlite3.connect(path)) as back:
        for match, (_, before, _) in OLD_ROWS.items():
            [[terms]] = back.execute("SELECT terms FROM matches WHERE id = ?", [match])
            known = {name: value for name, value in json.loads(terms).items() if name in before}
            assert known == before
            assert isinstance(json.loads(terms)["race"], str)


def test_every_migration_goes_back(tmp_path: Path) -> None:
    path = tmp_path / "saloon.db"
    entries = [Entry(0, "end", 3, 9), Entry(1, "2^", 4), Entry(1, "end", 4)]

    async def story() -> None:
        store = await SqliteStore.open(path)
        await store.add_match(a_match())
        await append(store, 1, *entries[:2])
        await store.close()
        store = await SqliteStore.open(path)  # what was written is put away now, what comes next waits for it
        await append(store, 1, *entries[2:], seq=2)
        await store.close()

    asyncio.run(story())
    migrate_to(path, "0001", command.downgrade)
    with closing(sqlite3.connect(path)) as old:
        moves = old.execute("SELECT match, seq, seat, move FROM entries ORDER BY seq").fetchall()
    assert moves == [("m1", seq, entry.seat, entry.move) for seq, entry in enumerate(entries)]
