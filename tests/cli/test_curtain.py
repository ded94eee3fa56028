"""Two people at one keyboard: neither ever sees the other's hand."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
from codecs import getincrementaldecoder
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from saloon.games.duel.view import DuelView
from saloon.kernel import check_record, read_record
from tests.cli.conftest import Run

NAMES = ("Anna", "Ben")
ARGUMENTS = ("play", "duel", "--bot", "none", "--seed", "8", "--name", "Anna", "--name", "Ben")
CURTAIN = re.compile(r"(Anna|Ben), it is your turn\. Everybody else: look away\.")
HAND = re.compile(r"^(?:│ [ \d]\d │)+", re.MULTILINE)
PATIENCE = 60  # seconds until a program that says nothing is given up


def test_a_page_shows_the_hand_of_the_one_who_was_called(run: Run, kept: Callable[[], Path]) -> None:
    out = run(*ARGUMENTS, typed=["", "1", "1", "end", "", "1", "1", "log", "end", "", "1", "log"]).out
    _, *parts = CURTAIN.split(out)
    called, pages = parts[::2], parts[1::2]
    assert len(called) >= 3
    hands: dict[str, set[tuple[int, ...]]] = {name: set() for name in NAMES}
    for position in check_record(kept().read_text()):
        for seat, name in enumerate(NAMES):
            view = position.state.view(seat)
            assert isinstance(view, DuelView)
            hands[name].add(view.sides[seat].hand or ())
    for name, page in zip(called, pages, strict=True):
        other = NAMES[1 - NAMES.index(name)]
        assert HAND.search(page), "the page of the one who was called"
        for line in HAND.findall(page):
            shown = tuple(map(int, re.findall(r"\d+", line)))
            assert shown in hands[name]
            assert shown not in hands[other]
        assert not re.search(rf"{other} draws \d+[.,]", page), "only how many"
    assert called[:2] == ["Anna", "Ben"] or called[:2] == ["Ben", "Anna"]


def test_nothing_is_shown_before_enter(run: Run) -> None:
    for typed in ([], ["", "1", "1", "end"]):
        after = CURTAIN.split(run(*ARGUMENTS, typed=typed).out)[-1]
        assert "Press Enter when only you can see the screen." in after
        assert not HAND.search(after)
        assert "draw" not in after


class Terminal:
    """A terminal that the command runs in."""

    def __init__(self, *arguments: str, home: Path) -> None:
        self.screen, inside = pty.openpty()
        environment = {**os.environ, "XDG_STATE_HOME": str(home), "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"}
        command = [sys.executable, "-c", "from saloon.cli import main; main()", *arguments]
        self.process = subprocess.Popen(command, stdin=inside, stdout=inside, stderr=inside, env=environment)
        os.close(inside)
        self.read = getincrementaldecoder("utf-8")().decode  # a character may come in parts
        self.said = ""

    def wait_for(self, text: str) -> str:
        """Everything since the last wait, up to and with this text."""
        while text not in self.said:
            ready, _, _ = select.select([self.screen], [], [], PATIENCE)
            assert ready, f"no {text!r} in {self.said!r}"
            self.said += self.read(os.read(self.screen, 65536))
        before, _, self.said = self.said.partition(text)
        return before + text

    def hang_up(self) -> None:
        """Ctrl-D: the end of all input."""
        os.write(self.screen, b"\x04")

    def interrupt(self) -> None:
        """Ctrl-C, once."""
        self.process.send_signal(signal.SIGINT)

    def type(self, line: str) -> None:
        os.write(self.screen, f"{line}\n".encode())

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.screen)


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    with closing(Terminal(*ARGUMENTS, home=tmp_path)) as opened:
        yield opened


def test_a_terminal_forgets_and_ctrl_d_keeps_the_match(terminal: Terminal, tmp_path: Path) -> None:
    first = terminal.wait_for("see the screen.")
    assert "\x1b[3J" in first
    terminal.type("")
    page = terminal.wait_for("or help):")
    assert "╭────╮" in page
    assert "\x1b[" in page, "colours"
    for line in ("1", "1"):
        terminal.type(line)
        terminal.wait_for("or help):")
    terminal.type("end")
    after = terminal.wait_for("see the screen.").rpartition("\x1b[H")[2]
    assert "look away" in after
    assert "│" not in after, "the page before is wiped"
    assert "\x1b[3J" in after, "also from what can be scrolled back to"
    terminal.hang_up()
    terminal.wait_for("saloon play --resume")
    terminal.process.wait(PATIENCE)
    (path,) = (tmp_path / "saloon").glob("*.saloon")
    assert [moved.move for moved in read_record(path.read_text()).moves if moved.seat >= 0][-1] == "end"


def test_ctrl_c_is_heard_as_soon_as_the_prompt_is_there(terminal: Terminal, tmp_path: Path) -> None:
    terminal.wait_for("Press Enter")  # the rest of the prompt is still being written
    terminal.interrupt()
    terminal.wait_for("saloon play --resume")
    assert terminal.process.wait(PATIENCE) == 130
    assert list((tmp_path / "saloon").glob("*.saloon"))
