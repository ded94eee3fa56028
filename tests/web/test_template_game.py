"""A game from another package on the page: found, opened and played, though the page was built without it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.server.conftest import HouseProcess
from tests.template_game import TEMPLATE, open_template_house
from tests.web.conftest import Welcome
from tests.web.visitors import Visitor

WORDS = {  # what the package's files say
    "en": {"name": "Nerve", "keep": "Keep", "swap": "Swap", "hidden": "a hidden card", "shown": "All cards are shown"},
    "fr": {"name": "Sang-froid", "keep": "Garder", "swap": "Échanger", "hidden": "une carte cachée"},
}


@pytest.fixture(scope="module")
def template_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseProcess]:
    yield from open_template_house(tmp_path_factory.mktemp("house"))


@pytest.fixture
def guest(welcome: Welcome, template_house: HouseProcess) -> Any:
    def come(*arguments: Any) -> Visitor:
        visitor = welcome(*arguments, address=template_house.address)
        visitor.call_myself("Ann")
        return visitor

    return come


def button(visitor: Visitor, word: str) -> Locator:
    return visitor.page.get_by_role("button", name=WORDS[visitor.say.language][word], exact=True)


def test_it_hangs_on_the_wall_and_is_played_to_its_end(guest: Any) -> None:
    ann: Visitor = guest()
    ann.go("/")
    poster = ann.page.locator("[data-game=nerve]")
    expect(poster).to_contain_text("4 players")
    ann.press(poster.get_by_role("button", name=f"{ann.say('front-play')} Nerve", exact=True))
    board = ann.page.locator(".brought")
    expect(board.get_by_role("listitem")).to_have_count(4)
    expect(board).to_contain_text(WORDS["en"]["hidden"])
    ann.press(button(ann, "keep"))
    expect(board).not_to_contain_text(WORDS["en"]["hidden"])
    expect(ann.spoken()).to_contain_text(WORDS["en"]["shown"])
    expect(ann.sheet()).to_contain_text("All cards were shown.")
    replay = ann.button("ending-replay")
    ann.press(replay)
    expect(board.get_by_role("listitem")).to_have_count(4)


def test_its_words_follow_the_language(guest: Any) -> None:
    anna: Visitor = guest("phone", "fr")
    anna.go("/rules/nerve")
    expect(anna.page.get_by_role("heading", level=1)).to_contain_text(WORDS["fr"]["name"])
    anna.go("/learn/nerve")
    anna.press(button(anna, "swap"))
    expect(anna.words("votre 9 bat le 7")).to_be_visible()


def test_a_match_is_opened_with_its_options(guest: Any) -> None:
    ann: Visitor = guest()
    ann.go("/new/nerve")
    ann.page.get_by_label("Highest card").fill("20")
    ann.press(ann.button("new-begin"))
    expect(ann.page.locator(".brought")).to_be_visible()
    assert next(told for told in ann.heard if told["t"] == "table")["options"] == {"highest": 20}


def test_the_page_was_built_without_it() -> None:
    assert not list((TEMPLATE.parents[1] / "web" / "src").rglob("*nerve*"))
