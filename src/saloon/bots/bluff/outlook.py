"""The attempt that a view leads to: what its roller may announce, and what that brings if believed or not.

Between two, and with the default options of stakes and gifts, the position after a turn is worth what the chart says:
the chance to win less the chance to lose. Otherwise it is worth the points that roller or guesser gains on the other.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from saloon.bots.bluff.attempt import Attempt
from saloon.bots.bluff.chart import read_chart, worth_of
from saloon.bots.bluff.dice import chance
from saloon.bots.bluff.positions import (
    GIVE,
    LOSE,
    MINE,
    RETURN,
    STEAL,
    WIN,
    cheaper_than,
    payments,
    position_of,
)
from saloon.bots.bluff.stakes import claim_stakes, steal_stakes
from saloon.bots.bluff.sweep import is_over, result, turn_over
from saloon.games.bluff.moves import POINTS, TOKENS, Claim, Doublet, Steal
from saloon.games.bluff.setup import BluffOptions
from saloon.games.bluff.tokens import affordable
from saloon.games.bluff.view import BluffView
from saloon.kernel.bits import set_of

CHANCES: Final = {value: (chance(value, False), chance(value, True)) for value in TOKENS}
RULINGS: Final = BluffOptions()
POINTS_A_MATCH: Final = 20.0  # the lead in points that is worth as much as a won match instead of an even one


class Outlook:
    """The attempt of a view's roller, valued by points (stakes.py); claims go to one `target`."""

    def __init__(self, view: BluffView, options: BluffOptions, target: int, weight: float) -> None:
        assert view.roller is not None
        self.view = view
        self.options = options
        self.roller = view.roller
        self.own = view.players[view.roller].tokens
        self.weight = weight
        self.announcements = self._announcements(target)
        self.attempt = Attempt()
        for announcement in self.announcements:
            self.attempt.add(*self._stakes(announcement), *CHANCES[announcement.value])
        for value in {*TOKENS}.difference(announcement.value for announcement in self.announcements):
            self.attempt.mute(*CHANCES[value])
        self.doublet = self._best_doublet()

    def index(self, value: int) -> int:
        """The place of a value among what can be announced; -1 if it cannot be."""
        return next((at for at, form in enumerate(self.announcements) if form.value == value), -1)

    def stakes(self, at: int, rolled: int | None) -> tuple[float, float]:
        """What an announcement brings if it fools and if not, to a roller who rolled this; None: to one who lied."""
        form = self.announcements[at]
        if isinstance(form, Steal) or self.options.stake == "announced":
            return self.attempt.fooled[at], self.attempt.caught[at]
        found = claim_stakes(self.view, form.value, rolled, self.options, self.weight)
        return found.fooled, found.caught

    def gift(self, tokens: Iterable[int]) -> int:
        """The token that the roller would give."""
        return min(tokens, key=lambda token: POINTS[token])

    def payment(self, tokens: Sequence[int]) -> int:
        """The token that the roller would return next for its doublet: the cheapest."""
        return min(tokens, key=lambda token: POINTS[token])

    def swap_points(self, token: int) -> float:
        """The gain of a doublet for this token, in points: none, since it pays exactly what it takes (BY-13)."""
        return 0.0

    def _announcements(self, target: int) -> list[Claim | Steal]:
        """The centre's tokens, claimed from the target; and everybody else's, once the roller has one itself (BY-9)."""
        found: list[Claim | Steal] = [Claim(target, value) for value in self.view.centre]
        for seat, player in enumerate(self.view.players):
            if self.own and seat != self.roller:
                found += [Steal(seat, value) for value in player.tokens]
        return found

    def _stakes(self, announcement: Claim | Steal) -> tuple[float, float]:
        value = announcement.value
        if isinstance(announcement, Steal):
            stakes = steal_stakes(self.view, value, self.options, self.weight)
        elif self.options.stake == "rolled":
            return 0.0, 0.0  # half of the claims are believed, so that none is worth anything (rolled.py)
        else:
            stakes = claim_stakes(self.view, value, value, self.options, self.weight)
        return stakes.fooled, stakes.caught

    def _best_doublet(self) -> Doublet | None:
        """The token with most points that a double can bring: it gains nothing now, but is better than being caught."""
        wanted = [token for token in self.view.centre if affordable(set_of(list(self.own))) >> token & 1]
        if not wanted:
            return None
        self.attempt.swap = 0.0
        return Doublet(max(wanted, key=lambda token: POINTS[token]))


class ChartedOutlook(Outlook):
    """The same between two, valued by the chart."""

    def __init__(self, view: BluffView, options: BluffOptions, target: int, weight: float) -> None:
        assert view.roller is not None
        self.last = view.turns is not None and view.turn == view.turns - 1
        players = [set_of(list(player.tokens)) for player in view.players]
        self.digits = position_of(players[view.roller], players[1 - view.roller])
        self.chart = read_chart()
        super().__init__(view, options, target, weight)

    def after(self, *changes: tuple[int, int]) -> float:
        """What it is worth to the roller to have changed the digits of these pairs."""
        digits = self.digits.copy()
        for pair, change in changes:
            digits[pair] += change
        if self.last or is_over(digits):
            return result(digits)
        return -worth_of(self.chart[turn_over(digits)])

    def gift(self, tokens: Iterable[int]) -> int:
        """The token whose loss costs least."""
        return max(tokens, key=lambda token: self._given(pair_of(token)))

    def payment(self, tokens: Sequence[int]) -> int:
        """A token of the best payment that is left to make."""
        assert self.view.taking is not None
        taken = pair_of(self.view.taking)
        best = max(self._payments(self.view.taking, self.view.owed, 1), key=lambda way: self._swapped(taken, way))
        return next(token for token in tokens if best[pair_of(token)])

    def swap_points(self, token: int) -> float:
        """How much better the match goes on with this token than with what is paid for it, in points."""
        swapped = self._best_swap(token)
        assert swapped is not None
        return (swapped - self.after()) * POINTS_A_MATCH

    def _stakes(self, announcement: Claim | Steal) -> tuple[float, float]:
        pair = pair_of(announcement.value)
        digit = self.digits[pair]
        if isinstance(announcement, Claim):
            return self.after((pair, WIN[digit])), self.after((pair, LOSE[digit]))
        return self.after((pair, STEAL[digit])), max(self._given(pair_of(token)) for token in self.own)

    def _payments(self, token: int, owed: int, least: int) -> list[list[int]]:
        """How many of each pair the roller may return for a token, if it still owes so much."""
        ways = payments(owed, cheaper_than(pair_of(token)), least)
        return [way for way in ways if all(MINE[self.digits[pair]] >= number for pair, number in enumerate(way))]

    def _swapped(self, taken: int, way: list[int]) -> float:
        """What it is worth to have taken one of a pair for a payment."""
        returned = [(pair, RETURN[number][self.digits[pair]]) for pair, number in enumerate(way) if number]
        return self.after((taken, WIN[self.digits[taken]]), *returned)

    def _given(self, pair: int) -> float:
        return self.after((pair, GIVE[self.digits[pair]]))

    def _best_swap(self, token: int) -> float | None:
        """The value after the best payment for a token; None if it cannot be paid."""
        ways = self._payments(token, POINTS[token], 2)
        return max((self._swapped(pair_of(token), way) for way in ways), default=None)

    def _best_doublet(self) -> Doublet | None:
        """The token that the best payment brings."""
        worths = {token: self._best_swap(token) for token in self.view.centre}
        found = {token: worth for token, worth in worths.items() if worth is not None}
        if not found:
            return None
        best = max(found, key=found.__getitem__)
        self.attempt.swap = found[best]
        return Doublet(best)


def pair_of(token: int) -> int:
    """The pair of twins that a token is of (positions.py)."""
    return min(token - 3, 18 - token)


def look_ahead(view: BluffView, options: BluffOptions, target: int, weight: float) -> Outlook:
    """The outlook of a view: by the chart if it is about this table, else by points."""
    ruled = (options.stake, options.any_number, options.gift_chooser) == (
        RULINGS.stake,
        RULINGS.any_number,
        RULINGS.gift_chooser,
    )
    kind = ChartedOutlook if len(view.players) == 2 and ruled else Outlook
    return kind(view, options, target, weight)
