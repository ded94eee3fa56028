"""The digest that names a position, and what a record says about its last one."""

from __future__ import annotations

import hashlib
from functools import cache

import msgspec
from msgspec import Struct

from saloon.kernel.game import Game
from saloon.kernel.play import seats_of
from saloon.kernel.state import State


def position_tags(game: Game, state: State, seats: int) -> dict[str, str]:
    """The tags about a record's last position: its digest, and a hash of the fields that its views have.

    A later version of Saloon may show more in its views. Then the digests cannot be compared, and only the moves and
    the result are checked.
    """
    return {"digest": digest(state, seats), "views": shape_of(game.View)}


@cache
def shape_of(view: type[Struct]) -> str:
    """A hash of the names and types of a view's fields, its parts included."""
    _, parts = msgspec.json.schema_components([view])
    fields = sorted((name, part.get("properties")) for name, part in parts.items())
    return hashlib.sha256(msgspec.json.encode(fields, order="sorted")).hexdigest()[:8]


def digest(state: State, seats: int) -> str:
    """A hash of the position: equal if all views, legal moves, odds and the outcome are equal."""
    movers = seats_of(state.to_move())
    whole = (
        [*map(state.viewer(), (None, *range(seats)))],
        [[seat, state.legal(seat)] for seat in movers if seat >= 0],
        state.odds(),
        state.outcome(),
    )
    return hashlib.sha256(msgspec.json.encode(whole)).hexdigest()[:16]
