"""Programs for the tests to play against: `python tests/lab/programs.py HOW [FOLDER]`. No saloon inside."""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NoReturn

Message = dict[str, Any]


def messages() -> Iterator[Message]:
    for line in sys.stdin:
        yield json.loads(line)


def say(message: Message | str) -> None:
    sys.stdout.write(f"{message if isinstance(message, str) else json.dumps(message)}\n")
    sys.stdout.flush()


def hang() -> NoReturn:
    while True:
        time.sleep(60)


def play(answer: Callable[[Message], Message | str]) -> None:
    """Get ready, then answer every question."""
    for message in messages():
        if message["t"] == "new":
            say({"t": "ready"})
        elif message["t"] == "ask":
            say(answer(message))


def first(ask: Message) -> Message:
    return {"t": "move", "id": ask["id"], "move": ask["legal"][0]}


def crash(ask: Message) -> NoReturn:
    sys.exit("my tables are empty")


def never(ask: Message) -> NoReturn:
    hang()


def twice(ask: Message) -> str:
    return "\n".join([json.dumps(first(ask))] * 2)


def gated(ask: Message) -> Message:
    """Play the first six matches; from then on wait at a gate that only opens when it is a plain file."""
    folder = Path(sys.argv[2])
    if ask["id"] == 1:
        with (folder / "pids").open("a") as pids:
            pids.write(f"{os.getpid()}\n")
    if len((folder / "pids").read_text().split()) > 6:
        (folder / "gate").read_text()
    return first(ask)


def upset(ask: Message) -> NoReturn:
    """End the process that asks, as a machine without memory might."""
    os.kill(os.getppid(), signal.SIGKILL)
    sys.exit()


ANSWERS: dict[str, Callable[[Message], Message | str]] = {
    "first": first,
    "crash": crash,
    "never": never,
    "twice": twice,
    "gated": gated,
    "upset": upset,
    "illegal": lambda ask: {"t": "move", "id": ask["id"], "move": "99^"},
    "garbage": lambda ask: "17 on my rising pile, please",
    "unknown": lambda ask: {"t": "fold"},
    "ready": lambda ask: {"t": "ready"},
    "sorry": lambda ask: {"t": "error", "error": "I only know chess"},
    "binary": lambda ask: "\udcff\udcfe",
    "endless": lambda ask: "x" * 200_000,
}

if __name__ == "__main__":
    sys.stdout.reconfigure(errors="surrogateescape")  # type: ignore[union-attr] # it is no StringIO here
    how = sys.argv[1]
    if how == "silent":
        hang()
    elif how == "babble":
        while True:
            say({"t": "ready"})
    elif how == "stubborn":  # its input ends, it does not
        play(first)
        hang()
    else:
        play(ANSWERS[how])
