"""`saloon check`: is a record true to the rules, and was its luck not steered?"""

from __future__ import annotations

from typing import Annotated

import typer

from saloon.cli.arguments import bad_line, read_record_file
from saloon.kernel import BadRecord, Position, check_record, find_game
from saloon.kernel.record_reader import RecordReader
from saloon.server.luck import BadLuck
from saloon.server.verify import check_chance


def check_records(
    files: Annotated[list[str], typer.Argument(metavar="FILE...", help="Records; - reads the standard input.")],
) -> None:
    """Verify records by playing them again; name the first bad line of each that is wrong."""
    code = 0
    for file in files:
        try:
            text = read_record_file(file)
            positions = check_record(text)
            lucky = luck_is_true(text, positions)
        except BadRecord as error:
            typer.echo(bad_line(file, error), err=True)
            code = 1
        else:
            outcome = positions[-1].state.outcome()
            end = "not over" if outcome is None else outcome.reason
            luck = ", luck checked" if lucky else ""
            typer.echo(f"{file}: fine, {len(positions) - 1} moves, {end}{luck}")
    raise typer.Exit(code)


def luck_is_true(text: str, positions: list[Position]) -> bool:
    """Whether the record carries the luck of a table and it is true; `BadRecord` where it is not."""
    reader = RecordReader(text)
    try:
        return check_chance(reader.record, positions, find_game(reader.record.game))
    except BadLuck as error:
        reader.refuse(str(error), reader.header["secret"] if error.index is None else reader.moves[error.index])
