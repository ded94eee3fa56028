"""Races over real sockets: the real server, a delaying proxy a player, and WebSocket clients of known reactions."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Iterable, Sequence
from contextlib import AsyncExitStack, closing, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from msgspec import Struct

from benchmarks.fairness.client import Client
from benchmarks.fairness.house import KERNEL
from benchmarks.fairness.kernel import Kernel
from benchmarks.fairness.lines import Profile
from benchmarks.fairness.players import HONEST, Scheme
from benchmarks.fairness.proxy import Proxy
from benchmarks.fairness.simulation import MATCH, Run
from benchmarks.server.api import Asker
from benchmarks.server.process import Server, free_port

PRIORITY: Final = -10
NEVER: Final = 1e9  # when somebody answered who came too late for a rank


class Group(Struct, frozen=True):
    """People who play some matches with each other; the first of them may cheat."""

    profiles: Sequence[Profile]
    seed: str
    matches: int
    scheme: Scheme = HONEST


class Played(Struct, frozen=True):
    """What came of a group's rounds."""

    group: Group
    rounds: list[list[Run]]
    left_out: int  # rounds in which somebody's line hung for so long that there is nothing to compare
    late: list[float]  # by how much answers left too late, because this machine was busy
    seen_early: int


class Sitting:
    """A group at its table in the real house."""

    def __init__(self, group: Group, number: int, port: int, kernel: Kernel) -> None:
        self.group, self.played = group, Played(group, [], 0, [], 0)
        self._number, self._port, self._kernel = number, port, kernel
        self._cookies: list[str] = []
        self._matches: list[str] = []

    def prepare(self, ask: Asker) -> None:
        """Make the guests and their matches."""
        profiles = self.group.profiles
        self._cookies = [ask.post("/api/me", {"name": profile.name})[1] for profile in profiles]
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in profiles[1:])]
        wanted = {"game": "jane", "seats": seats, "terms": {"race": {"mode": "ranked"}}}
        for _ in range(self.group.matches):
            self._matches.append(ask.post("/api/matches", wanted, self._cookies[0])[0]["match"])

    async def play(self) -> Played:
        """Play all matches, one after the other."""
        rounds, left_out, late, seen_early = [], 0, [], 0
        for turn, match in enumerate(self._matches):
            clients = await self._play_match(match, turn)
            reveals = [reveal for reveal in clients[0].reactions if whole(clients, reveal)]
            rounds += [runs_of(clients, reveal) for reveal in reveals]
            left_out += MATCH - len(reveals)
            late += [each for client in clients for each in client.late]
            seen_early += sum(client.seen_early for client in clients)
        return Played(self.group, rounds, left_out, late, seen_early)

    async def _play_match(self, match: str, turn: int) -> list[Client]:
        async with AsyncExitStack() as after:
            barrier = asyncio.Barrier(len(self.group.profiles))
            clients, playing = [], []
            for seat, profile in enumerate(self.group.profiles):
                seed = f"{self.group.seed}-{turn}-{seat}"
                scheme = HONEST if seat else self.group.scheme
                address = f"127.{1 + seat}.{self._number // 256}.{self._number % 256}"
                proxy = Proxy(profile, self._port, seed, self._kernel if scheme.direct else None, address)
                after.callback(proxy.close)
                clients.append(Client(seat, profile, seed, scheme, turn * MATCH))
                playing.append(clients[-1].play(await proxy.open(), match, self._cookies[seat], barrier))
            await asyncio.gather(*playing)
        return clients


def whole(clients: Sequence[Client], reveal: int) -> bool:
    """Whether everybody answered in time to be ranked, but for the last, whom the rules bar."""
    seen = all(reveal in client.reactions for client in clients)
    return seen and len(clients[0].finishes.get(reveal, [])) >= len(clients) - 1


def runs_of(clients: Sequence[Client], reveal: int) -> list[Run]:
    """How everybody fared in a round; who came too late to be ranked was last, and arrived last."""
    finishes = clients[0].finishes[reveal]
    places = {finish.seat: place for place, finish in enumerate(finishes)}
    by_seat = {finish.seat: finish for finish in finishes}
    found = []
    for client in clients:
        finish = by_seat.get(client.seat)
        charged = finish.charged if finish else NEVER
        arrived = charged + (finish.credit if finish else 0.0)
        place = places.get(client.seat, len(clients))
        flag = finish.flag if finish else None
        wait = clients[0].waits.get((reveal, client.seat), 0.0)
        found.append(Run(client.seat, client.reactions[reveal], arrived, charged, place, max(0.0, wait), flag))
    return found


async def play_all(port: int, groups: Iterable[Group], tables: int, kernel: Kernel) -> list[Played]:
    """All groups, so many at once."""
    sittings = [Sitting(group, number, port, kernel) for number, group in enumerate(groups)]
    with closing(Asker(port)) as ask:
        for sitting in sittings:
            sitting.prepare(ask)
    free = asyncio.Semaphore(tables)

    async def sit(sitting: Sitting) -> Played:
        async with free:
            return await sitting.play()

    return await asyncio.gather(*(sit(sitting) for sitting in sittings))


def play(groups: Iterable[Group], tables: int) -> list[Played]:
    """Let groups play on a server of their own, before everything else on this machine if that is allowed."""
    port = free_port()
    with suppress(PermissionError):
        os.setpriority(os.PRIO_PROCESS, 0, PRIORITY)
    with TemporaryDirectory() as folder:
        kernel = Kernel(Path(folder) / KERNEL)
        command = [sys.executable, "-m", "benchmarks.fairness.house", str(port), folder]
        with Server(command, port, "/healthz"):
            return asyncio.run(play_all(port, groups, tables, kernel))
