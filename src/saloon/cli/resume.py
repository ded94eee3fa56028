"""Continues saved matches."""

from __future__ import annotations

from collections.abc import Callable

from saloon.cli.players import Player, players_of
from saloon.cli.table import Table, new_seed
from saloon.kernel import Arranged, Game, Record, check_record, find_game, read_option_texts, read_record

Seating = Callable[[Game, int], list[Player]]


def resume_table(text: str, seating: Seating, anew: bool = False) -> Table:
    """A table that continues a record; `BadRecord` if it cannot be read or replayed.

    The players are those of the record. If it does not name its bots, or if `anew` is set, `seating` chooses them.
    """
    check_record(text)
    record = read_record(text)
    game = find_game(record.game)
    lines = [line if isinstance(line, Arranged) else (line.seat, game.moves.parse(line.move)) for line in record.lines]
    players = None if anew else players_of(record)
    seed = record.tags.get("seed", "")
    return Table(
        game,
        read_option_texts(game.Options, record.options),
        players or seating(game, record.seats),
        int(seed) if seed.isdecimal() else new_seed(),
        [*lines, *going_on(record)],
    )


def going_on(record: Record) -> list[Arranged]:
    """What it takes to go on with a match that rests."""
    rests = [line for line in record.lines if isinstance(line, Arranged) and line.what in ("pauses", "resumes")]
    return [Arranged(rests[-1].seat, "resumes", time=rests[-1].time)] if rests and rests[-1].what == "pauses" else []
