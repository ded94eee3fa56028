"""Arguments that several commands share: a game, its options, a language, a file to read or to write."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from msgspec import Struct

from saloon.cli.usage import wrong_usage
from saloon.kernel import BadOptions, BadRecord, Game, UnknownGame, find_game, read_option_texts
from saloon.locales import MissingMessage, Speaker, preferred_language


def read_game(name: str) -> Game:
    """The game of this id."""
    try:
        return find_game(name)
    except UnknownGame as error:
        wrong_usage(str(error))


def read_speaker(language: str) -> Speaker:
    """The messages of this language."""
    try:
        return Speaker(language)
    except MissingMessage as error:
        wrong_usage(str(error))


def setting_texts(settings: Sequence[str]) -> dict[str, str]:
    """Names and values of settings such as `touch_move=true`."""
    texts: dict[str, str] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            wrong_usage(f"{setting!r} is no setting: write --set OPTION=VALUE")
        texts[name.strip()] = value.strip()
    return texts


def read_settings(game: Game, settings: Sequence[str]) -> Struct:
    """A game's options from settings."""
    try:
        return read_option_texts(game.Options, setting_texts(settings))
    except BadOptions as error:
        wrong_usage(str(error))


def read_record_file(name: str) -> str:
    """The text of a file, or of the standard input for `-`; `BadRecord` if it is no text."""
    try:
        whole = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except OSError as error:
        wrong_usage(f"{name}: {error.strerror}")
    try:
        return whole.decode()
    except UnicodeDecodeError as error:
        before = whole[: error.start]
        column = len(before) - before.rfind(b"\n")
        raise BadRecord(before.count(b"\n") + 1, column, "this is no UTF-8 text") from None


def file_to_write(path: Path | None) -> Path | None:
    """A file that is written at the end; refused before the work begins if it cannot be."""
    if path is not None and not os.access(path.parent, os.W_OK):
        wrong_usage(f"{path} cannot be written: {path.parent} is no folder in which you may write")
    return path


def bad_line(file: str, error: BadRecord) -> str:
    """Where a record is bad and why, in the format of compilers."""
    return f"{file}:{error.line}:{error.column}: {error.reason}"


Language = Annotated[
    Speaker,
    typer.Option(
        "--lang",
        parser=read_speaker,
        metavar="en|fr",
        default_factory=lambda: preferred_language(os.environ),
        show_default="that of the environment",
        help="The language.",
    ),
]
Color = Annotated[bool, typer.Option("--color/--no-color", help="Colours, if the output is a terminal.")]
