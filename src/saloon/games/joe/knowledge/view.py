"""What a seat may know of Dynamit Joe: all but others' jokers with their orders, and what lies face down."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from saloon.games.joe.knowledge.chances import Chance

Status = Literal["absent", "playing", "dead", "captured", "left"]
Order = Literal["held", "armed", "used"]


class GunView(Struct, frozen=True):
    """A firearm with its rounds (JOE-7)."""

    kind: str
    rounds: int
    jammed: bool


class CharacterView(Struct, frozen=True):
    """A character's sheet, which lies open, and its joker as far as the seat may know it."""

    name: str
    seat: int
    side: int
    status: Status
    zone: str | None
    wounds: int
    guns: tuple[GunView, ...]
    pockets: tuple[str, ...]
    last_gun: int  # which of the two was fired last; 0 for none
    ambush: bool
    exposed: bool
    asleep: Literal["sight", "noise"] | None
    bound: Literal["tied", "locked"] | None
    stunned: bool
    shaken: int
    nervous: int
    joker: str | None  # the card, if it was seen
    order: Order | None  # one's own joker's, or used
    joker_seen_by: tuple[int, ...]


class SideView(Struct, frozen=True):
    """A side of the scenario."""

    id: str
    seats: tuple[int, ...]
    loot: int  # gold carried off
    purse: int  # dollars that are nobody's share (JOE-46)
    offered: bool  # whether it has thought about surrender in this round
    gave_up: bool  # it surrenders as soon as what was begun is done


class LyingView(Struct, frozen=True):
    """An object on the ground."""

    thing: str
    zone: str
    rounds: int
    jammed: bool


class MarkerView(Struct, frozen=True):
    """A face-down marker; the zone is None once it was taken."""

    zone: str | None
    thing: str | None
    seen_by: tuple[int, ...]


class QuestionView(Struct, frozen=True):
    """What is to be decided now, and about whom."""

    kind: str
    character: str | None
    other: str | None


class JoeView(Struct, frozen=True):
    """The table as one seat sees it (None: a spectator)."""

    seat: int | None
    scenario: str
    chapter: int
    chapters: int
    points: tuple[int, ...]  # scenarios won, by seat
    round: int
    rounds: int | None  # after how many the scenario ends at the latest; None if nobody counts
    quiet: int
    fought: bool
    sides: tuple[SideView, ...]
    seat_sides: tuple[int, ...]
    shares: tuple[int, ...]  # dollars that each seat may still spend (JOE-46)
    cup: tuple[str, ...]
    active: str | None
    points_left: int
    acted: bool
    aimed: bool
    ordered: bool  # whether one has given one's joker an order in this activation
    refusers: tuple[str, ...]
    question: QuestionView | None
    stack: tuple[tuple[int, ...], ...]  # all that waits, as frame_numbers.py has it; the last one is the question
    characters: tuple[CharacterView, ...]
    ground: tuple[LyingView, ...]
    markers: tuple[MarkerView, ...]
    hand: tuple[str, ...] | None  # markers still to be hidden, for the side that hides them
    hiding: str | None
    looked_at: int | None  # which marker somebody has just looked at
    closed: tuple[tuple[str, str], ...]  # locks and bars that are closed, by their two zones
    decks: dict[str, tuple[int, ...]]  # the cards that are left
    supply: tuple[int, ...]
    spent: tuple[int, ...]
    chances: tuple[Chance, ...]
    winners: tuple[str, ...]
    tally: tuple[int, ...]
    reason: str
    rule: str
