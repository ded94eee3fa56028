"""Following the others in Dynamit Joe: causes come before what follows from them, and nobody is left behind."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Locator, expect

from saloon.bots.match import play_match
from saloon.games.joe import GAME
from saloon.games.joe.setup import JoeOptions
from saloon.kernel import NATURE, Event, Record, replay
from tests.server.conftest import HouseProcess
from tests.server.people import Line
from tests.web.conftest import Welcome
from tests.web.gunslingers import ARREST, REACT, Gunslinger, join
from tests.web.pagecode import run
from tests.web.visitors import Visitor

Message = dict[str, Any]
OWN = ["ted", "luke"]
UNFOLDING = "games/joe/unfolding"


@cache
def gunfight() -> Record:
    """A match in which somebody is wounded and somebody dies."""
    matches = (play_match(GAME, JoeOptions(scenario="9.1"), ["gunslinger"] * 2, seed) for seed in count())
    wanted = {"Wounded", "Died"}
    return next(match for match in matches if wanted <= {type(event).__name__ for event in events_of(match)})


def events_of(match: Record) -> Iterator[Event]:
    for position in replay(match):
        yield from position.events


@cache
def told() -> list[Message]:
    """The gunfight as it is shown, a decision with what chance made of it: before it, after it, and what happened."""
    found: list[Message] = []
    before: list[Message] = []
    for moves, position in enumerate(replay(gunfight())):
        now = standing(msgspec.to_builtins(position.state.view(0)))
        events = [msgspec.to_builtins(event) for event in position.events]
        if found and position.seat == NATURE:
            found[-1] |= {"now": now, "events": found[-1]["events"] + events}
        else:
            found.append({"moves": moves, "before": before, "now": now, "events": events})
        before = now
    return found


def standing(view: Message) -> list[Message]:
    """Everybody on the map, as the page sees figures."""
    fields = ("name", "side", "zone", "wounds")
    people = [one for one in view["characters"] if one["zone"] and one["status"] in {"playing", "dead"}]
    return [{field: one[field] for field in fields} | {"dead": one["status"] == "dead"} for one in people]


def test_a_wound_and_a_grave_are_seen_after_what_caused_them() -> None:
    steps = [step for step in told() if any(event["event"] in {"wounded", "died"} for event in step["events"])]
    assert {event["event"] for step in steps for event in step["events"]} >= {"wounded", "died"}
    courses = run(
        UNFOLDING,
        """given.map(({ before, now, events }) =>
            [...events, null].map((_, told) => page.figuresAt(before, now, events, told)))""",
        steps,
    )
    for step, course in zip(steps, courses, strict=True):
        before = {one["name"]: one for one in step["before"]}
        for told_so_far, figures in enumerate(course[:-1]):
            happened = step["events"][:told_so_far]
            for figure in figures:
                own = [event["event"] for event in happened if event.get("character", "").lower() == figure["name"]]
                was = before[figure["name"]]
                assert figure["dead"] == (was["dead"] or "died" in own)
                assert figure["wounds"] == was["wounds"] or "wounded" in own or "drank" in own
        assert course[-1] == step["now"]


def test_what_follows_from_an_attack_begins_once_it_has_arrived() -> None:
    events = [step["events"] for step in told()]
    for happened, starts in zip(events, run(UNFOLDING, "given.map(page.startsOf)", events), strict=True):
        assert starts == sorted(starts)
        for event, start, after in zip(happened, starts, starts[1:], strict=False):
            assert after > start or event["event"] not in {"attacked", "exploded", "died"}


def test_after_a_jump_only_the_end_is_shown() -> None:
    first, last = told()[10], told()[-1]
    shown = run(
        UNFOLDING,
        "page.figuresAt(given.before, given.now, given.events, 0)",
        {**last, "before": first["now"], "events": [{"event": "round", "number": 2}]},
    )
    changed = {one["name"] for one in last["now"]} - {one["name"] for one in first["now"] if one in last["now"]}
    assert changed
    assert shown == last["now"]


def test_an_account_goes_from_ones_own_last_turn_to_this_one() -> None:
    events = [event for step in told() for event in step["events"]]
    turns = [
        at for at, event in enumerate(events) if event["event"] == "activated" and event["character"].lower() in OWN
    ]
    asked = [{"events": events[: at + 1], "active": events[at]["character"].lower()} for at in turns]
    accounts = run(
        "games/joe/account", f"given.map(({{ events, active }}) => page.sinceOwnTurn(events, {OWN}, active))", asked
    )
    assert any(accounts)
    for at, account in zip(turns, accounts, strict=True):
        assert not [event for event in account if event["event"] == "rested" and event["character"].lower() in OWN]
        assert all(event in events[:at] for event in account)


def test_a_grave_is_not_drawn_before_its_shot_on_the_map(welcome: Welcome, tmp_path: Path) -> None:
    visitor = welcome("desk", "en", moving=True)
    visitor.call_myself("Anna")
    moves, name = next(
        (step["moves"], event["character"]) for step in told() for event in step["events"] if event["event"] == "died"
    )
    file = tmp_path / "gunfight.saloon"
    file.write_text(str(gunfight()), encoding="utf-8")
    visitor.page.clock.install()
    visitor.go(f"/r/{visitor.bring(file)}/{moves - 1}")
    grave = visitor.page.locator(f'[data-figure="{name.lower()}"]')
    expect(grave).not_to_have_attribute("aria-label", dead(visitor, name))
    visitor.stop_time()
    visitor.page.keyboard.press("ArrowRight")
    expect(visitor.page.locator(".effect .tracer, .effect .toss")).not_to_have_count(0)
    expect(grave).not_to_have_attribute("aria-label", dead(visitor, name))
    visitor.page.clock.run_for(10_000)
    expect(grave).to_have_attribute("aria-label", dead(visitor, name))


def test_what_others_do_is_paused_taken_step_by_step_and_skipped(house: HouseProcess, welcome: Welcome) -> None:
    visitor = welcome("phone", "fr")
    visitor.call_myself("Ben")
    match = visitor.fork(REACT - 4, "open", "me", record=ARREST, game="joe")
    with house.person("Anna").line(match) as anna:
        anna.sit(0)
        ben = join(visitor, match)
        ben.see()
        first = ben.frame["seq"]
        visitor.press(ben.page.locator("[data-follow=pause]"))
        expect(ben.page.locator("[data-follow=pause]")).to_have_attribute("aria-pressed", "true")
        walk(anna, ben)
        walk(anna, ben)
        expect(shown(ben, first)).to_have_count(1)
        visitor.press(ben.page.locator("[data-follow=step]"))
        expect(shown(ben, first + 1)).to_have_count(1)
        visitor.press(ben.page.locator("[data-follow=skip]"))
        expect(shown(ben, ben.frame["seq"])).to_have_count(1)
        visitor.press(ben.page.locator("[data-drawer=account]"))
        expect(visitor.sheet().locator("[data-account] li")).not_to_have_count(0)


def dead(visitor: Visitor, name: str) -> re.Pattern[str]:
    """What is said of whoever is dead, wherever the grave is."""
    said = visitor.say("joe-page-figure", state="dead", name=name, zone="ZONE", wounds=0, gold=0)
    return re.compile(re.escape(said).replace("ZONE", ".*"))


def walk(line: Line, watcher: Gunslinger) -> None:
    """Somebody elsewhere walks, or whatever else can be done, and the watcher is sent it."""
    before = watcher.frame["seq"]
    line.socket.send('{"t":"sync"}')
    frame = line.frame_after(before - 1)
    text = next((text for text in frame["legal"] if text.startswith("go")), frame["legal"][0])
    line.send("move", move=text, seat=0)
    watcher.catch_up(before + 1)


def shown(watcher: Gunslinger, seq: int) -> Locator:
    """The board, if it shows this position."""
    return watcher.page.locator(f'[data-seq="{seq}"]')
