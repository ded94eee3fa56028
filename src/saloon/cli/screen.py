"""The screen and the keyboard of a terminal: output, a curtain between two people, and input."""

from __future__ import annotations

import contextlib
import io
import signal
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager
from typing import Final

from rich.console import Console, ConsoleDimensions, RenderableType

from saloon.cli.palette import THEME

with contextlib.suppress(ImportError):
    import readline  # noqa: F401 - gives the input line editing and a history

WAKE: Final = 0.1  # seconds
WIPE_HISTORY: Final = "\x1b[3J"  # clears what was scrolled away, too


def open_console(color: bool = True) -> Console:
    """A console with our colours; plain text if the output is no terminal."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # an output without arrows still shows the numbers
    return Console(theme=THEME, highlight=False, markup=False, emoji=False, no_color=None if color else True)


class Screen:
    """Where people at the terminal read and type."""

    def __init__(self, console: Console) -> None:
        self.console = console

    @property
    def room(self) -> ConsoleDimensions:
        """How many columns and lines there are."""
        return self.console.size

    def show(self, *things: RenderableType, style: str = "") -> None:
        """Print things one below the other."""
        for thing in things:
            self.console.print(thing, style=style or None)

    def show_whole(self, text: str) -> None:
        """Print a text whose lines are not broken, so that what is in it can be copied."""
        self.console.print(text, soft_wrap=True)

    def turn_page(self) -> None:
        """Clear a terminal; elsewhere print an empty line."""
        if self.console.is_terminal:
            self.console.clear()
        else:
            self.console.print()

    def drop_curtain(self) -> None:
        """Remove everything that can be read, also by scrolling back."""
        self.turn_page()
        if self.console.is_terminal:
            self.console.file.write(WIPE_HISTORY)

    def busy(self, text: str) -> AbstractContextManager[object]:
        """A context in which a terminal shows that somebody is thinking."""
        return self.console.status(text) if self.console.is_terminal else contextlib.nullcontext()

    def ask(self, prompt: str) -> str:
        """A line from the keyboard, without the spaces around it; `EOFError` at the end of the input."""
        if sys.stdin.isatty():
            with wakeful():
                return input(f"{prompt} ").strip()
        line = input(f"{prompt} ")
        self.console.print(line)  # so that a transcript shows what was typed
        return line.strip()


@contextlib.contextmanager
def wakeful() -> Iterator[None]:
    """A context in which Ctrl-C always works at once.

    An interrupt that comes while readline writes its prompt is noticed only at the next key. A timer's signal wakes it
    regularly, so that Python notices.
    """
    if sys.platform == "win32":
        yield
        return
    before = signal.signal(signal.SIGALRM, lambda *_: None)
    signal.setitimer(signal.ITIMER_REAL, WAKE, WAKE)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
