"""A program plays as any bot does; one that misbehaves is named, quoted and gone."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from saloon.bots import BadBot, BadProgram, Budget, make_bot, process, program, read_bot
from saloon.bots.match import play_match
from saloon.bots.process import LineProcess, Silent
from saloon.bots.program import ProgramBot
from saloon.kernel import Sight, check_record, find_game, settle, stream
from tests.lab.started import EXAMPLE, PROGRAMS, cmd, runs

DUEL = find_game("duel")


def seat(specification: str) -> ProgramBot:
    bot = make_bot(specification, DUEL, DUEL.Options(), 2, 0, stream(1))
    assert isinstance(bot, ProgramBot)
    return bot


def sight() -> Sight:
    """A position in which seat 0 is to move."""
    state = DUEL.open(DUEL.Options(loser_starts=True, last_loser=0))
    settle(state, stream(1))
    return Sight(state, 0, stream(1))


@pytest.fixture(autouse=True)
def pids(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """The programs that a test starts; none of them may outlive it."""
    started: list[int] = []

    class Noted(LineProcess):
        def __init__(self, command: list[str]) -> None:
            super().__init__(command)
            started.append(self.pid)

    monkeypatch.setattr(program, "LineProcess", Noted)
    yield started
    assert not [pid for pid in started if runs(pid)]


def test_a_program_plays_a_whole_match(pids: list[int]) -> None:
    record = play_match(DUEL, DUEL.Options(), [cmd("first"), "random"], 3)
    assert check_record(str(record))[-1].state.outcome() is not None
    assert len(pids) == 1


def test_the_example_is_stronger_than_chance() -> None:
    results = [play_match(DUEL, DUEL.Options(), ["random", EXAMPLE], seed).result for seed in range(6)]
    assert [result.scores for result in results if result is not None] == [(0, 1)] * 6


@pytest.mark.parametrize(
    ("how", "complaint"),
    [
        ("crash", "ended with code 1"),
        ("crash", "my tables are empty"),
        ("illegal", "wants to play '99^', which is not legal now; legal are"),
        ("garbage", "said '17 on my rising pile, please', which is no message of the protocol"),
        ("unknown", 'said \'{"t": "fold"}\', which is no message of the protocol'),
        ("binary", "which is no message of the protocol"),
        ("endless", "xxx...', which is no message of the protocol"),
        ("ready", 'said \'{"t":"ready"}\' where a move was due'),
        ("sorry", "gave up: I only know chess"),
        ("babble", 'said \'{"t":"ready"}\' where a move was due'),
    ],
)
def test_a_bad_answer_is_named_and_quoted(how: str, complaint: str) -> None:
    bot = seat(cmd(how))
    with pytest.raises(BadProgram) as refused:
        bot.choose(sight())
    message = str(refused.value)
    assert message.startswith(f"{cmd(how)} at seat 0 does not play: asked for its move 1, it ")
    assert complaint in message
    bot.close()


def test_an_answer_to_an_old_question_is_none() -> None:
    bot = seat(cmd("twice"))
    bot.choose(sight())
    with pytest.raises(BadProgram, match="answered question 1 where question 2 was asked"):
        bot.choose(sight())


def test_patience_ends() -> None:
    bot = seat(cmd("never"))
    bot.patience = 50
    with pytest.raises(BadProgram, match=r"asked for its move 1, it said nothing for 0\.05 seconds"):
        bot.choose(sight())


def test_a_program_that_does_not_get_ready_takes_no_seat(monkeypatch: pytest.MonkeyPatch, pids: list[int]) -> None:
    monkeypatch.setattr(program, "PATIENCE", 50)
    with pytest.raises(BadProgram, match=r"before the match began, it said nothing for 0\.05 seconds"):
        seat(cmd("silent"))
    assert len(pids) == 1


def test_the_others_are_ended_when_one_program_fails(pids: list[int]) -> None:
    with pytest.raises(BadProgram, match="at seat 1 does not play: before the match began, it ended with code 2"):
        play_match(DUEL, DUEL.Options(), [cmd("first"), f"cmd:{sys.executable} --no-such-option"], 1)
    assert len(pids) == 2


def test_a_program_that_does_not_end_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "SECONDS_TO_END", 0.05)
    play_match(DUEL, DUEL.Options(highest=9, hand=2), ["random", cmd("stubborn")], 1)


def test_a_program_that_does_not_listen_stops_nobody() -> None:
    deaf = LineProcess([sys.executable, "-S", str(PROGRAMS), "silent"])
    deaf.say(b"x" * 1_000_000)
    with pytest.raises(Silent):
        deaf.hear(0.01)
    deaf.kill()
    assert not runs(deaf.pid)


def test_a_budget_goes_before_the_command() -> None:
    bot = seat(cmd("first", "ms=20:"))
    assert (bot.budget, bot.patience) == (Budget(ms=20), 20 + program.GRACE)
    assert bot.command == cmd("first").removeprefix("cmd:")
    bot.close()


@pytest.mark.parametrize(
    ("specification", "complaint"),
    [
        ("cmd:", "cmd: wants a command line"),
        ("cmd:./no-such-bot --fast", "there is no program './no-such-bot' that can be run"),
        ("cmd:sh -c 'x", 'the command "sh -c \'x" cannot be read: No closing quotation'),
        ("cmd:ms=soon:true", "'ms=soon' is no budget for a program, which takes ms=100 or nodes=2000"),
        ("gambler", "there is no bot 'gambler' for duel; there are"),
    ],
)
def test_what_cannot_be_started_is_refused_beforehand(specification: str, complaint: str) -> None:
    with pytest.raises(BadBot) as refused:
        read_bot(specification, DUEL)
    assert complaint in str(refused.value)


def test_a_program_that_the_machine_cannot_run_is_refused(tmp_path: Path) -> None:
    script = tmp_path / "bot"
    script.write_text("no interpreter is named here\n")
    script.chmod(0o755)
    with pytest.raises(BadProgram, match=r"cannot be started: Exec format error"):
        seat(f"cmd:{script}")
