"""Who may do what at a table: a command that cannot be carried out says why, and changes nothing."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import pytest

from saloon.server import wire
from saloon.server.common.quotas import Allowance, Quotas
from saloon.server.lobby.new_match import NewMatch, NewSeat
from saloon.server.lobby.tables import TableRegistry
from saloon.server.store import Terms
from saloon.server.table.table import Table
from tests.server.listening import Listening
from tests.server.test_table import NONCE, gather, open_house

ID = 4711
TIMING = wire.Timing(rt=500.0)


class Company:
    """A table that Ann has opened, with the lines of Ann, of Bob and of somebody without a name."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lines = {"ann": Listening("ann", "Ann"), "bob": Listening("bob", "Bob"), "nobody": Listening(None, "")}

    async def says(self, who: str, command: wire.FromBrowser) -> str:
        """Say it on somebody's line; returns `done` or why not."""
        line = self.lines[who]
        line.told()
        await self.table.do(partial(self.table.commands.carry_out, line, command))
        answer = next(message for message in line.told() if message["t"] in ("done", "failed"))
        return str(answer.get("error", answer["t"]))


async def open_table(house: TableRegistry, *others: NewSeat, game: str = "duel", hints: bool = True) -> Company:
    """A table for Ann and others, to which everybody has opened a line and at which nobody sits yet."""
    wanted = NewMatch(game, [NewSeat("me"), *others], terms=Terms(hints=hints))
    table = await house.table(await house.create(wanted, "ann", "Ann"))
    assert table is not None
    company = Company(table)
    for line in company.lines.values():
        await table.do(partial(table.presence.attach, line))
    return company


@pytest.mark.parametrize(
    ("who", "command", "why_not"),
    [
        ("nobody", wire.Sit(ID, 1, NONCE), "failed-no-name"),
        ("bob", wire.Sit(ID, 0, NONCE), "failed-seat-taken"),
        ("bob", wire.Sit(ID, 2, NONCE), "failed-no-such-seat"),
        ("bob", wire.Stand(ID, 0), "failed-not-your-seat"),
        ("bob", wire.Place(ID, 1, "random"), "failed-not-host"),
        ("bob", wire.Start(ID), "failed-not-host"),
        ("bob", wire.Change(ID, chat=True), "failed-not-host"),
        ("ann", wire.Place(ID, 0, "random"), "failed-seat-taken"),
        ("ann", wire.Place(ID, 1, "oracle"), "failed-no-such-bot"),
        ("ann", wire.Place(ID, 1, "joe.marshal"), "failed-no-such-bot"),
        ("ann", wire.Start(ID), "failed-too-few"),
        ("ann", wire.Move(ID, "end"), "failed-not-playing"),
        ("ann", wire.TakeBack(ID), "failed-not-playing"),
        ("ann", wire.Rematch(ID), "failed-playing"),
        ("ann", wire.Ready(ID), "failed-not-playing"),
    ],
)
def test_before_a_match_begins(tmp_path: Path, who: str, command: wire.FromBrowser, why_not: str) -> None:
    async def story() -> None:
        async with open_house(tmp_path / "saloon.db") as (house, _):
            company = await open_table(house, NewSeat("open"))
            before = company.table.row.copy()
            assert await company.says(who, command) == why_not
            assert company.table.row == before

    asyncio.run(story())


@pytest.mark.parametrize(
    ("who", "command", "why_not"),
    [
        ("nobody", wire.Sit(ID, 1, NONCE), "failed-no-name"),
        ("nobody", wire.Move(ID, "end"), "failed-not-your-seat"),
        ("bob", wire.Move(ID, "end", 0), "failed-not-your-seat"),
        ("bob", wire.Hint(ID), "failed-no-hints"),
        ("ann", wire.Place(ID, 1, "random"), "failed-seat-taken"),
        ("ann", wire.Place(ID, 1, None), "failed-playing"),
        ("ann", wire.Start(ID), "failed-playing"),
        ("ann", wire.Ready(ID), "failed-no-race"),
        ("ann", wire.Bid(ID, 0, "end", TIMING), "failed-no-race"),
        ("ann", wire.Rematch(ID), "failed-playing"),
        ("nobody", wire.Rematch(ID), "failed-not-your-seat"),
    ],
)
def test_during_a_match(tmp_path: Path, who: str, command: wire.FromBrowser, why_not: str) -> None:
    async def story() -> None:
        async with open_house(tmp_path / "saloon.db") as (house, _):
            company = await open_table(house, NewSeat("open"), hints=False)
            assert await company.says("ann", wire.Sit(1, 0, NONCE)) == "done"
            assert await company.says("bob", wire.Sit(2, 1, NONCE)) == "done"
            match, before = company.table.match, company.table.row.copy()
            assert match is not None
            seq = match.seq
            assert await company.says(who, command) == why_not
            assert (company.table.row, match.seq) == (before, seq)

    asyncio.run(story())


def test_a_hint_is_for_who_is_to_move(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path / "saloon.db") as (house, _):
            table, line, _ = await gather(house)
            await table.do(partial(table.commands.carry_out, line, wire.Hint(ID, 1 - table.to_move()[0])))
            assert line.told()[-1]["error"] == "failed-not-your-turn"

    asyncio.run(story())


def test_the_host_begins_without_open_seats_once_everybody_has_brought_a_nonce(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path / "saloon.db") as (house, _):
            company = await open_table(house, NewSeat("open"), NewSeat("bot", "random"), game="bluff")
            assert await company.says("ann", wire.Start(1)) == "failed-not-all-here"
            assert await company.says("ann", wire.Sit(2, 0, NONCE)) == "done"
            assert await company.says("ann", wire.Start(3)) == "done"
            row = company.table.row
            assert (row.phase, [(seat.seat, seat.kind) for seat in row.seats]) == (
                "playing",
                [(0, "guest"), (1, "bot")],
            )

    asyncio.run(story())


def test_after_the_end_the_host_puts_nobody_in_anothers_place(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path / "saloon.db") as (house, store):
            company = await open_table(house, NewSeat("open"))
            await company.says("ann", wire.Sit(1, 0, NONCE))
            await company.says("bob", wire.Sit(1, 1, NONCE))
            table = company.table
            table.row.phase = "over"
            await table.do(partial(table.presence.detach, company.lines["bob"]))
            assert await company.says("ann", wire.Place(ID, 1, "random")) == "failed-over"
            row = await store.match(table.row.id)
            assert row is not None
            assert (row.seats[1].guest, row.seats[1].name) == ("bob", "Bob")

    asyncio.run(story())


def test_after_the_end_nothing_is_moved_or_taken_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path / "saloon.db") as (house, _):
            table, line, _ = await gather(house)
            assert table.match is not None
            for number in range(100, 600):
                if not table.to_move():
                    break
                seat = table.to_move()[0]
                move = table.game.moves.text(table.match.state.legal(seat)[0])
                await table.do(partial(table.commands.carry_out, line, wire.Move(number, move, seat)))
            assert table.row.phase == "over"
            late: list[wire.FromBrowser] = [wire.Move(ID, "end", 0), wire.TakeBack(ID, 0), wire.Hint(ID, 0)]
            for command in late:
                line.told()
                await table.do(partial(table.commands.carry_out, line, command))
                assert line.told()[-1]["error"] == "failed-over", command

    asyncio.run(story())


def test_moves_that_come_and_go_are_counted_by_the_hour(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path / "saloon.db") as (house, _):
            table, line, _ = await gather(house)
            table.commands._rights._quotas = Quotas(Allowance(moves=5))
            answers = []
            for number in range(6):
                seat = table.to_move()[0]
                assert table.match is not None
                move = table.game.moves.text(table.match.state.legal(seat)[0])
                wanted = wire.TakeBack(ID + number, seat) if number % 2 else wire.Move(ID + number, move, seat)
                line.told()
                await table.do(partial(table.commands.carry_out, line, wanted))
                answers += [told.get("error", told["t"]) for told in line.told() if told.get("id") == ID + number]
            assert answers == ["done"] * 5 + ["failed-quota"]

    asyncio.run(story())
