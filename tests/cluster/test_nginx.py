"""The proxy of docs/hosting.md asks where a match is run, and goes there."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from http.client import HTTPConnection
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import pytest

from tests.cluster.nginx import DOCUMENTED, proxy
from tests.server.people import PATIENCE


class Process(ThreadingHTTPServer):
    """Stands for one of several processes: knows where matches are, and repeats what it is asked."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Answers)
        self.owner: str | None = None  # whom it names; None: it does not know
        self.pages = {"/"}
        self.asked = 0  # to do something
        self.ill = False  # whether it cannot reach the database
        self.address = f"127.0.0.1:{self.server_port}"


class Answers(BaseHTTPRequestHandler):
    server: Process
    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        path, owner = self.path, self.server.owner
        if path.startswith("/where/"):
            place = {} if owner is None else {"X-Accel-Redirect": f"/@/{owner}/ws/{path.removeprefix('/where/')}"}
            self.answer(503 if owner is None else 200, place, b"")
            return
        if self.server.ill:
            self.answer(503, {}, b"")
            return
        known = path in self.server.pages or path.startswith("/ws/")
        told = {"at": self.server.address, "path": path, "headers": dict(self.headers.items())}
        self.answer(200 if known else 404, {}, json.dumps(told).encode())

    def do_POST(self) -> None:
        self.rfile.read(int(self.headers["Content-Length"]))
        self.server.asked += 1
        self.answer(503 if self.server.ill else 201, {}, b"")

    def answer(self, status: int, headers: dict[str, str], body: bytes) -> None:
        self.send_response(status)
        for name, value in {**headers, "Content-Length": str(len(body))}.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture
def two_processes() -> Iterator[tuple[Process, Process]]:
    both = Process(), Process()
    for process in both:
        Thread(target=process.serve_forever, daemon=True).start()
    yield both
    for process in both:
        process.shutdown()
        process.server_close()


def get(address: str, path: str) -> tuple[int, dict[str, object]]:
    connection = HTTPConnection(address, timeout=PATIENCE)
    connection.request("GET", path, headers={"Host": "saloon.example:443", "X-Forwarded-For": "6.6.6.6"})
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer.status, json.loads(body) if body.startswith(b"{") else {}


@pytest.mark.process
def test_a_line_is_led_to_the_process_that_runs_the_match(two_processes: tuple[Process, Process]) -> None:
    one, other = two_processes
    one.owner = other.owner = other.address
    with proxy([one.address, other.address]) as address:
        for match in ("m1", "m2", "m3", "m4"):
            status, told = get(address, f"/ws/{match}")
            assert (status, told["at"], told["path"]) == (200, other.address, f"/ws/{match}")
            headers = told["headers"]
            assert isinstance(headers, dict)
            assert headers["Host"] == "saloon.example:443"
            assert headers["X-Forwarded-For"] == "127.0.0.1"  # what nginx sees, or no limit of addresses counts


@pytest.mark.process
def test_who_does_not_know_is_passed_over(two_processes: tuple[Process, Process]) -> None:
    one, other = two_processes
    other.owner = one.address
    with proxy([one.address, other.address]) as address:
        assert [get(address, f"/ws/m{number}")[1].get("at") for number in range(6)] == [one.address] * 6
        other.owner = None
        assert get(address, "/ws/m1")[0] == 503


@pytest.mark.process
def test_a_process_that_is_gone_is_passed_over(two_processes: tuple[Process, Process]) -> None:
    one, other = two_processes
    other.owner = other.address
    one.shutdown()
    one.server_close()
    with proxy([one.address, other.address]) as address:
        assert [get(address, f"/ws/m{number}")[1].get("at") for number in range(6)] == [other.address] * 6
        assert get(address, "/")[1]["at"] == other.address


@pytest.mark.process
def test_files_that_one_process_lacks_come_from_another(two_processes: tuple[Process, Process]) -> None:
    one, other = two_processes
    other.pages.add("/assets/new.js")
    with proxy([one.address, other.address]) as address:
        other.pages.add("/games/nim/board.js")
        for _ in range(4):
            assert get(address, "/assets/new.js")[1]["at"] == other.address
            assert get(address, "/games/nim/board.js")[1]["at"] == other.address
        assert get(address, "/assets/nowhere")[0] == 404
        other.pages.add("/api/matches/m1/record")
        found = {get(address, "/api/matches/m1/record")[0] for _ in range(4)}
        assert found == {200, 404}, "what one process says there is not, no other one is asked for"


@pytest.mark.process
def test_who_cannot_reach_the_database_is_passed_over_but_nothing_is_done_twice(
    two_processes: tuple[Process, Process],
) -> None:
    one, other = two_processes
    one.ill = True
    with proxy([one.address, other.address]) as address:
        assert {get(address, "/")[1].get("at") for _ in range(4)} == {other.address}
        other.ill = True
        connection = HTTPConnection(address, timeout=PATIENCE)
        connection.request("POST", "/api/matches", body=b"{}")
        assert connection.getresponse().status == 503
        connection.close()
        assert one.asked + other.asked == 1


@pytest.mark.process
def test_nobody_chooses_the_process_from_outside(two_processes: tuple[Process, Process]) -> None:
    one, other = two_processes
    with proxy([one.address, other.address]) as address:
        assert get(address, f"/@/{one.address}/ws/m1")[0] == 404
        assert get(address, "/metrics")[0] == 403
        assert get(address, "/where/m1")[0] == 403


@pytest.mark.process
def test_a_school_comes_back_at_once_and_a_flood_does_not(two_processes: tuple[Process, Process]) -> None:
    one, other = two_processes
    one.owner = other.owner = one.address
    bursts = [int(burst) for burst in re.findall(r"\bburst=(\d+)", DOCUMENTED)]
    school, tries = 200, 5  # people behind one address, and lines that each of them tries to open before one holds
    assert min(bursts) >= school * tries
    with proxy([one.address, other.address], limits=("1r/m", "20")) as address:
        assert statuses_of(address, ["/ws/m1"] * 23) == [200] * 21 + [429] * 2
        assert statuses_of(address, ["/"] * 23) == [200] * 21 + [429] * 2, "requests are counted by themselves"
        assert statuses_of(address, ["/assets/old.js"] * 23) == [404] * 23, "files are not counted"


def statuses_of(address: str, paths: Sequence[str]) -> list[int]:
    """What so many requests are answered, on one connection."""
    connection = HTTPConnection(address, timeout=PATIENCE)
    found = []
    for path in paths:
        connection.request("GET", path)
        answer = connection.getresponse()
        answer.read()
        found.append(answer.status)
    connection.close()
    return found
