"""Every command is answered, and carried out once: when the disk fails, when it comes late, when it comes again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, get_args

import pytest

from saloon.locales import LANGUAGES, bundle
from saloon.server import wire
from saloon.server.lobby.new_match import NewSeat
from saloon.server.store import Change
from saloon.server.store.protocol import Done
from saloon.server.store.sqlite import SqliteStore
from saloon.server.table.command_memory import GUESTS, REMEMBERED
from saloon.server.table.table import COME_BACK, Table
from saloon.server.web.gateway import read
from tests.server.listening import Listening
from tests.server.racing import race
from tests.server.test_commands import open_table
from tests.server.test_failing import first_move, open_fragile
from tests.server.test_table import NONCE, gather, open_house

ID = 4711
FULL = OSError("no space left on device")


class FullStore(SqliteStore):
    """A disk on which there is no room for a while."""

    full = False

    def save(self, change: Change, done: Done) -> None:
        if self.full:
            done(FULL)
        else:
            super().save(change, done)


async def say(table: Table, line: Listening, command: wire.FromBrowser) -> list[dict[str, Any]]:
    """Say something to a table; returns what is heard in answer."""
    line.told()
    await table.do(partial(table.commands.carry_out, line, command))
    return [message for message in line.told() if message.get("id") is not None]


@pytest.mark.parametrize(
    "command",
    [
        lambda table: first_move(table, ID),
        lambda table: wire.TakeBack(ID, table.to_move()[0]),
        lambda _: wire.Change(ID, chat=True),
        lambda _: wire.Stand(ID, 1),
    ],
    ids=["move", "takeback", "change", "stand"],
)
def test_a_command_that_cannot_be_stored_fails_and_may_come_again(
    tmp_path: Path, command: Callable[[Table], wire.FromBrowser]
) -> None:
    async def story() -> None:
        async with open_house(tmp_path / "saloon.db", FullStore) as (house, store):
            assert isinstance(store, FullStore)
            table, line, _ = await gather(house)
            table.context.recovery = 0.0
            assert (await say(table, line, first_move(table, 77)))[0]["t"] == "done"
            wanted = command(table)
            store.full = True
            for _ in range(2):
                assert await say(table, line, wanted) == [{"t": "failed", "error": "failed-house", "id": ID}]
            store.full = False
            assert await say(table, line, wanted) == [{"t": "done", "id": ID, "move": None}]

    asyncio.run(story())


@pytest.mark.usefixtures("snap")
def test_an_answer_in_a_race_that_cannot_be_stored_fails_and_may_come_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with race(tmp_path / "saloon.db", 40, 40) as racing:
            ann, _ = racing.racers
            save = racing.store.save
            await racing.to_reveal()
            await racing.wait(640)
            racing.store.save = lambda change, done: done(FULL)  # type: ignore[method-assign]
            answer = await ann.bid("red", 600, id=ID)
            assert (answer["t"], answer["error"]) == ("failed", "failed-house")
            racing.store.save = save  # type: ignore[method-assign]
            assert (await ann.bid("red", 600, id=ID))["t"] == "done"

    asyncio.run(story())


def test_who_asks_a_table_that_cannot_be_read_again_is_told_to_come_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_fragile(tmp_path / "saloon.db", recovery=1000.0) as (house, store):
            table, line, _ = await gather(house)
            store.tries, store.lost = 0, True
            table.hear(line, first_move(table, ID))
            for _ in range(1000):
                await asyncio.sleep(0)
            assert line.socket.closed_with == COME_BACK

    asyncio.run(story())


def test_what_was_meant_for_another_position_is_not_done_in_this_one(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path / "saloon.db") as (house, _):
            table, line, _ = await gather(house)
            assert table.match is not None
            seat, seq = table.to_move()[0], table.match.seq
            moves = [table.game.moves.text(move) for move in table.match.state.legal(seat)]
            stale: list[wire.FromBrowser] = [
                wire.Move(ID, moves[0], seat, seq - 1),
                wire.Move(ID, moves[0], seat, seq + 1),
            ]
            for command in stale:
                assert (await say(table, line, command))[0]["error"] == "failed-stale"
            assert (await say(table, line, wire.Move(ID, moves[0], seat, seq)))[0]["t"] == "done"
            assert (await say(table, line, wire.Move(ID, moves[0], seat, seq)))[0]["t"] == "done", "as before"
            assert table.match.seq == seq + 1
            assert (await say(table, line, wire.TakeBack(ID + 1, seat, seq)))[0]["error"] == "failed-stale"
            assert (await say(table, line, wire.TakeBack(ID + 2, seat, seq + 1)))[0]["t"] == "done"

    asyncio.run(story())


def test_a_command_is_carried_out_once_whatever_others_say_meanwhile(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path / "saloon.db") as (house, _):
            company = await open_table(house, NewSeat("open"))
            ann, bob = company.lines["ann"], company.lines["bob"]
            for seat, line in enumerate((ann, bob)):
                await say(company.table, line, wire.Sit(seat + 1, seat, NONCE))
            await say(company.table, bob, wire.Say(ID, phrase="hello"))
            for number in range(REMEMBERED + 50):
                await say(company.table, ann, wire.Say(1000 + number, phrase="nice"))
            ann.told()
            assert (await say(company.table, bob, wire.Say(ID, phrase="hello")))[0]["t"] == "done"
            assert not [message for message in ann.told() if message["t"] == "said"]

    asyncio.run(story())


def test_what_is_remembered_of_those_who_come_and_go_is_bounded(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path / "saloon.db") as (house, _):
            company = await open_table(house, NewSeat("open"))
            table = company.table
            await say(table, company.lines["ann"], wire.Sit(1, 0, NONCE))
            for number in range(3 * GUESTS):
                table.memory.remember(f"guest {number}", ID)
            assert len(table.memory._done) == GUESTS
            assert table.memory._done["ann"] == {1: None}, "who sits here is not forgotten"

    asyncio.run(story())


@pytest.mark.parametrize(
    ("text", "heard"),
    [
        ("well\u202e played\u0007\u2069!", "well played !"),
        ("  two\nlines\u2028more ", "two lines more"),
        ("\u200b\u202e\u0000", None),
        ("👩\u200d🚀 é نص", "👩\u200d🚀 é نص"),
    ],
)
def test_no_text_hides_or_turns_round_what_it_says(tmp_path: Path, text: str, heard: str | None) -> None:
    async def story() -> None:
        async with open_house(tmp_path / "saloon.db") as (house, _):
            table, line, _ = await gather(house)
            await say(table, line, wire.Change(ID, chat=True))
            line.told()
            await table.do(partial(table.commands.carry_out, line, wire.Say(ID + 1, text=text)))
            messages = line.told()
            if heard is None:
                assert messages == [{"t": "failed", "error": "failed-unreadable", "id": ID + 1}]
            else:
                assert messages[0]["text"] == heard

    asyncio.run(story())


def test_nothing_is_a_phrase_but_those_that_every_language_has() -> None:
    phrases = get_args(wire.Phrase)
    for language in LANGUAGES:
        assert all(bundle(language).has_message(f"phrase-{phrase}") for phrase in phrases)
    assert all(read(b'{"t": "say", "id": 1, "phrase": "%b"}' % phrase.encode()) for phrase in phrases)
    assert read(b'{"t": "say", "id": 1, "phrase": "whatever I like"}') is None
