"""Ladders: what a ranked match is worth, and to whom."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saloon.server.common.job_queue import Asker, JobQueue
from saloon.server.store import Change, Placed, ResultRow
from saloon.server.store.sqlite import SqliteStore
from saloon.server.table.ladder import START, SWING, Ladder, Ladders, Rung, changes, ladders, standings_of
from tests.server.stored import a_match, save


def placed(match: str, **ranks: int) -> list[Placed]:
    return [Placed(match, "base", guest, guest.title(), rank) for guest, rank in ranks.items()]


def test_a_win_between_equals_is_worth_half_of_what_is_at_stake() -> None:
    (ladder,) = ladders(standings_of(placed("one", ann=1, bob=2)), "bob")
    half = round(SWING / 2)
    start = round(START)
    assert ladder == Ladder(
        "base", [Rung("Ann", start + half, 1, 1, you=False), Rung("Bob", start - half, 1, 0, you=True)]
    )


def test_who_beats_a_better_one_gains_more() -> None:
    gain, _ = changes([1000, 1200], [1, 2])
    small, _ = changes([1200, 1000], [1, 2])
    assert gain > SWING / 2 > small > 0


def test_a_shared_place_between_equals_changes_nothing() -> None:
    assert changes([1000, 1000], [1, 1]) == [0, 0]


@given(st.lists(st.tuples(st.floats(200, 2400), st.integers(1, 9)), min_size=2, max_size=9))
def test_points_only_change_hands(people: list[tuple[float, int]]) -> None:
    worth = changes([rating for rating, _ in people], [rank for _, rank in people])
    assert sum(worth) == pytest.approx(0, abs=1e-9)
    assert all(abs(change) <= SWING for change in worth)


def test_every_ladder_has_its_own_ratings_and_the_erased_are_on_none() -> None:
    results = [
        *placed("one", ann=1, bob=2),
        Placed("two", "stick_up", "ann", "Ann", 2),
        Placed("two", "stick_up", None, "", 1),
    ]
    base, stick_up = ladders(standings_of(results), None)
    assert [rung.name for rung in base.rungs] == ["Ann", "Bob"]
    assert [(rung.name, rung.rating < START) for rung in stick_up.rungs] == [("Ann", True)]


class Counted:
    """Works at once, and counts."""

    def __init__(self) -> None:
        self.done = 0

    async def do(self, _asker: Asker, work: Callable[..., Any], *arguments: Any) -> Any:
        self.done += 1
        return await asyncio.to_thread(work, *arguments)


def test_it_is_reckoned_anew_only_when_something_has_changed(tmp_path: Path) -> None:
    async def story() -> None:
        store, jobs = await SqliteStore.open(tmp_path / "saloon.db"), Counted()
        asked = Ladders(store, cast("JobQueue", jobs))

        async def names() -> list[list[str]]:
            found = await asyncio.gather(*[asked.of("duel", guest) for guest in ("ann", None, "ann")])
            assert found[0] == found[2]
            return [[rung.name for rung in ladder.rungs] for ladder in found[0]]

        async def end(match: int) -> None:
            row = a_match(match)
            await store.add_match(row)
            results = [ResultRow(row.id, seat, "duel", "base", rank) for seat, rank in ((0, 1), (1, 2))]
            await save(store, Change(row, results=results))

        assert await names() == await names() == []
        assert jobs.done == 1
        await end(1)
        assert await names() == await names() == [["Ann"]]
        assert jobs.done == 2
        await end(2)
        assert await asked.of("duel", "ann") != await asked.of("duel", None), "one sees oneself"
        assert jobs.done == 3
        await save(store, Change(a_match(2)))
        await names()
        assert jobs.done == 3, "a match that does not count changes nothing"
        await store.forget_guests(["ann"], {})
        assert await names() == await names() == [[]]
        assert jobs.done == 4
        await store.close()

    asyncio.run(story())
