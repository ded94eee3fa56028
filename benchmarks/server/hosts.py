"""The servers that are measured: ours and boardgame.io's. Both are asked for the same things."""

from __future__ import annotations

import gzip
import re
import sys
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Set
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from benchmarks import workshop
from benchmarks.server import clients
from benchmarks.server.api import Asker, prepare
from benchmarks.server.clients import WARM_UP, Load, Played, Starved
from benchmarks.server.postgres import Database
from benchmarks.server.process import SERVER_CORE, Server, free_port

HERE: Final = Path(__file__).parent
LOAD_C: Final = HERE / "load.c"
BOARDGAME_IO: Final = HERE / "boardgame_io"
C_FLAGS: Final = ("-O2", "-Wall", "-Wextra", "-Werror")

FAST: Final = 32_000.0  # moves a second that matches are prepared for at first
SHORTEST: Final = 90  # moves of a match, on average: they have more
SPARE: Final = 3  # matches of a table that are not counted on: some are short


class Host(ABC):
    """A server that can be opened, played on and held."""

    name: str
    about: str

    @abstractmethod
    def open(self, folder: Path) -> Server:
        """Start it; what it keeps, it keeps in this folder."""

    @abstractmethod
    def play(self, server: Server, load: Load) -> Played:
        """Play whole matches on it."""

    @abstractmethod
    def hold(self, server: Server, tables: int, prepared: int) -> AbstractContextManager[float]:
        """So many tables with two open lines each, and nobody moves; gives the seconds until all sit."""

    @abstractmethod
    def first_frame(self, server: Server) -> float:
        """Seconds from wanting to play until both players of a new match see it."""

    @abstractmethod
    def page_weight(self, server: Server) -> int | None:
        """Compressed bytes of the first load; None if there is no page."""


class Saloon(Host):
    """`saloon serve` as it comes, but for limits that no person reaches; the duel tells what the rival's tells."""

    name = "saloon"
    about = "our own: uvicorn and its own WebSocket, every move committed to disk before anybody sees it"
    options: Mapping[str, object] = {"hidden_log": True}

    def __init__(self) -> None:
        workshop.require_compiled_rules()
        self._load = load_program()
        self._fast = FAST

    def open(self, folder: Path) -> Server:
        """Start it on the file in this folder."""
        return self._serve(str(folder / "saloon.db"))

    def _serve(self, data: str, cores: Set[int] = SERVER_CORE) -> Server:
        port = free_port()
        command = [sys.executable, "-m", "saloon", "serve", "--host", "127.0.0.1", "--port", str(port)]
        limits = ["--message-rate", "1e9", "--request-rate", "1e9", "--allowance", "1e9"]
        return Server([*command, "--data", data, *limits], port, "/healthz", cores=cores)

    def play(self, server: Server, load: Load) -> Played:
        """Play on matches that were opened before, over the same API as the page's; on more if they were too few."""
        while True:
            expected = (load.rate or self._fast) * (load.seconds + WARM_UP) / SHORTEST
            matches = prepare(server.port, load.tables, SPARE * load.tables + int(expected), self.options)
            try:
                return clients.play(server, [str(self._load), str(server.port), *load.arguments], matches)
            except Starved:
                if load.rate:
                    raise
                self._fast *= 2

    def hold(self, server: Server, tables: int, prepared: int) -> AbstractContextManager[float]:
        """Sit down at some of the tables that were prepared."""
        matches = prepare(server.port, prepared, prepared, self.options)
        command = [str(self._load), str(server.port), *Load(tables, 0).arguments]
        return clients.seated(command, matches)

    def first_frame(self, server: Server) -> float:
        """Two guests name themselves, one opens a match, both sit down."""
        started = time.perf_counter()
        matches = prepare(server.port, 1, 1, self.options)
        asked = time.perf_counter() - started
        with clients.seated([str(self._load), str(server.port), *Load(1, 0).arguments], matches) as sat:
            return asked + sat

    def page_weight(self, server: Server) -> int | None:
        """The page with the scripts and styles that it names."""
        with closing(Asker(server.port)) as ask:
            status, page, weight = ask.get("/")
            if status != 200:
                return None
            needed = set(re.findall(r'(?:src|href)="([^"]+\.(?:js|css))"', page.decode()))
            return weight + sum(ask.get(name)[2] for name in needed)


class ListingSaloon(Saloon):
    """The same with the duel's usual options."""

    name = "saloon, listing"
    about = (
        "the same, where every frame lists the cards that each side has not laid yet, as it does unless one hides them"
    )
    options: Mapping[str, object] = {}


class PostgresSaloon(Saloon):
    """The same on PostgreSQL, as each of several houses would be."""

    name = "saloon, PostgreSQL"
    about = "the same on a PostgreSQL server of the same machine, on whichever core is free, as one of several would be"

    def __init__(self, database: Database) -> None:
        super().__init__()
        self._database = database

    def open(self, folder: Path, cores: Set[int] = SERVER_CORE) -> Server:
        """Start it on a database that belongs to this folder."""
        server = self._serve(self._database.address(folder.name), cores)
        server.beside = self._database.cpu
        return server


class BoardgameIo(Host):
    """boardgame.io's own server, with its usual storage."""

    name = "boardgame.io"
    about = "its own server: koa and socket.io, matches kept in memory alone"

    def __init__(self) -> None:
        self._node = str(workshop.node())
        self._env = {"NODE_PATH": str(workshop.node_modules()), "NODE_ENV": "production"}

    def open(self, folder: Path) -> Server:
        """Start it; it keeps nothing."""
        port = free_port()
        return Server([self._node, str(BOARDGAME_IO / "server.js"), str(port)], port, "/games", self._env)

    def _command(self, server: Server, load: Load) -> list[str]:
        return [self._node, str(BOARDGAME_IO / "load.js"), str(server.port), *load.arguments]

    def play(self, server: Server, load: Load) -> Played:
        """Play on matches that the first player's sync makes."""
        return clients.play(server, self._command(server, load), env=self._env)

    def hold(self, server: Server, tables: int, prepared: int) -> AbstractContextManager[float]:
        """Sync with so many matches."""
        return clients.seated(self._command(server, Load(tables, 0)), env=self._env)

    def first_frame(self, server: Server) -> float:
        """Two players sync with a new match, which makes it: no lobby is asked."""
        with clients.seated(self._command(server, Load(1, 0)), env=self._env) as sat:
            return sat

    def page_weight(self, server: Server) -> int | None:
        """It brings no page: this is its library for browsers, alone."""
        library = workshop.node_modules() / "boardgame.io" / "dist" / "boardgameio.min.js"
        return len(gzip.compress(library.read_bytes(), 9))


def load_program() -> Path:
    """Our players, compiled."""
    compiler = workshop.cc()

    def build(folder: Path) -> None:
        workshop.run([compiler, *C_FLAGS, LOAD_C, "-o", folder / "load"])

    return workshop.make("load", [LOAD_C, compiler, *C_FLAGS], build, "compiling the players") / "load"


@contextmanager
def opened(host: Host) -> Iterator[Server]:
    """A server with nothing in it, on the disk that the project lies on."""
    workshop.BUILD.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=workshop.BUILD) as folder, host.open(Path(folder)) as server:
        yield server
