"""What only some games have: races, sides, a catalog, questions out of turn. A game without them keeps all promises."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from saloon.kernel.conformance.case import Case, Fault
from saloon.kernel.conformance.check import check
from saloon.kernel.conformance.options import options
from saloon.kernel.conformance.playing import copies
from saloon.kernel.races import RaceMode, RaceRules
from saloon.kernel.state import NATURE_BIT, State

POSITIONS = 12


@check(options, copies)
def races(case: Case) -> None:
    """Seats race only where some of them are to move, in a time that is long enough; modes know the options."""
    rules = case.game.race
    if rules is None:
        return
    if len({mode.name for mode in rules.modes}) < max(1, len(rules.modes)):
        raise Fault("a game with races has modes, each once")
    for mode in rules.modes:
        _judge_mode(case, mode)
    rules.ladder(case.options)
    for move in range(len(case.game.moves)):
        if rules.input.least(move) < 0:
            raise Fault(f"{case.game.moves.text(move)!r} takes less than no time")
    for seq in case.sample(POSITIONS):
        state = _unchanged(case, seq, lambda state: _times(rules, state))
        if rules.going_on(state) and not _seats_move(state):
            raise Fault("a race is going on and no seat is to move", seq)
        limit, look, least = _times(rules, state)
        if least < 0 or look < 0 or (limit is not None and limit <= least):
            raise Fault(f"a race with a limit of {limit}, a least of {least} and a look of {look} cannot be", seq)


@check(copies)
def sides(case: Case) -> None:
    """Allies are other seats, and each is the other's ally."""
    known = case.game.sides
    if known is None:
        return
    for seq in case.sample(POSITIONS):
        state = _unchanged(case, seq, lambda state: [known.allies(state, seat) for seat in range(case.seats)])
        allies = [set(known.allies(state, seat)) for seat in range(case.seats)]
        for seat, others in enumerate(allies):
            if seat in others or not others <= set(range(case.seats)):
                raise Fault(f"the allies of seat {seat} cannot be {sorted(others)}", seq)
            if any(seat not in allies[other] for other in others):
                raise Fault(f"seat {seat} is not the ally of all its allies {sorted(others)}", seq)


@check(copies)
def interrupts(case: Case) -> None:
    """Somebody is asked out of turn only where a seat is to move."""
    rules = case.game.interrupts
    if rules is None:
        return
    for seq in case.sample(POSITIONS):
        state = _unchanged(case, seq, rules.asks)
        if rules.asks(state) and not _seats_move(state):
            raise Fault("somebody is asked out of turn and no seat is to move", seq)


@check()
def catalog(case: Case) -> None:
    """The catalog is of the kind it says, and the same after JSON."""
    known = case.game.catalog
    if known is not None:
        contents = known.open()
        if not isinstance(contents, known.Contents):
            raise Fault(f"the catalog is {type(contents).__name__}, not {known.Contents.__name__}")
        if msgspec.json.decode(msgspec.json.encode(contents), type=known.Contents) != contents:
            raise Fault("the catalog is not the same after JSON")


def _judge_mode(case: Case, mode: RaceMode) -> None:
    unknown = {*mode.sets, *mode.needs} - set(case.game.Options.__struct_fields__)
    if unknown:
        raise Fault(f"mode {mode.name!r} names options that there are not: {', '.join(sorted(unknown))}")


def _times(rules: RaceRules, state: State) -> tuple[int | None, int, int]:
    return rules.limit(state), rules.look(state), rules.least(state)


def _seats_move(state: State) -> bool:
    return state.to_move() not in (0, NATURE_BIT)


def _unchanged(case: Case, seq: int, ask: Callable[[State], object]) -> State:
    """A position of the match that was asked something; it must not change by that."""
    state = case.at(seq)
    ask(state)
    if case.imprint(state) != case.imprint(case.at(seq)):
        raise Fault("the state was changed by a question", seq)
    return state
