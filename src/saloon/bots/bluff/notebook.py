"""A model of the other players: how often each tells the truth, which lies it prefers, and what it believes.

After every attempt the dice lie open, so everybody sees what the roller could have said and what it did say. Rates are
counted by class: claims and steals apart, and tokens of the same points together. The rate of a class is smoothed
towards the rate over all classes, and that towards a prior.
"""

from __future__ import annotations

from typing import Final

from saloon.bots.bluff.dice import CHANCES
from saloon.games.bluff.events import (
    Answered,
    Attacked,
    Claimed,
    Gave,
    Returned,
    Revealed,
    Stole,
    Swapped,
    Won,
)
from saloon.games.bluff.moves import POINTS, TOKENS
from saloon.kernel import Event

CANDOUR: Final = 0.5  # the prior: how often somebody tells the truth when it could
TRUST: Final = 0.5  # the prior: how often somebody believes
CLASS_WEIGHT: Final = 1.0  # the weight of the rate over all classes, in cases
WHOLE_WEIGHT: Final = 2.0  # the weight of the prior, in cases
CLASSES: Final = 12  # of announcements: claims, then steals, by points


def class_of(value: int, stealing: bool) -> int:
    """The class of an announcement."""
    return POINTS[value] + (6 if stealing else 0)


class Rate:
    """How often something was done when it could be, by class."""

    def __init__(self, unknown: float) -> None:
        self.unknown = unknown
        self.done = [0.0] * CLASSES
        self.cases = [0.0] * CLASSES

    def count(self, kind: int, done: bool) -> None:
        """One more case."""
        self.cases[kind] += 1
        self.done[kind] += done

    def of(self, kind: int, unknown: float | None = None) -> float:
        """The rate of a class; `unknown` is another prior."""
        start = self.unknown if unknown is None else unknown
        whole = (sum(self.done) + WHOLE_WEIGHT * start) / (sum(self.cases) + WHOLE_WEIGHT)
        return (self.done[kind] + CLASS_WEIGHT * whole) / (self.cases[kind] + CLASS_WEIGHT)


class Taste:
    """Which lies somebody prefers: how much more often than at random each class was chosen."""

    def __init__(self) -> None:
        self.chosen = [0.0] * CLASSES
        self.expected = [0.0] * CLASSES

    def count(self, kind: int, there: list[int]) -> None:
        """Count a lie of this class that was chosen among these classes."""
        self.chosen[kind] += 1
        for other in there:
            self.expected[other] += 1 / len(there)

    def of(self, kind: int) -> float:
        """The weight of a class; 1 is even."""
        return (self.chosen[kind] + CLASS_WEIGHT) / (self.expected[kind] + CLASS_WEIGHT)


class Habits:
    """The model of one player."""

    def __init__(self) -> None:
        self.candour = Rate(CANDOUR)  # tells the truth about a number that it could announce
        self.trust = Rate(TRUST)  # believes
        self.taste = Taste()
        self.reveals = 0  # announcements whose truth is known

    def truth(self, value: int, sayable: dict[int, bool]) -> float:
        """The chance that an announcement is true, if these values could be announced (True: to steal)."""
        candour = {said: self.candour.of(class_of(said, stealing)) for said, stealing in sayable.items()}
        true = CHANCES[value] * candour[value]
        others = 1 - sum(CHANCES[said] * rate for said, rate in candour.items())  # how often it lies
        others -= CHANCES[value] * (1 - candour[value])  # but not with the number that it rolled
        weights = {said: self.taste.of(class_of(said, stealing)) for said, stealing in sayable.items()}
        lie = others * weights[value] / sum(weights.values())
        return true / (true + lie)

    def learn(self, value: int, rolled: int, sayable: dict[int, bool]) -> None:
        """The dice of an announcement were shown."""
        self.reveals += 1
        if rolled in sayable:
            self.candour.count(class_of(rolled, sayable[rolled]), rolled == value)
        if rolled != value and value in sayable:
            there = [class_of(said, stealing) for said, stealing in sayable.items() if said != rolled]
            self.taste.count(class_of(value, sayable[value]), there)


class Notebook:
    """The habits of all players, learnt from what everybody sees."""

    def __init__(self, seats: int) -> None:
        self.people = [Habits() for _ in range(seats)]
        self.owner: dict[int, int | None] = dict.fromkeys(TOKENS)  # None is the centre
        self._announced: Claimed | Attacked | None = None

    def watch(self, event: Event) -> None:
        """Learn from an event."""
        match event:
            case Claimed() | Attacked():
                self._announced = event
            case Answered(seat=seat, answer=answer):
                self._learn_answer(seat, answer == "ok")
            case Revealed(seat=seat, sum=rolled):
                self._learn_truth(seat, rolled)
            case Won(seat=seat, token=token) | Stole(seat=seat, token=token) | Swapped(seat=seat, token=token):
                self.owner[token] = seat
            case Gave(target=seat, token=token):
                self.owner[token] = seat
            case Returned(token=token):
                self.owner[token] = None
            case _:
                pass

    def sayable(self, seat: int) -> dict[int, bool]:
        """What a seat could announce now; True for what it would have to steal."""
        armed = seat in self.owner.values()
        return {
            token: owner is not None
            for token, owner in self.owner.items()
            if owner is None or (armed and owner != seat)
        }

    def truth(self, seat: int, value: int) -> float:
        """The chance that this seat's announcement is true."""
        return self.people[seat].truth(value, {**self.sayable(seat), **self._said(value)})

    def trust(self, seat: int, value: int, stealing: bool, unknown: float | None = None) -> float:
        """The chance that this seat believes an announcement."""
        return self.people[seat].trust.of(class_of(value, stealing), unknown)

    def _said(self, value: int) -> dict[int, bool]:
        """The announcement itself, which an option may allow for a token that is gone (BY-R2)."""
        return {value: isinstance(self._announced, Attacked)}

    def _learn_answer(self, seat: int, believed: bool) -> None:
        assert self._announced is not None
        kind = class_of(self._announced.value, isinstance(self._announced, Attacked))
        self.people[seat].trust.count(kind, believed)

    def _learn_truth(self, seat: int, rolled: int) -> None:
        assert self._announced is not None
        value = self._announced.value
        self.people[seat].learn(value, rolled, {**self.sayable(seat), **self._said(value)})
