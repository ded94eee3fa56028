"""The `saloon` command: one module a sub-command."""

import sys

from saloon.cli.app import app
from saloon.kernel import BadGameFile


def main() -> None:
    """Run the command line."""
    try:
        app()
    except BadGameFile as error:
        sys.stderr.write(f"saloon: {error}\n")
        sys.exit(1)


__all__ = ["main"]
