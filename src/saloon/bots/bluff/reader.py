"""Learns from every reveal how often each other player lies and believes, and plays what is best against that."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from saloon.bots.bluff.mixing import MixingBot, Odds, balanced
from saloon.bots.bluff.notebook import Notebook
from saloon.bots.bluff.outlook import Outlook
from saloon.bots.bluff.strategy import Strategy
from saloon.bots.bot import Budget
from saloon.games.bluff.moves import Move, Steal
from saloon.games.bluff.view import BluffView
from saloon.kernel import Event, Game, Rng

FAMILIAR: Final = 3.0  # reveals after which what was seen counts as much as the equilibrium
WORTHWHILE: Final = 0.02  # part of the stake that leaving the equilibrium must promise


class ReaderBot(MixingBot):
    """Plays the equilibrium, except where its notebook promises more."""

    level = 2
    rivalry = 1.0

    def __init__(
        self, game: Game, options: Struct, seats: int, seat: int, rng: Rng, budget: Budget | None = None
    ) -> None:
        super().__init__(game, options, seats, seat, rng, budget)
        self.notebook = Notebook(seats)

    def watch(self, event: Event) -> None:
        """Note what the event tells about somebody's habits."""
        self.notebook.watch(event)

    def belief(self, view: BluffView, value: int) -> float:
        """Believe what is worth believing by the notebook; by the equilibrium if it makes hardly a difference."""
        assert view.roller is not None
        outlook, strategy = self.solved(view, self.seat)
        at = outlook.index(value)
        if at < 0:
            return 0.0
        reveals = self.notebook.people[view.roller].reveals
        known = reveals / (reveals + FAMILIAR)
        truth = known * self.notebook.truth(view.roller, value) + (1 - known) * strategy.candour(at)
        if_true, if_lied = (fooled - caught for fooled, caught in (outlook.stakes(at, value), outlook.stakes(at, None)))
        gain = truth * if_true - (1 - truth) * if_lied
        stake = truth * abs(if_true) + (1 - truth) * abs(if_lied)
        if abs(gain) <= WORTHWHILE * stake:
            return strategy.beliefs[at]
        return 1.0 if gain > 0 else 0.0

    def announcements(self, view: BluffView) -> Odds:
        """The best move against what each player is likely to believe, or the equilibrium if that is hardly worse."""
        assert view.dice is not None
        rolled, double = sum(view.dice), len(set(view.dice)) < 3
        best: Move | None = None
        gain = 0.0
        for target in [seat for seat in range(self.seats) if seat != self.seat]:
            outlook, strategy = self.solved(view, target)
            found, worth = self._best(outlook, strategy, rolled, double)
            usual = self._usual(outlook, strategy, rolled, double)
            if worth - usual > gain:
                best, gain = found, worth - usual
        outlook, strategy = self.solved(view, self.weakest(view))
        stakes = [abs(outlook.stakes(at, rolled)[0]) for at in range(outlook.attempt.count)]
        if best is not None and gain > WORTHWHILE * max(stakes):
            return {best: 1.0}
        return balanced(outlook, strategy, rolled, double)

    def _best(self, outlook: Outlook, strategy: Strategy, rolled: int, double: bool) -> tuple[Move, float]:
        """The best move by the notebook, with its value."""
        attempt = outlook.attempt
        worths: list[tuple[Move, float]] = []
        for at, form in enumerate(outlook.announcements):
            trust = self.notebook.trust(form.target, form.value, isinstance(form, Steal), strategy.beliefs[at])
            fooled = 1 - trust if form.value == rolled else trust
            if_fooled, if_caught = outlook.stakes(at, rolled)
            worths.append((form, fooled * if_fooled + (1 - fooled) * if_caught))
        if double and outlook.doublet is not None:
            worths.append((outlook.doublet, attempt.swap))
        return max(worths, key=lambda choice: choice[1])

    def _usual(self, outlook: Outlook, strategy: Strategy, rolled: int, double: bool) -> float:
        """The equilibrium's value of this roll."""
        attempt = outlook.attempt
        at = outlook.index(rolled)
        truth = attempt.fooled[at] + attempt.caught[at] - strategy.level if at >= 0 else strategy.level
        usual = max(truth, strategy.level)
        return max(usual, attempt.swap) if double else usual
