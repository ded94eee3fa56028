"""Playing on from an ending, many times over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.bots.duel.planning import BestTurn, finish_turn
from saloon.bots.duel.turns import Ending
from saloon.games.duel.rules import Duel
from saloon.kernel.rng import Rng
from saloon.kernel.state import NATURE, NATURE_BIT

if TYPE_CHECKING:
    from mypy_extensions import i64


def draw_cards(duel: Duel, rng: Rng) -> None:
    """Let nature give the cards that are due."""
    while duel.movers == NATURE_BIT:
        duel.apply(NATURE, duel.draw(rng))


def play_on(duel: Duel, planner: BestTurn, rng: Rng, turns: i64) -> i64:
    """Let the planner play both sides for so many turns or to the end; returns the turns played."""
    played: i64 = 0
    while played < turns and duel.movers:
        finish_turn(duel, planner.find(duel))
        draw_cards(duel, rng)
        played += 1
    return played


def wins_after(duel: Duel, ending: Ending, planner: BestTurn, seat: i64, trials: i64, seed: i64) -> i64:
    """How many of so many matches played on from this ending the seat wins, each with an imagined opponent's hand."""
    won: i64 = 0
    for trial in range(trials):
        rng = Rng(seed + trial)
        world = duel.imagine(seat, rng)
        finish_turn(world, ending)
        draw_cards(world, rng)
        play_on(world, planner, rng, 100)
        if world.winner == seat:
            won += 1
    return won
