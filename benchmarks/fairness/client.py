"""A page without a screen: it paints, reacts and claims as its seed and its scheme say, and notes how it fared."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Final

import msgspec
from msgspec import Struct

from benchmarks.fairness.endpoint import Endpoint
from benchmarks.fairness.house import FORE
from benchmarks.fairness.lines import Profile
from benchmarks.fairness.players import HONEST, SKEW, USUAL, Press, Scheme, press
from saloon.server import wire
from saloon.server.race.cheat_signals import Flag
from saloon.server.race.fairness import FORE_LEAST, FORE_MEAN

MOVE: Final = "lock L:..... R:....."
NONCE: Final = "0123456789abcdef" * 2
WARM_UP: Final = 3.0  # seconds, in which every line is pinged
DUE: Final = (FORE_LEAST + FORE_MEAN / 2) * FORE  # milliseconds after which the cards are likeliest to have just come


class News(Struct, frozen=True):
    """Any message."""

    t: str


class Finish(Struct, frozen=True):
    """How an answer was timed, as everybody is told."""

    seat: int
    credit: float
    charged: float
    flag: Flag | None


class Something(Struct, frozen=True):
    """Whatever it is."""


class RaceNow(Struct, frozen=True):
    phase: str
    reveal: int


class View(Struct, frozen=True):
    spread: Something | None


class Frame(Struct, frozen=True):
    """What a page without a screen needs of a frame."""

    race: RaceNow | None
    view: View
    ending: Something | None


class Settled(Struct, frozen=True):
    reveal: int
    finishes: list[Finish]


KIND: Final = msgspec.json.Decoder(News)
FRAME: Final = msgspec.json.Decoder(Frame)
SETTLED: Final = msgspec.json.Decoder(Settled)
LOCKED: Final = msgspec.json.Decoder(wire.Locked)
RESTING: Final = msgspec.json.Decoder(wire.Resting)
FAILED: Final = msgspec.json.Decoder(wire.Failed)


class Client:
    """One player of one match. `round_before` says how many rounds the player has played before."""

    def __init__(self, seat: int, profile: Profile, seed: str, scheme: Scheme = HONEST, round_before: int = 0) -> None:
        self.seat, self.profile, self.scheme = seat, profile, scheme
        self.rng = random.Random(seed)
        self.skew = self.rng.uniform(-SKEW, SKEW)
        self.reactions: dict[int, float] = {}  # by reveal
        self.finishes: dict[int, list[Finish]] = {}
        self.waits: dict[tuple[int, int], float] = {}  # from `locked` to `settled`, by reveal and seat
        self.late: list[float] = []  # by how much answers left later than they were given, on a busy machine
        self.seen_early = 0  # messages with faces of cards before their reveal
        self._before = round_before
        self._number = self.rng.randrange(1, 2**40)
        self._revealed = (-1, 0.0)  # the last reveal, and when it came
        self._blind: int | None = None  # the reveal that was answered before it came, unless that was too early
        self._end: Endpoint

    async def play(self, port: int, match: str, cookie: str, all_here: asyncio.Barrier) -> None:
        """Sit down and play a match to its end."""
        self._end = await Endpoint.open(port, f"/ws/{match}", cookie, self._hear, self.scheme.pong_delay)
        self._say("sit", seat=self.seat, nonce=NONCE)
        await all_here.wait()
        await asyncio.sleep(WARM_UP)
        self._say("ready")
        await self._end.ended

    def _hear(self, message: bytes) -> None:
        """Do what a page does with what it hears."""
        now = asyncio.get_running_loop().time() * 1000.0
        for line in message.split(b"\n"):
            match KIND.decode(line).t:
                case "frame":
                    self._look(FRAME.decode(line), now)
                case "locked":
                    locked = LOCKED.decode(line)
                    self.waits[locked.reveal, locked.seat] = -now
                case "settled":
                    self._note(SETTLED.decode(line), now)
                case "resting" if self.scheme.foresees and (resting := RESTING.decode(line)).fore:
                    asyncio.get_running_loop().call_later(DUE / 1000.0, self._answer_blindly, resting.reveal)
                case "failed":
                    self._be_refused(FAILED.decode(line).error)

    def _look(self, frame: Frame, now: float) -> None:
        if frame.ending is not None:
            self._end.close()
        elif frame.race is not None and frame.race.phase == "race":
            if frame.race.reveal not in self.reactions:
                self._revealed = (frame.race.reveal, now)
                if self._blind == frame.race.reveal:
                    self.reactions[frame.race.reveal] = 0.0
                else:
                    self._react(*self._revealed)
        elif frame.race is not None:
            self.seen_early += frame.view.spread is not None
            if frame.race.phase == "rest" and self.reactions:
                self._say("ready")

    def _note(self, settled: Settled, now: float) -> None:
        self.finishes.setdefault(settled.reveal, []).extend(settled.finishes)
        for finish in settled.finishes:
            self.waits[settled.reveal, finish.seat] += now

    def _react(self, reveal: int, now: float, honestly: bool = False) -> None:
        done = press(self.profile, USUAL, self.skew, self.rng)
        if self.scheme.cheat is not None and not honestly:
            done = self.scheme.cheat(done, self._before + len(self.reactions), self.rng)
        self.reactions[reveal] = done.reaction
        due = now + done.paint + done.reaction + done.held
        asyncio.get_running_loop().call_at(due / 1000.0, self._answer, reveal, done, due)

    def _answer(self, reveal: int, done: Press, due: float) -> None:
        self.late.append(asyncio.get_running_loop().time() * 1000.0 - due)
        timing = {"rt": done.claimed, "toggles": [], "paint": done.paint, "hz": self.profile.hz, "grain": 0.1}
        self._say("bid", reveal=reveal, move=MOVE, timing=timing)

    def _answer_blindly(self, reveal: int) -> None:
        """Answer when the cards are due; if they are not there yet, the seat is locked out for a moment."""
        if reveal not in self.reactions:
            self._blind = reveal
            timing = {"rt": self.rng.uniform(20.0, 140.0), "toggles": [], "paint": 8.0, "hz": 60, "grain": 0.1}
            self._say("bid", reveal=reveal, move=MOVE, timing=timing)

    def _be_refused(self, error: str) -> None:
        if error == "failed-early":
            self._blind = None
        elif error == "failed-locked-out":
            self._react(*self._revealed, honestly=True)

    def _say(self, kind: str, **fields: object) -> None:
        self._number += 1
        self._end.send(json.dumps({"t": kind, "id": self._number, **fields}).encode())
