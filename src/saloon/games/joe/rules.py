"""The rules of Dynamit Joe under the contract: who is asked, what may be answered, and what follows.

The parts are told elsewhere: opening.py (setup), turns.py (rounds, actions), attacks.py, panic.py, ambush.py, trade.py,
jokers.py, endings.py. Here the stack of frames (state.py) is worked off until somebody has something to decide.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.joe.actions import can_walk, find_step, offer_reaction, offer_turn
from saloon.games.joe.ambush import call, choose_reactor, invite, wake_by_sight
from saloon.games.joe.attacks import draw_card, draw_stray, next_victim
from saloon.games.joe.endings import adopt, cede, close_chapter, judge, judge_limit, offer_people
from saloon.games.joe.features import FEATURES, fill_features
from saloon.games.joe.imagining import imagine_into
from saloon.games.joe.jokers import deal
from saloon.games.joe.look import look
from saloon.games.joe.offers import Offers
from saloon.games.joe.opening import (
    answer_offer,
    begin,
    choose_marker,
    offer_goods,
    offer_markers,
    offer_places,
    open_chapter,
    place,
    shop,
)
from saloon.games.joe.panic import draw_panic, is_hidden, offer_retreat, offer_spill, retreat, spill
from saloon.games.joe.refusals import explain
from saloon.games.joe.state import Frame, Position, Terms
from saloon.games.joe.things import (
    ASKING,
    CAST,
    DECK,
    F_AFTER,
    F_BEGIN,
    F_BLAST,
    F_CALM,
    F_CARD,
    F_CEDE,
    F_CONSENT,
    F_DEAL,
    F_FIND,
    F_FIRST,
    F_FOR,
    F_FOUND,
    F_HIDE,
    F_MARKER,
    F_NEXT,
    F_OFFER,
    F_PANIC,
    F_PLACE,
    F_REACT,
    F_REACTIONS,
    F_REACTOR,
    F_RESUME,
    F_RETREAT,
    F_ROOM,
    F_SHOP,
    F_SPILL,
    F_STRAY,
    F_TURN,
    F_YIELD,
    FULL_PANIC,
    M_ACTIVATE,
    M_CARD,
    M_CEDE,
    M_DEAL,
    M_DROP,
    M_END,
    M_FIND,
    M_FIRST,
    M_FOR,
    M_NO,
    M_PANIC,
    M_PASS,
    M_PLACE,
    M_REACT,
    M_STRAY,
    M_YES,
    NATURAL,
)
from saloon.games.joe.trade import decline, find, keep_found, make_room, offer_room, offer_wants
from saloon.games.joe.turns import (
    activate,
    answer_surrender,
    begin_round,
    consent,
    end_round,
    name_price,
    next_marker,
    react,
    resume,
    take_turn,
)
from saloon.games.joe.view import JoeView
from saloon.kernel.bits import append_members, count, nth, only
from saloon.kernel.outcome import Outcome, Refusal
from saloon.kernel.rng import Rng
from saloon.kernel.state import Tell

if TYPE_CHECKING:
    from mypy_extensions import i64


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
        self.run()

    # What may be done -------------------------------------------------------------------------------------------

    def to_move(self) -> i64:
        """One seat at a time, or nature."""
        return self.movers

    def legal(self, seat: i64) -> list[int]:
        """The answers to what is asked now."""
        offers = Offers(None)
        if self.movers == only(seat):
            self.offer(self.top(), offers)
        return offers.moves

    def fallback(self, seat: i64) -> i64:
        """Whoever is out of time does nothing, where that is an answer."""
        moves = self.legal(seat)
        if M_NO in moves:
            return M_NO
        if M_PASS in moves:
            return M_PASS
        return M_END if M_END in moves else moves[0]

    def pick(self, seat: i64, rng: Rng) -> i64:
        """One of them at random, without a list."""
        offers = Offers(rng)
        self.offer(self.top(), offers)
        return offers.kept

    def offer(self, frame: Frame, offers: Offers) -> None:
        """All answers to a frame that asks a seat."""
        kind = frame.kind
        if kind == F_TURN:
            offer_turn(self, frame.who, offers)
        elif kind == F_REACT:
            offer_reaction(self, frame.who, offers)
        elif kind == F_RETREAT:
            offer_retreat(self, frame, offers)
        elif kind == F_SPILL:
            offer_spill(self, frame, offers)
        elif kind == F_ROOM:
            offer_room(self, frame, offers)
        elif kind == F_FOR:
            offer_wants(self, frame, offers)
        elif kind == F_REACTOR:
            offers.add_each(frame.what, M_REACT)
            offers.add(M_PASS)
        elif kind < F_OFFER:
            self.offer_setup(frame, offers)
        elif kind == F_CEDE:
            offer_people(self, frame.who, offers)
        else:
            offers.add(M_YES)
            offers.add(M_NO)

    def offer_setup(self, frame: Frame, offers: Offers) -> None:
        """The choices before the first round."""
        if frame.kind == F_PLACE:
            offer_places(self, frame, offers)
        elif frame.kind == F_SHOP:
            offer_goods(self, frame, offers)
        else:
            offer_markers(self, offers)

    # Nature -----------------------------------------------------------------------------------------------------

    def chances(self) -> tuple[i64, i64]:
        """Nature's moves now: as the bits of a set, and the move of its number 0; each is as likely as the others."""
        frame = self.top()
        kind = frame.kind
        if kind == F_CARD:
            return self.deck(frame.level), M_CARD + frame.level * DECK
        if kind == F_MARKER:
            return self.cup, M_ACTIVATE
        if kind == F_PANIC:
            return self.panic or FULL_PANIC, M_PANIC
        if kind == F_STRAY:
            others = self.those_in(frame.where)
            if frame.whom >= 0:
                others &= ~(only(frame.who) | only(frame.whom))
            return others, M_STRAY
        if kind == F_FIND:
            return frame.what, M_FIND
        if kind == F_FIRST:
            return frame.what, M_FIRST
        return self.jokers, M_DEAL

    def odds(self) -> list[tuple[int, int]]:
        """What is left of a deck, the cup, or those who may be hit."""
        if len(self.stack) == 0 or self.top().kind >= NATURAL:
            return []
        members, first = self.chances()
        numbers: list[int] = []
        append_members(numbers, members, 0)
        stride: i64 = CAST if self.top().kind == F_DEAL else 1
        offset = first + (self.top().who if self.top().kind == F_DEAL else 0)
        return [(offset + number * stride, 1) for number in numbers]

    def draw(self, rng: Rng) -> i64:
        """One of nature's moves."""
        members, first = self.chances()
        number = nth(members, rng.below(count(members)))
        frame = self.top()
        return first + number * CAST + frame.who if frame.kind == F_DEAL else first + number

    # What happens -----------------------------------------------------------------------------------------------

    def apply(self, seat: i64, move: i64, tell: Tell | None = None) -> None:
        """Answer the top frame, then go on until somebody else is asked."""
        self.tell = tell
        self.shown = None
        frame = self.top()
        if frame.kind < NATURAL:
            self.chance(frame, move)
        else:
            self.answer(frame, move)
        self.run()
        self.tell = None

    def chance(self, frame: Frame, move: i64) -> None:
        """Nature moved."""
        kind = frame.kind
        if kind == F_CARD:
            draw_card(self, frame, move - M_CARD)
        elif kind == F_MARKER:
            self.stack.pop()
            activate(self, move - M_ACTIVATE)
        elif kind == F_PANIC:
            draw_panic(self, frame, move - M_PANIC)
        elif kind == F_STRAY:
            draw_stray(self, frame, move - M_STRAY)
        elif kind == F_FIND:
            self.stack.pop()
            find(self, frame.who, move - M_FIND)
        elif kind == F_FIRST:
            choose_reactor(self, frame, move - M_FIRST)
        else:
            self.stack.pop()
            deal(self, frame.who, (move - M_DEAL) // CAST)

    def answer(self, frame: Frame, move: i64) -> None:
        """A seat moved."""
        kind = frame.kind
        if kind == F_TURN:
            take_turn(self, frame, move)
        elif kind in (F_REACT, F_REACTOR):
            self.answer_call(frame, move)
        elif kind == F_RETREAT:
            retreat(self, frame, find_step(self, self.cast[frame.who].zone, move))
        elif kind == F_SPILL:
            spill(self, frame, move - M_DROP)
        elif kind == F_ROOM:
            make_room(self, frame, move - M_DROP)
        elif kind == F_FOR:
            name_price(self, frame, move - M_FOR)
        elif kind == F_PLACE:
            place(self, frame, move - M_PLACE)
        elif kind == F_SHOP:
            shop(self, frame, move)
        elif kind == F_HIDE:
            choose_marker(self, frame, move)
        elif kind == F_CEDE:
            cede(self, frame.who, frame.whom, move - M_CEDE)
        else:
            self.answer_question(frame, move == M_YES)

    def answer_call(self, frame: Frame, move: i64) -> None:
        """Ambushers react, or let it pass."""
        if move == M_PASS:
            self.stack.pop()
        elif frame.kind == F_REACTOR:
            choose_reactor(self, frame, move - M_REACT)
        else:
            react(self, frame, move)

    def answer_question(self, frame: Frame, agrees: bool) -> None:
        """Yes or no."""
        if frame.kind == F_CONSENT:
            if agrees:
                consent(self)
            else:
                decline(self, frame)
        elif frame.kind == F_FOUND:
            keep_found(self, frame.who, agrees)
        elif frame.kind == F_OFFER:
            answer_offer(self, frame, agrees)
        else:
            assert frame.kind == F_YIELD
            answer_surrender(self, frame, agrees)

    def run(self) -> None:
        """Work off the stack until somebody is asked, or the match is over."""
        while len(self.stack):
            frame = self.top()
            if frame.kind < NATURAL or (frame.kind < ASKING and not self.settle(frame)):
                self.movers = self.asked()
                return
            if frame.kind >= ASKING:
                self.go_on(frame)
        self.movers = 0

    def settle(self, frame: Frame) -> bool:
        """Answer for a seat what leaves no choice; whether there was none."""
        kind = frame.kind
        if kind in (F_TURN, F_REACT):
            if can_walk(self, self.cast[frame.who].zone, self.points_left if kind == F_TURN else 1):
                return False
        elif kind == F_RETREAT:
            if is_hidden(self, frame):
                self.stack.pop()
                return True
        elif kind not in (F_PLACE, F_SPILL, F_ROOM, F_FOR, F_SHOP):
            return False
        offers = Offers(None)
        self.offer(frame, offers)
        if offers.count > 1:
            return False
        if offers.count == 0:
            self.stack.pop()
        else:
            self.answer(frame, offers.moves[0])
        return True

    def go_on(self, frame: Frame) -> None:
        """A frame that runs by itself."""
        kind = frame.kind
        if kind == F_AFTER:
            self.stack.pop()
            if not self.over():
                self.push_plain(F_RESUME, frame.who)
                wake_by_sight(self)
                invite(self, frame.who)
        elif kind == F_RESUME:
            if not self.terms.adoption or not adopt(self):
                self.stack.pop()
                resume(self, frame.who)
        elif kind == F_CALM:
            self.stack.pop()
            if not self.over():
                wake_by_sight(self)
        elif kind == F_REACTIONS:
            call(self, frame)
        elif kind == F_BLAST:
            next_victim(self, frame)
        elif kind == F_BEGIN:
            begin(self)
        else:
            assert kind == F_NEXT
            self.next_turn()

    def next_turn(self) -> None:
        """The next marker, or a new round, or the end (JOE-11, JOE-R28)."""
        if self.cup == 0:
            if self.round:
                end_round(self)
                if judge_limit(self):
                    self.close()
                    return
            begin_round(self)
        if self.cup:
            next_marker(self)

    def over(self) -> bool:
        """After a whole action: whether the scenario is over (JOE-R18)."""
        if not self.stirred:
            return False
        self.stirred = False
        if not judge(self):
            return False
        self.close()
        return True

    def close(self) -> None:
        """The next scenario of a campaign, or the end of the match."""
        close_chapter(self)
        self.stack.clear()
        if self.chapter + 1 < len(self.terms.chapters):
            open_chapter(self, self.chapter + 1)

    def outcome(self) -> Outcome | None:
        """Who won: of a scenario its sides, of a campaign whoever has most points (JOE-48)."""
        if len(self.stack):
            return None
        if len(self.terms.chapters) > 1:
            scores = tuple(self.points)
            ranks = tuple([1 + len([1 for other in scores if other > score]) for score in scores])
            return Outcome(scores, ranks, "campaign", "JOE-48")
        scores = tuple([self.tally[side] for side in self.seat_side])
        ranks = tuple([1 + len([1 for other in scores if other > score]) for score in scores])
        return Outcome(scores, ranks, self.reason, self.rule)

    # What may be known ------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> JoeView:
        """All that the seat may know (view.py)."""
        return look(self, seat)

    def features(self, seat: i64) -> bytes:
        """The same as numbers (features.py)."""
        numbers = bytearray(FEATURES)
        fill_features(self, seat, numbers)
        return bytes(numbers)

    def imagine(self, seat: i64, rng: Rng) -> Joe:
        """Others hold any jokers that were not seen, and face-down markers are anything they can be (imagining.py)."""
        other = self.copy()
        imagine_into(other, seat, rng)
        return other

    def why_not(self, seat: i64, move: i64) -> Refusal | None:
        """The first rule that the move would break (refusals.py)."""
        if self.movers == only(seat):
            offers = Offers(None)
            self.offer(self.top(), offers)
            if move in offers.moves:
                return None
        return explain(self, seat, move)
