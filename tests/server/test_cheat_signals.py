"""What is held against a seat, and what is not."""

from __future__ import annotations

import random

from saloon.server.race.cheat_signals import (
    CREDIT_ROUNDS,
    LATELY,
    PONG_GAP,
    PONGS,
    STEADY_ROUNDS,
    Answer,
    CheatSignals,
    Flag,
)
from saloon.server.race.fairness import Proof, Verdict

LINE = Proof(40, 50, 90)


def answer(claimed: float | None, delay: float = 55, least: float = 0.0, *, forged: bool = False) -> Answer:
    return Answer(Verdict(claimed, delay, delay, claimed or 0.0), LINE, least, forged)


def flags(answers: list[Answer]) -> list[Flag | None]:
    signals = CheatSignals()
    return [signals.look(each) for each in answers]


def human(rng: random.Random) -> float:
    return max(400.0, rng.gauss(1500, 300))


def test_one_impossible_answer_is_luck_and_two_are_not() -> None:
    assert flags([answer(120), answer(900), answer(130), answer(900)]) == [None, None, "too-fast", "too-fast"]


def test_old_impossible_answers_are_forgotten() -> None:
    assert flags([answer(120), *[answer(900 + 100 * n) for n in range(LATELY)], answer(120)])[-1] is None


def test_what_an_answer_takes_comes_after_the_reflex() -> None:
    assert flags([answer(380, least=240)] * 2)[-1] == "too-fast"
    assert flags([answer(400, least=240)] * 2)[-1] is None
    assert flags([answer(380, least=60)] * 2)[-1] is None


def test_what_nobody_can_have_made_is_a_forged_timeline() -> None:
    assert flags([answer(1500, least=180, forged=True)] * 2)[-1] == "timeline"


def test_a_machine_is_too_steady() -> None:
    rng = random.Random(1)
    assert flags([answer(700 + rng.gauss(0, 5)) for _ in range(STEADY_ROUNDS)])[-1] == "steady"
    assert flags([answer(human(rng)) for _ in range(200)])[-1] is None


def test_claims_that_always_need_more_delay_than_the_line_has_are_seen() -> None:
    rng = random.Random(2)
    lies = flags([answer(human(rng), delay=60 + 150 + rng.uniform(0, 20)) for _ in range(CREDIT_ROUNDS)])
    assert lies[-1] == "credit"
    slow_screen = flags([answer(human(rng), delay=50 + rng.uniform(0, 40)) for _ in range(200)])
    assert slow_screen[-1] is None


def test_a_line_that_is_slow_whenever_it_pays_is_seen() -> None:
    rng = random.Random(3)
    signals, honest = CheatSignals(), CheatSignals()
    for number in range(20):
        switched = number % 3 == 0
        signals.look_back(answer(human(rng), delay=300 if switched else 55), paid=switched)
        honest.look_back(answer(human(rng), delay=300 if number % 10 == 0 else 55), paid=number % 2 == 0)
    assert signals.look(answer(human(rng))) == "pays"
    assert honest.look(answer(human(rng))) is None


def test_a_line_that_is_much_too_slow_again_and_again_is_seen() -> None:
    rng = random.Random(4)
    delays = [300 if number % 4 == 0 else 55 for number in range(20)]
    assert flags([answer(human(rng), delay=delay) for delay in delays])[15:17] == [None, "credit"]
    seldom = [300 if number % 5 == 0 else 55 for number in range(20)]
    assert flags([answer(human(rng), delay=delay) for delay in seldom])[-1] is None


def test_pongs_that_are_held_back_are_seen_where_the_kernel_tells() -> None:
    signals = CheatSignals()
    assert signals.look_at_pongs(PONGS - 1, PONG_GAP + 1) is None
    assert signals.look_at_pongs(PONGS, PONG_GAP) is None
    assert signals.look_at_pongs(PONGS, PONG_GAP + 1) == "pongs"


def test_an_answer_without_a_claim_cannot_be_suspicious_and_a_flag_stays() -> None:
    assert flags([answer(None)] * 30)[-1] is None
    assert flags([answer(100), answer(100), *[answer(1500 + 100 * n) for n in range(9)]])[-1] == "too-fast"
