"""The benchmark of fairness: its truth is known, and its figures are those of its rounds."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from benchmarks.fairness.cheats import Innocent, false_flags, judge, simulate_innocent, simulate_run, until_flagged
from benchmarks.fairness.endpoint import Endpoint
from benchmarks.fairness.figures import by_arrival, by_house, percentile, spearman, wins, wrong_order
from benchmarks.fairness.kernel import GAIN, Kernel
from benchmarks.fairness.lines import EVEN, FIBRE, PROFILES, Profile, Way
from benchmarks.fairness.players import HONEST, SCHEMES
from benchmarks.fairness.proxy import Proxy
from benchmarks.fairness.simulation import Run, play_matches
from websockets.asyncio.server import ServerConnection, serve

from saloon.server.race.cheat_signals import Flag


def run(seat: int, reaction: float, arrived: float, place: int, flag: Flag | None = None) -> Run:
    return Run(seat, reaction, arrived, reaction, place, 0.0, flag)


ROUNDS = [
    [run(0, 500, 600, 0), run(1, 520, 540, 1)],
    [run(0, 500, 600, 1), run(1, 505, 540, 0)],
]


def test_wrong_orders_are_counted_among_pairs_that_differ_enough() -> None:
    assert (wrong_order(ROUNDS, 10, by_house).pairs, wrong_order(ROUNDS, 10, by_house).share) == (1, 0.0)
    assert (wrong_order(ROUNDS, 1, by_house).pairs, wrong_order(ROUNDS, 1, by_house).share) == (2, 0.5)
    assert wrong_order(ROUNDS, 1, by_arrival).share == 1.0


def test_wins_and_rank_correlation() -> None:
    assert wins(ROUNDS, by_house) == [0.5, 0.5]
    assert spearman(ROUNDS, by_house) == 0.0
    assert spearman(ROUNDS, by_arrival) == -1.0
    assert percentile(range(100), 0.95) == 95


def test_the_fair_order_is_right_where_arrival_is_not() -> None:
    rounds = play_matches(PROFILES, 200, "test")
    assert wrong_order(rounds, 25, by_house).share < 0.02
    assert wrong_order(rounds, 25, by_arrival).share > 0.1
    even = play_matches(EVEN, 400, "test")
    assert min(wins(even, by_house)) > 0.17
    assert min(wins(even, by_arrival)) < 0.08


def test_a_seed_settles_everything() -> None:
    assert play_matches(PROFILES, 10, "same") == play_matches(PROFILES, 10, "same")
    assert play_matches(PROFILES, 10, "same") != play_matches(PROFILES, 10, "other")


def test_cheats_are_caught_and_the_honest_are_not() -> None:
    shorter = SCHEMES[0]
    caught = judge(shorter, [simulate_run(shorter, number, "test") for number in range(8)])
    assert caught.flagged == 1.0
    assert caught.by_arrival < caught.gain < min(60, caught.unseen)
    assert simulate_innocent(8, "test") == Innocent(32, ())


def test_a_gain_is_what_is_taken_off_the_truth() -> None:
    runs = [
        Run(0, 500, 700, 350, 0, 0.0, None),
        Run(0, 500, 700, 400, 0, 0.0, "credit"),
        Run(0, 500, 700, 520, 0, 0.0, "credit"),
    ]
    caught = judge(HONEST, [runs])
    assert (caught.by_arrival, caught.unseen, caught.gain, caught.flagged) == (-200, 125, 100, 1.0)
    assert list(until_flagged(runs)) == runs[:2]


def test_false_flags_are_counted_by_twenty_rounds_and_not_the_cheats() -> None:
    fine, bad = run(0, 500, 600, 0), run(0, 500, 600, 0, "steady")
    rounds = [[bad, fine]] * 20 + [[fine, fine]] * 19 + [[fine, bad]]
    assert false_flags([rounds]) == Innocent(4, ("steady", "steady"))
    assert false_flags([rounds], cheated=True) == Innocent(2, ("steady",))


def test_the_kernel_of_a_line_is_smoothed_and_read_elsewhere(tmp_path: Path) -> None:
    kernel, elsewhere = Kernel(tmp_path / "kernel"), Kernel(tmp_path / "kernel")
    assert elsewhere.rtt("127.2.0.7") is None
    kernel.saw("127.2.0.7", 40.0)
    kernel.saw("127.2.0.7", 80.0)
    assert (elsewhere.rtt("127.2.0.7"), elsewhere.rtt("127.3.0.7")) == (40.0 + GAIN * 40.0, None)
    kernel.forget("127.2.0.7")
    assert elsewhere.rtt("127.2.0.7") is None


@pytest.mark.parametrize("size", [5, 125, 126, 3000, 70_000])
def test_the_end_of_a_line_speaks_as_a_browser_does(size: int) -> None:
    async def story() -> list[bytes]:
        async def talk(socket: ServerConnection) -> None:
            await (await socket.ping())
            await socket.send("x" * size)
            await socket.send(str(len(await socket.recv())))

        heard: list[bytes] = []
        async with serve(talk, "127.0.0.1", 0, compression=None) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            end = await Endpoint.open(port, "/", "", heard.append, pong_delay=1.0)
            end.send(b"y" * min(size, 4000))
            await end.ended
        return heard

    assert asyncio.run(story()) == [b"x" * size, str(min(size, 4000)).encode()]


def test_packets_that_are_sent_together_share_their_trouble() -> None:
    way = Way(10, 0.001, random.Random(3))
    delays = [way.delay_at(moment) for moment in range(0, 900_000, 10)]
    slots = [delays[start : start + 150] for start in range(0, len(delays), 150)]
    assert any(delay > 100 for delay in delays)
    assert all(max(slot) - min(slot) < 1 for slot in slots)


def test_the_proxy_passes_everything_on_in_its_order() -> None:
    async def story() -> bytes:
        async def shout(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write((await reader.readexactly(8)).upper())
            writer.close()
            await writer.wait_closed()

        house = await asyncio.start_server(shout, "127.0.0.1", 0)
        proxy = Proxy(Profile("quick", 0, 0, FIBRE.jitter), house.sockets[0].getsockname()[1], "seed")
        reader, writer = await asyncio.open_connection("127.0.0.1", await proxy.open())
        for letter in "fairness":
            writer.write(letter.encode())
            await writer.drain()
        heard = await reader.read()
        writer.close()
        await writer.wait_closed()
        proxy.close()
        house.close()
        await house.wait_closed()
        return heard

    assert asyncio.run(story()) == b"FAIRNESS"
