"""Whatever is sent to a house: it never fails, never stands still, does not grow, and plays on."""

from __future__ import annotations

import http.client
import itertools
import re
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from ipaddress import IPv4Address
from pathlib import Path
from typing import Final

import pytest
from websockets.exceptions import ConnectionClosed

import saloon.server
from saloon.bots.registry import ranked_bots
from saloon.kernel import find_game
from tests.server.conftest import QUICK, HouseProcess
from tests.server.fuzzing import Fuzzer
from tests.server.people import PATIENCE, Person

LONGEST: Final = 2  # times the reference work that a turn of the event loop may take: 50 ms where that takes 25
GROWTH: Final = 24 * 2**20  # bytes by which a house may grow after it is warm
GAMES: Final = {"duel": 2, "bluff": 3, "jane": 2, "joe": 4}
MOVES: Final = [text for game in GAMES for text in find_game(game).moves.texts[:300:7]]
WORDS: Final = [
    *GAMES,
    *(bot for game in GAMES for bot in ranked_bots(find_game(game))),
    *MOVES,
    "en",
    "fr",
    "hello",
]
ROUTES: Final = sorted(
    {
        found
        for path in Path(saloon.server.__file__).parent.rglob("*.py")
        for found in re.findall(r'\("(GET|POST|DELETE)", "(/[^"]*)"', path.read_text())
    }
    | {("GET", path) for path in ("/", "/{page}/{game}", "/m/{match}", "/r/{match}", "/r/{match}/{position}")}
)


pytestmark = pytest.mark.process
_addresses = itertools.count()


def reference_work() -> float:
    """The processor time of a certain piece of work on this machine, against which turns of an event loop are held."""
    before = time.thread_time()
    for number in range(1_000_000):
        _ = number * number
    return time.thread_time() - before


class Watched(HouseProcess):
    """A house whose event loop, memory and log are watched."""

    def __init__(self, folder: Path) -> None:
        self._turns = folder / "longest-turn"
        self._reference = max(reference_work() for _ in range(3))
        self.log = folder / "log"
        program = ("tests.server.watched", str(self._turns))
        super().__init__(folder / "saloon.db", *QUICK, "--proxy", program=program, log=self.log)

    def longest_turn(self) -> float:
        """Seconds of processor time that the longest turn of its event loop took."""
        return float(self._turns.read_text())

    def memory(self) -> int:
        """Bytes of memory that it uses."""
        assert self.process is not None
        pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
        return int(pages) * 4096

    def heard(self) -> int:
        """How many messages it has read, whether it could make anything of them or not."""
        figures = self.people[0].http.get("/metrics").text
        return int(sum(map(float, re.findall(r"^saloon_(?:commands|unreadable)_total (\S+)", figures, re.MULTILINE))))

    def check(self, warm: int) -> None:
        """It has neither failed nor stood still nor grown, and everybody can play on."""
        assert "Traceback" not in self.log.read_text()
        assert self.longest_turn() < LONGEST * max(self._reference, reference_work())
        assert self.memory() - warm < GROWTH
        ann = self.person("Ann")
        with ann.line(ann.create("me", "bot:random")) as line:
            line.sit(0)
            assert line.play_on()["ending"]
        assert ann.http.get("/healthz").json()["well"] is True


@pytest.fixture
def watched(tmp_path: Path) -> Iterator[Watched]:
    house = Watched(tmp_path)
    house.open()
    yield house
    house.close()


def from_anywhere() -> dict[str, str]:
    """An address of its own for a line: however fast they follow one another, none is one too many."""
    return {"X-Forwarded-For": str(IPv4Address("10.0.0.0") + next(_addresses))}


def open_table(ann: Person, game: str) -> str:
    """A table at which one person holds every seat, and everybody may be helped."""
    seats = GAMES[game]
    company = ["here:Bob"] * (seats - 1)
    match = ann.create("me", *company, game=game, **({"terms": {"race": {"mode": "room"}}} if game == "jane" else {}))
    with ann.line(match, **from_anywhere()) as line:
        for seat in range(seats):
            line.sit(seat)
    return match


def say(person: Person, match: str, messages: Sequence[bytes]) -> None:
    """Say all this on one line, until it is cut."""
    with person.line(match, **from_anywhere()) as line:
        try:
            for message in messages:
                line.socket.send(message)
        except ConnectionClosed:
            pass


def throw_messages(house: Watched, count: int, seed: int) -> None:
    """Say things at tables of all games, by those who sit there and by one who does not, until so many were heard."""
    ann, eve = house.person("Ann"), house.person("Eve")
    fuzzer = Fuzzer(seed, WORDS)
    enough = house.heard() + count
    while house.heard() < enough:
        for game in GAMES:
            match = open_table(ann, game)
            fuzzer.words.append(match)
            for person in (ann, ann, eve, house.people[0]):
                say(person, match, [fuzzer.message() for _ in range(min(50, count))])


def throw_requests(house: Watched, count: int, seed: int) -> Counter[int]:
    """Ask for so many things; how often each status was answered."""
    ann = house.person("Ann")
    match = ann.create("me", "bot:random")
    with ann.line(match) as line:
        line.sit(0)
        line.play_on()
    fuzzer = Fuzzer(seed, [*WORDS, match, ann.cookie().partition("=")[2]])
    statuses: Counter[int] = Counter()
    connection = http.client.HTTPConnection(house.address, timeout=PATIENCE)
    for number in range(count):
        method, path, headers, body = fuzzer.request(ROUTES)
        if number % 2 and "cookie" not in headers:
            headers["cookie"] = ann.cookie()
        try:
            connection.request(method, path, body, headers)
            answer = connection.getresponse()
            answer.read()
            statuses[answer.status] += 1
        except (http.client.HTTPException, OSError):  # hung up on, which it may
            connection.close()
    connection.close()
    return statuses


def bombard(house: Watched, messages: int, requests: int) -> Counter[int]:
    throw_messages(house, messages // 10, 1)
    statuses = throw_requests(house, requests // 10, 2)
    warm = house.memory()
    throw_messages(house, messages, 3)
    statuses += throw_requests(house, requests, 4)
    assert not [status for status in statuses if status >= 500], statuses
    house.check(warm)
    return statuses


def test_a_house_stands_what_is_thrown_at_it(watched: Watched) -> None:
    statuses = bombard(watched, 3_000, 600)
    assert statuses.total() > 600, "it hung up on nearly everybody"


@pytest.mark.nightly
def test_a_house_stands_all_that_is_thrown_at_it(watched: Watched) -> None:
    bombard(watched, 100_000, 10_000)
