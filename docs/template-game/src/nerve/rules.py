"""The rules of Nerve."""

from __future__ import annotations

from nerve.events import Dealt, Kept, Showed, Swapped
from nerve.moves import DEAL, KEEP, SWAP
from nerve.view import NerveView
from saloon.kernel import NATURE_BIT, Event, Outcome, Refusal, Rng, State
from saloon.kernel.state import Tell


class Nerve(State):
    """A match of Nerve. A card is its number; 0 is no card."""

    def __init__(self, seats: int, highest: int, low: bool) -> None:
        self.seats = seats
        self.highest = highest
        self.low = low
        self.cards = [0] * seats
        self.aside = [0] * seats
        self.spoken = 0

    def copy(self) -> Nerve:
        """An independent copy."""
        other = Nerve(self.seats, self.highest, self.low)
        other.cards = self.cards.copy()
        other.aside = self.aside.copy()
        other.spoken = self.spoken
        return other

    def over(self) -> bool:
        """All have spoken, and all have a card (NV-5)."""
        return self.spoken == self.seats and 0 not in self.cards

    def to_move(self) -> int:
        """Nature while somebody waits for a card, else the next to speak (NV-3)."""
        if 0 in self.cards:
            return NATURE_BIT
        return 0 if self.over() else 1 << self.spoken

    def legal(self, seat: int) -> list[int]:
        """Keep, or swap."""
        return [move for move in (KEEP, SWAP) if self.why_not(seat, move) is None]

    def why_not(self, seat: int, move: int) -> Refusal | None:
        """The first rule that the move would break."""
        if self.over():
            return Refusal(rule="NV-5", message="nerve-refused-over")
        if move not in (KEEP, SWAP):
            return Refusal(rule="NV-2", message="nerve-refused-nature")
        if self.to_move() != 1 << seat:
            return Refusal(rule="NV-3", message="nerve-refused-turn")
        if move == SWAP and self.cards[seat] == self.highest:
            return Refusal(rule="NV-4", message="nerve-refused-highest", values={"card": self.highest})
        return None

    def odds(self) -> list[tuple[int, int]]:
        """Any card that is still in the deck (NV-2)."""
        if self.to_move() != NATURE_BIT:
            return []
        gone = {*self.cards, *self.aside}
        return [(DEAL + card, 1) for card in range(1, self.highest + 1) if card not in gone]

    def apply(self, seat: int, move: int, tell: Tell | None = None) -> None:
        """Keep, swap, or deal to the first seat without a card."""
        told: list[Event] = []
        if move == KEEP:
            self.spoken += 1
            told.append(Kept(seat))
        elif move == SWAP:
            self.aside[seat], self.cards[seat] = self.cards[seat], 0
            self.spoken += 1
            told.append(Swapped(seat))
        else:
            seat = self.cards.index(0)
            self.cards[seat] = move - DEAL
            told.append(Dealt(seat, self.cards[seat]))
        if self.over():
            told.append(Showed(tuple(self.cards)))
        if tell is not None:
            for event in told:
                tell(event)

    def outcome(self) -> Outcome | None:
        """A seat scores one for each that it beats (NV-5)."""
        if not self.over():
            return None
        sign = -1 if self.low else 1
        scores = tuple(sum(sign * card > sign * other for other in self.cards) for card in self.cards)
        return Outcome(scores, ranks=tuple(self.seats - score for score in scores), reason="shown", rule="NV-5")

    def view(self, seat: int | None) -> NerveView:
        """All that the seat may know."""
        return NerveView(
            seat=seat,
            spoken=self.spoken,
            card=0 if seat is None else self.cards[seat],
            aside=0 if seat is None else self.aside[seat],
            dealt=tuple(card > 0 for card in self.cards),
            swapped=tuple(card > 0 for card in self.aside),
            shown=tuple(self.cards) if self.over() else (),
        )

    def features(self, seat: int) -> bytes:
        """The view as numbers, with room for four seats."""
        view = self.view(seat)
        numbers = [view.spoken, view.card, view.aside]
        for each in (view.dealt, view.swapped, view.shown):
            numbers += [*each, *[0] * (4 - len(each))]
        return bytes(numbers)

    def imagine(self, seat: int, rng: Rng) -> Nerve:
        """Others hold any cards that the seat has not seen; nobody put the highest aside (NV-4)."""
        other = self.copy()
        seen = {self.cards[seat], self.aside[seat], *(self.cards if self.over() else ())}
        unseen = [card for card in range(1, self.highest + 1) if card not in seen]
        foes = [foe for foe in range(self.seats) if foe != seat]
        for foe in foes:
            if self.aside[foe]:
                other.aside[foe] = take_one(unseen, rng, but=self.highest)
        for foe in foes:
            if self.cards[foe] and not self.over():
                other.cards[foe] = take_one(unseen, rng)
        return other


def take_one(cards: list[int], rng: Rng, but: int = 0) -> int:
    """Take any of the cards, but not this one."""
    choices = [card for card in cards if card != but]
    card = choices[rng.below(len(choices))]
    cards.remove(card)
    return card
