"""Replays records with checked moves."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from saloon.kernel.arrangements import Arranged
from saloon.kernel.digest import digest, shape_of
from saloon.kernel.events import Event
from saloon.kernel.game import Game
from saloon.kernel.match import Match
from saloon.kernel.moves import UnknownMove
from saloon.kernel.options import BadOptions, read_option_texts
from saloon.kernel.outcome import Outcome, Refusal, Refused
from saloon.kernel.record import Record, Result
from saloon.kernel.record_reader import RecordReader
from saloon.kernel.registry import UnknownGame, find_game
from saloon.kernel.state import State


class ReplayStep(Struct, frozen=True):
    """A state of a match, with the move that led to it and its events, or with what people have settled there.

    Seat and move are None at the opening, and where something was settled beside the rules (`arranged`).
    """

    seq: int
    state: State
    seat: int | None = None
    move: int | None = None
    events: tuple[Event, ...] = ()
    arranged: Arranged | None = None
    outcome: Outcome | None = None  # how the match has ended by now, by its rules or because people have ended it


class Unplayable(ValueError):  # noqa: N818
    """A record that the rules refuse: at a key of its header, at its index-th move, or else at its end."""

    def __init__(self, reason: str, *refusals: Refusal, key: str | None = None, index: int | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.refusals = refusals
        self.key = key
        self.index = index


def replay(record: Record, game: Game | None = None) -> Iterator[ReplayStep]:
    """Every position of a match in order, the opening first; `Unplayable` at the first thing that the rules refuse.

    A record of another version of the rules is accepted if its moves lead to the same end.
    """
    game = _game_of(record, game)
    try:
        yield from _play_again(record, game)
    except Unplayable as error:
        if record.rules == game.rules_version:
            raise
        reason = f"played under rules {record.rules} of {game.id}; this house plays rules {game.rules_version}"
        why = _why("record-rules", theirs=record.rules, ours=game.rules_version)
        raise Unplayable(f"{reason}: {error.reason}", why, key="rules") from None


def _play_again(record: Record, game: Game) -> Iterator[ReplayStep]:
    match = _open(record, game)
    yield ReplayStep(0, match.state, outcome=match.outcome)
    for index, line in enumerate(record.lines):
        text = line.text if isinstance(line, Arranged) else line.move
        try:
            if isinstance(line, Arranged):
                match.arrange(line)
                yield ReplayStep(index + 1, match.state, arranged=line, outcome=match.outcome)
                continue
            move = game.moves.parse(line.move)
            events = match.play(line.seat, move)
        except UnknownMove as error:
            raise Unplayable(str(error), _why("record-unknown", move=text), index=index) from None
        except Refused as error:
            refusals = _why("record-move", move=text), error.refusal
            raise Unplayable(f"{text!r} is refused: {error}", *refusals, index=index) from None
        yield ReplayStep(index + 1, match.state, line.seat, move, tuple(events), None, match.outcome)
    _compare(record, match, game)


def _compare(record: Record, match: Match, game: Game) -> None:
    """Check that the last position has the result and the digest that the record says."""
    state, outcome = match.state, match.outcome
    if record.result is not None:
        result = None if outcome is None else Result(outcome.scores, outcome.reason)
        if record.result != result:
            truth = "is not over" if result is None else f"ends with {str(result)!r}"
            raise Unplayable(
                f"the record ends with {str(record.result)!r}, but the match {truth}", _why("record-changed")
            )
    said, shape = record.tags.get("digest"), shape_of(game.View)
    if said is not None and record.tags.get("views", shape) == shape and said != digest(state, record.seats):
        raise Unplayable(
            "the digest of the last position differs from the record's", _why("record-changed"), key="digest"
        )


def _why(message: str, **values: int | str) -> Refusal:
    return Refusal("", message, values)


def _game_of(record: Record, game: Game | None) -> Game:
    """The game of a record; if a game is given, it must be that one."""
    try:
        game = find_game(record.game) if game is None else game
    except UnknownGame as error:
        raise Unplayable(str(error), _why("record-game", game=record.game), key="game") from None
    if record.game != game.id:
        reason = f"this is a record of {record.game}, not of {game.id}"
        raise Unplayable(reason, _why("record-game", game=record.game), key="game")
    return game


def open_record(record: Record) -> State:
    """The opening of a record that can be played."""
    return _open(record, find_game(record.game)).state


def _open(record: Record, game: Game) -> Match:
    """A record's match at its opening."""
    try:
        options = read_option_texts(game.Options, record.options)
    except BadOptions as error:
        named = (f"option {name}" for name in record.options if repr(name) in str(error))
        raise Unplayable(str(error), _why("record-options"), key=next(named, None)) from None
    try:
        return Match(game, options, record.seats)
    except BadOptions as error:
        raise Unplayable(str(error), _why("record-options"), key="seats") from None


def check_record(text: str, game: Game | None = None) -> list[ReplayStep]:
    """Read and replay a record; `BadRecord` with line, column and reason at the first thing that is wrong."""
    reader = RecordReader(text)
    try:
        return list(replay(reader.record, game))
    except Unplayable as error:
        place = reader.end
        if error.key is not None:
            place = reader.header[error.key]
        elif error.index is not None:
            place = reader.moves[error.index]
        reader.refuse(error.reason, place, *error.refusals)
