"""Turns are fair: by rank, between clients, in order for each of them, and nobody can have too much waiting."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from itertools import groupby

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saloon.server.common.fair_queue import URGENT, USUAL, Busy, FairQueue

Piece = tuple[str, int]  # a client, and the rank of what it asks for
PIECES = st.lists(st.tuples(st.sampled_from("abc"), st.sampled_from([URGENT, USUAL])), max_size=24)


async def settle() -> None:
    """Let everybody do what can be done by now."""
    for _ in range(20):
        await asyncio.sleep(0)


def served(pieces: Sequence[Piece], queue: FairQueue) -> list[tuple[str, int, int]]:
    """The order in which pieces that all wait at the same time have their turns: client, rank and place in the row."""

    async def work() -> list[tuple[str, int, int]]:
        order: list[tuple[str, int, int]] = []

        async def ask(index: int, client: str, rank: int) -> None:
            async with queue.turn(client, rank):
                order.append((client, rank, index))
                await asyncio.sleep(0)

        async with queue.turn("first"):
            asked = [asyncio.ensure_future(ask(index, *piece)) for index, piece in enumerate(pieces)]
            await settle()
            assert queue.waiting == len(pieces)
        await asyncio.gather(*asked)
        assert queue.waiting == 0
        return order

    return asyncio.run(work())


@given(PIECES)
def test_ranks_come_in_order_and_a_clients_own_pieces_keep_theirs(pieces: list[Piece]) -> None:
    order = served(pieces, FairQueue(1, waiting=100))
    assert sorted((client, rank) for client, rank, _ in order) == sorted(pieces)
    assert [rank for _, rank, _ in order] == sorted(rank for _, rank in pieces)
    for piece in set(pieces):
        own = [index for client, rank, index in order if (client, rank) == piece]
        assert own == sorted(own)


@given(PIECES)
def test_clients_take_turns_within_a_rank(pieces: list[Piece]) -> None:
    for _, group in groupby(served(pieces, FairQueue(1, waiting=100)), key=lambda piece: piece[1]):
        clients = [client for client, _, _ in group]
        for end in range(len(clients)):
            had, left = Counter(clients[:end]), Counter(clients[end:])
            still = [had[client] for client in left]
            assert max(had.values(), default=0) <= min(still) + 1, "nobody is ahead of who still waits by two turns"


def test_who_comes_late_waits_for_one_turn_of_a_long_row() -> None:
    order = served([*[("flood", USUAL)] * 30, ("ann", USUAL)], FairQueue(1, waiting=100))
    assert [client for client, _, _ in order].index("ann") == 1


def test_who_has_had_a_turn_waits_for_the_others_however_it_came() -> None:
    """The first of a flood finds nobody before it; the second must not come before who asked meanwhile."""

    async def work() -> None:
        queue, order = FairQueue(1, waiting=100), []

        async def ask(client: str) -> None:
            async with queue.turn(client):
                order.append(client)
                await settle()

        await asyncio.gather(*map(ask, [*["flood"] * 5, "ann"]))
        assert order[:2] == ["flood", "ann"]

    asyncio.run(work())


def test_so_many_run_at_once_and_so_many_of_one_client() -> None:
    async def work() -> None:
        running: Counter[str] = Counter()
        most: Counter[str] = Counter()
        queue = FairQueue(3, each=2, waiting=100)

        async def ask(client: str) -> None:
            async with queue.turn(client):
                running[client] += 1
                most[client] = max(most[client], running[client])
                most["all"] = max(most["all"], running.total())
                await asyncio.sleep(0)
                running[client] -= 1

        await asyncio.gather(*[ask(client) for client in "aaaaaaaabb"])
        assert most == {"a": 2, "b": 1, "all": 3}

    asyncio.run(work())


def test_nobody_has_more_waiting_than_is_allowed() -> None:
    async def work() -> None:
        queue = FairQueue(1, waiting=2, in_all=3)

        async def ask(client: str) -> str:
            async with queue.turn(client):
                return client

        async with queue.turn("first"):
            waiting = [asyncio.ensure_future(ask(client)) for client in "aab"]
            await settle()
            for client in "ac":  # one's own share is full, and that of all
                with pytest.raises(Busy):
                    await ask(client)
        assert await asyncio.gather(*waiting) == ["a", "a", "b"]
        assert await ask("a") == "a"

    asyncio.run(work())


@pytest.mark.parametrize("given_already", [False, True])
def test_who_leaves_holds_nobody_up(given_already: bool) -> None:
    async def work() -> None:
        queue = FairQueue(1)

        async def ask(client: str) -> str:
            async with queue.turn(client):
                return client

        async with queue.turn("first"):
            gone, stays = asyncio.ensure_future(ask("gone")), asyncio.ensure_future(ask("stays"))
            await settle()
            if not given_already:
                gone.cancel()
        gone.cancel()  # its turn was given when the block ended, and it has not yet heard of it
        assert await stays == "stays"
        assert gone.cancelled()
        assert queue.waiting == 0
        assert await ask("next") == "next"

    asyncio.run(work())


def test_an_error_ends_a_turn() -> None:
    async def work() -> None:
        queue = FairQueue(1)
        with pytest.raises(ZeroDivisionError):
            async with queue.turn("ann"):
                divmod(1, 0)
        async with queue.turn("ann"):
            pass

    asyncio.run(work())
