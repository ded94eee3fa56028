"""What a seat may know of Dexterity Jane: no card before the reveal, no lock before it is checked, no coin unseen."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from saloon.games.jane.cards import Hand
from saloon.games.jane.layout import Spread

Stage = Literal["coins", "sheriff", "deal", "reveal", "guess", "take", "over"]
# In the order of stages.py.
STAGES: Final[tuple[Stage, ...]] = ("coins", "sheriff", "deal", "reveal", "guess", "take", "over")
Action = Literal["lock", "shoot", "pass"]


class CoinView(Struct, frozen=True):
    """A coin in its place: its value if the seat has owned it, and who has."""

    value: int | None
    known_to: tuple[int, ...]


class PlayerView(Struct, frozen=True):
    """What lies in front of a player, and what it did in this round."""

    points: int  # of tiles and cards; coins are counted at the end
    tiles: tuple[int, ...]
    cards: int  # kept as a reward
    coins: tuple[CoinView, ...]
    face_down: tuple[int | None, ...]  # cards dealt and not yet revealed, by number where that is shown
    action: Action | None
    place: int | None  # 1 for the first to lock or shoot
    move: str | None  # what it did, unless that is hidden


class TakingView(Struct, frozen=True):
    """Somebody is to take a coin."""

    taker: int
    loser: int
    hand: Hand  # of the stick-up that is being settled


class ProposalView(Struct, frozen=True):
    """What a seat did in a round that is over, and whether a lock was right."""

    seat: int
    move: str
    right: bool | None


class RoundView(Struct, frozen=True):
    """A round that is over: its cards, the answer, what was proposed in that order, and who got what."""

    round: int
    spread: Spread
    answer: str
    proposals: tuple[ProposalView, ...]
    tile: tuple[int, ...]  # who took it; several where there is no race
    rewarded: tuple[int, ...]
    fined: tuple[int, ...]


class JaneView(Struct, frozen=True):
    """The table as one seat sees it (None: a spectator)."""

    seat: int | None
    stage: Stage  # what happens next
    round: int
    deck: int  # cards that are still to be dealt
    pile: int  # cards to be had as rewards
    used: tuple[int, ...]  # cards of earlier rounds, which do not come back
    sheriff: Hand | None
    spread: Spread | None  # the cards on the table, once they are revealed
    players: tuple[PlayerView, ...]
    taking: TakingView | None
    last: RoundView | None  # the round before, until the next cards are revealed
