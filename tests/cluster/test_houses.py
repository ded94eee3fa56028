"""Who runs a match: claims and releases, houses that die and are closed, and where a line is sent meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import aclosing

import pytest
from msgspec.structs import replace

from saloon.server.cluster import member
from saloon.server.cluster.houses import House, successor
from saloon.server.cluster.ownership import Elsewhere, Released
from saloon.server.store import Change, MatchRow, SeatRow, Terms
from saloon.server.store.entries import Entry
from saloon.server.store.postgres.writer import Fenced
from tests.cluster.town import RULES, Town, TownHouse, in_town
from tests.server.stored import a_match, save


def between_people(number: int = 1, **fields: object) -> MatchRow:
    """A match that does nothing by itself."""
    people = [SeatRow(seat, "guest", name, name.title(), f"{seat}a" * 16) for seat, name in enumerate(("ann", "bob"))]
    return replace(a_match(number), seats=people, **{"terms": Terms(), **fields})


async def claims(house: TownHouse, match: str = "m1") -> bool:
    """Whether a house gets a match."""
    try:
        await house.member.claim(match)
    except Elsewhere:
        return False
    return True


@in_town
async def test_of_two_houses_one_runs_a_match_until_it_releases_it(place: Town) -> None:
    one, two = await place.house(), await place.house()
    await one.store.add_match(between_people())
    assert await claims(two)
    assert await claims(two), "it is its own already"
    assert not await claims(one)
    two.member.release({"m1": Released(time=77)})
    await two.member.released()
    assert await place.owner("m1") is None
    assert await claims(one)
    assert await place.owner("m1") == one.id
    stored = await one.store.match("m1")
    assert stored is not None
    assert stored.time == 77
    assert await claims(one, "nowhere"), "what does not exist is nobody's: the store says so"


@in_town
async def test_what_is_being_released_is_not_claimed_before_others_may(place: Town) -> None:
    one = await place.house()
    await one.store.add_match(between_people())
    assert await claims(one)
    one.member.release({"m1": Released()})
    assert await claims(one)
    assert await place.owner("m1") == one.id, "the release came first"


@in_town
async def test_only_the_matches_of_a_closed_house_are_taken_over(place: Town) -> None:
    one, two = await place.house(), await place.house()
    await one.store.add_match(between_people())
    assert await claims(one)
    await place.been_well(two)
    await place.been_silent(one, 2_400)
    await two.heartbeat.beat()
    assert (await place.state(one), await claims(two)) == ("open", False)
    await place.been_silent(one, 2_600)
    await two.heartbeat.beat()
    assert (await place.state(one), await claims(two)) == ("closed", True)


@in_town
async def test_a_house_whose_session_has_ended_is_closed_sooner(place: Town) -> None:
    one, two = await place.house(), await place.house()
    await place.been_well(two)
    await place.been_silent(one, 800)
    await two.heartbeat.beat()
    assert await place.state(one) == "open", "its session is there"
    await place.die(one)
    await place.been_silent(one, 800)
    await two.heartbeat.beat()
    assert await place.state(one) == "closed"


@in_town
async def test_who_was_not_well_itself_accuses_nobody(place: Town) -> None:
    one, two = await place.house(), await place.house()
    await place.been_silent(one, 60_000)
    await two.heartbeat.beat()
    assert await place.state(one) == "open", "two has just come"
    await place.been_well(two, 2_400)
    await two.heartbeat.beat()
    assert await place.state(one) == "open"
    await place.been_well(two)
    await place.been_silent(two, 1_300)  # and everybody else: PostgreSQL was gone
    await two.heartbeat.beat()
    assert await place.state(one) == "open", "two begins anew"
    await place.been_well(two)
    two.heartbeat.lose()
    await two.heartbeat.beat()
    assert await place.state(one) == "open", "two has another session"
    await place.been_well(two)
    await two.heartbeat.beat()
    assert await place.state(one) == "closed"


@in_town
async def test_a_closed_house_accuses_nobody_writes_nothing_and_hears_of_it(place: Town) -> None:
    one, two, three = [await place.house() for _ in range(3)]
    match = between_people()
    await one.store.add_match(match)
    assert await claims(one)
    await place.been_well(two)
    await place.been_silent(one, 3_000)
    await two.heartbeat.beat()
    await place.been_silent(three, 60_000)
    await place.been_well(one)
    with pytest.raises(Fenced):
        await save(one.store, Change(match, entries=[Entry(0, "17^", 1)]))
    assert await two.store.entries("m1") == []
    assert not await one.store.ready()
    assert await two.store.ready()
    await asyncio.wait_for(one.member.ended(), 60)
    await one.heartbeat.beat()
    assert one.heartbeat.closed.is_set()
    assert await place.state(three) == "open"
    await one.store.save_times({"m1": 99})
    one.member.release({"m1": Released()})
    await one.member.released()
    assert await place.owner("m1") == one.id, "whoever claims it takes it from a closed house"


@in_town
async def test_a_release_is_tried_until_it_is_known_to_be_stored(place: Town) -> None:
    one = await place.house()
    await one.store.add_match(between_people())
    assert await claims(one)
    await place.sql.execute("ALTER TABLE units RENAME TO hidden")
    one.member.release({"m1": Released()})
    claim = asyncio.create_task(one.member.claim("m1"))
    await asyncio.sleep(0)
    await place.sql.execute("ALTER TABLE hidden RENAME TO units")
    await claim
    assert await place.owner("m1") == one.id


@in_town
async def test_two_houses_claim_many_matches_at_once(place: Town) -> None:
    one, two = await place.house(), await place.house()
    names = [f"m{number}" for number in range(300)]
    for number in range(300):
        await one.store.add_match(between_people(number))
    got = await asyncio.gather(*(claims(house, name) for name in names for house in (one, two)))
    assert [first + second for first, second in zip(got[::2], got[1::2], strict=True)] == [1] * 300


async def until(so: Callable[[], bool]) -> None:
    """Wait until something is so."""
    while not so():
        await asyncio.sleep(0.01)


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A question whose answer is not known is not held."""
    monkeypatch.setattr(member, "HELD", 0.0)


@pytest.fixture
def with_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is held as long as it takes."""
    monkeypatch.setattr(member, "HELD", 60.0)


@pytest.mark.usefixtures("at_once")
@in_town
async def test_lines_are_sent_to_who_runs_a_match_or_is_to(place: Town) -> None:
    one, two = await place.house(), await place.house()
    await place.beat()

    async def where(house: TownHouse) -> str | None:
        return await house.member.whereabouts("m1", stands=False)

    assert [await where(one), await where(two)] == ["house0:8000", "house1:8000"], "there is none: anybody says so"
    await one.store.add_match(between_people())
    assert [await where(one), await where(two)] == ["house0:8000", "house1:8000"], "whoever is asked first"
    assert await claims(one)
    assert [await where(one), await where(two)] == ["house0:8000"] * 2
    assert await two.member.whereabouts("m1", stands=True) == "house1:8000", "what stands is not looked up"
    await place.been_silent(one, 700)
    assert await where(two) is None, "it may be dead"
    await place.been_well(two)
    await place.been_silent(one, 3_000)
    await two.heartbeat.beat()
    await one.heartbeat.beat()
    assert [await where(one), await where(two)] == [None, "house1:8000"], "who was closed knows nothing any more"


@pytest.mark.usefixtures("at_once")
@in_town
async def test_who_does_not_reach_the_database_sends_nobody_anywhere(place: Town) -> None:
    one = await place.house()
    one.heartbeat._heard -= 2_000.0
    assert not one.heartbeat.well
    assert await one.member.whereabouts("m1", stands=True) is None
    assert await one.member.whereabouts("m1", stands=False) is None


@pytest.mark.usefixtures("with_patience")
@in_town
async def test_a_question_is_held_until_the_dead_house_is_closed(place: Town) -> None:
    one, two = await place.house(), await place.house()
    await one.store.add_match(between_people())
    assert await claims(one)
    await place.been_silent(one, 3_000)
    asked = [asyncio.create_task(two.member.whereabouts("m1", stands=False)) for _ in range(50)]
    await until(lambda: bool(two.member._looking))
    assert len(two.member._looking) == 1, "one looks, however many wait"
    await place.been_well(two)
    await two.heartbeat.beat()
    assert set(await asyncio.gather(*asked)) == {"house1:8000"}


@pytest.mark.usefixtures("with_patience")
@in_town
async def test_or_until_it_answers_again(place: Town) -> None:
    one, two = await place.house(), await place.house()
    await one.store.add_match(between_people())
    assert await claims(one)
    await place.been_silent(one, 2_000)
    asked = asyncio.create_task(two.member.whereabouts("m1", stands=False))
    await until(lambda: bool(two.member._looking))
    await place.been_silent(one, -30_000)
    assert await asked == "house0:8000"


@pytest.mark.usefixtures("at_once")
@in_town
async def test_a_house_that_leaves_sends_lines_to_its_successor_and_claims_nothing(place: Town) -> None:
    one = await place.house()
    assert not await one.member.leave(), "there is nobody to take over"
    two, three = await place.house(), await place.house()
    await place.beat()
    await two.store.add_match(between_people())
    await two.store.add_match(between_people(2))
    assert await claims(two, "m2")
    assert await two.member.leave()
    await place.beat()
    assert not await claims(two)
    assert await two.member.whereabouts("m1", stands=False) == "house2:8000", "one has left before"
    assert await three.member.whereabouts("m2", stands=False) == "house1:8000", (
        "who leaves runs it until it is released"
    )
    two.member.release({"m2": Released()})
    await two.member.released()
    assert await three.member.whereabouts("m2", stands=False) == "house2:8000"
    await two.member.close()
    assert await place.state(two) == "closed"


@pytest.mark.usefixtures("at_once")
@in_town
async def test_a_match_goes_to_a_house_of_its_rules_as_long_as_there_is_one(place: Town) -> None:
    old, new = await place.house(), await place.house({"duel": 2})
    await place.beat()
    await old.store.add_match(between_people(1))
    await old.store.add_match(between_people(2, rules=2))
    assert await new.member.whereabouts("m1", stands=False) == "house0:8000"
    assert await old.member.whereabouts("m2", stands=False) == "house1:8000"
    assert not await claims(new, "m1")
    assert not await claims(old, "m2")
    assert await claims(new, "m2")
    await place.sql.execute("UPDATE houses SET state = 'leaving' WHERE id = $1", old.id)
    await place.beat()
    assert await new.member.whereabouts("m1", stands=False) == "house1:8000", "there is none any more"
    assert await claims(new, "m1")


async def orphans(house: TownHouse) -> set[str]:
    """What a house takes over without being asked, as long as there is any."""
    return set(await house.member._take_over())


@in_town
async def test_what_goes_on_by_itself_in_a_dead_house_is_taken_over_unasked(place: Town) -> None:
    one, two, other = await place.house(), await place.house(), await place.house({"duel": 2})
    await place.beat()
    await one.store.add_match(a_match(1))  # a bot sits there
    await one.store.add_match(between_people(2))
    await one.store.add_match(replace(a_match(3), phase="over"))
    await one.store.add_match(replace(a_match(4), rules=2))
    await one.store.add_match(a_match(5))
    for number in (1, 2, 3, 4):
        await place.sql.execute("UPDATE matches SET owner = $1 WHERE id = $2", one.id, f"m{number}")
    assert await orphans(two) == set(), "the house lives, and nobody waits for what was released"
    await place.been_well(two)
    await place.been_silent(one, 3_000)
    await two.heartbeat.beat()
    assert await orphans(two) == {"m1"}
    assert await orphans(other) == {"m4"}
    assert [await place.owner(f"m{number}") for number in (1, 2, 3, 4, 5)] == [two.id, one.id, one.id, other.id, None]


@in_town
async def test_what_a_house_leaves_in_the_middle_is_gone_on_with(place: Town) -> None:
    one, two = await place.house(), await place.house()
    await place.beat()
    for number in (1, 2):
        await one.store.add_match(a_match(number))
        assert await claims(one, f"m{number}")
    one.member.release({"m1": Released(goes_on=True), "m2": Released()})
    await one.member.released()
    assert await orphans(two) == {"m1"}
    async with aclosing(two.member.orphans()) as found:  # type: ignore[type-var]
        await place.sql.execute("UPDATE matches SET owner = 0")
        assert {await anext(found), await anext(found)} == {"m1", "m2"}


def test_successors_are_the_same_for_all_and_share_the_matches() -> None:
    houses = [House(number, f"h{number}", "open", RULES, 0.1) for number in (1, 2, 3)]
    names = [f"m{number}" for number in range(300)]
    chosen = [successor(name, houses) for name in names]
    assert chosen == [successor(name, reversed(houses)) for name in names]
    for house in houses:
        assert chosen.count(house) > 60
        rest = [other for other in houses if other is not house]
        moved = [successor(name, rest) != before for name, before in zip(names, chosen, strict=True)]
        assert sum(moved) == chosen.count(house), "nobody else's matches move"
    assert successor("m1", []) is None
