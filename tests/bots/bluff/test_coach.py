"""What the coach of Bluff You! says, beside figures worked out by hand."""

from __future__ import annotations

from itertools import combinations

import pytest

from saloon.bots.bluff.chart import read_chart, worth_of
from saloon.bots.bluff.coach import BluffCoach
from saloon.bots.bluff.outlook import POINTS_A_MATCH
from saloon.bots.bluff.positions import number_of, position_of
from saloon.bots.match import play_match
from saloon.games.bluff import GAME
from saloon.games.bluff.events import Answered, Claimed, Revealed
from saloon.games.bluff.moves import POINTS, Claim, Steal
from saloon.games.bluff.rules import BluffYou
from saloon.games.bluff.setup import BluffOptions
from saloon.games.bluff.view import BluffView
from saloon.kernel import Advice, replay
from saloon.kernel.bits import set_of
from tests.games.bluff.scene import do, scene

TRUE = (1, 2, 2)  # shows 5
LIE = (4, 4, 4)


def coach_at(bluff: BluffYou, seat: int, options: BluffOptions | None = None) -> BluffCoach:
    """A coach who has seen how the tokens came to lie as they do, but no attempt."""
    coach = BluffCoach(GAME, options or BluffOptions(), len(bluff.held), seat)
    for owner, tokens in enumerate(bluff.view(None).players):
        coach.notebook.owner |= dict.fromkeys(tokens.tokens, owner)
    return coach


def advice(bluff: BluffYou, seat: int, options: BluffOptions | None = None, coach: BluffCoach | None = None) -> Advice:
    coach = coach or coach_at(bluff, seat, options)
    found = coach.advise(bluff.view(seat), bluff.legal(seat))
    assert found is not None
    return found


def charted(mine: list[int], theirs: list[int]) -> float:
    """What the chart says of a position, to who rolls."""
    return worth_of(read_chart()[number_of(position_of(set_of(mine), set_of(theirs)))])


def worth(found: Advice, move: str) -> float:
    return next(choice.points for choice in found.choices if choice.move == move)


def test_somebody_unknown_tells_half_of_the_truths_and_any_lie() -> None:
    bluff, events = do(scene([], []), "0 claim 1 5")
    coach = coach_at(bluff, 1)
    coach.look_at(events)
    found = advice(bluff, 1, coach=coach)
    true = 6 / 216 / 2  # rolls a 5, and says so
    lie = (1 / 2 - true) / 16  # lies half of the time, but not with the number that it has
    assert found.figures == pytest.approx(
        {"dice": 6 / 216, "history": true / (true + lie), "break_even": 0.5, "stake": 3.0}
    )
    assert worth(found, "ok") == pytest.approx(3 * (2 * true / (true + lie) - 1))
    assert worth(found, "bluff") == -worth(found, "ok")


def test_a_steal_counts_twice_and_a_failed_one_its_gift() -> None:
    bluff, events = do(scene([9], [14]), "0 steal 1 14")
    coach = coach_at(bluff, 1)
    coach.look_at(events)
    found = advice(bluff, 1, coach=coach)
    truth = found.figures["history"]
    assert worth(found, "ok") == pytest.approx(truth * 2 - (1 - truth) * 4), "a 9 is worth 1, a 14 is worth 2"
    assert worth(found, "bluff") == pytest.approx((1 - truth) * 2 - truth * 4)
    assert found.figures["break_even"] == 0.5


def test_with_the_rolled_stake_a_lie_is_about_what_lies_under_the_cup() -> None:
    options = BluffOptions(stake="rolled")
    bluff, events = do(scene([], [], centre=[3, 10], options=options), "0 claim 1 3")
    coach = coach_at(bluff, 1, options)
    coach.look_at(events)
    coach.notebook.owner |= {token: 0 for token in coach.notebook.owner if token not in (3, 10)}
    found = advice(bluff, 1, coach=coach)
    lied_for = 27 / 215  # 1 point if it is a 10
    assert found.figures["break_even"] == pytest.approx(lied_for / (5 + lied_for))
    truth = found.figures["history"]
    assert worth(found, "ok") == pytest.approx(truth * 5 - (1 - truth) * lied_for)


def test_what_an_announcement_is_worth_depends_on_who_hears_it() -> None:
    bluff = scene([9], [], [14], dice=(2, 6, 6))
    coach = coach_at(bluff, 0)
    for _ in range(6):
        coach.look_at([Claimed(0, 2, 13), Answered(2, "bluff"), Revealed(0, LIE, 12, False)])
    found = advice(bluff, 0, coach=coach)
    assert worth(found, "claim 1 13") == 0, "nobody knows seat 1"
    assert worth(found, "claim 2 13") < -1, "seat 2 believes nothing"
    all_told = (6 + 1) / (6 + 2)  # six answers and two of somebody unknown
    doubts = 2 * all_told / 2  # the class of steals leans on them
    assert found.figures["truth"] == pytest.approx(4 * doubts - 2 * (1 - doubts)), "a truth, to steal the 14"
    assert found.choices[0].move == "steal 2 14"
    assert found.figures["believed"] == pytest.approx(1 - doubts)


def test_reveals_teach_whom_to_believe() -> None:
    bluff, _ = do(scene([], []), "0 claim 1 5")
    liar, saint = coach_at(bluff, 1), coach_at(bluff, 1)
    for coach, dice in ((liar, LIE), (saint, TRUE)):
        for _ in range(6):
            coach.look_at([Claimed(0, 1, 5), Answered(1, "ok"), Revealed(0, dice, sum(dice), dice == TRUE)])
        coach.look_at([Claimed(0, 1, 5)])
    doubt, trust = (advice(bluff, 1, coach=coach) for coach in (liar, saint))
    assert doubt.figures["history"] < 0.1
    assert trust.figures["history"] > 0.5
    assert (doubt.choices[0].move, trust.choices[0].move) == ("bluff", "ok")


def test_who_gives_a_token_gives_the_cheapest_and_who_takes_one_the_dearest() -> None:
    failed, _ = do(scene([9, 17], [14]), "0 steal 1 14", "1 bluff")
    assert [(choice.move, choice.points) for choice in advice(failed, 0).choices] == [("give 9", -2), ("give 17", -8)]
    options = BluffOptions(gift_chooser="guesser")
    failed, _ = do(scene([9, 17], [14], options=options), "0 steal 1 14", "1 bluff")
    assert [choice.move for choice in advice(failed, 1, options).choices] == ["give 17", "give 9"]


def test_a_doublet_between_two_is_worth_what_the_match_gains_by_it() -> None:
    mine, theirs = [7, 8, 9, 10, 11, 12], [13, 14]
    found = advice(scene(mine, theirs, dice=(3, 3, 6)), 0)
    now = -charted(theirs, mine)
    ways = [way for size in (3, 4) for way in combinations(mine, size) if sum(POINTS[token] for token in way) == 5]
    best = max(-charted(theirs, [3, *set(mine).difference(way)]) for way in ways)
    assert worth(found, "doublet 3") == pytest.approx(POINTS_A_MATCH * (best - now))
    assert worth(found, "doublet 3") > worth(found, "doublet 4") > worth(found, "doublet 5") > 0, "the rarer the better"
    assert found.figures["doublet"] == worth(found, "doublet 3")
    poor = advice(scene([9, 10], [11], dice=(3, 3, 6)), 0)
    assert worth(poor, "doublet 7") < 0, "who gives up both small tokens has none to lose a steal with"


def test_a_doublet_at_a_larger_table_pays_exactly_what_it_takes() -> None:
    assert worth(advice(scene([9, 10], [13], [], dice=(3, 3, 6)), 0), "doublet 7") == 0


def test_a_payment_needs_no_advice() -> None:
    bluff, _ = do(scene([7, 9, 10], [], dice=(3, 3, 6)), "0 doublet 4")
    assert coach_at(bluff, 0).advise(bluff.view(0), bluff.legal(0)) is None


def test_the_notebook_knows_where_every_token_lies_and_what_can_be_said() -> None:
    record = play_match(GAME, BluffOptions(), ["random"] * 3, seed=8)
    coach = BluffCoach(GAME, BluffOptions(), 3, 1)
    for position in replay(record):
        coach.look_at(position.events)
        view = position.state.view(1)
        assert isinstance(view, BluffView)
        owners: dict[int, int | None] = dict.fromkeys(view.centre)
        for seat, player in enumerate(view.players):
            owners |= dict.fromkeys(player.tokens, seat)
        if view.taking is None or view.owed:
            assert coach.notebook.owner == dict(sorted(owners.items()))
        if view.stage == "choose" and view.roller is not None:
            forms = [GAME.moves[move] for move in position.state.legal(view.roller)]
            said = {form.value: isinstance(form, Steal) for form in forms if isinstance(form, Claim | Steal)}
            assert coach.notebook.sayable(view.roller) == said
    assert any(moved.move.startswith("doublet") for moved in record.moves)
    assert any(moved.move.startswith("give") for moved in record.moves)
