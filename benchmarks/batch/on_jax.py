"""Pgx, in an environment of its own: random legal moves, observations made."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

from benchmarks.contestant import Contestant, Tally


class Pgx(Contestant):
    """A game of Pgx on JAX, compiled for the processor; a finished match begins anew in the same step."""

    def __init__(self, seed: int, game: str, envs: str) -> None:
        env = pgx.make(game)
        self.size = int(envs)
        self.key = jax.random.PRNGKey(seed)
        self.split = jax.jit(jax.random.split)
        step = jax.vmap(auto_reset(env.step, env.init))

        def move(state: Any, key: Any) -> tuple[Any, Any]:
            choice, luck = jax.random.split(key)
            actions = jax.random.categorical(choice, jnp.log(state.legal_action_mask.astype(jnp.float32)), axis=-1)
            after = step(state, actions, jax.random.split(luck, self.size))
            return after, after.terminated.sum()

        self.move = jax.jit(move)
        self.state = jax.jit(jax.vmap(env.init))(jax.random.split(self.key, self.size))

    def play(self, tally: Tally) -> None:
        self.key, key = self.split(self.key)
        self.state, ended = self.move(self.state, key)
        tally.matches += int(ended)
        self.state.observation.block_until_ready()
        tally.moves += self.size
