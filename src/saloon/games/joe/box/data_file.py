"""Reading the game's data files: TOML against a strict schema. What is wrong is said with its file and place."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import Final, TypeVar

import msgspec
from msgspec import Struct

from saloon.kernel.registry import BadGameFile

DATA: Final = Path(__file__).parent / "data"
MORE: Final = "SALOON_JOE_DATA"  # the environment variable that names folders with more maps and scenarios

Entry = TypeVar("Entry", bound=Struct)


class BadData(BadGameFile):
    """A data file that cannot be used: which file, where in it, and why."""

    def __init__(self, file: str, place: str, reason: str) -> None:
        super().__init__(f"{file}: {place}: {reason}" if place else f"{file}: {reason}")
        self.file = file
        self.place = place
        self.reason = reason


class Words(Struct, frozen=True, forbid_unknown_fields=True):
    """A short text in every language of the house."""

    en: str
    fr: str

    def said(self, language: str) -> str:
        """The text in a language."""
        return str(getattr(self, language))


def data_files(kind: str) -> list[Path]:
    """The files of a kind, `maps` or `scenarios`: the game's own, and those of the folders in `SALOON_JOE_DATA`."""
    folders = [DATA, *(Path(name) for name in os.environ.get(MORE, "").split(os.pathsep) if name)]
    return [path for folder in folders for path in sorted((folder / kind).glob("*.toml"))]


def read_file(path: Path, kind: type[Entry]) -> Entry:
    """The file's contents as the schema has them."""
    try:
        return msgspec.convert(tomllib.loads(path.read_text("utf-8")), kind)
    except OSError as error:
        raise BadData(path.name, "", f"cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadData(path.name, "", "is not written in UTF-8") from None
    except tomllib.TOMLDecodeError as error:
        raise BadData(path.name, "", f"is no TOML: {error}") from None
    except msgspec.ValidationError as error:
        reason, _, place = str(error).partition(" - at ")
        raise BadData(path.name, place.strip("`").removeprefix("$").removeprefix("."), reason) from None
