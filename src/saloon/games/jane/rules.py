"""Dexterity Jane as a State (kernel/state.py).

A round goes from stage to stage: nature deals and turns the cards up (dealing.py), all seats guess at the same time
(guessing.py), stick-ups are settled (stick_ups.py), and the locks are checked (scoring.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.jane.codes import BLIND, COIN, DEAL, PASS, REVEAL, SHERIFF, TAKE
from saloon.games.jane.coins import row_length
from saloon.games.jane.dealing import deal, draw_luck, endow, flip, odds_of, reveal
from saloon.games.jane.features import write_features
from saloon.games.jane.guessing import act, actions_of, mark_actions, pick_action
from saloon.games.jane.look import imagine_into, look
from saloon.games.jane.refusals import explain
from saloon.games.jane.scoring import outcome_of
from saloon.games.jane.stages import GUESS, OVER, TAKING
from saloon.games.jane.state import Position, Terms
from saloon.games.jane.stick_ups import take
from saloon.games.jane.view import JaneView
from saloon.kernel.bits import only
from saloon.kernel.outcome import Outcome, Refusal
from saloon.kernel.rng import Rng
from saloon.kernel.rows import Marks, Page
from saloon.kernel.state import NATURE_BIT, Tell

if TYPE_CHECKING:
    from mypy_extensions import i64


class Jane(Position):
    """A match of Dexterity Jane."""

    def __init__(self, terms: Terms) -> None:
        super().__init__(terms)

    def copy(self) -> Jane:
        """An independent copy."""
        other = Jane(self.terms)
        self.copy_into(other)
        return other

    # What may be done -------------------------------------------------------------------------------------------

    def to_move(self) -> i64:
        """All seats that have not acted, at the same time; or the seat that takes a coin; or nature."""
        return self.movers

    def legal(self, seat: i64) -> list[int]:
        """A lock, a stick-up or a pass; or a coin."""
        if not self.movers & only(seat):
            return []
        if self.stage == TAKING:
            return [TAKE + place for place in range(row_length(self.rows[self.loser]))]
        return actions_of(self, seat)

    def mark_choices(self, seat: i64, marks: Marks) -> None:
        """Mark the legal moves, without building the list."""
        if self.stage == TAKING:
            marks.begin()
            marks.add_each(only(row_length(self.rows[self.loser])) - 1, TAKE)
        else:
            mark_actions(self, seat, marks)

    def pick(self, seat: i64, rng: Rng) -> i64:
        """A uniformly random legal move, without building the list."""
        if self.stage == TAKING:
            return TAKE + rng.below(row_length(self.rows[self.loser]))
        return pick_action(self, seat, rng)

    def odds(self) -> list[tuple[int, int]]:
        """Coins, the Sheriff token, cards of the shuffled deck, and that they are turned up."""
        return odds_of(self) if self.movers == NATURE_BIT else []

    def draw(self, rng: Rng) -> i64:
        """One of nature's moves, without building the list."""
        return draw_luck(self, rng)

    def fallback(self, seat: i64) -> i64:
        """A player whose time is up passes (DJ-R3), or takes the first coin."""
        return TAKE if self.stage == TAKING else PASS

    def why_not(self, seat: i64, move: i64) -> Refusal | None:
        """The first rule that the move would break."""
        return explain(self, seat, move)

    # What a move does -------------------------------------------------------------------------------------------

    def apply(self, seat: i64, move: i64, tell: Tell | None = None) -> None:
        """Lock, shoot, pass or take a coin; or let nature deal, flip and reveal."""
        if move <= PASS and self.stage == GUESS:
            act(self, seat, move, tell)
        elif DEAL <= move < REVEAL:
            deal(self, move - DEAL + 1, tell)
        elif move == REVEAL:
            reveal(self, tell)
        elif move >= BLIND:
            take(self, move - BLIND, tell)
        elif move >= SHERIFF:
            flip(self, move - SHERIFF, tell)
        elif move >= COIN:
            endow(self, move - COIN, tell)
        else:
            take(self, move - TAKE, tell)

    def outcome(self) -> Outcome | None:
        """Once all ten tiles are won or discarded, the points decide."""
        return outcome_of(self) if self.stage == OVER else None

    # What may be known ------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> JaneView:
        """All that the seat may know (look.py)."""
        return look(self, seat)

    def features(self, seat: i64) -> bytes:
        """The view as numbers (features.py)."""
        page = Page()
        write_features(self, seat, page)
        return page.getvalue()

    def write_features(self, seat: i64, page: Page) -> None:
        """The same at the end of a page."""
        write_features(self, seat, page)

    def imagine(self, seat: i64, rng: Rng) -> Jane:
        """Unknown coins, hidden cards and other seats' locks are any that they may be (look.py)."""
        other = self.copy()
        imagine_into(other, seat, rng)
        return other
