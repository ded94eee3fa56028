"""A house that is asked to stop leaves its tables to the others: nothing is lost, and nothing untrue is told."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest

from saloon.server import wire
from saloon.server.cluster.ownership import Elsewhere, Released
from saloon.server.common.clock_settings import ClockSettings
from saloon.server.lobby.new_match import NewMatch, NewSeat
from saloon.server.store import Change, RaceTerms, Terms
from saloon.server.store.entries import Entry
from saloon.server.table.table import Table
from tests.cluster.town import Town, TownHouse, in_town
from tests.server.listening import Listening
from tests.server.people import PATIENCE
from tests.server.stored import a_match, save
from tests.server.test_table import NONCE, gather

TERMS = Terms()


async def seated(house: TownHouse, game: str = "duel", terms: Terms = TERMS) -> tuple[Table, Listening]:
    """A table at which one guest plays for two."""
    wanted = NewMatch(game, [NewSeat("me"), NewSeat("here", "Bob")], terms=terms)
    table = await house.tables.table(await house.tables.create(wanted, "ann", "Ann"))
    assert table is not None
    line = Listening("ann", "Ann")
    await table.do(partial(table.presence.attach, line))
    for seat in (0, 1):
        await table.do(partial(table.commands.carry_out, line, wire.Sit(seat + 1, seat, NONCE)))
    return table, line


def first_move(table: Table, number: int = 77) -> wire.Move:
    """The first move that somebody may make."""
    assert table.match is not None
    (seat,) = table.match.to_move()
    state = table.match.state
    return wire.Move(number, table.game.moves.text(state.legal(seat)[0]), seat)


@in_town
async def test_who_is_not_heard_any_more_sends_everybody_away(place: Town) -> None:
    one = await place.house()
    _, line = await seated(one)
    watching = asyncio.create_task(one.tables.hang_up_when_cut_off())
    await asyncio.sleep(0)
    one.heartbeat._heard -= 3.0  # the database has heard nothing for so long
    async with asyncio.timeout(PATIENCE):
        while line.socket.closed_with is None:
            await asyncio.sleep(0)
    assert line.socket.closed_with == 1012
    watching.cancel()


@in_town
async def test_a_match_goes_on_at_another_house_where_it_was_left(place: Town) -> None:
    one, two = await place.house(), await place.house()
    await place.beat()
    table, line = await seated(one, terms=Terms(clock=ClockSettings(100, 100)))
    await table.do(partial(table.commands.carry_out, line, first_move(table)))
    length = table.length
    table.state.time.replay(12_345)
    assert await one.member.leave()
    await one.tables.hand_over()
    assert one.tables.tables == 0
    assert line.socket.closed_with == 1012
    with pytest.raises(Elsewhere):
        await one.tables.table(table.row.id)
    again = await two.tables.table(table.row.id)
    assert again is not None
    assert again.length == length
    assert again.state.time.now() >= 12_345
    assert await place.owner(table.row.id) == two.id


@in_town
async def test_a_table_that_was_left_does_nothing_and_says_nothing(place: Town) -> None:
    one, two = await place.house(), await place.house()
    await place.beat()
    table, line = await seated(one)
    await one.member.leave()
    await one.tables.hand_over()
    line.told()
    table.hear(line, first_move(table))
    table.submit(partial(table.commands.carry_out, line, first_move(table)))  # as a bot might, that thought for long
    table.submit(partial(table.presence.detach, line))
    assert not [told for told in line.told() if told["t"] in ("done", "frame")]
    await one.store.save_times({})
    stored = await two.store.entries(table.row.id)
    await two.member.claim(table.row.id)
    assert await two.store.entries(table.row.id) == stored


@in_town
async def test_what_goes_on_by_itself_does_so_at_another_house(place: Town) -> None:
    one, two = await place.house(), await place.house()
    await place.beat()
    timed, _ = await seated(one, terms=Terms(clock=ClockSettings(100, 100)))
    untimed, _ = await seated(one)
    await one.member.leave()
    await one.tables.hand_over()
    assert await two.member._take_over() == [timed.row.id]
    assert await place.owner(untimed.row.id) == 0, "its people come back to whoever is asked first"


@in_town
async def test_a_race_is_over_before_its_table_is_left(place: Town) -> None:
    one, _ = await place.house(), await place.house()
    await place.beat()
    table, _ = await seated(one, "jane", Terms(race=RaceTerms("room")))
    assert table.race is not None
    assert table.settled, "people get ready"
    table.race._phase = "race"
    assert not table.settled


@in_town
async def test_an_idle_table_is_released(place: Town) -> None:
    one, two = await place.house(), await place.house()
    table, line, _ = await gather(one.tables)
    await table.do(partial(table.presence.detach, line))
    match = table.row.id
    one.tables._close_idle()
    await one.member.released()
    assert await place.owner(match) is None
    assert await two.tables.table(match) is not None
    assert await place.owner(match) == two.id


@in_town
async def test_a_match_that_cannot_be_stood_up_is_not_kept(place: Town) -> None:
    one = await place.house()
    table, line, _ = await gather(one.tables)
    match = table.row.id
    await table.do(partial(table.presence.detach, line))
    one.tables._close_idle()
    await place.sql.execute("UPDATE matches SET game = 'chess' WHERE id = $1", match)
    with pytest.raises(Exception, match="chess"):
        await one.tables.table(match)
    await one.member.released()
    assert await place.owner(match) is None


@in_town
async def test_what_is_still_being_written_is_stored_before_a_match_is_released(place: Town) -> None:
    one, two = await place.house(), await place.house()
    match = a_match()
    await one.store.add_match(match)
    await one.member.claim("m1")
    before = match.copy()
    match.host = "bob"
    change = Change(match, before=before, entries=[Entry(0, "17^", 1)])
    written = save(one.store, change)
    one.member.release({"m1": Released(time=77)})
    await asyncio.gather(written, one.store.save_times({"m1": 33}), one.member.released())
    await two.member.claim("m1")
    stored = await two.store.match("m1")
    assert stored is not None
    assert stored.host == "bob"
    assert len(await two.store.entries("m1")) == 1
