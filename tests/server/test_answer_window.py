"""Answers out of turn are heard when the window closes, whoever gives them and however fast."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from saloon.games.duel.setup import DuelGame
from saloon.games.joe.knowledge.view import JoeView
from saloon.games.joe.setup import GAME, JoeOptions
from saloon.kernel import NATURE_BIT, State, seats_of, stream
from saloon.server import wire
from saloon.server.common.clock_settings import ClockSettings
from saloon.server.lobby.new_match import NewMatch, NewSeat
from saloon.server.lobby.tables import TableRegistry
from saloon.server.store import Terms
from saloon.server.table.table import Table
from tests.server.conftest import Skip
from tests.server.listening import Listening
from tests.server.test_table import NONCE, open_house

WINDOW = 120  # seconds, the most there can be: no machine is so slow that they pass by themselves
ASKED_OUT_OF_TURN = {"react", "reactor", "retreat", "spill", "consent", "room", "yield", "cede"}


class AlwaysAsking:
    def asks(self, state: State) -> bool:
        return True


@pytest.fixture
def interrupting(monkeypatch: pytest.MonkeyPatch) -> None:
    """A duel in which every move answers somebody."""
    monkeypatch.setattr(DuelGame, "interrupts", AlwaysAsking())


async def sit_down(
    house: TableRegistry, other: NewSeat, window: int = WINDOW, clock: ClockSettings | None = None
) -> tuple[Table, Listening, int]:
    """A duel with a window of so many seconds; who is to move is the line's own seat or a bot's."""
    wanted = NewMatch("duel", [NewSeat("me"), other], terms=Terms(window=window, clock=clock))
    table = await house.table(await house.create(wanted, "ann", "Ann"))
    assert table is not None
    line = Listening("ann", "Ann")
    await table.do(partial(table.presence.attach, line))
    for seat, row in enumerate(table.row.seats):
        if row.kind == "guest":
            await table.do(partial(table.commands.carry_out, line, wire.Sit(seat + 1, seat, NONCE)))
    return table, line, table.to_move()[0]


async def until_told(line: Listening, kind: str, skip: Skip) -> dict[str, Any]:
    """Let time pass until there is a message."""
    while True:
        for message in line.told():
            if message["t"] == kind:
                return message
        skip(WINDOW / 2)
        await asyncio.sleep(0.001)


def legal(table: Table, seat: int) -> str:
    assert table.match is not None
    return table.game.moves.text(table.match.state.legal(seat)[0])


@pytest.mark.usefixtures("interrupting")
def test_an_answer_is_heard_when_the_window_closes(tmp_path: Path, skip: Skip) -> None:
    async def story() -> None:
        async with open_house(tmp_path / "saloon.db") as (house, store):
            table, line, seat = await sit_down(house, NewSeat("here", "Bob"))
            assert [news["window"] for news in line.told() if news["t"] == "frame"][-1] in range(1, 1000 * WINDOW + 1)
            await table.do(partial(table.commands.carry_out, line, wire.Move(7, "end", seat)))
            assert [news["t"] for news in line.told()] == ["refused"], "what the rules refuse is refused at once"
            answer = wire.Move(8, legal(table, seat), seat)
            await table.do(partial(table.commands.carry_out, line, answer))
            assert line.told() == [], "nobody hears of it yet, not even who answered"
            await table.do(partial(table.commands.carry_out, line, wire.Move(9, answer.move, seat)))
            assert [news["error"] for news in line.told()] == ["failed-answered"]
            assert (await until_told(line, "done", skip))["id"] == 8
            made = (await store.entries(table.row.id))[-1]
            assert (made.move, made.note) == (answer.move, "")
            assert made.at >= 1000 * WINDOW

    asyncio.run(story())


@pytest.mark.usefixtures("interrupting")
def test_an_answer_that_waits_and_comes_again_on_another_line_is_answered_there(tmp_path: Path, skip: Skip) -> None:
    async def story() -> None:
        async with open_house(tmp_path / "saloon.db") as (house, store):
            table, line, seat = await sit_down(house, NewSeat("here", "Bob"))
            answer = wire.Move(8, legal(table, seat), seat)
            await table.do(partial(table.commands.carry_out, line, answer))
            again = Listening("ann", "Ann")
            await table.do(partial(table.presence.detach, line))
            await table.do(partial(table.presence.attach, again))
            again.told()
            await table.do(partial(table.commands.carry_out, again, answer))
            assert again.told() == [], "it still waits"
            assert (await until_told(again, "done", skip))["id"] == 8
            made = [entry for entry in await store.entries(table.row.id) if entry.command == 8]
            assert [entry.move for entry in made] == [answer.move]

    asyncio.run(story())


@pytest.mark.usefixtures("interrupting")
def test_no_clock_runs_while_an_answer_is_held_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path / "saloon.db") as (house, _):
            table, line, _ = await sit_down(house, NewSeat("here", "Bob"), clock=ClockSettings(turn=5, bank=60))
            clock = [news["clock"] for news in line.told() if news["t"] == "frame"][-1]
            assert (clock["banks"], clock["running"]) == ([60_000, 60_000], [])
            match = table.row.id
        async with open_house(tmp_path / "saloon.db") as (house, _):
            again = await house.table(match)
            assert again is not None
            await again.do(partial(again.presence.attach, line))
            assert [news["clock"] for news in line.told() if news["t"] == "frame"][-1]["running"] == []

    asyncio.run(story())


@pytest.mark.usefixtures("interrupting")
def test_who_does_not_answer_makes_the_games_fallback(tmp_path: Path, skip: Skip) -> None:
    async def story() -> None:
        async with open_house(tmp_path / "saloon.db") as (house, store):
            table, line, seat = await sit_down(house, NewSeat("here", "Bob"))
            assert table.match is not None
            fallback = table.game.moves.text(table.match.state.fallback(seat))
            line.told()
            await until_told(line, "frame", skip)
            made = (await store.entries(table.row.id))[-1]
            assert (made.seat, made.move, made.note) == (seat, fallback, "time")

    asyncio.run(story())


@pytest.mark.usefixtures("interrupting")
def test_a_bot_is_heard_no_sooner_than_a_person(tmp_path: Path, skip: Skip) -> None:
    async def story() -> None:
        async with open_house(tmp_path / "saloon.db") as (house, store):
            table, line, seat = await sit_down(house, NewSeat("bot", "random"))
            line.told()
            if table.row.seats[seat].kind != "bot":  # the bot answers what follows
                await table.do(partial(table.commands.carry_out, line, wire.Move(8, legal(table, seat), seat)))
            while not any(entry.seat == 1 for entry in await store.entries(table.row.id)):
                await until_told(line, "frame", skip)
                if 0 in table.to_move():
                    await table.do(partial(table.commands.carry_out, line, wire.Move(99, "end", 0)))
            entries = await store.entries(table.row.id)
            times = [entry.at for entry in entries if entry.seat >= 0]
            waits = [later - sooner for sooner, later in zip([0, *times], times, strict=False)]
            assert all(wait >= 1000 * WINDOW for wait in waits)

    asyncio.run(story())


def test_joe_is_interrupted_by_those_whose_character_does_not_act() -> None:
    asked = set()
    for seed in range(12):
        state, rng = GAME.new(JoeOptions(scenario="9.1"), 2), stream(seed, "window")
        while state.to_move():
            movers = state.to_move()
            seat = seats_of(movers)[0]
            view = state.view(None)
            assert isinstance(view, JoeView)
            acting = next((someone.seat for someone in view.characters if someone.name == view.active), None)
            if movers == NATURE_BIT:
                assert not GAME.interrupts.asks(state)
            else:
                assert GAME.interrupts.asks(state) == (acting is not None and acting != seat)
                if GAME.interrupts.asks(state):
                    assert view.question is not None
                    asked.add(view.question.kind)
            state.apply(seat, state.draw(rng) if movers == NATURE_BIT else state.pick(seat, rng))
    assert "react" in asked
    assert asked <= ASKED_OUT_OF_TURN
