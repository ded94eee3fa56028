"""The past of a match is worked out once, whoever asks for it and however often, and is what it always was."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, ClassVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saloon.kernel import Advice, Coach, Event, find_game, play, visible_to
from saloon.server import wire
from saloon.server.common.pieces import take_piece
from saloon.server.lobby.new_match import NewMatch, NewSeat
from saloon.server.match.luck import Luck
from saloon.server.match.match import Match
from saloon.server.store.entries import UNDO, Entry
from saloon.server.table import coaching
from saloon.server.table.event_history import History
from saloon.server.wire import write
from tests.server.listening import Listening
from tests.server.test_failing import first_move
from tests.server.test_table import NONCE, gather, open_house


def past_of(played: Match, seat: int | None) -> list[dict[str, Any]]:
    """What a seat may know of a match, worked out from its moves alone."""
    state, past = played.game.open(played.options, played.seats), list[Event]()
    for entry in played.moves:
        state, events = play(state, entry.seat, played.game.moves.parse(entry.move))
        past.extend(visible_to(seat, events))
    found: list[dict[str, Any]] = json.loads(write(past))
    return found


@settings(max_examples=25, deadline=None)
@given(game=st.sampled_from(["duel", "bluff"]), seed=st.integers(0, 999), steps=st.lists(st.booleans(), max_size=40))
def test_however_it_grew_it_is_what_the_moves_did(game: str, seed: int, steps: list[bool]) -> None:
    rules, rng, history = find_game(game), random.Random(seed), History()
    played = Match(rules, rules.Options(), 2, Luck(f"{seed:064x}", "m", ["n", "n"]))
    played.settle(0)
    for asks in steps:
        movers = played.to_move()
        if not movers:
            break
        seat = rng.choice(movers)
        if played.may_ask_back(seat) and rng.random() < 0.4:
            played._undo(Entry(seat, UNDO, 0))
        else:
            played.move(seat, rules.moves.text(rng.choice(played.state.legal(seat))), 0)
        if asks:
            assert take_piece(played.keep_past())
            for viewpoints in ([None], [1, 0], [0, 1]):
                assert played.past is not None
                told = history.tell(played.past, [*viewpoints])
                assert sorted(str(seat) for past in told for seat in past.seats) == sorted(map(str, viewpoints))
                for past in told:
                    events = json.loads(write(past))["events"]
                    assert all(events == past_of(played, seat) for seat in past.seats)


def test_seats_of_one_device_that_know_the_same_are_told_it_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path / "saloon.db") as (house, _):
            seats = [NewSeat("me"), NewSeat("here", "Bob"), NewSeat("here", "Cat"), NewSeat("here", "Dan")]
            table = await house.table(await house.create(NewMatch("joe", seats), "ann", "Ann"))
            assert table is not None
            line = Listening("ann", "Ann")
            await table.do(partial(table.presence.attach, line))
            for seat in range(4):
                await table.do(partial(table.commands.carry_out, line, wire.Sit(seat + 1, seat, NONCE)))
            line.told()
            await table.do(partial(table.commands.carry_out, line, wire.Sync()))
            heard = line.told()
            told = [message["seats"] for message in heard if message["t"] == "past"]
            assert sorted(seat for seats in told for seat in seats) == [0, 1, 2, 3]
            assert len(told) < 4
            assert [message["seat"] for message in heard if message["t"] == "frame"] == [0, 1, 2, 3]

    asyncio.run(story())


def test_the_match_is_played_again_once_for_all_who_ask(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path / "saloon.db") as (house, _):
            table, line, _ = await gather(house)
            assert table.match is not None
            table.hear(line, wire.Sync())
            past, pages = table.match.past, table.publisher._history._pages
            assert past is not None
            first = [(pages[seat], pages[seat][0]) for seat in (0, 1)]
            table.hear(line, wire.Sync())
            await table.do(partial(table.commands.carry_out, line, first_move(table, 78)))
            table.hear(line, wire.Sync())
            assert table.match.past is past
            assert len(past) == len(table.match.moves)
            assert all(pages[seat] is known and known[0] is page for seat, (known, page) in enumerate(first))

    asyncio.run(story())


class Thoughtful(Coach):
    """A coach that is asked how often it thinks."""

    thoughts: ClassVar[list[int]] = []

    def look_at(self, events: Iterable[Event]) -> None:
        pass

    def advise(self, view: object, legal: Sequence[int]) -> Advice:
        self.thoughts.append(self.seat)
        return Advice({}, [])


def test_a_coach_thinks_once_of_a_position_however_often_it_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coaching, "find_coach", lambda _game: Thoughtful)

    async def story() -> None:
        async with open_house(tmp_path / "saloon.db") as (house, _):
            table, line, _ = await gather(house)
            for command in (wire.Change(76, coach=True), wire.Coach(77, True)):
                await table.do(partial(table.commands.carry_out, line, command))
            for _ in range(20):
                table.hear(line, wire.Sync())
            assert Thoughtful.thoughts == table.to_move()

    asyncio.run(story())
