"""Whether everything in a record that was left to chance came out as the committed secret has it."""

from __future__ import annotations

from collections.abc import Sequence

from saloon.kernel import Game, Position, Record
from saloon.server.luck import BadLuck, check_luck, luck_of
from saloon.server.timings import check_races


def check_chance(record: Record, positions: Sequence[Position], game: Game) -> bool:
    """Nature's moves, fore-periods and dead heats; False if no secret is told, `BadLuck` if something is not true.

    Other rules may draw otherwise: False, too, where a record of theirs comes out differently under ours.
    """
    try:
        if not check_luck(record, positions, game):
            return False
        check_races(record, *luck_of(record))
    except BadLuck as error:
        if record.rules == game.rules_version or error.index is None:
            raise
        return False
    return True
