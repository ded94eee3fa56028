"""How much must travel before the first page is there: every byte of every answer, headers included.

A browser says what it asks for; what that weighs is measured without it, since browsers differ in what else they fetch,
in when they find it in their cache and in what they can unpack.
"""

from __future__ import annotations

import re
import socket
from pathlib import Path
from typing import BinaryIO

import pytest
from playwright.sync_api import Locator, Request, expect

from saloon.server.web.page_files import STATIC
from tests.web.conftest import Welcome
from tests.web.visitors import Visitor

FRONT = 95_000
TABLE = 160_000  # with the game that is about to be played
SAFE, PLAIN = "gzip, deflate, br, zstd", "gzip, deflate"  # what browsers read over TLS, and without it


def linked() -> set[str]:
    """What index.html names: some browsers fetch a manifest or an icon at once, some later, some never."""
    links = re.findall(r"<(?:script|link)[^>]*>", (STATIC / "index.html").read_text(encoding="utf-8"))
    found = {
        path for link in links if "apple-touch-icon" not in link for path in re.findall(r'(?:href|src)="([^"]+)"', link)
    }
    assert "/icon.svg" in found, "the tab's, and the worker's"
    return found


def kept() -> set[str]:
    """What the worker keeps for a visitor without a connection."""
    worker = (STATIC / "worker.js").read_text(encoding="utf-8")
    found = set(re.findall(r"'(/[a-z.]+)'", worker))
    assert "/offline.html" in found
    return found


def asked(visitor: Visitor, path: str, last: Locator) -> set[str]:
    """The paths that a browser asks for until everything is there, and what comes last is shown."""
    house, paths = f"http://{visitor.address}", set()

    def keep(request: Request) -> None:
        if request.url.startswith(f"{house}/"):
            paths.add(request.url.removeprefix(house))

    visitor.page.on("request", keep)
    visitor.page.goto(path, wait_until="networkidle")
    expect(last).to_be_visible()  # a slow machine asks for nothing, too, while it reads what it got
    visitor.page.evaluate("document.fonts.ready.then(() => undefined)")
    return paths


def weigh(visitor: Visitor, paths: set[str], codings: str) -> dict[str, int]:
    """The bytes of every answer as they travel."""
    host, _, port = visitor.address.partition(":")
    with socket.create_connection((host, int(port))) as line, line.makefile("rb") as answers:
        return {path: weigh_one(line, answers, path, codings) for path in sorted(paths)}


def weigh_one(line: socket.socket, answers: BinaryIO, path: str, codings: str) -> int:
    """One answer, from its status to its last byte."""
    line.sendall(f"GET {path} HTTP/1.1\r\nHost: saloon.example\r\nAccept-Encoding: {codings}\r\n\r\n".encode())
    head = list(iter(answers.readline, b"\r\n"))
    assert head[0] == b"HTTP/1.1 200 OK\r\n", (path, head)
    (length,) = (int(text.split(b":")[1]) for text in head if text.startswith(b"content-length:"))
    assert len(answers.read(length)) == length
    return sum(map(len, head)) + len(b"\r\n") + length


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_front_page_is_light(welcome: Welcome, language: str) -> None:
    visitor = welcome("phone", language)
    paths = asked(visitor, "/", visitor.poster("front-play")) | {"/worker.js"} | linked() | kept()
    for kind in ("index-[^/]+.js", "index-[^/]+.css", "page-[^/]+.js", "posters-[^/]+.js", "rye-[^/]+.woff2"):
        assert any(re.fullmatch(f"/assets/{kind}", path) for path in paths), f"no {kind} was asked for"
    for codings in (SAFE, PLAIN):
        weights = weigh(visitor, paths, codings)
        assert sum(weights.values()) + weights["/icon.svg"] <= FRONT, (codings, weights)


def test_a_friends_link_is_light(welcome: Welcome) -> None:
    host, friend = welcome(), welcome("phone", "fr")
    host.call_myself("Anna")
    match = host.create("me", "open")
    paths = asked(friend, f"/m/{match}", friend.button("gather-sit")) | {"/worker.js"} | linked() | kept()
    weights = weigh(friend, paths, SAFE)
    assert sum(weights.values()) <= TABLE, weights


def test_without_the_camera_not_a_byte_of_it_is_loaded(welcome: Welcome) -> None:
    visitor = welcome()
    first = {path.split("/")[-1] for path in asked(visitor, "/", visitor.poster("front-play"))}
    visitor.call_myself("Anna")
    match = visitor.create("me", "bot:random", game="jane")
    camera_button = visitor.button("jane-page-camera-use")
    table = {path.split("/")[-1] for path in asked(visitor, f"/m/{match}", camera_button)}
    fetched: list[str] = []
    visitor.page.on("request", lambda request: fetched.append(request.url.split("/")[-1]))
    visitor.press(camera_button)
    expect(visitor.button("jane-camera-start")).to_be_visible()
    heavy = {
        path.name.removesuffix(".br").removesuffix(".gz")
        for kind in ("reader", "hands", "vision")
        for path in STATIC.glob(f"assets/{kind}*")
    }
    camera = {*fetched, *heavy}
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
