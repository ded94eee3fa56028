"""Learns the duel from playing against itself: a policy gradient on JAX, with many matches at once.

    pip install '.[learn]' jax
    python examples/learn_jax.py --steps 4000

One network plays both seats. A match's moves are learnt from when it ends: those of the winner become more likely,
those of the loser less. What is printed is how often the network wins against a bot that plays at random.
"""

from __future__ import annotations

import argparse
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from saloon.lab import Batch

HIDDEN = 128
RATE = 3e-3
ROWS = 4096  # moves that are learnt from at once
CHECK = 500  # steps after which the network meets the random bot

Network = list[tuple[jax.Array, jax.Array]]


def fresh(key: jax.Array, sizes: list[int]) -> Network:
    """Random weights."""
    keys = jax.random.split(key, len(sizes))
    shapes = zip(keys, sizes, sizes[1:], strict=False)
    return [(jax.random.normal(one, (wide, narrow)) / wide**0.5, jnp.zeros(narrow)) for one, wide, narrow in shapes]


def logits(network: Network, features: jax.Array, mask: jax.Array) -> jax.Array:
    """How much the network wants each move; minus infinity for illegal ones."""
    marks = jnp.unpackbits(features, axis=1).astype(jnp.float32)
    for weights, biases in network[:-1]:
        marks = jax.nn.relu(marks @ weights + biases)
    weights, biases = network[-1]
    return jnp.where(mask > 0, marks @ weights + biases, -jnp.inf)


@jax.jit
def choose(network: Network, key: jax.Array, features: jax.Array, mask: jax.Array) -> jax.Array:
    """A move for each row, drawn as the network wants it."""
    return jax.random.categorical(key, logits(network, features, mask))


def regret(network: Network, features: jax.Array, mask: jax.Array, moves: jax.Array, worth: jax.Array) -> jax.Array:
    """Smaller the likelier moves that won and the less likely moves that lost; a little doubt is kept."""
    wants = logits(network, features, mask)
    chances = jax.nn.log_softmax(wants)
    made = jnp.take_along_axis(chances, moves[:, None], 1)[:, 0]
    doubt = -jnp.where(mask > 0, jnp.exp(chances) * chances, 0.0).sum(1)
    return -(made * worth).mean() - 0.01 * doubt.mean()


@jax.jit
def learn(network: Network, momentum: Network, *moves: jax.Array) -> tuple[Network, Network]:
    """A step towards better moves."""
    slope = jax.grad(regret)(network, *moves)
    momentum = jax.tree.map(lambda old, new: 0.9 * old + new, momentum, slope)
    return jax.tree.map(lambda weight, change: weight - RATE * change, network, momentum), momentum


class Diary:
    """The moves of matches that are not over, then those to be learnt from."""

    def __init__(self, envs: int) -> None:
        self.open: list[list[Any]] = [[] for _ in range(envs)]
        self.ready: list[Any] = []

    def note(self, batch: Batch, moves: np.ndarray[Any, Any]) -> None:
        """What each match knew and did."""
        features, mask, seats = batch.rows.features.copy(), batch.rows.mask.copy(), batch.rows.seat.tolist()
        for env, seat in enumerate(seats):
            self.open[env].append((features[env], mask[env], moves[env], seat))

    def settle(self, batch: Batch) -> None:
        """What matches that have ended were worth to those who moved."""
        for end in batch.ended:
            reward = batch.rows.reward[end.env].copy()
            self.ready += [(seen, mask, move, reward[seat]) for seen, mask, move, seat in self.open[end.env]]
            self.open[end.env] = []

    def take(self) -> list[jax.Array]:
        """The next moves to be learnt from."""
        part, self.ready = self.ready[:ROWS], self.ready[ROWS:]
        return [jnp.asarray(np.stack(column)) for column in zip(*part, strict=True)]


def win_rate(network: Network, key: jax.Array, matches: int) -> float:
    """How often the network wins against the random bot, in either seat."""
    batch = Batch("duel", 64, seed=1_000_000, opponents="random")
    rows, won, played = batch.reset(), 0, 0
    while played < matches:
        key, luck = jax.random.split(key)
        batch.step(choose(network, luck, rows.features, rows.mask))
        for end in batch.ended:
            played += 1
            won += bool(rows.reward[end.env, end.seat] > 0)
    return won / played


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=4000, help="steps of 256 matches (default: 4000)")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    batch = Batch("duel", 256, seed=chosen.seed)
    key = jax.random.PRNGKey(chosen.seed)
    network = fresh(key, [8 * batch.game.features, HIDDEN, batch.game.moves.of_seats])
    momentum = jax.tree.map(jnp.zeros_like, network)
    diary, rows = Diary(batch.envs), batch.reset()
    meet = partial(win_rate, matches=256)
    print(f"{meet(network, key):.0%} at first")
    for step in range(1, chosen.steps + 1):
        key, luck = jax.random.split(key)
        moves = np.asarray(choose(network, luck, rows.features, rows.mask))
        diary.note(batch, moves)
        batch.step(moves)
        diary.settle(batch)
        while len(diary.ready) >= ROWS:
            network, momentum = learn(network, momentum, *diary.take())
        if step % CHECK == 0 or step == chosen.steps:
            print(f"{meet(network, key):.0%} after {step} steps", flush=True)


if __name__ == "__main__":
    main()
