"""Our own engine under its full contract: all of chance is nature's moves, and the loop knows no game."""

from __future__ import annotations

from benchmarks.contestant import Contestant, Match, Tally
from saloon.kernel import NATURE, NATURE_BIT, Rng, State, bits, find_game, settle
from saloon.kernel.playout import play_out, play_out_many

BULK = 50 if bits.COMPILED else 1  # matches for one that is looked at: who has won costs as much as a dozen moves


def seat_of(movers: int) -> int:
    """The seat of a mask that holds one."""
    return movers.bit_length() - 1


def starter_won(state: State, starter: int) -> bool:
    """Whether the match was won by the seat that began."""
    outcome = state.outcome()
    assert outcome is not None
    return outcome.ranks[starter] == 1


class Playout(Contestant):
    """Whole matches inside the engine: `kernel.playout`, which asks the game for `pick` and `draw`."""

    def __init__(self, seed: int, game: str = "duel") -> None:
        self.start = find_game(game).open()
        self.rng = Rng(seed)

    def play(self, tally: Tally) -> None:
        tally.matches += BULK
        tally.moves += play_out_many(self.start, BULK, self.rng)
        tally.add(self.match())

    def match(self) -> Match:
        state = self.start.copy()
        settle(state, self.rng)
        starter = seat_of(state.to_move())
        moves = play_out(state, self.rng)
        return Match(moves, starter_won(state, starter))


class Stepped(Contestant):
    """Interpreted code calls the engine for each move: `pick` or `draw`, then `apply`."""

    def __init__(self, seed: int, game: str = "duel") -> None:
        self.start = find_game(game).open()
        self.rng = Rng(seed)

    def match(self) -> Match:
        state, rng = self.start.copy(), self.rng
        moves = 0
        starter = -1
        while movers := state.to_move():
            if movers == NATURE_BIT:
                state.apply(NATURE, state.draw(rng))
                continue
            seat = seat_of(movers)
            if starter < 0:
                starter = seat
            state.apply(seat, self.choose(state, seat))
            moves += 1
        return Match(moves, starter_won(state, starter))

    def choose(self, state: State, seat: int) -> int:
        """A uniformly random legal move."""
        return state.pick(seat, self.rng)


class Listed(Stepped):
    """The same through `legal`, as a bot's author would do it: a list of moves comes out, one of them goes in."""

    def choose(self, state: State, seat: int) -> int:
        moves = state.legal(seat)
        return moves[self.rng.below(len(moves))]
