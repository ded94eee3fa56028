"""One attempt, solved exactly: what the roller should announce, and what the guesser should believe.

An announcement is worth `fooled` to the roller if the guesser is wrong about it, and `caught` if the guesser is right,
whatever the dice show. The guesser believes it with some probability. If a lie with it is then worth v, the truth is
worth fooled + caught - v: the guesser is right about the one where it is wrong about the other. A roller who may tell
any lie gets the value of the best one, the *level*. The guesser leaves least to the truth if no lie is worth more than
the level, and each as much as the level where that is possible. So an attempt is worth

    h(level) = sum over rolls of chance * max(level, 2 * middle - level, swap if the roll is a double)

where `middle` is half of fooled + caught of the rolled number, and minus infinity if it cannot be announced. The
guesser chooses the level that makes this least. No lie is ever worth less than the smaller of fooled and caught, so the
largest of these minima is a lower bound of the level. h is convex and piecewise linear: its minimum lies at a corner or
at that bound. That a lie cannot name the rolled number changes nothing while no number is rolled half of the time: the
guesser would still lower the level until several lies are worth it.
"""

from __future__ import annotations

from typing import Final

NO_SWAP: Final = -1e9  # what a doublet is worth where there is none
HALF: Final = 0.5


class Attempt:
    """What can be announced, what is at stake, and how often each number is rolled."""

    def __init__(self) -> None:
        self.count: int = 0
        self.fooled: list[float] = [0.0] * 16
        self.caught: list[float] = [0.0] * 16
        self.plain: list[float] = [0.0] * 16  # chance of rolling the number without a double
        self.double: list[float] = [0.0] * 16  # and with one
        self.mute_plain: float = 0.0  # chances of rolling a number that cannot be announced
        self.mute_double: float = 0.0
        self.swap: float = NO_SWAP

    def clear(self) -> None:
        """Remove all announcements."""
        self.count = 0
        self.mute_plain = 0.0
        self.mute_double = 0.0
        self.swap = NO_SWAP

    def add(self, fooled: float, caught: float, plain: float, double: float) -> None:
        """Add an announcement, with the chances of rolling its number."""
        at = self.count
        self.fooled[at] = fooled
        self.caught[at] = caught
        self.plain[at] = plain
        self.double[at] = double
        self.count = at + 1

    def mute(self, plain: float, double: float) -> None:
        """Add the chances of a number that cannot be announced."""
        self.mute_plain += plain
        self.mute_double += double

    def worth(self, level: float) -> float:
        """What the attempt is worth to the roller if lies are worth this level: h(level)."""
        shown = level
        if shown < self.swap:
            shown = self.swap
        total = self.mute_plain * level + self.mute_double * shown
        for at in range(self.count):
            best = self.fooled[at] + self.caught[at] - level
            if best < level:
                best = level
            shown = best
            if shown < self.swap:
                shown = self.swap
            total += self.plain[at] * best + self.double[at] * shown
        return total

    def floor(self) -> float:
        """The lower bound of the level."""
        best = NO_SWAP
        for at in range(self.count):
            low = self.fooled[at]
            if low > self.caught[at]:
                low = self.caught[at]
            if low > best:
                best = low
        return best

    def level(self) -> float:
        """The level that the guesser chooses."""
        floor = self.floor()
        level = self.median(floor)
        return level if self.swap <= level else self.corner(floor)

    def median(self, floor: float) -> float:
        """If no doublet were worth showing: the level at which truths are told half of the time, or the floor."""
        found = floor
        least = 2.0
        for at in range(-1, self.count):
            level = floor if at < 0 else (self.fooled[at] + self.caught[at]) / 2.0
            if level < floor or level >= least:
                continue
            truths = 0.0
            for other in range(self.count):
                if (self.fooled[other] + self.caught[other]) / 2.0 > level:
                    truths += self.plain[other] + self.double[other]
            if truths <= HALF:
                found = least = level
        return found

    def corner(self, floor: float) -> float:
        """Otherwise: the corner at which the attempt is worth least."""
        found = floor
        least = self.worth(floor)
        swap = self.swap
        for at in range(self.count):
            twice = self.fooled[at] + self.caught[at]
            corner = twice / 2.0
            if corner > floor:
                worth = self.worth(corner)
                if worth < least:
                    found, least = corner, worth
            corner = twice - swap
            if floor < corner < swap:
                worth = self.worth(corner)
                if worth < least:
                    found, least = corner, worth
        if swap > floor:
            worth = self.worth(swap)
            if worth < least:
                found = swap
        return found
