"""A learner's numbers hold all that the seat's view tells whenever a seat is to move; docs/learn.md lists them."""

from __future__ import annotations

import pytest

from saloon.games.duel.setup import DuelOptions
from saloon.games.duel.view import DuelView, SideView
from saloon.kernel import find_game, seats_of, settle, stream

DUEL = find_game("duel")


def cards(marks: bytes) -> tuple[int, ...]:
    return tuple(index + 2 for index, mark in enumerate(marks) if mark)


def view_of(numbers: bytes, seat: int, options: DuelOptions) -> DuelView:
    """The view, from nothing but the numbers."""
    hand, deck, foe_left = (cards(numbers[start : start + 58]) for start in (0, 58, 116))
    rising, falling, foe_rising, foe_falling, hand_size, deck_size, foe_hand, foe_deck = numbers[174:182]
    mine, laid, helped, minimum, *helps = numbers[182:]
    side = SideView(
        rising=rising,
        falling=falling,
        rising_helped=bool(helps[0]),
        falling_helped=bool(helps[1]),
        hand_size=hand_size,
        deck_size=deck_size,
        hand=hand,
        left=None if options.hidden_log else tuple(sorted(hand + deck)),
    )
    foe = SideView(
        rising=foe_rising,
        falling=foe_falling,
        rising_helped=bool(helps[2]),
        falling_helped=bool(helps[3]),
        hand_size=foe_hand,
        deck_size=foe_deck,
        hand=None,
        left=None if options.hidden_log else foe_left,
    )
    on_turn = side if mine else foe
    return DuelView(
        seat=seat,
        turn=seat if mine else 1 - seat,
        drawing=None,
        owed=0,
        laid=laid,
        needed=max(0, minimum - laid),
        draws=min(on_turn.deck_size, options.hand - on_turn.hand_size if helped else 2),
        helped=bool(helped),
        winner=None,
        highest=options.highest,
        sides=(side, foe) if seat == 0 else (foe, side),
    )


OPTIONS = [DuelOptions(), DuelOptions(hidden_log=True), DuelOptions(last_card_exception=True, highest=12, hand=3)]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_numbers_tell_all_that_the_view_tells(options: DuelOptions) -> None:
    rng = stream("features", options)
    for _ in range(20):
        state = DUEL.open(options)
        settle(state, rng)
        while movers := state.to_move():
            for seat in range(2):
                numbers = state.features(seat)
                assert len(numbers) == DUEL.features
                assert view_of(numbers, seat, options) == state.view(seat)
            mover = seats_of(movers)[0]
            state.apply(mover, state.pick(mover, rng))
            settle(state, rng)
