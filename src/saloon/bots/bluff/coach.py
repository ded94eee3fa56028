"""The coach of Bluff You!: how likely a claim is, what it takes to believe it, and what each choice is worth.

Points are what roller or guesser gains on the other in an attempt, on average. How likely others are to lie and to
believe is estimated from what they have done in this match.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from saloon.bots.bluff.dice import CHANCES
from saloon.bots.bluff.notebook import Notebook
from saloon.bots.bluff.outlook import look_ahead
from saloon.bots.bluff.stakes import Stakes, claim_stakes, steal_stakes
from saloon.games.bluff.moves import POINTS, Claim, Doublet, Give, Ok, Steal
from saloon.games.bluff.setup import BluffOptions
from saloon.games.bluff.view import BluffView
from saloon.kernel import Advice, Coach, Event, Game, Worth


class BluffCoach(Coach):
    """Advises from a notebook of the other players' habits."""

    def __init__(self, game: Game, options: Struct, seats: int, seat: int) -> None:
        super().__init__(game, options, seats, seat)
        assert isinstance(options, BluffOptions)
        self.terms = options
        self.notebook = Notebook(seats)

    def watch(self, event: Event) -> None:
        """Note what the event tells about somebody's habits."""
        self.notebook.watch(event)

    def advise(self, view: BluffView, legal: list[int]) -> Advice | None:
        """Advice for the roller, the guesser, or the giver of a token; none for payments: each is worth its price."""
        match view.stage:
            case "answer":
                return self._answer(view, legal)
            case "choose":
                return self._announce(view, legal)
            case "give":
                sign = -2 if view.roller == self.seat else 2
                return self._advice({}, ((move, sign * self._given(move)) for move in legal))
            case _:
                return None

    def _answer(self, view: BluffView, legal: list[int]) -> Advice:
        assert view.announced is not None
        assert view.roller is not None
        true, lied = self._stakes_heard(view)
        truth = self.notebook.truth(view.roller, view.announced)
        ok = -(truth * true.caught + (1 - truth) * lied.fooled)
        bluff = -(truth * true.fooled + (1 - truth) * lied.caught)
        if_true = true.fooled - true.caught  # how much more believing the truth brings than doubting it
        if_lied = lied.fooled - lied.caught
        figures = {
            "dice": CHANCES[view.announced],
            "history": truth,
            "break_even": if_lied / (if_true + if_lied) if if_true + if_lied else 0.5,
            "stake": float(POINTS[view.announced]),
        }
        is_ok = self.game.moves.parse(str(Ok()))
        return self._advice(figures, ((move, ok if move == is_ok else bluff) for move in legal))

    def _announce(self, view: BluffView, legal: list[int]) -> Advice:
        assert view.dice is not None
        rolled = sum(view.dice)
        kinds: dict[str, list[float]] = {"truth": [], "lie": [], "doublet": []}
        worths = []
        for move in legal:
            form = self.game.moves[move]
            worth = self._worth(view, form, rolled)
            worths.append((move, worth))
            kind = "doublet" if isinstance(form, Doublet) else "truth" if form.value == rolled else "lie"
            kinds[kind].append(worth)
        figures = {kind: max(found) for kind, found in kinds.items() if found}
        best = self.game.moves[max(worths, key=lambda choice: choice[1])[0]]
        if isinstance(best, Claim | Steal):
            figures["believed"] = self.notebook.trust(best.target, best.value, isinstance(best, Steal))
        return self._advice(figures, worths)

    def _worth(self, view: BluffView, form: object, rolled: int) -> float:
        """What an announcement or a doublet is worth to the roller."""
        if isinstance(form, Doublet):
            return look_ahead(view, self.terms, self.seat, 1.0).swap_points(form.token)
        assert isinstance(form, Claim | Steal)
        stealing = isinstance(form, Steal)
        stakes = (
            steal_stakes(view, form.value, self.terms)
            if stealing
            else claim_stakes(view, form.value, rolled, self.terms)
        )
        trust = self.notebook.trust(form.target, form.value, stealing)
        fooled = 1 - trust if form.value == rolled else trust
        return fooled * stakes.fooled + (1 - fooled) * stakes.caught

    def _stakes_heard(self, view: BluffView) -> tuple[Stakes, Stakes]:
        """What the guesser has at stake if the announcement is true, and if it is a lie."""
        assert view.announced is not None
        if view.attempt == "steal":
            stakes = steal_stakes(view, view.announced, self.terms)
            return stakes, stakes
        true = claim_stakes(view, view.announced, view.announced, self.terms)
        return true, claim_stakes(view, view.announced, None, self.terms)

    def _given(self, move: int) -> int:
        form = self.game.moves[move]
        assert isinstance(form, Give)
        return POINTS[form.token]

    def _advice(self, figures: dict[str, float], worths: Iterable[tuple[int, float]]) -> Advice:
        choices = [Worth(self.game.moves.text(move), points) for move, points in worths]
        return Advice(figures, sorted(choices, key=lambda choice: -choice.points))
