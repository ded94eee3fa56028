"""What a seat is asked: the moves that answer each frame, and what an answer does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.joe import codes
from saloon.games.joe.acts.exchange import consent, decline, keep_found, make_room, name_price, offer_room, offer_wants
from saloon.games.joe.acts.steps import find_step
from saloon.games.joe.combat.panic import offer_retreat, offer_spill, retreat, spill
from saloon.games.joe.flow.endings import cede, offer_people
from saloon.games.joe.flow.opening import answer_offer, choose_marker, offer_markers, offer_places, place
from saloon.games.joe.flow.shop import offer_goods, shop
from saloon.games.joe.position import frames
from saloon.games.joe.position.frames import Frame
from saloon.games.joe.position.offers import Offers
from saloon.games.joe.position.state import Position
from saloon.games.joe.turn.actions import offer_reaction, offer_turn
from saloon.games.joe.turn.ambush import choose_reactor
from saloon.games.joe.turn.leaving import answer_surrender
from saloon.games.joe.turn.turns import react, take_turn

if TYPE_CHECKING:
    from mypy_extensions import i64


def offer(joe: Position, frame: Frame, offers: Offers) -> None:
    """All answers to a frame that asks a seat."""
    kind = frame.kind
    if kind == frames.TURN:
        offer_turn(joe, frame.who, offers)
    elif kind == frames.REACT:
        offer_reaction(joe, frame.who, offers)
    elif kind == frames.RETREAT:
        offer_retreat(joe, frame, offers)
    elif kind == frames.SPILL:
        offer_spill(joe, frame, offers)
    elif kind == frames.ROOM:
        offer_room(joe, frame, offers)
    elif kind == frames.FOR:
        offer_wants(joe, frame, offers)
    elif kind == frames.REACTOR:
        offers.add_each(frame.what, codes.REACT)
        offers.add(codes.PASS)
    elif kind < frames.OFFER:
        offer_setup(joe, frame, offers)
    elif kind == frames.CEDE:
        offer_people(joe, frame.who, offers)
    else:
        offers.add(codes.YES)
        offers.add(codes.NO)


def offer_setup(joe: Position, frame: Frame, offers: Offers) -> None:
    """The choices before the first round."""
    if frame.kind == frames.PLACE:
        offer_places(joe, frame, offers)
    elif frame.kind == frames.SHOP:
        offer_goods(joe, frame, offers)
    else:
        offer_markers(joe, offers)


def answer(joe: Position, frame: Frame, move: i64) -> None:
    """A seat moved."""
    kind = frame.kind
    if kind == frames.TURN:
        take_turn(joe, frame, move)
    elif kind in (frames.REACT, frames.REACTOR):
        answer_call(joe, frame, move)
    elif kind == frames.RETREAT:
        retreat(joe, frame, find_step(joe, joe.cast[frame.who].zone, move))
    elif kind == frames.SPILL:
        spill(joe, frame, move - codes.DROP)
    elif kind == frames.ROOM:
        make_room(joe, frame, move - codes.DROP)
    elif kind == frames.FOR:
        name_price(joe, frame, move - codes.FOR)
    elif kind == frames.PLACE:
        place(joe, frame, move - codes.PLACE)
    elif kind == frames.SHOP:
        shop(joe, frame, move)
    elif kind == frames.HIDE:
        choose_marker(joe, frame, move)
    elif kind == frames.CEDE:
        cede(joe, frame.who, frame.whom, move - codes.CEDE)
    else:
        answer_yes_or_no(joe, frame, move == codes.YES)


def answer_call(joe: Position, frame: Frame, move: i64) -> None:
    """Ambushers react, or let it pass."""
    if move == codes.PASS:
        joe.stack.pop()
    elif frame.kind == frames.REACTOR:
        choose_reactor(joe, frame, move - codes.REACT)
    else:
        react(joe, frame, move)


def answer_yes_or_no(joe: Position, frame: Frame, agrees: bool) -> None:
    """An ally consents, a find is kept, an object is taken, a side gives up; or not."""
    if frame.kind == frames.CONSENT:
        if agrees:
            consent(joe)
        else:
            decline(joe, frame)
    elif frame.kind == frames.FOUND:
        keep_found(joe, frame.who, agrees)
    elif frame.kind == frames.OFFER:
        answer_offer(joe, frame, agrees)
    else:
        assert frame.kind == frames.YIELD
        answer_surrender(joe, frame, agrees)


def least(moves: list[int]) -> i64:
    """To do nothing, where that is an answer."""
    if codes.NO in moves:
        return codes.NO
    if codes.PASS in moves:
        return codes.PASS
    if codes.STAY in moves:
        return codes.STAY  # JOE-12
    return codes.END if codes.END in moves else moves[0]
