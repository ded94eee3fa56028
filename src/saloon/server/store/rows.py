"""What the store takes and gives."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from saloon.kernel import Mode
from saloon.server.common.clock_settings import ClockSettings

Phase = Literal["gathering", "playing", "over"]
Late = Literal["free", "ask", "never"]


class GhostOf(Struct, frozen=True, forbid_unknown_fields=True):
    """Whose ghost is raced: a seat of an earlier match."""

    match: str
    seat: int


class RaceTerms(Struct, frozen=True, forbid_unknown_fields=True):
    """How the races of a match are run, in a game that has any."""

    mode: Mode = "friends"
    camera: bool = False  # whether a ranked match is played before cameras; it has a ladder of its own
    limit: bool = True  # whether a race ends after the game's own time limit
    ghost: GhostOf | None = None  # the house finds it


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is run, apart from the game's own options."""

    spectators: bool = True
    chat: bool = False  # free text; set phrases are always allowed
    hints: bool = True
    coach: bool | None = None  # None: where only bots are played against
    absent: Literal["wait", "bot"] = "wait"  # what happens to the seat of somebody who is gone
    late: Late = "ask"  # whether who comes later may take over the seat of a bot, or of somebody who is gone
    race: RaceTerms | None = None  # None in a game without races
    clock: ClockSettings | None = None
    window: Annotated[int, Meta(ge=1, le=120)] | None = None  # seconds after which answers out of turn are heard

    @property
    def mode(self) -> Mode | None:
        """How races are run; None in a game without races."""
        return None if self.race is None else self.race.mode

    @property
    def ghost(self) -> GhostOf | None:
        """Whose ghost is raced."""
        return None if self.race is None else self.race.ghost


class Sitter(Struct, frozen=True, array_like=True):
    """Who left a seat in a running match; without name and guest once erased."""

    seat: int
    name: str
    guest: str | None = None


class SeatRow(Struct):
    """A seat of a match: open, a guest's (who may not have come yet: no nonce) or a bot's."""

    seat: int
    kind: Literal["open", "guest", "bot"] = "open"
    guest: str | None = None
    name: str = ""
    nonce: str = ""
    warm: bool = False


class MatchRow(Struct):
    """A match without its entries."""

    id: str
    game: str
    rules: int
    options: str
    phase: Phase
    host: str
    terms: Terms
    secret: str
    prefix: int
    created: int
    began: int | None
    next: str | None
    seats: list[SeatRow]
    number: int = 0  # given by the store when the match is added
    ranks: list[int] | None = None  # of every seat, once it is over
    barred: dict[str, str] = {}  # guests whom the host has sent away, and their names, until the match is over
    time: int = 0  # the table's own, in milliseconds, when the house was last closed while a clock ran
    sitters: list[Sitter] = []  # who left a seat while the match was played, one after the other
    room: str | None = None  # the code of the room in which it was opened

    def copy(self) -> MatchRow:
        """The same, to compare with later; what is frozen is shared."""
        return replace(
            self, seats=[replace(seat) for seat in self.seats], barred=dict(self.barred), sitters=list(self.sitters)
        )


class BidRow(Struct, frozen=True):
    """An answer in a race, stored before anybody hears of it; its rank is not settled yet."""

    seat: int
    reveal: int
    move: str
    at: int  # the table's time
    command: int
    bid: str  # JSON, the table's own


class ResultRow(Struct, frozen=True):
    """How a seat ended a ranked match."""

    match: str
    seat: int
    game: str
    ladder: str
    rank: int


class Placed(Struct, frozen=True):
    """The same with who sat there; None for somebody who was erased."""

    match: str
    ladder: str
    guest: str | None
    name: str
    rank: int


class GuestRow(Struct, frozen=True):
    """A guest of the house."""

    id: str
    name: str
    seen: int
    session: int = 0  # grows whenever the guest's other devices are signed out


class MemberRow(Struct):
    """Somebody who belongs to a room."""

    number: int  # given by the store, and never again in this room
    guest: str
    name: str  # the guest's of today
    came: int  # the second in which the visit began that lasts or was the last
    seen: int  # the second of the last sign of life, about
    at: str = ""  # the match at whose table the guest was then
    resting: bool = False  # whether the guest sits out
    barred: bool = False  # whether the host has sent the guest away


class RoomRow(Struct):
    """A room: a group's place for whole evenings, found by its code."""

    code: str
    host: str  # a guest; empty if nobody is
    created: int
    visited: int  # the second of the last visit, about
    calls: int = 0  # how often everybody was called to a match
    called: str | None = None  # the match to which they were called last
    members: list[MemberRow] = []


class RoomSeat(Struct, frozen=True, array_like=True):
    """Who sits in a match of a room."""

    kind: Literal["open", "guest", "bot"]
    guest: str | None
    name: str


class RoomMatch(Struct, frozen=True):
    """A match of a room, as far as the room tells of it."""

    id: str
    game: str
    options: str
    phase: Phase
    created: int
    spectators: bool
    ranks: list[int] | None
    seats: list[RoomSeat]
