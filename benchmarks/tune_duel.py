"""Finds the weights of the duel's evaluation by self-play: play, fit who wins, play with the fit, and so on.

    python -m benchmarks.tune_duel --rounds 6 --matches 6000 --seed 1 --out weights.json

Each round plays matches of the planner against itself with the weights so far. A few first turns of a match are played
at random among the better endings, for variety; from then on every ending is noted with its features and with
whether its player went on to win. A logistic regression on all of them gives the next weights.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from saloon.bots.duel.evaluation import FEATURES, FULL, LOGIT, Evaluation
from saloon.bots.duel.planning import AllTurns, BestTurn, finish_turn
from saloon.bots.duel.turns import Ending
from saloon.games.duel.rules import Duel
from saloon.kernel import Rng, find_game, settle, stream

WILD = 10  # one turn in so many is played at random
KEPT_ROUNDS = 6
RIDGE = 30.0


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
        values.append(
            one.judge(
                ending.hand,
                ending.hand_size,
                ending.rising,
                ending.falling,
                ending.foe_rising,
                ending.foe_falling,
                ending.draws,
            )
        )
    return values


def play(weights: list[int], other: list[int], rng: Rng) -> tuple[list[list[int]], list[int]]:
    """One match; the features of its endings and whether their players won."""
    duel = find_game("duel").open()
    assert isinstance(duel, Duel)
    settle(duel, rng)
    hero = rng.below(2)
    evaluation = Evaluation(weights)
    planner, lister, opponent = BestTurn(evaluation), AllTurns(evaluation), BestTurn(Evaluation(other))
    rows: list[list[int]] = []
    movers: list[int] = []
    while duel.to_move():
        if rng.below(WILD) == 0:
            endings = sorted(lister.list_endings(duel), key=lambda ending: -ending.score)
            ending = endings[len(endings) * rng.below(1000) ** 3 // 1000**3]
        else:
            ending = (planner if duel.turn == hero else opponent).find(duel)
        if duel.turn == hero and not ending.wins:
            rows.append(features(duel, ending))
            movers.append(duel.turn)
        finish_turn(duel, ending)
        settle(duel, rng)
    return rows, [int(mover == duel.winner) for mover in movers]


def fit(rows: NDArray[np.float64], wins: NDArray[np.float64]) -> tuple[NDArray[np.float64], float]:
    """Weights of a logistic regression, by Newton's method with a ridge on standardised features; and its log loss."""
    spread = rows.std(axis=0)
    spread[spread == 0] = 1.0
    scale = np.where(spread > 0, spread, 1.0)
    data = rows / scale
    weights = np.zeros(data.shape[1])
    for _ in range(12):
        chance = 1 / (1 + np.exp(-data @ weights))
        slope = data.T @ (wins - chance) - RIDGE * weights
        bend = (data * (chance * (1 - chance))[:, None]).T @ data + RIDGE * np.eye(len(weights))
        change = np.linalg.solve(bend, slope)
        weights += change
        if np.abs(change).max() < 1e-5:
            break
    chance = 1 / (1 + np.exp(-data @ weights))
    loss = -np.mean(np.log(np.where(wins > 0, chance, 1 - chance)))
    return weights / scale, float(loss)


def duel_of(first: list[int], second: list[int], pairs: int, seed: int) -> float:
    """The share of matches that the first weights win against the second; every deal is played from both seats."""
    won = 0
    for pair in range(pairs):
        for seat in (0, 1):
            rng = stream(seed, "compare", pair)
            duel = find_game("duel").open()
            assert isinstance(duel, Duel)
            settle(duel, rng)
            planners = [BestTurn(Evaluation(first)), BestTurn(Evaluation(second))]
            while duel.to_move():
                finish_turn(duel, planners[duel.turn ^ seat].find(duel))
                settle(duel, rng)
            won += duel.winner == seat
    return won / (2 * pairs)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--matches", type=int, default=5000)
    parser.add_argument("--compare", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", type=Path, help="weights to start from; else steps alone")
    parser.add_argument("--out", type=Path, required=True)
    chosen = parser.parse_args()
    weights = [0] * FEATURES
    if chosen.start:
        weights = json.loads(chosen.start.read_text())
    else:
        weights[2] = weights[3] = -LOGIT
    pool = [weights]
    kept: list[tuple[NDArray[np.float64], NDArray[np.float64]]] = []
    for number in range(chosen.rounds):
        begin = time.perf_counter()
        rows: list[list[int]] = []
        wins: list[int] = []
        for match in range(chosen.matches):
            rng = stream(chosen.seed, number, match)
            other = weights if rng.below(2) else pool[rng.below(len(pool))]
            some, won = play(weights, other, rng)
            rows += some
            wins += won
        middle = time.perf_counter()
        kept = [*kept, (np.array(rows, float), np.array(wins, float))][-KEPT_ROUNDS:]
        found, loss = fit(np.concatenate([rows for rows, _ in kept]), np.concatenate([wins for _, wins in kept]))
        better = [round(weight * LOGIT * FULL) for weight in found]
        share = duel_of(better, weights, chosen.compare, chosen.seed)
        weights = better
        pool.append(weights)
        chosen.out.write_text(json.dumps(weights))
        print(
            f"round {number + 1}: {len(rows)} endings, log loss {loss:.4f}, "
            f"{share:.1%} against the round before ({middle - begin:.0f} + {time.perf_counter() - middle:.0f} s)",
            flush=True,
        )


if __name__ == "__main__":
    main()
