"""Writes the golden playthroughs anew: `python -m tests.golden.write`, or `make golden`.

A file whose match behaves differently is only written if the game's `rules_version` has changed as well: records that
were played under the old rules must not be replayed under new ones.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from saloon.kernel import Game, find_game, games, read_option_texts
from tests.golden.playthrough import Playthrough, game_of, play_through, read_playthrough

FOLDER = Path(__file__).parent


class SameVersion(ValueError):  # noqa: N818
    """Behaviour changed, and the version of the rules did not."""


def again(game: Game, old: Playthrough) -> Playthrough:
    """A golden file's match, played today."""
    return play_through(game, old.options, old.seats, old.seed)


def rewrite(path: Path, game: Game, unreleased: bool = False) -> bool:
    """Write a golden file anew; whether anything in it changed."""
    old = read_playthrough(path.read_text(encoding="utf-8"))
    new = again(game, old)
    if new.behaviour != old.behaviour and new.rules == old.rules and not unreleased:
        raise SameVersion(
            f"{path.name}: {game.id} behaves differently, and its rules_version is still {new.rules}. Raise it, or "
            "write with --unreleased if nobody can have a record of these rules yet."
        )
    path.write_text(new.text, encoding="utf-8")
    return new.text != old.text


def add(path: Path, game: Game, options: dict[str, str], seed: int) -> None:
    """Write a new golden file."""
    seats = game.places(read_option_texts(game.Options, options)).start
    path.write_text(play_through(game, options, seats, seed).text, encoding="utf-8")


def golden_files() -> list[Path]:
    """All of them."""
    return sorted(FOLDER.glob("*.txt"))


def main(arguments: list[str]) -> int:
    """Write what there is; or add a file: `--add duel-small.txt duel highest=12 --seed 3`."""
    parser = argparse.ArgumentParser(prog="python -m tests.golden.write", description=__doc__)
    parser.add_argument("--unreleased", action="store_true", help="behaviour may change under the same rules_version")
    parser.add_argument("--add", nargs="+", metavar=("FILE GAME", "OPTION=VALUE"), help="write a new file")
    parser.add_argument("--seed", type=int, default=1, help="of the new file's match")
    wanted = parser.parse_args(arguments)
    if wanted.add:
        name, game, *options = wanted.add
        add(FOLDER / name, find_game(game), dict(option.split("=", 1) for option in options), wanted.seed)
    for game in games():
        if not (FOLDER / f"{game}.txt").exists():
            add(FOLDER / f"{game}.txt", find_game(game), {}, wanted.seed)
    refused = 0
    for path in golden_files():
        try:
            changed = rewrite(path, find_game(game_of(path.read_text(encoding="utf-8"))), wanted.unreleased)
            sys.stdout.write(f"{path.name}: {'written anew' if changed else 'as before'}\n")
        except SameVersion as error:
            refused = 1
            sys.stdout.write(f"{error}\n")
    return refused


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
