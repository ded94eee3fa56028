"""The opening, the turns, and what is drawn."""

from __future__ import annotations

import pytest

from saloon.games.duel import GAME
from saloon.games.duel.events import Began, Drew, Ended
from saloon.games.duel.rules import Duel
from saloon.games.duel.setup import DuelOptions
from saloon.kernel import NATURE, NATURE_BIT, BadOptions, Outcome, Refused, Rng, play, settle
from tests.games.duel.scene import cards_for, do, refusal, scene, texts


def opening() -> Duel:
    return GAME.new(DuelOptions(), 2)


def dealt() -> Duel:
    duel = opening()
    settle(duel, Rng(5))
    return duel


@pytest.mark.rule("TG-1")
def test_two_seats_no_more_no_fewer() -> None:
    for seats in (1, 3):
        with pytest.raises(BadOptions, match="duel is for 2 seats"):
            GAME.open(seats=seats)


@pytest.mark.rule("TG-2", "TG-3")
def test_each_side_has_its_own_58_cards_and_two_bases() -> None:
    for side in opening().view(None).sides:
        assert side.left == tuple(range(2, 60))
        assert (side.rising, side.falling) == (1, 60)


@pytest.mark.rule("TG-4")
def test_each_draws_six_cards_of_its_own_pile() -> None:
    duel = dealt()
    for seat in (0, 1):
        side = duel.view(seat).sides[seat]
        assert side.hand is not None
        assert len(set(side.hand)) == side.hand_size == 6
        assert side.deck_size == 52


@pytest.mark.rule("TG-4")
def test_any_card_of_the_draw_pile_is_as_likely_as_another() -> None:
    duel = opening()
    duel.apply(NATURE, GAME.moves.parse("first 0"))
    duel.apply(NATURE, GAME.moves.parse("draw 17"))
    assert duel.odds() == [(GAME.moves.parse(f"draw {card}"), 1) for card in range(2, 60) if card != 17]


@pytest.mark.rule("TG-4")
def test_a_drawn_card_is_its_drawers_secret() -> None:
    event = Drew(seat=0, card=17)
    assert event.seen_by(0) == event
    assert event.seen_by(1) == event.seen_by(None) == Drew(seat=0, card=None)


@pytest.mark.rule("TG-5", "TG-R7")
def test_chance_names_who_begins() -> None:
    duel = opening()
    assert [(GAME.moves.text(move), weight) for move, weight in duel.odds()] == [("first 0", 1), ("first 1", 1)]
    duel, events = do(duel, "*first 1")
    assert events == [Began(seat=1)]
    settle(duel, Rng(1))
    assert duel.view(None).turn == 1


@pytest.mark.rule("TG-R7")
def test_with_the_option_the_loser_of_the_last_match_begins() -> None:
    lost_by_first = Outcome(scores=(0, 1), ranks=(2, 1), reason="stuck", rule="TG-19")
    options = GAME.rematch(DuelOptions(loser_starts=True), lost_by_first)
    assert options == DuelOptions(loser_starts=True, last_loser=0)
    assert [GAME.moves.text(move) for move, _ in GAME.new(options, 2).odds()] == ["first 0"]
    assert GAME.rematch(DuelOptions(), lost_by_first) == DuelOptions()


@pytest.mark.rule("TG-6")
def test_players_alternate() -> None:
    duel, _ = do(scene([10, 20, 30, 40]), "10^", "20^")
    assert refusal(duel, "30^", seat=1).rule == "TG-6"
    duel, _ = do(duel, "end", "*draw 50", "*draw 51")
    assert duel.view(None).turn == 1
    assert refusal(duel, "30^", seat=0).rule == "TG-6"


@pytest.mark.rule("TG-6")
def test_a_turn_needs_two_cards_and_may_have_more() -> None:
    duel = scene([10, 20, 30, 40])
    assert refusal(duel, "end").rule == "TG-6"
    duel, _ = do(duel, "10^")
    assert refusal(duel, "end").values == {"need": 1}
    duel, _ = do(duel, "20^")
    assert "end" in texts(duel)
    duel, _ = do(duel, "30^", "40^", "end")
    assert duel.view(0).drawing == 0


@pytest.mark.rule("TG-15", "TG-R5")
@pytest.mark.parametrize("laid", [("10^", "20^"), ("10^", "20^", "30^", "40^", "41^")])
def test_after_own_piles_only_two_cards_are_drawn(laid: tuple[str, ...]) -> None:
    duel, events = do(scene([10, 20, 30, 40, 41, 42]), *laid, "end")
    assert events[-1] == Ended(seat=0, draws=2)
    duel, _ = do(duel, "*draw 50", "*draw 51")
    assert duel.view(0).sides[0].hand_size == 6 - len(laid) + 2
    assert duel.view(None).turn == 1


@pytest.mark.rule("TG-16", "TG-R5")
@pytest.mark.parametrize("laid", [("5>^", "20^"), ("20^", "30^", "5>^", "40^", "41^")])
def test_after_helping_the_hand_is_filled_to_six(laid: tuple[str, ...]) -> None:
    duel, events = do(scene([5, 20, 30, 40, 41, 42], foe_rising=30), *laid, "end")
    assert events[-1] == Ended(seat=0, draws=len(laid))
    settle(duel, Rng(1))
    assert duel.view(0).sides[0].hand_size == 6


@pytest.mark.rule("TG-R5")
def test_drawing_is_no_choice_and_stops_at_an_empty_pile() -> None:
    duel, events = do(scene([5, 20, 30, 40, 41, 42], deck=[50], foe_rising=30), "5>^", "20^", "30^", "end")
    assert events[-1] == Ended(seat=0, draws=1)
    assert duel.to_move() == NATURE_BIT
    assert refusal(duel, "40^").rule == "TG-4"
    assert refusal(duel, "30^", seat=1).rule == "TG-4"


@pytest.mark.rule("TG-17")
def test_with_an_empty_draw_pile_play_goes_on_without_drawing() -> None:
    duel, events = do(scene([10, 20, 30, 40], deck=[]), "10^", "20^", "end")
    assert events[-1] == Ended(seat=0, draws=0)
    assert duel.to_move() == 0b10


@pytest.mark.rule("TG-R8")
def test_the_log_tells_which_cards_are_left_unless_it_is_hidden() -> None:
    shown, _ = do(scene([10, 20, 30, 40]), "10^")
    assert shown.view(1).sides[0].left == (20, 30, 40, 50, 51, 52, 53, 54, 55)
    hidden, _ = do(scene([10, 20, 30, 40], options=DuelOptions(hidden_log=True)), "10^")
    assert hidden.view(1).sides[0].left is None
    assert hidden.view(0).sides[0].left is None
    assert hidden.view(1).sides[0].rising == 10


@pytest.mark.rule("TG-R8")
def test_with_a_hidden_log_covered_cards_may_be_anywhere() -> None:
    options = DuelOptions(hidden_log=True)
    duel, _ = do(scene([10, 20, 30, 40], options=options, foe_rising=50), "10^", "20^", "30>^")
    decks = [duel.imagine(0, Rng(seed)).first_side.deck for seed in range(200)]
    seen = 0
    for deck in decks:
        seen |= deck
    assert seen >> 10 & 1, "the covered ten may be back in the draw pile, for all one remembers"
    assert not seen >> 20 & 1, "twenty lies on top"
    assert not seen >> 30 & 1, "thirty lies on top of the opponent's pile"
    assert not seen >> 40 & 1, "forty is in the hand"


def test_nobody_makes_natures_moves() -> None:
    with pytest.raises(Refused):
        play(opening(), 0, GAME.moves.parse("first 0"))


def test_the_hand_is_offered_once_per_pile_that_takes_it() -> None:
    duel = scene([10, 50])
    assert texts(duel) == ["10^", "50^", "10v", "50v"]
    assert cards_for(duel, "^") == {10, 50}
