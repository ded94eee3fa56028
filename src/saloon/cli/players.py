"""The players at a table of the terminal, people and bots, and how a record names them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from saloon.kernel import Record
from saloon.locales import Speaker

NOBODY: Final = "none"  # a person instead of a bot
TABLE_TAG: Final = {"table": "terminal"}  # a record that says which of its players are bots
BOT_TAG: Final = "bot-"  # `bot-1: planner`: this bot sits at seat 1


class Player(Struct, frozen=True):
    """A name, and the specification of the bot if it is one."""

    name: str
    bot: str | None = None


def bot_name(specification: str) -> str:
    """A bot's name without its budget."""
    return specification.partition(":")[0]


def seat_players(seats: int, seat: int, bots: Sequence[str], names: Sequence[str], say: Speaker) -> list[Player]:
    """A person at `seat`, bots at the others in their order; the last bot also takes all seats that are left."""
    waiting = list(bots)
    people = iter([" ".join(name.split()) for name in names if name.strip()])
    players = []
    for place in range(seats):
        bot = NOBODY if place == seat else waiting.pop(0) if len(waiting) > 1 else waiting[0]
        if bot == NOBODY:
            players.append(Player(next(people, say("house-player", number=place + 1))))
        else:
            players.append(Player(bot_name(bot), bot))
    return players


def players_of(record: Record) -> list[Player] | None:
    """The players of a record; None if it was not written by the terminal, and so does not name its bots."""
    if not TABLE_TAG.items() <= record.tags.items() or len(record.players) < record.seats:
        return None
    return [Player(record.players[seat], record.tags.get(f"{BOT_TAG}{seat}")) for seat in range(record.seats)]


def shown_names(names: Sequence[str]) -> list[str]:
    """Names fit for a screen: with a capital letter, and with the seat's number where two are the same."""
    clean = ["".join(sign if sign.isprintable() else "?" for sign in name) for name in names]
    shown = [name[:1].upper() + name[1:] for name in clean]
    return [f"{name} {seat + 1}" if shown.count(name) > 1 else name for seat, name in enumerate(shown)]
