"""How much must travel before the first page is there."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Request, expect

from saloon.server.app import STATIC
from tests.web.conftest import Welcome
from tests.web.visitors import Visitor

FRONT = 120_000
TABLE = 150_000  # with the game that is about to be played


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


def test_without_the_camera_not_a_byte_of_it_is_loaded(welcome: Welcome) -> None:
    visitor = welcome()
    first = {url.split("/")[-1] for url in weigh(visitor, "/")}
    visitor.call_myself("Anna")
    table = {url.split("/")[-1] for url in weigh(visitor, f"/m/{visitor.create('me', 'bot:random', game='jane')}")}
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url.split("/")[-1]))
    visitor.press(visitor.button("jane-page-camera-use"))
    expect(visitor.button("jane-camera-start")).to_be_visible()
    heavy = {
        path.name.removesuffix(".gz")
        for kind in ("reader", "hands", "vision")
        for path in STATIC.glob(f"assets/{kind}*")
    }
    camera = {*asked, *heavy}
    assert {name.split("-")[0] for name in camera} >= {
        "stage",
        "jane",
        "reader.worker",
        "hands",
        "vision_wasm_module_internal",
    }
    assert not camera & (first | table)
    # The first load does not even know their names: without them it would be the same, byte by byte.
    for file in filter(Path.is_file, (STATIC / "assets" / name for name in first)):
        assert not [name for name in camera if name.encode() in file.read_bytes()], file.name
        assert b"camera" not in file.read_bytes(), file.name
