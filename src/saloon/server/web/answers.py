"""The bodies of HTTP answers, except records and replays."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from saloon.bots.figures import bot_figures
from saloon.bots.registry import find_bot, ranked_bots
from saloon.kernel import OptionInfo, describe_options, find_coach, find_game
from saloon.server.lobby.modes import ModeInfo, describe_modes
from saloon.server.lobby.room_news import RoomNews
from saloon.server.store import MatchRow
from saloon.server.web.game_pages import page_of


class BotInfo(Struct, frozen=True):
    """A bot of a game, the weakest first."""

    name: str
    level: int
    figures: dict[str, float]  # measured, by their names; the benchmark writes them


class GameInfo(Struct, frozen=True):
    """What the page must know of a game before it is played."""

    id: str
    rules: int
    fewest: int
    most: int
    options: list[OptionInfo]
    modes: list[ModeInfo]  # of its races; none in a game without
    bots: list[BotInfo]
    coach: bool  # whether there is one
    interrupts: bool  # whether people are asked out of turn, so that a window makes sense
    cameras: bool  # whether hands before a camera may answer in its races
    page: str | None  # the module that draws its board, if another package brings it


class MatchInfo(Struct, frozen=True):
    """One of a guest's matches."""

    match: str
    game: str
    phase: str
    created: int
    names: list[str]
    yours: list[int]
    waiting: bool  # whether the match waits for the guest's move
    moves: int  # how many have been made by seats; 0 where that is not looked up
    what_if: bool  # whether it goes on from another match
    ranks: list[int] | None  # of every seat, once the match is over


class RoomInfo(Struct, frozen=True):
    """One of a guest's rooms."""

    code: str
    others: list[str]  # names of those who belong to it
    here: int  # how many of them are there


class Me(Struct, frozen=True):
    """Who one is, what one has been playing, and with whom."""

    name: str | None
    matches: list[MatchInfo]
    rooms: list[RoomInfo] = []


class Played(Struct, frozen=True):
    """Finished matches of a guest, the newest first, and whether there are older ones."""

    matches: list[MatchInfo]
    more: bool


class Opened(Struct, frozen=True):
    """A match was opened."""

    match: str


class Link(Struct, frozen=True):
    """An address of the house."""

    link: str


def game_info(name: str) -> GameInfo:
    """What the page must know of a game."""
    game = find_game(name)
    bots = [BotInfo(bot, find_bot(game, bot).level, bot_figures(game, bot)) for bot in reversed(ranked_bots(game))]
    return GameInfo(
        id=game.id,
        rules=game.rules_version,
        fewest=game.seats.start,
        most=game.seats.stop - 1,
        options=describe_options(game.Options),
        modes=describe_modes(game),
        bots=bots,
        coach=find_coach(game) is not None,
        interrupts=game.interrupts is not None,
        cameras=game.race is not None and game.race.input.by_camera,
        page=page_of(game),
    )


def match_info(row: MatchRow, guest: str, to_move: Sequence[int] = (), moves: int = 0) -> MatchInfo:
    """A match in the list of its guest."""
    yours = [seat.seat for seat in row.seats if seat.guest == guest]
    return MatchInfo(
        match=row.id,
        game=row.game,
        phase=row.phase,
        created=row.created,
        names=[seat.name for seat in row.seats],
        yours=yours,
        waiting=any(seat in yours for seat in to_move),
        moves=moves,
        what_if=row.prefix > 0,
        ranks=row.ranks,
    )


def room_info(room: RoomNews) -> RoomInfo:
    """A room in the list of one of its guests."""
    others = [person for person in room.people if person.person != room.you]
    return RoomInfo(room.code, [person.name for person in others], sum(person.here for person in others))
