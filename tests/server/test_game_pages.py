"""A game from another package at a house: its board's files and its words, and nothing else of the package."""

from __future__ import annotations

from collections.abc import Iterator

import httpx2
import pytest

from tests.server.conftest import HouseProcess
from tests.template_game import open_template_house


@pytest.fixture(scope="module")
def template_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseProcess]:
    yield from open_template_house(tmp_path_factory.mktemp("house"))


@pytest.fixture
def http(template_house: HouseProcess) -> httpx2.Client:
    return template_house.person("Ann").http


def test_the_house_names_the_module_of_its_board(http: httpx2.Client) -> None:
    pages = {game["id"]: game["page"] for game in http.get("/api/games").json()}
    assert pages == {"bluff": None, "duel": None, "jane": None, "joe": None, "nerve": "/games/nerve/index.js"}


@pytest.mark.parametrize(("file", "kind"), [("index.js", "text/javascript"), ("board.css", "text/css")])
def test_its_files_travel_as_the_page_s_own_do(http: httpx2.Client, file: str, kind: str) -> None:
    answer = http.get(f"/games/nerve/{file}")
    assert answer.status_code == 200
    assert answer.headers["content-type"].partition(";")[0] == kind
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"
    assert answer.headers["x-content-type-options"] == "nosniff"
    again = http.get(f"/games/nerve/{file}", headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "path", ["setup.py", "../setup.py", "%2e%2e/setup.py", "..%2fRULES.md", "nothing.js", "page.html", ""]
)
def test_nothing_else_of_the_package_is_served(http: httpx2.Client, path: str) -> None:
    answer = http.get(f"/games/nerve/{path}")
    assert answer.status_code == 404
    assert "NV-1" not in answer.text
    assert "class NerveGame" not in answer.text


def test_its_words_are_there_in_both_languages(http: httpx2.Client) -> None:
    assert "game-nerve = Nerve" in http.get("/games/nerve/words/en.ftl").text
    french = http.get("/games/nerve/words/fr.ftl")
    assert french.headers["content-type"] == "text/plain; charset=utf-8"
    assert "game-nerve = Sang-froid" in french.text
    for path in ("nerve/words/xx.ftl", "duel/words/en.ftl", "nothing/words/en.ftl"):
        assert http.get(f"/games/{path}").status_code == 404


def test_a_link_to_it_says_what_it_is(http: httpx2.Client) -> None:
    for page in ("new", "learn", "rules"):
        answer = http.get(f"/{page}/nerve", headers={"Accept-Language": "fr"})
        assert answer.status_code == 200
        assert "Sang-froid" in answer.text
