"""Somebody who has just come: nothing stays blank, nothing is off the screen, and nothing that was chosen is lost."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from saloon.kernel import games
from tests.web.conftest import Welcome
from tests.web.visitors import PHONE

LONGEST = "Maximilienne-Alexandrine"
# The room that a choice leaves beside its words and its arrow.
SPARE = """
  (select) => {
    const style = getComputedStyle(select);
    const pen = document.createElement('canvas').getContext('2d');
    pen.font = style.font;
    const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 20;
    return room - pen.measureText(select.selectedOptions[0].text).width;
  }
"""


def test_a_new_match_has_its_title_before_its_choices(welcome: Welcome) -> None:
    visitor = welcome("phone", "fr")
    asked: list[Route] = []
    visitor.page.route("**/api/games", lambda route: asked.append(route))  # noqa: PLW0108 - Playwright marks its handlers
    visitor.go("/new/bluff")
    title = visitor.say("new-title", game=visitor.say("game-bluff"))
    expect(visitor.page.get_by_role("heading", name=title)).to_be_visible()
    visitor.until(lambda: asked, "the page asks for the games")
    expect(visitor.button("new-begin")).to_have_count(0)
    for route in asked:
        route.continue_()
    expect(visitor.button("new-begin")).to_be_visible()
    chosen = visitor.page.get_by_role("combobox").first.input_value()
    visitor.page.unroute_all()
    visitor.go("/")
    expect(visitor.page.locator('[data-game="bluff"] select')).to_have_value(chosen)


def test_a_long_name_leaves_room_for_the_settings(welcome: Welcome) -> None:
    visitor = welcome("phone", "fr")
    visitor.call_myself(LONGEST)
    visitor.go("/me")
    expect(visitor.page.get_by_role("link", name=LONGEST)).to_be_visible()
    settings = visitor.box(visitor.button("settings-title"))
    assert settings["x"] + settings["width"] <= PHONE["width"]
    assert visitor.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


def test_the_names_of_two_who_share_a_device_are_asked_for_one_by_one(welcome: Welcome) -> None:
    visitor = welcome("desk", "en")
    visitor.go("/new/duel")
    visitor.page.get_by_label(visitor.say("new-seat-here"), exact=True).check()
    expect(visitor.page.get_by_label(visitor.say("me-name"), exact=True)).to_have_count(1)
    expect(visitor.page.get_by_label(visitor.say("new-seat-name", number=2))).to_have_value("Player 2")


def test_who_is_erased_is_told_so_and_begins_anew(welcome: Welcome) -> None:
    visitor = welcome("phone", "fr")
    visitor.call_myself(LONGEST)
    visitor.go("/me")
    visitor.press(visitor.button("me-erase"))
    visitor.press(visitor.button("me-erase-sure"))
    expect(visitor.text("me-erased")).to_be_visible()
    expect(visitor.page.get_by_role("main")).to_be_focused()
    expect(visitor.page.get_by_label(visitor.say("me-name"))).to_have_value("")


def test_another_language_leaves_what_was_chosen(welcome: Welcome) -> None:
    visitor = welcome("phone", "fr")
    visitor.go("/new/bluff")
    name = visitor.page.get_by_role("textbox").first
    name.fill(LONGEST)
    visitor.press(visitor.button("new-seat-more"))
    visitor.press(visitor.page.get_by_role("button", name="English"))
    expect(visitor.page.get_by_role("button", name="Open the table")).to_be_visible()
    expect(name).to_have_value(LONGEST)
    expect(visitor.page.get_by_role("combobox")).to_have_count(4)


def test_a_game_is_read_out_by_its_name_and_not_by_the_figures_of_its_poster(welcome: Welcome) -> None:
    visitor = welcome("desk", "en")
    visitor.go("/")
    for game in games():
        card = visitor.page.get_by_role("article", name=visitor.say(f"game-{game}"), exact=True)
        expect(card).to_match_aria_snapshot(f'- heading "{visitor.say(f"game-{game}")}" [level=2]')
        assert card.aria_snapshot().split("\n")[1].strip().startswith("- heading"), "nothing is read before it"
    visitor.go("/me")
    expect(visitor.page.get_by_role("link", name="Saloon", exact=True)).to_be_visible()


def test_nothing_moves_when_games_and_names_come(welcome: Welcome) -> None:
    visitor = welcome("phone", "fr")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    visitor.page.route("**/api/{games,me}", hold)
    visitor.go("/")
    wall = visitor.page.locator(".wall")
    visitor.until(lambda: len(held) == 2, "both are asked for")
    visitor.settle()
    before = visitor.box(wall)["y"]
    for each in held:
        each.continue_()
    expect(visitor.poster("front-play")).to_be_visible()
    assert abs(visitor.box(wall)["y"] - before) <= 2
    held.clear()
    visitor.go("/me")
    visitor.until(lambda: held, "who it is, is asked for")
    expect(visitor.text("me-title").first).to_be_visible()
    expect(visitor.text("me-back-title")).to_have_count(0)
    held.pop().continue_()
    expect(visitor.text("me-back-title")).to_be_visible()


def test_the_name_of_a_bot_is_not_cut(welcome: Welcome) -> None:
    visitor = welcome("desk", "en")
    for width in (1024, 1440):
        visitor.page.set_viewport_size({"width": width, "height": 768})
        visitor.go("/")
        for select in visitor.page.locator("article select").all():
            expect(select).to_be_visible()
            assert select.evaluate(SPARE) >= 0


def test_letters_twice_as_large_leave_the_front_page_as_wide_as_the_screen(welcome: Welcome) -> None:
    visitor = welcome("phone", "fr")
    visitor.go("/")
    expect(visitor.poster("front-play", "joe")).to_be_visible()
    visitor.page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert visitor.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.parametrize(("width", "height", "letters"), [(2560, 1440, 17), (3840, 2160, 25)])
def test_letters_grow_on_the_largest_screens(welcome: Welcome, width: int, height: int, letters: int) -> None:
    visitor = welcome("desk", "en")
    visitor.page.set_viewport_size({"width": width, "height": height})
    visitor.go("/")
    assert visitor.page.evaluate("parseInt(getComputedStyle(document.body).fontSize)") == letters
