"""Tables of all games at which matches are played one after the other."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

from tests.cluster.players import Guest, Message, Player
from tests.cluster.record import Command, Record
from tests.cluster.served_house import LONG

THINK: Final = 0.05  # seconds on average that a player takes for a move


@dataclass(frozen=True)
class Shape:
    """A game, how many people play it, and what else is wanted of the match."""

    game: str
    people: int
    bots: tuple[str, ...] = ()
    wanted: Message = field(default_factory=dict)

    @property
    def brisk(self) -> bool:
        """Whether nobody waits for anything but the others, so that a longer silence is a pause."""
        return self.game in ("duel", "bluff")


SHAPES: Final = (
    Shape("duel", 2),
    Shape("bluff", 3),
    Shape("duel", 2, wanted={"terms": {"clock": {"turn": 5, "bank": 0}}}),
    Shape("jane", 2),
    Shape("duel", 1, ("random",)),
    Shape("joe", 4, wanted={"terms": {"window": 1}}),
    Shape("bluff", 2),
    Shape("bluff", 2, ("honest",)),
    Shape("duel", 2, wanted={"options": {"hidden_log": True}}),
    Shape("jane", 3, wanted={"options": {"variant": "simplified"}}),
    Shape("duel", 2, wanted={"terms": {"clock": {"turn": 60, "bank": 300}}}),
    Shape("joe", 2, ("random", "random"), {"terms": {"window": 1}}),
)


class Table:
    """One match of a shape after the other, by the same people."""

    def __init__(self, shape: Shape, guests: list[Guest], record: Record, rng: random.Random, think: float) -> None:
        self.shape = shape
        self.match: str | None = None
        self.ended: list[str] = []
        self.answers = 0  # moves that were answered with `done`
        self.news: list[float] = []  # when something new was shown to somebody
        self.lost: dict[int | None, int] = {}  # how many lines were lost, by their code
        self._guests, self._record, self._rng, self._think = guests, record, rng, think
        self._latest = 0.0  # when the latest of the moves was sent that were answered
        self._moved = asyncio.Condition()

    async def play_on(self) -> None:
        """Play for ever."""
        while True:
            match = await self._guests[0].open(self._wanted())
            players = [self._player(guest, match, seat) for seat, guest in enumerate(self._guests)]
            self.match = match
            async with asyncio.TaskGroup() as group:
                for player in players:
                    group.create_task(player.play())
            self.match = None
            self.ended.append(match)

    async def moves_again(self, since: float) -> None:
        """Wait until a move is answered that was sent after this moment."""
        try:
            async with asyncio.timeout(LONG), self._moved:
                await self._moved.wait_for(lambda: self._latest > since)
        except TimeoutError:
            raise AssertionError(f"{self.shape} {self.match} does not go on; lines lost: {self.lost}") from None

    def pause(self, since: float, until: float) -> float:
        """The longest time in which nobody was shown anything new."""
        last = max((moment for moment in self.news if moment <= since), default=since)
        moments = [last, *(moment for moment in self.news if since < moment <= until)]
        return max((after - before for before, after in pairwise(moments)), default=0.0)

    def _wanted(self) -> Message:
        seats: list[Message] = [{"kind": "me"}, *({"kind": "open"} for _ in self._guests[1:])]
        seats += [{"kind": "bot", "name": bot} for bot in self.shape.bots]
        return {"game": self.shape.game, "seats": seats, **self.shape.wanted}

    def _player(self, guest: Guest, match: str, seat: int) -> Player:
        player = Player(guest, match, seat, self._record, random.Random(self._rng.random()), self._think)
        player.heard_of_it = lambda: self.news.append(time.monotonic())
        player.answered = self._answered
        player.left = self._left
        return player

    def _left(self, code: int | None) -> None:
        self.lost[code] = self.lost.get(code, 0) + 1

    def _answered(self, command: Command) -> None:
        self.answers += 1
        self._latest = max(self._latest, command.sent)
        if not self._moved.locked():
            asyncio.get_running_loop().create_task(self._tell())

    async def _tell(self) -> None:
        async with self._moved:
            self._moved.notify_all()
