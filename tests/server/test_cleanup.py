"""What is tidied up: what nobody needs goes, what somebody does stays, and no wrong clock costs anybody a name."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace

from saloon.server.lobby.cleanup import DAY, FEW, Cleanup, CleanupRules
from saloon.server.lobby.tables import TableRegistry
from saloon.server.store import GuestRow, MatchRow, SeatRow
from saloon.server.store.entries import Entry
from saloon.server.store.rows import Phase
from saloon.server.store.sqlite import SqliteStore
from saloon.server.table.effects import Effects
from tests.server.listening import Listening
from tests.server.stored import a_match, append
from tests.server.test_table import open_house

NOW = 1_800_000_000
KEEPING = CleanupRules()
Story = Callable[[TableRegistry, SqliteStore], Awaitable[None]]


def tell(path: Path, story: Story) -> None:
    """What happens in a house on a file."""

    async def whole() -> None:
        async with open_house(path / "saloon.db") as (house, store):
            await story(house, store)

    asyncio.run(whole())


async def tidy(house: TableRegistry, store: SqliteStore, now: float = NOW, keeping: CleanupRules = KEEPING) -> None:
    """A day begins."""
    await Cleanup(house, store, keeping, lambda: now).tidy()


def rows(store: SqliteStore, table: str) -> int:
    """How many rows a table has."""
    with closing(sqlite3.connect(store.path)) as data:
        (count,) = data.execute(f"SELECT count(*) FROM {table}").fetchone()
    return int(count)


async def known_until(store: SqliteStore, now: int) -> None:
    """The house was open until this second."""
    await store.note_moment(now)


def opened(number: int, phase: Phase, days: float, *kinds: str) -> MatchRow:
    """A match that was opened so many days ago; its seats are guests' or bots'."""
    seats = [SeatRow(seat, kind, "ann" if kind == "guest" else None, kind) for seat, kind in enumerate(kinds)]  # type: ignore[arg-type]
    return replace(a_match(number), phase=phase, created=int(NOW - days * DAY), seats=seats)


@pytest.mark.parametrize(
    ("phase", "kinds", "kept"),
    [
        ("gathering", ("guest", "open"), KEEPING.gathering),
        ("gathering", ("bot", "bot"), KEEPING.gathering),
        ("playing", ("guest", "bot"), KEEPING.given_up),
        ("playing", ("bot", "bot"), KEEPING.given_up),
        ("over", ("bot", "bot"), KEEPING.nobodys),
        ("over", ("guest", "bot"), None),
    ],
)
def test_a_match_is_kept_as_long_as_somebody_may_need_it(
    tmp_path: Path, phase: Phase, kinds: tuple[str, ...], kept: int | None
) -> None:
    async def story(house: TableRegistry, store: SqliteStore) -> None:
        await known_until(store, NOW - DAY)
        await store.add_match(opened(1, phase, (kept or 4000) + 0.1, *kinds), [Entry(0, "2^", 1)])
        await store.add_match(opened(2, phase, (kept or 4000) - 0.1, *kinds), [Entry(0, "2^", 1)])
        await store._writer.put_away()
        with closing(sqlite3.connect(store.path, isolation_level=None)) as data:  # as if nothing had happened since
            data.execute("UPDATE matches SET touched = created")
        await tidy(house, store)
        assert (await store.match("m1") is None) == (kept is not None)
        assert await store.match("m2") is not None
        assert rows(store, "seats") == (2 if kept else 4)
        assert rows(store, "units") == (1 if kept else 2)

    tell(tmp_path, story)


def test_a_match_against_bots_in_which_nobody_moved_goes_after_a_day(tmp_path: Path) -> None:
    """What a bot did, or what was taken over from another match, is nobody's play."""

    async def story(house: TableRegistry, store: SqliteStore) -> None:
        await known_until(store, NOW - DAY)
        bots, own = [Entry(1, "2^", 1), Entry(1, "3^", 1)], [Entry(1, "2^", 1), Entry(0, "3^", 1)]
        old, new = KEEPING.gathering + 0.1, KEEPING.gathering - 0.1
        await store.add_match(opened(1, "playing", old, "guest", "bot"), bots)
        await store.add_match(replace(opened(2, "playing", old, "guest", "bot"), prefix=2), own)
        await store.add_match(opened(3, "playing", old, "guest", "bot"), own)
        await store.add_match(opened(4, "playing", old, "guest", "guest"), bots)
        await store.add_match(opened(5, "playing", new, "guest", "bot"), bots)
        await store._writer.put_away()
        with closing(sqlite3.connect(store.path, isolation_level=None)) as data:
            data.execute("UPDATE matches SET touched = created")
        await tidy(house, store)
        assert [number for number in range(1, 6) if await store.match(f"m{number}") is not None] == [3, 4, 5]

    tell(tmp_path, story)


def test_a_match_in_which_somebody_moved_lately_is_not_given_up(tmp_path: Path) -> None:
    async def story(house: TableRegistry, store: SqliteStore) -> None:
        today = int(time.time())
        await known_until(store, today)
        for number in (1, 2):
            await store.add_match(replace(opened(number, "playing", 0, "guest", "guest"), created=today - 1000 * DAY))
        await append(store, 1, Entry(0, "2^", 1))
        await tidy(house, store, today)
        assert [entry.move for entry in await store.entries("m1")] == ["2^"]
        assert await store.match("m2") is None

    tell(tmp_path, story)


def test_where_somebody_is_nothing_goes_and_who_comes_too_late_finds_nothing(tmp_path: Path) -> None:
    async def story(house: TableRegistry, store: SqliteStore) -> None:
        await known_until(store, NOW - DAY)
        for number in (1, 2):
            await store.add_match(opened(number, "gathering", 3, "guest", "open"))
        first, second = await house.table("m1"), await house.table("m2")
        assert first is not None
        assert second is not None
        await first.do(partial(first.presence.attach, Listening("ann", "Ann")))
        presence = second.presence
        await tidy(house, store)
        assert await house.table("m1") is first
        assert await house.table("m2") is None
        await second.do(partial(presence.people_changed, Effects()))
        assert await store.match("m2") is None, "whoever still holds the table brings nothing back"
        assert rows(store, "matches") == 1

    tell(tmp_path, story)


def test_a_table_that_is_asked_for_while_its_match_goes_is_not_stood_up(tmp_path: Path) -> None:
    async def story(house: TableRegistry, store: SqliteStore) -> None:
        await store.add_match(opened(1, "gathering", 3, "guest", "open"))
        going = asyncio.create_task(house.remove(["m1"], "gathering", NOW))
        await asyncio.sleep(0)
        assert await house.table("m1") is None
        await going
        assert await house.table("m1") is None
        assert house.tables == 0

    tell(tmp_path, story)


def test_a_match_that_has_begun_since_it_was_found_stays(tmp_path: Path) -> None:
    async def story(house: TableRegistry, store: SqliteStore) -> None:
        await store.add_match(opened(1, "playing", 3, "guest", "guest"))
        await house.remove(["m1"], "gathering", NOW)
        assert await store.match("m1") is not None

    tell(tmp_path, story)


def test_where_the_rematch_went_there_may_be_another(tmp_path: Path) -> None:
    async def story(house: TableRegistry, store: SqliteStore) -> None:
        await known_until(store, NOW - DAY)
        await store.add_match(replace(opened(1, "over", 3, "guest", "guest"), next="m3"))
        await store.add_match(replace(opened(2, "over", 3, "guest", "guest"), next="m4"))
        await store.add_match(opened(3, "gathering", 3, "guest", "guest"))
        await store.add_match(opened(4, "gathering", 0, "guest", "guest"))
        await tidy(house, store)
        nexts = [row.next for name in ("m1", "m2") if (row := await store.match(name))]
        assert nexts == [None, "m4"]

    tell(tmp_path, story)


def test_a_number_that_is_given_again_brings_no_moves_of_another_match(tmp_path: Path) -> None:
    async def first(house: TableRegistry, store: SqliteStore) -> None:
        old = opened(1, "playing", 3, "guest", "guest")
        await store.add_match(old, [Entry(0, "2^", 1)])
        await store.delete_matches(["m1"], "playing", 2**40)
        await append(store, 1, Entry(0, "3^", 2), seq=1)  # a table that still stands

    async def second(house: TableRegistry, store: SqliteStore) -> None:
        new = replace(a_match(2), number=0)
        await store.add_match(new)
        assert new.number == 1
        assert await store.entries("m2") == []

    tell(tmp_path, first)
    tell(tmp_path, second)


def test_guests_who_are_gone_are_erased_together_and_a_few_a_day(tmp_path: Path) -> None:
    async def story(house: TableRegistry, store: SqliteStore) -> None:
        await known_until(store, NOW - DAY)
        for number in range(3 * FEW):
            await store.save_guest(GuestRow(f"g{number:02}", "Gone", NOW - 400 * DAY - number))
        await store.save_guest(GuestRow("ann", "Ann", NOW - 300 * DAY))
        commits = count_commits(store)
        await tidy(house, store)
        assert await store.count_guests() == 2 * FEW + 1
        assert await store.guest(f"g{3 * FEW - 1}") is None, "the longest gone goes first"
        assert commits() < FEW
        await tidy(house, store, NOW + DAY)
        await tidy(house, store, NOW + 2 * DAY)
        assert await store.count_guests() == 1

    tell(tmp_path, story)


def count_commits(store: SqliteStore) -> Callable[[], int]:
    """Counts how often something is made durable from now on."""
    seen: list[str] = []
    store._writer._connection.set_trace_callback(lambda text: seen.append(text) if text == "COMMIT" else None)
    return lambda: len(seen)


def test_a_clock_that_has_leapt_erases_nobody(tmp_path: Path) -> None:
    async def story(house: TableRegistry, store: SqliteStore) -> None:
        for number in range(20):
            await store.save_guest(GuestRow(f"g{number}", "Guest", NOW - number * DAY))
        await store.add_match(opened(1, "playing", 2, "guest", "guest"))
        with closing(sqlite3.connect(store.path, isolation_level=None)) as data:
            data.execute("UPDATE matches SET touched = created")
        for start in range(5):  # it is wrong at several starts, and somebody comes meanwhile
            await tidy(house, store, NOW + 400 * DAY)
            await store.save_guest(GuestRow(f"new{start}", "Guest", NOW + 400 * DAY))
        for start in range(100):  # as a house that fails again and again is started by its service
            await tidy(house, store, NOW + 400 * DAY + start)
        assert await store.count_guests() == 25
        assert await store.match("m1") is not None
        await tidy(house, store, NOW + DAY)  # set right again
        await tidy(house, store, 0)  # and wrong again
        assert await store.count_guests() == 25
        assert await store.match("m1") is not None

    tell(tmp_path, story)


def test_a_house_that_was_closed_for_long_believes_its_clock_in_the_end(tmp_path: Path) -> None:
    async def story(house: TableRegistry, store: SqliteStore) -> None:
        await store.save_guest(GuestRow("ann", "Ann", NOW))
        for day in range(60):
            assert await store.guest("ann") is not None
            await tidy(house, store, NOW + (400 + day) * DAY)
            if await store.guest("ann") is None:
                break
        assert await store.guest("ann") is None

    tell(tmp_path, story)


def test_what_cannot_be_tidied_up_today_is_tried_again_and_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def story(house: TableRegistry, store: SqliteStore) -> None:
        slept = asyncio.Event()

        async def fail(_moment: int) -> list[str]:
            raise OSError("input/output error")

        async def sleep(_seconds: float) -> None:
            slept.set()
            await asyncio.Event().wait()

        monkeypatch.setattr(store, "guests_unseen_since", fail)
        monkeypatch.setattr("saloon.server.lobby.cleanup.asyncio.sleep", sleep)
        chore = asyncio.create_task(Cleanup(house, store, KEEPING).go_on())
        await slept.wait()
        assert not chore.done()
        chore.cancel()

    tell(tmp_path, story)
    assert "could not be tidied up" in "".join(capsys.readouterr())
