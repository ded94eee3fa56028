"""What browsers ask of a table, read strictly.

A command carries an `id` that its sender has never used before; it is sent again after a lost connection until it is
answered by `done`, `refused` or `failed` with the same id, and is carried out once however often it arrives.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct, field

from saloon.server.wire.message import Message

CommandId = Annotated[int, Meta(ge=1, le=2**53 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=11)]
Text = Annotated[str, Meta(min_length=1, max_length=200)]
Word = Annotated[str, Meta(min_length=1, max_length=80)]
Nonce = Annotated[str, Meta(pattern="^[0-9a-f]{32}$", max_length=32)]  # `$` alone lets a line end follow
Position = Annotated[int, Meta(ge=0)]  # the `seq` of a frame
Phrase = Literal[
    "hello",
    "luck",
    "nice",
    "ouch",
    "thanks",
    "think",
    "sorry",
    "well-played",
    "hat",
    "clap",
    "laugh",
    "sweat",
]  # all that can be said without typing; every language has its words for them
Milliseconds = Annotated[float, Meta(ge=0, le=86_400_000)]


class Command(Message, frozen=True):
    """Something a person wants done."""

    id: CommandId


class Move(Command, frozen=True, tag="move"):
    """Make a move, by its text. The seat must be one's own; it may be left out by who has only one.

    With `seq` it is made in the position of that frame or not at all, however late it comes; not in a race, where
    others move meanwhile.
    """

    move: Word
    seat: SeatNumber | None = None
    seq: Position | None = None


# Which part of the input moved (a finger), and when; what that says about an answer is for its game (`InputRules`).
Touches = Annotated[list[tuple[Annotated[int, Meta(ge=0, le=9)], Milliseconds]], Meta(max_length=80)]


class Timing(Struct, frozen=True, forbid_unknown_fields=True):
    """What the page measured of an answer, in milliseconds of its own clock since it painted the reveal."""

    rt: Milliseconds  # until the key or the finger that answered, as the event's own time stamp says
    touches: Touches = field(default_factory=list, name="toggles")
    paint: Milliseconds = 0.0  # from the message's arrival until it was painted
    hz: Annotated[float, Meta(ge=0, le=1000)] = 0.0  # how often this screen paints; 0 if unknown
    grain: Milliseconds = 0.0  # the step of the clock that measured
    camera: Milliseconds | None = None  # how long a picture took to be read, where a camera read the hands


class Bid(Command, frozen=True, tag="bid"):
    """Make a move in a race: it counts by when it was made, not by when it comes. `reveal` is the frame's."""

    reveal: Annotated[int, Meta(ge=0)]
    move: Word
    timing: Timing
    seat: SeatNumber | None = None


class Pose(Message, frozen=True, tag="pose"):
    """Hands before a camera took a pose; a `bid` with the same move counts from here if it follows soon enough."""

    reveal: Annotated[int, Meta(ge=0)]
    move: Word
    seat: SeatNumber | None = None


class Ready(Command, frozen=True, tag="ready"):
    """All seats of one's own are ready for the next reveal."""


class TakeBack(Command, frozen=True, tag="takeback"):
    """Take one's last move back; with `seq` only in the position of that frame."""

    seat: SeatNumber | None = None
    seq: Position | None = None


class Sit(Command, frozen=True, tag="sit"):
    """Take an open seat, or one's own back from the bot that kept it warm. The nonce is mixed into the luck."""

    seat: SeatNumber
    nonce: Nonce


class Stand(Command, frozen=True, tag="stand"):
    """Leave a seat: before the start it is open again, later a bot plays on."""

    seat: SeatNumber


class Place(Command, frozen=True, tag="place"):
    """The host puts a bot on a seat that nobody holds; before the start it also opens seats (`player` None).

    Where somebody has been gone for long in a running match, the house's strongest bot plays until they come back.
    """

    seat: SeatNumber
    player: Word | None


class Start(Command, frozen=True, tag="start"):
    """The host begins with the seats that are taken; open ones are removed where the game allows it."""


class Rematch(Command, frozen=True, tag="rematch"):
    """Open the next match of the same people, seats moved on by one."""


class Say(Command, frozen=True, tag="say"):
    """Say a set phrase, or a free text where the host allows it; to everybody, or to one's own side alone."""

    phrase: Phrase | None = None
    text: Text | None = None
    side: bool = False


class Change(Command, frozen=True, tag="change"):
    """The host changes what may be changed at a running table."""

    spectators: bool | None = None
    chat: bool | None = None
    absent: Literal["wait", "bot"] | None = None
    coach: bool | None = None


class Hint(Command, frozen=True, tag="hint"):
    """Ask a bot what it would do; where the table allows hints."""

    seat: SeatNumber | None = None


class Coach(Command, frozen=True, tag="coach"):
    """Switch the coach on or off for this line alone; where the table allows it."""

    on: bool


class Hurry(Command, frozen=True, tag="hurry"):
    """Let bots hurry, or no more: they do while everybody who plays here wants it."""

    on: bool


class Sync(Message, frozen=True, tag="sync"):
    """Ask for everything anew."""


class Ping(Message, frozen=True, tag="ping"):
    """Ask for a `pong` with the same number."""

    n: int


FromBrowser = (
    Move
    | Bid
    | Pose
    | Ready
    | TakeBack
    | Sit
    | Stand
    | Place
    | Start
    | Rematch
    | Say
    | Change
    | Hint
    | Coach
    | Hurry
    | Sync
    | Ping
)

_commands: msgspec.json.Decoder[FromBrowser] = msgspec.json.Decoder(FromBrowser)
read_command = _commands.decode
