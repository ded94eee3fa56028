"""Looking back on a match of Dynamit Joe: its course adds up, a planted blunder is found, chance is no blunder."""

from __future__ import annotations

from pathlib import Path

import pytest

from saloon.bots.joe.compare_options import Decision, Option, cost_of
from saloon.bots.joe.critic import MARKED, SLIGHT, SWING, look_back, remark_on
from saloon.bots.joe.plans import NO_MOVE, Plan
from saloon.bots.joe.policy import decide
from saloon.bots.joe.win_chance import Scale, final_chances, win_chances
from saloon.bots.match import play_match
from saloon.games.joe import GAME
from saloon.games.joe.box.constants import CHARACTERS
from saloon.games.joe.position.seat_frames import Turn
from saloon.games.joe.rules import Joe
from saloon.games.joe.setup import JoeOptions
from saloon.kernel import (
    NATURE,
    Hindsight,
    Moved,
    Record,
    Rng,
    changed_options,
    option_texts,
    read_record,
    replay,
    seats_of,
    stream,
)
from tests.bots.joe.scenes import scene

MATCH = Path(__file__).parents[2] / "web" / "joe.saloon"
OUTLAWS = 1
BLUNDER = "surrender all"


def blundered(seed: int) -> tuple[Record, int]:
    """A match of gunslingers in which the outlaws give up as soon as they may, and the index of that move."""
    options = JoeOptions(scenario="9.1")
    joe, rng, moves, planted = GAME.new(options, 2), stream(seed), list[Moved](), -1
    while joe.to_move():
        seat = seats_of(joe.to_move())[0]
        legal = [] if seat == NATURE else joe.legal(seat)
        move = joe.draw(rng) if seat == NATURE else decide(joe, legal, rng)
        blunder = GAME.moves.parse(BLUNDER)
        if seat == OUTLAWS and isinstance(joe.top(), Turn) and planted < 0 and blunder in legal:
            move, planted = blunder, len(moves)
        moves.append(Moved(seat, GAME.moves.text(move)))
        joe.apply(seat, move)
    return Record(GAME.id, GAME.rules_version, 2, option_texts(changed_options(options)), body=tuple(moves)), planted


@pytest.fixture(scope="module")
def match() -> Record:
    """The law against outlaws who play at random."""
    return read_record(MATCH.read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def found(match: Record) -> Hindsight:
    return look_back(match)


def test_the_course_adds_up_and_ends_as_the_match_did(match: Record, found: Hindsight) -> None:
    assert len(found.course) > 5
    assert all(sum(standing.chances) == pytest.approx(1, abs=0.01) for standing in found.course), "each seat is a side"
    assert [standing.index for standing in found.course] == sorted({standing.index for standing in found.course})
    assert found.course[-1].index == len(match.moves)
    assert found.course[-1].chances == [1.0, 0.0]
    assert match.result is not None
    assert match.result.scores == (1, 0)


def test_turning_points_are_the_greatest_swings(found: Hindsight) -> None:
    swings = [
        abs(after.chances[0] - before.chances[0]) for before, after in zip(found.course, found.course[1:], strict=False)
    ]
    assert found.turns
    told = [swings[number - 1] for number in found.turns]
    assert told == sorted(told, reverse=True)
    assert min(told) >= SWING
    assert max(swings) == told[0]


def test_the_costliest_decisions_are_few_and_each_was_made(match: Record, found: Hindsight) -> None:
    assert found.unit == "chance"
    assert found.remarks
    assert found.costliest == [remark.index for remark in found.remarks]
    for seat in range(match.seats):
        costs = [remark.cost for remark in found.remarks if remark.seat == seat]
        assert len(costs) <= MARKED
        assert all(cost >= SLIGHT for cost in costs)
    for remark in found.remarks:
        assert match.moves[remark.index].seat == remark.seat
        best, made = remark.advice.choices
        assert made.move == remark.move
        assert best.points > made.points


def test_it_finds_a_planted_blunder() -> None:
    record, planted = blundered(seed=14)
    assert planted > 0
    remarks = {remark.index: remark for remark in look_back(record).remarks if remark.seat == OUTLAWS}
    assert remarks[planted].move == BLUNDER
    assert remarks[planted].cost == max(remark.cost for remark in remarks.values())


def showdown() -> Joe:
    """Jake stands between two enemies, of whom Slim would not survive another wound."""
    joe = scene("9.5", "jake", jake="RN5", luke="RN6", slim="RN4")
    joe.cast[CHARACTERS.index("slim")].wounds = 2
    return joe


def decision(joe: Joe, text: str) -> Decision:
    (seat,) = seats_of(joe.to_move())
    move = GAME.moves.parse(text)
    walk = text.startswith("go")
    return Decision(0, seat, joe, Plan(NO_MOVE if walk else move, move if walk else -1))


def test_to_waste_a_turn_is_dear_and_to_shoot_who_is_nearly_dead_is_not() -> None:
    remark = remark_on(decision(showdown(), "end"))
    assert remark is not None
    assert remark.advice.choices[0].move.startswith(("shoot", "throw"))
    assert remark.cost > 0.1
    assert remark_on(decision(showdown(), "throw knife slim")) is None


def test_it_says_the_same_whatever_lies_hidden() -> None:
    joe = scene("9.5", "jake", jake="RN5", luke="RN6", slim="RN4")
    (seat,) = seats_of(joe.to_move())
    for someone in joe.cast:
        someone.joker, someone.knowers = CHARACTERS.index("jake"), 0
    other = joe.imagine(seat, Rng(9))
    assert [one.joker for one in joe.cast] != [one.joker for one in other.cast]
    made = GAME.moves.text(joe.legal(seat)[-1])
    assert remark_on(decision(joe, made)) == remark_on(decision(other, made))


def test_a_difference_that_chance_explains_costs_nothing() -> None:
    plan = Plan(0, -1)
    made, best = Option(plan, "end", [0.5, 0.4, 0.6, 0.5]), Option(plan, "pass", [0.6, 0.5, 0.7, 0.61])
    assert cost_of(made, best) == pytest.approx(0.1025)
    assert cost_of(made, Option(plan, "pass", [0.9, 0.1, 0.9, 0.3])) == 0


def test_strength_and_leaning_become_chances() -> None:
    even = Scale(2.0, [0.0, 0.0])
    assert even.chances([100, 100]) == [0.5, 0.5]
    assert even.chances([200, 100]) == pytest.approx([0.8, 0.2])
    assert Scale(2.0, [1.0, 0.0]).chances([100, 100])[0] > 0.7


def test_every_scenario_has_a_scale_under_which_a_wound_matters() -> None:
    joe = scene("9.5", "jake", jake="RN5", luke="RN6", slim="RN4")
    before = win_chances(joe)
    joe.cast[CHARACTERS.index("luke")].wounds = 2
    side = joe.cast[CHARACTERS.index("luke")].side
    assert win_chances(joe)[side] < before[side]


def test_a_draw_is_shared() -> None:
    joe = list(replay(play_match(GAME, JoeOptions(scenario="9.1"), ["random"] * 2, seed=1)))[-1].state
    assert isinstance(joe, Joe)
    joe.winners = 0
    assert final_chances(joe, 2) == [0.5, 0.5]
    joe.winners = 2
    assert final_chances(joe, 2) == [0.0, 1.0]
