"""What a table says: frames of the match as each seat may know it, and news of its people."""

from __future__ import annotations

from msgspec import Struct

from saloon.kernel import NATURE, Outcome, changed_options, seats_of
from saloon.server import wire
from saloon.server.luck import commitment
from saloon.server.match import UNDO, Match, Unit
from saloon.server.people import People
from saloon.server.store import MatchRow

NOTHING = Unit([], [])


def frame(match: Match, seat: int | None, unit: Unit, since: int, clock: wire.ClockNow | None, at: int) -> wire.Frame:
    """The match as a seat may know it, with what it may see of what just happened."""
    state, texts = match.state, match.game.moves.texts
    outcome = state.outcome()
    seen = (event.seen_by(seat) for event in unit.events)
    return wire.Frame(
        seq=match.seq,
        since=since,
        seat=seat,
        view=state.view(seat),
        to_move=[mover for mover in seats_of(state.to_move()) if mover != NATURE],
        legal=[] if seat is None else [texts[move] for move in state.legal(seat)],
        events=[event for event in seen if event is not None],
        undone=any(entry.move == UNDO for entry in unit.entries),
        can_take_back=seat is not None and match.may_ask_back(seat),
        ending=None if outcome is None else ending(outcome),
        clock=clock,
        at=at,
    )


def table_news(row: MatchRow, options: Struct, people: People, guest: str | None) -> wire.Table:
    """The people and terms of a table, for one reader. The luck's secret is shown when the match is over."""
    nonces = [seat.nonce for seat in row.seats]
    luck = wire.Luck(commitment(row.secret), nonces, row.secret if row.phase == "over" else None)
    return wire.Table(
        match=row.id,
        game=row.game,
        rules=row.rules,
        options=changed_options(options),
        phase=row.phase,
        seats=people.info(),
        yours=people.seats_of(guest),
        host=guest is not None and guest == row.host,
        spectators=row.terms.spectators,
        chat=row.terms.chat,
        hints=row.terms.hints,
        absent=row.terms.absent,
        clock=row.terms.clock,
        luck=luck if row.secret else None,
        watching=people.watching(),
        next=row.next,
    )


def ending(outcome: Outcome) -> wire.Ending:
    """An outcome as it travels."""
    return wire.Ending(list(outcome.scores), list(outcome.ranks), outcome.reason, outcome.rule)
