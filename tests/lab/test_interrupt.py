"""A real Ctrl-C while a program is thinking: what is finished stays, no process does, `--resume` ends the same."""

from __future__ import annotations

import errno
import os
import pty
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from threading import Thread

import pytest

from tests.lab.runs import files
from tests.lab.started import PROGRAMS, python, runs

MATCHES = 14


def command(folder: Path, *more: str) -> list[str]:
    gated = python(PROGRAMS, "gated", str(folder))
    start = [
        sys.executable,
        "-c",
        "from saloon.cli import main; main()",
        "sim",
        "duel",
        "--bots",
        f"random,cmd:{gated}",
    ]
    return [*start, "--matches", str(MATCHES), "--set", "highest=9", "--set", "hand=2", *more]


def wait_at_gate(gate: Path, process: subprocess.Popen[bytes]) -> int:
    """The writing end of the gate, as soon as a program waits at it."""
    while True:
        try:
            return os.open(gate, os.O_WRONLY | os.O_NONBLOCK)
        except OSError as error:
            if error.errno != errno.ENXIO:
                raise
        with suppress(subprocess.TimeoutExpired):
            process.wait(0.05)
            pytest.fail("the run ended before anybody waited at the gate")


def read_screen(terminal: int, screen: bytearray) -> None:
    """Read all that is written to a terminal until its other end is closed."""
    with suppress(OSError):
        while text := os.read(terminal, 4096):
            screen.extend(text)


@pytest.mark.process
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c(tmp_path: Path, jobs: str) -> None:
    gate, pids, out, whole = (tmp_path / name for name in ("gate", "pids", "out", "whole"))
    os.mkfifo(gate)
    terminal, terminal_end = pty.openpty()
    written = bytearray()
    reader = Thread(target=read_screen, args=(terminal, written))
    reader.start()
    with subprocess.Popen(command(tmp_path, "--out", str(out), "--jobs", jobs), stderr=terminal_end) as process:
        os.close(terminal_end)
        held = wait_at_gate(gate, process)
        process.send_signal(signal.SIGINT)
        assert process.wait() == 128 + signal.SIGINT
    reader.join()
    os.close(terminal)
    os.close(held)
    screen = " ".join(written.decode().split())
    assert "matches/s" in screen
    assert f"of {MATCHES} matches are finished and kept in {out}; --resume goes on." in screen
    assert 0 < len((out / "results.jsonl").read_bytes().splitlines()) < MATCHES
    assert not [pid for pid in map(int, pids.read_text().split()) if runs(pid)]

    gate.unlink()
    gate.write_text("open")
    for folder in (out, whole):
        subprocess.run(command(tmp_path, "--out", str(folder), "--resume"), check=True, capture_output=True)
    assert files(out) == files(whole)
