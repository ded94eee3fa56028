"""What travels over the WebSocket of a table. docs/protocol.md explains it; the browser's types are made from it.

A message is a JSON object whose `t` names its kind. A command carries an `id` that its sender has never used before; it
is sent again after a lost connection until it is answered by `done`, `refused` or `failed` with the same id, and is
carried out once however often it arrives.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from saloon.kernel.coach import Advice

CommandId = Annotated[int, Meta(ge=1, le=2**53 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=11)]
Text = Annotated[str, Meta(min_length=1, max_length=200)]
Word = Annotated[str, Meta(min_length=1, max_length=80)]
Nonce = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]


class Message(Struct, frozen=True, tag_field="t", omit_defaults=False, forbid_unknown_fields=True):
    """Anything that travels."""


# From the browser ---------------------------------------------------------------------------------------------------


class Command(Message, frozen=True):
    """Something a person wants done."""

    id: CommandId


class Move(Command, frozen=True, tag="move"):
    """Make a move, by its text. The seat must be one's own; it may be left out by who has only one."""

    move: Word
    seat: SeatNumber | None = None


class TakeBack(Command, frozen=True, tag="takeback"):
    """Take one's last move back."""

    seat: SeatNumber | None = None


class Sit(Command, frozen=True, tag="sit"):
    """Take an open seat, or one's own back from the bot that kept it warm. The nonce is mixed into the luck."""

    seat: SeatNumber
    nonce: Nonce


class Stand(Command, frozen=True, tag="stand"):
    """Leave a seat: before the start it is open again, later a bot plays on."""

    seat: SeatNumber


class Place(Command, frozen=True, tag="place"):
    """The host puts a bot on a seat that nobody holds, or opens it (`player` None)."""

    seat: SeatNumber
    player: Word | None


class Start(Command, frozen=True, tag="start"):
    """The host begins with the seats that are taken; open ones are removed where the game allows it."""


class Rematch(Command, frozen=True, tag="rematch"):
    """Open the next match of the same people, seats moved on by one."""


class Say(Command, frozen=True, tag="say"):
    """Say a set phrase, or a free text where the host allows it."""

    phrase: Word | None = None
    text: Text | None = None


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


class Sync(Message, frozen=True, tag="sync"):
    """Ask for everything anew."""


class Ping(Message, frozen=True, tag="ping"):
    """Ask for a `pong` with the same number."""

    n: int


FromBrowser = Move | TakeBack | Sit | Stand | Place | Start | Rematch | Say | Change | Hint | Coach | Sync | Ping


# To the browser -----------------------------------------------------------------------------------------------------


class SeatInfo(Struct, frozen=True):
    """Who holds a seat, as everybody may know."""

    seat: int
    kind: Literal["open", "guest", "bot"]
    name: str  # a guest's name, a bot's specification, empty for an open seat
    here: bool  # whether a connection of the guest is open; bots are always here
    warm: bool = False  # whether a bot plays for an absent guest


class Luck(Struct, frozen=True):
    """What proves that nature was not steered (server/luck.py)."""

    commitment: str
    nonces: list[str]  # one a seat, empty before somebody sits there
    secret: str | None  # shown once the match is over


class ClockSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """A clock: so many seconds for each turn, then so many in all to draw on."""

    turn: Annotated[int, Meta(ge=5, le=86400)]
    bank: Annotated[int, Meta(ge=0, le=86400)] = 0


class ClockNow(Struct, frozen=True):
    """How a clock stands: milliseconds left of each seat's bank, and of the running turn; `running` seats lose time."""

    banks: list[int]
    turn: int
    running: list[int]


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
    spectators: bool
    chat: bool
    hints: bool
    coach: bool  # whether the coach may be switched on
    absent: Literal["wait", "bot"]
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
    events: list[object]  # the game's own, such as DuelEvent
    undone: bool  # whether a move was taken back
    can_take_back: bool
    ending: Ending | None
    clock: ClockNow | None
    at: int  # milliseconds since the match began
    coach: Advice | None = None  # where it is switched on and the seat has something to choose


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
    """Somebody at the table said something."""

    seat: int
    name: str
    phrase: str | None
    text: str | None


class Pong(Message, frozen=True, tag="pong"):
    """The answer to a ping."""

    n: int


ToBrowser = Table | Frame | Done | Refused | Failed | Said | Pong

_commands: msgspec.json.Decoder[FromBrowser] = msgspec.json.Decoder(FromBrowser)
read_command = _commands.decode
write = msgspec.json.Encoder().encode
