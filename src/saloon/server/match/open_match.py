"""The match of a row at its opening, before any of its entries."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from saloon.kernel import BadOptions, Game, UnknownGame, Unplayable, changed_options, find_game, read_options
from saloon.server.match.luck import Luck
from saloon.server.match.match import Match
from saloon.server.store import MatchRow


def open_match(row: MatchRow, given: Sequence[int] = ()) -> Match:
    """The match of a row; `Unplayable` if the house has its game no more, or not with these options."""
    game, options = game_of(row), options_of(row)
    try:
        return Match(game, options, len(row.seats), luck_of(row, given), row.prefix, game.race is not None)
    except BadOptions as error:
        raise Unplayable(str(error)) from None


def luck_of(row: MatchRow, given: Sequence[int] = ()) -> Luck:
    """The luck of a match. Its first draws may be given: those of another match, whose cards are dealt again."""
    return Luck(row.secret, row.id, [seat.nonce for seat in row.seats], given)


def game_of(row: MatchRow) -> Game:
    """The game that is played; `Unplayable` if the house has it no more."""
    try:
        return find_game(row.game)
    except UnknownGame as error:
        raise Unplayable(str(error)) from None


def options_of(row: MatchRow) -> Struct:
    """The options that a match is played with; `Unplayable` if its game has them no more."""
    try:
        return read_options(game_of(row).Options, msgspec.json.decode(row.options))
    except BadOptions as error:
        raise Unplayable(str(error)) from None


def write_options(options: Struct) -> str:
    """Options as a row keeps them: those that differ from the rulings."""
    return msgspec.json.encode(changed_options(options)).decode()
