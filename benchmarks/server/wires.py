"""`python -m benchmarks.server.wires`: what a WebSocket costs under a move, ours and those that could take its place.

Two lines make a table. A message of 60 bytes on one of them is answered by 700 bytes on both, as a move is, and nothing
else is done: no rules, no disk. Every server does so in a process of its own, under the same event loop, and is asked
for the processor's time that it took.
"""

from __future__ import annotations

import argparse
import os
import socket
import subprocess
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import IO, Final

from benchmarks import machine, workshop
from benchmarks.report import table
from benchmarks.server.process import CLIENT_CORE, SERVER_CORE, Broken
from benchmarks.server.wiring import CANDIDATES, HEARD, TOLD
from benchmarks.workshop import Missing, say

LOCK: Final = Path(__file__).parent / "picows.lock"
ASKED: Final = (
    b"GET /ws/%d HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
MASK: Final = b"\x37\xfa\x21\x3d"
MOVE: Final = bytes((0x81, 0x80 | len(HEARD))) + MASK + bytes(a ^ b for a, b in zip(HEARD, MASK * 15, strict=True))
LETTER: Final = 4 + len(TOLD)  # bytes of its frame


def picows() -> Path:
    """The folder with picows, which nothing else needs."""

    def build(folder: Path) -> None:
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--require-hashes"]
        workshop.run([*pip, "--target", folder, "-r", LOCK])

    return workshop.make("picows", [LOCK, sys.version], build, "installing picows")


class Carrier:
    """One server, with two lines a table."""

    def __init__(self, name: str, tables: int, rest: ExitStack) -> None:
        self.name = name
        paths = [os.environ.get("PYTHONPATH", ""), str(picows()) if name == "picows" else ""]
        process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.server.wiring", name],
            env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, paths))},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            preexec_fn=lambda: os.sched_setaffinity(0, SERVER_CORE),  # noqa: PLW1509 - no threads run here
        )
        rest.callback(process.wait)
        rest.callback(process.kill)
        assert process.stdin is not None
        assert process.stdout is not None
        self._ask: IO[bytes] = process.stdin
        self._told: IO[bytes] = process.stdout
        port = int(self._told.readline())
        self._lines = [self._open(port, line // 2, rest) for line in range(2 * tables)]

    def _open(self, port: int, number: int, rest: ExitStack) -> socket.socket:
        line = socket.create_connection(("127.0.0.1", port))
        rest.callback(line.close)
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        line.sendall(ASKED % (number, port))
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            answer += line.recv(1)
        if not answer.startswith(b"HTTP/1.1 101"):
            raise Broken(f"{self.name} does not open lines")
        return line

    def cpu(self) -> float:
        """Seconds of the processor's time that the server has used."""
        self._ask.write(b"\n")
        self._ask.flush()
        return float(self._told.readline())

    def play(self, moves: int) -> float:
        """Play so many moves at each table, one seat after the other; microseconds that one took the server."""
        before = self.cpu()
        for move in range(moves):
            for line in self._lines[move % 2 :: 2]:
                line.sendall(MOVE)
            for line in self._lines:
                line.recv(LETTER, socket.MSG_WAITALL)
        return 1e6 * (self.cpu() - before) / (moves * len(self._lines) / 2)


def measure(names: Sequence[str], rounds: int, tables: int, moves: int) -> dict[str, list[float]]:
    """Let all of them do the same, round by round, so that all see the same of the machine's moods."""
    with ExitStack() as rest:
        carriers = [Carrier(name, tables, rest) for name in names]
        for carrier in carriers:
            carrier.play(moves)  # warm
        rows = [[carrier.play(moves) for carrier in carriers] for _ in range(rounds)]
    return {name: [row[place] for row in rows] for place, name in enumerate(names)}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server.wires", description=__doc__)
    parser.add_argument("--rounds", type=int, default=15, help="how often everything is measured (default: 15)")
    parser.add_argument("--tables", type=int, default=50, help="tables of two lines (default: 50)")
    parser.add_argument("--moves", type=int, default=200, help="moves at a table in each round (default: 200)")
    parser.add_argument("--only", choices=CANDIDATES, nargs="+", default=list(CANDIDATES))
    arguments = parser.parse_args()
    os.sched_setaffinity(0, CLIENT_CORE)
    try:
        workshop.require_compiled_rules()
        costs = measure(arguments.only, arguments.rounds, arguments.tables, arguments.moves)
    except (Missing, Broken) as reason:
        say(str(reason))
        return 1
    print(machine.describe(), end="\n\n")
    first = median(costs[arguments.only[0]])
    rows = [
        [name, f"{median(found):.2f}", f"{min(found):.2f} .. {max(found):.2f}", f"{median(found) - first:+.2f}"]
        for name, found in costs.items()
    ]
    print(table(["WebSocket", "µs a move", "lowest .. highest", f"beside {arguments.only[0]}"], rows))
    return 0


if __name__ == "__main__":
    sys.exit(main())
