"""Errors of usage."""

from __future__ import annotations

from typing import NoReturn

import typer


def wrong_usage(reason: str) -> NoReturn:
    """Say what is wrong and end with the code for wrong usage."""
    typer.echo(f"saloon: {reason}", err=True)
    raise typer.Exit(2)
