"""What people settle beside the rules: a seat that changes hands, giving up, an agreed end, a pause, a take-back.

The rules know nothing of it, and a state stays what its moves have made of it. A record has such an arrangement as a
line among its moves (docs/notation.md), so that whoever reads it knows who played, and how it came to its end.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

from msgspec import Struct
from msgspec.structs import force_setattr, replace

from saloon.kernel.outcome import Outcome, Refusal, Refused
from saloon.kernel.state import State
from saloon.kernel.text import one_line

Settlement = Literal["sits", "gives-up", "drawn", "unfinished", "ends", "pauses", "resumes", "takes-back"]
SETTLEMENTS: Final = frozenset(get_args(Settlement))
MARK: Final = "!"  # what such a line has before its word; no move begins with it
LONGEST: Final = 999_999_999_999  # milliseconds
MOST_SEATS: Final = 16
FULL_WIDTH: Final = str.maketrans("@;", "＠；")  # noqa: RUF001 - what ends a name in a line, so that it can be in one


class Arranged(Struct, frozen=True):
    """One arrangement: whose it is, what, and when.

    `sits`: from now on somebody else plays this seat (the name is empty if it was erased). `takes-back`: so many of the
    moves that stand are undone. `drawn`, `unfinished`: all have agreed to end it so. `ends`: nobody plays on, because
    all people have given up.
    """

    seat: int
    what: Settlement
    name: str = ""  # of who sits down
    count: int = 0  # of moves that are taken back
    time: int | None = None  # milliseconds since the match began
    comment: str = ""

    def __post_init__(self) -> None:
        fitting = (
            0 <= self.seat < MOST_SEATS
            and self.what in SETTLEMENTS
            and (self.what == "sits" or not self.name)
            and (self.count >= 1 if self.what == "takes-back" else self.count == 0)
            and (self.time is None or 0 <= self.time <= LONGEST)
        )
        if not fitting:
            raise ValueError(f"seat {self.seat} cannot have {self.what!r} with {self.name!r} and {self.count}")
        if self.name:
            force_setattr(self, "name", " ".join(one_line(self.name.translate(FULL_WIDTH)).split()))
        if self.comment:
            force_setattr(self, "comment", one_line(self.comment))

    @property
    def text(self) -> str:
        """What stands between seat and time."""
        value = self.name if self.what == "sits" else str(self.count or "")
        return f"{MARK}{self.what} {value}".rstrip()

    def __str__(self) -> str:
        time = "" if self.time is None else f" @{self.time // 1000}.{self.time % 1000:03}"
        comment = f" ; {self.comment}" if self.comment else ""
        return f"{self.seat} {self.text}{time}{comment}"


def read_arranged(seat: int, text: str, time: int | None = None, comment: str = "") -> Arranged:
    """The arrangement of a text that begins with the mark; `ValueError` if it is none."""
    word, _, value = text.removeprefix(MARK).partition(" ")
    if word not in SETTLEMENTS or (word not in {"takes-back", "sits"} and value):
        raise ValueError(f"{text!r} is no arrangement")
    what: Settlement = word  # type: ignore[assignment]  # one of them, as the line above says
    if what != "takes-back":
        return Arranged(seat, what, value, 0, time, comment)
    if not value.isdecimal() or not value.isascii() or value.startswith("0") or len(value) > 9:
        raise ValueError(f"{text!r} does not say how many moves are taken back")
    return Arranged(seat, what, "", int(value), time, comment)


class Arrangements:
    """What has been settled in a match so far; what cannot be settled is `Refused`."""

    def __init__(self) -> None:
        self.gave_up: list[int] = []  # seats, in the order in which they did
        self.paused = False
        self._ended: Settlement | None = None

    def copy(self) -> Arrangements:
        """An independent copy."""
        other = Arrangements()
        other.gave_up, other.paused, other._ended = self.gave_up.copy(), self.paused, self._ended
        return other

    @property
    def over(self) -> bool:
        """Whether people have ended the match, whatever the rules would have had to say."""
        return self._ended is not None

    def must_go_on(self) -> None:
        """Nobody moves in a match that rests or that people have ended."""
        if self.over:
            refuse("refused-ended")
        if self.paused:
            refuse("refused-paused")

    def add(self, arranged: Arranged, seats: int, standing: int) -> None:
        """Something more is settled, in a match of so many seats in which so many moves stand."""
        what = arranged.what
        if self.over:
            refuse("refused-ended")
        if arranged.seat >= seats:
            refuse("refused-arrangement")
        if self.paused and what in ("pauses", "takes-back"):
            refuse("refused-paused")
        if what == "resumes" and not self.paused:
            refuse("refused-arrangement")
        if what == "takes-back" and arranged.count > standing:
            refuse("refused-arrangement")
        if what == "gives-up":
            if arranged.seat in self.gave_up:
                refuse("refused-arrangement")
            self.gave_up.append(arranged.seat)
            if len(self.gave_up) >= seats - 1:
                self._ended = "ends"
        elif what == "ends" and not self.gave_up:
            refuse("refused-arrangement")
        elif what in ("drawn", "unfinished", "ends"):
            self._ended = what
        elif what in ("pauses", "resumes"):
            self.paused = what == "pauses"

    def outcome(self, state: State, seats: int) -> Outcome | None:
        """How the match ended, by what was settled or by its rules; whoever gave up comes last either way."""
        if self._ended in ("drawn", "unfinished"):
            return Outcome((0,) * seats, (1,) * seats, self._ended, "")
        if self._ended == "ends":
            stayed = [int(seat not in self.gave_up) for seat in range(seats)]
            last = 1 + sum(stayed)
            return Outcome(tuple(stayed), tuple(1 if won else last for won in stayed), "gave-up", "")
        outcome = state.outcome()
        return outcome if outcome is None or not self.gave_up else self._last(outcome)

    def _last(self, outcome: Outcome) -> Outcome:
        """The same, but that whoever gave up shares the last place."""
        stayed = [rank for seat, rank in enumerate(outcome.ranks) if seat not in self.gave_up]
        ranks = [
            1 + (len(stayed) if seat in self.gave_up else sum(other < rank for other in stayed))
            for seat, rank in enumerate(outcome.ranks)
        ]
        return replace(outcome, ranks=tuple(ranks))


def refuse(message: str) -> None:
    """Refuse what does not go together with what was settled before."""
    raise Refused(Refusal("", message))
