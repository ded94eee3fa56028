"""A playthrough: one random match as text, with all that anybody sees, may do and is told at every position.

Views are written as what changed in them; `-17 +18` is what left a list and what came. `a .. b` stands for moves that
follow each other in the move table.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from saloon.kernel import NATURE, Event, Game, State, changed_options, option_texts, read_option_texts, seats_of, stream
from saloon.kernel.conformance.lines import choose, moves_of

SPECTATOR = "spectator"
TITLE = "# A random match with all that anybody sees, may do and is told. `make golden` writes it."


class Playthrough(Struct, frozen=True):
    """What a golden file says: of which match it is, what its rules did, and the whole text."""

    rules: int
    seats: int
    options: dict[str, str]
    seed: int
    behaviour: str
    text: str


def read_playthrough(text: str) -> Playthrough:
    """A golden file's match."""
    header = dict(line.split(": ", 1) for line in text.split("\n\n", maxsplit=1)[0].splitlines()[1:])
    return Playthrough(
        rules=int(header["rules"]),
        seats=int(header["seats"]),
        options={key.removeprefix("option "): value for key, value in header.items() if key.startswith("option ")},
        seed=int(header["seed"]),
        behaviour=header["behaviour"],
        text=text,
    )


def game_of(text: str) -> str:
    """The game of a golden file."""
    return text.split("\ngame: ", 1)[1].split("\n", 1)[0]


def play_through(game: Game, options: dict[str, str], seats: int, seed: int) -> Playthrough:
    """Play the match and write it."""
    chosen = read_option_texts(game.Options, options)
    writer = Writer(game, seats)
    body = "".join(f"{line}\n" for line in writer.write(game.open(chosen, seats), seed))
    plain = option_texts(changed_options(chosen))
    header = {
        "game": game.id,
        "rules": game.rules_version,
        "seats": seats,
        **{f"option {name}": value for name, value in plain.items()},
        "seed": seed,
        "behaviour": writer.behaviour.hexdigest()[:16],
    }
    text = f"{TITLE}\n" + "".join(f"{key}: {value}\n" for key, value in header.items()) + body
    return Playthrough(game.rules_version, seats, plain, seed, writer.behaviour.hexdigest()[:16], text)


class Writer:
    """Writes positions. `behaviour` takes in what records depend on: moves, what may follow them, and the outcome."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.audience = [*map(str, range(seats)), SPECTATOR]
        self.behaviour = hashlib.sha256()
        self.seen: dict[str, dict[str, Any]] = {who: {} for who in self.audience}

    def write(self, state: State, seed: int) -> Iterator[str]:
        """The lines of a match."""
        rng = stream("golden", seed)
        yield from self.position(0, "opening", state, [])
        seq = 0
        while step := choose(state, rng):
            seq += 1
            seat, move = step
            told: list[Event] = []
            state.apply(seat, move, told.append)
            yield from self.position(seq, f"{star(seat)} {self.game.moves.text(move)}", state, told)

    def position(self, seq: int, moved: str, state: State, told: Sequence[Event]) -> Iterator[str]:
        """What a move did, and what may follow it."""
        yield ""
        yield f"[{seq}] {moved}"
        yield from (self.line("told", who, what) for event in told for who, what in self.told(event))
        yield from (self.line("sees", who, what) for who, what in self.seen_now(state))
        answers = [self.line("may", star(seat), self.choices(state, seat)) for seat in seats_of(state.to_move())]
        outcome = state.outcome()
        if outcome is not None:
            answers.append(self.line("over", "", msgspec.json.encode(outcome).decode()))
        self.behaviour.update("\n".join((moved, *answers)).encode())
        yield from answers

    def told(self, event: Event) -> list[tuple[str, str]]:
        """An event as each part of the audience sees it."""
        seen = {who: event.seen_by(seat_of(who)) for who in self.audience}
        return self.grouped((who, msgspec.json.encode(what).decode()) for who, what in seen.items() if what is not None)

    def seen_now(self, state: State) -> list[tuple[str, str]]:
        """What changed in the views of each part of the audience."""
        changes = []
        for who in self.audience:
            now = dict(flat(msgspec.to_builtins(state.view(seat_of(who)))))
            before, self.seen[who] = self.seen[who], now
            changes += [(who, f"{key} {change}") for key, change in difference(before, now)]
        return self.grouped(changes)

    def choices(self, state: State, seat: int) -> str:
        """The moves of a seat, or nature's with their weights."""
        weights = dict(state.odds()) if seat == NATURE else dict.fromkeys(moves_of(state, seat), 1)
        runs: list[list[int]] = []
        for move, weight in weights.items():
            if runs and move == runs[-1][-1] + 1 and weight == weights[runs[-1][0]]:
                runs[-1].append(move)
            else:
                runs.append([move])
        return ", ".join(self.run(run, weights[run[0]]) for run in runs)

    def run(self, moves: list[int], weight: int) -> str:
        """Moves that follow each other and weigh the same."""
        texts = [self.game.moves.text(move) for move in moves]
        several = f"{texts[0]} .. {texts[-1]}" if len(texts) > 2 else ", ".join(texts)
        return several if weight == 1 else f"{several} (x{weight})"

    def grouped(self, pairs: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
        """Put those together who see the same."""
        whose: dict[str, list[str]] = {}
        for who, what in pairs:
            whose.setdefault(what, []).append(who)
        lines: dict[str, list[str]] = {}
        for what, audience in whose.items():
            lines.setdefault("all" if audience == self.audience else " ".join(audience), []).append(what)
        return sorted(
            ((who, "; ".join(what)) for who, what in lines.items()), key=lambda line: (line[0] != "all", line)
        )

    def line(self, what: str, who: str, text: str) -> str:
        """One line of a position."""
        return f"  {what:<5}{who:<12} {text}"


def star(seat: int) -> str:
    """A seat as a record writes it."""
    return "*" if seat == NATURE else str(seat)


def seat_of(who: str) -> int | None:
    """A part of the audience as a seat."""
    return None if who == SPECTATOR else int(who)


def flat(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """The fields of a view with their paths; lists of plain values stay whole."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from flat(inner, f"{path}.{key}" if path else str(key))
    elif isinstance(value, list | tuple) and any(isinstance(inner, dict | list | tuple) for inner in value):
        for number, inner in enumerate(value):
            yield from flat(inner, f"{path}.{number}")
    else:
        yield path, value


def difference(before: dict[str, Any], now: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """The fields that changed, and how."""
    for key in before | now:
        if key not in before:
            yield key, show(now[key])
        elif key not in now:
            yield key, "gone"
        elif before[key] != now[key]:
            yield key, change(before[key], now[key])


def change(before: Any, now: Any) -> str:
    """From what to what; of a list only what left it and what came, if the rest stayed as it was."""
    if isinstance(before, list | tuple) and isinstance(now, list | tuple):
        left = [item for item in before if item not in now]
        came = [item for item in now if item not in before]
        if [item for item in before if item not in left] == [item for item in now if item not in came]:
            return " ".join([*(f"-{show(item)}" for item in left), *(f"+{show(item)}" for item in came)])
    return f"{show(before)} -> {show(now)}"


def show(value: Any) -> str:
    """A value of a view."""
    run = isinstance(value, list | tuple) and len(value) > 3 and all(isinstance(item, int) for item in value)
    if run and list(value) == list(range(value[0], value[-1] + 1)):
        return f"[{value[0]}..{value[-1]}]"
    return msgspec.json.encode(value).decode()
