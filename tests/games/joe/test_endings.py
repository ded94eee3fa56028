"""The eight scenarios as they are set up, played and won (JOE-47..56); captives have a file of their own."""

from __future__ import annotations

import pytest

from saloon.games.joe import GAME
from saloon.games.joe.box.constants import BOX, CAPTURED, DEAD, NOTHING, OBJECTS, TILL_NOISE, TILL_SIGHT
from saloon.games.joe.box.object_code import KIND
from saloon.games.joe.events import Ended, Escaped
from saloon.games.joe.rules import Joe
from saloon.games.joe.scenario.scenarios import load_scenarios
from saloon.games.joe.setup import JoeOptions
from saloon.kernel import Rng, seats_of
from saloon.kernel.playout import play_out
from tests.games.joe.scene import (
    after,
    asked,
    carried,
    do,
    equip,
    opened,
    opening,
    placed,
    refusal,
    scene,
    someone,
    texts,
    told,
    where,
    winners,
    zone,
)


@pytest.mark.rule("JOE-R4")
def test_there_are_eight_scenarios() -> None:
    assert [name for name in load_scenarios() if name.startswith("9.")] == [f"9.{number}" for number in range(1, 9)]


@pytest.mark.rule("JOE-6", "JOE-R37")
@pytest.mark.parametrize("name", [f"9.{number}" for number in range(1, 9)])
def test_everybody_begins_with_one_firearm_and_two_objects_the_same_everywhere(name: str) -> None:
    joe = opened(JoeOptions(scenario=name), load_scenarios()[name].players[0])
    for who, sheet in enumerate(BOX.characters):
        gear = [OBJECTS[thing & KIND] for thing in joe.scenario.gear[who] if thing != NOTHING]
        if joe.scenario.present >> who & 1 and not joe.scenario.bound[who]:
            assert gear == [sheet.firearm, *sheet.pockets], sheet.id
            assert len(gear) == 3, sheet.id


@pytest.mark.rule("JOE-6", "JOE-R37")
def test_captives_gear_lies_ready_as_it_is_on_their_sheets() -> None:
    for name, captive in (("9.6", "jake"), ("9.7", "bob")):
        sheet = next(sheet for sheet in BOX.characters if sheet.id == captive)
        placed = [kind for placing in load_scenarios()[name].objects for kind in placing.kinds]
        assert sorted(placed) == sorted([sheet.firearm, *sheet.pockets])


@pytest.mark.rule("JOE-6", "JOE-R37")
def test_what_is_known_of_the_sheets() -> None:
    sheets = {sheet.id: (sheet.firearm, *sheet.pockets) for sheet in BOX.characters}
    assert sheets["ted"][0] == "colt"
    assert sheets["fred"][0] == "carbine"
    assert sheets["jake"] == ("carbine", "knife", "knife")
    assert "dynamite" in sheets["joe"]


@pytest.mark.rule("JOE-R37")
def test_an_even_start_gives_some_scenarios_their_own_gear() -> None:
    printed, even = (opened(JoeOptions(scenario="9.1", gear=gear), 2) for gear in ("printed", "even"))
    luke = next(sheet for sheet in BOX.characters if sheet.id == "luke")
    assert [thing.split()[0] for thing in carried(printed, "luke")] == [luke.firearm, *luke.pockets]
    assert carried(even, "luke") == ["colt 6", "colt 6", "dynamite", "whisky"]


@pytest.mark.rule("JOE-49")
def test_the_arrest() -> None:
    joe = opening("9.1", 2)
    assert texts(joe) == ["place SA5", "place SA6"]
    assert refusal(joe, "place SA1").rule == "JOE-9"
    joe = after(joe, "place SA5")
    assert texts(joe) == ["place SA2", "place SA3"]
    joe = placed("9.1", 2)
    for name in ("fred", "frank"):
        assert someone(joe, name).ambush
        assert someone(joe, name).asleep == TILL_SIGHT
    assert where(joe, "ted").startswith("BS")
    killed = scene("ted", {"ted": "RN4", "fred": "RN5"}, "9.1", 2)
    someone(killed, "fred").wounds = 2
    assert winners(after(killed, "shoot colt fred", "card E16")) == ("law",)
    sheriff = scene("fred", {"ted": "RN4", "fred": "RN5"}, "9.1", 2)
    someone(sheriff, "ted").wounds = 2
    assert winners(after(sheriff, "shoot carbine ted", "card E16")) == ("outlaws",)
    given_up = scene("fred", {"ted": "RN4", "fred": "RN5"}, "9.1", 2)
    assert winners(after(given_up, "surrender")) == ("law",)


@pytest.mark.rule("JOE-50")
def test_lovers_quarrel() -> None:
    joe = placed("9.2", 2)
    assert texts(joe) == ["activate bob", "activate joe", "activate susan"]
    assert someone(joe, "ted").asleep == TILL_NOISE
    assert [where(joe, name)[:2] for name in ("susan", "brad", "ted")] == ["EP", "PO", "BS"]
    joe = scene("susan", {"susan": "RN4", "brad": "RN5"}, "9.2", 2)
    someone(joe, "brad").wounds = 2
    assert winners(after(joe, "shoot rifle brad", "card E16")) == ("family",)


@pytest.mark.rule("JOE-51", "JOE-R18")
def test_settling_scores_is_won_by_the_last_side() -> None:
    joe = placed("9.3", 3)
    assert [where(joe, name)[:2] for name in ("fred", "frank", "billy", "ted", "luke")] == [
        "BL",
        "BL",
        "SA",
        "PF",
        "DR",
    ]
    joe = scene("fred", {"fred": "RN4", "billy": "RN5"}, "9.3", 3)
    someone(joe, "luke").status = DEAD
    someone(joe, "billy").wounds = 2
    joe = after(joe, "shoot carbine billy", "card E16")
    assert winners(joe) is None  # their goal is reached, but the law still stands
    for name in ("ted", "slim"):
        someone(joe, name).status = CAPTURED
    joe.stirred = True
    assert winners(after(joe, "go RN5")) == (joe.scenario.side_names[someone(joe, "fred").side],)


@pytest.mark.rule("JOE-52", "JOE-R20", "JOE-R25")
def test_the_hold_up() -> None:
    joe = placed("9.4", 2)
    assert [lying.thing for lying in joe.view(None).ground] == ["nugget1", "nugget2", "nugget3"]
    assert {lying.zone for lying in joe.view(None).ground} == {"COF"}
    assert someone(joe, "billy").ambush
    assert someone(joe, "ted").asleep == TILL_NOISE
    joe = scene("dave", {"dave": "LN1", "jake": "LN2"}, "9.4", 2)
    for name in ("bob", "joe"):
        someone(joe, name).status = DEAD
    equip(joe, "dave", "nugget3")
    joe, events = do(joe, "exit")
    assert told(events, Escaped)[0].gold == 3
    assert winners(joe) is None
    assert refusal(scene("dave", {"dave": "RN4"}, "9.4", 2), "exit").message == "joe-refused-no-edge"
    assert refusal(scene("ted", {"ted": "LN1"}, "9.4", 2), "exit").message == "joe-refused-stays-here"
    last = scene("jake", {"jake": "LN2"}, "9.4", 2)
    for name in ("bob", "joe", "dave"):
        someone(last, name).status = DEAD
    assert winners(after(last, "exit")) == ("law",)
    last.loot[0] = 3
    assert winners(after(last, "exit")) == ("bandits",)


@pytest.mark.rule("JOE-R20", "JOE-47")
def test_bandits_whom_nobody_can_stop_have_won() -> None:
    joe = scene("jake", {"jake": "RN4", "ted": "RN5"}, "9.4", 2)
    for name in ("billy", "luke"):
        someone(joe, name).status = DEAD
    someone(joe, "ted").wounds = 2
    assert winners(after(joe, "shoot carbine ted", "card E16")) == ("bandits",)


@pytest.mark.rule("JOE-52", "JOE-R20")
def test_bandits_who_die_with_the_law_have_stolen_nothing() -> None:
    joe = scene("bob", {"bob": "RN4", "ted": "RN5"}, "9.4", 2)
    for name in ("jake", "dave", "joe", "billy", "luke"):
        someone(joe, name).status = DEAD
    someone(joe, "ted").wounds = someone(joe, "bob").wounds = 2
    joe = after(joe, "throw dynamite ted", "card M14")
    assert winners(after(joe, "card H15")) == ("law",)
    assert winners(after(joe, "card H09")) == ("bandits",), "with Bob alive nobody is left to stop him"
    joe.loot[0] = 3
    assert winners(after(joe, "card H15")) == ("bandits",), "they had carried off half of it"


@pytest.mark.rule("JOE-53", "JOE-47", "JOE-R18")
def test_the_lovers_fight_to_the_end_and_may_end_together() -> None:
    joe = scene("bob", {"bob": "RN4", "billy": "RN5"})
    for name in ("jake", "dave", "joe", "luke", "brad", "slim"):
        someone(joe, name).status = DEAD
    someone(joe, "billy").wounds = someone(joe, "bob").wounds = 2
    joe = after(joe, "throw dynamite billy")
    draw = after(joe, "card M14", "card H15")
    assert winners(draw) == ()
    outcome = draw.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.ranks) == ("draw", (1, 1))
    won = after(joe, "card M14", "card H09")
    assert len(winners(won) or ()) == 1


@pytest.mark.rule("JOE-56", "JOE-R22")
def test_eldorado_hides_its_gold_from_everybody_else() -> None:
    joe = opening("9.8", 4)
    while not asked(joe).startswith("hide"):
        joe = after(joe, texts(joe)[0])
    guards = someone(joe, "fred").seat
    assert texts(joe) == ["hide stone", "hide nugget1", "hide nugget2", "hide nugget3"]
    joe, events = do(joe, "hide nugget3", "place SA5", "hide stone", "place SA5")
    assert [event.seen_by(guards).thing for event in events] == ["nugget3", "stone"]  # type: ignore[union-attr]
    assert [event.seen_by(None).thing for event in events] == [None, None]  # type: ignore[union-attr]
    assert [marker.thing for marker in joe.view(guards).markers] == ["nugget3", "stone"]
    assert [marker.thing for marker in joe.view(1).markers] == [None, None]
    assert [marker.zone for marker in joe.view(1).markers] == ["SA5", "SA5"]


def hidden(*kinds: str) -> Joe:
    """Slim stands where these markers lie face down."""
    joe = scene("slim", {"slim": "SA5"}, "9.8", 4)
    joe.to_hide = []
    for kind in kinds:
        joe.hidden_zone.append(zone(joe, "SA5"))
        joe.hidden_kind.append(OBJECTS.index(kind))
        joe.hidden_known.append(1 << someone(joe, "fred").seat)
    return joe


@pytest.mark.rule("JOE-56", "JOE-R22")
def test_one_point_pays_for_a_look_and_what_is_taken_is_shown() -> None:
    joe = after(hidden("stone", "nugget2"), "look")
    assert texts(joe) == ["find 1", "find 2"]
    joe = after(joe, "find 2")
    slim = someone(joe, "slim").seat
    assert joe.view(slim).markers[1].thing == "nugget2"
    assert joe.view(2).markers[1].thing is None
    left = after(joe, "no")
    assert left.points_left == 3
    assert "pick nugget2" in texts(left)  # one remembers what one saw
    assert texts(after(left, "look")) == ["yes", "no"]  # the other marker
    taken = after(joe, "yes", "drop knife")
    assert carried(taken, "slim") == ["rifle 1", "dynamite", "nugget2"]
    assert taken.view(2).markers[1].thing == "nugget2"


@pytest.mark.rule("JOE-56", "JOE-R21")
def test_most_gold_wins_and_ties_share() -> None:
    joe = scene("slim", {"slim": "LN1"}, "9.8", 4)
    equip(joe, "slim", "nugget1", "nugget2")
    for someone_else in joe.cast:
        if someone_else.side > 1 or (someone_else.side == 1 and someone_else is not someone(joe, "slim")):
            someone_else.status = DEAD
    joe = after(joe, "exit")
    outcome = joe.outcome()
    assert outcome is not None
    assert outcome.scores == (3, 3, 0, 0)
    assert winners(joe) == ("guards", "riders")


@pytest.mark.rule("JOE-48")
def test_a_campaign_plays_every_scenario_and_moves_the_sides_on() -> None:
    joe = opened(JoeOptions(scenario="campaign", round_limit=3), 3)
    assert joe.view(None).chapters == 7  # all but Eldorado
    names, sides, rng = [], [], Rng(2)
    events: list[Ended] = []
    while joe.to_move():
        if joe.view(None).scenario not in names:
            names.append(joe.view(None).scenario)
            sides.append(joe.view(None).seat_sides)
        seat = seats_of(joe.to_move())[0]
        joe.apply(seat, joe.draw(rng) if seat < 0 else joe.pick(seat, rng), lambda event: _note(events, event))
    assert names == ["9.1", "9.2", "9.3", "9.4", "9.5", "9.6", "9.7"]
    assert len(set(sides[:2])) == 2
    assert [event.scenario for event in events] == names
    outcome = joe.outcome()
    assert outcome is not None
    assert outcome.reason == "campaign"
    assert outcome.scores == joe.view(None).points
    assert sum(outcome.scores) > 0


def _note(events: list[Ended], event: object) -> None:
    if isinstance(event, Ended):
        events.append(event)


def test_every_scenario_can_be_played_to_its_end_by_any_number() -> None:
    moves = 0
    for name in load_scenarios():
        for seats in GAME.places(JoeOptions(scenario=name)):
            joe = opened(JoeOptions(scenario=name), seats)
            moves += play_out(joe, Rng(seats))
            assert joe.outcome() is not None
    assert moves > 5_000
