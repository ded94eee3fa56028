"""The duel as one would write it in plain Python: lists, tuples, a dataclass, and rules that read like rules."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from benchmarks.contestant import Contestant, Match

CARDS = range(2, 60)
HAND = 6

Move = tuple[str, int]  # a pile and a card
PILES = ("^", "v", ">^", ">v")  # own rising and falling pile, then the opponent's
END: Move = ("end", 0)
MOVES = [*((pile, card) for pile in PILES for card in CARDS), END]


@dataclass
class Side:
    """One player's cards and piles."""

    deck: list[int]
    hand: list[int] = field(default_factory=list)
    rising: int = 1
    falling: int = 60


class Duel:
    """A match, from the deal to the winner."""

    def __init__(self, starter: int, decks: tuple[list[int], list[int]]) -> None:
        self.sides = [Side(deck) for deck in decks]
        self.turn = starter
        self.laid = 0
        self.helped = False
        self.winner: int | None = None
        for side in self.sides:
            self.draw(side, HAND)

    def legal(self) -> list[Move]:
        """Every card that may be laid, and the end of the turn; a first card must leave a second one."""
        moves = self.placements()
        if self.laid == 0:
            return [move for move in moves if self.leaves_second(*move)]
        if self.laid >= 2:
            moves.append(END)
        return moves

    def placements(self) -> list[Move]:
        """Every card that fits a pile."""
        me, foe = self.sides[self.turn], self.sides[1 - self.turn]
        moves = []
        for card in me.hand:
            if card > me.rising or card == me.rising - 10:
                moves.append(("^", card))
            if card < me.falling or card == me.falling + 10:
                moves.append(("v", card))
            if not self.helped:
                if card < foe.rising:
                    moves.append((">^", card))
                if card > foe.falling:
                    moves.append((">v", card))
        return moves

    def leaves_second(self, pile: str, card: int) -> bool:
        """Whether another card fits a pile after this one."""
        me, foe = self.sides[self.turn], self.sides[1 - self.turn]
        rising = card if pile == "^" else me.rising
        falling = card if pile == "v" else me.falling
        may_help = pile in ("^", "v")
        for other in me.hand:
            if other != card and (
                other > rising
                or other < falling
                or other in (rising - 10, falling + 10)
                or (may_help and (other < foe.rising or other > foe.falling))
            ):
                return True
        return False

    def play(self, move: Move) -> None:
        """Make a legal move."""
        if move == END:
            self.end_turn()
            return
        pile, card = move
        me, foe = self.sides[self.turn], self.sides[1 - self.turn]
        if pile == "^":
            me.rising = card
        elif pile == "v":
            me.falling = card
        elif pile == ">^":
            foe.rising = card
            self.helped = True
        else:
            foe.falling = card
            self.helped = True
        me.hand.remove(card)
        self.laid += 1
        if not me.hand and not me.deck:
            self.winner = self.turn

    def end_turn(self) -> None:
        """Draw two cards, or fill the hand after helping; then it is the opponent's turn."""
        me = self.sides[self.turn]
        self.draw(me, HAND - len(me.hand) if self.helped else 2)
        self.turn = 1 - self.turn
        self.begin_turn()

    def begin_turn(self) -> None:
        """Who cannot lay two cards has lost."""
        self.laid = 0
        self.helped = False
        if not any(self.leaves_second(*move) for move in self.placements()):
            self.winner = 1 - self.turn

    def draw(self, side: Side, number: int) -> None:
        """Draw from the top of the draw pile."""
        for _ in range(min(number, len(side.deck))):
            side.hand.append(side.deck.pop())


def shuffled(rng: Random) -> list[int]:
    """A draw pile."""
    deck = list(CARDS)
    rng.shuffle(deck)
    return deck


def deal(rng: Random) -> Duel:
    """A match at its beginning."""
    duel = Duel(rng.randrange(2), (shuffled(rng), shuffled(rng)))
    duel.begin_turn()
    return duel


class Plain(Contestant):
    """Random moves on it."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def match(self) -> Match:
        duel = deal(self.rng)
        starter = duel.turn
        choice = self.rng.choice
        moves = 0
        while duel.winner is None:
            duel.play(choice(duel.legal()))
            moves += 1
        return Match(moves, duel.winner == starter)
