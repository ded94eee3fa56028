"""How far matches are, without standing their tables up."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from pathlib import Path

import pytest
from msgspec.structs import replace

from saloon.kernel import Rng
from saloon.server.lobby.progress import Progress, ProgressReader
from saloon.server.match.match import Match
from saloon.server.match.open_match import open_match
from saloon.server.store import MatchRow, SeatRow
from saloon.server.store.entries import Entry
from saloon.server.store.sqlite import SqliteStore
from tests.server.conftest import HouseProcess
from tests.server.stored import a_match, append

ANN, BOB = SeatRow(0, "guest", "ann", "Ann", "00" * 16), SeatRow(1, "guest", "bob", "Bob", "11" * 16)


class CountingStore(SqliteStore):
    """Remembers from where on it was asked for entries."""

    asked: tuple[int, ...] = ()

    async def entries_since(self, known: Mapping[str, int]) -> dict[str, list[Entry]]:
        self.asked += tuple(known.values())
        return await super().entries_since(known)


def of(number: int, *seats: SeatRow, **fields: object) -> MatchRow:
    return replace(a_match(number), seats=list(seats), **fields)


async def play(store: SqliteStore, row: MatchRow, match: Match, moves: int, rng: Rng) -> None:
    """Some moves and take-backs, which are in the store when this returns."""
    if not match.seq:
        await append(store, row.number, *match.settle(0).entries)
    for _ in range(moves):
        (seat,) = match.to_move() or (None,)
        if seat is None:
            return
        if match.may_ask_back(seat) and rng.below(3) == 0:
            unit = match.take_back(seat, 0)
        else:
            unit = match.move(seat, match.game.moves.text(match.state.pick(seat, rng)), 0)
        await append(store, row.number, *unit.entries, seq=match.seq - len(unit.entries))


def shown(match: Match) -> Progress:
    return Progress(match.to_move(), sum(entry.seat >= 0 for entry in match.moves))


@pytest.mark.parametrize("seed", range(3))
def test_who_is_to_move_is_known_from_the_store_alone(tmp_path: Path, seed: int) -> None:
    async def story() -> None:
        store = await CountingStore.open(tmp_path / "saloon.db")
        reader, rng, row = ProgressReader(store), Rng(seed), of(1, ANN, BOB)
        match, expected = open_match(row), [0]
        await store.add_match(row)
        for _ in range(12):
            await play(store, row, match, 1 + rng.below(8), rng)
            assert await reader.of([row]) == [shown(match)]
            expected.append(match.seq)
        assert [*store.asked] == expected[:-1], "what was looked at before is not read again"
        assert await reader.of([replace(row, phase="over")]) == [Progress()]
        await store.close()

    asyncio.run(story())


def test_many_ask_at_once_and_each_hears_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        store = await SqliteStore.open(tmp_path / "saloon.db")
        rows = [of(number, ANN, BOB) for number in range(1, 6)]
        matches = [open_match(row) for row in rows]
        for row, match in zip(rows, matches, strict=True):
            await store.add_match(row)
            await play(store, row, match, 5 * row.number, Rng(row.number))
        wanted = [shown(match) for match in matches]
        reader = ProgressReader(store)
        for kept in (100_000, 40, 0):
            monkeypatch.setattr("saloon.server.lobby.progress.KEPT", kept)
            assert await asyncio.gather(*(reader.of(rows) for _ in range(4))) == [wanted] * 4
            assert sum(match.seq for match in reader._kept.values()) == reader._moves <= kept
        await store.close()

    asyncio.run(story())


def test_what_nobody_misses_and_what_nobody_can_play_on(tmp_path: Path) -> None:
    async def story() -> None:
        store = await SqliteStore.open(tmp_path / "saloon.db")
        bot = SeatRow(1, "bot", None, "random")
        alone, strange, refused = of(1, ANN, bot), of(2, ANN, bot, game="chess"), of(3, ANN, BOB)
        for row in (alone, strange, refused):
            await store.add_match(row)
        await append(store, 3, Entry(0, "no such move", 0))
        match = open_match(alone)
        await play(store, alone, match, 0, Rng(1))
        reader = ProgressReader(store)
        first, *others = await reader.of([alone, strange, refused])
        assert (first.untouched, others) == (True, [Progress(), Progress()])
        while match.to_move() != [0]:
            await play(store, alone, match, 1, Rng(1))
        await play(store, alone, match, 1, Rng(1))
        assert not (await reader.of([alone]))[0].untouched
        await store.close()

    asyncio.run(story())


def test_a_list_of_matches_stands_no_table_up(own_house: HouseProcess) -> None:
    ann, bob = own_house.person("Ann"), own_house.person("Bob")
    match = ann.create("me", "open")
    with ann.line(match) as first, bob.line(match) as second:
        first.sit(0)
        second.sit(1)
        mover = 0 if first.frame()["legal"] else 1
    own_house.kill()
    own_house.open()
    waiting = [person.http.get("/api/me").json()["matches"][0]["waiting"] for person in (ann, bob)]
    assert waiting == [mover == 0, mover == 1]
    assert ann.http.get("/healthz").json()["tables"] == 0
