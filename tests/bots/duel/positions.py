"""Positions of random duels, for the tests of this folder."""

from __future__ import annotations

from collections.abc import Iterator

from saloon.games.duel import GAME
from saloon.games.duel.rules import Duel
from saloon.games.duel.setup import DuelOptions
from saloon.kernel import NATURE_BIT, settle, stream

STANDARD = DuelOptions()
EVERY_OPTION = [
    STANDARD,
    DuelOptions(last_card_exception=True),
    DuelOptions(touch_move=True),
    DuelOptions(hidden_log=True),
    DuelOptions(highest=20, hand=4),
    DuelOptions(highest=12, hand=3, last_card_exception=True, touch_move=True, hidden_log=True),
    DuelOptions(highest=7, hand=2),
]


def random_match(options: DuelOptions, seed: int) -> Iterator[Duel]:
    """Every position of a random match in which a seat is to move."""
    rng = stream(seed)
    duel = GAME.new(options, 2)
    while duel.to_move():
        if duel.to_move() == NATURE_BIT:
            settle(duel, rng)
        else:
            yield duel.copy()
            duel.apply(duel.turn, duel.pick(duel.turn, rng))


def open_positions(options: DuelOptions, seeds: range) -> Iterator[Duel]:
    """Starts of turns after both draw piles were used up."""
    for seed in seeds:
        for duel in random_match(options, seed):
            if not duel.laid and not duel.first_side.deck and not duel.second_side.deck:
                yield duel
