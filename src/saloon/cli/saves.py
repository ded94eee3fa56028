"""Saves matches of the terminal as records, after every move."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import datetime
from pathlib import Path
from typing import Final

from saloon.kernel import BadRecord, Record, read_record
from saloon.kernel.record import FORMATS

SUFFIX: Final = ".saloon"
FIRST_LINES: Final = tuple(f"saloon: {number}\n" for number in FORMATS)


def saves_folder(environ: Mapping[str, str]) -> Path:
    """The folder for saved matches, in the user's folder for program state."""
    state = environ.get("XDG_STATE_HOME")
    return (Path(state) if state else Path.home() / ".local" / "state") / "saloon"


def new_save(folder: Path, game: str, seed: int) -> Path:
    """A file for a new match."""
    return folder / f"{game}-{datetime.now().astimezone():%Y%m%d-%H%M%S}-{seed}{SUFFIX}"


def keep(record: Record, path: Path) -> None:
    """Write a record atomically; `OSError` if it cannot be written."""
    path.parent.mkdir(parents=True, exist_ok=True)
    scratch = path.with_name(f".{path.name}.new")
    scratch.write_text(str(record), encoding="utf-8")
    scratch.replace(path)


def is_free(path: Path) -> bool:
    """Whether a record may be written there: the file does not exist, or is a record itself."""
    try:
        with path.open(encoding="utf-8") as file:
            return file.readline() in FIRST_LINES
    except FileNotFoundError:
        return True
    except (OSError, UnicodeDecodeError):
        return False


def unfinished(folder: Path) -> Iterator[tuple[Path, Record]]:
    """Matches that were left before their end, the latest first."""
    for path in sorted(folder.glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime, reverse=True):
        try:
            record = read_record(path.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError, BadRecord):
            continue
        if record.result is None:
            yield path, record
