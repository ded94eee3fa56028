"""`python -m docs.pictures.terminal` draws the picture of docs/terminal.md: a duel as its first player sees it."""

from __future__ import annotations

import argparse
import io
import re
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from saloon.cli.keyboard import Keyboard
from saloon.cli.palette import THEME
from saloon.cli.players import Player
from saloon.cli.resume import resume_table
from saloon.cli.screen import Screen
from saloon.colours import INK, PAPER
from saloon.kernel import read_record
from saloon.locales import Speaker

FOLDER: Final = Path(__file__).parent
PICTURE: Final = FOLDER / "terminal.svg"
COLUMNS, LINES = 80, 40
FONT: Final = re.compile(r"\s*@font-face \{.*?\}", re.DOTALL)  # of some server; the reader's own monospace font will do


def rgb(colour: str) -> tuple[int, int, int]:
    """The three parts of a colour such as #2b2118."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def draw() -> str:
    """The picture as SVG."""
    text = (FOLDER / "duel.saloon").read_text(encoding="utf-8")
    names = read_record(text).players
    table = resume_table(text, lambda _, seats: [Player(names[seat]) for seat in range(seats)])
    console = Console(
        file=io.StringIO(),
        record=True,
        width=COLUMNS,
        height=LINES,
        theme=THEME,
        color_system="truecolor",
        force_terminal=True,
        highlight=False,
    )
    say = Speaker("en")
    Keyboard(table, Screen(console), say, PICTURE).show_position(0)
    console.print(say("house-prompt", last=len(table.state.legal(0))))
    colours = TerminalTheme(rgb(INK), rgb(PAPER), [rgb(INK)] * 8)
    svg = console.export_svg(title="saloon play duel", theme=colours, unique_id="terminal")
    return FONT.sub("", svg)


if __name__ == "__main__":
    argparse.ArgumentParser(prog="python -m docs.pictures.terminal", description=__doc__).parse_args()
    PICTURE.write_text(draw(), encoding="utf-8")
