"""How the page's files travel, and which headers each kind of answer carries."""

from __future__ import annotations

import asyncio
import gzip
import random
import threading
import zlib
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.responses import JSONResponse, Response
from starlette.routing import Mount, Route
from starlette.types import Message, Scope

from saloon.server.web.app import MIDDLEWARE
from saloon.server.web.page_files import PageFiles, accepted

BROWSER = "gzip, deflate, br, zstd"
FOR_EVER = "max-age=31536000, immutable"
PLAIN = {"content-length", "content-type"}
FILE = PLAIN | {"cache-control", "vary"}
EVERY = {"cross-origin-resource-policy", "x-content-type-options"}
WORKER = {"content-security-policy", "cross-origin-embedder-policy"}
REPLAY = random.Random(7).randbytes(3_000_000).hex().encode()
DOCUMENT = WORKER | {"cross-origin-opener-policy", "permissions-policy", "referrer-policy"}


class Answer:
    """What came back."""

    def __init__(self, messages: list[Message]) -> None:
        start, *parts = messages
        self.status: int = start["status"]
        self.headers: dict[str, str] = {name.decode(): value.decode() for name, value in start["headers"]}
        self.body = b"".join(part.get("body", b"") for part in parts)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A page as it is built, in small."""
    (tmp_path / "assets").mkdir()
    for name in ("index.html", "worker.js", "assets/index-a1.js", "assets/reader.worker-a1.js", "assets/index-a1.css"):
        (tmp_path / name).write_text(f"{name} as it is")
        (tmp_path / f"{name}.br").write_text(f"{name} as br")
        (tmp_path / f"{name}.gz").write_text(f"{name} as gzip")
    for name in ("icon.svg", "icon.png", "manifest.webmanifest", "assets/rye.woff2", "assets/hands-a1.task.gz"):
        (tmp_path / name).write_text(name)
    return tmp_path


def ask(folder: Path, path: str, method: str = "GET", **headers: str) -> Answer:
    """Ask a house that has only the page and two answers of its own."""
    said: list[Message] = []

    async def receive() -> Message:
        return {"type": "http.request"}

    async def send(message: Message) -> None:
        said.append(message)

    async def games(_request: object) -> Response:
        return JSONResponse([])

    async def replay(_request: object) -> Response:
        return Response(REPLAY, media_type="application/json")

    routes = [Route("/api/games", games), Route("/api/replay", replay), Mount("/", PageFiles(directory=folder))]
    scope: Scope = {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "method": method,
        "path": path,
        "root_path": "",
        "query_string": b"",
        "headers": [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()],
    }
    asyncio.run(Starlette(routes=routes, middleware=MIDDLEWARE)(scope, receive, send))
    return Answer(said)


@pytest.mark.parametrize(
    ("header", "codings"),
    [
        (BROWSER, ["br", "gzip", ""]),
        ("gzip, deflate", ["gzip", ""]),
        ("BR;q=0.1,gzip;q=1.0", ["br", "gzip", ""]),
        ("br;q=0, gzip;q=0.000", [""]),
        ("*", ["br", "gzip", ""]),
        ("*, br;q=0", ["gzip", ""]),
        ("brotli, xgzip", [""]),
        (";;q=,,=", [""]),
        ("", [""]),
    ],
)
def test_a_browser_says_what_it_reads(header: str, codings: list[str]) -> None:
    assert accepted(header) == codings


@pytest.mark.parametrize(("read", "coding"), [(BROWSER, "br"), ("gzip", "gzip"), ("identity", None), ("br;q=0", None)])
@pytest.mark.parametrize("path", ["/", "/worker.js", "/assets/index-a1.js"])
def test_a_file_comes_in_the_lightest_form_that_the_browser_reads(
    folder: Path, path: str, read: str, coding: str | None
) -> None:
    answer = ask(folder, path, accept_encoding=read)
    name = path[1:] or "index.html"
    assert answer.body.decode() == f"{name} as {coding or 'it is'}"
    assert answer.headers.get("content-encoding") == coding
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.headers["content-length"] == str(len(answer.body))
    assert answer.headers["content-type"].startswith("text/html" if name.endswith("html") else "text/javascript")


def test_what_lies_there_in_one_form_comes_in_that(folder: Path) -> None:
    font = ask(folder, "/assets/rye.woff2", accept_encoding=BROWSER)
    assert (font.body, font.headers["content-type"]) == (b"assets/rye.woff2", "font/woff2")
    assert "content-encoding" not in font.headers
    model = ask(folder, "/assets/hands-a1.task.gz", accept_encoding=BROWSER)
    assert model.headers["content-encoding"] == "gzip"


@pytest.mark.parametrize(
    ("path", "more"),
    [
        ("/", DOCUMENT | {"etag", "content-encoding"}),
        ("/m/abc", DOCUMENT | {"etag", "content-encoding"}),
        ("/worker.js", WORKER | {"etag", "content-encoding"}),
        ("/assets/reader.worker-a1.js", WORKER | {"content-encoding"}),
        ("/assets/index-a1.js", {"content-encoding"}),
        ("/assets/index-a1.css", {"content-encoding"}),
        ("/assets/rye.woff2", set()),
        ("/icon.png", {"etag"}),
        ("/icon.svg", {"content-security-policy", "etag"}),
        ("/manifest.webmanifest", {"content-security-policy", "etag"}),
    ],
)
def test_a_file_carries_the_headers_that_count_for_it_and_no_others(folder: Path, path: str, more: set[str]) -> None:
    answer = ask(folder, path, accept_encoding=BROWSER)
    assert answer.status == 200
    assert answer.headers.keys() == FILE | EVERY | more
    assert answer.headers["cache-control"] == (FOR_EVER if path.startswith("/assets/") else "no-cache")


@pytest.mark.parametrize(("path", "status"), [("/api/games", 200), ("/assets/gone-a1.js", 404)])
def test_an_answer_that_is_no_file_does_nothing_and_is_not_kept(folder: Path, path: str, status: int) -> None:
    answer = ask(folder, path)
    assert answer.status == status
    assert answer.headers.keys() == PLAIN | EVERY | {"cache-control", "content-security-policy"}
    assert answer.headers["cache-control"] == "no-store"
    assert answer.headers["content-security-policy"] == "default-src 'none'; frame-ancestors 'none'"


def test_a_worker_may_ask_its_own_house_and_only_the_reader_of_hands_runs_webassembly(folder: Path) -> None:
    def policy(path: str) -> str:
        return ask(folder, path).headers["content-security-policy"]

    assert policy("/worker.js") == "default-src 'none'; connect-src 'self'"
    reader = policy("/assets/reader.worker-a1.js")
    assert reader == "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
    assert "unsafe" not in policy("/")


def test_what_has_not_changed_is_not_sent_again_and_keeps_its_headers(folder: Path) -> None:
    first = ask(folder, "/", accept_encoding=BROWSER)
    again = ask(folder, "/", accept_encoding=BROWSER, if_none_match=first.headers["etag"])
    assert (again.status, again.body) == (304, b"")
    assert again.headers.keys() == {"cache-control", "etag", "vary"}
    assert ask(folder, "/", accept_encoding="gzip", if_none_match=first.headers["etag"]).status == 200
    (folder / "index.html.br").write_text("something new")
    assert ask(folder, "/", accept_encoding=BROWSER, if_none_match=first.headers["etag"]).status == 200


@pytest.mark.parametrize("path", ["/" + "a" * 300, "/a\0b", "/..", "/../pagefiles.py", "/assets", "/%2e%2e", "/a//b"])
def test_any_other_path_is_the_page(folder: Path, path: str) -> None:
    assert ask(folder, path).body == b"index.html as it is"


@pytest.mark.parametrize("path", ["/assets/" + "a" * 300, "/assets/a\0b", "/assets/../../secret", "/assets/"])
def test_nothing_outside_the_page_is_ever_a_file(folder: Path, path: str) -> None:
    (folder.parent / "secret").write_text("secret")
    assert ask(folder, path).body in {b"Not Found", b"index.html as it is"}


def test_files_are_read_and_not_written(folder: Path) -> None:
    assert ask(folder, "/", "HEAD").body == b""
    answer = ask(folder, "/", "POST")
    assert (answer.status, answer.headers["allow"]) == (405, "GET, HEAD")


def test_what_takes_long_to_compress_is_compressed_beside_the_event_loop(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads, compressor = [], zlib.compressobj

    def note(level: int, method: int, bits: int) -> object:
        threads.append(threading.current_thread())
        return compressor(level, method, bits)

    monkeypatch.setattr(zlib, "compressobj", note)
    answer = ask(folder, "/api/replay", accept_encoding=BROWSER)
    assert gzip.decompress(answer.body) == REPLAY
    assert threads
    assert threading.main_thread() not in threads


def test_no_file_of_the_page_is_compressed_for_a_visitor(folder: Path) -> None:
    (folder / "assets" / "large.woff2").write_bytes(REPLAY)
    for path in ("/", "/worker.js", "/icon.svg", "/assets/large.woff2", "/assets/index-a1.js"):
        answer = ask(folder, path, accept_encoding="gzip")
        files = {file.read_bytes() for file in folder.rglob("*") if file.is_file()}
        assert answer.body in files
