"""Bots in their process: it keeps their matches, and is sent only the entries that are new to it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from saloon.bots import Bot, Reaction, make_bot
from saloon.bots.match import tell_all
from saloon.kernel import Event, Game, Match, Sight, find_game, read_option_texts, stream
from saloon.server.store.entries import UNDO

KEPT: Final = 200_000  # moves of the matches that a process keeps


class Thought(Struct, frozen=True):
    """A bot's move, and the seconds that it takes where seats move at once; 0 in every other game."""

    move: str
    seconds: float


class BotRequest(Struct, frozen=True):
    """A question to a bot as its process gets it, with the entries that were not sent there before."""

    match: int  # a number that no other match of this house has
    game: str
    options: dict[str, str]
    seats: int
    since: int  # how many entries the process has
    entries: Sequence[tuple[int, str]]  # those that follow: seat and move, or a take-back
    seat: int
    bot: str  # its specification
    seed: str
    advises: bool  # whether it chooses for a person's hint


class BotMatch:
    """A match in a bot's process, with the bots that play in it."""

    def __init__(self, game: Game, options: dict[str, str], seats: int) -> None:
        self.seq = 0  # entries so far
        self._options = read_option_texts(game.Options, options)
        self._match = Match(game, self._options, seats, tell=self._tell)
        self._bots: dict[tuple[int, str], Bot] = {}
        self._watchers: list[Bot] = []  # the bots among these that take note of events

    def catch_up(self, entries: Sequence[tuple[int, str]]) -> None:
        """Make the moves that are new; the bots watch."""
        parse = self._match.game.moves.parse
        for seat, move in entries:
            if move == UNDO:
                self._match.take_back()
                self.close()  # bots cannot forget the move that was taken back
            else:
                self._match.play(seat, parse(move))
            self.seq += 1

    def think(self, request: BotRequest) -> Thought:
        """The move of a bot. Its generator depends on the position alone, so only its memory makes a difference."""
        match, seat = self._match, request.seat
        bot = self._new_bot(request) if request.advises else self._seated(request)
        bot.rng = stream(request.seed, "bot", len(match.moves))
        sight = Sight(match.state, seat, stream(request.seed, "sight", len(match.moves)))
        reaction = bot.react(sight) if match.game.race else Reaction(bot.choose(sight), 0.0)
        return Thought(match.game.moves.text(reaction.move), reaction.seconds)

    def close(self) -> None:
        """Let the bots go."""
        for bot in self._bots.values():
            bot.close()
        self._bots.clear()
        self._watchers.clear()

    def _seated(self, request: BotRequest) -> Bot:
        """The bot that plays at a seat; it remembers what it has planned."""
        key = request.seat, request.bot
        if key not in self._bots:
            bot = self._bots[key] = self._new_bot(request)
            if watches(bot):
                self._watchers.append(bot)
        return self._bots[key]

    def _new_bot(self, request: BotRequest) -> Bot:
        """A bot that has seen all that its seat could see. Whoever advises a person begins without plans of its own."""
        match, luck = self._match, stream(request.seed, "bot", len(self._match.moves))
        bot = make_bot(request.bot, match.game, self._options, match.seats, request.seat, luck)
        bot.advises = request.advises
        for events in match.again() if watches(bot) else ():
            for event in events:
                tell_all([bot], event)
        return bot

    def _tell(self, event: Event) -> None:
        tell_all(self._watchers, event)


def watches(bot: Bot) -> bool:
    """Whether a bot takes note of events."""
    return type(bot).watch is not Bot.watch


class BotMemory:
    """The matches that a bot's process keeps."""

    def __init__(self, room: int = KEPT) -> None:
        self._room = room  # moves of all of them
        self._moves = 0
        self._matches: OrderedDict[int, BotMatch] = OrderedDict()  # the last one that was asked for at the end

    def think(self, request: BotRequest) -> Thought | None:
        """The move of a bot; None if the entries before those of the request are not known here."""
        last = request.since + len(request.entries)
        match = self._take(request.match)  # after an error it is kept no longer
        if match is None or not request.since <= match.seq <= last:
            if request.since:
                return None
            match = BotMatch(find_game(request.game), request.options, request.seats)
        match.catch_up(request.entries[match.seq - request.since :])
        thought = match.think(request)
        self._keep(request.match, match)
        return thought

    def _take(self, number: int) -> BotMatch | None:
        match = self._matches.pop(number, None)
        self._moves -= 0 if match is None else match.seq
        return match

    def _keep(self, number: int, match: BotMatch) -> None:
        self._matches[number] = match
        self._moves += match.seq
        while self._moves > self._room and len(self._matches) > 1:
            oldest = self._take(next(iter(self._matches)))
            if oldest is not None:
                oldest.close()


memory: Final = BotMemory()  # of this process


def think(request: BotRequest) -> Thought | None:
    """The move of a bot, in the process that keeps its matches."""
    return memory.think(request)
