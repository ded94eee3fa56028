"""A match in memory: its state, its entries, and what a command adds to them. No clock, no storage, no people."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Final

from msgspec import Struct

from saloon.kernel import (
    NATURE,
    NATURE_BIT,
    Arranged,
    Arrangements,
    Event,
    Game,
    Outcome,
    Refusal,
    Refused,
    Rng,
    State,
    UnknownMove,
    Unplayable,
    may_take_back,
    play,
    read_arranged,
    seats_of,
)
from saloon.kernel.arrangements import MARK, refuse
from saloon.kernel.bits import only
from saloon.server.match.luck import Luck
from saloon.server.store.entries import UNDO, Entry

LATE: Final = Refusal(rule="", message="refused-takeback-late")


class Unit:
    """What one command did: the entries to store, and the events to tell."""

    def __init__(self, undone: bool = False) -> None:
        self.late: int | None = None  # the seat whose time was up, if its move was made for it
        self.entries: list[Entry] = []
        self.events: list[Event] = []
        self.undone = undone  # whether it took a move back
        self.arranged: list[Arranged] = []  # what people have settled, beside the rules


class Match:
    """A match that is being played."""

    def __init__(
        self, game: Game, options: Struct, seats: int, luck: Luck, prefix: int = 0, holds_reveals: bool = False
    ) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.state = game.open(options, seats)
        self.seq = 0  # entries so far
        self.moves: list[Entry] = []  # without those taken back
        self.luck = luck
        self.drawn = 0  # moves of nature, also of those that were taken back: nothing is drawn twice
        self.arrangements = Arrangements()  # what people have settled beside the rules
        self.held_since: dict[int, int] = {}  # seats that changed hands: how many moves stood then
        self._holds_reveals = holds_reveals  # whether nature waits before a move that lets several seats race
        self._prefix = prefix  # entries taken over from another match, whose luck was another
        self._trail: list[
            tuple[State, int]
        ] = []  # moves of the seat on turn since anybody else's, with what was before
        self._past: list[list[Event]] | None = None  # what each of the moves did, from the first question for it on

    def restore(self, entries: Iterable[Entry]) -> None:
        """Play stored entries again; `Unplayable` if the rules have changed and refuse one by now."""
        for entry in entries:
            try:
                if entry.move == UNDO:
                    self._undo()
                elif entry.move.startswith(MARK):
                    self._settle(read_arranged(entry.seat, entry.move))
                else:
                    self._make(entry, entry.seat, self.game.moves.parse(entry.move))
            except (UnknownMove, Refused, ValueError):  # which move it was is not for the log
                raise Unplayable(f"entry {self.seq} is refused") from None
            self.seq += 1

    def settle(self, at: int) -> Unit:
        """Let nature move as long as it is to move."""
        unit = Unit()
        self._let_nature_move(unit, at)
        return unit

    def reveal(self, at: int, note: str) -> Unit:
        """Let nature make the move that was held back."""
        assert self.awaits_reveal()
        unit = Unit()
        move = self.luck.draw(self.state, self.drawn)
        self._add(unit, Entry(NATURE, self.game.moves.text(move), at, 0, note), NATURE, move)
        self._let_nature_move(unit, at)
        return unit

    def awaits_reveal(self) -> bool:
        """Whether nature waits until the table is ready for a race."""
        return self._holds_reveals and not self.arrangements.over and self.state.to_move() == NATURE_BIT

    def racing(self) -> bool:
        """Whether seats race to move; nobody is left over when all others have passed."""
        over = self.arrangements.over
        return self.game.race is not None and not over and self.game.race.going_on(self.state)

    def move(self, seat: int, text: str, at: int, command: int = 0, note: str = "") -> Unit:
        """A seat's move and what nature adds to it; `UnknownMove` or `Refused` leave everything as it was."""
        self.arrangements.must_go_on()
        move = self.game.moves.parse(text)
        unit = Unit()
        self._add(unit, Entry(seat, self.game.moves.text(move), at, command, note), seat, move)
        self._let_nature_move(unit, at)
        return unit

    def arrange(self, arranged: Arranged, at: int, command: int = 0) -> Unit:
        """Settle something beside the rules; `Refused` if it does not go together with how the match stands."""
        unit = Unit(undone=arranged.count > 0)
        self._settle(arranged)
        unit.entries.append(Entry(arranged.seat, arranged.text, at, command))
        unit.arranged.append(arranged)
        self.seq += 1
        if arranged.count:
            self._let_nature_move(unit, at)
        return unit

    def outcome(self) -> Outcome | None:
        """How it ended, by the rules or because people have ended it; None while it goes on."""
        return self.arrangements.outcome(self.state, self.seats)

    def last_move_of(self, seat: int) -> int | None:
        """How many moves stood before the last one of this seat that was made here; None if there is none."""
        own = (place for place in range(len(self.moves) - 1, self._prefix - 1, -1) if self.moves[place].seat == seat)
        return next(own, None)

    def to_move(self) -> list[int]:
        """The seats that are to move."""
        return [] if self.arrangements.over else [seat for seat in seats_of(self.state.to_move()) if seat != NATURE]

    def turn(self) -> Hashable:
        """Which turn this is, for a clock that counts whole turns; None where the game has no name for it."""
        return self.game.turn(self.state)

    def may_ask_back(self, seat: int) -> bool:
        """Whether the seat has a move to take back; what it has learnt by it is looked at when it asks."""
        return bool(self._trail) and self.state.to_move() == only(seat)

    def take_back(self, seat: int, at: int, command: int = 0) -> Unit:
        """Take the seat's last move back, if that taught it nothing."""
        if not self.may_ask_back(seat):
            raise Refused(LATE)
        before, move = self._trail[-1]
        if not may_take_back(before, self.state, seat, move, Rng(self.seq)):
            raise Refused(Refusal(rule="", message="refused-takeback-learnt"))
        self._undo()
        self.seq += 1
        unit = Unit(undone=True)
        unit.entries.append(Entry(seat, UNDO, at, command))
        return unit

    def past(self) -> list[list[Event]]:
        """What each of the moves did, but for those taken back. The match is played again for it once."""
        if self._past is None:
            state = self.game.open(self.options, self.seats)
            self._past = []
            for entry in self.moves:
                state, events = play(state, entry.seat, self.game.moves.parse(entry.move))
                self._past.append(events)
        return self._past

    def _let_nature_move(self, unit: Unit, at: int) -> None:
        while self.state.to_move() == NATURE_BIT:
            move = self.luck.draw(self.state, self.drawn)
            if self._holds_reveals and opens_race(self.game, self.state, move):
                return
            self._add(unit, Entry(NATURE, self.game.moves.text(move), at), NATURE, move)

    def _add(self, unit: Unit, entry: Entry, seat: int, move: int) -> None:
        unit.events.extend(self._make(entry, seat, move))
        unit.entries.append(entry)
        self.seq += 1

    def _make(self, entry: Entry, seat: int, move: int) -> list[Event]:
        """Make an entry's move, or raise `Refused` and leave everything as it was."""
        before = self.state
        self.state, events = play(before, seat, move)
        self.moves.append(entry)
        if self._past is not None:
            self._past.append(events)
        own = self.seq >= self._prefix  # what was taken over is neither drawn here nor taken back
        if seat == NATURE:
            self.drawn += own
            self._trail.clear()
        elif own and self.state.to_move() == only(seat):
            self._trail.append((before, move))
        else:
            self._trail.clear()
        return events

    def _settle(self, arranged: Arranged) -> None:
        """What people settle becomes part of how the match stands."""
        if self.outcome() is not None:
            refuse("refused-ended")
        if arranged.count > len(self.moves) - self._prefix:
            refuse("refused-arrangement")
        self.arrangements.add(arranged, self.seats, len(self.moves))
        if arranged.what == "sits":
            self.held_since[arranged.seat] = len(self.moves)
        elif arranged.count:
            self._go_back(len(self.moves) - arranged.count)
        self._trail.clear()

    def _go_back(self, moves: int) -> None:
        """Go back to where only so many moves stand."""
        del self.moves[moves:]
        if self._past is not None:
            del self._past[moves:]
        state = self.game.open(self.options, self.seats)
        for entry in self.moves:
            state.apply(entry.seat, self.game.moves.parse(entry.move))
        self.state = state
        self.held_since = {seat: min(since, moves) for seat, since in self.held_since.items()}

    def _undo(self) -> None:
        if not self._trail:
            raise Refused(LATE)
        self.state, _ = self._trail.pop()
        self.moves.pop()
        if self._past is not None:
            self._past.pop()


def opens_race(game: Game, state: State, move: int) -> bool:
    """Whether this move of nature shows what seats race about."""
    after, _ = play(state, NATURE, move)
    return game.race is not None and game.race.going_on(after)
