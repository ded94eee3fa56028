"""Looks back on a match of Dynamit Joe: how it stood from activation to activation, and which decisions cost most.

Every decision gets a short look, the worst of each seat a long one; of what chance may explain nothing is said.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from statistics import fmean
from typing import Final

from saloon.bots.joe.compare_options import Decision, Option, cost_of, look, options_of, roll_out, shortlist
from saloon.bots.joe.plans import NO_MOVE, Plan
from saloon.bots.joe.win_chance import final_chances
from saloon.games.joe import codes
from saloon.games.joe.box.constants import NOBODY
from saloon.games.joe.knowledge.chances import chances
from saloon.games.joe.position.nature_frames import DrawMarker
from saloon.games.joe.position.seat_frames import Reaction, Turn
from saloon.games.joe.rules import Joe
from saloon.kernel import NATURE, Advice, Chances, Hindsight, Record, Remark, ReplayStep, Rng, Worth, replay, stream

COURSE: Final = 1600  # playouts for the whole course of a match ...
LEAST: Final = 6  # ... and for each of its standings
MOST: Final = 32
SHORT_LOOKS: Final = 4  # at each decision, fewer where there are more than ...
DECISIONS: Final = 500
SUSPECTS: Final = 4  # decisions of each seat that are looked at again, fewer at a large table ...
SUSPECTED: Final = 24  # ... so that they are not many more in all
LONG_LOOKS: Final = (4, 10, 32)  # at all options, at the better half, and at the two that are left
MARKED: Final = 3  # decisions of each seat that are told
SLIGHT: Final = 0.03  # of the chance to win; what costs less is not told
SWING: Final = 0.12  # a change of the chance to win that is a turning point
TURNS: Final = 6


def look_back(record: Record) -> Hindsight:
    """Standings, turning points and the costliest decisions; always the same for the same record."""
    positions = list(replay(record))
    course = course_of(positions, record.seats)
    decisions = [list(decisions_of(positions, seat)) for seat in range(record.seats)]
    looks = max(1, SHORT_LOOKS * DECISIONS // max(DECISIONS, sum(map(len, decisions))))
    suspects = max(2, min(SUSPECTS, SUSPECTED // record.seats))
    remarks = [remark for own in decisions for remark in remarks_of(own, looks, suspects)]
    remarks.sort(key=lambda remark: -remark.cost)
    return Hindsight(remarks, [remark.index for remark in remarks], "chance", course, turns_of(course, positions))


# How it stood ---------------------------------------------------------------------------------------------------


def course_of(positions: list[ReplayStep], seats: int) -> list[Chances]:
    """Before each activation, and at the end of each scenario."""
    wanted = [position for position in positions if is_between(position)]
    playouts = max(LEAST, min(MOST, COURSE // max(1, len(wanted))))
    course = []
    for before, position in pairwise(positions):
        joe, earlier = joe_at(position), joe_at(before)
        if not joe.movers or joe.chapter != earlier.chapter:
            sides = final_chances(joe, earlier.scenario.sides)
            course.append(Chances(position.seq, [sides[earlier.seat_side[seat]] for seat in range(seats)]))
        elif is_between(position):
            sides = standing_of(joe, playouts)
            course.append(Chances(position.seq, [round(sides[joe.seat_side[seat]], 3) for seat in range(seats)]))
    return course


def standing_of(joe: Joe, playouts: int) -> list[float]:
    """The chances of all sides. The luck is the same at every standing, which keeps them comparable."""
    seen = [roll_out(joe.copy(), stream("course", number)) for number in range(playouts)]
    return [fmean(chances[side] for chances in seen) for side in range(joe.scenario.sides)]


def is_between(position: ReplayStep) -> bool:
    """Whether somebody is about to be activated."""
    joe = joe_at(position)
    return joe.movers != 0 and isinstance(joe.top(), DrawMarker)


def turns_of(course: list[Chances], positions: list[ReplayStep]) -> list[int]:
    """The numbers of the standings before which most changed, the greatest swing first."""
    swings = []
    for number, (before, after) in enumerate(pairwise(course), start=1):
        begun = joe_at(positions[before.index])
        if begun.chapter == joe_at(positions[after.index - 1]).chapter:
            swing = max(abs(new - old) for old, new in zip(before.chances, after.chances, strict=True))
            swings.append((swing, number))
    swings.sort(key=lambda found: -found[0])
    return [number for swing, number in swings[:TURNS] if swing >= SWING]


# What decisions cost --------------------------------------------------------------------------------------------


def remarks_of(decisions: list[Decision], looks: int, most: int) -> list[Remark]:
    """What is to be said of a seat's costliest decisions; so many of them get a long look."""
    suspects = []
    for decision in decisions:
        rng = stream("short", decision.index)
        options = shortlist(options_of(decision, rng))
        if len(options) > 1:
            for _ in range(looks):
                look(decision, options, rng)
            suspects.append((max(option.chance for option in options) - options[0].chance, decision))
    suspects.sort(key=lambda suspect: -suspect[0])
    remarks = [remark for _, decision in suspects[:most] if (remark := remark_on(decision)) is not None]
    return sorted(remarks, key=lambda remark: -remark.cost)[:MARKED]


def decisions_of(positions: list[ReplayStep], seat: int) -> Iterator[Decision]:
    """All that a seat decided in somebody's turn or reaction; steps that follow each other are one walk."""
    walk: Decision | None = None
    for before, after in pairwise(positions):
        joe = joe_at(before)
        if walk is not None and not (after.seat == seat and is_step(joe, after)):
            yield walk
            walk = None
        if after.seat != seat or after.move is None or not isinstance(joe.top(), (Turn, Reaction)):
            continue
        if is_step(joe, after):
            begun = walk or Decision(before.seq, seat, joe, Plan(NO_MOVE, NOBODY))
            walk = Decision(begun.index, seat, begun.joe, Plan(NO_MOVE, after.move))
        elif len(joe.answers(seat)) > 1 or joe.gives_up(after.move):
            yield Decision(before.seq, seat, joe, Plan(after.move, NOBODY))


def is_step(joe: Joe, after: ReplayStep) -> bool:
    """Whether somebody walks to the next zone in its own turn."""
    return after.seat != NATURE and after.move is not None and codes.is_walk(after.move) and isinstance(joe.top(), Turn)


def remark_on(decision: Decision) -> Remark | None:
    """A long look at a decision; None if it cost nothing that counts."""
    rng = stream("long", decision.index)
    options = options_of(decision, rng)
    made, others = options[0], options[1:]
    everybody, half, final = LONG_LOOKS
    others = best_half(decision, made, others, everybody, rng)
    others = best_half(decision, made, others, half, rng)
    best = max(others, key=lambda option: option.chance)
    made.seen, best.seen = [], []  # the choice between many favours the lucky: the two are compared afresh
    for _ in range(final):
        look(decision, [made, best], rng)
    cost = cost_of(made, best)
    if cost < SLIGHT:
        return None
    advice = Advice(figures_of(decision, made), [worth(best), worth(made)])
    return Remark(decision.index, decision.seat, made.text, advice, round(cost, 3))


def best_half(decision: Decision, made: Option, others: list[Option], looks: int, rng: Rng) -> list[Option]:
    """The better half of the options, after some looks at all of them."""
    for _ in range(looks):
        look(decision, [made, *others], rng)
    return sorted(others, key=lambda option: -option.chance)[: (len(others) + 1) // 2]


def worth(option: Option) -> Worth:
    """An option with its chance to win."""
    return Worth(option.text, round(option.chance, 3))


def figures_of(decision: Decision, made: Option) -> dict[str, float]:
    """How likely an attack was to wound."""
    attacks = chances(decision.joe, [made.plan.move]) if made.plan.move >= 0 else ()
    found = [(attack.light + attack.serious) / attack.cards for attack in attacks if attack.cards]
    return {"hit": round(found[0], 3)} if found else {}


def joe_at(position: ReplayStep) -> Joe:
    """The state of a position."""
    assert isinstance(position.state, Joe)
    return position.state
