"""The rules of Dynamit Joe under the contract, and where each of them is told.

What waits to be decided lies on a stack of frames (position/), which is worked off from the top (flow/flow.py). A frame
asks a seat (flow/questions.py) or nature (flow/nature.py), or goes on by itself. Each folder uses those before it:

- box/: cards, characters and objects, as data and as numbers; map/: the village; scenario/: who is after what
- position/: characters, the ground, the decks, and the stack of what is still to be decided
- acts/: walking, guns, objects, jokers; combat/: who sees whom, how hard a shot is, and what an attack leads to
- turn/: rounds and activations, what one may do and does, ambushes, exits
- flow/: the opening, the shop, questions and answers, the end
- knowledge/: what a seat knows, and why a move is not accepted
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from saloon.games.joe import codes
from saloon.games.joe.flow.endings import outcome_of
from saloon.games.joe.flow.flow import run
from saloon.games.joe.flow.nature import draw_luck, happen, odds_of
from saloon.games.joe.flow.opening import open_chapter
from saloon.games.joe.flow.questions import answer, least, offer
from saloon.games.joe.knowledge.features import write_features
from saloon.games.joe.knowledge.imagining import imagine_into
from saloon.games.joe.knowledge.look import Viewer
from saloon.games.joe.knowledge.refusals import explain
from saloon.games.joe.knowledge.view import JoeView
from saloon.games.joe.position import frames
from saloon.games.joe.position.offers import Offers
from saloon.games.joe.position.state import Position
from saloon.games.joe.scenario.terms import Terms
from saloon.games.joe.turn.leaving import may_give_up, propose_surrender
from saloon.kernel.bits import only
from saloon.kernel.outcome import Outcome, Refusal
from saloon.kernel.rng import Rng
from saloon.kernel.rows import Marks, Page
from saloon.kernel.state import NATURE_BIT, Tell

if TYPE_CHECKING:
    from msgspec import Struct
    from mypy_extensions import i64

    from saloon.games.joe.box.numbers import Move, Seat


class Joe(Position):
    """A match of Dynamit Joe."""

    def __init__(self, terms: Terms) -> None:
        super().__init__(terms)

    def copy(self) -> Joe:
        """An independent copy."""
        other = Joe(self.terms)
        self.copy_into(other)
        return other

    def open(self) -> None:
        """The first scenario begins."""
        open_chapter(self, 0)
        run(self)

    # What may be done -------------------------------------------------------------------------------------------

    def to_move(self) -> i64:
        """One seat at a time, or nature."""
        return self.movers

    def legal(self, seat: Seat) -> list[int]:
        """The answers to what is asked now, and beside them to give up (JOE-R36)."""
        moves = self.answers(seat)
        if moves and may_give_up(self, seat):
            moves.append(codes.YIELD)
        return moves

    def answers(self, seat: Seat) -> list[int]:
        """The same without giving up the match: all that is thought about while there is hope."""
        offers = Offers()
        if self.movers == only(seat):
            offer(self, self.top(), offers)
        return offers.moves

    def gives_up(self, move: Move) -> bool:
        """Surrender, alone or all together."""
        return move in (codes.SURRENDER, codes.YIELD)

    def choices(self, seat: Seat) -> list[int]:
        """The answers without surrender."""
        return [move for move in self.answers(seat) if move != codes.SURRENDER]

    def mark_choices(self, seat: Seat, marks: Marks) -> None:
        """Mark the answers without surrender, without a list."""
        marks.begin()
        offer(self, self.top(), Offers(marks=marks))

    def pick(self, seat: Seat, rng: Rng) -> i64:
        """One of the answers at random, without a list."""
        offers = Offers(rng)
        offer(self, self.top(), offers)
        return offers.kept

    def fallback(self, seat: Seat) -> i64:
        """Whoever is out of time does nothing, where that is an answer."""
        return least(self.answers(seat))

    def why_not(self, seat: Seat, move: Move) -> Refusal | None:
        """The first rule that the move would break (refusals.py)."""
        return None if move in self.legal(seat) else explain(self, seat, move)

    def odds(self) -> list[tuple[int, int]]:
        """What is left of a deck, the cup, or those who may be hit."""
        return odds_of(self) if self.movers == NATURE_BIT else []

    def draw(self, rng: Rng) -> i64:
        """One of nature's moves, without a list."""
        return draw_luck(self, rng)

    # What happens -----------------------------------------------------------------------------------------------

    def apply(self, seat: Seat, move: Move, tell: Tell | None = None) -> None:
        """Answer the top frame, then go on until somebody else is asked."""
        self.tell = tell
        frame = self.top()
        if frame.kind < frames.NATURAL:
            happen(self, frame, move)
        elif move == codes.YIELD:
            propose_surrender(self, seat)
        else:
            answer(self, frame, move)
        run(self)
        self.tell = None

    def outcome(self) -> Outcome | None:
        """Once nothing is left to be decided: who won (endings.py)."""
        return outcome_of(self) if len(self.stack) == 0 else None

    # What may be known ------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> JoeView:
        """All that the seat may know (look.py)."""
        return Viewer(self).view(seat)

    def viewer(self) -> Callable[[int | None], Struct]:
        """The same for several seats."""
        return Viewer(self).view

    def features(self, seat: Seat) -> bytes:
        """The same as numbers (features.py)."""
        page = Page()
        write_features(self, seat, page)
        return page.getvalue()

    def write_features(self, seat: Seat, page: Page) -> None:
        """The same at the end of a page."""
        write_features(self, seat, page)

    def imagine(self, seat: Seat, rng: Rng) -> Joe:
        """Others hold any jokers that were not seen, and face-down markers are anything they can be (imagining.py)."""
        other = self.copy()
        imagine_into(other, seat, rng)
        return other
