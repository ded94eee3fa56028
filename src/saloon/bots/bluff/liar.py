"""Habitual liars: they lie and believe at fixed rates, whatever the others do; opponents to measure bots with."""

from __future__ import annotations

from saloon.bots.bluff.mixing import MixingBot, Odds
from saloon.games.bluff.moves import Claim
from saloon.games.bluff.view import BluffView


class LiarBot(MixingBot):
    """Claims what it rolled, if it can, unless it lies; lies with any token of the centre."""

    lies = 0.5  # how often, where it could tell the truth
    trusts = 0.5  # how often it believes

    def belief(self, view: BluffView, value: int) -> float:
        """The fixed rate."""
        return self.trusts

    def announcements(self, view: BluffView) -> Odds:
        """The truth, or any lie; claims go to the weakest player."""
        assert view.dice is not None
        rolled, target = sum(view.dice), self.weakest(view)
        others = [value for value in view.centre if value != rolled]
        lies = 0.0 if not others else self.lies if rolled in view.centre else 1.0
        odds: Odds = {Claim(target, value): lies / len(others) for value in others}
        return {**odds, Claim(target, rolled): 1 - lies} if rolled in view.centre else odds


def habitual(lies: float, trusts: float) -> type[LiarBot]:
    """A liar with these rates."""
    return type(f"Liar{lies:.0%}Trusts{trusts:.0%}", (LiarBot,), {"lies": lies, "trusts": trusts})
