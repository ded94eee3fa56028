"""A house that is killed again and again while people play, and what must be stored each time.

People behave as the page does: a command that was not answered is sent again, with the same id, once the house is back.
What is stored is read without the store, a file from a copy, right after each kill.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import secrets
import shutil
import sqlite3
import tempfile
from collections import Counter
from contextlib import closing
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any, Final

import asyncpg
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from saloon.kernel import NATURE
from saloon.kernel.moves import expand
from tests.server.conftest import HouseProcess
from tests.server.people import PATIENCE, Person

Message = dict[str, Any]
Stored = list[list[Any]]  # entries of one match: seat, move, time, command, note
Rows = tuple[dict[int, str], list[tuple[Any, ...]], list[tuple[Any, ...]]]  # ids by number, units, bids

SHAPES: Final[tuple[tuple[str, int, Message], ...]] = (  # a game, how many people, and what else is wanted of the match
    ("duel", 2, {}),
    ("duel", 2, {"terms": {"clock": {"turn": 5, "bank": 0}}}),
    ("bluff", 3, {}),
    ("jane", 2, {}),
    ("jane", 3, {"options": {"variant": "simplified"}}),
    ("joe", 4, {"terms": {"window": 1}}),
)

SLOW: Final = ("jane", "joe")  # answers are held back for a second or more, in which a duel has made its forty


@dataclass
class Command:
    """A move that somebody wants made."""

    id: int
    seat: int
    move: str
    reveal: int | None  # in a race: what it answers


@dataclass
class Ledger:
    """What everybody was told, by match."""

    answered: dict[str, list[Command]] = field(default_factory=dict)  # with `done`
    views: dict[tuple[str, int, int], str] = field(default_factory=dict)  # by match, seat and seq
    seqs: Counter[str] = field(default_factory=Counter)  # the highest that anybody was shown
    games: Counter[str] = field(default_factory=Counter)  # moves that were answered
    ended: list[str] = field(default_factory=list)

    def done(self, match: str, game: str, command: Command) -> None:
        """A move was acknowledged."""
        self.answered.setdefault(match, []).append(command)
        self.games[game] += 1

    def shown(self, match: str, frame: Message) -> None:
        """A frame was told; the same position never looks different."""
        view = json.dumps(frame["view"], sort_keys=True)
        place = match, frame["seat"], frame["seq"]
        assert self.views.setdefault(place, view) == view, f"{place} was shown in two ways"
        self.seqs[match] = max(self.seqs[match], frame["seq"])


class Player:
    """Somebody at one seat of one match."""

    numbers: Final = count(1)

    def __init__(self, person: Person, match: str, game: str, seat: int, ledger: Ledger, rng: random.Random) -> None:
        self._person, self._match, self._game, self._seat = person, match, game, seat
        self._ledger = ledger
        self._rng = rng
        self._asked: Command | None = None
        self._nonce = secrets.token_hex(16)
        self._over = False

    async def play(self) -> None:
        """Play to the end, however often the house is gone meanwhile."""
        while not self._over:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                await self._visit()
            await asyncio.sleep(0.05)

    async def _visit(self) -> None:
        address = f"ws://{self._person.address}/ws/{self._match}"
        headers = {"Cookie": self._person.cookie()}
        async with connect(address, additional_headers=headers, max_queue=None, ping_interval=None) as line:
            if self._asked is not None:
                await self._ask(line, self._asked)
            async for text in line:
                assert isinstance(text, str)
                for part in text.split("\n"):
                    await self._hear(line, json.loads(part))
                if self._over:
                    return

    async def _hear(self, line: ClientConnection, message: Message) -> None:
        kind = message["t"]
        if kind == "table" and message["phase"] == "gathering" and not message["luck"]["nonces"][self._seat]:
            await self._send(line, {"t": "sit", "seat": self._seat, "nonce": self._nonce})
        elif kind == "resting" and self._seat not in message["ready"]:
            await self._send(line, {"t": "ready"})
        elif kind == "frame" and message["seat"] == self._seat:
            self._ledger.shown(self._match, message)
            self._over = message["ending"] is not None
            await self._answer(line, message)
        elif self._asked is not None and message.get("id") == self._asked.id:
            if kind == "done":
                self._ledger.done(self._match, self._game, self._asked)
            self._asked = None
            await line.send('{"t": "sync"}')  # the frame to move in may have come before this answer to an older move

    async def _answer(self, line: ClientConnection, frame: Message) -> None:
        """Move, if there is something to choose and nothing is under way."""
        race = frame["race"]
        if race is not None and race["phase"] == "rest" and self._seat not in race["ready"]:
            await self._send(line, {"t": "ready"})
        locked = race is not None and (race["phase"] != "race" or self._seat in race["locked"])
        if self._asked is None and frame["legal"] and not locked:
            move = self._rng.choice(expand(self._rng.choice(frame["legal"])))
            self._asked = Command(next(self.numbers), self._seat, move, None if race is None else race["reveal"])
            await self._ask(line, self._asked)

    async def _ask(self, line: ClientConnection, command: Command) -> None:
        await line.send(json.dumps({"t": "move", "id": command.id, "move": command.move, "seat": command.seat}))

    async def _send(self, line: ClientConnection, message: Message) -> None:
        await line.send(json.dumps({**message, "id": next(self.numbers)}))


class Campaign:
    """Matches of all games that go on in one house, and kills of it."""

    def __init__(self, house: HouseProcess, seed: int) -> None:
        self.house = house
        self.ledger = Ledger()
        self.kills = 0
        self._rng = random.Random(seed)
        self._before: dict[str, Stored] = {}
        self.people = [house.person(f"P{number}") for number in range(4)]

    async def run(self, kills: int) -> None:
        """Let people play, and kill the house so often; then everybody plays on for a while."""
        async with asyncio.TaskGroup() as group:
            tables = [group.create_task(self._keep_playing(*shape)) for shape in SHAPES]
            while self.kills < kills:
                await self._progress(self._rng.randint(1, 40))
                if self._rng.random() < 0.5:
                    await self._answer_in(self._rng.choice(SLOW))
                await asyncio.sleep(self._rng.random() * 0.05)
                await self._kill()
                await self._reopen()
            for game in {game for game, *_ in SHAPES}:
                await self._until(lambda game=game: self.ledger.games[game] > 0)
            await self._progress(40)
            for table in tables:
                table.cancel()
        self.house.kill()
        await asyncio.to_thread(self._check)

    async def _keep_playing(self, game: str, seats: int, wanted: Message) -> None:
        """One match of a shape after the other."""
        while True:
            match = await self._open(game, seats, wanted)
            players = [
                Player(self.people[seat], match, game, seat, self.ledger, random.Random(self._rng.random()))
                for seat in range(seats)
            ]
            await asyncio.gather(*(player.play() for player in players))
            self.ledger.ended.append(match)

    async def _open(self, game: str, seats: int, wanted: Message) -> str:
        while True:
            with contextlib.suppress(Exception):  # a house that is closed is tried again
                others = ["open"] * (seats - 1)
                return await asyncio.to_thread(self.people[0].create, "me", *others, game=game, **wanted)
            await asyncio.sleep(0.1)

    async def _progress(self, answers: int) -> None:
        """Wait for so many more answers, however long they take on this machine."""
        goal = self.ledger.games.total() + answers
        await self._until(lambda: self.ledger.games.total() >= goal)

    async def _answer_in(self, game: str) -> None:
        """Wait for one more answer in a game of which many would be killed before their first."""
        goal = self.ledger.games[game] + 1
        await self._until(lambda: self.ledger.games[game] >= goal)

    async def _until(self, so: Any) -> None:
        async with asyncio.timeout(PATIENCE * 5):
            while not so():
                await asyncio.sleep(0.01)

    async def _kill(self) -> None:
        self.house.kill()
        self.kills += 1
        await asyncio.to_thread(self._check)

    async def _reopen(self) -> None:
        """Open it again; one time in ten it is killed while it opens."""
        if self._rng.random() < 0.1:
            self.house.start()
            await asyncio.sleep(self._rng.random())
            await self._kill()
        await asyncio.to_thread(self.house.open)

    def _check(self) -> None:
        stored, bids = read_stored(self.house.data)
        for match, entries in self._before.items():
            assert stored.get(match, [])[: len(entries)] == entries, f"the past of {match} is another one now"
        self._before = stored
        for match, seq in self.ledger.seqs.items():
            assert seq <= len(stored[match]), f"{match} was shown further than it is stored"
        for match, commands in self.ledger.answered.items():
            found = Counter(entry[3] for entry in stored[match] if len(entry) > 3 and entry[3])
            by_command = {entry[3]: entry for entry in stored[match] if len(entry) > 3}
            assert not found or max(found.values()) == 1, f"a move of {match} was made twice"
            for command in commands:
                if command.id in found:
                    assert by_command[command.id][:2] == [command.seat, command.move]
                else:
                    waits = (command.id, command.seat) in bids[match]
                    assert waits or overtaken(command, stored[match]), f"{command} of {match} was answered and is lost"


def overtaken(command: Command, entries: Stored) -> bool:
    """Whether a race was over, by somebody else's faster answer, before this one had its turn."""
    if command.reveal is None:
        return False
    drawn = [place for place, entry in enumerate(entries) if entry[0] == NATURE]
    answers = entries[drawn[command.reveal] + 1 : drawn[command.reveal + 1]] if command.reveal + 1 < len(drawn) else []
    return any(entry[0] != command.seat for entry in answers)


def read_stored(data: Path | str) -> tuple[dict[str, Stored], dict[str, set[tuple[int, int]]]]:
    """All entries, and the bids that wait for their rank (command, seat), of a house that was killed."""
    ids, units, bids = read_file(data) if isinstance(data, Path) else asyncio.run(read_database(data))
    waiting: dict[str, set[tuple[int, int]]] = {match: set() for match in ids.values()}
    for match, command, seat in bids:
        waiting[match].add((command, seat))
    stored: dict[str, Stored] = {match: [] for match in ids.values()}
    for number, seq, entries in sorted(units, key=lambda unit: (unit[0], unit[1])):
        known = stored[ids[number]]
        assert len(known) == seq, "a unit is missing, doubled or half"
        known += json.loads(entries)
    return stored, waiting


def read_file(data: Path) -> Rows:
    """The rows of a file, from a copy."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / data.name
        for suffix in ("", "-wal"):
            if Path(f"{data}{suffix}").exists():
                shutil.copy(f"{data}{suffix}", f"{copy}{suffix}")
        with closing(sqlite3.connect(copy)) as file:
            assert file.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            units = list(file.execute("SELECT match, seq, entries FROM units"))
            for (row,) in file.execute("SELECT units FROM journal ORDER BY row"):
                units += [(match, seq, json.dumps(entries)) for match, seq, entries in json.loads(row)]
            bids = list(file.execute("SELECT match, command, seat FROM bids"))
            return dict(file.execute("SELECT number, id FROM matches")), units, bids


async def read_database(address: str) -> Rows:
    """The rows of a database."""
    connection = await asyncpg.connect(address)
    async with connection.transaction(isolation="repeatable_read"):
        ids = {row["number"]: row["id"] for row in await connection.fetch("SELECT number, id FROM matches")}
        units = [tuple(row) for row in await connection.fetch("SELECT match, seq, entries FROM units")]
        bids = [tuple(row) for row in await connection.fetch("SELECT match, command, seat FROM bids")]
    await connection.close()
    return ids, units, bids
