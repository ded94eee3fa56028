"""Races over real sockets: the real server, a delaying proxy a player, and WebSocket clients of known reactions."""

from __future__ import annotations

import asyncio
import json
import random
import sys
from collections.abc import Sequence
from contextlib import AsyncExitStack, closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from benchmarks.fairness.lines import Profile
from benchmarks.fairness.players import SKEW, USUAL, press
from benchmarks.fairness.proxy import Proxy
from benchmarks.fairness.simulation import Run
from benchmarks.server.api import Asker
from benchmarks.server.process import Server, free_port

MOVE = "lock L:..... R:....."
NONCE = "0123456789abcdef" * 2
WARM_UP = 3.0  # seconds, in which every line is pinged
ROUNDS = 10  # of a match

Message = dict[str, Any]


class Client:
    """A page without a screen: it paints, reacts and claims as its seed says, and notes how it fared."""

    def __init__(self, seat: int, profile: Profile, seed: str) -> None:
        self.seat, self.profile = seat, profile
        self.rng = random.Random(seed)
        self.skew = self.rng.uniform(-SKEW, SKEW)
        self.reactions: dict[int, float] = {}  # by reveal
        self.finishes: dict[int, list[Message]] = {}
        self.waits: dict[tuple[int, int], float] = {}  # from `locked` to `settled`, by reveal and seat
        self._number = self.rng.randrange(1, 2**40)

    async def play(self, address: str, cookie: str, all_here: asyncio.Barrier) -> None:
        """Sit down and play a match to its end."""
        async with connect(address, additional_headers={"Cookie": cookie}, max_queue=None) as socket:
            await self._say(socket, "sit", seat=self.seat, nonce=NONCE)
            listening = asyncio.create_task(self._listen(socket))
            await all_here.wait()
            await asyncio.sleep(WARM_UP)
            await self._say(socket, "ready")
            await listening

    async def _listen(self, socket: ClientConnection) -> None:
        async for text in socket:
            assert isinstance(text, str)
            for line in text.split("\n"):
                if await self._hear(socket, json.loads(line)):
                    return

    async def _hear(self, socket: ClientConnection, news: Message) -> bool:
        """Do what a page does; True at the end of the match."""
        now = asyncio.get_running_loop().time() * 1000.0
        if news["t"] == "locked":
            self.waits[news["reveal"], news["seat"]] = -now
        elif news["t"] == "settled":
            self.finishes.setdefault(news["reveal"], []).extend(news["finishes"])
            for finish in news["finishes"]:
                self.waits[news["reveal"], finish["seat"]] += now
        elif news["t"] == "frame" and (race := news["race"]) is not None:
            if race["phase"] == "race" and race["reveal"] not in self.reactions:
                await self._react(socket, race["reveal"])
            elif race["phase"] == "rest" and self.reactions:
                await self._say(socket, "ready")
        return news["t"] == "frame" and news["ending"] is not None

    async def _react(self, socket: ClientConnection, reveal: int) -> None:
        loop = asyncio.get_running_loop()
        done = press(self.profile, USUAL, self.skew, self.rng)
        self.reactions[reveal] = done.reaction
        timing = {"rt": done.claimed, "toggles": [], "paint": done.paint, "hz": self.profile.hz, "grain": 0.1}
        bid = self._message("bid", reveal=reveal, move=MOVE, timing=timing)
        loop.call_at(
            loop.time() + (done.paint + done.reaction) / 1000.0, lambda: asyncio.ensure_future(send(socket, bid))
        )

    async def _say(self, socket: ClientConnection, kind: str, **fields: object) -> None:
        await send(socket, self._message(kind, **fields))

    def _message(self, kind: str, **fields: object) -> str:
        self._number += 1
        return json.dumps({"t": kind, "id": self._number, **fields})


async def send(socket: ClientConnection, message: str) -> None:
    """Send, unless the line has just ended."""
    if socket.state.name == "OPEN":
        await socket.send(message)


async def play_table(
    port: int, cookies: Sequence[str], match: str, profiles: Sequence[Profile], seed: str
) -> list[list[Run]]:
    """One match; what came of every round."""
    async with AsyncExitStack() as after:
        barrier = asyncio.Barrier(len(profiles))
        clients = []
        playing = []
        for seat, profile in enumerate(profiles):
            proxy = Proxy(profile, port, f"{seed}-{seat}")
            after.callback(proxy.close)
            client = Client(seat, profile, f"{seed}-{seat}")
            clients.append(client)
            address = f"ws://127.0.0.1:{await proxy.open()}/ws/{match}"
            playing.append(client.play(address, cookies[seat], barrier))
        await asyncio.gather(*playing)
    return [runs_of(clients, reveal) for reveal in clients[0].reactions if whole(clients, reveal)]


def whole(clients: Sequence[Client], reveal: int) -> bool:
    """Whether everybody answered in time to be ranked, but for the last, whom the rules bar."""
    return (
        all(reveal in client.reactions for client in clients) and len(clients[0].finishes[reveal]) >= len(clients) - 1
    )


def runs_of(clients: Sequence[Client], reveal: int) -> list[Run]:
    """How everybody fared in a round; who came too late to be ranked was last, and arrived last."""
    finishes = clients[0].finishes[reveal]
    places = {finish["seat"]: place for place, finish in enumerate(finishes)}
    by_seat = {finish["seat"]: finish for finish in finishes}
    found = []
    for client in clients:
        finish = by_seat.get(client.seat)
        charged = finish["charged"] if finish else 1e9
        arrived = charged + (finish["credit"] if finish else 0.0)
        place = places.get(client.seat, len(clients))
        flag = finish["flag"] if finish else None
        wait = clients[0].waits.get((reveal, client.seat), 0.0)
        found.append(Run(client.seat, client.reactions[reveal], arrived, charged, place, max(0.0, wait), flag))
    return found


async def play_all(port: int, profiles: Sequence[Profile], tables: int, matches: int, seed: str) -> list[list[Run]]:
    """So many tables at once, so many matches at each."""
    with closing(Asker(port)) as ask:
        cookies = [ask.post("/api/me", {"name": profile.name})[1] for profile in profiles]
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in profiles[1:])]
        wanted = {"game": "jane", "seats": seats, "terms": {"race": "ranked"}}
        opened = [
            [ask.post("/api/matches", wanted, cookies[0])[0]["match"] for _ in range(matches)] for _ in range(tables)
        ]

    async def at_table(number: int) -> list[list[Run]]:
        rounds = []
        for turn, match in enumerate(opened[number]):
            rounds += await play_table(port, cookies, match, profiles, f"{seed}-{number}-{turn}")
        return rounds

    played = await asyncio.gather(*(at_table(number) for number in range(tables)))
    return [found for rounds in played for found in rounds]


def play(profiles: Sequence[Profile], tables: int, rounds: int, seed: str) -> list[list[Run]]:
    """About so many rounds on a server of their own."""
    port = free_port()
    with TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "benchmarks.fairness.house", str(port), str(Path(folder) / "saloon.db")]
        with Server(command, port, "/healthz"):
            return asyncio.run(play_all(port, profiles, tables, max(1, rounds // (tables * ROUNDS)), seed))
