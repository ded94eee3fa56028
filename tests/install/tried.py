"""Whether an installed house does what it promises: it plays, simulates and serves. It is tried from outside, by

python tests/install/tried.py SALOON

with any Python that has websockets, which examples/client.py plays with.
"""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

GAMES = ("bluff", "duel", "jane", "joe")
CLIENT = Path(__file__).parents[2] / "examples" / "client.py"
PATIENCE = 60  # seconds; only a failure waits that long


class Installed:
    """A `saloon` of some environment, and a folder in which it may write."""

    def __init__(self, program: Path, folder: Path, environment: dict[str, str]) -> None:
        self.program = program
        self.folder = folder
        self.environment = {**environment, "XDG_STATE_HOME": str(folder / "state")}

    def run(self, *arguments: str, typed: str = "") -> str:
        """Run a command to its good end; returns what it said."""
        ran = subprocess.run(
            [str(self.program), *arguments],
            cwd=self.folder,
            env=self.environment,
            input=typed,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
        )
        assert ran.returncode == 0, ran.stdout + ran.stderr
        return ran.stdout

    @contextmanager
    def house(self) -> Iterator[str]:
        """Open the house; gives its address."""
        with socket.create_server(("127.0.0.1", 0)) as probe:
            port = probe.getsockname()[1]
        address = f"http://127.0.0.1:{port}"
        command = [str(self.program), "serve", "--host", "127.0.0.1", "--port", str(port), "--pace", "0"]
        with (self.folder / "log").open("wb") as log:
            process = subprocess.Popen(
                [*command, "--data", str(self.folder / "saloon.db")], env=self.environment, stdout=log, stderr=log
            )
        try:
            self._await(address, process)
            yield address
        finally:
            process.terminate()
            process.wait(PATIENCE)

    def _await(self, address: str, process: subprocess.Popen[bytes]) -> None:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline and process.poll() is None:
            try:
                get(f"{address}/healthz")
            except OSError:
                time.sleep(0.05)
            else:
                return
        raise AssertionError("the house does not answer:\n" + (self.folder / "log").read_text(encoding="utf-8"))


def get(address: str) -> str:
    """What a house answers."""
    with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
        return str(answer.read(), "utf-8", "replace")


def plays(installed: Installed) -> None:
    """A match in the terminal, to its end, and its record."""
    said = installed.run("play", "duel", "--bot", "random", "--seed", "3", "--lang", "en", typed="1\n" * 200)
    assert re.search(r"You win!|Random wins\.", said), said
    (record,) = (installed.folder / "state" / "saloon").glob("*.saloon")
    installed.run("check", str(record))


def simulates(installed: Installed) -> None:
    """Matches of every game."""
    for game in GAMES:
        installed.run("sim", game, "--bots", "random", "--matches", "2", "--seed", "7", "--out", f"run-{game}")
        results = (installed.folder / f"run-{game}" / "results.jsonl").read_text(encoding="utf-8")
        assert len(results.splitlines()) == 2


def serves(installed: Installed) -> None:
    """The page with what it refers to, the licences of what it carries, the games, and a match over a WebSocket."""
    with installed.house() as address:
        page = get(address)
        assets = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
        assert assets, page
        for asset in assets:
            assert get(address + asset)
        licences = get(f"{address}/licences.txt")
        assert "SIL OPEN FONT LICENSE" in licences
        assert "Apache License" in licences
        games = get(f"{address}/api/games")
        assert [game for game in GAMES if f'"{game}"' not in games] == []
        command = [sys.executable, str(CLIENT), address]
        ran = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=True)
        assert ran.stdout.splitlines()[-1].split(":")[0] in {"emptied", "stuck"}


def main() -> None:
    """Try the program that is named."""
    program = shutil.which(sys.argv[1])
    if program is None:
        sys.exit(f"there is no {sys.argv[1]}")
    with tempfile.TemporaryDirectory() as folder:
        installed = Installed(Path(program).absolute(), Path(folder), dict(os.environ))
        print(installed.run("--version").strip())  # noqa: T201
        for check in (plays, simulates, serves):
            check(installed)
            print(f"it {check.__name__}")  # noqa: T201


if __name__ == "__main__":
    main()
