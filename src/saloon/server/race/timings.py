"""What a record says of a race, as comments that any reader of records passes over (docs/notation.md).

A reveal carries `fore 1234`, the foreperiod in milliseconds. A move made in a race carries how it was timed:
`rt 812.4, credit 43.0, charged 812.4`, and where it applies `residual 12.0`, `heat 2>0` (a dead heat in the order in
which the lot put it), `flag steady`, `by camera 132.0` (hands before a camera, and how long a picture took to be
read). `rt -` is an answer without a claim, timed by the house. The header's tag `camera: 0,2` names the seats that
answered by camera at least once.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any, Final, get_args

from msgspec import Struct

from saloon.kernel import NATURE, Moved, Record
from saloon.server.match.luck import BadLuck, Luck
from saloon.server.race.cheat_signals import Answer, Flag
from saloon.server.race.fairness import RankedTime, decide, draw_foreperiod

FORE: Final = re.compile(r"fore (\d{1,5})")
TIMED: Final = re.compile(
    r"rt (?P<rt>-|\d{1,9}\.\d), credit (?P<credit>\d{1,9}\.\d), charged (?P<charged>\d{1,9}\.\d)"
    r"(?:, residual (?P<residual>\d{1,9}\.\d))?(?:, heat (?P<heat>\d{1,2}(?:>\d{1,2})+))?"
    rf"(?:, flag (?P<flag>{'|'.join(get_args(Flag))}))?"
    r"(?:, by camera (?P<camera>\d{1,9}\.\d))?"
)


class Timed(Struct, frozen=True):
    """How a move of a race was timed, in milliseconds."""

    claimed: float | None
    credit: float
    residual: float
    charged: float
    heat: list[int]  # the seats of its dead heat in the order of the lot; empty without one
    flag: Flag | None
    camera: float | None = None  # how long a picture took to be read, where a camera read the hands

    def __str__(self) -> str:
        claimed = "-" if self.claimed is None else f"{self.claimed:.1f}"
        parts = [f"rt {claimed}", f"credit {self.credit:.1f}", f"charged {self.charged:.1f}"]
        if self.residual >= 0.05:
            parts.append(f"residual {self.residual:.1f}")
        if self.heat:
            parts.append(f"heat {'>'.join(map(str, self.heat))}")
        if self.flag is not None:
            parts.append(f"flag {self.flag}")
        if self.camera is not None:
            parts.append(f"by camera {self.camera:.1f}")
        return ", ".join(parts)


def timed(answer: Answer, charged: float, heat: list[int], flag: Flag | None) -> Timed:
    """The note of an answer, as a record has it."""
    verdict = answer.verdict
    return Timed(verdict.claimed, verdict.credit, verdict.residual, max(0.0, charged), heat, flag, answer.camera)


def foreperiod_note(fore: int) -> str:
    """The comment of a reveal."""
    return f"fore {fore}"


def read_foreperiod(comment: str) -> int | None:
    """The foreperiod that a comment tells, if it does."""
    found = FORE.fullmatch(comment)
    return None if found is None else int(found[1])


def read_timed(comment: str) -> Timed | None:
    """The timing that a comment tells, if it does."""
    found = TIMED.fullmatch(comment)
    if found is None:
        return None
    flag: Any = found["flag"]  # one of them, as the pattern says
    return Timed(
        claimed=None if found["rt"] == "-" else float(found["rt"]),
        credit=float(found["credit"]),
        residual=float(found["residual"] or 0),
        charged=float(found["charged"]),
        heat=[int(seat) for seat in (found["heat"] or "").split(">") if seat],
        flag=flag,
        camera=None if found["camera"] is None else float(found["camera"]),
    )


def camera_tags(moves: Iterable[Moved]) -> dict[str, str]:
    """The tag that names the seats that answered by camera; empty if no seat did."""
    timings = ((moved.seat, read_timed(moved.comment)) for moved in moves)
    seats = {seat for seat, found in timings if found is not None and found.camera is not None}
    return {"camera": ",".join(map(str, sorted(seats)))} if seats else {}


def check_races(record: Record, luck: Luck, prefix: int) -> None:
    """Draw foreperiods and dead heats again; `BadLuck` at the first that the secret does not give."""
    drawn = 0
    ran: list[tuple[int, int, Timed]] = []
    for index, moved in enumerate(record.moves[prefix:], prefix):
        if moved.seat != NATURE:
            found = read_timed(moved.comment)
            ran += [] if found is None else [(index, moved.seat, found)]
            continue
        check_heats(ran, luck, drawn - 1)
        ran = []
        fore = read_foreperiod(moved.comment)
        if fore is not None and fore != (should := draw_foreperiod(luck.stream(f"fore {drawn}"))):
            raise BadLuck(f"the foreperiod should have been {should} ms", index)
        drawn += 1
    check_heats(ran, luck, drawn - 1)


def check_heats(ran: Sequence[tuple[int, int, Timed]], luck: Luck, reveal: int) -> None:
    """Whether the dead heats after a reveal stand as the lot put them."""
    for heat, members in groupby(ran, key=lambda each: each[2].heat):
        if heat:
            places = list(members)
            if heat != order_of(heat, luck, reveal) or list(in_order(heat, places)) != places:
                raise BadLuck("the lot puts this dead heat in another order", places[0][0])


def in_order(heat: Sequence[int], ran: Sequence[tuple[int, int, Timed]]) -> Iterator[tuple[int, int, Timed]]:
    """The moves of a dead heat as they should follow each other; a seat whose move was refused has none."""
    for seat in heat:
        yield from (each for each in ran if each[1] == seat)


def order_of(seats: Sequence[int], luck: Luck, reveal: int) -> list[int]:
    """A dead heat after a reveal, as the lot puts it."""
    rng = luck.stream(f"heat {reveal} {','.join(map(str, sorted(seats)))}")
    return [standing.seat for standing in decide([RankedTime(seat, 0.0) for seat in seats], rng)]
