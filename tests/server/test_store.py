"""The house's memory."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace

from saloon.server.store import BidRow, Change, GuestRow, MatchRow, SeatRow, Store, Terms
from saloon.server.store.entries import Entry, read_entries
from saloon.server.store.sqlite import SqliteStore
from saloon.server.store.sqlite.journal import ENOUGH, UNITS
from saloon.server.store.sqlite.statements import UPDATE_SEAT, changes
from tests.server.people import PATIENCE
from tests.server.stored import a_match, append, engine_of, save


def seen_by_another(path: Path, match: str) -> list[Entry]:
    """The entries of a match that somebody else who opens the file finds there by now."""
    with engine_of(str(path)).connect() as other:
        found = other.execute(UNITS, {"of_match": match}).all()
    return read_entries(entries for _, entries in found)


def test_what_goes_in_comes_out(tmp_path: Path) -> None:
    async def story() -> None:
        store = await SqliteStore.open(tmp_path / "a" / "saloon.db")
        await store.add_match(a_match())
        entries = [Entry(-1, "first 0", 0), Entry(0, "17^", 12, 99, "time")]
        await append(store, 1, *entries)
        await store.close()
        store = await SqliteStore.open(tmp_path / "a" / "saloon.db")
        assert await store.match("m1") == a_match()
        assert await store.entries("m1") == entries
        assert await store.running() == ["m1"]
        assert [row.id for row in await store.matches_of("ann")] == ["m1"]
        assert await store.match("nowhere") is None
        await store.close()

    asyncio.run(story())


def test_of_a_match_only_what_changed_is_written_and_all_of_it_comes_out(tmp_path: Path) -> None:
    async def story() -> None:
        store = await SqliteStore.open(tmp_path / "saloon.db")
        match = a_match()
        await store.add_match(match)
        for change in (sit_down, begin, hand_over, send_away):
            before = match.copy()
            change(match)
            assert before != match
            await save(store, Change(match, before=before))
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
        store = await SqliteStore.open(tmp_path / "saloon.db")
        for number in (1, 2):
            await store.add_match(a_match(number))
        bad = save(store, Change(replace(a_match(), id="nowhere"), bid=BidRow(0, 0, "3^", 1, 1, "{}")))
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
        store = await SqliteStore.open(tmp_path / "saloon.db")
        await store.add_match(a_match())
        durable: list[int] = []

        def told(number: int, error: Exception | None) -> None:
            assert error is None
            durable.append(len(seen_by_another(tmp_path / "saloon.db", "m1")))
            assert number < durable[-1]

        def append(number: int) -> None:
            store.save(Change(a_match(), seq=number, entries=[Entry(0, "17^", number)]), partial(told, number))

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
        store = await SqliteStore.open(tmp_path / "saloon.db")
        for number in moves:
            await store.add_match(a_match(number))
        for seq in range(ENOUGH // 2 + 2):
            for number, entries in moves.items():
                store.save(Change(a_match(number), seq=seq, entries=entries[seq : seq + 1]), lambda error: None)
            if seq >= ENOUGH // 2 - 1:
                await store.write_note("moment", b"")  # durable after all of these
        assert rows("units")
        assert rows("journal")
        assert await found(store) == moves
        await store.close()
        store = await SqliteStore.open(tmp_path / "saloon.db")
        assert rows("journal") == []
        assert await found(store) == moves
        await store.close()

    asyncio.run(story())


def test_a_code_is_kept_only_as_its_fingerprint_and_spent_once(tmp_path: Path) -> None:
    async def story() -> None:
        store = await SqliteStore.open(tmp_path / "saloon.db")
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
        store = await SqliteStore.open(tmp_path / "saloon.db")
        await store.save_guest(GuestRow("ann", "Ann", 100))
        await store.save_guest(GuestRow("bob", "Bob", 900))
        await store.add_match(a_match())
        assert await store.guests_unseen_since(500) == ["ann"]
        await store.forget_guests(["ann"], {"duel": "planner"})
        assert await store.guest("ann") is None
        assert await store.guest("bob") is not None
        row = await store.match("m1")
        assert row is not None
        assert (row.host, row.seats[0]) == ("", SeatRow(0, "bot", None, "planner", "00" * 16))
        await store.close()

    asyncio.run(story())


NOT_TEXT = "\ud800"  # half of a sign, which no file can hold


def test_what_cannot_even_be_written_down_falls_alone_and_keeps_nobody_waiting(tmp_path: Path) -> None:
    async def story() -> None:
        store = await SqliteStore.open(tmp_path / "saloon.db")
        for number in (1, 2):
            await store.add_match(a_match(number))
        work = [
            store.save_guest(GuestRow("bob", NOT_TEXT, 1)),
            append(store, 1, Entry(0, NOT_TEXT, 1)),
            append(store, 2, Entry(0, "4^", 1)),
            store.rename_guest("ann", "Ann", NOT_TEXT),
        ]
        results = await asyncio.wait_for(asyncio.gather(*work, return_exceptions=True), PATIENCE)
        assert [isinstance(result, UnicodeEncodeError) for result in results] == [True, True, False, True]
        await asyncio.wait_for(append(store, 1, Entry(0, "2^", 1)), PATIENCE)
        assert [entry.move for number in (1, 2) for entry in await store.entries(f"m{number}")] == ["2^", "4^"]
        await store.close()

    asyncio.run(story())


def test_whatever_happens_when_a_batch_begins_is_heard_and_the_next_one_goes_on(tmp_path: Path) -> None:
    async def story() -> None:
        store = await SqliteStore.open(tmp_path / "saloon.db")
        await store.add_match(a_match())
        execute = store._writer._execute

        def fail(*_statement: object) -> sqlite3.Cursor:
            store._writer._execute = execute
            raise MemoryError

        store._writer._execute = fail
        with pytest.raises(MemoryError):
            await asyncio.wait_for(append(store, 1, Entry(0, "2^", 1)), PATIENCE)
        await asyncio.wait_for(append(store, 1, Entry(0, "3^", 1)), PATIENCE)
        assert [entry.move for entry in await store.entries("m1")] == ["3^"]
        await store.close()

    asyncio.run(story())


def test_who_cannot_go_on_keeps_nobody_else_from_it(tmp_path: Path) -> None:
    async def story() -> None:
        store = await SqliteStore.open(tmp_path / "saloon.db")
        await store.add_match(a_match())
        store.save(Change(a_match(), entries=[Entry(0, "2^", 1)]), lambda error: 1 // 0)  # type: ignore[arg-type]
        await asyncio.wait_for(append(store, 1, Entry(0, "3^", 1), seq=1), PATIENCE)
        await store.close()

    asyncio.run(story())


def test_the_key_is_made_once(tmp_path: Path) -> None:
    async def keys() -> tuple[bytes, bytes]:
        found = []
        for _ in range(2):
            store = await SqliteStore.open(tmp_path / "saloon.db")
            found.append(await store.key())
            await store.close()
        return found[0], found[1]

    first, second = asyncio.run(keys())
    assert first == second
    assert len(first) == 32


def test_entries_of_no_match_are_refused(tmp_path: Path) -> None:
    async def story() -> None:
        store = await SqliteStore.open(tmp_path / "saloon.db")
        with pytest.raises(ValueError, match="no number"):
            await append(store, 0, Entry(0, "17^", 1))
        await store.close()

    asyncio.run(story())
