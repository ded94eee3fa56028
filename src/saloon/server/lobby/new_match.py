"""What somebody wants to play: checked against game, options, mode and bots, it becomes the row of a match."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta, Struct

from saloon.bots.registry import BadBot, check_bot
from saloon.kernel import BadOptions, UnknownGame, find_game, read_options
from saloon.server.common.ids import new_id
from saloon.server.common.names import fit_name
from saloon.server.lobby.modes import BadMode, SeatKind, fit_mode
from saloon.server.match.luck import new_secret
from saloon.server.match.open_match import write_options
from saloon.server.store import MatchRow, SeatRow, Terms
from saloon.server.table.live_race.ghost import GHOST


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new match: the maker's own, somebody's on the same device, an open one, a bot's, a ghost's.

    In a room it may be a `member`'s, by the number that the room calls them.
    """

    kind: SeatKind
    name: Annotated[str, Meta(max_length=40)] = ""
    person: Annotated[int, Meta(ge=1)] | None = None


class Fork(Struct, frozen=True, forbid_unknown_fields=True):
    """A position of a finished match to play on from: what if?"""

    match: str
    moves: Annotated[int, Meta(ge=0)]


class NewMatch(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to play."""

    game: str
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=12)]
    options: dict[str, object] = {}
    terms: Terms = Terms()
    fork: Fork | None = None


class Invited(Struct, frozen=True):
    """Whom a match in a room may seat: guests and their names, by their numbers."""

    room: str
    people: Mapping[int, tuple[str, str]]


class BadRequest(ValueError):  # noqa: N818
    """What was asked for cannot be; says why."""


class NoGhost(BadRequest):
    """Somebody who wants to race a ghost has not raced yet."""


def draft(wanted: NewMatch, guest: str, name: str, invited: Invited | None = None) -> MatchRow:
    """The row of a match that somebody wants, from its opening; `BadRequest` or `BadName` says what cannot be."""
    try:
        game = find_game(wanted.game)
        chosen, terms = fit_mode(game, wanted.options, [seat.kind for seat in wanted.seats], wanted.terms)
        options = read_options(game.Options, chosen)
        for seat in wanted.seats:
            if seat.kind == "bot":
                check_bot(game, seat.name)
    except (UnknownGame, BadOptions, BadMode, BadBot) as error:
        raise BadRequest(str(error)) from None
    if wanted.fork is not None and terms.mode in ("ranked", "ghost"):
        raise BadRequest(f"a match of mode {terms.mode!r} begins at its beginning")
    if len(wanted.seats) not in game.places(options):
        raise BadRequest(f"{game.id} is not for {len(wanted.seats)} seats with these options")
    people = [seat.person for seat in wanted.seats if seat.kind == "member"]
    if len(set(people)) < len(people):
        raise BadRequest("nobody of a room sits at two seats")
    return MatchRow(
        id=new_id(),
        game=game.id,
        rules=game.rules_version,
        options=write_options(options),
        phase="gathering",
        host=guest,
        terms=terms,
        secret=new_secret(),
        prefix=0,
        created=int(time.time()),
        began=None,
        next=None,
        seats=[seat_row(number, seat, guest, name, invited) for number, seat in enumerate(wanted.seats)],
        room=None if invited is None else invited.room,
    )


def seat_row(number: int, seat: NewSeat, guest: str, name: str, invited: Invited | None) -> SeatRow:
    """The row of a new seat."""
    if seat.kind == "me":
        return SeatRow(number, "guest", guest, name)
    if seat.kind == "member":
        return SeatRow(number, "guest", *invited_as(seat, guest, invited))
    if seat.kind == "here":
        return SeatRow(number, "guest", guest, fit_name(seat.name or name))
    if seat.kind == "bot":
        return SeatRow(number, "bot", None, seat.name)
    if seat.kind == "ghost":
        return SeatRow(number, "bot", None, GHOST)
    return SeatRow(number)


def invited_as(seat: NewSeat, guest: str, invited: Invited | None) -> tuple[str, str]:
    """The guest of a room for whom a seat is kept, and that guest's name."""
    found = None if invited is None or seat.person is None else invited.people.get(seat.person)
    if found is None or found[0] == guest:  # one's own seat is `me`
        raise BadRequest(f"nobody else in this room has the number {seat.person}")
    return found
