"""`saloon check`: whether a record obeys the rules, and whether its luck is that which was committed to."""

from __future__ import annotations

from typing import Annotated

import typer

from saloon.cli.arguments import bad_line, read_record_file
from saloon.kernel import BadRecord, check_record, find_game
from saloon.kernel.record_reader import RecordReader
from saloon.server.match.luck import BadLuck
from saloon.server.records.verify import check_chance


def check_records(
    files: Annotated[list[str], typer.Argument(metavar="FILE...", help="Records; - reads the standard input.")],
) -> None:
    """Verify records by replaying them; name the first bad line of each that is wrong."""
    code = 0
    for file in files:
        try:
            typer.echo(f"{file}: fine, {verdict(read_record_file(file))}")
        except BadRecord as error:
            typer.echo(bad_line(file, error), err=True)
            code = 1
    raise typer.Exit(code)


def verdict(text: str) -> str:
    """A summary of a valid record; `BadRecord` if the rules or its luck do not allow it."""
    positions, reader = check_record(text), RecordReader(text)
    record, game = reader.record, find_game(reader.record.game)
    try:
        lucky = check_chance(record, positions, game)
    except BadLuck as error:
        reader.refuse(str(error), reader.header["secret"] if error.index is None else reader.moves[error.index])
    outcome = positions[-1].outcome
    said = [f"{len(record.moves)} moves", "not over" if outcome is None else outcome.reason]
    settled = len(record.lines) - len(record.moves)
    if settled:
        said.insert(1, f"{settled} settled beside the rules")
    if lucky:
        said.append("luck checked")
    if record.rules != game.rules_version:
        said.append(f"though played under rules {record.rules}")
    return ", ".join(said)
