"""What the server asks of its store about rooms, shown of SQLite in a file and of PostgreSQL alike."""

from __future__ import annotations

import asyncio
from typing import Final

from msgspec.structs import replace

from saloon.server.store import Change, GuestRow, MemberRow, RoomMatch, RoomRow, RoomSeat, SeatRow, Store, Terms
from tests.server.stored import a_match, save
from tests.server.test_store_contract import Opener, store_house, tell

__all__ = ["store_house"]  # pytest finds them here

ROOM: Final = RoomRow("bcdfg", "ann", 100, 100)
MANY: Final = 60
GAP: Final = 45


async def friends(store: Store, *names: str) -> None:
    """A room of Ann's, to which these guests come one after the other."""
    assert await store.add_room(ROOM)
    for number, name in enumerate(names):
        await store.save_guest(GuestRow(name, name.title(), 1000))
        await store.enter_room("bcdfg", name, 100 + number, MANY)


async def members(store: Store, code: str = "bcdfg") -> list[MemberRow]:
    room = await store.room(code)
    assert room is not None
    return room.members


def test_a_room_is_there_when_the_store_is_opened_again(store_house: Opener) -> None:
    async def story() -> None:
        store = await store_house()
        await friends(store, "ann", "bob")
        await store.close()
        store = await store_house()
        known = [MemberRow(1, "ann", "Ann", 100, 100), MemberRow(2, "bob", "Bob", 101, 101)]
        assert await store.room("bcdfg") == replace(ROOM, visited=101, members=known)
        assert await store.room("ghjkm") is None
        assert not await store.add_room(replace(ROOM, host="bob")), "the code is Ann's room's"
        await store.close()

    asyncio.run(story())


def test_who_comes_again_keeps_the_number_and_nobody_gets_an_old_one(store_house: Opener) -> None:
    async def story(store: Store) -> None:
        await friends(store, "ann", "bob", "ann")
        assert [(each.number, each.guest) for each in await members(store)] == [(1, "ann"), (2, "bob")]
        await store.quit_room("bcdfg", "bob")
        await friends_again(store, "eve")
        assert [(each.number, each.guest) for each in await members(store)] == [(1, "ann"), (3, "eve")]
        await store.enter_room("ghjkm", "ann", 100, MANY)
        assert await store.room("ghjkm") is None, "there is no such room"

    tell(store_house, story)


async def friends_again(store: Store, name: str, most: int = MANY) -> None:
    await store.save_guest(GuestRow(name, name.title(), 1000))
    await store.enter_room("bcdfg", name, 200, most)


def test_a_room_has_only_so_many_members(store_house: Opener) -> None:
    async def story(store: Store) -> None:
        await friends(store, "ann", "bob")
        await friends_again(store, "eve", 2)
        await friends_again(store, "bob", 2)
        assert [each.guest for each in await members(store)] == ["ann", "bob"]

    tell(store_house, story)


def test_all_who_come_at_once_get_numbers_of_their_own(store_house: Opener) -> None:
    async def story(store: Store) -> None:
        await friends(store, "ann")
        names = [f"guest{number}" for number in range(12)]
        for name in names:
            await store.save_guest(GuestRow(name, name, 1000))
        await asyncio.gather(*(store.enter_room("bcdfg", name, 101, MANY) for name in names * 2))
        found = await members(store)
        assert len({each.number for each in found}) == len(found) == 13

    tell(store_house, story)


def test_signs_of_life(store_house: Opener) -> None:
    async def story(store: Store) -> None:
        await friends(store, "ann")
        await store.beat_in_room("bcdfg", "ann", 100 + GAP, "m1", GAP)
        assert await members(store) == [MemberRow(1, "ann", "Ann", 100, 100 + GAP, "m1")]
        later = 100 + 2 * GAP + 1
        await store.beat_in_room("bcdfg", "ann", later, "", GAP)
        assert await members(store) == [MemberRow(1, "ann", "Ann", later, later)], "another visit"
        await store.left_room("bcdfg", "ann", later - 40)
        await store.left_room("bcdfg", "ann", later)
        assert await members(store) == [MemberRow(1, "ann", "Ann", later, later - 40)]
        found = await store.room("bcdfg")
        assert found is not None
        assert found.visited == 100, "within the hour it is the same visit"
        await store.beat_in_room("bcdfg", "ann", 4000, "", GAP)
        found = await store.room("bcdfg")
        assert found is not None
        assert found.visited == 4000

    tell(store_house, story)


def test_who_rests_and_who_was_sent_away(store_house: Opener) -> None:
    async def story(store: Store) -> None:
        await friends(store, "ann", "bob")
        await store.rest_in_room("bcdfg", "bob", True)
        await store.bar_from_room("bcdfg", 2, True)
        await store.beat_in_room("bcdfg", "bob", 500, "", GAP)
        await store.enter_room("bcdfg", "bob", 500, MANY)
        await store.quit_room("bcdfg", "bob")
        assert (await members(store))[1] == MemberRow(2, "bob", "Bob", 101, 101, "", True, True)
        assert [room.code for room in await store.rooms_of("bob")] == []
        await store.bar_from_room("bcdfg", 2, False)
        await store.rest_in_room("bcdfg", "bob", False)
        assert (await members(store))[1] == MemberRow(2, "bob", "Bob", 101, 101)

    tell(store_house, story)


def test_the_rooms_of_a_guest_with_the_latest_first(store_house: Opener) -> None:
    async def story(store: Store) -> None:
        await friends(store, "ann", "bob")
        assert await store.add_room(replace(ROOM, code="ghjkm", host="bob"))
        await store.enter_room("ghjkm", "ann", 300, MANY)
        found = await store.rooms_of("ann")
        assert [(room.code, len(room.members)) for room in found] == [("ghjkm", 1), ("bcdfg", 2)]
        assert [room.code for room in await store.rooms_of("ann", 1)] == ["ghjkm"]
        assert await store.rooms_of("eve") == []

    tell(store_house, story)


def test_of_several_who_call_at_once_only_one_does(store_house: Opener) -> None:
    async def story(store: Store) -> None:
        await friends(store, "ann", "bob")
        done = await asyncio.gather(*(store.call_room("bcdfg", f"m{number}", 0) for number in range(8)))
        assert sorted(done) == [False] * 7 + [True]
        found = await store.room("bcdfg")
        assert found is not None
        assert (found.calls, found.called) == (1, f"m{done.index(True)}")
        assert await store.call_room("bcdfg", "m9", None)
        assert not await store.call_room("ghjkm", "m9", None)
        found = await store.room("bcdfg")
        assert found is not None
        assert (found.calls, found.called) == (2, "m9")

    tell(store_house, story)


def test_only_one_follows_a_host(store_house: Opener) -> None:
    async def story(store: Store) -> None:
        await friends(store, "ann", "bob", "eve")
        done = await asyncio.gather(*(store.pass_room("bcdfg", "ann", name) for name in ("bob", "eve", "bob")))
        assert sorted(done) == [False, False, True]
        found = await store.room("bcdfg")
        assert found is not None
        assert found.host == ("bob", "eve", "bob")[done.index(True)]

    tell(store_house, story)


def test_the_matches_of_a_room(store_house: Opener) -> None:
    async def story(store: Store) -> None:
        await friends(store, "ann", "bob")
        people = [SeatRow(0, "guest", "ann", "Ann"), SeatRow(1, "open"), SeatRow(2, "bot", None, "random")]
        await store.add_match(replace(a_match(1), room="bcdfg", phase="over", ranks=[1, 2]))
        await store.add_match(replace(a_match(2), room="bcdfg", seats=people, terms=Terms(spectators=False)))
        await store.add_match(a_match(3))
        first = [RoomSeat("guest", "ann", "Ann"), RoomSeat("bot", None, "random")]
        second = [RoomSeat("guest", "ann", "Ann"), RoomSeat("open", None, ""), RoomSeat("bot", None, "random")]
        options = a_match().options
        newest = RoomMatch("m2", "duel", options, "playing", 5, False, None, second)
        assert await store.room_matches("bcdfg") == [
            newest,
            RoomMatch("m1", "duel", options, "over", 5, True, [1, 2], first),
        ]
        assert await store.room_matches("bcdfg", 1) == [newest]
        assert await store.room_matches("ghjkm") == []
        kept = await store.match("m1")
        assert kept is not None
        assert kept.room == "bcdfg"

    tell(store_house, story)


def test_a_room_that_nobody_visits_goes_and_its_matches_stay(store_house: Opener) -> None:
    async def story(store: Store) -> None:
        await friends(store, "ann")
        assert await store.add_room(replace(ROOM, code="ghjkm", visited=900))
        await store.add_match(replace(a_match(1), room="bcdfg"))
        assert await store.rooms_unvisited_since(500) == ["bcdfg"]
        await store.delete_rooms(["bcdfg", "ghjkm"], 500)
        await store.delete_rooms([], 500)
        assert await store.room("bcdfg") is None
        assert await store.room("ghjkm") is not None, "somebody was there meanwhile"
        assert await store.rooms_of("ann") == []
        kept = await store.match("m1")
        assert kept is not None
        assert kept.room is None
        assert await store.add_room(ROOM), "its code may be another room's"
        assert await store.room_matches("bcdfg") == [], "whose matches those are not"

    tell(store_house, story)


def test_who_is_erased_belongs_to_no_room(store_house: Opener) -> None:
    async def story(store: Store) -> None:
        await friends(store, "ann", "bob")
        await store.add_match(replace(a_match(1), room="bcdfg", phase="over", ranks=[1, 2]))
        await store.forget_guests(["ann"], {"duel": "greedy"})
        found = await store.room("bcdfg")
        assert found is not None
        assert (found.host, [each.guest for each in found.members]) == ("", ["bob"])
        assert (await store.room_matches("bcdfg"))[0].seats[0] == RoomSeat("guest", None, "")

    tell(store_house, story)


def test_a_match_keeps_its_room_when_it_changes(store_house: Opener) -> None:
    async def story(store: Store) -> None:
        await friends(store, "ann")
        match = replace(a_match(1), room="bcdfg")
        await store.add_match(match)
        before = match.copy()
        match.phase = "over"
        await save(store, Change(match, before=before))
        assert await store.match("m1") == match

    tell(store_house, story)
