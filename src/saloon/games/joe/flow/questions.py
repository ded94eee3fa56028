"""Questions to seats: the moves that answer each frame, and the effect of each answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.joe import codes
from saloon.games.joe.acts.exchange import consent, decline, keep_found, make_room, name_price, offer_room, offer_wants
from saloon.games.joe.acts.steps import find_step
from saloon.games.joe.combat.panic import offer_retreat, offer_spill, retreat, spill
from saloon.games.joe.flow.endings import cede, offer_people
from saloon.games.joe.flow.opening import answer_offer, choose_marker, offer_markers, offer_places, place
from saloon.games.joe.flow.shop import offer_goods, shop
from saloon.games.joe.position.frames import Frame
from saloon.games.joe.position.offers import Offers
from saloon.games.joe.position.seat_frames import (
    AgreeToYield,
    CedeCharacter,
    ChooseReactor,
    Consent,
    HideMarker,
    KeepFound,
    MakeRoom,
    NamePrice,
    PlaceCharacter,
    PlaceMarker,
    PlaceObject,
    Reaction,
    Retreat,
    Shop,
    Spill,
    TakeReady,
    Turn,
)
from saloon.games.joe.position.state import Position
from saloon.games.joe.turn.actions import offer_reaction, offer_turn
from saloon.games.joe.turn.ambush import choose_reactor
from saloon.games.joe.turn.leaving import answer_surrender
from saloon.games.joe.turn.turns import react, take_turn

if TYPE_CHECKING:
    from saloon.games.joe.box.numbers import Move


def offer(joe: Position, frame: Frame, offers: Offers) -> None:
    """All answers to a frame that asks a seat."""
    if isinstance(frame, Turn):
        offer_turn(joe, frame.who, offers)
    elif isinstance(frame, Reaction):
        offer_reaction(joe, frame.who, offers)
    elif isinstance(frame, Retreat):
        offer_retreat(joe, frame, offers)
    elif isinstance(frame, Spill):
        offer_spill(joe, frame, offers)
    elif isinstance(frame, MakeRoom):
        offer_room(joe, frame, offers)
    elif isinstance(frame, NamePrice):
        offer_wants(joe, frame, offers)
    elif isinstance(frame, ChooseReactor):
        offers.add_each(frame.ambushers, codes.REACT)
        offers.add(codes.PASS)
    elif isinstance(frame, CedeCharacter):
        offer_people(joe, frame.donor, offers)
    else:
        offer_setup(joe, frame, offers)


def offer_setup(joe: Position, frame: Frame, offers: Offers) -> None:
    """The choices before the first round; everything else is answered by yes or no."""
    if isinstance(frame, (PlaceCharacter, PlaceObject, PlaceMarker)):
        offer_places(joe, frame, offers)
    elif isinstance(frame, Shop):
        offer_goods(joe, frame, offers)
    elif isinstance(frame, HideMarker):
        offer_markers(joe, offers)
    else:
        offers.add(codes.YES)
        offers.add(codes.NO)


def answer(joe: Position, frame: Frame, move: Move) -> None:
    """A seat moved."""
    if isinstance(frame, Turn):
        take_turn(joe, frame, move)
    elif isinstance(frame, (Reaction, ChooseReactor)):
        answer_call(joe, frame, move)
    elif isinstance(frame, Retreat):
        retreat(joe, frame, find_step(joe, joe.cast[frame.who].zone, codes.zone_in(move)))
    elif isinstance(frame, Spill):
        spill(joe, frame, codes.thing_in(move))
    elif isinstance(frame, MakeRoom):
        make_room(joe, frame, codes.thing_in(move))
    elif isinstance(frame, NamePrice):
        name_price(joe, frame, codes.thing_in(move))
    elif isinstance(frame, CedeCharacter):
        cede(joe, frame.donor, frame.seat, codes.person_in(move))
    else:
        answer_setup(joe, frame, move)


def answer_call(joe: Position, frame: Reaction | ChooseReactor, move: Move) -> None:
    """Ambushers react, or let it pass."""
    if move == codes.PASS:
        joe.stack.pop()
    elif isinstance(frame, ChooseReactor):
        choose_reactor(joe, frame.enemy, frame.ambushers, codes.person_in(move))
    else:
        react(joe, frame, move)


def answer_setup(joe: Position, frame: Frame, move: Move) -> None:
    """A choice before the first round, or yes or no."""
    if isinstance(frame, (PlaceCharacter, PlaceObject, PlaceMarker)):
        place(joe, frame, codes.zone_in(move))
    elif isinstance(frame, Shop):
        shop(joe, frame, move)
    elif isinstance(frame, HideMarker):
        choose_marker(joe, frame, move)
    else:
        answer_yes_or_no(joe, frame, move == codes.YES)


def answer_yes_or_no(joe: Position, frame: Frame, agrees: bool) -> None:
    """An ally consents, a find is kept, an object is taken, a side gives up; or not."""
    if isinstance(frame, Consent):
        if agrees:
            consent(joe, frame)
        else:
            decline(joe, frame)
    elif isinstance(frame, KeepFound):
        keep_found(joe, frame.who, agrees)
    elif isinstance(frame, TakeReady):
        answer_offer(joe, frame, agrees)
    else:
        assert isinstance(frame, AgreeToYield)
        answer_surrender(joe, frame, agrees)


def least(moves: list[int]) -> Move:
    """To do nothing, where that is an answer."""
    if codes.NO in moves:
        return codes.NO
    if codes.PASS in moves:
        return codes.PASS
    if codes.STAY in moves:
        return codes.STAY  # JOE-12
    return codes.END if codes.END in moves else moves[0]
