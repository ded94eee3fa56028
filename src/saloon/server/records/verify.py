"""Whether everything in a record that was left to chance came out as the committed secret has it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from saloon.kernel import BadRecord, Game, Record, ReplayStep, check_record, find_game, read_record
from saloon.server.match.luck import BadLuck, check_luck, luck_of
from saloon.server.race.timings import check_races


class Checked(Struct, frozen=True):
    """Whether nature's moves are those that the secret and the nonces give; `checked` is False if none were known."""

    true: bool
    checked: bool
    reason: str


def check(record: Record) -> Checked:
    """Whether everything in a record is as the rules and its luck have it."""
    text = str(record)
    try:
        return Checked(True, check_chance(read_record(text), check_record(text), find_game(record.game)), "")
    except (BadRecord, BadLuck) as error:
        return Checked(False, True, str(error))


def check_chance(record: Record, positions: Sequence[ReplayStep], game: Game) -> bool:
    """Nature's moves, foreperiods and dead heats; False if no secret is told, `BadLuck` if something is not true.

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
