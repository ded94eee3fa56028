"""`saloon check`: is a record true to the rules?"""

from __future__ import annotations

from typing import Annotated

import typer

from saloon.cli.arguments import bad_line, read_record_file
from saloon.kernel import BadRecord, check_record


def check_records(
    files: Annotated[list[str], typer.Argument(metavar="FILE...", help="Records; - reads the standard input.")],
) -> None:
    """Verify records by playing them again; name the first bad line of each that is wrong."""
    code = 0
    for file in files:
        try:
            positions = check_record(read_record_file(file))
        except BadRecord as error:
            typer.echo(bad_line(file, error), err=True)
            code = 1
        else:
            outcome = positions[-1].state.outcome()
            end = "not over" if outcome is None else outcome.reason
            typer.echo(f"{file}: fine, {len(positions) - 1} moves, {end}")
    raise typer.Exit(code)
