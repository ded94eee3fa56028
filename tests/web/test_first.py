"""The first match of a game teaches: the easiest bot, and one line after the other that says what to touch."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from saloon.kernel import games
from tests.web.bluffers import RETURN, evening, join
from tests.web.conftest import Welcome
from tests.web.pagecode import PAGE, run
from tests.web.visitors import Visitor

MARKED = "(touch) => [...document.querySelectorAll(touch)].map((each) => getComputedStyle(each).outlineStyle)"
MAKE_FIRST = "(match) => localStorage.setItem('saloon.settings', JSON.stringify({ firsts: { bluff: match } }))"


def begin(visitor: Visitor, game: str) -> None:
    """Come for the first time, and press the largest button."""
    visitor.go("/")
    visitor.press(visitor.poster("front-play", game))
    visitor.page.wait_for_url("**/m/*")


def marks(page: Page, touch: str) -> set[str]:
    """How what may be touched is outlined."""
    return set(page.evaluate(MARKED, touch))


def test_a_first_duel_says_what_to_touch_until_it_is_known(welcome: Welcome) -> None:
    visitor = welcome("phone", "fr")
    begin(visitor, "duel")
    expect(visitor.text("bot-random").first).to_be_visible()
    strip = visitor.page.get_by_role("status").filter(has_text=visitor.say("first-duel-card"))
    expect(strip.get_by_role("link", name=visitor.say("front-learn", game="duel"))).to_be_visible()
    assert marks(visitor.page, "[data-card]") == {"dashed"}
    assert marks(visitor.page, "[data-pile]") == {"none"}
    visitor.press(visitor.page.locator("[data-card]").first)
    expect(visitor.text("first-duel-pile")).to_be_visible()
    assert marks(visitor.page, "[data-pile]") == {"dashed"}
    visitor.press(visitor.button("first-enough"))
    expect(visitor.text("first-duel-pile")).to_have_count(0)
    assert marks(visitor.page, "[data-pile]") == {"none"}
    begin(visitor, "duel")
    expect(visitor.text("turn-yours").or_(visitor.page.locator("[data-card]")).first).to_be_visible()
    expect(visitor.text("first-duel-card")).to_have_count(0)


@pytest.mark.parametrize("game", ["bluff", "jane", "joe"])
def test_every_first_match_says_what_to_touch(welcome: Welcome, game: str) -> None:
    visitor = welcome("desk", "en")
    begin(visitor, game)
    if game == "joe":
        visitor.press(visitor.page.locator("[data-begin]"))
    declared = touches(game)
    known = [visitor.say(each["say"]) for each in declared]
    strip = visitor.page.get_by_role("status").filter(has_text=re.compile("|".join(map(re.escape, known))))
    expect(strip).to_be_visible()

    def is_marked() -> bool:
        words = strip.inner_text()
        said = [each for each, told in zip(declared, known, strict=True) if told in words]
        return any(
            marks(visitor.page, f".board[data-seq] :is({each.get('mark', each['touch'])})") == {"dashed"}
            for each in said
        )

    visitor.until(is_marked, "a mark where the line says so")


def test_every_game_declares_its_first_touches() -> None:
    for game in games():
        assert (PAGE / "games" / game / "first.ts").exists(), game
        assert len(touches(game)) > 1


def touches(game: str) -> list[dict[str, str]]:
    """What a game declares."""
    found: list[dict[str, str]] = run(f"games/{game}/first", "page.default", None)
    return found


def test_the_next_line_waits_until_the_reveal_was_seen(welcome: Welcome) -> None:
    visitor = welcome("desk", "en", moving=True)
    visitor.page.clock.install()
    visitor.call_myself("Anna")
    anna = join(visitor, visitor.create("me", "bot:random", game="bluff"))
    while "ok" not in anna.frame["legal"]:
        anna.wait_for_turn()
        if "ok" not in anna.frame["legal"]:
            anna.move(anna.choose(anna.frame))
    visitor.page.evaluate(MAKE_FIRST, anna.table["match"])
    visitor.page.reload()
    expect(visitor.text("first-bluff-answer")).to_be_visible()
    before = anna.frame["seq"]
    visitor.stop_time()
    visitor.press(anna.action("ok"))
    anna.catch_up(before + 1)
    expect(visitor.button("bluff-page-skip")).to_be_visible()
    lines = visitor.text("first-bluff-cup").or_(visitor.text("first-bluff-number"))
    expect(lines).to_have_count(0)
    visitor.page.clock.resume()
    expect(lines.first).to_be_visible()


def test_nobody_is_told_to_announce_a_number_who_has_to_give_tokens_back(welcome: Welcome) -> None:
    visitor = welcome("desk", "en")
    ben = evening(visitor, RETURN, 1)
    visitor.page.evaluate(MAKE_FIRST, ben.table["match"])
    visitor.page.reload()
    ben.arrive()
    expect(visitor.page.locator("[data-stage=return] .may[data-number]").first).to_be_visible()
    visitor.settle()
    expect(visitor.text("first-bluff-number")).to_have_count(0)


def test_whoever_has_no_name_is_simply_you(welcome: Welcome) -> None:
    visitor = welcome("phone", "fr")
    begin(visitor, "bluff")
    expect(visitor.text("me-you").first).to_be_visible()
    expect(visitor.text("me-default-name")).to_have_count(0)
