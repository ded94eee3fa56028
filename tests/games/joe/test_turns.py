"""The box, rounds and turns, and what actions do (JOE-1..26)."""

from __future__ import annotations

import pytest

from saloon.games.joe import GAME
from saloon.games.joe.box.constants import CAPACITY, CHARACTERS, FREE, FULL_DECK, RANGE, STOCK
from saloon.games.joe.events import Passed, Wounded
from saloon.games.joe.setup import JoeOptions
from saloon.kernel import NATURE, BadOptions, Rng, settle
from tests.games.joe.scene import (
    after,
    asked,
    begin_turn,
    carried,
    deck,
    do,
    equip,
    lay,
    opened,
    refusal,
    scene,
    someone,
    texts,
    told,
    where,
)


@pytest.mark.rule("JOE-1")
def test_seats_go_round_the_sides_and_share_their_characters() -> None:
    view = opened(JoeOptions(scenario="9.5"), 5).view(None)
    assert view.seat_sides == (0, 1, 0, 1, 0)
    assert {shown.seat for shown in view.characters if shown.side == 0} == {0, 2, 4}
    assert all(view.seat_sides[shown.seat] == shown.side for shown in view.characters)


@pytest.mark.rule("JOE-1")
def test_a_scenario_is_for_as_many_as_it_says() -> None:
    assert GAME.places(JoeOptions(scenario="9.3")) == range(3, 7)
    with pytest.raises(BadOptions, match="joe with these options is for 3 to 6 seats, not for 2"):
        opened(JoeOptions(scenario="9.3"), 2)


@pytest.mark.rule("JOE-1", "JOE-54", "JOE-55")
@pytest.mark.parametrize(("scenario", "seats"), [(name, seats) for name in ("9.6", "9.7") for seats in range(3, 9)])
def test_nobody_has_only_a_character_who_cannot_act(scenario: str, seats: int) -> None:
    everybody = opened(JoeOptions(scenario=scenario), seats).cast
    assert {someone.seat for someone in everybody if someone.bound == FREE and someone.status} == set(range(seats))


@pytest.mark.rule("JOE-1", "JOE-55")
def test_nine_break_into_jail_four_against_five() -> None:
    everybody = opened(JoeOptions(scenario="9.7"), 9).cast
    acting = [someone.seat for someone in everybody if someone.bound == FREE and someone.status]
    assert sorted(acting) == list(range(9)), "each of them has one who can act; Bob is the tenth"


@pytest.mark.parametrize(("seats", "scenario"), [(2, "9.1"), (5, "9.2"), (7, "9.4"), (9, "9.7"), (12, "9.8")])
def test_the_shortest_scenario_that_fits_is_played(seats: int, scenario: str) -> None:
    assert opened(None, seats).view(None).scenario == scenario


@pytest.mark.rule("JOE-2", "JOE-3")
def test_twelve_characters_may_all_stand_in_one_zone() -> None:
    places = dict.fromkeys(CHARACTERS, "RN5")
    joe = scene("ted", places, "9.8", 4)
    assert [shown.name for shown in joe.view(None).characters] == list(CHARACTERS)
    assert {shown.zone for shown in joe.view(None).characters} == {"RN5"}


@pytest.mark.rule("JOE-4", "JOE-10")
def test_ranges_rounds_and_markers_are_those_of_the_box() -> None:
    assert list(RANGE) == [4, 2, 6, 8, 2, 1]
    assert list(CAPACITY) == [6, 2, 9, 1]
    assert list(STOCK) == [7, 4, 5, 4, 13, 9, 9]
    decks = scene("jake", {}).view(None).decks
    assert {name: len(cards) for name, cards in decks.items()} == {"easy": 18, "medium": 18, "hard": 18, "panic": 36}


@pytest.mark.rule("JOE-5")
@pytest.mark.parametrize(("wounds", "card", "status"), [(0, "E16", "playing"), (1, "E16", "dead"), (2, "E10", "dead")])
def test_the_third_wound_kills(wounds: int, card: str, status: str) -> None:
    joe = scene("jake", {"jake": "RN4", "billy": "RN5"})
    someone(joe, "billy").wounds = wounds
    joe = after(joe, "shoot carbine billy", f"card {card}")
    sheet = next(shown for shown in joe.view(None).characters if shown.name == "billy")
    assert sheet.status == status


@pytest.mark.rule("JOE-6", "JOE-7")
def test_everybody_begins_with_the_printed_gear_and_full_guns() -> None:
    joe = scene("jake", {})
    assert carried(joe, "jake") == ["carbine 9", "knife", "knife"]
    assert carried(joe, "joe") == ["sawed-off 2", "dynamite", "dynamite"]
    assert carried(joe, "luke") == ["carbine 9", "dynamite", "whisky"]


@pytest.mark.rule("JOE-7", "JOE-19")
def test_a_shot_uses_a_round_and_a_reload_brings_one_back() -> None:
    joe = scene("bob", {"bob": "RN4", "billy": "RN5"})
    assert refusal(joe, "reload colt").rule == "JOE-19"
    joe = after(joe, "shoot colt billy", "card E02")
    assert carried(joe, "bob")[0] == "colt 5"
    joe = after(joe, "reload colt")
    assert carried(joe, "bob")[0] == "colt 6"
    assert joe.points_left == 2


@pytest.mark.rule("JOE-9")
def test_a_match_begins_with_jokers_then_places_then_markers() -> None:
    joe = opened(JoeOptions(scenario="9.1"), 2)
    assert asked(joe) == "deal ted"
    settle(joe, Rng(1))
    assert asked(joe) == "place fred"
    joe = after(joe, "place SA5", "place SA2", "place BS1", "place BS2")
    assert asked(joe) == "marker"
    assert texts(joe) == ["activate ted", "activate luke", "activate fred", "activate frank"]
    assert refusal(joe, "activate ted", 0).message == "joe-refused-nature"


@pytest.mark.rule("JOE-11", "JOE-R17")
def test_a_round_draws_every_marker_of_those_in_play_once() -> None:
    joe = scene("jake", {"jake": "RN1", "billy": "RN9"})
    someone(joe, "brad").status = 2
    joe = after(joe, "end")
    assert joe.view(None).round == 2
    drawn = []
    while joe.view(None).round == 2:
        drawn.append(texts(joe)[0].removeprefix("activate "))
        joe = after(joe, texts(joe)[0], "end")
    assert sorted(drawn) == sorted({"jake", "dave", "bob", "joe", "billy", "luke", "slim"})


@pytest.mark.rule("JOE-12")
def test_an_ambusher_may_stay() -> None:
    joe = scene("jake", {"jake": "RN1", "billy": "RN9"})
    someone(joe, "jake").ambush = True
    begin_turn(joe, "jake")
    assert "stay" in texts(joe)
    assert "end" not in texts(joe)
    assert refusal(joe, "end").rule == "JOE-12"
    stayed, events = do(joe, "stay")
    assert someone(stayed, "jake").ambush
    assert told(events, Passed)[0].reason == "stays"
    assert not someone(after(joe, "go RN2"), "jake").ambush


@pytest.mark.rule("JOE-13", "JOE-14")
def test_four_points_for_any_actions_in_any_order() -> None:
    joe = scene("jake", {"jake": "RN1", "billy": "RN9"})
    joe = after(joe, "go RN2", "go RN3", "go RN2")
    assert joe.points_left == 1
    assert asked(joe) == "turn jake"
    assert asked(after(joe, "go RN1")) == "marker"
    assert asked(after(joe, "end")) == "marker"


@pytest.mark.rule("JOE-14", "JOE-R34")
def test_an_ambush_takes_two_points_and_ends_the_turn() -> None:
    joe = scene("jake", {"jake": "RN1", "billy": "RN9"})
    waiting = after(joe, "go RN2", "ambush")
    assert someone(waiting, "jake").ambush
    assert asked(waiting) == "marker"
    spent = after(joe, "go RN2", "go RN3", "go RN2")
    assert refusal(spent, "ambush").values == {"need": 2}


@pytest.mark.rule("JOE-15")
def test_what_is_impossible_costs_nothing() -> None:
    joe = scene("jake", {"jake": "RN1", "billy": "RN9"})
    assert refusal(joe, "go RN5").rule == "JOE-16"
    assert joe.points_left == 4


@pytest.mark.rule("JOE-16", "JOE-R29")
def test_buildings_are_entered_through_doors_and_windows() -> None:
    assert "go SA8" in texts(scene("jake", {"jake": "WN4"}))
    assert "go SA9" in texts(scene("jake", {"jake": "WN5"}))
    assert refusal(scene("jake", {"jake": "RN4"}), "go SA8").message == "joe-refused-no-way"


@pytest.mark.rule("JOE-17")
def test_a_grille_is_locked_and_a_partition_in_the_way() -> None:
    assert refusal(scene("jake", {"jake": "BQ4"}), "go COF").message == "joe-refused-locked"
    assert refusal(scene("jake", {"jake": "EP1"}), "go EP2").message == "joe-refused-no-way"
    assert "go SA2" in texts(scene("jake", {"jake": "SA5"}))  # over the counter


@pytest.mark.rule("JOE-18")
def test_a_shot_needs_a_loaded_gun_sight_and_range() -> None:
    joe = scene("joe", {"joe": "RN2", "billy": "RN5", "luke": "SA2"})
    assert refusal(joe, "shoot sawed-off billy").values == {"who": "Billy", "far": 3, "reach": 2}
    assert refusal(joe, "shoot colt billy").message == "joe-refused-no-gun"
    equip(joe, "joe", "colt 6")
    assert "shoot colt billy" in texts(joe)
    assert refusal(scene("bob", {"bob": "SA8", "luke": "SA1"}), "shoot colt luke").message == "joe-refused-unseen"
    equip(joe, "joe", "colt 0")
    assert refusal(joe, "shoot colt billy").message == "joe-refused-empty"
    someone(joe, "joe").first_gun = 256
    assert refusal(joe, "shoot colt billy").message == "joe-refused-jammed"


@pytest.mark.rule("JOE-18")
def test_with_two_guns_one_is_named() -> None:
    joe = scene("bob", {"bob": "RN4", "billy": "RN5"})
    equip(joe, "bob", "colt 6", "rifle 1")
    assert texts(joe, "shoot") == ["shoot colt billy", "shoot rifle billy"]
    assert carried(after(joe, "shoot rifle billy", "card E02"), "bob") == ["colt 6", "rifle 0"]


@pytest.mark.rule("JOE-20")
def test_a_jammed_gun_is_repaired() -> None:
    joe = scene("bob", {"bob": "RN4", "billy": "RN5"})
    joe = after(joe, "shoot colt billy", "card E01")
    assert carried(joe, "bob")[0] == "colt 6 jammed"
    assert carried(after(joe, "repair colt"), "bob")[0] == "colt 6"
    assert refusal(after(joe, "repair colt"), "repair colt").rule == "JOE-20"


@pytest.mark.rule("JOE-21")
def test_a_thrown_knife_stays_in_the_zone() -> None:
    joe = scene("jake", {"jake": "RN4", "billy": "RN5"})
    joe = after(joe, "throw knife billy", "card E01")
    assert carried(joe, "jake") == ["carbine 9", "knife"]
    assert [(lying.thing, lying.zone) for lying in joe.view(None).ground] == [("knife", "RN5")]


@pytest.mark.rule("JOE-22", "JOE-R27")
def test_things_are_picked_up_and_handed_to_allies() -> None:
    joe = scene("jake", {"jake": "RN4", "dave": "RN4", "billy": "RN9"})
    lay(joe, "whisky", "RN4")
    equip(joe, "jake", "carbine 9", "knife")
    equip(joe, "dave", "carbine 9", "knife", "whisky")
    joe = after(joe, "pick whisky", "give knife dave")
    assert asked(joe) == "room dave"
    joe = after(joe, "drop whisky")
    assert carried(joe, "jake") == ["carbine 9", "whisky"]
    assert carried(joe, "dave") == ["carbine 9", "knife", "knife"]
    assert joe.points_left == 2
    joe = after(joe, "take knife dave", "swap carbine dave", "for knife")
    assert carried(joe, "jake") == ["whisky", "knife"]
    assert carried(joe, "dave") == ["carbine 9", "carbine 9"]


@pytest.mark.rule("JOE-R27")
def test_another_player_must_agree_and_is_asked_once_a_turn() -> None:
    joe = scene("jake", {"jake": "RN4", "dave": "RN4", "billy": "RN9"}, seats=4)
    joe = after(joe, "take whisky dave")
    assert asked(joe) == "consent dave"
    assert joe.to_move() == 1 << someone(joe, "dave").seat
    refused = after(joe, "no")
    assert refused.points_left == 4
    assert refusal(refused, "take whisky dave").message == "joe-refused-declined"
    agreed = after(joe, "yes")  # one of two knives must go: there is nothing to choose
    assert carried(agreed, "jake") == ["carbine 9", "knife", "whisky"]
    assert agreed.points_left == 3


@pytest.mark.rule("JOE-R27", "JOE-41")
def test_the_dead_keep_their_things_until_somebody_searches_them() -> None:
    joe = scene("jake", {"jake": "RN4", "billy": "RN4", "luke": "RN9"})
    someone(joe, "billy").wounds = 2
    joe = after(joe, "shoot carbine billy", "card E16")
    assert where(joe, "billy") == "RN4"
    assert carried(joe, "billy") == ["colt 6", "dynamite", "whisky"]
    joe = after(joe, "take colt billy")
    assert carried(joe, "jake")[:2] == ["carbine 8", "colt 6"]
    assert refusal(joe, "give knife billy").message == "joe-refused-dead"


@pytest.mark.rule("JOE-23")
def test_what_does_not_fit_makes_one_drop_something_of_its_kind() -> None:
    joe = scene("dave", {"dave": "RN4", "billy": "RN9"})
    equip(joe, "dave", "carbine 9", "knife", "whisky")
    lay(joe, "dynamite", "RN4")
    joe = after(joe, "pick dynamite")
    assert asked(joe) == "room dave"
    assert texts(joe) == ["drop knife", "drop whisky"]
    assert refusal(joe, "end").rule == "JOE-23"
    joe = after(joe, "drop knife")
    assert carried(joe, "dave") == ["carbine 9", "whisky", "dynamite"]
    assert joe.points_left == 3


@pytest.mark.rule("JOE-23", "JOE-R33")
def test_dropping_is_free_and_a_gun_keeps_its_rounds() -> None:
    joe = scene("bob", {"bob": "RN4", "billy": "RN9"})
    equip(joe, "bob", "colt 2", "colt 5")
    joe = after(joe, "drop colt")
    assert joe.points_left == 4
    assert [(lying.thing, lying.rounds) for lying in joe.view(None).ground] == [("colt", 2)]
    lay(joe, "colt 6", "RN4")
    assert carried(after(joe, "pick colt"), "bob") == ["colt 5", "colt 6"]


@pytest.mark.rule("JOE-R33")
def test_of_two_guns_alike_the_fuller_shoots_and_the_emptier_is_loaded() -> None:
    joe = scene("bob", {"bob": "RN4", "billy": "RN5"})
    equip(joe, "bob", "colt 2", "colt 5")
    joe = after(joe, "shoot colt billy", "card E02", "reload colt")
    assert carried(joe, "bob") == ["colt 3", "colt 4"]


@pytest.mark.rule("JOE-25")
def test_melee_needs_a_knife_and_somebody_here() -> None:
    joe = scene("jake", {"jake": "RN4", "billy": "RN4", "luke": "RN5"})
    assert texts(joe, "stab") == ["stab billy"]
    assert refusal(joe, "stab luke").message == "joe-refused-not-here"
    hit = after(joe, "stab billy")
    assert deck(hit) == "E"
    hit, events = do(hit, "card E13")
    assert told(events, Wounded)[0].wounds == 1
    assert carried(hit, "jake").count("knife") == 2
    equip(joe, "jake", "carbine 9")
    assert refusal(joe, "stab billy").message == "joe-refused-no-knife"


@pytest.mark.rule("JOE-26")
@pytest.mark.parametrize(("wounds", "left"), [(2, 1), (0, 0)])
def test_whisky_heals_one_wound_and_is_gone(wounds: int, left: int) -> None:
    joe = scene("dave", {"dave": "RN4", "billy": "RN9"})
    equip(joe, "dave", "carbine 9", "knife", "whisky")
    someone(joe, "dave").wounds = wounds
    joe = after(joe, "drink")
    assert someone(joe, "dave").wounds == left
    assert carried(joe, "dave") == ["carbine 9", "knife"]
    assert refusal(joe, "drink").rule == "JOE-26"


@pytest.mark.rule("JOE-R5")
@pytest.mark.parametrize(("reshuffle", "left"), [(False, 17), (True, 18)])
def test_a_deck_is_shuffled_when_it_runs_out_or_after_every_card(reshuffle: bool, left: int) -> None:
    joe = scene("jake", {"jake": "RN4", "billy": "RN5"}, reshuffle=reshuffle)
    joe = after(joe, "shoot carbine billy", "card E02")
    assert len(joe.view(None).decks["easy"]) == left
    joe.easy = 0
    joe = after(joe, "shoot carbine billy")
    assert len(texts(joe, "card")) == 18
    assert joe.deck(0) == FULL_DECK


def test_nature_moves_in_the_record_like_everybody() -> None:
    joe = opened(JoeOptions(scenario="9.1"), 2)
    assert joe.legal(0) == []
    move = GAME.moves.parse("deal joker J05 ted")
    assert (move, 1) in joe.odds()
    joe.apply(NATURE, move)
    assert joe.view(0).characters[0].joker == "J05"
    assert joe.view(1).characters[0].joker is None
