"""A position of Bluff You! Tokens are bit sets: token n is bit n."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.bluff import stages
from saloon.kernel.bits import only
from saloon.kernel.state import NATURE_BIT, State

if TYPE_CHECKING:
    from mypy_extensions import i64


class Terms:
    """The seats and the options, as the rules use them."""

    def __init__(
        self, seats: i64, rolled_stake: bool, any_number: bool, guesser_chooses: bool, last_turn: i64, counted: bool
    ) -> None:
        self.seats: i64 = seats
        self.rolled_stake: bool = rolled_stake  # BY-R1
        self.any_number: bool = any_number  # BY-R2
        self.guesser_chooses: bool = guesser_chooses  # BY-R4
        self.last_turn: i64 = last_turn  # BY-R9
        self.counted: bool = counted  # whether players know that turn


class Position(State):
    """The state of a match, without its rules."""

    def __init__(self, terms: Terms, centre: i64, held: list[int]) -> None:
        self.terms: Terms = terms
        self.centre: i64 = centre
        self.held: list[int] = held  # the tokens in front of each seat (BY-8)
        self.stage: i64 = stages.BEGIN
        self.movers: i64 = NATURE_BIT
        self.turns: i64 = 0  # finished ones
        self.roller: i64 = -1
        self.guesser: i64 = -1
        self.roll: i64 = -1
        self.announced: i64 = 0
        self.stealing: bool = False
        self.taking: i64 = 0  # the token that a doublet is to bring
        self.owed: i64 = 0  # points still to be returned for it

    def copy_into(self, other: Position) -> None:
        """Make another position with the same tokens equal to this one."""
        other.stage = self.stage
        other.movers = self.movers
        other.turns = self.turns
        other.roller = self.roller
        other.guesser = self.guesser
        other.roll = self.roll
        other.announced = self.announced
        other.stealing = self.stealing
        other.taking = self.taking
        other.owed = self.owed

    def enter(self, stage: i64) -> None:
        """Begin a stage, and set who is to move in it."""
        self.stage = stage
        if stage in (stages.CHOOSE, stages.SWAP):
            self.movers = only(self.roller)
        elif stage == stages.ANSWER:
            self.movers = only(self.guesser)
        elif stage == stages.PAY:
            self.movers = only(self.chooser())
        else:
            self.movers = 0 if stage == stages.OVER else NATURE_BIT

    def chooser(self) -> i64:
        """Who chooses the token to be given: the roller (BY-11), or with the option the guesser (BY-R4)."""
        return self.guesser if self.terms.guesser_chooses else self.roller

    def knows_dice(self, seat: i64) -> bool:
        """Whether the seat (-1: a spectator) may know the dice: its own, and any that have been shown (BY-R11)."""
        return self.roll >= 0 and (seat == self.roller or self.stage not in (stages.CHOOSE, stages.ANSWER))
