"""Positions of the duel laid out by hand, and moves made by their texts."""

from __future__ import annotations

from saloon.games.duel import GAME
from saloon.games.duel.moves import PILES, Lay
from saloon.games.duel.rules import Duel
from saloon.games.duel.setup import DuelOptions
from saloon.games.duel.state import Side
from saloon.games.duel.turns import begin_turn
from saloon.kernel import NATURE, Event, Refusal, play
from saloon.kernel.bits import only, set_of


def lay_out(side: Side, hand: list[int], deck: list[int], rising: int = 1, falling: int = 60) -> None:
    """Give a side these cards and tops."""
    side.hand = set_of(hand)
    side.hand_size = len(hand)
    side.deck = set_of(deck)
    side.deck_size = len(deck)
    side.rising = only(rising)
    side.falling = only(falling)


def scene(
    hand: list[int],
    *,
    rising: int = 1,
    falling: int = 60,
    deck: list[int] | None = None,
    foe_hand: list[int] | None = None,
    foe_rising: int = 1,
    foe_falling: int = 60,
    foe_deck: list[int] | None = None,
    options: DuelOptions | None = None,
) -> Duel:
    """Seat 0's turn begins, with these cards on the table; the sides have plenty of cards unless said otherwise."""
    duel = GAME.new(options or DuelOptions(), 2)
    lay_out(duel.first_side, hand, [50, 51, 52, 53, 54, 55] if deck is None else deck, rising, falling)
    foe_cards = [30, 31, 32, 33, 34, 35] if foe_hand is None else foe_hand
    lay_out(duel.second_side, foe_cards, [20, 21, 22, 23] if foe_deck is None else foe_deck, foe_rising, foe_falling)
    duel.turn = 0
    begin_turn(duel, None)
    return duel


def do(duel: Duel, *texts: str, seat: int = 0) -> tuple[Duel, list[Event]]:
    """Make these moves through the door; nature's are written with a star: `*draw 17`."""
    events: list[Event] = []
    for text in texts:
        mover = NATURE if text.startswith("*") else seat
        after, happened = play(duel, mover, GAME.moves.parse(text.removeprefix("*")))
        assert isinstance(after, Duel)
        duel = after
        events += happened
    return duel, events


def texts(duel: Duel, seat: int = 0) -> list[str]:
    """The seat's legal moves as texts."""
    return [GAME.moves.text(move) for move in duel.legal(seat)]


def cards_for(duel: Duel, pile: str, seat: int = 0) -> set[int]:
    """The cards that may be laid on a pile (`^`, `v`, `>^`, `>v`)."""
    forms = [GAME.moves[move] for move in duel.legal(seat)]
    return {form.card for form in forms if isinstance(form, Lay) and PILES[form.pile] == pile}


def refusal(duel: Duel, text: str, seat: int = 0) -> Refusal:
    """Why this move is refused."""
    found = duel.why_not(seat, GAME.moves.parse(text))
    assert found is not None, f"{text} is legal"
    return found
