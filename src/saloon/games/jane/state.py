"""A position of Dexterity Jane: the deck, the cards of the round, what everybody did, won and took.

Cards are bit sets: card n is bit n. A lock is ten bits: the left hand, then the right.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.games.jane.cards import COINS, EASY, NUMBER
from saloon.games.jane.codes import DOUBLE, SHOOT, TAKE, TARGETS
from saloon.games.jane.stages import COINS_DEALT, DEALING, GUESS, OVER
from saloon.kernel.bits import only
from saloon.kernel.state import NATURE_BIT, State

if TYPE_CHECKING:
    from mypy_extensions import i64


LEFT: Final = 0
RIGHT: Final = 1
ROUNDS: Final = 10  # DJ-5
ALL: Final = sum(1 << number for number in range(1, NUMBER + 1))
FIRST_CARDS: Final = sum(1 << number for number in range(1, EASY + 1))
ALL_COINS: Final = (1 << len(COINS)) - 1
VALUE: Final = bytes(COINS)

# How stick-ups of two players end for the Round tile (DJ-R7).
TO_VICTIM: Final = 0
TO_NOBODY: Final = 1
TO_BE_WON: Final = 2


class Terms:
    """The seats and the options, as the rules use them."""

    def __init__(
        self,
        seats: i64,
        easy: bool,
        stick_ups: bool,
        relaxed: bool,
        show_numbers: bool,
        blind: bool,
        robbed_tile: i64,
        fines: bool,
        thinking: bool,
    ) -> None:
        self.seats: i64 = seats
        self.easy: bool = easy  # DJ-36
        self.stick_ups: bool = stick_ups  # DJ-40 to DJ-58
        self.relaxed: bool = relaxed  # DJ-R14
        self.show_numbers: bool = show_numbers  # DJ-R2
        self.blind: bool = blind  # DJ-R6
        self.robbed_tile: i64 = robbed_tile  # DJ-R7
        self.fines: bool = fines  # DJ-R12
        self.thinking: bool = thinking  # DJ-R12


class Past:
    """A round that is over; it does not change, so copies of a state share it. `actions` is in the order of `order`."""

    def __init__(self, number: i64, cards: list[int], order: list[int], actions: list[int]) -> None:
        self.round: i64 = number
        self.cards: list[int] = cards
        self.order: list[int] = order
        self.actions: list[int] = actions
        self.answer: i64 = 0
        self.winners: i64 = 0
        self.rewarded: i64 = 0
        self.fined: i64 = 0


class Position(State):
    """The state of a match, without its rules."""

    def __init__(self, terms: Terms) -> None:
        seats = terms.seats
        self.terms: Terms = terms
        self.stage: i64 = DEALING
        self.movers: i64 = NATURE_BIT
        self.round: i64 = 1
        self.deck: i64 = FIRST_CARDS if terms.easy else ALL
        self.used: i64 = 0
        self.pile: i64 = NUMBER - EASY if terms.easy else 0  # rewards to be had (DJ-30, DJ-38)
        self.cards: list[int] = []  # of this round, in the order of the deal
        self.odd: i64 = 0  # poses of which there is an odd number among them
        self.actions: list[int] = [-1] * seats  # what each seat did in this round
        self.order: list[int] = []  # seats that locked or shot, in that order
        self.tiles: list[int] = [0] * seats  # Round tiles as bits
        self.fame: list[int] = [0] * seats  # Hand cards kept
        self.sheriff: i64 = -1
        self.box: i64 = ALL_COINS  # coins nobody was given
        self.rows: list[int] = [0] * seats  # of coins
        self.values: list[int] = []  # of each coin
        self.owners: list[int] = []  # seats that have or had it
        self.settling: i64 = -1  # the hand whose stick-up is being settled
        self.settled: i64 = 0  # how many hands are
        self.taker: i64 = -1
        self.loser: i64 = -1
        self.past: Past | None = None
        if terms.stick_ups:
            self.stage = COINS_DEALT

    def copy_into(self, other: Position) -> None:
        """Make another position of the same match equal to this one."""
        other.stage = self.stage
        other.movers = self.movers
        other.round = self.round
        other.deck = self.deck
        other.used = self.used
        other.pile = self.pile
        other.cards = self.cards.copy()
        other.odd = self.odd
        other.actions = self.actions.copy()
        other.order = self.order.copy()
        other.tiles = self.tiles.copy()
        other.fame = self.fame.copy()
        other.sheriff = self.sheriff
        other.box = self.box
        other.rows = self.rows.copy()
        other.values = self.values.copy()
        other.owners = self.owners.copy()
        other.settling = self.settling
        other.settled = self.settled
        other.taker = self.taker
        other.loser = self.loser
        other.past = self.past

    def holder(self, index: i64) -> i64:
        """The seat that a card of this round was dealt to: one by one around the table, as evenly as can be (DJ-6)."""
        return (self.round * (self.round - 1) // 2 + index) % self.terms.seats

    def revealed(self) -> bool:
        """Whether cards lie face up on the table."""
        return GUESS <= self.stage < OVER

    def robber(self, hand: i64) -> i64:
        """Who used this hand for a stick-up in this round; -1 for nobody."""
        for seat in self.order:
            if victim_of(self.actions[seat], hand) >= 0:
                return seat
        return -1

    def may_shoot(self, hand: i64) -> bool:
        """Whether a hand is still free for a stick-up (DJ-44, DJ-46), whatever the bullets say (DJ-R8)."""
        return self.terms.stick_ups and self.robber(hand) < 0

    def row(self, seat: i64) -> list[int]:
        """The coins in front of a seat, by their numbers, in their order."""
        coins: list[int] = []
        row: i64 = self.rows[seat]
        while row:
            coins.append((row & 15) - 1)
            row >>= 4
        return coins

    def knows(self, coin: i64, seat: i64) -> bool:
        """Whether a seat (-1: a spectator) knows a coin: it has owned it (DJ-40), or all are turned up."""
        return self.stage == OVER or (seat >= 0 and self.owners[coin] & only(seat) != 0)

    def token(self, value: i64) -> i64:
        """One of the coins of this value that are in the box."""
        coin: i64 = 0
        while VALUE[coin] != value or not self.box & only(coin):
            coin += 1
        return coin


def victim_of(move: i64, hand: i64) -> i64:
    """The seat at which a move aims this hand; -1 for none."""
    if not SHOOT <= move < TAKE:
        return -1
    if move >= DOUBLE:
        aimed = move - DOUBLE
        return aimed // TARGETS if hand == LEFT else aimed % TARGETS
    aimed = move - SHOOT - hand * TARGETS
    return aimed if 0 <= aimed < TARGETS else -1
