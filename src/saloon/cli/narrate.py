"""A match in words: events, moves, refusals and results, from the messages that a game's locale files give.

An event is told by the message `GAME-event-TAG`, a move by `GAME-move-KIND`, each with its fields as arguments. A field
that is a seat becomes the player's name, and `FIELD-is` is `you` or `other`; `eye` is `seat` if somebody at a seat is
told, else `none`; a boolean is `yes` or `no`; a list's items are joined with spaces, an empty list is `none`. Empty
sentences are left out.
If a game has `GAME-event-TAG-many`, consecutive events of one seat are told in one sentence, with their `count` and
with lists for their fields.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import groupby
from typing import Any, Final, get_args, get_type_hints

from msgspec import Struct
from msgspec.structs import asdict

from saloon.cli.players import shown_names
from saloon.kernel import Arranged, Event, Game, Outcome, Refusal, Seat, read_rules
from saloon.locales import Speaker

NOBODYS: Final = ("drawn", "unfinished")  # ends without a winner, on which people have agreed


@cache
def seat_fields(kind: type) -> frozenset[str]:
    """The fields of a Struct that are marked as seats."""
    hints = get_type_hints(kind, include_extras=True)
    return frozenset(name for name, hint in hints.items() if hint == Seat or Seat in get_args(hint))


def event_tag(event: Event) -> str:
    """The tag of an event's type."""
    return str(type(event).__struct_config__.tag)


def game_title(game: Game, say: Speaker) -> str:
    """The game's name."""
    return say(f"{game.id}-title") if say.knows(f"{game.id}-title") else game.id


class Narrator:
    """Tells a match in a language, with the names of its players."""

    def __init__(self, game: Game, say: Speaker, names: Sequence[str]) -> None:
        self.game = game
        self.say = say
        self.names = names

    @property
    def title(self) -> str:
        """The game's name."""
        return game_title(self.game, self.say)

    def tell(self, events: Iterable[Event], eye: int | None) -> list[str]:
        """These events in sentences; `eye` is the seat that is called "you"."""
        sentences: list[str] = []
        for _, run in groupby(events, self._kin):
            sentences.extend(self._tell_run(list(run), eye))
        return [sentence for sentence in sentences if sentence]

    def move(self, move: int) -> str:
        """A move in words."""
        form = self.game.moves[move]
        message = f"{self.game.id}-move-{type(form).__name__.lower()}"
        if not isinstance(form, Struct) or not self.say.knows(message):
            return self.game.moves.text(move)
        return self.say(message, self._arguments(form, None))

    def refusal(self, refusal: Refusal) -> str:
        """Why a move is not accepted."""
        if self.say.knows(refusal.message):
            return self.say(refusal.message, refusal.values)
        return self.say("house-refused", rule=refusal.rule)

    def rule(self, rule: str) -> str | None:
        """The text of a rule, if there is such a rule."""
        return read_rules(self.game.folder, self.say.language).get(rule)

    def reason(self, outcome: Outcome) -> str:
        """Why the match is over."""
        found = (f"{self.game.id}-reason-{outcome.reason}", f"reason-{outcome.reason}")
        return next((self.say(message) for message in found if self.say.knows(message)), outcome.reason)

    def settled(self, arranged: Arranged, left: str) -> str:
        """What people have settled beside the rules; `left` is who played the seat before."""
        what, name = f"arranged-{arranged.what}", self.names[arranged.seat]
        if arranged.what == "sits":
            return self.say(what, name=shown_names([arranged.name or "?"])[0], left=shown_names([left or "?"])[0])
        return self.say(what, name=name, count=arranged.count)

    def result(self, outcome: Outcome, eye: int | None) -> list[str]:
        """Who won, or every seat's place where there are more than two."""
        if outcome.reason in NOBODYS:
            return [self.say(f"ending-{outcome.reason}")]
        first = [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]
        winners = self.say.listed(self.names[seat] for seat in first)
        relation = "you" if first == [eye] else "other"
        lines = [self.say("house-won", {"winner": winners, "winner-is": relation, "count": len(first)})]
        if len(outcome.ranks) > 2:
            places = sorted(zip(outcome.ranks, self.names, outcome.scores, strict=True))
            lines += [self.say("house-place", rank=rank, name=name, score=score) for rank, name, score in places]
        return lines

    def _kin(self, event: Event) -> tuple[Any, ...]:
        return type(event), *(getattr(event, name) for name in sorted(seat_fields(type(event))))

    def _tell_run(self, run: Sequence[Event], eye: int | None) -> Iterator[str]:
        message = f"{self.game.id}-event-{event_tag(run[0])}"
        if len(run) > 1 and self.say.knows(f"{message}-many"):
            yield self.say(f"{message}-many", self._joined(run, eye))
            return
        for event in run:
            if self.say.knows(message):
                yield self.say(message, self._arguments(event, eye))
            else:
                fields = ", ".join(f"{name} {value}" for name, value in asdict(event).items())
                yield self.say("house-event", tag=event_tag(event), fields=fields)

    def _joined(self, run: Sequence[Event], eye: int | None) -> dict[str, object]:
        each = [self._arguments(event, eye) for event in run]
        lists = {
            name: value
            if all(other[name] == value for other in each)
            else self.say.listed(other[name] for other in each)
            for name, value in each[0].items()
        }
        return {**lists, "count": len(run)}

    def _arguments(self, thing: Struct, eye: int | None) -> dict[str, object]:
        seats = seat_fields(type(thing))
        values: dict[str, object] = {"eye": "none" if eye is None else "seat"}
        for name, value in asdict(thing).items():
            if value is None:
                values[name] = "none"
            elif name in seats:
                values[name] = self.names[value]
                values[f"{name}-is"] = "you" if value == eye else "other"
            elif isinstance(value, bool):
                values[name] = "yes" if value else "no"
            elif isinstance(value, tuple):
                values[name] = " ".join(map(str, value)) or "none"
            else:
                values[name] = value
        return values
