"""A match in memory: its state, its entries, and what a command adds to them. No clock, no storage, no people."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from saloon.kernel import (
    NATURE,
    NATURE_BIT,
    Event,
    Game,
    Moved,
    Refusal,
    Refused,
    Rng,
    State,
    may_take_back,
    play,
)
from saloon.kernel.bits import only
from saloon.server.luck import Luck

UNDO = "undo"  # an entry that takes the seat's last move back


class Entry(Struct, frozen=True):
    """One line of a match as it is stored: a move or a take-back, when it came, and which command brought it."""

    seat: int
    move: str
    at: int
    command: int = 0
    note: str = ""


class Unit(Struct, frozen=True):
    """What one command did: the entries to store, and the events to tell."""

    entries: list[Entry]
    events: list[Event]


class Match:
    """A match that is being played."""

    def __init__(self, game: Game, options: Struct, seats: int, luck: Luck, prefix: int = 0) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.state = game.open(options, seats)
        self.seq = 0  # entries so far
        self.moves: list[Entry] = []  # without those taken back
        self._luck = luck
        self._prefix = prefix  # entries taken over from another match, whose luck was another
        self._drawn = 0
        self._trail: list[
            tuple[State, int]
        ] = []  # moves of the seat on turn since anybody else's, with what was before

    def restore(self, entries: Iterable[Entry]) -> None:
        """Play stored entries again."""
        for entry in entries:
            if entry.move == UNDO:
                self._undo()
            else:
                self._make(entry, None)
            self.seq += 1

    def settle(self, at: int) -> Unit:
        """Let nature move as long as it is to move."""
        unit = Unit([], [])
        while self.state.to_move() == NATURE_BIT:
            move = self._luck.draw(self.state, self._drawn)
            self._add(unit, Entry(NATURE, self.game.moves.text(move), at))
        return unit

    def move(self, seat: int, text: str, at: int, command: int = 0, note: str = "") -> Unit:
        """A seat's move and what nature adds to it; `UnknownMove` or `Refused` leave everything as it was."""
        move = self.game.moves.parse(text)
        refusal = self.state.why_not(seat, move)
        if refusal is not None:
            raise Refused(refusal)
        unit = Unit([], [])
        self._add(unit, Entry(seat, self.game.moves.text(move), at, command, note))
        settled = self.settle(at)
        return Unit(unit.entries + settled.entries, unit.events + settled.events)

    def may_ask_back(self, seat: int) -> bool:
        """Whether the seat has a move to take back; what it has learnt by it is looked at when it asks."""
        return bool(self._trail) and self.state.to_move() == only(seat)

    def take_back(self, seat: int, at: int, command: int = 0) -> Unit:
        """Take the seat's last move back, if that taught it nothing."""
        if not self.may_ask_back(seat):
            raise Refused(Refusal(rule="", message="refused-takeback-late"))
        before, move = self._trail[-1]
        if not may_take_back(before, self.state, seat, move, Rng(self.seq)):
            raise Refused(Refusal(rule="", message="refused-takeback-learnt"))
        self._undo()
        self.seq += 1
        return Unit([Entry(seat, UNDO, at, command)], [])

    def record_moves(self) -> tuple[Moved, ...]:
        """The moves as a record writes them."""
        return tuple(Moved(entry.seat, entry.move, entry.at, entry.note) for entry in self.moves)

    def _add(self, unit: Unit, entry: Entry) -> None:
        self._make(entry, unit.events)
        self.seq += 1
        unit.entries.append(entry)

    def _make(self, entry: Entry, events: list[Event] | None) -> None:
        move = self.game.moves.parse(entry.move)
        before = self.state
        self.state, happened = play(before, entry.seat, move)
        if events is not None:
            events += happened
        self.moves.append(entry)
        if entry.seat == NATURE and self.seq >= self._prefix:
            self._drawn += 1
        if entry.seat != NATURE and self.state.to_move() == only(entry.seat):
            self._trail.append((before, move))
        else:
            self._trail.clear()

    def _undo(self) -> None:
        self.state, _ = self._trail.pop()
        self.moves.pop()
