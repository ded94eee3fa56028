"""Jokers (JOE-8, JOE-R30, JOE-R31), each once; and that nothing tells who holds which."""

from __future__ import annotations

import msgspec
import pytest

from saloon.games.joe import GAME
from saloon.games.joe.box.constants import ARMED, HELD, JOKER_CODE, JOKER_EFFECTS, USED
from saloon.games.joe.events import Joker, Ordered
from saloon.games.joe.knowledge.view import CharacterView
from saloon.games.joe.rules import Joe
from saloon.games.joe.setup import JoeOptions
from saloon.kernel import NATURE_BIT, Rng, seats_of, settle
from tests.games.joe.scene import (
    after,
    arm,
    asked,
    begin_turn,
    carried,
    deck,
    do,
    equip,
    opened,
    scene,
    someone,
    texts,
    told,
)

FIGHT = {"jake": "RN4", "billy": "RN5"}


@pytest.mark.rule("JOE-8")
def test_a_joker_is_its_players_secret_until_it_is_used() -> None:
    joe = scene("jake", FIGHT, seats=4)
    arm(joe, "jake", "second-wind")
    shown = {seat: _sheet(joe, seat, "jake").joker for seat in (None, 0, 1, 2, 3)}
    assert shown == {None: None, 0: "J08", 1: None, 2: None, 3: None}
    joe, events = do(joe, "joker")
    assert told(events, Joker)[0].effect == "second-wind"
    assert {_sheet(joe, seat, "jake").joker for seat in (None, 0, 1, 2, 3)} == {"J08"}
    assert "joker" not in texts(joe)


def _sheet(joe: Joe, seat: int | None, name: str) -> CharacterView:
    return next(shown for shown in joe.view(seat).characters if shown.name == name)


@pytest.mark.rule("JOE-R30")
def test_every_character_has_a_joker_and_the_dead_take_theirs_along() -> None:
    joe = opened(JoeOptions(scenario="9.5"), 2)
    settle(joe, Rng(5))
    held = [_sheet(joe, someone(joe, name).seat, name).joker for name in ("jake", "dave", "billy", "slim")]
    assert len(set(held)) == 4
    assert None not in held
    fight = scene("jake", FIGHT)
    arm(fight, "billy", "jump-the-gun")
    someone(fight, "billy").wounds = 2
    fight = after(fight, "shoot carbine billy", "card E16")
    assert _sheet(fight, 0, "billy").joker is None
    assert _sheet(fight, 0, "billy").order is None


def test_marksman() -> None:
    joe = scene("jake", {"jake": "RN4", "billy": "RN6"})
    arm(joe, "jake", "marksman")
    joe = after(joe, "joker", "shoot carbine billy")
    assert deck(joe) == "E"
    assert deck(after(joe, "card E02", "shoot carbine billy")) == "M"


@pytest.mark.rule("JOE-8")
def test_marksman_helps_nobody_who_reacts() -> None:
    joe = scene("jake", {"jake": "RN3", "billy": "RN6"})
    arm(joe, "jake", "marksman")
    someone(joe, "billy").ambush = True
    joe = after(joe, "joker", "go RN4", "shoot colt jake")
    assert deck(joe) == "M", "the aim is Jake's, not Billy's"
    assert deck(after(joe, "card M02", "shoot carbine billy")) == "E", "and Jake still has it"


@pytest.mark.rule("JOE-8")
def test_marksman_helps_neither_stabs_nor_locks_and_waits_for_a_shot() -> None:
    joe = scene("jake", {"jake": "RN4", "billy": "RN4", "luke": "RN6"})
    someone(joe, "jake").wounds = 1
    arm(joe, "jake", "marksman")
    joe = after(joe, "joker", "stab billy")
    assert deck(joe) == "M"
    joe = after(joe, "card M02")
    assert deck(after(joe, "throw knife billy")) == "E", "the aim is still there"
    lock = scene("jake", {"jake": "BQ4"}, "9.4", 2)
    someone(lock, "jake").wounds = 1
    arm(lock, "jake", "marksman")
    assert deck(after(lock, "joker", "shoot carbine lock")) == "M"


def test_devils_luck() -> None:
    joe = scene("jake", FIGHT)
    arm(joe, "jake", "devils-luck", ARMED)
    joe = after(joe, "shoot carbine billy", "card E01")
    assert asked(joe) == "card jake"
    joe = after(joe, "card E16")
    assert someone(joe, "billy").wounds == 2
    assert carried(joe, "jake")[0] == "carbine 8"
    assert someone(joe, "jake").order == USED


def test_dodge() -> None:
    joe = scene("jake", {**FIGHT, "luke": "RN5"})
    arm(joe, "billy", "dodge", ARMED)
    joe = after(joe, "shoot carbine billy", "card E16")
    assert someone(joe, "billy").wounds == 0
    assert asked(joe) == "turn jake"  # and nobody else is hit
    blown = scene("bob", {"bob": "RN4", "billy": "RN5"})
    arm(blown, "billy", "dodge", ARMED)
    assert someone(after(blown, "throw dynamite billy", "card E10"), "billy").wounds == 1


@pytest.mark.parametrize(("card", "wounds"), [("E16", 1), ("E10", 0)])
def test_pocket_bible(card: str, wounds: int) -> None:
    joe = scene("jake", FIGHT)
    arm(joe, "billy", "pocket-bible", ARMED)
    assert someone(after(joe, "shoot carbine billy", f"card {card}"), "billy").wounds == wounds


def test_second_wind() -> None:
    joe = scene("jake", FIGHT)
    arm(joe, "jake", "second-wind")
    assert after(joe, "go RN3", "joker").points_left == 5


def test_quick_draw() -> None:
    joe = scene("jake", {"jake": "RN1", "billy": "RN4"})
    arm(joe, "billy", "quick-draw", ARMED)
    joe, events = do(joe, "go RN2")
    assert told(events, Joker)
    assert asked(joe) == "react billy"
    held = scene("jake", {"jake": "RN1", "billy": "RN4"})
    arm(held, "billy", "quick-draw", HELD)
    assert asked(after(held, "go RN2")) == "turn jake"


@pytest.mark.rule("JOE-R15")
def test_a_quick_draw_that_is_passed_up_is_over() -> None:
    joe = scene("jake", {"jake": "RN1", "billy": "RN4"})
    arm(joe, "billy", "quick-draw", ARMED)
    joe = after(joe, "go RN2", "pass")
    assert not someone(joe, "billy").ambush
    assert asked(after(joe, "go RN3")) == "turn jake"


def test_iron_nerves() -> None:
    joe = scene("jake", FIGHT)
    arm(joe, "billy", "iron-nerves", ARMED)
    joe = after(joe, "shoot carbine billy", "card E06")
    assert asked(joe) == "turn jake"


def test_full_chamber() -> None:
    joe = scene("jake", FIGHT)
    arm(joe, "jake", "full-chamber")
    assert "joker" not in texts(joe)
    equip(joe, "jake", "carbine 2")
    assert carried(after(joe, "joker"), "jake") == ["carbine 9"]
    equip(joe, "jake", "colt 5", "carbine 2")
    assert carried(after(joe, "joker"), "jake") == ["colt 5", "carbine 9"], "the one that lacks most"


def test_gunsmith() -> None:
    joe = scene("jake", FIGHT)
    arm(joe, "jake", "gunsmith", ARMED)
    jammed = after(joe, "shoot carbine billy", "card E03")
    assert carried(jammed, "jake")[0] == "carbine 9"
    arm(later := scene("jake", FIGHT), "jake", "gunsmith", HELD)
    later = after(later, "shoot carbine billy", "card E03")
    assert carried(later, "jake")[0] == "carbine 9 jammed"
    assert carried(after(later, "joker"), "jake")[0] == "carbine 9"


def test_hidden_stick() -> None:
    joe = scene("jake", FIGHT)
    arm(joe, "jake", "hidden-stick")
    assert "joker" not in texts(joe)  # both pockets are full
    equip(joe, "jake", "knife")
    assert carried(after(joe, "joker"), "jake") == ["knife", "dynamite"]


def test_hip_flask() -> None:
    joe = scene("jake", FIGHT)
    arm(joe, "jake", "hip-flask")
    assert "joker" not in texts(joe)
    someone(joe, "jake").wounds = 2
    joe = after(joe, "joker")
    assert someone(joe, "jake").wounds == 1
    assert joe.points_left == 4


def test_jump_the_gun() -> None:
    joe = scene("jake", FIGHT)
    arm(joe, "billy", "jump-the-gun", ARMED)
    joe, events = do(joe, "end")
    assert told(events, Joker)
    assert asked(joe) == "turn billy"


def test_feint() -> None:
    joe = scene("jake", {"jake": "RN1", "billy": "RN4"})
    arm(joe, "jake", "feint", ARMED)
    someone(joe, "billy").ambush = True
    joe = after(joe, "go RN2", "shoot colt jake")
    assert asked(joe) == "turn jake"
    assert carried(joe, "billy")[0] == "colt 6"
    assert not someone(joe, "billy").ambush


@pytest.mark.rule("JOE-R31")
def test_an_order_is_given_once_a_turn_whatever_the_card_is_and_nobody_else_hears_of_it() -> None:
    for effect in JOKER_EFFECTS:
        joe = scene("jake", FIGHT)
        arm(joe, "jake", effect, HELD)
        before = msgspec.json.encode(joe.view(1))
        assert "arm" in texts(joe)
        joe, events = do(joe, "arm")
        assert [event.seen_by(1) for event in events] == [None]
        assert events[0].seen_by(0) == Ordered(0, "Jake", True)
        assert msgspec.json.encode(joe.view(1)) == before
        assert "hold" not in texts(joe)
        begin_turn(joe, "jake")
        assert "hold" in texts(joe)


@pytest.mark.rule("JOE-R31")
def test_what_protects_is_armed_when_it_is_dealt() -> None:
    joe = opened(JoeOptions(scenario="9.1"), 2)
    dealt = after(joe, "deal joker J05 ted", "deal joker J10 luke")
    assert (someone(dealt, "ted").order, someone(dealt, "luke").order) == (ARMED, HELD)


def others_world(joe: Joe, seat: int, rng: Rng) -> Joe:
    """The same position, in which everybody but this seat holds other jokers, all held back."""
    other = joe.imagine(seat, rng)
    for state in (joe, other):
        for sheet in state.cast:
            if sheet.seat != seat and sheet.order != USED:
                sheet.order = HELD
    return other


@pytest.mark.rule("JOE-R31")
def test_nobody_can_read_from_what_is_asked_who_could_have_answered() -> None:
    """Two worlds that differ only in jokers look alike for whole matches, as long as none of them is shown."""
    compared = 0
    for seed in range(6):
        rng = Rng(seed)
        real = opened(JoeOptions(scenario="9.5"), 3)
        settle(real, rng)
        other = others_world(real, 0, rng)
        assert [sheet.joker for sheet in real.cast] != [sheet.joker for sheet in other.cast]
        while real.to_move():
            assert other.to_move() == real.to_move()
            for eye in (None, 0):
                assert msgspec.json.encode(real.view(eye)) == msgspec.json.encode(other.view(eye))
            compared += 1
            seat = seats_of(real.to_move())[0]
            if real.to_move() == NATURE_BIT:
                move = real.draw(rng)
            else:  # neither plays a joker nor changes an order: both would be the player's own doing
                quiet = [m for m in real.answers(seat) if GAME.moves.text(m) not in ("joker", "arm", "hold")]
                move = quiet[rng.below(len(quiet))]
            real.apply(seat, move)
            other.apply(seat, move)
    assert compared > 1000


@pytest.mark.rule("JOE-R31")
def test_a_turn_ends_with_the_last_point_whatever_joker_is_held() -> None:
    for effect in ("second-wind", "dodge"):
        joe = scene("jake", {"jake": "RN1", "billy": "RN9"})
        arm(joe, "jake", effect)
        assert asked(after(joe, "go RN2", "go RN1", "go RN2", "go RN1")) == "marker"


def test_the_deck_of_jokers_is_the_boxs() -> None:
    assert len(JOKER_CODE) == 18
    assert {JOKER_EFFECTS[code] for code in JOKER_CODE} == set(JOKER_EFFECTS)
