"""The sixty Hand cards and ten coins of the box, read from data/ and validated."""

from __future__ import annotations

import csv
from collections import Counter
from pathlib import Path
from typing import Final, Literal

import msgspec
from msgspec import Struct

Hand = Literal["L", "R"]
Pose = Literal["thumb", "index", "middle", "ring", "pinky", "open"]
HANDS: Final[tuple[Hand, ...]] = ("L", "R")
POSES: Final[tuple[Pose, ...]] = ("thumb", "index", "middle", "ring", "pinky", "open")

NUMBER: Final = 60  # cards in the box (DJ-1)
EASY: Final = 24  # the cards 1 to 24 make the simplified version (DJ-36)
COINS: Final = (0, 1, 2, 2, 3, 3, 4, 4, 5, 6)  # DJ-1
FILE: Final = Path(__file__).parent / "data" / "cards.csv"


class BadCards(ValueError):  # noqa: N818
    """A file of cards that cannot be used: where and why."""


class Card(Struct, frozen=True):
    """One left or right hand with at most one bent digit (DJ-11); all else on it is decoration (DJ-17)."""

    number: int
    hand: Hand
    digit: Pose  # the one that is bent, or `open`
    mat: Literal["red", "green"]
    bullet: Literal["", "whole", "half"]  # `half` is partly hidden, and counts as well (DJ-43)
    decoration: Literal["", "glove", "ring", "scar", "cuff", "tattoo"]

    @property
    def pose(self) -> int:
        """The number of its hand and digit; identical cards have the same (DJ-15)."""
        return HANDS.index(self.hand) * len(POSES) + POSES.index(self.digit)


def read_cards(path: Path = FILE) -> tuple[Card, ...]:
    """The cards of a file, in the order of their numbers; `BadCards` if they do not make this game."""
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    cards = []
    for line, row in enumerate(rows, 2):
        try:
            cards.append(msgspec.convert(row, Card, strict=False))
        except msgspec.ValidationError as error:
            raise BadCards(f"{path.name} line {line}: {error}") from None
    check_deck(tuple(cards))
    return tuple(cards)


def check_deck(cards: tuple[Card, ...]) -> None:
    """Refuse a deck that is incomplete, or in which a mat or a bullet gives a hand away."""
    if [card.number for card in cards] != list(range(1, NUMBER + 1)):
        raise BadCards(f"the cards are not numbered from 1 to {NUMBER}")
    easy, rest = cards[:EASY], cards[EASY:]
    for part, copies in ((easy, 2), (rest, 3)):
        for pose, times in sorted(Counter(card.pose for card in part).items()):
            if times != copies:
                kind = f"{HANDS[pose // len(POSES)]} {POSES[pose % len(POSES)]}"
                raise BadCards(f"{kind} is {times} times among {part[0].number} to {part[-1].number}, not {copies}")
    for card in easy:
        if (card.mat == "red") != (card.hand == "L"):  # DJ-37
            raise BadCards(f"card {card.number}: up to {EASY} a left hand lies on red, a right one on green")
        if card.bullet:  # DJ-35
            raise BadCards(f"card {card.number}: up to {EASY} no card has a bullet")
    red = Counter(card.hand for card in rest if card.mat == "red")
    if red["L"] != red["R"]:  # DJ-39
        raise BadCards(
            f"from {EASY + 1} on {red['L']} left and {red['R']} right hands lie on red: that tells them apart"
        )


CARDS: Final = read_cards()
