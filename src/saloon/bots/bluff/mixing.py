"""The base of bots with mixed strategies: a probability for each move."""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from saloon.bots.bluff.outlook import Outlook, look_ahead
from saloon.bots.bluff.rolled import RolledStrategy
from saloon.bots.bluff.strategy import Strategy
from saloon.bots.bot import Bot, Budget
from saloon.games.bluff.moves import POINTS, Bluff, Give, Move, Ok, Return
from saloon.games.bluff.setup import BluffOptions
from saloon.games.bluff.tokens import payable
from saloon.games.bluff.view import BluffView
from saloon.kernel import Game, Rng, Sight
from saloon.kernel.bits import members_of, set_of

Odds = dict[Move, float]  # moves with their probabilities, together 1
FINE: Final = 1 << 30  # resolution of a random number between 0 and 1


class MixingBot(Bot):
    """Gives a probability to each move, and draws one of them."""

    rivalry = 1.0  # at tables of more than two: the part of the others' gains that counts as lost, shared between them

    def __init__(
        self, game: Game, options: Struct, seats: int, seat: int, rng: Rng, budget: Budget | None = None
    ) -> None:
        super().__init__(game, options, seats, seat, rng, budget)
        assert isinstance(options, BluffOptions)
        self.terms = options
        even = seats == 2 or options.stake == "rolled"  # rolled.py is for equal stakes
        self.weight = 1.0 if even else self.rivalry / (seats - 1)

    def choose(self, sight: Sight) -> int:
        """A move, drawn by its probability."""
        odds = self.odds(sight.view)
        drawn = self.rng.below(FINE) / FINE
        passed = accumulate(odds.values())
        move = next((move for move, so_far in zip(odds, passed, strict=True) if drawn < so_far), None)
        return self.game.moves.parse(str(move or max(odds, key=odds.__getitem__)))  # rounding may leave the sum below 1

    def odds(self, view: BluffView) -> Odds:
        """The probabilities of the moves in a view in which this seat is to move."""
        match view.stage:
            case "answer":
                assert view.announced is not None
                gone = view.attempt == "claim" and view.announced not in view.centre
                ok = (
                    0.0 if gone else self.belief(view, view.announced)
                )  # the truth about a token that is gone pays nothing
                return {Ok(): ok, Bluff(): 1 - ok}
            case "give":
                return {Give(self.gift(view)): 1.0}
            case "return":
                return {Return(self.payment(view)): 1.0}
            case _:
                return self.announcements(view)

    def belief(self, view: BluffView, value: int) -> float:
        """The probability of believing this value."""
        raise NotImplementedError

    def announcements(self, view: BluffView) -> Odds:
        """The probabilities of the roller's moves."""
        raise NotImplementedError

    def gift(self, view: BluffView) -> int:
        """The best token for this seat, of those that the roller can give."""
        assert view.roller is not None
        tokens = view.players[view.roller].tokens
        if view.roller == self.seat:
            return look_ahead(view, self.terms, self.seat, self.weight).gift(tokens)
        return max(tokens, key=lambda token: POINTS[token])

    def payment(self, view: BluffView) -> int:
        """The token to return next for a doublet."""
        assert view.taking is not None
        own = set_of(list(view.players[self.seat].tokens))
        tokens = members_of(payable(own, view.owed, POINTS[view.taking]))
        return look_ahead(view, self.terms, self.seat, self.weight).payment(tokens)

    def solved(self, view: BluffView, target: int) -> tuple[Outlook, Strategy]:
        """The attempt of a view's roller, if claims go to this target, and its equilibrium."""
        return solve(bare(view), self.terms, target, self.weight)

    def weakest(self, view: BluffView) -> int:
        """The opponent with the fewest points (the next of equals): losing a token to it matters least."""
        others = [(self.seat + step) % self.seats for step in range(1, self.seats)]
        return min(others, key=lambda seat: view.players[seat].points)


@lru_cache(maxsize=256)
def solve(table: BluffView, options: BluffOptions, target: int, weight: float) -> tuple[Outlook, Strategy]:
    """The outlook of a view made by `bare`, and its equilibrium: the same before and after an announcement."""
    outlook = look_ahead(table, options, target, weight)
    if options.stake == "rolled":
        return outlook, RolledStrategy(outlook.attempt, [float(POINTS[value]) for value in table.centre])
    return outlook, Strategy(outlook.attempt)


def bare(view: BluffView) -> BluffView:
    """The view without dice and announcement: the same for roller and guesser."""
    return replace(view, seat=None, stage="roll", dice=None, shown=False, guesser=None, attempt=None, announced=None)


def balanced(outlook: Outlook, strategy: Strategy, rolled: int, double: bool) -> Odds:
    """The equilibrium's moves for a roll."""
    at = outlook.index(rolled)
    said, swap = strategy.choices(at, double)
    odds: Odds = {}
    if at >= 0 and said[at]:
        odds[outlook.announcements[at]] = said[at]
    if swap and outlook.doublet is not None:
        odds[outlook.doublet] = swap
    for other, form in enumerate(outlook.announcements):
        if other != at and said[other]:
            odds[form] = said[other]
    return odds
