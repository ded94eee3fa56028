"""How much must travel before the first page is there."""

from __future__ import annotations

import pytest
from playwright.sync_api import Request, expect

from tests.web.conftest import Welcome
from tests.web.visitors import Visitor

FRONT = 120_000
TABLE = 155_000  # with the game that is about to be played


def weigh(visitor: Visitor, path: str) -> dict[str, int]:
    """The bytes of every answer as they travelled, compressed."""
    requests: list[Request] = []

    def keep(request: Request) -> None:
        requests.append(request)

    visitor.page.on("requestfinished", keep)
    visitor.page.goto(path, wait_until="networkidle")
    return {request.url: request.sizes()["responseBodySize"] for request in requests}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_front_page_is_light(welcome: Welcome, language: str) -> None:
    visitor = welcome("phone", language)
    weights = weigh(visitor, "/")
    expect(visitor.poster("front-play")).to_be_visible()
    for kind in (".js", ".css", ".woff"):
        assert any(url.endswith(kind) for url in weights), f"no {kind} was weighed"
    assert all(weights.values())
    assert sum(weights.values()) < FRONT, weights


def test_a_friends_link_is_light(welcome: Welcome) -> None:
    host, friend = welcome(), welcome("phone", "fr")
    host.call_myself("Anna")
    match = host.create("me", "open")
    weights = weigh(friend, f"/m/{match}")
    expect(friend.button("gather-sit")).to_be_visible()
    assert sum(weights.values()) < TABLE, weights
