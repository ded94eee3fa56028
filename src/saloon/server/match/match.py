"""A match in memory: its state, its entries, and the units that commands add. No clock, no storage, no people."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from itertools import count
from typing import Final

from msgspec import Struct

from saloon.kernel import (
    NATURE,
    NATURE_BIT,
    Event,
    Game,
    Refusal,
    Refused,
    Rng,
    State,
    UnknownMove,
    Unplayable,
    play,
    seats_of,
)
from saloon.kernel.match import Match as Played
from saloon.server.match.luck import Luck
from saloon.server.store.entries import UNDO, Entry, kept_entries

NUMBERS: Final = count()
LATE: Final = Refusal(rule="", message="refused-takeback-late")


class Unit:
    """The result of one command: entries to store, and events to tell."""

    def __init__(self, undone: bool = False) -> None:
        self.late: int | None = None  # the seat whose time was up, if its move was made for it
        self.entries: list[Entry] = []
        self.events: list[Event] = []
        self.undone = undone  # whether it took a move back


class Match:
    """A match that is being played: a `kernel.Match` with its luck and its entries."""

    def __init__(
        self, game: Game, options: Struct, seats: int, luck: Luck, prefix: int = 0, holds_reveals: bool = False
    ) -> None:
        self.number = next(NUMBERS)  # of this match as it stands in memory; stood up again it has another one
        self.game = game
        self.options = options
        self.seats = seats
        self.luck = luck
        self.drawn = 0  # moves of nature
        self.entries: list[Entry] = []  # everything that was stored, in its order: it only grows
        self._played = Played(game, options, seats)
        self._holds_reveals = holds_reveals  # whether nature waits before a move that lets several seats race
        self._prefix = prefix  # entries taken over from another match, whose luck was another

    @property
    def state(self) -> State:
        """The position now."""
        return self._played.state

    @property
    def seq(self) -> int:
        """How many entries there are."""
        return len(self.entries)

    @property
    def moves(self) -> list[Entry]:
        """The entries of the moves, without those that were taken back; gathered anew each time."""
        return kept_entries(self.entries)

    @property
    def past(self) -> list[list[Event]] | None:
        """The events of each move that was not taken back, if they are kept (`keep_past`)."""
        return self._played.past

    def keep_past(self) -> Iterator[None]:
        """Keep the events of moves from now on. Earlier moves are played again, one a step; meanwhile none is made."""
        return self._played.keep_past()

    def restore(self, entries: Iterable[Entry]) -> None:
        """Play stored entries again; `Unplayable` if the rules have changed and refuse one by now."""
        for _ in self.restoring(entries):
            pass

    def restoring(self, entries: Iterable[Entry]) -> Iterator[None]:
        """The same, one entry a step."""
        for entry in entries:
            try:
                if entry.move == UNDO:
                    self._undo(entry)
                else:
                    self._make(entry, self.game.moves.parse(entry.move))
            except (UnknownMove, Refused):  # which move it was is not for the log
                raise Unplayable(f"entry {self.seq} is refused") from None
            yield

    def settle(self, at: int) -> Unit:
        """Make nature's moves until a seat is to move."""
        unit = Unit()
        self._let_nature_move(unit, at)
        return unit

    def reveal(self, at: int, note: str) -> Unit:
        """Let nature make the move that was held back."""
        assert self.awaits_reveal()
        unit = Unit()
        move = self.luck.draw(self.state, self.drawn)
        self._add(unit, Entry(NATURE, self.game.moves.text(move), at, 0, note), move)
        self._let_nature_move(unit, at)
        return unit

    def awaits_reveal(self) -> bool:
        """Whether nature waits until the table is ready for a race."""
        return self._holds_reveals and self.state.to_move() == NATURE_BIT

    def racing(self) -> bool:
        """Whether seats race to move; nobody is left over when all others have passed."""
        return self.game.race is not None and self.game.race.going_on(self.state)

    def move(self, seat: int, text: str, at: int, command: int = 0, note: str = "") -> Unit:
        """A seat's move with nature's moves that follow; `UnknownMove` or `Refused` leave everything as it was."""
        move = self.game.moves.parse(text)
        unit = Unit()
        self._add(unit, Entry(seat, self.game.moves.text(move), at, command, note), move)
        self._let_nature_move(unit, at)
        return unit

    def to_move(self) -> list[int]:
        """The seats that are to move."""
        return [seat for seat in seats_of(self.state.to_move()) if seat != NATURE]

    def turn(self) -> Hashable:
        """Which turn this is, for a clock that counts whole turns; None where the game has no name for it."""
        return self.game.turn(self.state)

    def may_ask_back(self, seat: int) -> bool:
        """Whether the seat has a move to take back; whether it has learnt something by it is checked when it asks."""
        return self._played.may_ask_back(seat)

    def take_back(self, seat: int, at: int, command: int = 0) -> Unit:
        """Take the seat's last move back, if that taught it nothing."""
        if not self._played.may_ask_back(seat):
            raise Refused(LATE)
        if not self._played.may_take_back(seat, Rng(self.seq)):
            raise Refused(Refusal(rule="", message="refused-takeback-learnt"))
        unit = Unit(undone=True)
        entry = Entry(seat, UNDO, at, command)
        self._undo(entry)
        unit.entries.append(entry)
        return unit

    def _let_nature_move(self, unit: Unit, at: int) -> None:
        while self.state.to_move() == NATURE_BIT:
            move = self.luck.draw(self.state, self.drawn)
            if self._holds_reveals and opens_race(self.game, self.state, move):
                return
            self._add(unit, Entry(NATURE, self.game.moves.text(move), at), move)

    def _add(self, unit: Unit, entry: Entry, move: int) -> None:
        unit.events.extend(self._make(entry, move))
        unit.entries.append(entry)

    def _make(self, entry: Entry, move: int) -> list[Event]:
        """Make an entry's move, or raise `Refused` and leave everything as it was."""
        events = self._played.play(entry.seat, move)
        if self.seq < self._prefix:  # what was taken over was not drawn here, and is not taken back
            self._played.seal()
        elif entry.seat == NATURE:
            self.drawn += 1
        self.entries.append(entry)
        return events

    def _undo(self, entry: Entry) -> None:
        if not self._played.may_ask_back(entry.seat):
            raise Refused(LATE)
        self._played.take_back()
        self.entries.append(entry)


def opens_race(game: Game, state: State, move: int) -> bool:
    """Whether this move of nature shows what seats race about."""
    after, _ = play(state, NATURE, move)
    return game.race is not None and game.race.going_on(after)
