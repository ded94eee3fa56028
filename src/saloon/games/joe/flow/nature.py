"""What nature draws: shot and panic cards, jokers, markers, who is hit or first; and what each draw does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.joe import codes
from saloon.games.joe.acts.exchange import find
from saloon.games.joe.acts.jokers import deal
from saloon.games.joe.box.constants import CAST, DECK, FULL_PANIC
from saloon.games.joe.combat.panic import draw_panic
from saloon.games.joe.combat.shots import draw_card, draw_stray
from saloon.games.joe.position import frames
from saloon.games.joe.position.frames import Frame
from saloon.games.joe.position.state import Position
from saloon.games.joe.turn.ambush import choose_reactor
from saloon.games.joe.turn.rounds import activate
from saloon.kernel.bits import append_members, count, nth, only
from saloon.kernel.rng import Rng

if TYPE_CHECKING:
    from mypy_extensions import i64


def drawn_from(joe: Position) -> tuple[i64, i64]:
    """Nature's moves now: as the bits of a set, and the move of its number 0; each is as likely as the others."""
    frame = joe.top()
    kind = frame.kind
    if kind == frames.CARD:
        return joe.deck(frame.level), codes.CARD + frame.level * DECK
    if kind == frames.MARKER:
        return joe.cup, codes.ACTIVATE
    if kind == frames.PANIC:
        return joe.panic or FULL_PANIC, codes.PANIC
    if kind == frames.STRAY:
        others = joe.those_in(frame.where)
        if frame.whom >= 0:
            others &= ~(only(frame.who) | only(frame.whom))
        return others, codes.STRAY
    if kind == frames.FIND:
        return frame.what, codes.FIND
    if kind == frames.FIRST:
        return frame.what, codes.FIRST
    return joe.jokers, codes.DEAL


def odds_of(joe: Position) -> list[tuple[int, int]]:
    """What is left of a deck, the cup, or those who may be hit."""
    members, first = drawn_from(joe)
    numbers: list[int] = []
    append_members(numbers, members, 0)
    stride: i64 = CAST if joe.top().kind == frames.DEAL else 1
    offset = first + (joe.top().who if joe.top().kind == frames.DEAL else 0)
    return [(offset + number * stride, 1) for number in numbers]


def draw_luck(joe: Position, rng: Rng) -> i64:
    """One of nature's moves, without a list."""
    members, first = drawn_from(joe)
    number = nth(members, rng.below(count(members)))
    frame = joe.top()
    return first + number * CAST + frame.who if frame.kind == frames.DEAL else first + number


def happen(joe: Position, frame: Frame, move: i64) -> None:
    """Nature moved."""
    kind = frame.kind
    if kind == frames.CARD:
        draw_card(joe, frame, move - codes.CARD)
    elif kind == frames.MARKER:
        joe.stack.pop()
        activate(joe, move - codes.ACTIVATE)
    elif kind == frames.PANIC:
        draw_panic(joe, frame, move - codes.PANIC)
    elif kind == frames.STRAY:
        draw_stray(joe, frame, move - codes.STRAY)
    elif kind == frames.FIND:
        joe.stack.pop()
        find(joe, frame.who, move - codes.FIND)
    elif kind == frames.FIRST:
        choose_reactor(joe, frame, move - codes.FIRST)
    else:
        joe.stack.pop()
        deal(joe, frame.who, (move - codes.DEAL) // CAST)
