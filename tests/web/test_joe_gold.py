"""Where gold is what counts, one sees who carries it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
from playwright.sync_api import expect

from saloon.bots.match import play_match
from saloon.games.joe import GAME
from saloon.games.joe.setup import JoeOptions
from saloon.kernel import Record, replay
from tests.web.conftest import Welcome
from tests.web.gunslingers import join

SEATS = 3
HOLD_UP = {"scenario": "9.4"}


@cache
def loaded() -> tuple[Record, int, int, str]:
    """A hold-up, after how many moves somebody who carries a nugget is to act, of which seat, and who."""
    for seed in range(100):
        record = play_match(GAME, JoeOptions(scenario="9.4"), ["gunslinger"] * SEATS, seed)
        for moves, position in enumerate(replay(record)):
            view = msgspec.to_builtins(position.state.view(0))
            for one in view["characters"]:
                if one["name"] == view["active"] and "nugget1" in one["pockets"] and view["question"]["kind"] == "turn":
                    return record, moves, one["seat"], one["name"]
    raise AssertionError("nobody finds the gold")


def test_who_carries_gold_is_seen_on_the_map_and_among_the_people(welcome: Welcome, tmp_path: Path) -> None:
    record, moves, seat, thief = loaded()
    file = tmp_path / "gold.saloon"
    file.write_text(str(record), encoding="utf-8")
    visitor = welcome("phone", "en")
    visitor.call_myself("Anna")
    seats = ["me" if number == seat else "bot:random" for number in range(SEATS)]
    match = visitor.fork(moves, *seats, record=file, game="joe", options=HOLD_UP)
    anna = join(visitor, match)
    expect(anna.figure(thief).locator(".gold")).to_have_count(1)
    expect(anna.page.locator("[data-figure] .gold")).to_have_count(1)
    label = anna.figure(thief).get_attribute("aria-label") or ""
    person = next(one for one in anna.frame["view"]["characters"] if one["name"] == thief)
    told = {"name": thief.capitalize(), "state": "none", "wounds": person["wounds"], "zone": "", "gold": 0}
    assert label not in {visitor.say("joe-page-figure", told), ""}
    assert label.endswith(
        visitor.say("joe-page-figure", {**told, "gold": 1}).removeprefix(visitor.say("joe-page-figure", told))
    )
    visitor.press(anna.page.locator("[data-drawer=people]"))
    expect(visitor.sheet().locator(f"[data-person={thief}]")).to_contain_text(
        visitor.say("joe-page-thing", thing="nugget1")
    )
