"""The contract of a game, and the functions that play, record, replay and analyse its matches."""

from saloon.kernel.arrangements import Arranged, Arrangements, read_arranged
from saloon.kernel.capabilities import Catalog, Interrupts, Sides
from saloon.kernel.coach import Advice, Coach, Remark, Worth, costliest, find_coach, remarks_on
from saloon.kernel.digest import digest, position_tags
from saloon.kernel.events import Event, Seat
from saloon.kernel.game import BadQuestion, Game
from saloon.kernel.hindsight import Chances, Hindsight, find_critic, is_looked_back_on, look_back
from saloon.kernel.match import Match, Nature
from saloon.kernel.moves import MoveTable, UnknownMove, expand
from saloon.kernel.options import (
    UNASKED,
    BadOptions,
    OptionInfo,
    changed_options,
    describe_options,
    only_with,
    read_option_texts,
    read_options,
)
from saloon.kernel.outcome import Outcome, Refusal, Refused
from saloon.kernel.play import play, seats_of, settle, visible_to
from saloon.kernel.races import InputRules, Mode, RaceMode, RaceRules, Touch
from saloon.kernel.record import Moved, Note, Record, Result, option_texts
from saloon.kernel.record_reader import BadRecord, read_record
from saloon.kernel.registry import BadGameFile, UnknownGame, find_game, games
from saloon.kernel.replay import ReplayStep, Unplayable, check_record, replay
from saloon.kernel.rng import Rng, stream
from saloon.kernel.rulebook import Rulebook, read_rulebook, read_rules, rules_file
from saloon.kernel.sight import Sight
from saloon.kernel.state import NATURE, NATURE_BIT, State
from saloon.kernel.takeback import may_take_back, may_teach

__all__ = [
    "NATURE",
    "NATURE_BIT",
    "UNASKED",
    "Advice",
    "Arranged",
    "Arrangements",
    "BadGameFile",
    "BadOptions",
    "BadQuestion",
    "BadRecord",
    "Catalog",
    "Chances",
    "Coach",
    "Event",
    "Game",
    "Hindsight",
    "InputRules",
    "Interrupts",
    "Match",
    "Mode",
    "MoveTable",
    "Moved",
    "Nature",
    "Note",
    "OptionInfo",
    "Outcome",
    "RaceMode",
    "RaceRules",
    "Record",
    "Refusal",
    "Refused",
    "Remark",
    "ReplayStep",
    "Result",
    "Rng",
    "Rulebook",
    "Seat",
    "Sides",
    "Sight",
    "State",
    "Touch",
    "UnknownGame",
    "UnknownMove",
    "Unplayable",
    "Worth",
    "changed_options",
    "check_record",
    "costliest",
    "describe_options",
    "digest",
    "expand",
    "find_coach",
    "find_critic",
    "find_game",
    "games",
    "is_looked_back_on",
    "look_back",
    "may_take_back",
    "may_teach",
    "only_with",
    "option_texts",
    "play",
    "position_tags",
    "read_arranged",
    "read_option_texts",
    "read_options",
    "read_record",
    "read_rulebook",
    "read_rules",
    "remarks_on",
    "replay",
    "rules_file",
    "seats_of",
    "settle",
    "stream",
    "visible_to",
]
