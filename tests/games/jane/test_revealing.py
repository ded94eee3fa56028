"""Dealing and turning up: how many cards, and that nothing of them is known before."""

from __future__ import annotations

from itertools import combinations
from math import hypot

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from saloon.games.jane import GAME
from saloon.games.jane.cards import CARDS
from saloon.games.jane.events import Dealt, Revealed
from saloon.games.jane.layout import Box, spread_of, turns_of
from saloon.games.jane.rules import Jane
from saloon.games.jane.setup import JaneOptions
from saloon.kernel import NATURE, NATURE_BIT, Event, Rng, seats_of
from tests.games.jane.scene import SIMPLIFIED, do, refusal, told

hands_of_cards = st.lists(st.integers(1, 60), min_size=1, max_size=10, unique=True)


def play_rounds(jane: Jane, rounds: int) -> list[Event]:
    """Let everybody lock anything until so many rounds are over; what happened."""
    rng, events = Rng(5), list[Event]()
    while jane.round <= rounds and jane.to_move():
        if jane.to_move() == NATURE_BIT:
            jane.apply(NATURE, jane.draw(rng), events.append)
        else:
            seat = seats_of(jane.to_move())[-1]
            jane.apply(seat, rng.below(1024), events.append)
    return events


@pytest.mark.rule("DJ-3", "DJ-5", "DJ-6")
def test_each_of_ten_rounds_deals_as_many_cards_as_its_tile_says() -> None:
    jane = GAME.new(JaneOptions(), 4)
    events = play_rounds(jane, 10)
    assert [(event.round, len(event.cards)) for event in told(events, Revealed) if isinstance(event, Revealed)] == [
        (number, number) for number in range(1, 11)
    ]
    assert jane.to_move() == 0


@pytest.mark.rule("DJ-6")
def test_cards_are_dealt_evenly_around_the_table() -> None:
    events = play_rounds(GAME.new(JaneOptions(), 4), 10)
    dealt = [event.seat for event in told(events, Dealt) if isinstance(event, Dealt)]
    assert dealt == [number % 4 for number in range(55)]


@pytest.mark.rule("DJ-2", "DJ-32")
def test_no_card_comes_twice() -> None:
    events = play_rounds(GAME.new(JaneOptions(), 2), 10)
    cards = [card for event in events if isinstance(event, Revealed) for card in event.cards]
    assert len(set(cards)) == len(cards) == 55


@pytest.mark.rule("DJ-36")
def test_the_simplified_version_shuffles_its_cards_before_every_round() -> None:
    jane = GAME.new(SIMPLIFIED, 3)
    events = play_rounds(jane, 10)
    cards = [card for event in events if isinstance(event, Revealed) for card in event.cards]
    assert max(cards) <= 24
    assert len(set(cards)) < len(cards)
    jane = GAME.new(SIMPLIFIED, 3)
    play_rounds(jane, 4)
    assert len(jane.odds()) == 24


@pytest.mark.rule("DJ-7")
def test_nothing_can_be_done_before_the_reveal_and_everything_after_it() -> None:
    jane, _ = do(GAME.new(JaneOptions(), 3), "* deal 7")
    assert jane.odds() == [(GAME.moves.parse("reveal"), 1)]
    assert refusal(jane, "lock L:..... R:T....").rule == "DJ-7"
    jane, events = do(jane, "* reveal")
    assert jane.to_move() == 0b111
    assert events == [Revealed(1, (7,))]


@pytest.mark.rule("DJ-R2")
def test_nothing_of_a_card_is_known_before_the_reveal() -> None:
    for_anybody = []
    for card in (7, 37):
        jane, events = do(GAME.new(JaneOptions(), 3), f"* deal {card}")
        seen = [jane.view(seat) for seat in (None, 0, 1, 2)]
        for_anybody.append(msgspec.json.encode([seen, [event.seen_by(0) for event in events]]))
        assert seen[1].players[0].face_down == (None,)
    assert for_anybody[0] == for_anybody[1]


@pytest.mark.rule("DJ-R2")
def test_numbers_can_be_shown() -> None:
    jane, events = do(GAME.new(JaneOptions(show_numbers=True), 3), "* deal 37")
    assert jane.view(2).players[0].face_down == (37,)
    assert jane.view(2).spread is None
    assert events == [Dealt(0, 37)]


@pytest.mark.rule("DJ-8")
@given(hands_of_cards)
def test_cards_lie_anywhere_but_not_on_each_other(cards: list[int]) -> None:
    spread = spread_of(tuple(cards))
    assert [card.number for card in spread.cards] == cards
    assert list(spread.turns) == turns_of(cards)
    assert all(0 <= turn < 360 for turn in spread.turns)
    for box in (spread.tall, spread.wide):
        check_box(box, len(cards))


def check_box(box: Box, cards: int) -> None:
    assert len(box.places) == cards
    for x, y in box.places:
        assert box.radius <= x <= box.width - box.radius
        assert box.radius <= y <= box.height - box.radius
    for (x, y), (other_x, other_y) in combinations(box.places, 2):
        assert hypot(x - other_x, y - other_y) >= 2 * box.radius
    assert box.radius >= 130, "large enough to be read on a phone"


@pytest.mark.rule("DJ-8", "DJ-10")
def test_everybody_sees_the_same_table() -> None:
    jane, _ = do(GAME.new(JaneOptions(), 3), "* deal 7", "* reveal")
    spreads = [jane.view(seat).spread for seat in (None, 0, 1, 2)]
    assert spreads == [spread_of((7,))] * 4
    assert spread_of((7,)).cards == (CARDS[6],)


@pytest.mark.rule("DJ-8")
def test_a_card_lies_differently_from_round_to_round() -> None:
    turns = {spread_of((other, 7)).turns[1] for other in range(8, 40)}
    assert len(turns) > 25
