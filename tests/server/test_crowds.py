"""Many people at one table: what one of them costs does not grow with the others."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path

from saloon.server import wire
from saloon.server.lobby.new_match import NewMatch, NewSeat
from saloon.server.table import publish
from saloon.server.table.table import Table
from saloon.server.transport.connection import Connection
from tests.server.listening import Listening, Mouthpiece
from tests.server.test_failing import first_move
from tests.server.test_table import gather, open_house

BOTS = [NewSeat("bot", "random"), NewSeat("bot", "random")]


async def after_a_pause(table: Table) -> None:
    """Wait until everybody has been told who has come and gone."""
    while table.publisher._due is not None:
        await asyncio.sleep(0.001)


def news_of(line: Listening) -> list[int]:
    """How many look on, by each message that said it since the last time."""
    return [message["watching"] for message in line.told() if message["t"] == "table"]


def test_who_comes_and_goes_at_once_is_told_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path / "saloon.db") as (house, _):
            table, line, _ = await gather(house)
            await after_a_pause(table)
            line.told()
            crowd = [Listening(f"guest {number}", "Guest") for number in range(100)]
            for one in crowd:
                table.submit(partial(table.presence.attach, one))
            await after_a_pause(table)
            assert news_of(line) == [100]
            for one in crowd[10:]:
                table.submit(partial(table.presence.detach, one))
            await after_a_pause(table)
            assert news_of(line) == [10]
            assert not table.people.is_here("guest 10")
            assert table.people.is_here("guest 9")

    asyncio.run(story())


def test_who_comes_and_goes_one_after_the_other_is_told_now_and_then(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path / "saloon.db") as (house, _):
            table, line, _ = await gather(house)
            await after_a_pause(table)
            line.told()
            loop = asyncio.get_running_loop()
            began = loop.time()
            for _ in range(50):
                one = Listening(None, "")
                table.submit(partial(table.presence.attach, one))
                await asyncio.sleep(0)
                table.submit(partial(table.presence.detach, one))
                await asyncio.sleep(0)
            await after_a_pause(table)
            news = news_of(line)
            assert len(news) <= 2 + (loop.time() - began) / publish.PAUSE
            assert news[-1] == 0

    asyncio.run(story())


class Mailbox(Mouthpiece):
    """A socket that keeps letters as they came."""

    def __init__(self) -> None:
        super().__init__()
        self.letters: list[bytes] = []

    def send(self, letter: bytes) -> None:
        super().send(letter)
        self.letters.append(letter)


def test_what_is_the_same_for_all_spectators_is_written_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path / "saloon.db") as (house, _):
            table, line, _ = await gather(house)
            boxes = [Mailbox() for _ in range(20)]
            for box in boxes:
                await table.do(partial(table.presence.attach, Connection(None, "", box)))
            await after_a_pause(table)
            news: list[Callable[[], None]] = [
                table.publisher.info,
                lambda: table.hear(line, wire.Say(100, phrase="hello")),
            ]
            for tell in news:
                tell()
                assert len({id(box.letters[-1]) for box in boxes}) == 1
            assert boxes[0].letters[-1] is not boxes[0].letters[-2]

    asyncio.run(story())


def test_what_is_the_same_for_all_lines_of_a_device_is_written_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path / "saloon.db") as (house, _):
            table, line, _ = await gather(house)
            boxes = [Mailbox() for _ in range(20)]
            for box in boxes:
                await table.do(partial(table.presence.attach, Connection("ann", "Ann", box)))
            await after_a_pause(table)
            await table.do(partial(table.commands.carry_out, line, first_move(table, 78)))
            assert len({id(box.letters[-1]) for box in boxes}) == 1, "frames of two seats"

    asyncio.run(story())


def test_spectators_beyond_a_number_are_not_let_in_but_people_are(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path / "saloon.db") as (house, _):
            house._context.spectators = 3
            table, line, watchers = await gather(house, spectators=3)
            late = Listening("eve", "Eve")
            await table.do(partial(table.presence.attach, late))
            assert late.told() == [{"t": "failed", "error": "failed-crowded", "id": None}]
            await table.do(partial(table.presence.detach, late))
            assert len(table.people.connections) == 4
            again = Listening("ann", "Ann")
            await table.do(partial(table.presence.attach, again))
            assert table.people.connections == [line, *watchers, again], "who has a seat comes in"
            await table.do(partial(table.presence.detach, watchers[0]))
            await table.do(partial(table.presence.attach, late))
            assert late.told()[0]["t"] == "table"

    asyncio.run(story())


def test_bots_play_among_themselves_at_so_many_tables_of_a_host(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path / "saloon.db") as (house, _):
            most = house._context.shows
            shows: list[tuple[Table, Listening]] = []
            for _ in range(most + 1):
                table = await house.table(await house.create(NewMatch("duel", BOTS), "eve", "Eve"))
                assert table is not None
                line = Listening(None, "")
                await table.do(partial(table.presence.attach, line))
                shows.append((table, line))
            *begun, (refused, unlucky) = shows
            assert [table.row.phase for table, _ in shows] == ["playing"] * most + ["gathering"]
            assert unlucky.told() == [{"t": "failed", "error": "failed-shows", "id": None}]
            other = await house.table(await house.create(NewMatch("duel", BOTS), "ann", "Ann"))
            assert other is not None
            await other.do(partial(other.presence.attach, Listening(None, "")))
            assert other.row.phase == "playing", "another host's"
            first, watcher = begun[0]
            await first.do(partial(first.presence.detach, watcher))
            await refused.do(partial(refused.presence.attach, unlucky))
            assert refused.row.phase == "playing", "what nobody watches does not count"

    asyncio.run(story())


def test_who_leaves_a_match_to_bots_makes_a_show_of_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path / "saloon.db") as (house, _):
            house._context.shows = 0
            table, line, _ = await gather(house)
            line.told()
            for seat in (0, 1):
                await table.do(partial(table.commands.carry_out, line, wire.Stand(100 + seat, seat)))
            assert {"t": "failed", "error": "failed-shows", "id": None} in line.told()
            assert table.people.connections == []

    asyncio.run(story())
