"""Matches that have to be played again are played in pieces: whoever else the house serves has their turn between."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import ClassVar

import pytest

from saloon.kernel import Advice, Coach, Event
from saloon.server import wire
from saloon.server.common import pieces
from saloon.server.common.pieces import in_pieces, take_piece
from saloon.server.lobby.new_match import Fork, NewMatch, NewSeat
from saloon.server.lobby.record_import import import_record
from saloon.server.table import coaching
from saloon.server.table.table import Table
from tests.server.listening import Listening
from tests.server.quiet import quiet_record
from tests.server.test_table import NONCE, gather, open_house


class Turns:
    """Counts the turns of the event loop that others have."""

    def __init__(self) -> None:
        self.taken = 0

    async def count(self) -> None:
        while True:
            self.taken += 1
            await asyncio.sleep(0)


@asynccontextmanager
async def others() -> AsyncIterator[Turns]:
    turns = Turns()
    counting = asyncio.create_task(turns.count())
    try:
        yield turns
    finally:
        counting.cancel()


@pytest.fixture
def _tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every piece is a single step."""
    monkeypatch.setattr(pieces, "PIECE", -1.0)


async def play(table: Table, line: Listening, moves: int, first: int = 100) -> None:
    """Make so many moves of whoever is to move, by one connection that holds all seats."""
    for number in range(first, first + moves):
        assert table.match is not None
        seat = table.to_move()[0]
        move = table.game.moves.text(table.match.state.legal(seat)[-1])
        await table.do(partial(table.commands.carry_out, line, wire.Move(number, move, seat)))


def test_short_work_is_done_at_once() -> None:
    steps = iter(range(100))
    assert take_piece(steps)
    assert next(steps, None) is None


@pytest.mark.usefixtures("_tiny")
def test_long_work_lets_others_have_their_turn_after_each_piece() -> None:
    async def story() -> None:
        async with others() as turns:
            await in_pieces(iter(range(50)))
            assert turns.taken >= 50

    asyncio.run(story())


@pytest.mark.usefixtures("_tiny")
def test_a_long_match_is_stood_up_in_pieces_and_its_past_is_known_then(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path / "saloon.db") as (house, store):
            record = quiet_record(2, 12)
            match = await import_record(store, record, (0, 1), "ann")
            async with others() as turns:
                before = turns.taken
                table = await house.table(match)
                assert turns.taken - before >= len(record.moves) > 100
            assert table is not None
            assert table.match is not None
            assert table.match.past is not None
            assert len(table.match.past) == len(record.moves)

    asyncio.run(story())


@pytest.mark.usefixtures("_tiny")
def test_what_is_gone_on_from_is_played_again_before_anybody_sits_down(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path / "saloon.db") as (house, store), others() as turns:
            record = quiet_record(2, 12)
            match = await import_record(store, record, (0, 1), "ann")
            seats = [NewSeat("me"), NewSeat("here", "Bob")]
            wanted = NewMatch("joe", seats, {"round_limit": 12}, fork=Fork(match, 80))
            table = await house.table(await house.create(wanted, "ann", "Ann"))
            assert table is not None
            line = Listening("ann", "Ann")
            await table.do(partial(table.presence.attach, line))
            table.hear(line, wire.Sit(1, 0, NONCE))
            await table.do(lambda: None)
            fork, before = table.state.fork, turns.taken
            assert fork is not None
            assert before > fork.seq == 80
            table.hear(line, wire.Sit(2, 1, NONCE))
            await table.do(lambda: None)
            assert table.row.phase == "playing"
            assert table.match is fork
            played = [(moved.seat, moved.move) for moved in record.moves[:80]]
            assert [(entry.seat, entry.move) for entry in table.match.moves[:80]] == played
            heard = line.told()
            assert next(message["events"] for message in heard if message["t"] == "past")

    asyncio.run(story())


@pytest.mark.usefixtures("_tiny")
def test_the_past_is_worked_out_in_pieces_and_in_its_turn(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path / "saloon.db") as (house, _), others() as turns:
            table, line, _ = await gather(house)
            await play(table, line, 30)
            assert table.match is not None
            assert not table.match.past, "nobody has asked for it yet"
            before, seat = turns.taken, table.to_move()[0]
            line.told()
            move = table.game.moves.text(table.match.state.legal(seat)[0])
            table.hear(line, wire.Sync())
            table.hear(line, wire.Move(200, move, seat))
            assert line.told() == []
            seq = table.match.seq
            await table.do(lambda: None)
            assert turns.taken - before >= seq
            heard = [message["t"] for message in line.told()]
            assert heard.index("past") < heard.index("done"), "one thing after the other"
            assert table.match.past is not None
            assert len(table.match.past) == len(table.match.moves) > seq

    asyncio.run(story())


class Watching(Coach):
    """A coach that counts what it is shown."""

    shown: ClassVar[list[int]] = []

    def look_at(self, events: Iterable[Event]) -> None:
        self.shown.append(self.seat)

    def advise(self, view: object, legal: Sequence[int]) -> Advice:
        return Advice({}, [])


def test_a_coach_is_shown_every_move_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coaching, "find_coach", lambda _game: Watching)

    async def story() -> None:
        async with open_house(tmp_path / "saloon.db") as (house, _):
            table, line, _ = await gather(house)
            await play(table, line, 10)
            for command in (wire.Change(76, coach=True), wire.Coach(77, True)):
                await table.do(partial(table.commands.carry_out, line, command))
            await play(table, line, 20)
            assert table.match is not None
            made = len(table.match.moves)
            assert made - 5 < max(Watching.shown.count(seat) for seat in (0, 1)) <= made
            before, seat = len(Watching.shown), table.to_move()[0]
            while not table.match.may_ask_back(seat):
                await play(table, line, 1, first=200 + len(table.match.moves))
                seat = table.to_move()[0]
            before = len(Watching.shown)
            await table.do(partial(table.commands.carry_out, line, wire.TakeBack(300, seat)))
            assert len(Watching.shown) - before == len(table.match.moves), "what it has seen it cannot forget"

    asyncio.run(story())
