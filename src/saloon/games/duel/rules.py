"""The duel as a State (kernel/state.py).

Its rules: piles.py says which cards fit on a pile, laying.py what may be laid, turns.py what a move does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.duel.codes import DRAW, END, FIRST, LOWEST
from saloon.games.duel.events import Began
from saloon.games.duel.features import write_features
from saloon.games.duel.laying import mark_moves, may_end, moves_of, pick_move
from saloon.games.duel.look import imagine_into, look
from saloon.games.duel.refusals import explain
from saloon.games.duel.state import Position, Side, Terms
from saloon.games.duel.turns import deal, end_turn, lay, receive
from saloon.games.duel.view import DuelView
from saloon.kernel.bits import append_members, nth, only
from saloon.kernel.outcome import Outcome, Refusal
from saloon.kernel.rng import Rng
from saloon.kernel.rows import Marks, Page
from saloon.kernel.state import NATURE_BIT, Tell

if TYPE_CHECKING:
    from mypy_extensions import i64


class Duel(Position):
    """A match of the duel."""

    def __init__(self, terms: Terms, first_side: Side, second_side: Side) -> None:
        super().__init__(terms, first_side, second_side)

    def copy(self) -> Duel:
        """An independent copy."""
        other = Duel(self.terms, self.first_side.copy(), self.second_side.copy())
        self.copy_into(other)
        return other

    # What may be done -------------------------------------------------------------------------------------------

    def to_move(self) -> i64:
        """One seat at a time, or nature (TG-6)."""
        return self.movers

    def legal(self, seat: i64) -> list[int]:
        """Cards on piles, then the end of the turn."""
        return moves_of(self) if self.movers == only(seat) else []

    def mark_choices(self, seat: i64, marks: Marks) -> None:
        """Mark the legal moves, without building the list."""
        mark_moves(self, marks)

    def pick(self, seat: i64, rng: Rng) -> i64:
        """A uniformly random legal move, without building the list."""
        return pick_move(self, rng)

    def fallback(self, seat: i64) -> i64:
        """The end of the turn if it may end, else the first card that may be laid."""
        return END if may_end(self) else self.legal(seat)[0]

    def why_not(self, seat: i64, move: i64) -> Refusal | None:
        """The first rule that the move would break (refusals.py)."""
        return explain(self, seat, move)

    def odds(self) -> list[tuple[int, int]]:
        """Who begins (TG-5, TG-R7), or any card of the draw pile (TG-4)."""
        if self.movers != NATURE_BIT:
            return []
        if self.turn < 0:
            return [(FIRST + seat, 1) for seat in (0, 1) if self.terms.starter in (-1, seat)]
        deck: list[int] = []
        append_members(deck, self.side(self.drawer).deck, DRAW - LOWEST)
        return [(move, 1) for move in deck]

    def draw(self, rng: Rng) -> i64:
        """One of nature's moves, without building the list."""
        if self.turn < 0:
            return FIRST + (rng.below(2) if self.terms.starter < 0 else self.terms.starter)
        side = self.side(self.drawer)
        return nth(side.deck, rng.below(side.deck_size)) + DRAW - LOWEST

    def may_happen(self, move: i64) -> bool:
        """Whether this is one of nature's moves now, without building the list."""
        if self.movers != NATURE_BIT:
            return False
        if self.turn < 0:
            return move in (FIRST, FIRST + 1) and self.terms.starter in (-1, move - FIRST)
        return move >= DRAW and self.side(self.drawer).deck & only(move - DRAW + LOWEST) != 0

    # What a move does -------------------------------------------------------------------------------------------

    def apply(self, seat: i64, move: i64, tell: Tell | None = None) -> None:
        """Lay a card, end the turn, or let nature name the first player or draw."""
        if move < END:
            lay(self, seat, move, tell)
        elif move == END:
            end_turn(self, seat, tell)
        elif move >= DRAW:
            receive(self, only(move - DRAW + LOWEST), tell)
        else:
            self.turn = move - FIRST
            deal(self, 0, self.terms.hand_limit)  # TG-4
            if tell is not None:
                tell(Began(self.turn))

    def outcome(self) -> Outcome | None:
        """One wins, one loses."""
        if self.winner < 0:
            return None
        return Outcome(
            scores=(1, 0) if self.winner == 0 else (0, 1),
            ranks=(1, 2) if self.winner == 0 else (2, 1),
            reason="emptied" if self.emptied else "stuck",
            rule="TG-18" if self.emptied else "TG-19",
        )

    # What may be known ------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> DuelView:
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

    def imagine(self, seat: i64, rng: Rng) -> Duel:
        """The opponent's hand is any choice of the cards that side has left (look.py)."""
        other = self.copy()
        imagine_into(other, seat, rng)
        return other
