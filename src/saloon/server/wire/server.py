"""What browsers are told of a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec
from msgspec import Struct

from saloon.kernel.coach import Advice
from saloon.kernel.outcome import Outcome
from saloon.kernel.races import Mode
from saloon.server.common.clock_settings import ClockSettings
from saloon.server.wire.client import Phrase
from saloon.server.wire.message import Message

LapsedWhy = Literal["declined", "withdrawn", "late"]


class SeatInfo(Struct, frozen=True):
    """Who holds a seat, as everybody may know."""

    seat: int
    kind: Literal["open", "guest", "bot"]
    name: str  # a guest's name, a bot's specification, empty for an open seat
    here: bool  # whether a connection of the guest is open; bots are always here
    warm: bool = False  # whether a bot plays for an absent guest, or for one who has given up
    before: list[str] = []  # who played here earlier in this match, one after the other
    gave_up: bool = False  # the place is the last


class Luck(Struct, frozen=True):
    """What proves that nature was not steered (server/match/luck.py)."""

    commitment: str
    nonces: list[str]  # one a seat, empty before somebody sits there, and for bots
    secret: str | None  # shown once the match is over


class ClockNow(Struct, frozen=True):
    """How a clock stands: milliseconds left of each seat's bank, and of the running turn; `running` seats lose time."""

    banks: list[int]
    turn: int
    running: list[int]
    late: int | None = None  # the seat whose time was up, so that the move of this frame was made for it


class RaceNow(Struct, frozen=True):
    """How a race stands. Who is shown the reveal stamps the moment of its painting and sends its number with a bid."""

    phase: Literal["rest", "fore", "race"]  # waiting for people to be ready; for the reveal; for answers
    reveal: int  # the number of the reveal that is awaited or was shown
    ready: list[int]  # seats, while resting
    locked: list[int]  # seats whose answer is stored and has no rank yet
    elapsed: int  # milliseconds since the reveal was first shown; 0 when this is the first time
    limit: int | None  # milliseconds that are left for answers, or of the rest; None without a limit


class RaceInfo(Struct, frozen=True):
    """How the races of a table are run."""

    mode: Mode
    camera: bool  # whether a ranked match is played before cameras


class Undone(Struct, frozen=True):
    """A move that a take-back would undo, as the reader saw it; and whether it may have taught who asks something."""

    events: Sequence[object]  # the game's own; none if the reader saw nothing of it
    taught: bool


class OfferNow(Struct, frozen=True):
    """An offer that not everybody has answered yet; it lapses with the next move."""

    number: int
    kind: Literal["draw", "unfinished", "pause", "takeback"]
    seat: int  # whose it is
    asked: list[int]  # the seats of those who have not answered
    seq: int  # the position that it is about
    back: int = 0  # moves that a take-back would undo
    undone: list[Undone] = []  # for those who are asked: which, and what was learnt by them


class RequestNow(Struct, frozen=True):
    """Somebody would like a seat: told to those who may answer, and to whoever asks."""

    number: int
    seat: int
    name: str
    yours: bool  # whether the reader asks
    answers: bool  # whether the reader may answer


class Table(Message, frozen=True, tag="table"):
    """The people and the terms of a table; sent when they change."""

    match: str
    game: str
    rules: int
    options: dict[str, object]  # those that differ from their defaults
    phase: Literal["gathering", "playing", "over"]
    seats: list[SeatInfo]
    yours: list[int]  # the seats of whoever reads this
    host: bool  # whether the reader is the host
    barred: list[str]  # whom the host has sent away: for the host, and for whoever was
    spectators: bool
    chat: bool
    hints: bool
    shows_log: bool  # whether what happened may be read back while the match is played
    coach: bool  # whether the coach may be switched on
    absent: Literal["wait", "bot"]
    late: Literal["free", "ask", "never"]  # whether who comes later may take over a seat
    paused: bool  # whether all have agreed to rest: nobody moves, no clock runs
    offer: OfferNow | None
    asking: list[RequestNow]
    race: RaceInfo | None  # in a game that has races
    clock: ClockSettings | None
    luck: Luck | None  # None for a record that somebody brought along
    watching: int  # how many spectators are here
    next: str | None  # the match of the rematch, once there is one


class Ending(Struct, frozen=True):
    """How the match ended."""

    scores: list[int]
    ranks: list[int]
    reason: str
    rule: str


def ending(outcome: Outcome) -> Ending:
    """An outcome as it travels."""
    return Ending(list(outcome.scores), list(outcome.ranks), outcome.reason, outcome.rule)


class Frame(Message, frozen=True, tag="frame"):
    """The match as one seat (None: a spectator) may know it, after everything up to `seq`.

    `since` is the `seq` of the frame before; who has another one has missed something and asks with `sync`. The view
    is the truth; the events only animate, speak and sound.
    """

    seq: int
    since: int
    seat: int | None
    view: object  # the game's own, such as DuelView
    to_move: list[int]
    legal: list[str]
    events: Sequence[object]  # the game's own, such as DuelEvent
    undone: bool  # whether a move was taken back
    can_take_back: bool
    ending: Ending | None
    clock: ClockNow | None
    at: int  # milliseconds since the match began
    race: RaceNow | None  # in a game that has races
    coach: Advice | None = None  # where it is switched on and the seat has something to choose
    window: int | None = None  # milliseconds until an answer out of turn is heard; None where it is heard at once


class Past(Message, frozen=True, tag="past"):
    """What happened up to the frames that follow, as these seats may know it, without what was taken back.

    Seats of one device that know the same get it once. Not sent while the options of the game hide the log
    (`Table.shows_log`).
    """

    seats: list[int | None]
    events: Sequence[object]  # the game's own, such as DuelEvent


class Done(Message, frozen=True, tag="done"):
    """A command was carried out; a hint is answered with its move."""

    id: int
    move: str | None = None


class Refused(Message, frozen=True, tag="refused"):
    """The rules refuse a move: the rule, and a message's id with what goes into it."""

    id: int
    rule: str
    message: str
    values: dict[str, int | str]


class Failed(Message, frozen=True, tag="failed"):
    """Something could not be done for another reason; `error` is a message's id. Nothing has changed."""

    error: str
    id: int | None = None


class Said(Message, frozen=True, tag="said"):
    """Somebody at the table said something; what is for one side no other seat and no spectator is sent."""

    seat: int
    name: str
    phrase: Phrase | None
    text: str | None
    side: bool = False


class Arrangement(Message, frozen=True, tag="arranged"):
    """Something was settled beside the rules; it stands in the record (docs/notation.md)."""

    seq: int
    at: int
    seat: int
    what: Literal["sits", "gives-up", "drawn", "unfinished", "ends", "pauses", "resumes", "takes-back"]
    name: str = ""  # of who sits down
    left: str = ""  # of who sat there before
    count: int = 0  # of moves that were taken back


class Lapsed(Message, frozen=True, tag="lapsed"):
    """An offer is no more: somebody has declined it, it was withdrawn, or nobody has answered for too long."""

    offer: int
    kind: Literal["draw", "unfinished", "pause", "takeback"]
    seat: int  # whose it was
    why: LapsedWhy
    by: int | None  # the seat that has declined it


class Resting(Message, frozen=True, tag="resting"):
    """Some seats are ready for the next reveal; when all are, or the rest is over, the foreperiod begins."""

    reveal: int
    ready: list[int]
    left: int | None  # milliseconds of the rest; None if it has no end
    fore: bool  # whether the foreperiod has begun: the reveal comes at any moment


class Locked(Message, frozen=True, tag="locked"):
    """A seat has answered; the answer is stored, its rank comes with `settled`."""

    reveal: int
    seat: int


class Finish(Struct, frozen=True):
    """One answer on the photo-finish strip, in milliseconds."""

    seat: int
    claimed: float | None  # the reaction time that the page measured; None if it gave none
    credit: float  # what was taken off for the line
    residual: float  # delay that was not taken off
    charged: float  # the reaction time that counts
    heat: list[int]  # the seats that were too close to call, in the order of the lot; empty if nobody was
    flag: str | None  # what speaks against this seat; it is timed by the house's clock from now on
    accepted: bool  # whether the rules accepted the move in its turn
    camera: float | None = None  # how long a picture took to be read, where a camera read the hands


class Settled(Message, frozen=True, tag="settled"):
    """The ranks of some answers are settled, in this order; the frame with the moves follows."""

    reveal: int
    finishes: list[Finish]


class Pong(Message, frozen=True, tag="pong"):
    """The answer to a ping."""

    n: int


ToBrowser = (
    Table | Past | Frame | Done | Refused | Failed | Said | Arrangement | Lapsed | Resting | Locked | Settled | Pong
)

_encoder = msgspec.json.Encoder()
write = _encoder.encode
write_into = _encoder.encode_into  # a buffer that is used again
