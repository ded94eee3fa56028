"""What a game is, and the doors through which it is played."""

from saloon.kernel.doors import play, seats_of, settle
from saloon.kernel.events import Event, Seat
from saloon.kernel.game import Game
from saloon.kernel.moves import MoveTable, UnknownMove, expand
from saloon.kernel.options import BadOptions, changed_options, read_option_texts, read_options
from saloon.kernel.outcome import Outcome, Refusal, Refused
from saloon.kernel.record import Moved, Note, Record, Result, option_texts
from saloon.kernel.record_reader import BadRecord, read_record
from saloon.kernel.registry import UnknownGame, find_game, games
from saloon.kernel.replay import Position, Unplayable, check_record, digest, replay
from saloon.kernel.rng import Rng, stream
from saloon.kernel.rulebook import read_rules, rules_file
from saloon.kernel.sight import Sight
from saloon.kernel.state import NATURE, NATURE_BIT, State
from saloon.kernel.takeback import may_take_back

__all__ = [
    "NATURE",
    "NATURE_BIT",
    "BadOptions",
    "BadRecord",
    "Event",
    "Game",
    "MoveTable",
    "Moved",
    "Note",
    "Outcome",
    "Position",
    "Record",
    "Refusal",
    "Refused",
    "Result",
    "Rng",
    "Seat",
    "Sight",
    "State",
    "UnknownGame",
    "UnknownMove",
    "Unplayable",
    "changed_options",
    "check_record",
    "digest",
    "expand",
    "find_game",
    "games",
    "may_take_back",
    "option_texts",
    "play",
    "read_option_texts",
    "read_options",
    "read_record",
    "read_rules",
    "replay",
    "rules_file",
    "seats_of",
    "settle",
    "stream",
]
