"""The table of the terminal: what its bots are told, and what happens when one of them does not play."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec import Struct

from saloon.bots import Bot, Budget
from saloon.cli import table as tables
from saloon.cli.players import Player
from saloon.cli.table import Table
from saloon.kernel import Event, Game, Rng, Sight, find_game, visible_to
from tests.cli.conftest import Run

DUEL = find_game("duel")


class Watcher(Bot):
    """Remembers everything, and that it was sent away; plays what is legal, or what it was told to."""

    choice: int | None = None

    def __init__(
        self, game: Game, options: Struct, seats: int, seat: int, rng: Rng, budget: Budget | None = None
    ) -> None:
        super().__init__(game, options, seats, seat, rng, budget)
        self.watched: list[Event] = []
        self.closed = False

    def watch(self, event: Event) -> None:
        self.watched.append(event)

    def choose(self, sight: Sight) -> int:
        return sight.legal[0] if self.choice is None else self.choice

    def close(self) -> None:
        self.closed = True


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[Watcher]:
    """All bots that the table makes are watchers."""
    watchers: list[Watcher] = []

    def make(_: str, game: Game, options: Struct, seats: int, seat: int, rng: Rng) -> Watcher:
        watchers.append(Watcher(game, options, seats, seat, rng))
        return watchers[-1]

    monkeypatch.setattr(tables, "make_bot", make)
    return watchers


def duel_table(seed: int = 7) -> Table:
    return Table(DUEL, DUEL.Options(), [Player("Anna"), Player("watcher", "watcher")], seed)


def test_a_bot_is_told_what_its_seat_may_see(made: list[Watcher]) -> None:
    table = duel_table()
    assert table.run() == 0
    for text in ("21^", "57v", "end"):
        table.play(0, DUEL.moves.parse(text))
    assert table.run() == 0
    assert made[0].watched == visible_to(1, table.events())
    assert made[0].watched != table.events(), "not the other's cards"


def test_a_bot_forgets_what_is_taken_back(made: list[Watcher]) -> None:
    table = duel_table()
    table.run()
    before = list(made[0].watched)
    table.play(0, DUEL.moves.parse("21^"))
    assert len(made[0].watched) == len(before) + 1
    assert table.take_back() == DUEL.moves.parse("21^")
    assert made[0].closed
    assert made[1].watched == before


def test_bots_and_advisers_are_sent_away(made: list[Watcher]) -> None:
    table = duel_table()
    table.run()
    table.hint(0, "watcher")
    assert made[1].closed
    assert made[1].watched == visible_to(0, table.events())
    table.close()
    assert made[0].closed


def test_a_bot_that_does_not_play_ends_the_program_and_keeps_the_match(
    run: Run, made: list[Watcher], monkeypatch: pytest.MonkeyPatch, kept: Callable[[], Path]
) -> None:
    monkeypatch.setattr(Watcher, "choice", DUEL.moves.parse("end"))
    ran = run("play", "duel", "--bot", "watcher", "--seed", 7, typed=["21^", "57v", "end"])
    assert ran.code == 1
    assert "seat 1 (Watcher) chose 'end'" in ran.out
    assert f"saloon play --resume {kept()}" in ran.out
    assert "\n0 end\n" in kept().read_text()


def test_a_hint_from_a_bot_that_does_not_play_is_no_harm(
    run: Run, made: list[Watcher], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Watcher, "choice", DUEL.moves.parse("end"))
    ran = run("play", "duel", "--bot", "watcher", "--seed", 7, typed=["hint", "21^"])
    assert ran.code == 0
    assert "seat 0 (Watcher) chose 'end'" in ran.out
    assert "You lay 21 on your rising pile" in ran.out
