"""The match of a row at its opening, before any of its entries."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from saloon.kernel import changed_options, find_game, read_options
from saloon.server.luck import Luck
from saloon.server.match import Match
from saloon.server.store import MatchRow


def opened(row: MatchRow, given: Sequence[int] = ()) -> Match:
    """The match of a row. Its first draws may be given: those of another match, whose cards are dealt again."""
    game = find_game(row.game)
    luck = Luck(row.secret, row.id, [seat.nonce for seat in row.seats], given)
    return Match(game, options_of(row), len(row.seats), luck, row.prefix, game.realtime)


def options_of(row: MatchRow) -> Struct:
    """The options that a match is played with."""
    return read_options(find_game(row.game).Options, msgspec.json.decode(row.options))


def write_options(options: Struct) -> str:
    """Options as a row keeps them: those that differ from the rulings."""
    return msgspec.json.encode(changed_options(options)).decode()
