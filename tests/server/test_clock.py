"""The turn clock, told the time by hand."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest

from saloon.kernel import Refused, find_game
from saloon.server.common.clock_settings import ClockSettings
from saloon.server.match.luck import Luck
from saloon.server.match.match import Match
from saloon.server.table.clock import Clock
from saloon.server.wire import ClockNow


def clock(bank: int = 10) -> Clock:
    made = Clock(ClockSettings(turn=30, bank=bank), 2)
    made.turn_of([0])
    return made


def test_the_turns_seconds_go_first_then_the_bank() -> None:
    running = clock()
    running.pass_to(20_000)
    assert running.now() == ClockNow([10_000, 10_000], 10_000, [0])
    running.pass_to(34_000)
    assert running.now() == ClockNow([6_000, 10_000], 0, [0])
    assert running.left() == 6_000
    assert running.late() == []
    running.pass_to(40_000)
    assert running.late() == [0]


def test_a_new_turn_has_its_seconds_again_and_the_bank_stays_spent() -> None:
    running = clock()
    running.pass_to(34_000)
    running.turn_of([1])
    assert running.now() == ClockNow([6_000, 10_000], 30_000, [1])
    running.pass_to(40_000)
    running.turn_of([0])
    assert running.now() == ClockNow([6_000, 10_000], 30_000, [0])


def test_moves_within_a_turn_do_not_refill_it() -> None:
    running = clock()
    running.pass_to(20_000)
    running.turn_of([0])
    assert running.left() == 20_000


def test_nobody_loses_time_while_nobody_is_to_move() -> None:
    running = clock()
    running.turn_of([])
    assert running.left() is None
    running.pass_to(90_000)
    assert running.now() == ClockNow([10_000, 10_000], 30_000, [])


def test_whoever_is_late_stays_late_until_the_turn_is_over() -> None:
    running = clock(bank=0)
    running.pass_to(30_000)
    assert running.late() == [0]
    running.turn_of([0])
    assert running.late() == [0]
    running.turn_of([1])
    assert running.late() == []


def test_an_answer_in_the_middle_of_a_turn_gives_nobody_time_back() -> None:
    running = clock(bank=0)
    running.turn_of([0], turn=1)
    running.pass_to(20_000)
    running.turn_of([1], turn=1)
    assert running.left() == 30_000
    running.pass_to(25_000)
    running.turn_of([0], turn=1)
    assert running.left() == 10_000
    running.turn_of([1], turn=1)
    assert running.left() == 25_000


def test_two_turns_in_a_row_have_seconds_each() -> None:
    running = clock(bank=0)
    running.turn_of([0], turn=1)
    running.pass_to(20_000)
    running.turn_of([0], turn=2)
    assert running.left() == 30_000


@pytest.mark.parametrize(("game", "seats"), [("duel", 2), ("bluff", 3), ("joe", 4)])
def test_a_table_that_is_stood_up_again_has_used_as_much_time(game: str, seats: int) -> None:
    """A clock is told the turn after each command; from the store it is told after each entry, nature's among them."""
    rules, settings = find_game(game), ClockSettings(turn=30, bank=600)
    for seed in range(3):
        rng, luck = random.Random(seed), Luck(f"{seed:064x}", "m", ["n"] * seats)
        played, running = Match(rules, rules.Options(), seats, luck), Clock(settings, seats)
        again, restored = Match(rules, rules.Options(), seats, luck), Clock(settings, seats)
        unit, at = played.settle(0), 0
        for _ in range(60):
            running.pass_to(at)
            running.turn_of(played.to_move(), played.turn())
            for entry in unit.entries:
                restored.pass_to(entry.at)
                again.restore([entry])
                restored.turn_of(again.to_move(), again.turn())
            assert restored.now() == running.now()
            if not played.to_move():
                break
            at += rng.randrange(20_000)
            seat = played.to_move()[0]
            if played.may_ask_back(seat) and rng.random() < 0.2:
                with suppress(Refused):
                    unit = played.take_back(seat, at)
                    continue
            unit = played.move(seat, rules.moves.text(rng.choice(played.state.legal(seat))), at)
