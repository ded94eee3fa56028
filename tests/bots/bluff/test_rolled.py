"""The option by which the token that was rolled is at stake (BY-R1): bots play for that one."""

from __future__ import annotations

from itertools import combinations

import pytest

from saloon.bots import make_bot
from saloon.bots.bluff.dice import CHANCES
from saloon.bots.bluff.mixing import MixingBot, Odds
from saloon.bots.match import play_to_outcome
from saloon.games.bluff import GAME
from saloon.games.bluff.moves import POINTS, ROLLS, TOKENS, Claim, Dice, Ok, Steal
from saloon.games.bluff.rules import BluffYou
from saloon.games.bluff.setup import BluffOptions
from saloon.kernel import Rng, Sight
from tests.bots.bluff.test_equilibrium import shown
from tests.games.bluff.scene import do, scene

ROLLED = BluffOptions(stake="rolled")
EXACT = 1e-9
Centre = tuple[int, ...]


def bot(name: str, seat: int = 0) -> MixingBot:
    made = make_bot(name, GAME, ROLLED, 2, seat, Rng(1))
    assert isinstance(made, MixingBot)
    return made


def table(centre: Centre, dice: Dice = (1, 1, 1)) -> BluffYou:
    """A table where nobody can steal: the roller has nothing."""
    gone = [token for token in TOKENS if token not in centre]
    return scene([], gone, dice=dice, options=ROLLED)


def belief(centre: Centre, value: int) -> float:
    asked, _ = do(table(centre), f"0 claim 1 {value}")
    return bot("equilibrium", 1).odds(asked.view(1)).get(Ok(), 0.0)


def said(centre: Centre) -> dict[int, Odds]:
    """What the equilibrium says with every sum that counts; those of tokens that are gone have nothing at stake."""
    rolls = {sum(dice): dice for dice in ROLLS}
    return {value: bot("equilibrium").odds(table(centre, rolls[value]).view(0)) for value in centre}


def sure_of(centre: Centre) -> tuple[float, float]:
    """The points that the roller gets at most against the bot's beliefs, and at least with the bot's claims."""
    beliefs = {value: belief(centre, value) for value in centre}
    most = least = 0.0
    for rolled in centre:
        lies = [2 * beliefs[value] - 1 for value in centre if value != rolled]
        most += CHANCES[rolled] * POINTS[rolled] * max([1 - 2 * beliefs[rolled], *lies])
    claims = said(centre)
    for value in centre:
        weights = {
            rolled: CHANCES[rolled] * POINTS[rolled] * odds.get(Claim(1, value), 0.0) for rolled, odds in claims.items()
        }
        true = weights.pop(value)
        least -= abs(true - sum(weights.values()))
    return most, least


@pytest.mark.rule("BY-R1")
@pytest.mark.parametrize("size", [1, 2, 3, 15, 16])
def test_no_side_can_do_better_for_the_token_that_was_rolled(size: int) -> None:
    for centre in list(combinations(TOKENS, size))[::7]:
        most, least = sure_of(centre)
        assert most == pytest.approx(least, abs=EXACT), centre
        weights = [CHANCES[value] * POINTS[value] for value in centre]
        assert most == pytest.approx(min(0.0, sum(weights) - 2 * max(weights)), abs=EXACT)


def test_the_reader_believes_what_would_cost_little_if_it_is_a_lie() -> None:
    """A 15 is worth 3 points if it is true. If it is not, there is 1 point under the cup at most."""
    answers = {}
    for options in (ROLLED, BluffOptions(gift_chooser="guesser")):  # the other one is played for points as well
        asked, _ = do(scene([], [3, 4, 5, 6, 7, 8, 13, 14, 16, 17, 18], options=options), "0 claim 1 15")
        reader = make_bot("reader", GAME, options, 2, 1, Rng(1))
        assert isinstance(reader, MixingBot)
        for event in [*shown((4, 5, 6), 15, believed=True), *shown((1, 1, 2), 15, believed=True)] * 2:
            reader.watch(event)
        answers[options.stake] = reader.odds(asked.view(1))[Ok()]
    assert answers == {"rolled": 1.0, "announced": 0.0}


def test_the_reader_risks_what_it_rolled_and_not_what_it_says() -> None:
    """To somebody who doubts everything the truth is told, about an 18 as about a 10; else any lie will do."""
    for dice in ((6, 6, 6), (2, 2, 6)):
        reader = bot("reader")
        for _ in range(8):
            for event in shown((1, 1, 2), 13, believed=False):
                reader.watch(event)
        assert set(reader.odds(table(tuple(TOKENS), dice).view(0))) == {Claim(1, sum(dice))}


def test_the_honest_bot_weighs_what_a_lie_would_be_about() -> None:
    """A 6 is worth 3 points if it is true, and what was rolled instead is worth less."""
    answers = {}
    for options in (BluffOptions(), ROLLED):
        asked, _ = do(scene([], [], options=options), "0 claim 1 6")
        honest = make_bot("honest", GAME, options, 2, 1, Rng(1))
        answers[options.stake] = GAME.moves.text(honest.choose(Sight(asked, 1, Rng(1))))
    assert answers == {"announced": "bluff", "rolled": "ok"}


def test_nobody_believes_a_number_whose_token_is_gone() -> None:
    options = BluffOptions(stake="rolled", any_number=True)
    asked, _ = do(scene([9], [10], options=options), "0 claim 1 10")
    for name in ("equilibrium", "reader"):
        guesser = make_bot(name, GAME, options, 2, 1, Rng(1))
        assert isinstance(guesser, MixingBot)
        assert guesser.odds(asked.view(1))[Ok()] == 0.0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_steals_go_on_as_ever(seats: int) -> None:
    found: set[type] = set()
    for seed in range(4):
        record, outcome = play_to_outcome(GAME, ROLLED, ["equilibrium", "reader", "honest", "random"][:seats], seed)
        assert len(outcome.scores) == seats
        found |= {type(GAME.moves[GAME.moves.parse(moved.move)]) for moved in record.moves}
    assert {Claim, Steal} <= found


@pytest.mark.parametrize(("stronger", "weaker"), [("equilibrium", "random"), ("reader", "honest")])
def test_the_ladder_stands_under_this_option_too(stronger: str, weaker: str) -> None:
    won = 0.0
    for seed in range(12):
        for at, pair in enumerate(((stronger, weaker), (weaker, stronger))):
            won += play_to_outcome(GAME, ROLLED, pair, seed)[1].returns()[at]
    assert won > 0
