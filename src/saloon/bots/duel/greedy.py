"""Lays one card at a time: the one that costs the fewest steps."""

from __future__ import annotations

from typing import Final

from saloon.bots.bot import Bot
from saloon.games.duel.moves import End, Lay
from saloon.games.duel.view import DuelView
from saloon.kernel import Sight

FAVOUR: Final = 4  # steps that helping the opponent costs beside those that it gives


class GreedyBot(Bot):
    """Lays the cheapest card, back-jumps first of all, and ends the turn as soon as it may."""

    level = 1

    def choose(self, sight: Sight) -> int:
        """The move of least cost; the first of equals."""
        view = sight.view
        return min(sight.legal, key=lambda move: self.cost(view, move))

    def cost(self, view: DuelView, move: int) -> int:
        """Steps that a card takes from the own piles or gives to the opponent; back-jumps are below zero."""
        form = self.game.moves[move]
        if isinstance(form, End):
            return 0
        assert isinstance(form, Lay)
        me, foe = view.sides[self.seat], view.sides[1 - self.seat]
        match form.pile:
            case "rising":
                return form.card - me.rising
            case "falling":
                return me.falling - form.card
            case "their-rising":
                return foe.rising - form.card + FAVOUR
            case _:
                return form.card - foe.falling + FAVOUR
