"""Rules of races, in which seats move at the same time and the first one wins, and the modes of a table for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from saloon.kernel.state import State

Mode = Literal["friends", "ranked", "room", "relaxed", "ghost"]


class RaceMode(Struct, frozen=True):
    """A race mode of a game: the options that it sets, and the values that other options must have."""

    name: Mode
    sets: dict[str, object] = {}
    needs: dict[str, tuple[str, ...]] = {}


Touch = tuple[int, float]  # which part of the input moved (a finger), and how many milliseconds after the reveal


class InputRules:
    """How answers of a race are made: what the page measures of that, and what no person can do.

    This class is for answers that are made in one step, such as a click. A game whose board reports how an answer comes
    about (its touches) overrides it, and the server distrusts reports that the game calls impossible.
    """

    by_camera: bool = False  # whether answers may be read by a camera, and ranked matches be played by camera only
    intent: float = 0.0  # milliseconds that an answer may be seen coming before it is given; 0 where none is

    def least(self, move: int) -> float:
        """The fewest milliseconds that the movement for this move takes, after the reaction to the reveal."""
        return 0.0

    def forged(self, move: int | None, touches: Sequence[Touch], claimed: float) -> bool:
        """Whether nobody can have moved like this and answered at the claimed time; a move of None may be any move."""
        return False


class RaceRules:
    """The races of a game (`Game.race`), in which the order of moves made at the same time decides."""

    modes: tuple[RaceMode, ...] = (RaceMode("friends"),)  # the first is the default
    input: InputRules = InputRules()

    def going_on(self, state: State) -> bool:
        """Whether seats race to move: several may move at the same time, or only the last of them still has to."""
        movers = state.to_move()
        return movers & (movers - 1) != 0

    def is_relaxed(self, state: State) -> bool:
        """Whether nobody is in a hurry in this match: its options leave everybody time to look."""
        return False

    def limit(self, state: State) -> int | None:
        """How many milliseconds a race lasts at most; None for no limit."""
        return None

    def look(self, state: State) -> int:
        """Milliseconds that people need to see how the last race ended, before they get ready for the next one."""
        return 0

    def least(self, state: State) -> int:
        """The fewest milliseconds that a move in a race takes: a faster one counts as if it had taken so long."""
        return 0

    def ladder(self, options: Struct) -> str:
        """The ladder on which a ranked match with these options counts; a game may have several."""
        return ""
