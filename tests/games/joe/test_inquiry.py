"""Questions about a view: who sees what, what is in the way and by which rule, what blasts and ambushes reach."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from saloon.games.joe import GAME
from saloon.games.joe.box.constants import CHARACTERS
from saloon.games.joe.combat.aim import sees
from saloon.games.joe.knowledge.inquiry import Blast, Danger, JoeAnswer, LineOfFire, Sight, Way
from saloon.games.joe.rules import Joe
from saloon.kernel import BadQuestion
from tests.games.joe.scene import after, scene, someone, where


def ask(joe: Joe, question: str, seat: int | None = 0) -> JoeAnswer:
    """The answer, from a view that went over the wire."""
    view = msgspec.json.decode(msgspec.json.encode(joe.view(seat)), type=GAME.View)
    answer = GAME.answer(view, question)
    assert isinstance(answer, JoeAnswer)
    return answer


@pytest.mark.rule("JOE-27")
def test_everybody_sees_whom_the_rules_let_them_see() -> None:
    places = {"jake": "RN5", "dave": "WN4", "bob": "SA8", "billy": "RN7", "luke": "SA5", "brad": "RS3"}
    joe = scene("jake", places)
    someone(joe, "luke").exposed = True
    for watcher in places:
        answer = ask(joe, f"sight {watcher}")
        assert isinstance(answer, Sight)
        zones = {seen.zone for seen in answer.zones}
        for other, zone in places.items():
            real = sees(joe, joe.cast[CHARACTERS.index(watcher)], joe.cast[CHARACTERS.index(other)])
            line = ask(joe, f"line {watcher} {other}")
            assert isinstance(line, LineOfFire)
            if other != watcher:
                assert (line.stop is None) == real, (watcher, other, line)
            if other != "luke":  # who alone in a zone makes it seen from afar
                assert (zone in zones) == real, (watcher, other)


@pytest.mark.rule("JOE-28")
def test_somebody_in_the_way_is_named() -> None:
    line = ask(scene("jake", {"jake": "RN4", "bob": "RN5", "billy": "RN6"}), "line jake billy")
    assert isinstance(line, LineOfFire)
    assert (line.obstacle, line.person, line.rule, line.distance) == ("person", "bob", "JOE-28", 2)


@pytest.mark.rule("JOE-27")
def test_a_wall_is_shown_where_the_line_meets_it() -> None:
    line = ask(scene("jake", {"jake": "RN5", "billy": "SA2"}), "line jake billy")
    assert isinstance(line, LineOfFire)
    assert (line.obstacle, line.rule) == ("wall", "JOE-27")
    assert line.stop is not None
    assert line.stop[1] == 9  # the front of the saloon


@pytest.mark.rule("JOE-32")
def test_who_fired_out_of_a_house_is_seen_from_afar() -> None:
    joe = scene("jake", {"jake": "RN5", "billy": "SA8"})
    hidden = ask(joe, "line jake billy")
    assert isinstance(hidden, LineOfFire)
    assert (hidden.obstacle, hidden.rule) == ("cover", "JOE-32")
    someone(joe, "billy").exposed = True
    seen = ask(joe, "line jake billy")
    assert isinstance(seen, LineOfFire)
    assert seen.stop is None


@pytest.mark.rule("JOE-37")
def test_walls_stop_a_blast() -> None:
    assert ask(scene("jake", {}), "blast SA8") == Blast("SA8", ("SA5", "SA7", "SA9"))


@pytest.mark.rule("JOE-24")
def test_only_enemies_in_ambush_are_dangerous() -> None:
    joe = scene("jake", {"jake": "RN5", "billy": "RS5"})
    assert ask(joe, "danger") == Danger(())
    someone(joe, "billy").ambush = True
    mine, theirs = ask(joe, "danger"), ask(joe, "danger", 1)
    assert isinstance(mine, Danger)
    assert "RN5" in mine.zones
    assert theirs == Danger(())


@pytest.mark.rule("JOE-24")
def test_danger_is_where_one_is_seen_from_as_well() -> None:
    joe = scene("jake", {"jake": "RN5", "billy": "SA5"})
    someone(joe, "billy").ambush = True
    found = ask(joe, "danger")
    assert isinstance(found, Danger)
    assert "WN4" in found.zones, "through the swing doors one fires in, but not out"


@pytest.mark.parametrize("question", ["", "sight", "sight ghost", "line jake", "line jake ghost", "blast XX9", "why"])
def test_a_question_without_sense_is_refused(question: str) -> None:
    with pytest.raises(BadQuestion):
        ask(scene("jake", {"jake": "RN5"}), question)


@pytest.mark.parametrize("seat", [-99, -1, 99])
def test_a_view_of_a_seat_that_there_is_not_is_a_spectators(seat: int) -> None:
    joe = scene("jake", {"jake": "RN5", "billy": "RS5"})
    someone(joe, "billy").ambush = True
    view = joe.view(None)
    assert GAME.answer(replace(view, seat=seat), "danger") == GAME.answer(view, "danger")


@pytest.mark.rule("JOE-16")
def test_a_way_is_made_of_steps_that_can_be_walked_and_prefers_doors() -> None:
    joe = scene("jake", {"jake": "RN5", "billy": "SA2"})
    way = ask(joe, "way jake SA8")
    assert isinstance(way, Way)
    assert way.zones == ("WN4", "SA8")  # by the swing doors, not by a window
    assert where(after(joe, *(f"go {zone}" for zone in way.zones)), "jake") == "SA8"


@pytest.mark.rule("JOE-17")
def test_there_is_no_way_through_a_closed_lock() -> None:
    joe = scene("jake", {"jake": "BS3", "billy": "SA2"})
    shut = {zone for pair in joe.view(0).closed for zone in pair}
    assert "CEL" in shut
    way = ask(joe, "way jake CEL")
    assert isinstance(way, Way)
    assert way.zones == ()
