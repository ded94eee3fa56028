"""Bluff You! as a State (kernel/state.py).

A turn goes from stage to stage: nature rolls (turns.py), the roller chooses (choosing.py). Then a guesser answers, and
after a failed steal a token is given (answering.py); or tokens are returned for a doublet (swapping.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.bluff import codes, stages
from saloon.games.bluff.answering import answer, give
from saloon.games.bluff.choosing import announce, append_choices, mark_announcements, pick_choice
from saloon.games.bluff.dice import DRAWN, WAYS
from saloon.games.bluff.features import write_features
from saloon.games.bluff.look import imagine_into, look
from saloon.games.bluff.refusals import explain
from saloon.games.bluff.state import Position, Terms
from saloon.games.bluff.swapping import return_token, show_double, tokens_to_return
from saloon.games.bluff.tokens import LOWEST, VALUES, cheapest, points_of
from saloon.games.bluff.turns import begin, shake
from saloon.games.bluff.view import BluffView
from saloon.kernel.bits import append_members, count, lowest, nth, only
from saloon.kernel.outcome import Outcome, Refusal
from saloon.kernel.rng import Rng
from saloon.kernel.rows import Marks, Page
from saloon.kernel.state import Tell

if TYPE_CHECKING:
    from mypy_extensions import i64


class BluffYou(Position):
    """A match of Bluff You!"""

    def __init__(self, terms: Terms, centre: i64, held: list[int]) -> None:
        super().__init__(terms, centre, held)

    def copy(self) -> BluffYou:
        """An independent copy."""
        other = BluffYou(self.terms, self.centre, self.held.copy())
        self.copy_into(other)
        return other

    # What may be done -------------------------------------------------------------------------------------------

    def to_move(self) -> i64:
        """One seat at a time, or nature."""
        return self.movers

    def legal(self, seat: i64) -> list[int]:
        """Announcements and doublets, answers, or tokens, as the stage asks."""
        moves: list[int] = []
        if self.movers != only(seat):
            return moves
        if self.stage == stages.CHOOSE:
            append_choices(self, moves)
        elif self.stage == stages.ANSWER:
            moves.append(codes.OK)
            moves.append(codes.BLUFF)
        elif self.stage == stages.PAY:
            append_members(moves, self.held[self.roller], codes.GIVE - LOWEST)
        else:
            append_members(moves, tokens_to_return(self), codes.RETURN - LOWEST)
        return moves

    def mark_choices(self, seat: i64, marks: Marks) -> None:
        """Mark the legal moves, without building the list."""
        marks.begin()
        if self.stage == stages.CHOOSE:
            mark_announcements(self, marks)
        elif self.stage == stages.ANSWER:
            marks.add(codes.OK)
            marks.add(codes.BLUFF)
        elif self.stage == stages.PAY:
            marks.add_each(self.held[self.roller], codes.GIVE - LOWEST)
        else:
            marks.add_each(tokens_to_return(self), codes.RETURN - LOWEST)

    def pick(self, seat: i64, rng: Rng) -> i64:
        """A uniformly random legal move, without building the list."""
        if self.stage == stages.ANSWER:
            return codes.OK + rng.below(2)
        if self.stage == stages.PAY:
            mine: i64 = self.held[self.roller]
            return nth(mine, rng.below(count(mine))) + codes.GIVE - LOWEST
        if self.stage == stages.SWAP:
            returnable = tokens_to_return(self)
            return nth(returnable, rng.below(count(returnable))) + codes.RETURN - LOWEST
        return pick_choice(self, rng)

    def fallback(self, seat: i64) -> i64:
        """A claim for little against the next player, disbelief, the cheapest token, or whatever pays."""
        if self.stage == stages.CHOOSE:
            target = (self.roller + 1) % self.terms.seats
            return codes.CLAIM + target * VALUES + cheapest(self.centre) - LOWEST
        if self.stage == stages.ANSWER:
            return codes.BLUFF
        if self.stage == stages.PAY:
            return codes.GIVE + cheapest(self.held[self.roller]) - LOWEST
        return lowest(tokens_to_return(self)) + codes.RETURN - LOWEST

    def why_not(self, seat: i64, move: i64) -> Refusal | None:
        """The first rule that the move would break (refusals.py)."""
        return explain(self, seat, move)

    def odds(self) -> list[tuple[int, int]]:
        """Who rolls first (BY-2, BY-R7), or three dice (BY-3)."""
        if self.stage == stages.BEGIN:
            return [(codes.FIRST + seat, 1) for seat in range(self.terms.seats)]
        if self.stage == stages.SHAKE:
            return [(codes.ROLL + roll, ways) for roll, ways in enumerate(WAYS)]
        return []

    def draw(self, rng: Rng) -> i64:
        """One of nature's moves, without building the list."""
        if self.stage == stages.BEGIN:
            return codes.FIRST + rng.below(self.terms.seats)
        return codes.ROLL + DRAWN[rng.below(len(DRAWN))]

    # What a move does -------------------------------------------------------------------------------------------

    def apply(self, seat: i64, move: i64, tell: Tell | None = None) -> None:
        """Announce, answer, move a token, or let nature name the first roller or roll."""
        if move < codes.STEAL:
            announce(self, move - codes.CLAIM, False, tell)
        elif move < codes.DOUBLET:
            announce(self, move - codes.STEAL, True, tell)
        elif move < codes.RETURN:
            show_double(self, move - codes.DOUBLET + LOWEST, tell)
        elif move < codes.OK:
            return_token(self, move - codes.RETURN + LOWEST, tell)
        elif move < codes.GIVE:
            answer(self, move == codes.OK, tell)
        elif move < codes.FIRST:
            give(self, move - codes.GIVE + LOWEST, tell)
        elif move < codes.ROLL:
            begin(self, move - codes.FIRST, tell)
        else:
            shake(self, move - codes.ROLL, tell)

    def outcome(self) -> Outcome | None:
        """Most points win (BY-15), then fewest tokens (BY-16); who is still equal shares the rank (BY-R10)."""
        if self.stage != stages.OVER:
            return None
        places = [count(tokens) - (points_of(tokens) << 5) for tokens in self.held]
        return Outcome(
            scores=tuple([points_of(tokens) for tokens in self.held]),
            ranks=tuple([1 + len([other for other in places if other < place]) for place in places]),
            reason="limit" if self.centre else "cleared",
            rule="BY-R9" if self.centre else "BY-15",
        )

    # What may be known ------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> BluffView:
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

    def imagine(self, seat: i64, rng: Rng) -> BluffYou:
        """The dice are rolled anew if the seat has not seen them (look.py)."""
        other = self.copy()
        imagine_into(other, seat, rng)
        return other
