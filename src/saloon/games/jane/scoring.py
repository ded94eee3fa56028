"""The Verify phase: locks are checked in their order, tiles and cards are won; in the end the points are counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.jane.answer import answer_to
from saloon.games.jane.cards import HANDS
from saloon.games.jane.codes import SHOOT
from saloon.games.jane.coins import row_length
from saloon.games.jane.events import (
    Cancelled,
    Checked,
    Cleared,
    Discarded,
    Ended,
    Fined,
    Rewarded,
    Settled,
    Sorted,
    Won,
)
from saloon.games.jane.moves import MOVES
from saloon.games.jane.stages import DEALING, OVER
from saloon.games.jane.state import FIRST_CARDS, LEFT, RIGHT, ROUNDS, TO_VICTIM, Past, Position
from saloon.games.jane.verify import verify
from saloon.kernel.bits import count, lowest, only
from saloon.kernel.outcome import Outcome
from saloon.kernel.state import NATURE_BIT, Tell

if TYPE_CHECKING:
    from mypy_extensions import i64


def check_locks(jane: Position, tell: Tell | None) -> None:
    """Find the answer, check the locks in their order, and end the round."""
    past = Past(jane.round, jane.cards, jane.order, [jane.actions[seat] for seat in jane.order])
    past.answer = answer_to(jane.odd)
    still_there = count(past.answer)
    if not jane.terms.easy:
        jane.pile += jane.round - still_there  # DJ-30: what was cancelled or cleared can be a reward at once
    if tell is not None:
        tell_steps(jane, tell)
    for seat in jane.order:
        if jane.actions[seat] < SHOOT:
            check(jane, seat, past, tell)
    if past.winners == 0:
        past.winners = award_unwon(jane, tell)
    if not jane.terms.easy:
        jane.pile += still_there  # DJ-32
        for card in jane.cards:
            jane.used |= only(card)
    jane.past = past
    end_round(jane, tell)


def check(jane: Position, seat: i64, past: Past, tell: Tell | None) -> None:
    """Compare a lock with the answer: the first right one wins the tile, later ones a card, a wrong one nothing."""
    move: i64 = jane.actions[seat]
    if tell is not None:
        tell(Checked(seat, MOVES.text(move), move == past.answer))
    if move != past.answer:
        if jane.terms.fines and jane.fame[seat]:  # DJ-R12
            give_back(jane, seat, tell)
            past.fined |= only(seat)
    elif past.winners == 0 or jane.terms.relaxed:  # DJ-27, DJ-R14
        win_tile(jane, seat, tell)
        past.winners |= only(seat)
    elif jane.pile > 0:  # DJ-29
        reward(jane, seat, tell)
        past.rewarded |= only(seat)


def tell_steps(jane: Position, tell: Tell) -> None:
    """Verification with the cards in hand (DJ-24 to DJ-26)."""
    steps = verify(jane.cards)
    tell(Sorted(steps[LEFT].cards, steps[RIGHT].cards))
    for hand in (LEFT, RIGHT):
        for pair in steps[hand].pairs:
            tell(Cancelled(HANDS[hand], pair))
    for hand in (LEFT, RIGHT):
        if steps[hand].cleared:
            tell(Cleared(HANDS[hand], steps[hand].cleared))
    tell(Settled(MOVES.text(answer_to(jane.odd))))


def win_tile(jane: Position, seat: i64, tell: Tell | None) -> None:
    """The Round tile is worth its number (DJ-27)."""
    jane.tiles[seat] |= only(jane.round)
    if tell is not None:
        tell(Won(seat, jane.round))


def reward(jane: Position, seat: i64, tell: Tell | None) -> None:
    """A Hand card of the pile is worth 1 (DJ-29); which one it is never matters (DJ-R10)."""
    jane.pile -= 1
    jane.fame[seat] += 1
    if tell is not None:
        tell(Rewarded(seat))


def give_back(jane: Position, seat: i64, tell: Tell | None) -> None:
    """A wrong lock costs a Hand card (DJ-R12)."""
    jane.pile += 1
    jane.fame[seat] -= 1
    if tell is not None:
        tell(Fined(seat))


def award_unwon(jane: Position, tell: Tell | None) -> i64:
    """A tile that nobody won is discarded (DJ-28), but of two players the other one gets it (DJ-31, DJ-R7)."""
    if jane.terms.seats == 2 and len(jane.order) == 1 and not jane.terms.relaxed:
        loser = jane.order[0]
        if jane.actions[loser] < SHOOT or jane.terms.robbed_tile == TO_VICTIM:
            win_tile(jane, 1 - loser, tell)
            return only(1 - loser)
    if tell is not None:
        tell(Discarded(jane.round))
    return 0


def end_round(jane: Position, tell: Tell | None) -> None:
    """Go on with the next round, or end after the tenth (DJ-5, DJ-32)."""
    jane.settling = -1
    jane.taker = -1
    jane.loser = -1
    jane.cards = []
    jane.order = []
    jane.actions = [-1] * jane.terms.seats
    jane.odd = 0
    if jane.terms.easy:
        jane.deck = FIRST_CARDS  # DJ-36
    if jane.round == ROUNDS:
        jane.stage = OVER
        jane.movers = 0
        if tell is not None:
            tell(Ended("counted"))
        return
    jane.round += 1
    jane.stage = DEALING
    jane.movers = NATURE_BIT


def outcome_of(jane: Position) -> Outcome:
    """Most points win (DJ-33), then most coins (DJ-58), then the highest tile (DJ-34), then all share (DJ-R9)."""
    seats = range(jane.terms.seats)
    scores = [score(jane, seat) for seat in seats]
    places = [scores[seat] << 8 | row_length(jane.rows[seat]) << 4 | top(jane.tiles[seat]) for seat in seats]
    return Outcome(
        scores=tuple(scores),
        ranks=tuple([1 + len([other for other in places if other > mine]) for mine in places]),
        reason="counted",
        rule="DJ-58" if jane.terms.stick_ups else "DJ-33",
    )


def score(jane: Position, seat: i64) -> i64:
    """Tiles by their numbers, cards by 1 (DJ-33), coins by their values (DJ-58)."""
    points: i64 = jane.fame[seat]
    tiles: i64 = jane.tiles[seat]
    while tiles:
        points += lowest(tiles)
        tiles &= tiles - 1
    for coin in jane.row(seat):
        points += jane.values[coin]
    return points


def top(tiles: i64) -> i64:
    """The highest of some tiles; 0 if there is none."""
    highest: i64 = 0
    while tiles:
        highest = lowest(tiles)
        tiles &= tiles - 1
    return highest
