"""The duel as an OpenSpiel game written in C++ (openspiel_duel.cc), with explicit chance."""

from __future__ import annotations

import ctypes

import pyspiel

from benchmarks.contestant import Contestant, Match, Tally
from benchmarks.duels.openspiel import OpenSpiel

BULK = 50  # matches at a time


class Sums(ctypes.Structure):
    """The numbers of openspiel_duel.cc's Tally."""

    _fields_ = [(name, ctypes.c_int64) for name in ("seen", "moves", "squares", "wins")]


def load(library: str) -> ctypes.CDLL:
    """The compiled game, which finds its framework in the module that is imported already."""
    ctypes.CDLL(pyspiel.__file__, ctypes.RTLD_GLOBAL)
    return ctypes.CDLL(library)


class Inside(Contestant):
    """Whole matches inside C++, through OpenSpiel's interface of games and states."""

    def __init__(self, seed: int, library: str) -> None:
        self.seed = seed
        self.library = load(library)

    def play(self, tally: Tally) -> None:
        self.seed += 1
        sums = Sums()
        self.library.Play(BULK, ctypes.c_uint32(self.seed), ctypes.byref(sums))
        tally.matches += sums.seen
        tally.moves += sums.moves
        tally.seen += sums.seen
        tally.seen_moves += sums.moves
        tally.seen_squares += sums.squares
        tally.seen_wins += sums.wins

    def match(self) -> Match:
        raise NotImplementedError("it plays many at once")


class Stepped(OpenSpiel):
    """Interpreted code calls the C++ game for each move."""

    def __init__(self, seed: int, library: str) -> None:
        load(library)
        super().__init__(seed, "benchmark_duel_cpp")
