"""What houses on one database have in common beside guests and matches."""

from __future__ import annotations

import asyncio
from typing import Any, Final, cast

import asyncpg
import msgspec
import pytest
from msgspec.structs import replace

from saloon import __version__
from saloon.kernel import InputRules, find_game
from saloon.server.common.job_queue import Asker, JobQueue
from saloon.server.common.quotas import Allowance, Quotas
from saloon.server.race.cheat_memory import CheatMemory
from saloon.server.race.cheat_signals import Answer, CheatSignals, Kept
from saloon.server.race.fairness import Proof, Verdict
from saloon.server.records.analysis import LOOK, Analysis, once
from saloon.server.records.analysis_jobs import write_hindsight
from saloon.server.store import Change, ResultRow, SeatRow
from saloon.server.store.postgres.connections import TRIES, in_one
from saloon.server.store.postgres.shared import SharedRows
from saloon.server.table.ladder import KEPT, Ladders
from saloon.server.table.live_race.referee import Referee
from saloon.server.table.people import People
from tests.server.conftest import Skip
from tests.server.several_houses import ANN, House, tell
from tests.server.stored import a_match, save
from tests.server.test_ladder import Counted

RULES: Final = InputRules()
IMPOSSIBLE: Final = Answer(Verdict(100.0, 50.0, 50.0, 100.0), Proof(40, 50, 90))
SLOW: Final = Answer(Verdict(500.0, 300.0, 300.0, 500.0), Proof(40, 50, 90))


def test_one_house_does_what_is_to_be_done_once(database: str) -> None:
    async def story(one: House, other: House, bystander: asyncpg.Connection) -> None:
        turns = await asyncio.gather(*(house.store.shared.take_turn("tidy", 3600.0) for house in (one, other) * 5))
        assert turns.count(True) == 1
        assert await other.store.shared.take_turn("something else", 3600.0)
        await bystander.execute("UPDATE turns SET taken = taken - interval '61 minutes'")
        turns = await asyncio.gather(*(house.store.shared.take_turn("tidy", 3600.0) for house in (one, other) * 5))
        assert turns.count(True) == 1

    tell(database, story)


def test_what_is_brought_in_an_hour_is_counted_in_all_houses_together(database: str) -> None:
    async def story(one: House, other: House, bystander: asyncpg.Connection) -> None:
        quotas = [Quotas(Allowance(matches=2, company=2), house.store.shared) for house in (one, other)]

        async def ask(guest: str, times: int = 6) -> int:
            return sum([await quotas[number % 2].use("matches", "here", guest) for number in range(times)])

        assert [await ask("ann"), await ask("bob"), await ask("cleo")] == [2, 2, 0]
        assert await quotas[1].use("matches", "there", "cleo"), "who was refused took nothing"
        assert await quotas[0].use("records", "here", "ann", 60), "each is counted by itself"
        await quotas[0].overdraw("names", "here", "ann", 5_000)
        assert not await quotas[1].use("names", "here", "ann")
        await bystander.execute("UPDATE quotas SET hour = hour - 1")
        assert [await ask("ann"), await ask("bob")] == [2, 2]
        fresh = SharedRows(one.store._pool, one.store._news, one.store.house, await one.store.key())
        await Quotas(Allowance(), fresh).use("matches", "here", "dan")
        assert await bystander.fetchval("SELECT count(DISTINCT hour) FROM quotas") == 1, "what is over is forgotten"
        assert not [row["who"] for row in await bystander.fetch("SELECT who FROM quotas") if b"ann" in row["who"]]

    tell(database, story)


def test_what_speaks_against_a_guest_counts_in_the_next_house(database: str) -> None:
    async def story(one: House, other: House, _: asyncpg.Connection) -> None:
        await one.store.save_guest(ANN)
        memories = [CheatMemory(house.store.shared) for house in (one, other)]
        first, second = [Referee("ranked", People([SeatRow(0, "guest", "ann")]), memory, RULES) for memory in memories]
        for memory in memories:
            await memory.recall("ann")
            await memory.recall("nobody")
        assert first.look(0, IMPOSSIBLE) is None
        first.keep([0])
        await asyncio.gather(*memories[0]._keeping)
        await memories[1].recall("ann")
        assert second.look(0, IMPOSSIBLE) == "too-fast", "the first one was in the other house"
        second.keep([0])
        await asyncio.gather(*memories[1]._keeping)
        await memories[0].recall("ann")
        assert memories[0].follow("ann").flag is None, "a flag costs one match and no more"

    tell(database, story)


def test_all_that_is_known_of_answers_is_kept() -> None:
    signals = CheatSignals()
    for answer in (SLOW, IMPOSSIBLE, SLOW):
        signals.look(answer)
        signals.look_back(answer, True)
    again = CheatSignals.from_kept(msgspec.json.decode(msgspec.json.encode(signals.kept()), type=Kept))
    assert vars(again) == vars(signals)
    assert signals.look(IMPOSSIBLE) == again.look(IMPOSSIBLE) == "too-fast"


def test_a_hindsight_is_worked_out_once_for_all_houses(database: str) -> None:
    async def story(one: House, other: House, bystander: asyncpg.Connection) -> None:
        await one.store.add_match(replace(a_match(), phase="over"))
        begun, enough, tries = asyncio.Event(), asyncio.Event(), 0

        async def work() -> bytes:
            nonlocal tries
            tries += 1
            begun.set()
            await enough.wait()
            return b"found"

        async def fail() -> bytes:
            raise ZeroDivisionError

        with pytest.raises(ZeroDivisionError):
            await once(one.store.shared, "m1", "work", fail)
        asked = [asyncio.create_task(once(house.store.shared, "m1", "work", work)) for house in (one, other)]
        await begun.wait()
        await asyncio.wait(asked, timeout=2 * LOOK)
        enough.set()
        assert await asyncio.gather(*asked) == [b"found"] * 2
        assert tries == 1
        assert await once(other.store.shared, "m1", "work", fail) == b"found"

        assert await one.store.shared.begin_work("m1", "other work", 1000.0)
        assert not await other.store.shared.begin_work("m1", "other work", 1000.0)
        await bystander.execute("UPDATE analyses SET until = clock_timestamp() WHERE answer IS NULL")
        assert await once(other.store.shared, "m1", "other work", work) == b"found", "the first house is gone"
        await bystander.execute("UPDATE analyses SET until = until - interval '89 days' WHERE work = 'work'")
        await one.store.shared.forget_work(90)
        assert await one.store.shared.worked_out("m1", "work") == b"found"
        await bystander.execute("UPDATE analyses SET until = until - interval '2 days' WHERE work = 'work'")
        await one.store.shared.forget_work(90)
        assert await one.store.shared.worked_out("m1", "work") is None
        await one.store.delete_matches(["m1"], "over", 1000)
        assert not await bystander.fetchval("SELECT count(*) FROM analyses")
        assert await once(one.store.shared, "m1", "work", work) == b"found", "though the match is gone meanwhile"

    tell(database, story)


def test_a_ladder_is_shown_for_some_seconds_though_another_house_adds_to_it(database: str, skip: Skip) -> None:
    async def story(one: House, other: House, _: asyncpg.Connection) -> None:
        asked = Ladders(other.store, cast("JobQueue", Counted()))

        async def end(number: int) -> None:
            row = a_match(number)
            await one.store.add_match(row)
            results = [ResultRow(row.id, seat, "duel", "base", seat + 1) for seat in (0, 1)]
            await save(one.store, Change(row, results=results))

        async def matches() -> list[int]:
            return [rung.matches for ladder in await asked.of("duel", None) for rung in ladder.rungs]

        await end(1)
        assert await matches() == [1]
        await end(2)
        assert await matches() == [1]
        skip(KEPT)
        assert await matches() == [2]
        await one.store.forget_guests(["ann"], {})
        await other.hears()
        assert await matches() == [], "who is erased is gone at once"

    tell(database, story)


def test_many_who_ask_at_one_house_wait_for_the_other_one_together(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(one: House, other: House, _: asyncpg.Connection) -> None:
        row = replace(a_match(), phase="over")
        await one.store.add_match(row)
        analysis = Analysis(other.store)
        looks, look = 0, other.store.shared.begin_work

        async def count(*question: Any) -> bool:
            nonlocal looks
            looks += 1
            return await look(*question)

        monkeypatch.setattr(other.store.shared, "begin_work", count)
        work = f"write_hindsight {find_game('duel').rules_version} {__version__}"
        assert await one.store.shared.begin_work("m1", work, 1000.0)
        asked = [asyncio.create_task(analysis.of(row, Asker("here"), write_hindsight)) for _ in range(100)]
        await asyncio.wait(asked, timeout=2 * LOOK)
        assert looks <= 4, "one of them looks"
        await one.store.shared.end_work("m1", work, b"found")
        assert await asyncio.gather(*asked) == [b"found"] * 100
        analysis.close()

    tell(database, story)


def test_what_waits_for_a_table_that_waits_for_it_is_done_again(database: str) -> None:
    async def story(one: House, _: House, bystander: asyncpg.Connection) -> None:
        tries = 0

        async def do(connection: asyncpg.Connection) -> str:
            nonlocal tries
            tries += 1
            await connection.execute("INSERT INTO notes (name, value) VALUES ('done', '')")
            if tries < most:
                raise asyncpg.DeadlockDetectedError
            return "done"

        most = TRIES
        assert await in_one(one.store._pool, do) == "done"
        assert await bystander.fetchval("SELECT count(*) FROM notes WHERE name = 'done'") == 1
        await bystander.execute("DELETE FROM notes WHERE name = 'done'")
        tries, most = 0, TRIES + 1
        with pytest.raises(asyncpg.DeadlockDetectedError):
            await in_one(one.store._pool, do)
        assert not await bystander.fetchval("SELECT count(*) FROM notes WHERE name = 'done'")

    tell(database, story)
