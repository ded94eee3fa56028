"""What the bots do that play for nobody to read them, and that read the others."""

from __future__ import annotations

import pytest

from saloon.bots import make_bot
from saloon.bots.bluff.chart import FILE, read_chart, worth_of
from saloon.bots.bluff.dice import CHANCES
from saloon.bots.bluff.liar import LiarBot, habitual
from saloon.bots.bluff.mixing import MixingBot
from saloon.bots.bluff.outlook import ChartedOutlook
from saloon.bots.bluff.positions import COUNT, number_of, position_of
from saloon.bots.bluff.reader import ReaderBot
from saloon.bots.bluff.strategy import Strategy
from saloon.bots.bot import Bot
from saloon.bots.match import play_to_outcome
from saloon.games.bluff import GAME
from saloon.games.bluff.events import Answered, Claimed, Revealed
from saloon.games.bluff.moves import ROLLS, Bluff, Claim, Dice, Doublet, Ok, Steal
from saloon.games.bluff.rules import BluffYou
from saloon.games.bluff.setup import BluffOptions
from saloon.games.bluff.tokens import ALL
from saloon.kernel import Event, Rng, Sight
from saloon.kernel.bits import members_of
from saloon.kernel.rng import sample
from tests.games.bluff.scene import do, scene

POINTS = BluffOptions(gift_chooser="guesser")  # no chart is for this option
ODD = BluffOptions(stake="rolled", any_number=True, gift_chooser="guesser", turn_limit=9)


def bot(name: str, bluff: BluffYou, seat: int = 0, options: BluffOptions | None = None) -> MixingBot:
    made = make_bot(name, GAME, options or BluffOptions(), len(bluff.held), seat, Rng(1))
    assert isinstance(made, MixingBot)
    return made


def odds(name: str, bluff: BluffYou, seat: int = 0, options: BluffOptions | None = None) -> dict[str, float]:
    """What a bot does at a seat, with the chances of it."""
    found = bot(name, bluff, seat, options).odds(bluff.view(seat))
    assert sum(found.values()) == pytest.approx(1)
    return {str(move): part for move, part in found.items()}


def share(first: str | type[Bot], second: str | type[Bot], deals: int) -> float:
    """How much of its matches the first wins, each deal from both seats."""
    won = 0.0
    for seed in range(deals):
        for seat, bots in enumerate(((first, second), (second, first))):
            won += (play_to_outcome(GAME, BluffOptions(), bots, seed)[1].returns()[seat] + 1) / 2
    return won / (2 * deals)


def shown(dice: Dice, value: int, believed: bool, roller: int = 0, guesser: int = 1) -> list[Event]:
    """A claim and what came of it."""
    truth = sum(dice) == value
    answer = Answered(guesser, "ok" if believed else "bluff")
    return [Claimed(roller, guesser, value), answer, Revealed(roller, dice, sum(dice), truth)]


def test_the_chart_is_small_and_whole() -> None:
    assert FILE.stat().st_size < 1 << 20
    chart = read_chart()
    assert len(chart) == COUNT
    assert (worth_of(min(chart)), worth_of(max(chart))) == (-1, 1)
    assert worth_of(chart[0]) == pytest.approx(0, abs=0.1), "who rolls first has no great advantage"


def test_a_position_of_the_chart_is_worth_what_its_best_turn_leads_to() -> None:
    """One turn more changes next to nothing: the chart follows from itself, to a step or two."""
    rng = Rng(7)
    for _ in range(150):
        mine = sample(rng, ALL, rng.below(8))
        theirs = sample(rng, ALL & ~mine, rng.below(8))
        bluff = scene(members_of(mine), members_of(theirs))
        outlook = ChartedOutlook(bluff.view(0), BluffOptions(), 1, 1.0)
        charted = worth_of(read_chart()[number_of(position_of(mine, theirs))])
        assert Strategy(outlook.attempt).worth == pytest.approx(charted, abs=2 / 127)


@pytest.mark.parametrize("name", ["equilibrium", "reader"])
@pytest.mark.parametrize("options", [BluffOptions(), ODD])
@pytest.mark.parametrize("seats", [2, 3, 8])
def test_whole_matches_are_played_at_every_table(name: str, options: BluffOptions, seats: int) -> None:
    for seed in range(2):
        outcome = play_to_outcome(GAME, options, [name] * seats, seed)[1]
        assert len(outcome.scores) == seats


def test_the_equilibrium_tells_as_many_lies_as_truths() -> None:
    """Where it plays for points, and a full centre is worth nothing to who rolls."""
    truths = lies = 0.0
    for roll in ROLLS:
        bluff = scene([], [], dice=roll, options=POINTS)
        for move, part in odds("equilibrium", bluff, options=POINTS).items():
            chance = part * CHANCES[sum(roll)] / sum(sum(other) == sum(roll) for other in ROLLS)
            truths += chance * (move == f"claim 1 {sum(roll)}")
            lies += chance * (move != f"claim 1 {sum(roll)}")
    assert truths == pytest.approx(lies)


def test_the_equilibrium_believes_half_of_it_while_much_can_be_true() -> None:
    for value in (3, 10, 17):
        asked, _ = do(scene([], [], options=POINTS), f"0 claim 1 {value}")
        assert odds("equilibrium", asked, 1, POINTS)["ok"] == pytest.approx(0.5)
    asked, _ = do(scene([], [], centre=[3, 18], options=POINTS), "0 claim 1 3")
    assert odds("equilibrium", asked, 1, POINTS)["ok"] == 0


def test_at_a_larger_table_the_equilibrium_goes_for_dear_tokens() -> None:
    """What one rival of several gains does not count there, only what can be won."""
    assert set(odds("equilibrium", scene([], [], [], dice=(1, 1, 2)))) == {"claim 1 4"}, "a 4 is claimed truly"
    dear, cheap = (odds("equilibrium", do(scene([], [], []), f"0 claim 1 {value}")[0], 1)["ok"] for value in (3, 10))
    assert dear < cheap


def test_who_must_win_the_last_token_or_lose_does_what_wins() -> None:
    """The centre holds one token; whoever takes it wins, so the truth is never told without need, nor believed."""
    mine, theirs = [3, 4, 5, 6, 7, 8, 9], [18, 17, 16, 15, 14, 13, 12, 11]
    bluff = scene(mine, theirs, dice=(1, 4, 5))
    assert set(odds("equilibrium", bluff)) <= {"claim 1 10", *(f"steal 1 {token}" for token in theirs)}


def test_a_doublet_is_paid_with_what_is_best_to_lose() -> None:
    bluff = scene([7, 9, 10, 11], [3, 18], dice=(3, 3, 6))
    paid, _ = do(bluff, "0 doublet 4")
    first = next(iter(odds("equilibrium", paid)))
    assert first in ("return 7", "return 9", "return 10", "return 11")
    while paid.view(0).stage == "return":
        paid, _ = do(paid, f"0 {next(iter(odds('equilibrium', paid)))}")
    assert 4 in paid.view(0).players[0].tokens


def test_the_gift_is_the_cheapest_at_a_larger_table() -> None:
    failed, _ = do(scene([9, 17], [14], []), "0 steal 1 14", "1 bluff")
    assert odds("equilibrium", failed) == {"give 9": 1.0}


def test_the_reader_begins_as_the_equilibrium() -> None:
    for dice in ((1, 1, 1), (2, 5, 6), (3, 3, 4)):
        bluff = scene([], [], dice=dice)
        assert odds("reader", bluff) == odds("equilibrium", bluff)
    asked, _ = do(scene([], []), "0 claim 1 8")
    assert odds("reader", asked, 1) == pytest.approx(odds("equilibrium", asked, 1))


def test_the_reader_learns_whom_to_believe() -> None:
    asked, events = do(scene([], []), "0 claim 1 13")
    beliefs = {}
    for dice in ((1, 6, 6), (4, 4, 4)):
        reader = bot("reader", asked, 1)
        for event in [*shown(dice, 13, believed=True) * 8, *events]:
            reader.watch(event)
        beliefs[sum(dice)] = reader.odds(asked.view(1))[Ok()]
    assert beliefs == {13: 1.0, 12: 0.0}


def test_the_reader_learns_who_believes() -> None:
    rolled = scene([], [], [], dice=(2, 5, 6))
    choices = {}
    for believed in (True, False):
        reader = bot("reader", rolled)
        for _ in range(6):
            for event in shown((1, 1, 4), 14, believed, roller=0, guesser=2):
                reader.watch(event)
        (choice,) = reader.odds(rolled.view(0))
        assert isinstance(choice, Claim)
        choices[believed] = choice
    assert choices[True].target == choices[False].target == 2, "whom it knows"
    assert choices[True].value != 13, "a lie to who believes"
    assert choices[False] == Claim(2, 13), "the truth to who does not"


def test_the_reader_forgets_nothing_that_a_replay_shows() -> None:
    """A bot that is asked anew, having watched the same, says the same."""
    asked, events = do(scene([9], [14], dice=(2, 6, 6)), "0 steal 1 14")
    readers = [ReaderBot(GAME, BluffOptions(), 2, 1, Rng(1)) for _ in range(2)]
    for reader in readers:
        for event in [*shown((4, 4, 4), 13, believed=False) * 3, *events]:
            reader.watch(event)
    assert readers[0].odds(asked.view(1)) == readers[1].odds(asked.view(1))


def test_liars_keep_to_their_habits() -> None:
    saint, rogue = habitual(0.0, 0.25), habitual(1.0, 0.75)
    bluff = scene([], [], dice=(2, 5, 6))
    for kind, parts in ((saint, {13: 1.0}), (rogue, {value: 1 / 15 for value in CHANCES if value != 13})):
        liar = kind(GAME, BluffOptions(), 2, 0, Rng(1))
        told = {move.value: part for move, part in liar.odds(bluff.view(0)).items() if isinstance(move, Claim) and part}
        assert told == pytest.approx(parts)
    asked, _ = do(bluff, "0 claim 1 13")
    liar = rogue(GAME, BluffOptions(), 2, 1, Rng(1))
    assert liar.odds(asked.view(1)) == {Ok(): 0.75, Bluff(): 0.25}
    assert issubclass(saint, LiarBot)


def test_moves_are_drawn_by_their_chances() -> None:
    asked, _ = do(scene([], []), "0 claim 1 13")
    liar = habitual(0.5, 0.7)(GAME, BluffOptions(), 2, 1, Rng(3))
    ok = GAME.moves.parse("ok")
    drawn = sum(liar.choose(Sight(asked, 1, Rng(seed))) == ok for seed in range(2000))
    assert drawn == pytest.approx(1400, abs=80)


@pytest.mark.parametrize("rival", ["honest", habitual(0.1, 0.9), habitual(0.9, 0.1)], ids=["honest", "saint", "rogue"])
def test_the_reader_beats_habits_by_more_than_the_equilibrium_does(rival: str | type[Bot]) -> None:
    reader, equilibrium = share("reader", rival, 20), share("equilibrium", rival, 20)
    assert reader > equilibrium > 0.5


def test_swaps_and_steals_are_among_what_the_equilibrium_does() -> None:
    found: set[type] = set()
    for seed in range(8):
        for moved in play_to_outcome(GAME, BluffOptions(), ["equilibrium", "honest"], seed)[0].moves:
            if moved.seat == 0:
                found.add(type(GAME.moves[GAME.moves.parse(moved.move)]))
    assert {Claim, Steal, Doublet, Ok, Bluff} <= found
