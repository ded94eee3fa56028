"""One match for learners: nature moves automatically, and the match stops when a seat has to choose."""

from __future__ import annotations

import secrets
from collections.abc import Mapping

from msgspec import Struct

from saloon.kernel import Game, Match, Outcome, Refusal, find_game, read_options, stream
from saloon.kernel.bits import lowest
from saloon.kernel.state import Tell


class Episode(Match):
    """A match from a seed. `seat` is to choose among `legal`; both mean nothing once the match is over.

    Giving up is not offered to learners: random exploration would end every match early.
    """

    def __init__(self, game: Game, options: Struct, seats: int, seed: int, tell: Tell | None = None) -> None:
        super().__init__(game, options, seats, tell=tell)
        self.seed = seed
        self._luck = stream(seed, "nature")
        self.seat = seats - 1  # so that seat 0 comes first where all may move
        self.legal: list[int] = []
        self._wait()

    def draw(self) -> int:
        """Nature's next move, from the seed."""
        return self.state.draw(self._luck)

    def choose(self, move: int) -> None:
        """Make a legal move of the waiting seat and go on to the next choice."""
        self.apply(self.seat, move)
        self._wait()

    def why_not(self, move: int) -> Refusal | None:
        """Why the waiting seat may not make this move."""
        return self.state.why_not(self.seat, move)

    def _wait(self) -> None:
        if movers := self.let_nature_move():
            self.seat = next_seat(movers, self.seat)
            self.legal = self.state.choices(self.seat)
        else:
            self.legal = []


def result_of(outcome: Outcome, seat: int) -> dict[str, int | str]:
    """How the match ended for this seat, for the frameworks' infos."""
    return {
        "score": outcome.scores[seat],
        "rank": outcome.ranks[seat],
        "reason": outcome.reason,
        "rule": outcome.rule,
    }


def next_seat(movers: int, last: int) -> int:
    """The seat to ask where several may move: the next one after the last mover, going round."""
    after = last + 1
    return lowest(movers >> after << after or movers)


def settle_terms(game: str | Game, options: Mapping[str, object] | None, seats: int | None) -> tuple[Game, Struct, int]:
    """The game, by its id if it is installed, its options and its number of seats, all checked."""
    found = find_game(game) if isinstance(game, str) else game
    terms = read_options(found.Options, options or {})
    number = found.places(terms).start if seats is None else seats
    found.open(terms, number)
    return found, terms, number


def settle_seed(seed: int | None, last: int | None) -> int:
    """The seed of a match: the one asked for, else the one that follows the last match's, else a fresh one."""
    if seed is not None:
        return seed
    return secrets.randbits(62) if last is None else stream(last, "following").word
