"""The house as a whole: what stands when it opens, and what hears of a guest's new name or end."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from saloon.bots.registry import usual_bot
from saloon.kernel import find_game, games
from saloon.server import wire
from saloon.server.common.clock_settings import ClockSettings
from saloon.server.lobby.guest_changes import forget, rename
from saloon.server.lobby.new_match import NewMatch, NewSeat
from saloon.server.match.match import Match
from saloon.server.store import MatchRow, RaceTerms, SeatRow, Terms
from saloon.server.store.entries import Entry
from saloon.server.store.sqlite import SqliteStore
from saloon.server.table import seat_commands
from saloon.server.table.effects import Effects
from saloon.server.table.table import Table
from tests.server.listening import Listening
from tests.server.people import PATIENCE
from tests.server.stored import a_match
from tests.server.test_table import NONCE, gather, open_house

MANY = 300
STAND_INS = {name: usual_bot(game) for name, game in games().items()}


def of(number: int, *seats: SeatRow, **fields: Any) -> MatchRow:
    """A match of these seats."""
    return replace(a_match(number), seats=list(seats), **{"terms": Terms(), **fields})


def test_only_what_goes_on_by_itself_is_stood_up_before_anybody_comes(tmp_path: Path) -> None:
    ann, bob = SeatRow(0, "guest", "ann", "Ann", "0a" * 16), SeatRow(1, "guest", "bob", "Bob", "0b" * 16)
    kept_warm, bot = replace(bob, warm=True), SeatRow(1, "bot", None, "random")

    async def story() -> None:
        async with open_house(tmp_path / "saloon.db") as (house, store):
            await store.add_match(of(1, ann, bob))
            await store.add_match(of(2, ann, bob, terms=Terms(clock=ClockSettings(100, 100))))
            await store.add_match(of(3, ann, bot))
            await store.add_match(of(4, ann, kept_warm))
            await store.add_match(of(5, ann, bot, phase="gathering"))
            await store.add_match(of(6, ann, bot, game="chess"))  # nobody has it any more: that keeps nobody else
            await store.add_match(of(7, ann, bot, phase="over"))
            house.open()
            assert house.tables == 0, "the visitors is open before any of them stands"
            await house._chores[0]
            assert set(house._tables) == {"m2", "m3", "m4"}

    asyncio.run(story())


def test_of_long_matches_that_nobody_looks_at_any_more_few_stay_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("saloon.server.lobby.tables.AT_HAND", 10)

    async def story() -> None:
        async with open_house(tmp_path / "saloon.db") as (house, store):
            table, line, _ = await gather(house)
            for number in range(1, 30):
                await store.add_match(of(number, SeatRow(0, "guest", "ann", "Ann"), phase="gathering", prefix=4))
                assert await house.table(f"m{number}") is not None
                assert house.tables <= 5
            assert table in house._tables.values(), "where somebody is, nothing is closed"
            await table.do(partial(table.presence.detach, line))
            assert table.idle

    asyncio.run(story())


def tables_and_matches() -> list[Table | Match]:
    """All that are in memory."""
    return [each for each in gc.get_objects() if isinstance(each, (Table, Match))]


def test_a_table_that_was_closed_leaves_nothing_for_the_garbage_collector(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path / "saloon.db") as (house, _):

            async def play_and_leave(game: str) -> None:
                terms = Terms(race=RaceTerms("room")) if find_game(game).race else Terms()
                wanted = NewMatch(game, [NewSeat("me"), NewSeat("here", "Bob")], terms=terms)
                table = await house.table(await house.create(wanted, "ann", "Ann"))
                line = Listening("ann", "Ann")
                assert table is not None
                await table.do(partial(table.presence.attach, line))
                for seat in (0, 1):
                    await table.do(partial(table.commands.carry_out, line, wire.Sit(seat + 1, seat, NONCE)))
                assert table.match is not None
                await table.do(partial(table.presence.detach, line))
                house._close_idle()
                assert house.tables == 0

            for game in games():
                await play_and_leave(game)
                gc.collect()
                others = [id(each) for each in tables_and_matches()]  # of other tests
                gc.disable()
                try:
                    await play_and_leave(game)
                    until = time.monotonic() + PATIENCE
                    while left := sum(id(each) not in others for each in tables_and_matches()):
                        assert time.monotonic() < until, f"{left} of {game} are left, though nothing waits for them"
                        await asyncio.sleep(0)  # what was given up may take a moment to end
                finally:
                    gc.enable()

    asyncio.run(story())


def test_a_new_name_stands_no_table_up_and_is_everywhere(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path / "saloon.db") as (house, store):
            table, line, _ = await gather(house)
            new = await house.create(NewMatch("duel", [NewSeat("me"), NewSeat("open")]), "ann", "Ann")
            for number in range(1, MANY):
                await store.add_match(of(number, SeatRow(0, "guest", "ann", "Ann"), SeatRow(1), phase="gathering"))
            await store.add_match(of(MANY, SeatRow(0, "guest", "ann", "Ann"), SeatRow(1), phase="over"))
            line.told()
            await rename(house, "ann", "Ann", "Anna")
            assert house.tables == 1
            for match in (new, *(f"m{number}" for number in range(1, MANY))):
                row = await store.match(match)
                assert row is not None
                assert row.seats[0].name == "Anna"
            over = await store.match(f"m{MANY}")
            assert over is not None
            assert over.seats[0].name == "Ann", "who played it stays who played it"
            await table.do(lambda: None)
            assert [seat.name for seat in table.row.seats] == ["Anna", "Bob"]
            assert line.name == "Anna"
            fresh = await house.table(new)
            assert fresh is not None
            assert fresh.row.seats[0].name == "Anna"
            await fresh.do(partial(fresh.presence.people_changed, Effects()))
            row = await store.match(new)
            assert row is not None
            assert row.seats[0].name == "Anna", "what is in memory and what is stored agree"

    asyncio.run(story())


class SlowStore(SqliteStore):
    """Finds the moves of a match only once somebody was erased."""

    erased: asyncio.Event

    async def entries(self, match: str) -> list[Entry]:
        await self.erased.wait()
        await asyncio.sleep(0)  # who erases goes on first
        return await super().entries(match)

    async def forget_guests(self, gone: Sequence[str], stand_ins: Mapping[str, str]) -> None:
        await super().forget_guests(gone, stand_ins)
        self.erased.set()


def test_who_is_erased_is_so_at_tables_that_are_just_being_stood_up(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path / "saloon.db", SlowStore) as (house, store):
            assert isinstance(store, SlowStore)
            store.erased = asyncio.Event()
            await store.add_match(of(1, SeatRow(0, "guest", "ann", "Ann"), SeatRow(1, "guest", "bob", "Bob")))
            opening = asyncio.create_task(house.table("m1"))
            await asyncio.sleep(0)
            await asyncio.sleep(0)  # it has read who sits there
            await forget(house, "ann")
            table = await opening
            assert table is not None
            await table.do(lambda: None)
            assert table.row.seats[0].name == STAND_INS["duel"]
            assert await store.match("m1") == table.row

    asyncio.run(story())


def test_who_watches_is_nobody_once_erased(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path / "saloon.db") as (house, _):
            table, _, _ = await gather(house)
            eve = Listening("eve", "Eve")
            await table.do(partial(table.presence.attach, eve))
            await forget(house, "eve", "nobody")
            await table.do(lambda: None)
            assert (eve.guest, eve.name) == (None, "")

    asyncio.run(story())


def a_seat(number: int) -> st.SearchStrategy[SeatRow]:
    """A seat as it may be."""
    guest = st.builds(SeatRow, st.just(number), st.just("guest"), st.sampled_from(["ann", "bob"]), st.just("Ann"))
    either = guest | st.just(SeatRow(number)) | st.just(SeatRow(number, "bot", None, "random"))
    return st.builds(replace, either, nonce=st.sampled_from(["", "0a" * 16]), warm=st.booleans())


@st.composite
def some_matches(draw: st.DrawFn) -> list[MatchRow]:
    """Matches as they may be; a host sits at a seat."""
    found = []
    for number in range(1, draw(st.integers(2, 20))):
        seats = [draw(a_seat(seat)) for seat in range(draw(st.integers(1, 4)))]
        hosts = [seat.guest for seat in seats if seat.guest is not None]
        phase, game = draw(st.sampled_from(["gathering", "playing", "over"])), draw(st.sampled_from(sorted(STAND_INS)))
        found.append(of(number, *seats, phase=phase, game=game, host=draw(st.sampled_from(["", *hosts]))))
    return found


@settings(max_examples=15, deadline=None)
@given(some_matches())
def test_rows_that_nobody_has_in_memory_are_erased_as_those_at_a_table(drawn: list[MatchRow]) -> None:
    async def story(path: Path) -> None:
        store = await SqliteStore.open(path)
        for row in drawn:
            await store.add_match(row)
        await store.forget_guests(["ann"], STAND_INS)
        for row in drawn:
            seat_commands.forget(row, "ann", find_game(row.game))
            assert await store.match(row.id) == row
        await store.close()

    with TemporaryDirectory() as folder:
        asyncio.run(story(Path(folder) / "saloon.db"))
