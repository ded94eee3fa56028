"""The table of the terminal: one match between people at a keyboard and bots, with everything that happened so far.

Chance and bots use generators that are derived from the seed and the number of moves made, so that a match that is
saved and resumed continues exactly as it would have continued.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Struct

from saloon.bots import Bot, Reaction, make_bot
from saloon.bots.match import ask, react, tell_all
from saloon.bots.race import Race
from saloon.cli.players import BOT_TAG, TABLE_TAG, Player
from saloon.kernel import (
    NATURE,
    NATURE_BIT,
    Event,
    Game,
    Match,
    Record,
    Refused,
    Rng,
    Sight,
    State,
    seats_of,
    stream,
)
from saloon.kernel.bits import only

SEEDS: Final = 10**9


class BotFailed(Exception):  # noqa: N818 - not an error of this program
    """A bot did not play; the match can go on with another one."""


def new_seed() -> int:
    """A random seed."""
    return secrets.randbelow(SEEDS)


class Table:
    """Runs one match."""

    def __init__(
        self, game: Game, options: Struct, players: Sequence[Player], seed: int, moves: Sequence[tuple[int, int]] = ()
    ) -> None:
        self.game = game
        self.options = options
        self.players = list(players)
        self.seed = seed
        self.match = Match(game, options, len(players), self._draw)
        for _ in self.match.keep_past():
            pass
        for seat, move in moves:
            self.match.play(seat, move)
        self.match.tell = self._tell
        self.bots: dict[int, Bot] = {}
        self._seat_bots()

    @property
    def state(self) -> State:
        """The position now."""
        return self.match.state

    @property
    def seq(self) -> int:
        """The number of moves so far."""
        return len(self.match.moves)

    @property
    def people(self) -> list[int]:
        """The seats where people sit."""
        return [seat for seat, player in enumerate(self.players) if player.bot is None]

    def events(self, since: int = 0) -> list[Event]:
        """What happened after so many moves."""
        assert self.match.past is not None
        return [event for events in self.match.past[since:] for event in events]

    def last_move_of(self, seat: int) -> int:
        """The number of moves before this seat's last one; 0 if it has not moved."""
        return max((number for number, (mover, _) in enumerate(self.match.moves) if mover == seat), default=0)

    def run(self) -> int | None:
        """Let chance and bots move until a person is to move; that person's seat, or None when the match is over."""
        while movers := self.state.to_move():
            seat = self._next_seat(movers)
            if seat in self.people:
                return seat
            if self.game.race and seat != NATURE:
                self.play(*self._next_in_race(self._new_race(), self._react))
            else:
                self.play(seat, self.match.draw() if seat == NATURE else self._choose(self.bots[seat]))
        return None

    def race(self, seat: int, move: int, seconds: float) -> bool:
        """Make a person's move after so many seconds, after those of faster bots; False if it came too late.

        `Refused` if it is not legal, or no longer legal after the moves of faster bots.
        """
        race = self._new_race()

        def react(mover: int) -> Reaction:
            if mover != seat:
                return self._react(mover)
            refusal = self.state.why_not(seat, move)  # also if a faster bot has made it impossible
            if refusal is not None:
                raise Refused(refusal)
            return Reaction(move, seconds)

        while self.state.to_move() & only(seat):
            mover, chosen = self._next_in_race(race, react, seat)
            self.play(mover, chosen)
            if mover == seat:
                return True
        return False

    def _new_race(self) -> Race:
        assert self.game.race is not None
        return Race(self._luck("order"), self.game.race.least(self.state) / 1000)

    def play(self, seat: int, move: int) -> None:
        """Make a move; `Refused` if it may not be made."""
        self.match.play(seat, move)

    def may_take_back(self, seat: int) -> bool:
        """Whether the last move is this seat's, and nobody has learnt anything by it."""
        return self.match.may_take_back(seat, self._luck("take-back"))

    def take_back(self) -> int:
        """Undo the last move, also in the bots' memories, and return it."""
        move = self.match.take_back()
        self._seat_bots()
        return move

    def hint(self, seat: int, bot: str) -> int:
        """The move that a bot would make at this seat."""
        adviser = self._make(bot, seat)
        try:
            return self._choose(adviser)
        finally:
            adviser.close()

    def record(self) -> Record:
        """The match so far."""
        bots = {f"{BOT_TAG}{seat}": player.bot for seat, player in enumerate(self.players) if player.bot}
        names = {seat: player.name for seat, player in enumerate(self.players)}
        return self.match.record(names, {**TABLE_TAG, **bots, "seed": str(self.seed)})

    def rematch(self) -> Table:
        """The next match between the same players."""
        outcome = self.state.outcome()
        assert outcome is not None
        return Table(self.game, self.game.rematch(self.options, outcome), self.players, self.seed + 1)

    def close(self) -> None:
        """Close the bots."""
        for bot in self.bots.values():
            bot.close()
        self.bots.clear()

    def _next_in_race(self, race: Race, react: Callable[[int], Reaction], *people: int) -> tuple[int, int]:
        """Of the bots and these people, the seat that moves first, and its move."""
        movers = [seat for seat in seats_of(self.state.to_move()) if seat in self.bots or seat in people]
        return race.next(self.state, movers, react)

    def _react(self, seat: int) -> Reaction:
        bot = self.bots[seat]
        bot.rng = self._luck("bot", seat)
        try:
            return react(bot, self.state, self._luck("sight"))
        except RuntimeError as error:
            raise BotFailed(str(error)) from error

    def _next_seat(self, movers: int) -> int:
        """Who is to move next: nature, or in a race a person before bots, or any of those who may."""
        if movers == NATURE_BIT:
            return NATURE
        ready = seats_of(movers)
        if self.game.race:
            ready = [seat for seat in ready if seat in self.people] or ready
        return ready[self._luck("order").below(len(ready))]

    def _draw(self, state: State) -> int:
        return state.draw(self._luck("nature"))

    def _tell(self, event: Event) -> None:
        tell_all(list(self.bots.values()), event)

    def _choose(self, bot: Bot) -> int:
        bot.rng = self._luck("bot", bot.seat)
        try:
            return ask(bot, self.state, Sight(self.state, bot.seat, self._luck("sight")))
        except RuntimeError as error:
            raise BotFailed(str(error)) from error

    def _luck(self, *purpose: object) -> Rng:
        return stream(self.seed, *purpose, self.seq + 1)

    def _seat_bots(self) -> None:
        self.close()
        self.bots = {seat: self._make(player.bot, seat) for seat, player in enumerate(self.players) if player.bot}

    def _make(self, specification: str, seat: int) -> Bot:
        """A bot that has watched the match so far."""
        try:
            bot = make_bot(specification, self.game, self.options, len(self.players), seat, self._luck("bot", seat))
        except RuntimeError as error:
            raise BotFailed(str(error)) from error
        for event in self.events():
            tell_all([bot], event)
        return bot
