"""Nature's draws and their effects: shot and panic cards, jokers, markers, and the choice of somebody by chance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.joe import codes
from saloon.games.joe.acts.exchange import find
from saloon.games.joe.acts.jokers import deal
from saloon.games.joe.box.constants import DECK, FULL_PANIC
from saloon.games.joe.combat.panic import draw_panic
from saloon.games.joe.combat.shots import draw_card, draw_stray
from saloon.games.joe.position.frames import Frame
from saloon.games.joe.position.nature_frames import (
    DealJoker,
    DrawCard,
    DrawFirst,
    DrawHidden,
    DrawMarker,
    DrawPanic,
    DrawStray,
)
from saloon.games.joe.position.state import Position
from saloon.games.joe.turn.ambush import choose_reactor
from saloon.games.joe.turn.rounds import activate
from saloon.kernel.bits import append_members, count, nth, only
from saloon.kernel.rng import Rng

if TYPE_CHECKING:
    from mypy_extensions import i64

    from saloon.games.joe.box.numbers import Move


def drawn_from(joe: Position) -> tuple[i64, i64]:
    """Nature's moves now: as the bits of a set, and the move of its number 0; each is as likely as the others."""
    frame = joe.top()
    if isinstance(frame, DrawCard):
        return joe.deck(frame.level), codes.CARD + frame.level * DECK
    if isinstance(frame, DrawMarker):
        return joe.cup, codes.ACTIVATE
    if isinstance(frame, DrawPanic):
        return joe.panic or FULL_PANIC, codes.PANIC
    if isinstance(frame, DrawStray):
        others = joe.those_in(frame.zone)
        if frame.target >= 0:
            others &= ~(only(frame.who) | only(frame.target))
        return others, codes.STRAY
    if isinstance(frame, DrawHidden):
        return frame.markers, codes.FIND
    if isinstance(frame, DrawFirst):
        return frame.ambushers, codes.FIRST
    return joe.jokers, codes.DEAL


def odds_of(joe: Position) -> list[tuple[int, int]]:
    """The rest of a deck, the markers in the cup, or the characters who may be hit."""
    members, first = drawn_from(joe)
    numbers: list[int] = []
    append_members(numbers, members, 0)
    frame = joe.top()
    if isinstance(frame, DealJoker):
        return [(codes.deal(number, frame.who), 1) for number in numbers]
    return [(first + number, 1) for number in numbers]


def draw_luck(joe: Position, rng: Rng) -> Move:
    """One of nature's moves, without a list."""
    members, first = drawn_from(joe)
    number = nth(members, rng.below(count(members)))
    frame = joe.top()
    return codes.deal(number, frame.who) if isinstance(frame, DealJoker) else first + number


def happen(joe: Position, frame: Frame, move: Move) -> None:
    """Nature moved."""
    if isinstance(frame, DrawCard):
        draw_card(joe, frame, codes.drawn_in(move))
    elif isinstance(frame, DrawMarker):
        joe.stack.pop()
        activate(joe, codes.drawn_in(move))
    elif isinstance(frame, DrawPanic):
        draw_panic(joe, frame, codes.drawn_in(move))
    elif isinstance(frame, DrawStray):
        draw_stray(joe, frame, codes.drawn_in(move))
    elif isinstance(frame, DrawHidden):
        joe.stack.pop()
        find(joe, frame.who, codes.drawn_in(move))
    elif isinstance(frame, DrawFirst):
        choose_reactor(joe, frame.enemy, frame.ambushers, codes.drawn_in(move))
    else:
        assert isinstance(frame, DealJoker)
        joe.stack.pop()
        deal(joe, frame.who, codes.drawn_in(move))
