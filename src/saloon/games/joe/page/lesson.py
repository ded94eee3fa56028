"""The lesson: a few minutes of the arrest with fixed luck, for beginners.

`python -m saloon.games.joe.page.lesson` plays it by the rules and writes its positions as JSON;
web/src/games/joe/lesson.json is that, and a test compares. What is said to them is in the locale files.
"""

from __future__ import annotations

import sys
from typing import Final

import msgspec
from msgspec import Struct

from saloon.games.joe.box.data_file import DATA
from saloon.games.joe.rules import Joe
from saloon.games.joe.scenario.prepare import prepare
from saloon.games.joe.scenario.scenarios import read_scenario
from saloon.games.joe.setup import GAME, JoeOptions
from saloon.kernel.events import Event
from saloon.kernel.game import Game
from saloon.kernel.play import seats_of
from saloon.kernel.state import NATURE

LEARNER: Final = 0


class Step(Struct, frozen=True):
    """A position of the lesson: its text, the moves that may and that should be made, and the last events."""

    say: str
    view: object
    legal: list[str]
    wanted: list[str]
    events: list[object]


# What is said, the moves that lead there, and what the learner is asked to do; without that, to read on.
SCRIPT: Final[tuple[tuple[str, tuple[str, ...], str | None], ...]] = (
    ("goal", ("deal joker J01 ted", "deal joker J02 luke", "deal joker J08 fred", "deal joker J09 frank"), None),
    ("turn", ("activate ted",), None),
    ("go", (), "go RN5"),
    ("sight", ("go RN5",), None),
    ("shoot", (), "shoot colt fred"),
    ("hit", ("shoot colt fred", "card M13"), None),
    ("ambush", (), "ambush"),
    ("react", ("ambush", "activate frank", "go WN4"), "shoot colt frank"),
    ("reacted", ("shoot colt frank", "card E16"), None),
    ("dynamite", ("shoot sawed-off ted", "card M01", "end", "activate luke"), "throw dynamite fred"),
    ("won", ("throw dynamite fred", "card M18", "card H15"), None),
)


def open_lesson() -> Joe:
    """The table of the lesson."""
    scenario = read_scenario(DATA / "lesson.toml")
    joe = GAME.table(JoeOptions(scenario=scenario.id), 2)
    joe.terms.chapters[:] = [prepare(scenario, 2, 0)]
    joe.open()
    return joe


def play_lesson() -> list[Step]:
    """All steps, as the learner sees them."""
    joe = open_lesson()
    steps = []
    for say, moves, wanted in SCRIPT:
        events: list[Event] = []
        for text in moves:
            make(joe, GAME, text, events)
        seen = [event.seen_by(LEARNER) for event in events]
        steps.append(
            Step(
                say=say,
                view=joe.view(LEARNER),
                legal=[GAME.moves.text(move) for move in joe.legal(LEARNER)] if wanted else [],
                wanted=[wanted] if wanted else [],
                events=[event for event in seen if event is not None],
            )
        )
    return steps


def make(joe: Joe, game: Game, text: str, events: list[Event]) -> None:
    """Make a move of the script; it must be one that the rules allow."""
    (seat,) = seats_of(joe.to_move())
    move = game.moves.parse(text)
    allowed = [move for move, _ in joe.odds()] if seat == NATURE else joe.legal(seat)
    assert move in allowed, f"the lesson cannot go on with {text!r}"
    joe.apply(seat, move, events.append)


def write() -> str:
    """The lesson as JSON, one step a line."""
    return "[\n" + ",\n".join(msgspec.json.encode(step).decode() for step in play_lesson()) + "\n]\n"


if __name__ == "__main__":
    sys.stdout.write(write())
