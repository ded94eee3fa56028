"""What a bot looks at before it answers: whom a question is about, what may be done, and what that is good for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.bots.joe.expected_wounds import ExpectedWounds
from saloon.bots.joe.goals import Goals
from saloon.games.joe import codes
from saloon.games.joe.box.constants import NOBODY
from saloon.games.joe.position.character import Character
from saloon.games.joe.rules import Joe
from saloon.kernel.bits import only
from saloon.kernel.rng import Rng

if TYPE_CHECKING:
    from mypy_extensions import i64

    from saloon.games.joe.box.numbers import Move, Who


class QuestionContext:
    """Looks at one question of a match at a time, whoever is asked."""

    def __init__(self, joe: Joe, rng: Rng) -> None:
        self.joe: Joe = joe
        self.rng: Rng = rng
        self.expected: ExpectedWounds = ExpectedWounds(joe)
        self.goals: Goals = Goals(joe)
        self.who: Who = NOBODY
        self.me: Character = joe.cast[0]
        self.legal: list[int] = []
        self.words: i64 = 0  # those of them that are single words, from drinking on, as bits

    def read_moves(self, legal: list[int]) -> None:
        """These moves are legal, in ascending order; giving up is not thought about here (giving_up.py)."""
        if legal[len(legal) - 1] == codes.YIELD:
            legal = legal[: len(legal) - 1]
        self.legal = legal
        self.words = 0
        index: i64 = len(legal) - 1
        while index >= 0:
            move: Move = legal[index]
            if move < codes.DRINK:
                break
            if move <= codes.NO:
                self.words |= only(move - codes.DRINK)
            index -= 1

    def focus(self, who: Who) -> None:
        """It is about this character."""
        self.who = who
        self.me = self.joe.cast[who]
        self.expected.focus(who)

    def seek(self) -> None:
        """Find out what this character is after."""
        self.goals.seek(self.me, self.expected.enemies)

    def may(self, move: Move) -> bool:
        """Whether a move is legal."""
        if move >= codes.DRINK:
            return self.words & only(move - codes.DRINK) != 0
        return move in self.legal

    def any_move(self) -> i64:
        """One of the legal moves."""
        return self.legal[self.rng.below(len(self.legal))]
