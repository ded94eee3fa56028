"""Our engine through its own PettingZoo adapter, in the loop in which the hand-written environment is played."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv

from benchmarks.duels import pettingzoo
from saloon.lab.adapters.pettingzoo import MatchEnv, saloon_env


class Bare(pettingzoo.Bare):
    """The environment without wrappers."""

    def make(self) -> AECEnv[str, Any, Any]:
        return MatchEnv("duel")


class Wrapped(pettingzoo.Bare):
    """The environment as it comes: in the usual wrappers, made to ask each other less."""

    def make(self) -> AECEnv[str, Any, Any]:
        return saloon_env("duel")


class Stock(pettingzoo.Bare):
    """The environment in PettingZoo's wrappers as they are."""

    def make(self) -> AECEnv[str, Any, Any]:
        return pettingzoo.wrapped(MatchEnv("duel"))
