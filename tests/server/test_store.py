"""The house's memory."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Engine, NullPool, create_engine, event

from saloon.server.entries import Entry
from saloon.server.store import BidRow, GuestRow, MatchRow, SeatRow, Store, Terms
from saloon.server.store.journal import ENOUGH, UNITS, read_entries
from saloon.server.store.schema import metadata
from saloon.server.store.statements import UPDATE_SEAT, changes
from saloon.server.store.store import migrate, migrations
from saloon.server.store.writer import settle
from saloon.server.wire import ClockSettings

INSERT_MATCH = (
    "INSERT INTO matches (id, game, rules, options, phase, host, terms, secret, prefix, created, number)"
    " VALUES ('m', 'duel', 1, '{}', 'playing', 'ann', '{}', 'ab', 0, 5, 4)"
)


def append(store: Store, match: int, *moves: Entry, seq: int = 0) -> Awaitable[None]:
    """Append entries; done when they are durable."""
    written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    store.append(a_match(match), seq, moves, partial(settle, written))
    return written


def engine_of(database: str) -> Engine:
    """A way into a file that keeps nothing open."""
    return create_engine(f"sqlite:///{database}", poolclass=NullPool)


def migrate_to(path: Path, revision: str, go: Callable[[Config, str], None] = command.upgrade) -> None:
    """Bring a file to the form of some version."""
    with engine_of(str(path)).begin() as connection:
        go(migrations(connection), revision)


def seen_by_another(path: Path, match: str) -> list[Entry]:
    """The entries of a match that somebody else who opens the file finds there by now."""
    with engine_of(str(path)).connect() as other:
        found = other.execute(UNITS, {"of_match": match}).all()
    return [entry for _, entries in found for entry in read_entries(entries)]


def a_match(number: int = 1) -> MatchRow:
    return MatchRow(
        id=f"m{number}",
        game="duel",
        rules=1,
        options='{"touch_move":true}',
        phase="playing",
        host="ann",
        terms=Terms(chat=True, clock=ClockSettings(30, 60)),
        secret="ab" * 32,
        prefix=0,
        created=5,
        began=6,
        next=None,
        seats=[SeatRow(0, "guest", "ann", "Ann", "00" * 16), SeatRow(1, "bot", None, "random", "11" * 16)],
        number=number,
    )


def test_what_goes_in_comes_out(tmp_path: Path) -> None:
    async def story() -> None:
        store = await Store.open(tmp_path / "a" / "saloon.db")
        await store.add_match(a_match())
        entries = [Entry(-1, "first 0", 0), Entry(0, "17^", 12, 99, "time")]
        await append(store, 1, *entries)
        await store.close()
        store = await Store.open(tmp_path / "a" / "saloon.db")
        assert await store.match("m1") == a_match()
        assert await store.entries("m1") == entries
        assert await store.running() == ["m1"]
        assert [row.id for row in await store.matches_of("ann")] == ["m1"]
        assert await store.match("nowhere") is None
        await store.close()

    asyncio.run(story())


def test_of_a_match_only_what_changed_is_written_and_all_of_it_comes_out(tmp_path: Path) -> None:
    async def story() -> None:
        store = await Store.open(tmp_path / "saloon.db")
        match = a_match()
        await store.add_match(match)
        for change in (sit_down, begin, hand_over, send_away):
            before = match.copy()
            change(match)
            assert before != match
            await store.save_match(before, match)
            assert await store.match("m1") == match
        await store.close()

    def sit_down(match: MatchRow) -> None:
        match.seats[1] = SeatRow(1, "guest", "bob", "Bob", "22" * 16)

    def begin(match: MatchRow) -> None:
        match.phase, match.began = "over", 77

    def hand_over(match: MatchRow) -> None:
        match.host, match.next, match.terms = "bob", "m2", Terms(absent="bot")
        match.seats[0].warm = True

    def send_away(match: MatchRow) -> None:
        del match.seats[1]

    asyncio.run(story())
    assert changes(a_match(), a_match()) == []
    lone = a_match()
    lone.seats[1].nonce = "33" * 16
    assert [(statement, len(rows)) for statement, rows in changes(a_match(), lone)] == [(UPDATE_SEAT, 1)]


def test_what_waits_together_is_committed_together_and_a_bad_one_falls_alone(tmp_path: Path) -> None:
    async def story() -> None:
        store = await Store.open(tmp_path / "saloon.db")
        for number in (1, 2):
            await store.add_match(a_match(number))
        bad = asyncio.ensure_future(store.save_bid("nowhere", BidRow(0, 0, "3^", 1, 1, "{}")))
        await asyncio.sleep(0)  # it waits for its commit now, and the others with it
        appended = [append(store, 1, Entry(0, "2^", 1)), append(store, 2, Entry(0, "4^", 1), Entry(0, "5^", 1))]
        results = await asyncio.gather(*appended, bad, return_exceptions=True)
        assert results[:2] == [None, None]
        assert isinstance(results[2], sqlite3.IntegrityError)
        assert [entry.move for entry in await store.entries("m1")] == ["2^"]
        assert [entry.move for entry in await store.entries("m2")] == ["4^", "5^"]
        await store.close()

    asyncio.run(story())


def test_what_comes_during_a_commit_shares_the_next_and_nobody_is_told_before(tmp_path: Path) -> None:
    async def story() -> None:
        store = await Store.open(tmp_path / "saloon.db")
        await store.add_match(a_match())
        durable: list[int] = []

        def told(number: int, error: Exception | None) -> None:
            assert error is None
            durable.append(len(seen_by_another(tmp_path / "saloon.db", "m1")))
            assert number < durable[-1]

        def append(number: int) -> None:
            store.append(a_match(), number, [Entry(0, "17^", number)], partial(told, number))

        for number in range(3):
            append(number)
        await asyncio.sleep(0)  # their commit is under way
        assert durable == []
        for number in range(3, 70):
            append(number)
        await store.close()
        assert durable == [3] * 3 + [70] * 67

    asyncio.run(story())


def test_much_is_put_away_and_found_in_its_order_with_what_came_since(tmp_path: Path) -> None:
    moves = {number: [Entry(0, f"{seq}^ {number}", seq) for seq in range(ENOUGH // 2 + number)] for number in (1, 2)}

    def rows(table: str) -> list[tuple[int, str]]:
        with closing(sqlite3.connect(tmp_path / "saloon.db")) as house:
            return house.execute(f"SELECT * FROM {table}").fetchall()

    async def found(store: Store) -> dict[int, list[Entry]]:
        return {number: await store.entries(f"m{number}") for number in moves}

    async def story() -> None:
        store = await Store.open(tmp_path / "saloon.db")
        for number in moves:
            await store.add_match(a_match(number))
        for seq in range(ENOUGH // 2 + 2):
            for number, entries in moves.items():
                store.append(a_match(number), seq, entries[seq : seq + 1], lambda error: None)
            if seq >= ENOUGH // 2 - 1:
                await store.ready()
        assert rows("units")
        assert rows("journal")
        assert await found(store) == moves
        await store.close()
        store = await Store.open(tmp_path / "saloon.db")
        assert rows("journal") == []
        assert await found(store) == moves
        await store.close()

    asyncio.run(story())


def test_a_code_is_kept_only_as_its_fingerprint_and_spent_once(tmp_path: Path) -> None:
    async def story() -> None:
        store = await Store.open(tmp_path / "saloon.db")
        await store.save_guest(GuestRow("ann", "Ann", 1))
        await store.set_recovery("ann", "secretcode")
        assert await store.recover("othercode") is None
        assert await store.recover("secretcode") == GuestRow("ann", "Ann", 1)
        assert await store.recover("secretcode") is None
        await store.set_recovery("ann", "secretcode")
        await store.close()

    asyncio.run(story())
    assert b"secretcode" not in (tmp_path / "saloon.db").read_bytes()


def test_who_is_gone_too_long_is_forgotten_and_the_matches_stay(tmp_path: Path) -> None:
    async def story() -> None:
        store = await Store.open(tmp_path / "saloon.db")
        await store.save_guest(GuestRow("ann", "Ann", 100))
        await store.save_guest(GuestRow("bob", "Bob", 900))
        await store.add_match(a_match())
        assert await store.guests_unseen_since(500) == ["ann"]
        await store.forget_guest("ann")
        assert await store.guest("ann") is None
        assert await store.guest("bob") is not None
        row = await store.match("m1")
        assert row is not None
        assert (row.host, row.seats[0].name, row.seats[0].guest) == ("", "", None)
        await store.close()

    asyncio.run(story())


def test_the_key_is_made_once(tmp_path: Path) -> None:
    async def keys() -> tuple[bytes, bytes]:
        found = []
        for _ in range(2):
            store = await Store.open(tmp_path / "saloon.db")
            found.append(await store.key())
            await store.close()
        return found[0], found[1]

    first, second = asyncio.run(keys())
    assert first == second
    assert len(first) == 32


def test_the_migrations_make_exactly_the_schema() -> None:
    with engine_of(":memory:").connect() as connection:
        migrate(connection)
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


class Killed(Exception):  # noqa: N818
    """The house ends in the middle."""


def migrate_until_killed(path: Path, statements: int) -> None:
    """Begin to bring a file up to date, and get so far."""
    engine, left = engine_of(str(path)), iter(range(statements))

    def count(*_: object) -> None:
        if next(left, None) is None:
            raise Killed

    event.listen(engine, "before_cursor_execute", count)
    with engine.begin() as connection:
        migrate(connection)


def test_killed_while_a_file_is_brought_up_to_date_it_opens_the_next_time(tmp_path: Path) -> None:
    async def open_again(path: Path) -> None:
        await (await Store.open(path)).close()

    for statements in range(5, 45, 3):
        path = tmp_path / f"{statements}.db"
        with pytest.raises(Killed):
            migrate_until_killed(path, statements)
        asyncio.run(open_again(path))


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
        store = await Store.open(path)
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
        store = await Store.open(path)
        assert await store.entries("m") == [Entry(0, f"{seq}^", 3, 9, "n") for seq in range(3)]
        await store.close()

    asyncio.run(story())


def test_every_migration_goes_back(tmp_path: Path) -> None:
    path = tmp_path / "saloon.db"
    entries = [Entry(0, "end", 3, 9), Entry(1, "2^", 4), Entry(1, "end", 4)]

    async def story() -> None:
        store = await Store.open(path)
        await store.add_match(a_match())
        await append(store, 1, *entries[:2])
        await store.close()
        store = await Store.open(path)  # what was written is put away now, what comes next waits for it
        await append(store, 1, *entries[2:], seq=2)
        await store.close()

    asyncio.run(story())
    migrate_to(path, "0001", command.downgrade)
    with closing(sqlite3.connect(path)) as old:
        moves = old.execute("SELECT match, seq, seat, move FROM entries ORDER BY seq").fetchall()
    assert moves == [("m1", seq, entry.seat, entry.move) for seq, entry in enumerate(entries)]


def test_entries_of_no_match_are_refused(tmp_path: Path) -> None:
    async def story() -> None:
        store = await Store.open(tmp_path / "saloon.db")
        with pytest.raises(ValueError, match="no number"):
            await append(store, 0, Entry(0, "17^", 1))
        await store.close()

    asyncio.run(story())
