"""Everything that compiled code computes, as lines: the same whether it is compiled or plain.

`python -m tests.kernel.transcript 4` prints which modules are compiled, then the lines of every fourth case.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from saloon.bots import bot_names
from saloon.bots.match import play_match
from saloon.kernel import NATURE, NATURE_BIT, Rng, State, digest, games, seats_of, stream
from saloon.kernel import bits as bit
from saloon.kernel.conformance import Case, cases_of
from saloon.kernel.playout import play_out_many
from saloon.kernel.rng import sample
from tests.bots.quick import quick
from tests.compiled import compiled_modules

ROOT = Path(__file__).parents[2]
QUESTIONS = 60  # at each position; the next one asks for other moves


def transcript(every: int) -> Iterator[str]:
    """The lines of one in so many cases of each game."""
    yield from bits()
    yield from numbers()
    for game in games().values():
        for case in cases_of(game)[::every]:
            yield from match(case)
        yield from bots(case)


def bits() -> Iterator[str]:
    """Sets of all sizes up to 62 numbers."""
    rng = stream("bits")
    for number in range(63):
        members = sample(rng, (1 << 62) - 1, number) if number < 63 else 0
        words = [bit.only(number), bit.count(members), bit.set_of(bit.members_of(members))]
        order = [bit.nth(members, n) for n in range(number)]
        yield f"bits {number} {words} {order} {bit.lowest(bit.only(number))} {bit.shifted(3, number % 61)}"


def numbers() -> Iterator[str]:
    """Generators."""
    for seed in (0, 1, 2**31, 2**61 + 12345, -7):
        rng = Rng(seed)
        yield f"rng {seed} {[rng.next() for _ in range(20)]} {[rng.below(58) for _ in range(20)]} {rng.word}"
        yield f"stream {seed} {stream(seed, 'a', 1).next()} {sample(rng, 2**60 - 4, 6)}"


def match(case: Case) -> Iterator[str]:
    """A match by `pick` and `draw`, with all that can be asked at each position."""
    yield f"match {case}"
    state, rng = case.opening(), case.rng("transcript")
    seq = 0
    while movers := state.to_move():
        yield position(case, state, seq)
        seat = NATURE if movers == NATURE_BIT else seats_of(movers)[0]
        move = state.draw(rng) if seat == NATURE else state.pick(seat, rng)
        seq += 1
        told: list[object] = []
        state.apply(seat, move, told.append)
        yield f"{seat} {case.game.moves.text(move)} {msgspec.json.encode(told).decode()}"
    yield position(case, state, seq)
    yield f"played out {play_out_many(case.opening(), 3, rng)} {rng.word}"


def position(case: Case, state: State, seq: int) -> str:
    """A position, and what somebody imagines there, each in turn; of a large table of moves it asks for some."""
    movers = [seat for seat in seats_of(state.to_move()) if seat != NATURE]
    seats, table = sorted({*movers, seq % case.seats}), len(case.game.moves)
    every = 1 + table // QUESTIONS
    asked = [state.why_not(seat, move) for seat in seats for move in range(seq % every, table, every)]
    imagined = digest(state.imagine(seq % case.seats, stream(seq)), case.seats)
    features = [state.features(seat).hex() for seat in seats]
    answers = [state.legal(seat) for seat in seats], state.odds(), [state.fallback(seat) for seat in movers]
    return f"{digest(state, case.seats)} {imagined} {answers} {short(features)} {short(asked)}"


def bots(case: Case) -> Iterator[str]:
    """A match of each bot, thinking in nodes."""
    for name in bot_names(case.game):
        record = play_match(case.game, case.options, [quick(case.game, name, 50)] * case.seats, seed=3)
        yield f"bot {name} {[moved.move for moved in record.moves]}"


def short(answers: Iterable[object]) -> str:
    """Many answers as a few letters."""
    return hashlib.sha256(msgspec.json.encode(list(answers))).hexdigest()[:16]


if __name__ == "__main__":
    sys.stdout.write(json.dumps(compiled_modules(ROOT)) + "\n")
    sys.stdout.writelines(f"{line}\n" for line in transcript(int(sys.argv[1])))
