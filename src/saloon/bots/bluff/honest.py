"""Tells the truth about numbers that are worth it, and believes others as far as the dice make it likely."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from saloon.bots.bluff.dice import CHANCES
from saloon.bots.bluff.stakes import claim_stakes
from saloon.bots.bot import Bot, Budget
from saloon.games.bluff.moves import POINTS, Bluff, Claim, Give, Ok, Return, Steal
from saloon.games.bluff.setup import BluffOptions
from saloon.games.bluff.view import BluffView
from saloon.kernel import Game, Rng, Sight

CANDOUR: Final = 0.5  # how often others are assumed to tell the truth when they could
WORTHWHILE: Final = 2  # points from which on it tells the truth about its dice


class HonestBot(Bot):
    """Announces what it rolled if that token can be had and is worth two points or more, else the likeliest lie.

    Its card says just that (house-bot-honest).
    """

    level = 1

    def __init__(
        self, game: Game, options: Struct, seats: int, seat: int, rng: Rng, budget: Budget | None = None
    ) -> None:
        super().__init__(game, options, seats, seat, rng, budget)
        assert isinstance(options, BluffOptions)
        self.terms = options

    def choose(self, sight: Sight) -> int:
        """A move by the odds of the dice alone."""
        view: BluffView = sight.view
        match view.stage:
            case "answer":
                return self._move(Ok() if self.believes(view) else Bluff())
            case "give":
                return self._move(Give(self._gift(view)))
            case "return":
                forms = [self.game.moves[move] for move in sight.legal]
                return self._move(min(forms, key=lambda form: POINTS[form.token] if isinstance(form, Return) else 0))
            case _:
                return self._move(self.announcement(view))

    def believes(self, view: BluffView) -> bool:
        """Whether the announcement is rather true than not, if lies are spread evenly over what can be announced."""
        assert view.announced is not None
        sayable = view.centre if view.attempt == "claim" else view.players[self.seat].tokens
        truthful = CANDOUR * sum(CHANCES[value] for value in sayable)
        lie = (1 - truthful) / len(sayable)
        if view.attempt == "steal":
            return CANDOUR * CHANCES[view.announced] > lie
        true, lied = (claim_stakes(view, view.announced, rolled, self.terms) for rolled in (view.announced, None))
        return CANDOUR * CHANCES[view.announced] * true.fooled > lie * lied.fooled

    def announcement(self, view: BluffView) -> Claim | Steal:
        """The truth about a token of another player or of the centre, or a lie about the likeliest one there."""
        assert view.dice is not None
        rolled = sum(view.dice)
        own = view.players[self.seat].tokens
        if own and POINTS[rolled] > min(POINTS[token] for token in own):
            for seat, player in enumerate(view.players):
                if seat != self.seat and rolled in player.tokens:
                    return Steal(seat, rolled)
        if rolled in view.centre and POINTS[rolled] >= WORTHWHILE:
            return Claim(self._weakest(view), rolled)
        return Claim(self._weakest(view), max(view.centre, key=lambda value: (CHANCES[value], value)))

    def _weakest(self, view: BluffView) -> int:
        """The opponent with the fewest points (the next of equals): losing a token to it matters least."""
        others = [(self.seat + step) % self.seats for step in range(1, self.seats)]
        return min(others, key=lambda seat: view.players[seat].points)

    def _gift(self, view: BluffView) -> int:
        """The best token for this seat, of those that the roller can give."""
        assert view.roller is not None
        tokens = view.players[view.roller].tokens
        choose = min if view.roller == self.seat else max
        return choose(tokens, key=lambda token: POINTS[token])

    def _move(self, form: object) -> int:
        return self.game.moves.parse(str(form))
