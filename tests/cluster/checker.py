"""Whether a database agrees with everything that players were told, and with the rules and the luck of every match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Literal, NamedTuple

from saloon.kernel import NATURE, Game, Refused, State, UnknownMove, find_game, play, read_options
from saloon.server.match.luck import Luck
from saloon.server.store.entries import UNDO, Entry
from tests.cluster.history import StoredMatch, options_of
from tests.cluster.record import Command, Record, digest_of

Kind = Literal[
    "gone",  # a match that somebody played is not there
    "gap",  # entries are missing, or two units overlap: two histories
    "unlawful",  # an entry that the rules refuse
    "luck",  # a move of nature that is not the one of secret and nonces
    "nonce",  # what somebody brought when they sat down is not there
    "lost",  # a command that was answered with `done` is not there
    "changed",  # it is there with another move, or of another seat
    "twice",  # a command was carried out twice
    "refused",  # a command that was answered otherwise was carried out
    "unsent",  # a command that nobody sent was carried out
    "order",  # a command is before one that had been answered before it was sent
    "shut",  # somebody was told that there is no such match, or that its moves are not those of the rules
    "view",  # somebody was shown what is no position of the match
]


class Violation(NamedTuple):
    """Something that is not as somebody was told."""

    kind: Kind
    match: str
    what: str


def violations_of(record: Record, stored: Mapping[str, StoredMatch]) -> list[Violation]:
    """All that does not agree; the database was read after the end."""
    commands: dict[str, list[Command]] = {match: [] for match in stored}
    found = []
    for command in record.commands:
        commands.setdefault(command.match, []).append(command)
    found += [Violation("gone", match, "no row") for match in {*commands, *record.views} - stored.keys()]
    found += [Violation("shut", match, f"a line was refused with {code}") for match, code in record.shut_out]
    for match, seat, seq in record.told_otherwise:
        found.append(Violation("view", match, f"seat {seat} was shown position {seq} in two ways"))
    for (match, seat), nonce in record.nonces.items():
        if match in stored and stored[match].nonces[seat] != nonce:
            found.append(Violation("nonce", match, f"seat {seat}"))
    for one in stored.values():
        found += match_violations(one, commands[one.id], record.views.get(one.id, {}))
    return found


def match_violations(
    match: StoredMatch, commands: list[Command], views: Mapping[tuple[int, int], bytes]
) -> Iterator[Violation]:
    """What is wrong with one match."""
    whole = True
    expected = 0
    for unit in match.units:
        if unit.seq != expected:
            whole = False
            yield Violation("gap", match.id, f"a unit begins at {unit.seq}, not {expected}")
        expected = unit.seq + len(unit.entries)
    yield from command_violations(match, commands)
    if whole:  # else there is no telling what follows on what
        replayed = Replayed(match)
        yield from replayed.violations
        yield from replayed.view_violations(views)


# Commands -----------------------------------------------------------------------------------------------------------


def command_violations(match: StoredMatch, commands: list[Command]) -> Iterator[Violation]:
    """Whether what was done is there once, and nothing else."""
    entries = match.entries
    places = {entry.command: place for place, entry in enumerate(entries) if entry.command}
    counted = Counter(entry.command for entry in entries if entry.command)
    for id_, times in counted.items():
        if times > 1:
            yield Violation("twice", match.id, f"command {id_} is there {times} times")
    known = {command.id: command for command in commands}
    for id_ in counted.keys() - known.keys():
        yield Violation("unsent", match.id, f"command {id_}")
    for command in commands:
        place = places.get(command.id)
        if place is not None:
            entry = entries[place]
            if (entry.seat, entry.move) != (command.seat, command.move):
                yield Violation("changed", match.id, f"{command} is {entry}")
            if command.outcome in ("refused", "failed"):
                yield Violation("refused", match.id, f"{command} is there")
        elif command.outcome == "done" and not waits(command, match) and not overtaken(command, entries):
            yield Violation("lost", match.id, f"{command}")
    yield from order_violations(match.id, commands, places)


def waits(command: Command, match: StoredMatch) -> bool:
    """Whether an answer in a race is stored and has no rank yet."""
    return command.reveal is not None and (command.id, command.seat) in match.bids


def overtaken(command: Command, entries: list[Entry]) -> bool:
    """Whether a race was over, by somebody else's faster answer, before this one had its turn."""
    if command.reveal is None:
        return False
    drawn = [place for place, entry in enumerate(entries) if entry.seat == NATURE]
    end = len(entries) if command.reveal + 1 >= len(drawn) else drawn[command.reveal + 1]
    return any(entry.seat != command.seat for entry in entries[drawn[command.reveal] + 1 : end])


def order_violations(match: str, commands: list[Command], places: Mapping[int, int]) -> Iterator[Violation]:
    """What was sent after something else was answered stands after it; answers in a race have an order of their own."""
    moments: list[tuple[float, bool, int]] = []
    for command in commands:
        if command.id in places and command.reveal is None:
            moments.append((command.sent, True, places[command.id]))
            if command.outcome == "done" and command.answered is not None:
                moments.append((command.answered, False, places[command.id]))
    latest = -1
    for _, sent, place in sorted(moments):
        if not sent:
            latest = max(latest, place)
        elif place < latest:
            yield Violation("order", match, f"entry {place} was sent after entry {latest} had been answered")


# Positions ----------------------------------------------------------------------------------------------------------


class Replayed:
    """A match played again by the rules alone: every position that it had."""

    def __init__(self, match: StoredMatch) -> None:
        self._match = match
        self._game: Game = find_game(match.game)
        state = self._game.open(read_options(self._game.Options, options_of(match)), len(match.nonces))
        self.states: list[State] = [state]  # by how many entries came before
        self.violations: list[Violation] = []
        luck = Luck(match.secret, match.id, match.nonces)
        before: list[State] = []  # each of the moves that were not taken back
        drawn = 0
        for place, entry in enumerate(match.entries):
            try:
                if entry.move == UNDO:
                    state = before.pop()
                else:
                    move = self._game.moves.parse(entry.move)
                    if entry.seat == NATURE:
                        self._compare(place, state, luck, drawn, move)
                        drawn += 1
                    before.append(state)
                    state, _ = play(state, entry.seat, move)
            except (Refused, UnknownMove, IndexError):
                self.violations.append(Violation("unlawful", match.id, f"entry {place}: {entry}"))
                return
            self.states.append(state)

    def _compare(self, place: int, state: State, luck: Luck, drawn: int, move: int) -> None:
        due = luck.draw(state, drawn)
        if due != move:
            text = self._game.moves.text
            what = f"entry {place} is {text(move)}, not {text(due)}"
            self.violations.append(Violation("luck", self._match.id, what))

    def view_violations(self, views: Mapping[tuple[int, int], bytes]) -> Iterator[Violation]:
        """Frames that show no position of this match."""
        for (seat, seq), seen in sorted(views.items()):
            if seq >= len(self.states):
                yield Violation("view", self._match.id, f"seat {seat} was shown position {seq}, which is not there")
            elif digest_of(self.states[seq].view(seat)) != seen:
                yield Violation("view", self._match.id, f"seat {seat} was shown another position {seq}")
