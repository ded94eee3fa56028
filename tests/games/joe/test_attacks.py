"""Sight and difficulty as they are played, and what attacks do (JOE-27..41)."""

from __future__ import annotations

import pytest

from saloon.games.joe.box.constants import CHARACTERS
from saloon.games.joe.events import Cracked, Drew, Exploded, Fizzled, Jammed, Strayed, Wounded
from saloon.games.joe.position.nature_frames import DrawPanic
from saloon.games.joe.rules import Joe
from tests.games.joe.scene import (
    after,
    asked,
    carried,
    deck,
    do,
    equip,
    panic_card,
    refusal,
    scene,
    someone,
    texts,
    told,
    zone,
)


@pytest.mark.rule("JOE-27", "JOE-28", "JOE-R10")
def test_somebody_in_between_is_in_the_way_and_the_dead_are_not() -> None:
    joe = scene("jake", {"jake": "RN3", "dave": "RN4", "billy": "RN6"})
    assert refusal(joe, "shoot carbine billy").message == "joe-refused-unseen"
    beside = scene("jake", {"jake": "RN3", "dave": "RS4", "billy": "RN6"})
    assert "shoot carbine billy" in texts(beside)
    someone(joe, "dave").status = 2
    joe.look_around()
    assert "shoot carbine billy" in texts(joe)


@pytest.mark.rule("JOE-29", "JOE-30")
def test_one_shoots_out_of_a_building_only_beside_an_opening() -> None:
    assert "shoot carbine billy" in texts(scene("jake", {"jake": "SA8", "billy": "RN4"}))
    assert refusal(scene("jake", {"jake": "SA5", "billy": "WN4"}), "shoot carbine billy").rule == "JOE-27"


@pytest.mark.rule("JOE-31")
def test_beside_an_opening_one_shoots_in_as_usual() -> None:
    joe = after(scene("jake", {"jake": "WN4", "billy": "SA8"}), "shoot carbine billy")
    assert deck(joe) == "M"  # behind the door, one zone away


@pytest.mark.rule("JOE-32", "JOE-R8", "JOE-R9")
def test_from_afar_only_who_fired_out_can_be_shot_at() -> None:
    joe = scene("billy", {"jake": "RN4", "billy": "SA8"})
    hidden = scene("jake", {"jake": "RN4", "billy": "SA8"})
    assert refusal(hidden, "shoot carbine billy").message == "joe-refused-unseen"
    joe = after(joe, "shoot colt jake", "card M02")
    assert someone(joe, "billy").exposed
    assert not someone(joe, "jake").exposed
    someone(hidden, "billy").exposed = True
    assert deck(after(hidden, "shoot carbine billy")) == "H"


@pytest.mark.rule("JOE-R8")
def test_exposure_ends_when_ones_next_activation_begins() -> None:
    joe = scene("jake", {"jake": "RN4", "billy": "SA8"})
    someone(joe, "billy").exposed = True
    joe = after(joe, "end")
    while "activate billy" not in texts(joe):
        joe = after(joe, texts(joe)[0], "end")
    assert someone(joe, "billy").exposed
    assert not someone(after(joe, "activate billy"), "billy").exposed


@pytest.mark.rule("JOE-33", "JOE-R35")
def test_dynamite_flies_into_empty_zones_and_over_partitions() -> None:
    joe = scene("bob", {"bob": "EP1", "billy": "RN9"})
    assert "throw dynamite EP2" in texts(joe)  # over the partition
    assert "throw dynamite EP4" in texts(joe)  # two zones away
    assert refusal(scene("bob", {"bob": "RN5"}), "throw dynamite RN9").message == "joe-refused-no-throw"


@pytest.mark.rule("JOE-34", "JOE-R6")
@pytest.mark.parametrize(
    ("here", "there", "wounds", "level"),
    [
        ("RN4", "RN4", 0, "E"),
        ("RN4", "RN5", 0, "E"),
        ("RN4", "RN6", 0, "M"),
        ("RN4", "RN5", 1, "M"),
        ("RN4", "RN6", 2, "H"),
        ("WN4", "SA8", 0, "M"),
        ("WN4", "SA8", 1, "H"),
    ],
)
def test_conditions_choose_the_deck(here: str, there: str, wounds: int, level: str) -> None:
    joe = scene("jake", {"jake": here, "billy": there})
    someone(joe, "jake").wounds = wounds
    assert deck(after(joe, "shoot carbine billy")) == level


@pytest.mark.rule("JOE-R7")
@pytest.mark.parametrize(("both_ways", "level"), [(False, "E"), (True, "M")])
def test_firing_out_of_a_window_is_not_harder_unless_agreed(both_ways: bool, level: str) -> None:
    joe = scene("jake", {"jake": "SA8", "billy": "WN4"}, both_ways=both_ways)
    assert deck(after(joe, "shoot carbine billy")) == level


@pytest.mark.rule("JOE-35")
@pytest.mark.parametrize(
    ("card", "wounds", "question"),
    [("E02", 0, "turn jake"), ("E09", 1, "turn jake"), ("E16", 2, "turn jake"), ("E06", 0, "panic billy")],
)
def test_a_card_gives_wounds_or_panic(card: str, wounds: int, question: str) -> None:
    joe = after(scene("jake", {"jake": "RN4", "billy": "RN5"}), "shoot carbine billy", f"card {card}")
    assert someone(joe, "billy").wounds == wounds
    assert asked(joe) == question


@pytest.mark.rule("JOE-35")
def test_panic_comes_on_top_of_a_wound() -> None:
    joe = after(scene("jake", {"jake": "RN4", "billy": "RN5"}), "shoot carbine billy", "card E14")
    assert someone(joe, "billy").wounds == 1
    assert asked(joe) == "panic billy"


@pytest.mark.rule("JOE-35")
def test_a_jam_uses_no_round_and_hits_nobody() -> None:
    joe = scene("jake", {"jake": "RN4", "billy": "RN5", "luke": "RN5"})
    joe, events = do(joe, "shoot carbine billy", "card E03")
    assert carried(joe, "jake")[0] == "carbine 9 jammed"
    assert [type(event) for event in events[-2:]] == [Drew, Jammed]
    assert asked(joe) == "turn jake"


@pytest.mark.rule("JOE-35", "JOE-R12")
def test_a_dud_stays_in_the_zone() -> None:
    joe, events = do(scene("bob", {"bob": "RN4", "billy": "RN6"}), "throw dynamite billy", "card M01")
    assert told(events, Fizzled)[0].zone == "RN6"
    assert [(lying.thing, lying.zone) for lying in joe.view(None).ground] == [("dynamite", "RN6")]
    assert asked(joe) == "turn bob"


@pytest.mark.rule("JOE-36")
def test_everything_is_done_before_the_next_action() -> None:
    joe = after(scene("jake", {"jake": "RN4", "billy": "RN5"}), "shoot carbine billy")
    assert joe.legal(0) == []
    assert refusal(joe, "end", 0).rule == "JOE-36"
    assert refusal(after(joe, "card E06", "panic P07"), "end", 0).rule == "JOE-36"


@pytest.mark.rule("JOE-37", "JOE-R12")
def test_a_blast_takes_the_zone_and_its_neighbours_one_level_harder() -> None:
    places = {"bob": "RN4", "billy": "RN6", "luke": "RN6", "slim": "RN7", "brad": "SA9", "dave": "RN5"}
    joe, events = do(scene("bob", places), "throw dynamite billy")
    assert deck(joe) == "M"
    joe, events = do(joe, "card M14")
    assert told(events, Exploded)[0].zone == "RN6"
    assert told(events, Wounded)[0].character == "Billy"
    drawn = []
    while asked(joe).startswith("card"):
        drawn.append(deck(joe))
        joe, events = do(joe, texts(joe, "card")[0])
        drawn.append(told(events, Drew)[0].target)
    assert drawn == ["M", "Luke", "H", "Slim", "H", "Dave"]
    assert someone(joe, "luke").wounds == 0  # a jam is a miss for a victim
    assert carried(joe, "bob") == ["colt 6", "knife"]


@pytest.mark.rule("JOE-37")
def test_a_wall_stops_a_blast_even_at_a_door() -> None:
    joe = after(scene("bob", {"bob": "RN5", "billy": "SA8"}), "throw dynamite WN4", "card E13")
    assert asked(joe) == "card bob"  # beside the zone; Billy is behind the door
    assert someone(after(joe, "card M14"), "billy").wounds == 0


@pytest.mark.rule("JOE-R12")
def test_without_a_named_target_chance_says_for_whom_the_first_card_is() -> None:
    joe = after(scene("bob", {"bob": "RN4", "billy": "RN6", "luke": "RN6"}), "throw dynamite RN6", "card M14")
    assert texts(joe) == ["stray luke", "stray billy"]
    joe = after(joe, "stray luke")
    assert someone(joe, "luke").wounds == 1
    assert asked(joe) == "card bob"


@pytest.mark.rule("JOE-R12")
def test_an_empty_zone_only_shows_whether_it_explodes() -> None:
    joe, events = do(scene("bob", {"bob": "RN4", "billy": "RN9"}), "throw dynamite RN6", "card M14")
    assert told(events, Exploded)
    assert asked(joe) == "turn bob"


@pytest.mark.rule("JOE-R12")
def test_dynamite_may_fall_at_ones_own_feet() -> None:
    joe = after(scene("bob", {"bob": "RN4", "billy": "RN9"}), "throw dynamite RN4", "card E15")
    assert someone(joe, "bob").wounds == 2


@pytest.mark.rule("JOE-R12")
@pytest.mark.parametrize(("narrow", "question"), [(False, "card bob"), (True, "turn bob")])
def test_a_hard_throw_may_spare_the_neighbours(narrow: bool, question: str) -> None:
    joe = scene("bob", {"bob": "RN4", "billy": "RN6", "luke": "RN7"}, narrow_blast=narrow)
    someone(joe, "bob").wounds = 1
    joe = after(joe, "throw dynamite billy")
    assert deck(joe) == "H"
    assert asked(after(joe, "card H09")) == question


@pytest.mark.rule("JOE-38", "JOE-R14")
def test_both_barrels_draw_two_cards_and_use_two_rounds() -> None:
    joe = after(scene("joe", {"joe": "RN4", "billy": "RN5"}), "double barrels billy", "card E01", "card E03")
    assert carried(joe, "joe")[0] == "sawed-off 0"
    assert joe.points_left == 3
    assert refusal(joe, "double barrels billy").message == "joe-refused-empty"


@pytest.mark.rule("JOE-38", "JOE-R14")
def test_two_colts_and_a_jam_on_the_second_card() -> None:
    joe = scene("bob", {"bob": "RN4", "billy": "RN5"})
    assert refusal(joe, "double colts billy").message == "joe-refused-no-double"
    equip(joe, "bob", "colt 6", "colt 4")
    someone(joe, "billy").wounds = 2
    joe = after(joe, "double colts billy", "card E16")
    assert asked(joe) == "card bob"  # although Billy is dead
    assert carried(after(joe, "card E01"), "bob") == ["colt 5", "colt 4 jammed"]


def disarmed_between(shooter: str, shot: str, *gear: str) -> Joe:
    """After the first card of a double shot Billy shot back, and the shooter dropped the weapon fired last."""
    joe = scene(shooter, {shooter: "RN4", "billy": "RN5"})
    equip(joe, shooter, *gear)
    joe = after(joe, f"double {shot} billy", "card E07", panic_card("snap-back"), "card E08", panic_card("drop-gun"))
    assert asked(joe) == f"card {shooter}"
    return joe


@pytest.mark.rule("JOE-38")
@pytest.mark.parametrize(("card", "left"), [("E02", "colt 3"), ("E01", "colt 4 jammed")])
def test_the_second_card_is_for_the_second_colt_though_the_first_was_dropped(card: str, left: str) -> None:
    joe = disarmed_between("bob", "colts", "colt 6", "colt 4")
    assert carried(joe, "bob") == ["colt 4"]
    assert carried(after(joe, f"card {card}"), "bob") == [left]


@pytest.mark.rule("JOE-38")
@pytest.mark.parametrize(("card", "rounds", "jammed"), [("E03", 0, False), ("E02", 1, True)])
def test_the_second_barrel_is_fired_though_the_gun_was_dropped(card: str, rounds: int, jammed: bool) -> None:
    joe = disarmed_between("joe", "barrels", "sawed-off 2")
    fallen = after(joe, f"card {card}").view(None).ground[-1]
    assert (fallen.thing, fallen.rounds, fallen.jammed) == ("sawed-off", rounds, jammed)


@pytest.mark.rule("JOE-38")
@pytest.mark.parametrize(("card", "rounds", "jammed"), [("E03", 0, False), ("E02", 1, True)])
def test_the_second_barrel_is_fired_though_the_shooter_dropped_another_gun_after_it(
    card: str, rounds: int, jammed: bool
) -> None:
    joe = disarmed_between("joe", "barrels", "sawed-off 2", "rifle 1")
    joe.panic = 0  # the deck is shuffled anew
    joe.push(DrawPanic(CHARACTERS.index("joe"), CHARACTERS.index("billy"), zone(joe, "RN5")))
    joe = after(after(joe, panic_card("drop-gun")), f"card {card}")
    fallen = [(lying.thing, lying.rounds, lying.jammed) for lying in joe.view(None).ground[-2:]]
    assert fallen == [("sawed-off", rounds, jammed), ("rifle", 1, False)]
    assert carried(joe, "joe") == []


@pytest.mark.rule("JOE-38")
def test_the_second_card_is_for_the_second_colt_though_both_were_dropped() -> None:
    joe = disarmed_between("bob", "colts", "colt 6", "colt 4")
    joe.panic = 0  # the deck is shuffled anew
    joe.push(DrawPanic(CHARACTERS.index("bob"), CHARACTERS.index("billy"), zone(joe, "RN5")))
    joe = after(after(joe, panic_card("drop-gun")), "card E02")
    assert [(lying.thing, lying.rounds) for lying in joe.view(None).ground[-2:]] == [("colt", 5), ("colt", 3)]


@pytest.mark.rule("JOE-R14")
def test_who_flees_after_the_first_card_is_hit_by_the_second() -> None:
    joe = scene("joe", {"joe": "RN4", "billy": "RN5"})
    joe = after(joe, "double barrels billy", "card E07", "panic P01", "go RN6")
    assert asked(joe) == "card joe"
    assert someone(after(joe, "card E15"), "billy").wounds == 2


@pytest.mark.rule("JOE-39", "JOE-R13")
def test_a_miss_may_hit_somebody_else_even_a_friend() -> None:
    joe = scene("jake", {"jake": "RN4", "billy": "RN5", "luke": "RN5", "dave": "RN5"})
    joe = after(joe, "shoot carbine billy", "card E02")
    assert texts(joe) == ["stray luke", "stray dave"]
    joe, events = do(joe, "stray dave", "card E10")
    assert told(events, Strayed)[0].character == "Dave"
    assert someone(joe, "dave").wounds == 1
    assert carried(joe, "jake")[0] == "carbine 8"


@pytest.mark.rule("JOE-R13")
def test_a_stray_never_hits_the_shooter_and_goes_no_further() -> None:
    joe = scene("jake", {"jake": "RN5", "billy": "RN5", "luke": "RN5"})
    joe = after(joe, "shoot carbine billy", "card E01")
    assert asked(joe) == "card jake"  # only Luke is left to be hit
    joe = after(joe, "card E03")  # a jam on the second card is a miss
    assert carried(joe, "jake")[0] == "carbine 8"
    assert asked(joe) == "turn jake"


@pytest.mark.rule("JOE-R13")
def test_a_stab_has_no_stray() -> None:
    joe = scene("jake", {"jake": "RN5", "billy": "RN5", "luke": "RN5"})
    assert asked(after(joe, "stab billy", "card E01")) == "turn jake"


@pytest.mark.rule("JOE-R32")
def test_friends_are_not_aimed_at() -> None:
    joe = scene("jake", {"jake": "RN4", "dave": "RN5", "billy": "RN9"})
    assert refusal(joe, "shoot carbine dave").message == "joe-refused-friend"


@pytest.mark.rule("JOE-R11")
@pytest.mark.parametrize(("wounds", "level"), [(0, "E"), (1, "M")])
def test_a_lock_is_shot_out_from_beside_it(wounds: int, level: str) -> None:
    joe = scene("dave", {"dave": "BQ4", "billy": "RN9"}, "9.4", 2)
    someone(joe, "dave").wounds = wounds
    joe = after(joe, "shoot carbine lock")
    assert deck(joe) == level
    card = {"E": "E10", "M": "M11"}[level]
    opened, events = do(joe, f"card {card}")
    assert told(events, Cracked)
    assert "go COF" in texts(opened)
    assert carried(opened, "dave")[0] == "carbine 8"
    missed = after(joe, f"card {level}02")
    assert refusal(missed, "go COF").message == "joe-refused-locked"


@pytest.mark.rule("JOE-R11")
@pytest.mark.parametrize(("option", "opened"), [(False, False), (True, True)])
def test_dynamite_opens_locks_only_by_option(option: bool, opened: bool) -> None:
    joe = scene("bob", {"bob": "BQ2", "billy": "RN9"}, "9.4", 2, blasted_locks=option)
    joe = after(joe, "throw dynamite BQ4", "card E10")
    while not asked(joe).startswith("turn"):
        joe = after(joe, texts(joe)[0])
    assert (("BQ4", "COF") not in joe.view(None).closed) == opened


@pytest.mark.rule("JOE-R9")
def test_nobody_shoots_through_two_openings_of_one_building() -> None:
    joe = scene("jake", {"jake": "LN3", "billy": "SA4"})  # the back door, then the stairs' door
    assert refusal(joe, "shoot carbine billy").message == "joe-refused-unseen"


def test_a_view_shows_the_chances_of_every_attack() -> None:
    joe = scene("jake", {"jake": "RN4", "billy": "RN5"})
    chance = next(chance for chance in joe.view(0).chances if chance.move == "shoot carbine billy")
    assert (chance.deck, chance.cards, chance.light, chance.serious, chance.jam) == ("easy", 18, 7, 4, 1)
    assert joe.view(1).chances == ()
    assert joe.view(None).chances == ()
