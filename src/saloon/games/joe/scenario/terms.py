"""The terms of a match: settled before it by seats and options, and by the scenario."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.joe.box.constants import AWAKE, CAST, FREE, NOBODY
from saloon.games.joe.map.village import Village

if TYPE_CHECKING:
    from mypy_extensions import i64

    from saloon.games.joe.box.numbers import People


class Terms:
    """The terms of the whole match, by seats and options."""

    def __init__(self, seats: i64, chapters: list[PreparedScenario]) -> None:
        self.seats: i64 = seats
        self.chapters: list[PreparedScenario] = chapters  # one scenario, or those of a campaign (JOE-48)
        self.adoption: bool = False  # JOE-42
        self.slow_windows: bool = False  # JOE-43
        self.hard_repairs: bool = False  # JOE-44
        self.wounds_slow: bool = False  # JOE-45
        self.budget: i64 = 0  # JOE-46: dollars a character; 0 for the printed gear
        self.reshuffle: bool = False  # JOE-R5
        self.both_ways: bool = False  # JOE-R7
        self.blasted_locks: bool = False  # JOE-R11
        self.narrow_blast: bool = False  # JOE-R12
        self.sides_only: bool = False  # JOE-R19
        self.last_round: i64 = 0  # JOE-R28
        self.counted: bool = True  # whether players know that round
        self.quiet_rounds: i64 = 0  # JOE-R28; 0 for no such end
        self.gold: bytes = b"\1\2\3"  # JOE-R1


class PreparedScenario:
    """A scenario with its seats: the owners of characters, their places, and the goals of sides."""

    def __init__(self, village: Village, name: str) -> None:
        self.village: Village = village
        self.name: str = name
        self.sides: i64 = 0
        self.side_names: list[str] = []
        self.side: list[int] = [NOBODY] * CAST
        self.seat: list[int] = [NOBODY] * CAST
        self.seat_side: list[int] = []
        self.members: list[int] = []  # the characters of each side, as bits
        self.present: People = 0  # all of them
        self.gear: list[list[int]] = [[]] * CAST  # the gear with which each starts
        self.order: list[int] = []  # in which they are placed
        self.placers: list[int] = list(range(CAST))  # whose player chooses the zone
        self.start: list[bytes] = [b""] * CAST  # zones to choose from
        self.unseen: i64 = 0  # the characters who must start out of sight of enemies (JOE-55)
        self.ambush: i64 = 0
        self.asleep: list[int] = [AWAKE] * CAST
        self.bound: list[int] = [FREE] * CAST
        self.ropes: bool = False  # whether anybody starts tied
        self.first_round: i64 = 0  # whose markers are in the cup then
        self.hidden: list[int] = []  # the kinds of the face-down markers (JOE-56)
        self.lying: list[int] = []  # objects with their zones
        self.placed: list[tuple[int, int, int, bytes]] = []  # a character, the object that it places, how many, where
        self.offered: list[tuple[int, int]] = []  # a character, and an object that it may take
        self.hider: i64 = NOBODY  # who hides the face-down markers (JOE-56), and where
        self.hiding_places: bytes = b""
        self.leavers: i64 = 0  # sides that may leave the board, as bits
        self.last_side: bool = False  # JOE-R18: the last side wins, rather than the first goal
        self.heist: i64 = NOBODY  # the side that steals for a share of the gold (JOE-R20)
        self.guards: i64 = NOBODY  # the side that keeps gold from all others (JOE-R21)
        self.targets: list[int] = []  # of each side: whom it must see out of the match, as bits
        self.rescued: list[int] = []  # of each side: who must be alive and free
        self.preventer: i64 = NOBODY  # the side that wins at the last round (JOE-R28)
