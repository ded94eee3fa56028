"""What people say to each other at a table: to everybody, or to their own side alone."""

from __future__ import annotations

from saloon.server import wire
from saloon.server.common.chat_text import fit_words
from saloon.server.table.effects import Effects
from saloon.server.table.seat_commands import Failure
from saloon.server.table.state import TableState
from saloon.server.transport.connection import Connection


def say(state: TableState, connection: Connection, command: wire.Say) -> Effects:
    """Somebody who sits here says a set phrase, or a text where the terms allow that."""
    row, people = state.row, state.people
    own = people.seats_of(connection.guest)
    if not own:
        raise Failure("failed-not-your-seat")
    if (command.phrase is None) == (command.text is None):
        raise Failure("failed-unreadable")
    if command.text is not None and not row.terms.chat:
        raise Failure("failed-no-chat")
    text = None if command.text is None else fit_words(command.text)
    if text == "":
        raise Failure("failed-unreadable")
    listeners = side_of(state, own) if command.side else people.connections
    effects = Effects(connection, command.id, wakes=False)
    effects.tell(wire.Said(own[0], row.seats[own[0]].name, command.phrase, text, command.side), listeners)
    effects.done()
    return effects


def side_of(state: TableState, own: list[int]) -> list[Connection]:
    """The connections of one's own side alone; a device shared with somebody of another side is none of them."""
    match, people = state.match, state.people
    if match is None:
        raise Failure("failed-not-playing")
    sides = match.game.sides
    side = {own[0], *(sides.allies(match.state, own[0]) if sides else ())}
    if len(side) == 1 or not side.issuperset(own):
        raise Failure("failed-no-side")
    seats = [(connection, people.seats_of(connection.guest)) for connection in people.connections]
    return [connection for connection, held in seats if held and side.issuperset(held)]
