"""The house's bots over a pipe: the dialogue, and the same moves as at the table."""

from __future__ import annotations

import io
import re
import shlex
import sys
from pathlib import Path

import msgspec
import pytest

from saloon.bots import bot_names, program, registry
from saloon.bots.match import play_match
from saloon.bots.protocol import read_house_line, write_line
from saloon.bots.stdio import Program, serve
from saloon.kernel import find_game, read_options
from tests.bots.quick import quick
from tests.lab.dreamer import ENTRY

DUEL = find_game("duel")
ROOT = Path(__file__).parents[2]
DIALOGUE = Path(__file__).with_name("dialogue.txt").read_text()
SALOON = shlex.join([sys.executable, "-c", "from saloon.cli import main; main()"])
SMALL = {"highest": 9, "hand": 2}


class Loop:
    """Stands for a process: what the house says goes straight to a bot, and both are written down."""

    dialogue: list[str]

    def __init__(self, command: list[str]) -> None:
        self.program = Program(DUEL, command[0])
        self.replies: list[bytes] = []

    def say(self, line: bytes) -> None:
        self.dialogue.append(f"> {line.decode()}")
        reply = self.program.answer(read_house_line(line))
        if reply is not None:
            self.replies.append(write_line(reply))
            self.dialogue.append(f"< {write_line(reply).decode()}")

    def hear(self, seconds: float) -> bytes:
        return self.replies.pop(0)

    def close(self) -> None:
        self.program.close()


def test_the_dialogue_of_a_match(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Loop, "dialogue", [], raising=False)
    monkeypatch.setattr(program, "LineProcess", Loop)
    monkeypatch.setattr(program, "PATIENCE", 10_000)  # as at home: a program is told it
    monkeypatch.setattr("shutil.which", str)
    play_match(DUEL, read_options(DUEL.Options, SMALL), ["random", "cmd:random"], 3)
    assert "".join(Loop.dialogue) == DIALOGUE


def test_a_bot_answers_the_house_of_the_dialogue() -> None:
    house = [line[2:].encode() for line in DIALOGUE.splitlines(keepends=True) if line[0] == ">"]
    answers = io.BytesIO()
    serve(Program(DUEL, "random"), [*house, *house], answers)
    expected = "".join(line[2:] for line in DIALOGUE.splitlines(keepends=True) if line[0] == "<")
    assert answers.getvalue().decode() == expected * 2  # one match after another, from the same seed


def test_the_dialogue_in_the_document_is_this_one() -> None:
    block = re.search(r"```text\n(.*?)```", (ROOT / "docs" / "protocol.md").read_text(), re.DOTALL)
    assert block is not None
    shown = "".join(re.escape(line) if line != "...\n" else "(?:.*\n)+" for line in block[1].splitlines(keepends=True))
    assert re.fullmatch(shown, DIALOGUE)


@pytest.mark.parametrize("name", bot_names(DUEL))
def test_every_bot_makes_the_same_moves_over_a_pipe(name: str) -> None:
    bot = quick(DUEL, name, 30)
    piped = f"cmd:{SALOON} bot duel --stdio --bot {bot}"
    options = read_options(DUEL.Options, {"highest": 20, "hand": 4})
    players = ["first", "second"]
    assert play_match(DUEL, options, [bot, piped], 5, players) == play_match(DUEL, options, [bot, bot], 5, players)


@pytest.mark.parametrize("values", [{}, {"hidden_log": True}])
def test_a_bot_that_searches_imagines_the_same_over_a_pipe(
    values: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(registry._entries(), ENTRY.name, ENTRY)
    piped = f"cmd:{sys.executable} -m tests.lab.dreamer"
    monkeypatch.chdir(ROOT)
    options = read_options(DUEL.Options, values)
    players = ["first", "second"]
    assert play_match(DUEL, options, ["random", piped], 8, players) == play_match(
        DUEL, options, ["random", "dreamer"], 8, players
    )


HOUSE = [line[2:] for line in DIALOGUE.splitlines() if line[0] == ">"]
NEW, END = HOUSE[0], HOUSE[-1]
ASK = next(line for line in HOUSE if '"ask"' in line)


def changed(line: str, **values: object) -> bytes:
    return msgspec.json.encode(msgspec.json.decode(line) | values)


@pytest.mark.parametrize(
    ("lines", "error"),
    [
        ([b"hello"], "JSON is malformed"),
        ([b'{"t":"deal"}'], "Invalid value 'deal'"),
        ([ASK.encode()], "no match has begun: 'new' comes first"),
        ([NEW.encode(), END.encode(), ASK.encode()], "no match has begun: 'new' comes first"),
        ([changed(NEW, protocol=2)], "this program speaks protocol 1, not 2"),
        ([changed(NEW, game="chess")], "this program plays duel, not chess"),
        ([changed(NEW, rules=9)], "this program plays rules 1 of duel, not 9"),
        ([changed(NEW, seat=2)], "there is no seat 2"),
        ([changed(NEW, seats=3)], "duel is for 2 seats, not for 3"),
        ([changed(NEW, options={"joker": True})], "there is no option 'joker'"),
        ([changed(NEW, seed="7")], "a seed is written as 16 hexadecimal digits, not as '7'"),
        ([NEW.encode(), changed(ASK, view={})], "missing required field `seat`"),
        ([NEW.encode(), changed(ASK, legal=["2^"])], "by this view the legal moves are"),
        ([NEW.encode(), b'{"t":"event","event":{"event":"rain"}}'], "Invalid value 'rain'"),
    ],
)
def test_what_a_bot_does_not_understand_it_says(lines: list[bytes], error: str) -> None:
    answers = io.BytesIO()
    serve(Program(DUEL, "random"), [*lines, NEW.encode()], answers)
    *_, trouble, ready = map(msgspec.json.decode, answers.getvalue().splitlines())
    assert trouble["t"] == "error"
    assert error in trouble["error"]
    assert ready == {"t": "ready"}  # and it is there for the next match
