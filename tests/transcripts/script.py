"""Transcripts as files, and what differs between two of them in words that people can read."""

from __future__ import annotations

import asyncio
import json
import lzma
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from tests.transcripts.scenes import SCENES
from tests.transcripts.stage import open_stage

FOLDER: Final = Path(__file__).parent / "kept"
SHOWN: Final = 12  # differences that are told; the rest mostly follows from them
BRIEF: Final = 160  # letters of a value that are told


def perform(name: str, folder: Path) -> list[str]:
    """Play a scene; returns its transcript."""

    async def story() -> list[str]:
        async with open_stage(folder, seed=len(name)) as stage:
            await SCENES[name](stage)
        return stage.lines

    return asyncio.run(story())


def path_of(name: str) -> Path:
    """Where a transcript is kept."""
    return FOLDER / f"{name}.txt.xz"


def kept(name: str) -> list[str]:
    """A transcript as it was written last."""
    return lzma.decompress(path_of(name).read_bytes()).decode().splitlines()


def keep(name: str, lines: list[str]) -> None:
    """Write a transcript."""
    FOLDER.mkdir(exist_ok=True)
    path_of(name).write_bytes(lzma.compress("\n".join(lines).encode(), preset=9))


def differences(before: list[str], after: list[str]) -> list[str]:
    """What differs, in words: the first messages that do, field by field."""
    found = [
        text
        for number, (old, new) in enumerate(zip(before, after, strict=False), 1)
        if old != new
        for text in (f"message {number}:", *_told_apart(old, new))
    ]
    if len(before) != len(after):
        found.append(f"there were {len(before)} messages, now there are {len(after)}")
    return found if len(found) <= SHOWN else [*found[:SHOWN], f"... and {len(found) - SHOWN} lines more"]


def _told_apart(old: str, new: str) -> Iterator[str]:
    """How two messages differ; their fields if both are told to the same line."""
    whom, _, before = old.partition(" < ")
    whose, _, after = new.partition(" < ")
    if whom != whose or not (before and after):
        yield f"  - {_brief(old)}"
        yield f"  + {_brief(new)}"
        return
    yield f"  to {whom}"
    yield from _fields(json.loads(before), json.loads(after), "")


def _fields(old: Any, new: Any, where: str) -> Iterator[str]:
    """The places at which two values differ."""
    if isinstance(old, dict) and isinstance(new, dict):
        for key in sorted({*old, *new}):
            if old.get(key) != new.get(key) or (key in old) != (key in new):
                yield from _fields(old.get(key), new.get(key), f"{where}.{key}")
        if old == new and list(old) != list(new):
            yield f"  {where or 'the message'}: other order of {', '.join(new)}"
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for place, (one, other) in enumerate(zip(old, new, strict=True)):
            if one != other:
                yield from _fields(one, other, f"{where}[{place}]")
    else:
        yield f"  {where or 'the message'}: {_brief(json.dumps(old))} -> {_brief(json.dumps(new))}"


def _brief(text: str) -> str:
    return text if len(text) <= BRIEF else f"{text[:BRIEF]}..."
