"""Bots are found through entry points: `greedy` in `saloon.bots` is for every game, `duel.greedy` for one of them.

A specification names a bot: `planner`, `master:ms=100`, `master:nodes=20000`; or `cmd:./mybot --fast` for a program,
`cmd:ms=100:./mybot` for one with a budget.
"""

from __future__ import annotations

import re
import shlex
import shutil
from collections.abc import Callable, Sequence
from functools import cache, partial
from importlib.metadata import EntryPoint, entry_points
from itertools import takewhile
from typing import Final

from msgspec import Struct

from saloon.bots.bot import Bot, Budget
from saloon.bots.program import ProgramBot
from saloon.kernel import Game, Rng

PROGRAM: Final = "cmd"
BUDGET: Final = re.compile(r"(ms|nodes)=.*")
AMOUNT: Final = re.compile(r"[1-9][0-9]{0,8}")
EXAMPLES: Final = {"ms": "ms=100", "nodes": "nodes=2000"}


class BadBot(ValueError):  # noqa: N818
    """No such bot, or a budget it cannot have."""


@cache
def _entries() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group="saloon.bots")}


def bot_names(game: Game) -> list[str]:
    """The bots that can play this game."""
    own = f"{game.id}."
    return sorted({name.removeprefix(own) for name in _entries() if "." not in name or name.startswith(own)})


def find_bot(game: Game, name: str) -> type[Bot]:
    """The class of a bot for this game."""
    of_every_game = None if "." in name else _entries().get(name)  # a name with a point belongs to one game
    entry = _entries().get(f"{game.id}.{name}") or of_every_game
    if entry is None:
        raise BadBot(f"there is no bot {name!r} for {game.id}; there are {', '.join(bot_names(game))}")
    kind: type[Bot] = entry.load()
    return kind


def read_budget(parts: list[str], bot: str, takes: Sequence[str]) -> Budget | None:
    """The budget of a specification's parts, `ms=100` or `nodes=2000`; None if there is none."""
    values: dict[str, int] = {}
    for part in parts:
        key, _, amount = part.partition("=")
        if key in values:
            raise BadBot(f"{part!r} is a second budget of {key} for {bot}: say one")
        if key not in takes or AMOUNT.fullmatch(amount) is None:
            fitting = " or ".join(EXAMPLES[one] for one in takes)
            raise BadBot(f"{part!r} is no budget for {bot}, which takes {fitting or 'none'}")
        values[key] = int(amount)
    return Budget(**values) if values else None


def check_bot(game: Game, specification: str) -> None:
    """`BadBot` unless this is the name of an installed bot for this game: no program, no budget."""
    find_bot(game, specification)


def ranked_bots(game: Game) -> list[str]:
    """The bots that can play this game, the strongest first."""
    return sorted(bot_names(game), key=lambda name: find_bot(game, name).level, reverse=True)


@cache
def strongest_bot(game: Game) -> str:
    """The name of the best bot for a game."""
    return ranked_bots(game)[0]


@cache
def usual_bot(game: Game) -> str:
    """The bot that plays when nobody says otherwise: a middling one."""
    bots = ranked_bots(game)
    return bots[len(bots) // 2]


def read_command(parts: list[str]) -> tuple[str, Budget | None]:
    """The command line of a program, and its budget if it begins with one."""
    budget = list(takewhile(BUDGET.fullmatch, parts))
    command = ":".join(parts[len(budget) :])
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise BadBot(f"the command {command!r} cannot be read: {error}") from None
    if not words:
        raise BadBot("cmd: wants a command line, as in cmd:./mybot")
    if shutil.which(words[0]) is None:
        raise BadBot(f"there is no program {words[0]!r} that can be run")
    return command, read_budget(budget, "a program", ProgramBot.takes)


def read_bot(specification: str, game: Game) -> tuple[Callable[..., Bot], Budget | None]:
    """A function that makes the bot of a specification, and the budget in it."""
    name, *parts = specification.split(":")
    if name == PROGRAM:
        command, budget = read_command(parts)
        return partial(ProgramBot, command=command), budget
    kind = find_bot(game, name)
    return kind, read_budget(parts, name, kind.takes)


def make_bot(wanted: str | type[Bot], game: Game, options: Struct, seats: int, seat: int, rng: Rng) -> Bot:
    """A bot at its seat, of a specification or of a class that need not be installed."""
    make, budget = read_bot(wanted, game) if isinstance(wanted, str) else (wanted, None)
    return make(game, options, seats, seat, rng, budget)
