"""Batches: consecutive matches of a plan that one worker plays."""

from __future__ import annotations

import time
from typing import Final

from msgspec import Struct

from saloon.bots import BadProgram
from saloon.bots.match import IllegalChoice, play_to_outcome
from saloon.kernel import NATURE, find_game, read_option_texts
from saloon.lab.plan import Plan
from saloon.lab.results import MatchResult

SECONDS: Final = 0.5  # the aim for a batch: long enough to be worth sending, short enough for a smooth progress bar
LARGEST: Final = 512


class BadMatch(RuntimeError):  # noqa: N818
    """A match that was broken off by a bot's mistake; the message names the match."""


class Batch(Struct, frozen=True):
    """Matches from one number on, with their records as text, and how long they took."""

    first: int
    results: list[MatchResult]
    records: list[str]
    seconds: float


def play_batch(plan: Plan, first: int, stop: int) -> Batch:
    """Play the matches `first` to `stop - 1`."""
    start = time.perf_counter()
    played = [play_fixture(plan, number) for number in range(first, stop)]
    seconds = time.perf_counter() - start
    return Batch(first, [result for result, _ in played], [record for _, record in played], seconds)


def play_fixture(plan: Plan, number: int) -> tuple[MatchResult, str]:
    """Play one match of the plan."""
    game = find_game(plan.game)
    if game.rules_version != plan.rules:
        raise BadMatch(f"the run plays rules {plan.rules} of {game.id}, this worker knows {game.rules_version}")
    fixture = plan.fixture(number)
    try:
        options = read_option_texts(game.Options, plan.options)
        record, outcome = play_to_outcome(game, options, fixture.players, fixture.seed)
    except (BadProgram, IllegalChoice) as error:
        raise BadMatch(f"match {number} (seed {fixture.seed}): {error}") from None
    except Exception as error:
        error.add_note(f"in match {number} ({', '.join(fixture.players)}; seed {fixture.seed})")
        raise
    result = MatchResult(
        match=number,
        seed=fixture.seed,
        players=fixture.players,
        scores=outcome.scores,
        ranks=outcome.ranks,
        reason=outcome.reason,
        moves=sum(moved.seat != NATURE for moved in record.moves),
        digest=record.tags["digest"],
    )
    return result, str(record) if plan.records else ""


class Pace:
    """The size of the next batch, adapted to the duration of finished ones."""

    def __init__(self) -> None:
        self.size = 1

    def learn(self, batch: Batch) -> None:
        """Aim at batches of the same duration; at most double the size, because the first ones include warm-up."""
        fitting = int(SECONDS * len(batch.results) / max(batch.seconds, 1e-9))
        self.size = max(1, min(fitting, 2 * self.size, LARGEST))
