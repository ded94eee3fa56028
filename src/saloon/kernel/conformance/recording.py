"""A record replays to the same match, and views and events are the same after JSON."""

from __future__ import annotations

import msgspec

from saloon.kernel.conformance.asking import asking
from saloon.kernel.conformance.case import Case, Fault
from saloon.kernel.conformance.check import check
from saloon.kernel.conformance.choosing import texts
from saloon.kernel.conformance.ending import outcome
from saloon.kernel.conformance.options import options
from saloon.kernel.conformance.playing import plays
from saloon.kernel.digest import digest
from saloon.kernel.events import Event
from saloon.kernel.options import changed_options
from saloon.kernel.record import Moved, Record, Result, option_texts
from saloon.kernel.record_reader import read_record
from saloon.kernel.replay import replay


@check(options, texts, asking, outcome)
def replays(case: Case) -> None:
    """A match's record is read back unchanged, and its replay gives the same positions."""
    live = [digest(state, case.seats) for _, state in case.walk()]
    record = record_of(case, live[-1])
    if read_record(str(record)) != record:
        raise Fault("the record is not the same after it was written and read")
    for position, wanted in zip(replay(record, case.game), live, strict=True):
        if digest(position.state, case.seats) != wanted:
            raise Fault("the position differs when the match is replayed", position.seq)


def record_of(case: Case, last: str) -> Record:
    """The case's match as a record."""
    result = case.at(len(case.line)).outcome()
    return Record(
        game=case.game.id,
        rules=case.game.rules_version,
        seats=case.seats,
        options=option_texts(changed_options(case.options)),
        tags={"digest": last},
        body=tuple(Moved(seat, case.game.moves.text(move)) for seat, move in case.line),
        result=None if result is None else Result(result.scores, result.reason),
    )


@check(plays)
def wire(case: Case) -> None:
    """Views and events are frozen, and the same after JSON, read as `Game.View` and as `Game.Event`."""
    audience = (None, *range(case.seats))
    told: list[Event] = []
    state = case.opening()
    for seq, step in enumerate(case.line, 1):
        told.clear()
        state.apply(*step, told.append)
        seen = [event.seen_by(seat) for event in told for seat in audience]
        sent = [
            *((view, case.game.View) for view in map(state.view, audience)),
            *((event, case.game.Event) for event in seen if event is not None),
        ]
        for thing, kind in sent:
            if not thing.__struct_config__.frozen:
                raise Fault(f"{type(thing).__name__} is not frozen", seq)
            try:
                same = msgspec.json.decode(msgspec.json.encode(thing), type=kind) == thing
            except msgspec.ValidationError as error:
                raise Fault(f"{thing} cannot be read back from JSON: {error}", seq) from error
            if not same:
                raise Fault(f"{thing} is not the same after JSON", seq)
