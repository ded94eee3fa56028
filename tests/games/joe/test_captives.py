"""Captives: Jake tied up in the saloon, Bob locked up in his cell, and what their friends need (JOE-54, JOE-55)."""

from __future__ import annotations

import pytest

from saloon.games.joe.box.constants import DEAD, LOCKED, TIED, TILL_NOISE, TILL_SIGHT
from saloon.games.joe.events import Freed, Walked
from tests.games.joe.scene import (
    after,
    asked,
    carried,
    do,
    equip,
    opening,
    refusal,
    scene,
    someone,
    texts,
    told,
    where,
    winners,
    zone,
)


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
    assert carried(taken, "fred") == ["carbine 9", "carbine 9", "knife", "whisky"]
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
