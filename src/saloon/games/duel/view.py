"""What a seat may know of a duel: its own hand, the tops of the piles, all counts, and which cards are left."""

from __future__ import annotations

from msgspec import Struct


class SideView(Struct, frozen=True, gc=False):
    """One side of the table."""

    rising: int  # the top of the pile; 1 is the bare base
    falling: int  # one above the highest card is the bare base
    rising_helped: bool  # whether the opponent laid that top
    falling_helped: bool
    hand_size: int
    deck_size: int
    hand: tuple[int, ...] | None  # None for the other side's
    left: tuple[int, ...] | None  # cards of this side not yet laid, in hand or draw pile; None if the log is hidden


class DuelView(Struct, frozen=True, gc=False):
    """The table as one seat sees it (None: a spectator)."""

    seat: int | None
    turn: int | None  # whose turn it is; None before the start and after the end
    drawing: int | None  # whose cards are being drawn
    owed: int  # how many of them are still to come
    laid: int  # cards laid in this turn
    needed: int  # how many more the turn needs before it may end
    draws: int  # how many cards are drawn when the turn ends now
    helped: bool  # whether the one card on the opponent's piles has been laid in this turn
    winner: int | None
    highest: int  # the highest card of the box
    sides: tuple[SideView, SideView]
