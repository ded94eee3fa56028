"""What the honest bot says and believes."""

from __future__ import annotations

import itertools

import pytest

from saloon.bots import make_bot
from saloon.bots.bluff.honest import WORTHWHILE
from saloon.bots.match import play_to_outcome
from saloon.games.bluff import GAME
from saloon.games.bluff.moves import POINTS
from saloon.games.bluff.rules import BluffYou
from saloon.games.bluff.setup import BluffOptions
from saloon.kernel import Rng, Sight
from saloon.locales import Speaker
from tests.games.bluff.scene import do, scene


def choice(bluff: BluffYou, seat: int = 0, options: BluffOptions | None = None) -> str:
    """What the bot does at a seat."""
    seats = len(bluff.held)
    bot = make_bot("honest", GAME, options or BluffOptions(), seats, seat, Rng(1))
    return GAME.moves.text(bot.choose(Sight(bluff, seat, Rng(2))))


def test_it_tells_the_truth_when_the_token_is_worth_it() -> None:
    assert choice(scene([], [9], [], dice=(2, 5, 6))) == "claim 2 13", "to the weakest"
    assert choice(scene([], [], dice=(1, 1, 1))) == "claim 1 3"


def test_it_is_what_its_card_says() -> None:
    for dice in itertools.combinations_with_replacement(range(1, 7), 3):
        truth = choice(scene([], [], dice=dice)) == f"claim 1 {sum(dice)}"
        assert truth == (POINTS[sum(dice)] >= WORTHWHILE or sum(dice) == 11), "11 is the likeliest lie as well"
    for language, words in {"en": "two points or more", "fr": "au moins deux points"}.items():
        assert words in Speaker(language)("house-bot-honest"), "whoever changes the bot changes its card"


def test_else_it_tells_the_likeliest_lie() -> None:
    assert choice(scene([], [], dice=(2, 2, 6))) == "claim 1 11", "a ten is not worth the truth"
    assert choice(scene([], [13, 10, 11], dice=(2, 5, 6))) == "claim 1 12", "the truth is gone"


def test_it_steals_with_the_truth_and_something_cheaper_to_lose() -> None:
    assert choice(scene([9], [14], [13], dice=(2, 5, 6))) == "steal 2 13"
    assert choice(scene([14], [8], [13], dice=(2, 5, 6))) == "claim 1 11", "nothing cheaper"


@pytest.mark.parametrize(
    ("announcement", "answer"),
    [("claim 1 10", "ok"), ("claim 1 8", "ok"), ("claim 1 5", "bluff"), ("claim 1 18", "bluff")],
)
def test_it_believes_what_is_likely_while_much_can_be_true(announcement: str, answer: str) -> None:
    assert choice(do(scene([], []), f"0 {announcement}")[0], seat=1) == answer


def test_it_believes_little_when_little_can_be_true() -> None:
    assert choice(do(scene([], [], centre=[3, 10, 18]), "0 claim 1 10")[0], seat=1) == "bluff"
    assert choice(do(scene([9], [10]), "0 steal 1 10")[0], seat=1) == "bluff"


def test_it_gives_little_and_takes_much() -> None:
    failed, _ = do(scene([9, 17], [14]), "0 steal 1 14", "1 bluff")
    assert choice(failed) == "give 9"
    options = BluffOptions(gift_chooser="guesser")
    failed, _ = do(scene([9, 17], [14], options=options), "0 steal 1 14", "1 bluff")
    assert choice(failed, seat=1, options=options) == "give 17"


def test_it_knows_how_to_go_on_with_a_doublet() -> None:
    assert choice(do(scene([7, 9, 10], [], dice=(3, 3, 6)), "0 doublet 4")[0]) == "return 9"


@pytest.mark.parametrize("seats", [2, 3, 8])
@pytest.mark.parametrize(
    "options", [BluffOptions(), BluffOptions(stake="rolled", any_number=True, gift_chooser="guesser", turn_limit=9)]
)
def test_it_beats_chance_at_every_table(seats: int, options: BluffOptions) -> None:
    places = []
    for seed in range(30):
        mine = seed % seats
        bots = ["honest" if seat == mine else "random" for seat in range(seats)]
        places.append(play_to_outcome(GAME, options, bots, seed)[1].returns()[mine])
    assert sum(places) / len(places) > 0.25
