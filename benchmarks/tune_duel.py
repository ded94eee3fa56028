"""Finds the weights of the duel's evaluation by self-play.

    python -m benchmarks.tune_duel --rounds 2 --positions 400 --seed 1 --out src/saloon/bots/duel/weights.py

A round plays matches of the planner against itself with the weights so far. At every sixth turn or so it stops and
takes a dozen endings of that turn, good ones and others, and plays a dozen matches on from each, with the same luck
for all of them, half against itself and half against a miser that counts steps alone. What the endings of one turn
win more or less than each other teaches the plan's weights: differences within a turn are all that a planner needs,
and unlike results of whole matches they show what a choice brings about, not what it goes along with. What endings
win at all teaches the value's weights, a logistic regression.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from saloon.bots.duel.evaluation import FEATURES, FULL, HAND_FEATURES, LOGIT, OWN, SIDE_FEATURES, Evaluation
from saloon.bots.duel.planning import AllTurns, BestTurn, finish_turn
from saloon.bots.duel.rollout import draw_cards
from saloon.bots.duel.turns import Ending
from saloon.games.duel.rules import Duel
from saloon.kernel import Rng, find_game, settle, stream

EVERY = 6  # one turn in so many is studied
BEST = 4  # so many of the best endings are taken
ENDINGS = 12  # and others up to this number
TRIALS = 12  # matches played on from each
KEPT = 3  # rounds whose samples count
PLAN_RIDGE = 100.0
VALUE_RIDGE = 20.0

Numbers = NDArray[np.float64]


class Samples(Struct):
    """Endings: their features, the share of matches won from them, and the turn they belong to."""

    features: list[list[int]] = []
    wins: list[float] = []
    turns: list[int] = []


def unit(index: int) -> Evaluation:
    """An evaluation that sees one feature alone."""
    weights = [0] * FEATURES
    weights[index] = FULL
    return Evaluation(weights)


UNITS = [unit(index) for index in range(FEATURES)]


def features(duel: Duel, ending: Ending) -> list[int]:
    """The features of an ending, each multiplied by the cards left (early) or by 58 less them (late)."""
    values = []
    for one in UNITS:
        one.begin(duel)
        values.append(one.judge(ending))
    return values


def open_duel(rng: Rng) -> Duel:
    """A match whose hands are dealt."""
    duel = find_game("duel").open()
    assert isinstance(duel, Duel)
    settle(duel, rng)
    return duel


def play_on(duel: Duel, first: BestTurn, second: BestTurn, rng: Rng) -> int:
    """Play to the end, seat 0 by the first of the planners and seat 1 by the second; returns who wins."""
    while duel.to_move():
        finish_turn(duel, (second if duel.turn else first).find(duel))
        draw_cards(duel, rng)
    return duel.winner


def win_share(duel: Duel, ending: Ending, planner: BestTurn, miser: BestTurn, seed: int) -> float:
    """The share of matches that the player to move wins after this ending, against both kinds of opponent in turn."""
    won = 0
    for trial in range(TRIALS):
        rng = stream(seed, trial)
        world = duel.imagine(duel.turn, rng)
        finish_turn(world, ending)
        draw_cards(world, rng)
        other = miser if trial % 2 else planner
        pair = (other, planner) if duel.turn else (planner, other)
        won += play_on(world, *pair, rng) == duel.turn
    return won / TRIALS


def miserly() -> list[int]:
    """The weights of the first planner, which counts the steps of both sides and nothing else."""
    weights = [0] * FEATURES
    weights[2] = weights[3] = -LOGIT
    weights[2 * OWN + 2] = weights[2 * OWN + 3] = LOGIT
    return weights


def study(weights: list[int], positions: int, *seed: object) -> Samples:
    """Samples of so many turns of self-play."""
    samples = Samples()
    evaluation = Evaluation(weights)
    planner, lister = BestTurn(evaluation), AllTurns(evaluation)
    miser = BestTurn(Evaluation(miserly()))
    studied = match = 0
    while studied < positions:
        rng = stream(*seed, match)
        match += 1
        duel = open_duel(rng)
        while duel.to_move() and studied < positions:
            endings = lister.ranked(duel)
            ending = endings[0]
            if rng.below(EVERY) == 0 and len(endings) > BEST and not ending.wins:
                taken = take(endings, rng)
                luck = rng.next()
                for some in taken:
                    samples.features.append(features(duel, some))
                    samples.wins.append(win_share(duel, some, planner, miser, luck))
                    samples.turns.append(studied)
                studied += 1
                ending = taken[rng.below(len(taken))]
            finish_turn(duel, ending)
            settle(duel, rng)
    return samples


def take(endings: list[Ending], rng: Rng) -> list[Ending]:
    """The best endings and some others, the better ones more often."""
    ranks = set(range(BEST))
    while len(ranks) < min(ENDINGS, len(endings)):
        ranks.add(len(endings) * rng.below(1000) ** 2 // 1000**2)
    return [endings[rank] for rank in sorted(ranks) if not endings[rank].wins]


def fit_plan(rows: Numbers, wins: Numbers, turns: NDArray[np.int64]) -> tuple[Numbers, float]:
    """Least squares on the differences within each turn, in logits (a chance near a half changes by a fourth of
    a logit); and the share of the variance that it explains."""
    number = np.bincount(turns)
    rows = rows - np.stack([np.bincount(turns, column) / number for column in rows.T], axis=1)[turns]
    wins = wins - (np.bincount(turns, wins) / number)[turns]
    scale = rows.std(axis=0)
    scale[scale < 1e-9] = 1.0
    data = rows / scale
    weights = np.linalg.solve(data.T @ data + PLAN_RIDGE * np.eye(data.shape[1]), data.T @ wins)
    explained = 1 - np.sum((wins - data @ weights) ** 2) / np.sum(wins**2)
    return 4 * weights / scale, float(explained)


def fit_value(rows: Numbers, wins: Numbers) -> tuple[Numbers, float]:
    """A logistic regression by Newton's method, with a ridge on features of equal spread; and its log loss."""
    scale = rows.std(axis=0)
    scale[scale < 1e-9] = 1.0
    data = rows / scale
    weights = np.zeros(data.shape[1])
    for _ in range(15):
        chance = 1 / (1 + np.exp(-data @ weights))
        slope = data.T @ (wins - chance) - VALUE_RIDGE * weights
        bend = (data * (chance * (1 - chance))[:, None]).T @ data + VALUE_RIDGE * np.eye(len(weights))
        weights += np.linalg.solve(bend, slope)
    chance = 1 / (1 + np.exp(-data @ weights))
    loss = -np.mean(wins * np.log(chance) + (1 - wins) * np.log(1 - chance))
    return weights / scale, float(loss)


def whole(weights: Numbers) -> list[int]:
    """The weights as the evaluation takes them."""
    return [round(weight * LOGIT * FULL) for weight in weights]


def module(plan: list[int], value: list[int]) -> str:
    """The source of the module that holds the weights."""
    names = [f"own {name}" for name in (*SIDE_FEATURES, *HAND_FEATURES)] + [f"foe {name}" for name in SIDE_FEATURES]
    lines = [
        '"""The weights of the evaluation, written by `python -m benchmarks.tune_duel` (docs/bots.md).',
        "",
        "A line a feature: the weight with all cards left, then with none, in 1/65536 logit.",
        '"""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final",
    ]
    for title, weights in (("PLAN", plan), ("VALUE", value)):
        lines += ["", "# fmt: off", f"{title}: Final = ("]
        lines += [f"    {weights[2 * i]}, {weights[2 * i + 1]},  # {name}" for i, name in enumerate(names)]
        lines += [")", "# fmt: on"]
    return "\n".join(lines) + "\n"


def compare(first: list[int], second: list[int], pairs: int, seed: int) -> float:
    """The share of matches that the first weights win against the second; every deal is played from both seats."""
    won = 0
    planners = [BestTurn(Evaluation(first)), BestTurn(Evaluation(second))]
    for pair in range(pairs):
        for seat in (0, 1):
            rng = stream(seed, "compare", pair)
            duel = open_duel(rng)
            while duel.to_move():
                finish_turn(duel, planners[duel.turn ^ seat].find(duel))
                settle(duel, rng)
            won += duel.winner == seat
    return won / (2 * pairs)


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.tune_duel", description="Find the weights of the duel's evaluation by self-play."
    )
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--positions", type=int, default=400, help="turns studied a round")
    parser.add_argument(
        "--pairs", type=int, default=50, help="pairs of matches against the weights of the round before"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    return parser.parse_args()


def main() -> None:
    chosen = read_arguments()
    plan = miserly()
    kept: list[Samples] = []
    for number in range(chosen.rounds):
        begin = time.perf_counter()
        kept = [*kept, study(plan, chosen.positions, chosen.seed, number)][-KEPT:]
        rows = np.array([row for samples in kept for row in samples.features], float)
        wins = np.array([share for samples in kept for share in samples.wins])
        turns = np.array(
            [turn + place * chosen.positions for place, samples in enumerate(kept) for turn in samples.turns]
        )
        found, explained = fit_plan(rows, wins, turns)
        value, loss = fit_value(rows, wins)
        share = compare(whole(found), plan, chosen.pairs, chosen.seed)
        plan = whole(found)
        chosen.out.write_text(module(plan, whole(value)))
        print(
            f"round {number + 1}: {len(rows)} endings, plan explains {explained:.0%} of the differences, "
            f"log loss of the value {loss:.3f}, {share:.0%} against the round before "
            f"({time.perf_counter() - begin:.0f} s)",
            flush=True,
        )


if __name__ == "__main__":
    main()
