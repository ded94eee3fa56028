"""Bots think in processes that keep their matches: each is sent what is new, and lost memories are made good."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
from collections.abc import Callable, Iterator
from contextlib import closing
from typing import Any

import pytest

from saloon.bots import Bot
from saloon.kernel import Event, Sight, find_game
from saloon.server.bots import thinking
from saloon.server.bots.bot_workers import Asker, BotWorkers, Question, ask
from saloon.server.bots.thinking import BotMemory, Thought
from saloon.server.common.worker_processes import Worker
from saloon.server.match.luck import Luck
from saloon.server.match.match import Match

SECRET = "ab" * 32


class Here(Worker):
    """A worker that is this process, and writes down what it is sent."""

    def __init__(self, memory: BotMemory) -> None:
        self.sent = {}  # type: ignore[assignment]
        self.memory = memory
        self.sizes: list[int] = []
        self.since: list[int] = []

    def do(self, work: Callable[..., Any], arguments: tuple[Any, ...], patience: float) -> Any:
        (request,) = pickle.loads(sent := pickle.dumps(arguments))
        self.sizes.append(len(sent))
        self.since.append(request.since)
        return self.memory.think(request)


def begin(game: str = "duel") -> Match:
    found = find_game(game)
    match = Match(found, found.Options(), 2, Luck(SECRET, "m", ["n0", "n1"]))
    match.settle(0)
    return match


def question(match: Match, seat: int, bot: str = "greedy", *, advises: bool = False) -> Question:
    return Question(
        match.number, match.game.id, {}, match.seats, match.entries, match.seq, seat, bot, f"s{seat}", advises
    )


def anew(asked: Question) -> Thought:
    """What a bot says that has just been sent the whole match."""
    thought = BotMemory().think(asked.request(0))
    assert thought is not None
    return thought


def play_by(worker: Worker, match: Match, bot: str, moves: int) -> Iterator[Question]:
    """Let a worker choose so many moves."""
    for _ in range(moves):
        if not match.to_move():
            return
        seat = match.to_move()[0]
        asked = question(match, seat, bot)
        match.move(seat, ask(asked, worker).move, 0)
        yield asked


def test_a_bot_is_sent_what_is_new_and_no_more_however_long_the_match() -> None:
    worker, match = Here(BotMemory()), begin()
    for _ in play_by(worker, match, "greedy", 200):
        pass
    assert match.seq > 150
    assert worker.since[0] == 0
    assert all(later > earlier for earlier, later in zip(worker.since, worker.since[1:], strict=False))
    assert max(worker.sizes[1:]) < worker.sizes[0] < 2_000


@pytest.mark.parametrize(("game", "bot"), [("duel", "greedy"), ("duel", "random"), ("bluff", "reader")])
def test_what_is_kept_changes_no_move_of_a_bot_that_makes_no_plans(game: str, bot: str) -> None:
    worker, match = Here(BotMemory()), begin(game)
    moved = [(asked, match.entries[asked.seq].move) for asked in play_by(worker, match, bot, 60)]
    assert len(moved) > 20
    assert [anew(asked).move for asked, _ in moved] == [move for _, move in moved]


def test_after_a_take_back_a_bot_thinks_of_the_match_as_it_is() -> None:
    worker, match = Here(BotMemory()), begin()
    seat = match.to_move()[0]
    for _ in range(2):
        asked = question(match, seat)
        assert ask(asked, worker) == anew(asked)
        match.move(seat, match.game.moves.text(match.state.legal(seat)[0]), 0)
        match.take_back(seat, 0)
        assert ask(question(match, seat), worker) == anew(question(match, seat))
    assert all(worker.since[1:])


def test_what_a_process_keeps_no_more_it_is_sent_anew() -> None:
    memory = BotMemory(room=20)
    worker, matches = Here(memory), [begin() for _ in range(3)]
    for _ in range(3):
        for match in matches:
            for asked in play_by(worker, match, "greedy", 1):
                assert match.entries[asked.seq].move == anew(asked).move
    assert len(memory._matches) == 1
    assert worker.since.count(0) > 3


def test_a_question_that_was_overtaken_is_answered_for_its_own_position() -> None:
    worker, match = Here(BotMemory()), begin()
    first = question(match, match.to_move()[0])
    for _ in play_by(worker, match, "greedy", 6):
        pass
    assert ask(first, worker) == anew(first)


def test_a_process_that_died_is_told_the_match_again() -> None:
    async def story() -> None:
        match, asker = begin(), Asker()
        with closing(BotWorkers(1)) as bots:
            for _ in range(3):
                seat = match.to_move()[0]
                asked = question(match, seat)
                assert await bots.choose(asked, asker) == anew(asked).move
                match.move(seat, anew(asked).move, 0)
                os.kill(await bots._workers.run(os.getpid), signal.SIGKILL)

    asyncio.run(story())


class Remembering(Bot):
    """A bot that plans, and counts what it has seen."""

    made = 0

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        type(self).made += 1
        self.seen = 0

    def watch(self, event: Event) -> None:
        self.seen += 1

    def choose(self, sight: Sight) -> int:
        assert self.seen == len([event for events in TRUTH for event in events if event.seen_by(self.seat)])
        return sight.legal[0]


TRUTH: list[list[Event]] = []


def test_a_bot_stays_at_its_seat_and_has_seen_everything_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "make_bot", lambda _bot, *rest: Remembering(*rest))
    worker, match = Here(BotMemory()), begin("bluff")
    for _ in match.keep_past():
        pass
    assert match.past is not None
    monkeypatch.setattr(f"{__name__}.TRUTH", match.past)
    for _ in play_by(worker, match, "remembering", 12):
        pass
    assert Remembering.made == 2
    seat = match.to_move()[0]
    for _ in range(2):
        ask(question(match, seat, "remembering", advises=True), worker)
    assert Remembering.made == 4, "who advises a person has no plans of its own"
