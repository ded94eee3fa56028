"""The input of a check: a game with options, seats and a seed, and a random match of it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from msgspec import Struct

from saloon.kernel.conformance.lines import Line, choose, name_of
from saloon.kernel.conformance.worlds import Meeting, Pair, cross, follow
from saloon.kernel.digest import digest
from saloon.kernel.game import Game
from saloon.kernel.options import changed_options
from saloon.kernel.record import option_texts
from saloon.kernel.rng import Rng, stream
from saloon.kernel.state import State


class Fault(Exception):  # noqa: N818 - becomes a Violation once its check and case are known
    """A promise is broken, at a position of the case's match if `seq` says so."""

    def __init__(self, reason: str, seq: int | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.seq = seq


class Case:
    """One way to play a game. Its match is made of random legal moves, the same for the same seed."""

    def __init__(self, game: Game, options: Struct | None = None, seats: int | None = None, seed: int = 0) -> None:
        self.game = game
        self.options = game.Options() if options is None else options
        self.seats = game.places(self.options).start if seats is None else seats
        self.seed = seed

    def __str__(self) -> str:
        changed = option_texts(changed_options(self.options))
        options = "".join(f", {option}={value}" for option, value in changed.items())
        return f"{self.game.id}, {self.seats} seats{options}, seed {self.seed}"

    def rng(self, purpose: str) -> Rng:
        """A generator of the case's own for a purpose."""
        return stream(self.seed, self.game.id, purpose)

    def opening(self) -> State:
        """A new match."""
        return self.game.open(self.options, self.seats)

    @cached_property
    def line(self) -> Line:
        """The moves of the match; one more than `Game.longest` if it is not over by then."""
        return self.random_line("line")

    def random_line(self, purpose: str) -> Line:
        """A match of random moves."""
        state, rng = self.opening(), self.rng(purpose)
        line: Line = []
        while state.to_move() and len(line) <= self.game.longest:
            step = choose(state, rng)
            if step is None:
                raise Fault("somebody is to move and has no move", len(line))
            try:
                state.apply(*step)
            except Exception as error:
                raise Fault(f"{self.tell(*step)} raises {error!r}", len(line)) from error
            line.append(step)
        return line

    def walk(self) -> Iterator[tuple[int, State]]:
        """Every position of the match with its sequence number, the opening first: one state, moved on in place."""
        state = self.opening()
        yield 0, state
        for seq, step in enumerate(self.line, 1):
            state.apply(*step)
            yield seq, state

    def at(self, seq: int) -> State:
        """A position of the match, played anew from the opening, so that it shares nothing with other states."""
        state = self.opening()
        for step in self.line[:seq]:
            state.apply(*step)
        return state

    def sample(self, size: int) -> list[int]:
        """Sequence numbers of about so many positions: the opening, the end, and random ones between them."""
        last = len(self.line)
        if last < size:
            return list(range(last + 1))
        rng = self.rng("sample")
        return sorted({0, last} | {rng.below(last) for _ in range(size)})

    @cached_property
    def meetings(self) -> list[Meeting]:
        """States that somebody could not tell from those of the match."""
        return list(follow(self.opening(), self.line, self.seats, self.rng("worlds")))

    @cached_property
    def crossings(self) -> list[Pair]:
        """Positions of the match with those of other matches in which a seat's view is the same."""
        return list(cross(self.opening, self.line, self.seats, self.rng("crossings")))

    def tell(self, seat: int, move: int) -> str:
        """A move in words."""
        table = self.game.moves
        text = repr(table.text(move)) if 0 <= move < len(table) else f"move {move}, which is not in the table,"
        return f"{text} of {name_of(seat)}"

    def imprint(self, state: State) -> tuple[str, ...]:
        """Everything that can be observed of a state: two states with equal imprints cannot be told apart."""
        return digest(state, self.seats), *(state.features(seat).hex() for seat in range(self.seats))
