"""What the server asks of its store, shown of SQLite in a file and of PostgreSQL alike."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import asyncpg
import pytest
from msgspec.structs import replace

from saloon.server.store import BidRow, GuestRow, MatchRow, SeatRow, Store, Terms
from saloon.server.store.change import Change
from saloon.server.store.entries import Entry, read_entries
from saloon.server.store.postgres.store import PostgresStore
from saloon.server.store.rows import Placed, ResultRow
from saloon.server.store.sqlite import SqliteStore
from tests.server.postgres import new_database
from tests.server.stored import a_match

Opener = Callable[[], Awaitable[Store]]
ANN, BOB = GuestRow("ann", "Ann", 1000), GuestRow("bob", "Bob", 2000)


@pytest.fixture(params=["sqlite", "postgres"])
def store_house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Opener]:
    """Opens an empty store, and the same one again."""
    if request.param == "sqlite":
        yield lambda: SqliteStore.open(tmp_path / "saloon.db")
        return
    with new_database(request.getfixturevalue("database_house")) as address:
        yield lambda: PostgresStore.open(address)


def tell(opener: Opener, story: Callable[[Store], Awaitable[None]]) -> None:
    """Let a story happen to an empty store."""

    async def whole() -> None:
        store = await opener()
        try:
            await story(store)
        finally:
            await store.close()

    asyncio.run(whole())


async def save(store: Store, change: Change) -> None:
    written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    store.save(change, lambda error: written.set_exception(error) if error else written.set_result(None))
    await written


async def append(store: Store, match: MatchRow, seq: int, *moves: Entry) -> None:
    await save(store, Change(match, seq=seq, entries=moves))


def test_what_goes_in_comes_out_and_is_there_when_opened_again(store_house: Opener) -> None:
    async def story() -> None:
        store = await store_house()
        match = a_match()
        await store.add_match(match, [Entry(-1, "first 0", 0)])
        await append(store, match, 1, Entry(0, "17^", 12, 99, "time"), Entry(1, "18v", 13))
        await store.close()
        store = await store_house()
        assert await store.match("m1") == match
        assert await store.entries("m1") == [
            Entry(-1, "first 0", 0),
            Entry(0, "17^", 12, 99, "time"),
            Entry(1, "18v", 13),
        ]
        assert await store.running() == await store.running_by_themselves() == ["m1"]
        assert await store.match("nowhere") is None
        assert await store.entries("nowhere") == []
        await store.close()

    asyncio.run(story())


def test_of_a_match_what_changed_is_written(store_house: Opener) -> None:
    async def story(store: Store) -> None:
        match = a_match()
        await store.add_match(match)

        async def change(seq: int = 0, *moves: Entry) -> None:
            await save(store, Change(match, seq=seq, entries=moves, before=before))
            assert await store.match("m1") == match

        before = match.copy()
        match.seats[1] = SeatRow(1, "guest", "bob", "Bob", "22" * 16)
        match.seats.append(SeatRow(2, "open"))
        await change()
        before = match.copy()
        match.host, match.next, match.terms, match.seats[0].warm = "bob", "m2", Terms(absent="bot"), True
        match.barred = {"eve": 'Eve "the" \\ fox'}
        await change()
        before = match.copy()
        match.phase, match.began, match.ranks, match.barred = "over", 77, [2, 1], {}
        del match.seats[2]
        await change(0, Entry(0, "17^", 1))
        assert await store.entries("m1") == [Entry(0, "17^", 1)]

    tell(store_house, story)


def test_an_end_is_written_with_its_last_move_and_its_results(store_house: Opener) -> None:
    async def story(store: Store) -> None:
        match = a_match()
        await store.add_match(match)
        before = match.copy()
        match.phase, match.ranks = "over", [1, 2]
        known = store.ladder_changes
        results = [ResultRow("m1", seat, "duel", "all", rank) for seat, rank in enumerate(match.ranks)]
        await save(store, Change(match, entries=[Entry(0, "17^", 1)], before=before, results=results))
        found = await store.match("m1")
        assert found is not None
        assert (found.phase, found.ranks) == ("over", [1, 2])
        assert await store.results("duel") == [
            Placed("m1", "all", "ann", "Ann", 1),
            Placed("m1", "all", None, "random", 2),
        ]
        elsewhere = pickle.loads(pickle.dumps(store.results_reader()))
        assert await asyncio.to_thread(elsewhere, "duel") == await store.results("duel")
        assert await store.results("bluff") == []
        assert store.ladder_changes > known
        assert await store.running() == []

    tell(store_house, story)


def test_many_write_at_once_and_a_bad_one_falls_alone(store_house: Opener) -> None:
    async def story(store: Store) -> None:
        matches = [a_match(number) for number in range(1, 30)]
        await asyncio.gather(*(store.add_match(match) for match in matches))
        assert len({match.number for match in matches}) == len(matches)
        good = [append(store, match, 0, Entry(0, "17^", 1), Entry(1, "18v", 2)) for match in matches]
        twin = replace(a_match(), id="m1")  # the same match once more: its row is there
        done = await asyncio.gather(*good, store.add_match(twin), return_exceptions=True)
        assert done[:-1] == [None] * len(matches)
        assert isinstance(done[-1], Exception)
        for match in matches:
            assert len(await store.entries(match.id)) == 2

    tell(store_house, story)


def test_what_cannot_be_written_down_is_told_and_the_next_one_is_written(store_house: Opener) -> None:
    async def story(store: Store) -> None:
        match = a_match()
        await store.add_match(match)
        with pytest.raises((ValueError, asyncpg.PostgresError)):
            await append(store, match, 0, Entry(0, "\ud800", 1))
        await append(store, match, 0, Entry(0, "17^", 1))
        assert await store.entries("m1") == [Entry(0, "17^", 1)]

    tell(store_house, story)


def test_what_was_added_since_is_found_for_many_matches_at_once(store_house: Opener) -> None:
    first, second, third = [Entry(seat % 2, f"move {seat}", seat) for seat in range(3)]

    async def story() -> None:
        store = await store_house()
        matches = [a_match(1), a_match(2)]
        for match in matches:
            await store.add_match(match, [first, second])
        await store.close()
        store = await store_house()  # the journal was put away meanwhile
        for match in matches:
            await append(store, match, 2, third)
        assert await store.entries_since({"m1": 0, "m2": 2}) == {"m1": [first, second, third], "m2": [third]}
        assert await store.entries_since({"m1": 1, "m2": 3}) == {"m1": [second, third], "m2": []}
        assert await store.entries_since({"nowhere": 0}) == {"nowhere": []}
        assert await store.entries_since({}) == {}
        await store.close()

    asyncio.run(story())


def test_the_last_answer_of_each_seat_is_kept(store_house: Opener) -> None:
    async def story(store: Store) -> None:
        match = a_match()
        await store.add_match(match)
        first, other = BidRow(0, 3, "red", 12, 7, "{}"), BidRow(1, 3, "blue", 13, 8, '{"a":1}')
        last = BidRow(0, 4, "green", 99, 9, "{}")
        for bid in (first, other, last):
            await save(store, Change(match, bid=bid))
        assert await store.bids("m1") == [last, other]

    tell(store_house, story)


def test_the_time_of_a_table_is_kept(store_house: Opener) -> None:
    async def story(store: Store) -> None:
        await store.add_match(a_match())
        await store.save_times({"m1": 123_456, "gone": 1})
        await store.save_times({})
        found = await store.match("m1")
        assert found is not None
        assert found.time == 123_456

    tell(store_house, story)


def test_guests_are_known_renamed_and_have_sessions(store_house: Opener) -> None:
    async def story(store: Store) -> None:
        await store.save_guest(ANN)
        await store.save_guest(BOB)
        assert await store.guest("ann") == ANN
        assert await store.guest("eve") is None
        running, over = a_match(1), replace(a_match(2), phase="over")
        shared = replace(a_match(3), seats=[SeatRow(0, "guest", "ann", "Ann"), SeatRow(1, "guest", "ann", "Zoé")])
        for match in (running, over, shared):
            await store.add_match(match)
        assert await store.rename_guest("ann", "Ann", "Anna") == 2
        names = [[seat.name for seat in match.seats] for match in await store.matches_of("ann")]
        assert sorted(names) == [["Ann", "random"], ["Anna", "Zoé"], ["Anna", "random"]]
        await store.visited("ann", 3000)
        await store.visited("nobody", 3000)
        await store.new_session("ann")
        found = await store.guest("ann")
        assert found is not None
        assert (found.name, found.seen, found.session) == ("Anna", 3000, 1)
        assert await store.count_guests() == 2
        assert await store.guests_unseen_since(2500) == ["bob"]

    tell(store_house, story)


def test_a_code_is_spent_once_however_many_bring_it(store_house: Opener) -> None:
    async def story(store: Store) -> None:
        await store.save_guest(ANN)
        await store.set_recovery("ann", "abcdefghjk")
        found = await asyncio.gather(*(store.recover("abcdefghjk") for _ in range(8)))
        assert [guest for guest in found if guest is not None] == [ANN]
        await store.set_recovery("ann", "kjhgfedcba")
        await store.new_session("ann")
        assert await store.recover("kjhgfedcba") is None, "a code of an earlier session is worth nothing"

    tell(store_house, story)


def test_who_is_erased_leaves_no_name(store_house: Opener) -> None:
    async def story(store: Store) -> None:
        await store.save_guest(ANN)
        people = [SeatRow(0, "guest", "ann", "Ann", "00" * 16, True), SeatRow(1, "guest", "bob", "Bob", "11" * 16)]
        for number, phase in enumerate(("gathering", "playing", "over"), 1):
            match = replace(a_match(number), phase=phase, seats=[replace(seat) for seat in people])
            match.barred = {"ann": "Ann", "eve": "Eve"} if phase == "gathering" else {}
            await store.add_match(match)
        await store.forget_guests(["ann", "nobody"], {"duel": "duel.master"})
        gathering, playing, over = [await store.match(f"m{number}") for number in (1, 2, 3)]
        assert gathering is not None
        assert playing is not None
        assert over is not None
        assert gathering.seats[0] == SeatRow(0, "open")
        assert gathering.barred == {"eve": "Eve"}
        assert playing.seats[0] == SeatRow(0, "bot", None, "duel.master", "00" * 16, False)
        assert (over.seats[0].guest, over.seats[0].name) == (None, "")
        assert [gathering.host, playing.host, over.host] == ["bob", "bob", ""]
        assert await store.guest("ann") is None

    tell(store_house, story)


def test_lists_of_matches(store_house: Opener) -> None:
    async def story(store: Store) -> None:
        for number in range(1, 7):
            phase = "over" if number <= 4 else "playing"
            game = "bluff" if number == 2 else "duel"
            await store.add_match(replace(a_match(number), phase=phase, game=game, created=number))
        assert [match.id for match in await store.matches_of("ann")] == ["m6", "m5", "m4", "m3", "m2", "m1"]
        assert [match.id for match in await store.matches_of("ann", 3)] == ["m6", "m5", "m4"]
        await store.put_away("ann", ["m6", "m5", "elsewhere"])
        await store.put_away("bob", ["m6"])
        await store.take_out("ann", ["m5"])
        assert [match.id for match in await store.matches_of("ann")] == ["m5", "m4", "m3", "m2", "m1"]
        assert [match.id for match in await store.finished_of("ann", None, None, 2)] == ["m4", "m3"]
        assert [match.id for match in await store.finished_of("ann", None, "m3", 9)] == ["m2", "m1"]
        assert [match.id for match in await store.finished_of("ann", "bluff", None, 9)] == ["m2"]
        assert await store.matches_of("bob") == []

    tell(store_house, story)


def test_matches_that_go_on_by_themselves(store_house: Opener) -> None:
    async def story(store: Store) -> None:
        people = [SeatRow(0, "guest", "ann", "Ann"), SeatRow(1, "guest", "bob", "Bob")]
        absent = [replace(people[0], warm=True), people[1]]
        quiet = Terms()
        await store.add_match(replace(a_match(1), seats=people))  # with a clock
        await store.add_match(replace(a_match(2), terms=quiet))  # with a bot
        await store.add_match(replace(a_match(3), terms=quiet, seats=absent))
        await store.add_match(replace(a_match(4), terms=quiet, seats=people))
        assert set(await store.running_by_themselves()) == {"m1", "m2", "m3"}
        assert set(await store.running()) == {"m1", "m2", "m3", "m4"}

    tell(store_house, story)


def test_what_nobody_needs_is_found_and_deleted(store_house: Opener) -> None:
    async def story(store: Store) -> None:
        bots = [SeatRow(0, "bot", None, "random"), SeatRow(1, "bot", None, "random")]
        old = 100
        await store.add_match(replace(a_match(1), phase="gathering", created=old))
        await store.add_match(replace(a_match(2), phase="over", created=old, seats=bots, terms=Terms()))
        await store.add_match(replace(a_match(3), phase="over", created=old, next="m2"))
        await store.add_match(replace(a_match(4), phase="playing", created=old, prefix=1), [Entry(0, "17^", 1)])
        await store.add_match(replace(a_match(5), phase="playing", created=old), [Entry(1, "17^", 1)])
        assert await store.gathering_since(old + 1) == ["m1"]
        assert await store.gathering_since(old) == []
        assert await store.nobodys_since(old + 1) == ["m2"]
        await store.delete_matches(["m1", "m2"], "gathering", old + 1)
        assert await store.match("m1") is None
        assert await store.match("m2") is not None, "it was not as it was said to be"
        await store.delete_matches(["m2"], "over", old + 1)
        assert await store.match("m2") is None
        rematch = await store.match("m3")
        assert rematch is not None
        assert rematch.next is None
        assert await store.entries("m1") == []

    tell(store_house, story)


def test_a_finished_match_reads_the_same_once_it_was_packed(store_house: Opener) -> None:
    async def story(store: Store) -> None:
        match, moves = a_match(), [Entry(seat % 2, f"{seat}^", seat, 7 + seat) for seat in range(6)]
        match.number = 0
        await store.add_match(match, moves[:2])
        await append(store, match, 2, *moves[2:])
        before, match.phase = match.copy(), "over"
        await save(store, Change(match, before=before, seq=len(moves)))
        await store.pack(10, 0)
        assert await store.entries("m1") == moves
        assert read_entries(await store.units("m1")) == moves
        assert await store.entries_since({"m1": 3}) == {"m1": moves[3:]}

    tell(store_house, story)


def test_moments_are_remembered(store_house: Opener) -> None:
    async def story(store: Store) -> None:
        assert await store.last_moment() is None
        await store.save_guest(ANN)
        assert await store.last_moment() == ANN.seen
        await store.note_moment(5000)
        await store.note_leap(77)
        await store.note_leap(78)
        assert (await store.last_moment(), await store.last_leap()) == (5000, 78)
        assert await store.key() == await store.key()
        assert await store.ready()

    tell(store_house, story)
