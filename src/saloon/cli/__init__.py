"""The `saloon` command: one module a sub-command."""

from saloon.cli.app import app


def main() -> None:
    """Run the command line."""
    app()


__all__ = ["main"]
