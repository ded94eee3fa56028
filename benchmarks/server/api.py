"""Guests and matches made over the house's HTTP API, as the page makes them."""

from __future__ import annotations

import gzip
import http.client
import json
import threading
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from typing import Any, Final

from benchmarks.server.process import Broken

HANDS: Final = 16  # requests at a time while matches are prepared


class Asker:
    """Asks a house by HTTP, each thread on a connection of its own."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._connections: dict[int, http.client.HTTPConnection] = {}

    def _connection(self) -> http.client.HTTPConnection:
        thread = threading.get_ident()
        if thread not in self._connections:
            self._connections[thread] = http.client.HTTPConnection("127.0.0.1", self._port, timeout=60)
        return self._connections[thread]

    def close(self) -> None:
        """Hang up."""
        for connection in self._connections.values():
            connection.close()

    def post(self, path: str, body: object, cookie: str = "") -> tuple[Any, str]:
        """The answer, and the cookie that came with it."""
        headers = {"Content-Type": "application/json", "Cookie": cookie}
        connection = self._connection()
        connection.request("POST", path, json.dumps(body), headers)
        answer = connection.getresponse()
        said = json.loads(answer.read())
        if answer.status >= 300:
            raise Broken(f"{path} answers {answer.status}: {said}")
        return said, (answer.getheader("Set-Cookie") or "").partition(";")[0]

    def get(self, path: str) -> tuple[int, bytes, int]:
        """Status, content, and how many bytes of it have travelled."""
        connection = self._connection()
        connection.request("GET", path, headers={"Accept-Encoding": "gzip"})
        answer = connection.getresponse()
        body = answer.read()
        packed = answer.getheader("Content-Encoding") == "gzip"
        return answer.status, gzip.decompress(body) if packed else body, len(body)


def prepare(port: int, tables: int, matches: int, options: Mapping[str, object]) -> str:
    """Two guests a table, and so many matches shared out among the tables; a line each, as the players read them."""

    def guest(number: int) -> str:
        return ask.post("/api/me", {"name": f"Guest {number}"})[1]

    def match(number: int) -> str:
        host, other = guests[2 * (number % tables)], guests[2 * (number % tables) + 1]
        wanted = {"game": "duel", "seats": [{"kind": "me"}, {"kind": "open"}], "options": options}
        opened, _ = ask.post("/api/matches", wanted, host)
        return f"{opened['match']} {host} {other}\n"

    with closing(Asker(port)) as ask, ThreadPoolExecutor(min(HANDS, matches)) as hands:
        guests = list(hands.map(guest, range(2 * tables)))
        return "".join(hands.map(match, range(matches)))
