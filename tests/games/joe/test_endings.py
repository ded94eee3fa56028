"""The eight scenarios as they are set up, played and won (JOE-47..56)."""

from __future__ import annotations

import pytest

from saloon.games.joe import GAME
from saloon.games.joe.events import Ended, Escaped, Freed, Walked
from saloon.games.joe.rules import Joe
from saloon.games.joe.scenarios import load_scenarios
from saloon.games.joe.setup import JoeOptions
from saloon.games.joe.things import CAPTURED, DEAD, LOCKED, OBJECTS, TIED, TILL_NOISE, TILL_SIGHT
from saloon.kernel import Rng, seats_of, settle
from saloon.kernel.playout import play_out
from tests.games.joe.scene import (
    after,
    asked,
    carried,
    do,
    equip,
    opened,
    refusal,
    scene,
    someone,
    texts,
    told,
    where,
    zone,
)


def opening(scenario: str, seats: int) -> Joe:
    """After the jokers are dealt."""
    joe = opened(JoeOptions(scenario=scenario), seats)
    settle(joe, Rng(1))
    return joe


def placed(scenario: str, seats: int) -> Joe:
    """After everybody has taken the first place there is."""
    joe = opening(scenario, seats)
    while joe.round == 0:
        joe = after(joe, texts(joe)[0])
    return joe


def winners(joe: Joe) -> tuple[str, ...] | None:
    """The sides that have won; None if it is not over."""
    return None if joe.to_move() else joe.view(None).winners


@pytest.mark.rule("JOE-R4")
def test_there_are_eight_scenarios() -> None:
    assert [name for name in load_scenarios() if name.startswith("9.")] == [f"9.{number}" for number in range(1, 9)]


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
    assert winners(after(joe, "go RN5")) == (joe.setting.side_names[someone(joe, "fred").side],)


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


@pytest.mark.rule("JOE-54", "JOE-R2")
def test_hostage_setup() -> None:
    joe = opening("9.6", 3)
    assert {name: someone(joe, name).side for name in ("bob", "dave", "susan", "joe", "jake")} == dict.fromkeys(
        ("bob", "dave", "susan", "joe", "jake"), 0
    )
    joe = after(joe, "place SA5", "place SA2")
    assert asked(joe) == "place fred"  # Fred's player says where Jake lies
    joe = after(joe, "place SA6")
    assert where(joe, "jake") == "SA6"
    while not asked(joe).startswith("offer"):
        joe = after(joe, texts(joe)[0])
    taken = after(joe, "yes")
    assert carried(taken, "fred") == ["carbine 9", "carbine 9", "dynamite", "whisky"]
    left = after(joe, "no")
    assert [(lying.thing, lying.zone) for lying in left.view(None).ground] == [("carbine", "SA5")]
    knives = after(taken, "place SA7")
    assert [(lying.thing, lying.zone) for lying in knives.view(None).ground] == [("knife", "SA7")] * 2
    assert "activate jake" not in texts(knives)
    assert carried(knives, "jake") == []


@pytest.mark.rule("JOE-54", "JOE-R23")
def test_a_captive_is_dragged_and_freed_and_no_target() -> None:
    joe = scene("fred", {"fred": "SA5", "jake": "SA5", "bob": "SA8"}, "9.6", 3)
    assert someone(joe, "jake").bound == TIED
    assert refusal(joe, "shoot carbine jake").message == "joe-refused-bound"
    joe, events = do(joe, "drag SA6")
    assert told(events, Walked)[0].drags == "Jake"
    assert where(joe, "jake") == "SA6"
    assert where(after(joe, "go SA9"), "jake") == "SA6"
    rescue = scene("bob", {"bob": "SA5", "jake": "SA5"}, "9.6", 3)
    freed, events = do(rescue, "untie")
    assert told(events, Freed)[0].character == "Jake"
    assert freed.cup == 1 << 7
    equip(rescue, "bob", "colt 6")
    assert refusal(rescue, "untie").message == "joe-refused-no-knife"


@pytest.mark.rule("JOE-R23", "JOE-54")
def test_without_jake_his_friends_cannot_win() -> None:
    joe = scene("bob", {"bob": "RN4", "fred": "RN5", "jake": "SA5"}, "9.6", 3)
    for name in ("frank", "ted", "slim"):
        someone(joe, name).status = DEAD
    someone(joe, "fred").wounds = 2
    won = after(joe, "shoot colt fred", "card E16")
    assert winners(won) is None  # he is still tied
    someone(joe, "jake").status = DEAD
    assert winners(after(joe, "shoot colt fred", "card E16")) == ()
    someone(joe, "jake").status, someone(joe, "jake").bound = 1, 0
    assert winners(after(joe, "shoot colt fred", "card E16")) == ("friends",)


@pytest.mark.rule("JOE-R23")
def test_strays_and_blasts_hit_captives() -> None:
    joe = scene("bob", {"bob": "SA8", "jake": "SA5", "fred": "SA5"}, "9.6", 3)
    joe = after(joe, "shoot colt fred", "card E02", "card E10")
    assert someone(joe, "jake").wounds == 1


@pytest.mark.rule("JOE-55", "JOE-R24")
def test_jailbreak_setup() -> None:
    joe = opening("9.7", 2)
    assert where(joe, "bob") == "CEL"
    assert asked(joe) == "place billy"  # the defenders first
    while asked(joe) not in ("place jake", "place dave", "place susan", "place joe"):
        joe = after(joe, texts(joe)[0])
    for text in texts(joe):
        there = zone(joe, text.removeprefix("place "))
        assert joe.village.building[there] == 255
        for name in ("billy", "luke", "brad", "slim", "ted"):
            assert joe.village.way(someone(joe, name).zone, there, joe.low, joe.high, False) < 0
    seen = next(name for name in joe.village.names if name.startswith("R") and f"place {name}" not in texts(joe))
    assert refusal(joe, f"place {seen}").rule == "JOE-R24"
    while joe.round == 0:
        joe = after(joe, texts(joe)[0])
    assert someone(joe, "bob").bound == LOCKED
    assert "activate bob" not in texts(joe)
    assert {lying.thing for lying in joe.view(None).ground} == {"colt", "dynamite", "knife"}
    assert someone(joe, "ted").asleep == TILL_SIGHT
    assert someone(joe, "luke").asleep == TILL_NOISE


@pytest.mark.rule("JOE-55", "JOE-R11")
def test_bob_is_freed_through_the_door_or_the_window() -> None:
    door = scene("dave", {"dave": "BS3", "bob": "CEL", "ted": "RN9"}, "9.7", 2)
    opened, events = do(door, "shoot carbine lock", "card E10")
    assert told(events, Freed)[0].character == "Bob"
    assert "go CEL" in texts(opened)
    window = scene("joe", {"joe": "LN8", "bob": "CEL", "ted": "RN9"}, "9.7", 2)
    blown, events = do(window, "throw dynamite LN9", "card E10")
    assert told(events, Freed)
    assert someone(blown, "bob").wounds == 0  # the wall shields him
    events = do(window, "throw dynamite LN9", "card E06")[1]
    assert not told(events, Freed)


@pytest.mark.rule("JOE-55", "JOE-R23")
def test_the_friends_need_bob_alive_and_free() -> None:
    joe = scene("jake", {"jake": "RN4", "ted": "RN5", "bob": "CEL"}, "9.7", 2)
    for name in ("billy", "luke", "brad", "slim"):
        someone(joe, name).status = DEAD
    someone(joe, "ted").wounds = 2
    assert winners(after(joe, "shoot carbine ted", "card E16")) is None
    someone(joe, "bob").status = DEAD
    assert winners(after(joe, "shoot carbine ted", "card E16")) == ()


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
    joe.shown = None
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
