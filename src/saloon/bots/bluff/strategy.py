"""The strategies of both sides in a solved attempt: an equilibrium, in which neither gains by changing its own.

The guesser believes each announcement with the probability at which no lie is worth more than the level (attempt.py).
The roller tells the truth, swaps or lies, whatever is worth most; between equals it mixes, so that there are as many
lies as truths. Each announcement is as often a lie as it is true, so that the guesser has no better answer. Only at the
lower bound of the level there are more lies than truths; the rest uses announcements that the guesser never believes.
"""

from __future__ import annotations

from typing import Final

from saloon.bots.bluff.attempt import NO_SWAP, Attempt

EQUAL: Final = 1e-9  # values that differ by less are the same
EVEN: Final = 0.5  # the probability of believing, where it makes no difference
TRUTH, LIE, SWAP = range(3)
EAGER: Final = (TRUTH, SWAP, LIE)  # preferred among equals, if lies were worth a little less
SLY: Final = (LIE, SWAP, TRUTH)  # and a little more

Mix = tuple[float, float, float]  # how often the truth is told, a lie, and a doublet shown


class Strategy:
    """An equilibrium of an attempt. Announcements are known by their index; MUTE is a roll that cannot be announced."""

    MUTE: Final = -1

    def __init__(self, attempt: Attempt) -> None:
        self.attempt = attempt
        self.level = attempt.level()
        self.worth = attempt.worth(self.level)
        self.beliefs = [self._belief(at) for at in range(attempt.count)]
        self._rows = [*range(attempt.count), self.MUTE]
        self._mixes = self._mix_all()
        self.truths, self._lies = self._masses()
        self.lies = self._aims()
        self._passed = self._transport()

    def mix(self, at: int, double: bool) -> Mix:
        """The mix of a roll."""
        return self._mixes[at, double]

    def choices(self, at: int, double: bool) -> tuple[list[float], float]:
        """How often a roll makes each announcement, and shows a doublet; together 1."""
        truth, lie, swap = self.mix(at, double)
        said = [lie * part for part in self.lie(at)] if lie else [0.0] * self.attempt.count
        if truth:
            said[at] += truth
        return said, swap

    def lie(self, at: int) -> list[float]:
        """The probability of each announcement in a lie about the roll `at`."""
        row = self._passed[at]
        total = sum(row)
        if total > 0:
            return [part / total for part in row]
        others = [0.0 if other == at else 1.0 for other in range(self.attempt.count)]
        return [part / (sum(others) or 1.0) for part in others]

    def candour(self, at: int) -> float:
        """The probability that an announcement is true; one half for one that is never made."""
        said = self.truths[at] + self.lies[at]
        return self.truths[at] / said if said > 0 else EVEN

    def _belief(self, at: int) -> float:
        """The probability of believing an announcement, so that a lie is worth the level if possible."""
        fooled, caught = self.attempt.fooled[at], self.attempt.caught[at]
        if abs(fooled - caught) < EQUAL:
            return EVEN
        return min(1.0, max(0.0, (self.level - caught) / (fooled - caught)))

    def _best(self, at: int, double: bool, order: tuple[int, int, int]) -> int:
        """What is worth most with a roll, the first of equals in this order."""
        attempt = self.attempt
        truth = NO_SWAP if at == self.MUTE else attempt.fooled[at] + attempt.caught[at] - self.level
        worths = {TRUTH: truth, LIE: self.level, SWAP: attempt.swap if double else NO_SWAP}
        best = max(worths.values())
        return next(choice for choice in order if worths[choice] > best - EQUAL)

    def _chance(self, at: int, double: bool) -> float:
        attempt = self.attempt
        if at == self.MUTE:
            return attempt.mute_double if double else attempt.mute_plain
        return attempt.double[at] if double else attempt.plain[at]

    def _mix_all(self) -> dict[tuple[int, bool], Mix]:
        """Mix between equals, so that there are as many lies as truths if possible."""
        rolls = [(at, double) for at in self._rows for double in (False, True)]
        eager, sly = ({roll: self._best(*roll, order) for roll in rolls} for order in (EAGER, SLY))
        excess = [self._excess(choices) for choices in (eager, sly)]
        part = 0.0 if excess[0] >= 0 or excess[0] == excess[1] else min(1.0, excess[0] / (excess[0] - excess[1]))
        return {
            roll: (
                (1 - part) * (eager[roll] == TRUTH) + part * (sly[roll] == TRUTH),
                (1 - part) * (eager[roll] == LIE) + part * (sly[roll] == LIE),
                (1 - part) * (eager[roll] == SWAP) + part * (sly[roll] == SWAP),
            )
            for roll in rolls
        }

    def _excess(self, choices: dict[tuple[int, bool], int]) -> float:
        """The probability of a lie less that of the truth."""
        sign = {TRUTH: -1, LIE: 1, SWAP: 0}
        return sum(self._chance(*roll) * sign[choice] for roll, choice in choices.items())

    def _masses(self) -> tuple[list[float], dict[int, float]]:
        """The probability of each true announcement, and of a lie about each roll."""
        told = {at: [0.0, 0.0] for at in self._rows}
        for (at, double), mix in self._mixes.items():
            for choice in (TRUTH, LIE):
                told[at][choice] += self._chance(at, double) * mix[choice]
        return [told[at][TRUTH] for at in range(self.attempt.count)], {at: told[at][LIE] for at in self._rows}

    def _aims(self) -> list[float]:
        """The probability that each announcement is made as a lie."""
        attempt = self.attempt
        lies = self.truths.copy()
        rest = sum(self._lies.values()) - sum(lies)
        hopeless = [
            at for at in range(attempt.count) if abs(min(attempt.fooled[at], attempt.caught[at]) - self.level) < EQUAL
        ]
        for at in hopeless:
            lies[at] += rest / len(hopeless)
        return lies

    def _transport(self) -> dict[int, list[float]]:
        """How often each roll lies with each announcement, with these totals and never with its own number."""
        total = sum(self.lies)
        count = self.attempt.count
        moved = {at: [self._lies[at] * aim / total if total > 0 else 0.0 for aim in self.lies] for at in self._rows}
        own = [at for at in range(count) if moved[at][at] > 0]
        while len(own) > 1:  # two rolls that would name their own number exchange announcements
            own.sort(key=lambda at: moved[at][at])
            less, more = own[-2], own[-1]
            part = moved[less][less]
            for at, other in ((less, more), (more, less)):
                moved[at][at] -= part
                moved[at][other] += part
            own = [at for at in own if moved[at][at] > 0 and at != less]
        for at in own:  # the last one exchanges with all other rolls
            self._exchange(moved, at)
        return moved

    def _exchange(self, moved: dict[int, list[float]], at: int) -> None:
        """Exchange announcements of a roll that would name its own number with all other rolls."""
        others = [row for row in self._rows if row != at]
        aims = [aim for aim in range(self.attempt.count) if aim != at]
        there = sum(moved[row][aim] for row in others for aim in aims)
        part = moved[at][at] / there if there > 0 else 0.0
        if part > 1 + EQUAL or part == 0:
            return  # there is no other announcement
        for row in others:
            for aim in aims:
                share = moved[row][aim] * min(part, 1.0)
                moved[row][aim] -= share
                moved[row][at] += share
                moved[at][aim] += share
        moved[at][at] = 0.0


def exploit_guesser(attempt: Attempt, beliefs: list[float]) -> float:
    """What the best reply to these beliefs brings a roller."""
    worth = 0.0
    lies = [belief * attempt.fooled[at] + (1 - belief) * attempt.caught[at] for at, belief in enumerate(beliefs)]
    for at in [*range(attempt.count), Strategy.MUTE]:
        options = [lie for other, lie in enumerate(lies) if other != at]
        if at != Strategy.MUTE:
            options.append(attempt.fooled[at] + attempt.caught[at] - lies[at])
        best = max(options)
        plain = attempt.mute_plain if at == Strategy.MUTE else attempt.plain[at]
        double = attempt.mute_double if at == Strategy.MUTE else attempt.double[at]
        worth += plain * best + double * max(best, attempt.swap)
    return worth


def exploit_roller(attempt: Attempt, truths: list[float], lies: list[float], swapped: float = 0.0) -> float:
    """What the roller gets if the guesser plays the best reply to these probabilities of truths and lies."""
    worth = swapped * attempt.swap if swapped else 0.0
    for at in range(attempt.count):
        fooled, caught = attempt.fooled[at], attempt.caught[at]
        believed = truths[at] * caught + lies[at] * fooled
        doubted = truths[at] * fooled + lies[at] * caught
        worth += min(believed, doubted)
    return worth
