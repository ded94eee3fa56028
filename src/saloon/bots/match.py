"""One match between bots, from a seed to a record."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from functools import partial

from msgspec import Struct

from saloon.bots.bot import Bot, Reaction
from saloon.bots.race import Race
from saloon.bots.registry import make_bot
from saloon.kernel import (
    NATURE,
    NATURE_BIT,
    Event,
    Game,
    Match,
    Outcome,
    Record,
    Rng,
    Sight,
    State,
    seats_of,
    stream,
)
from saloon.kernel.state import Tell


class IllegalChoice(RuntimeError):  # noqa: N818
    """A bot chose a move that is not legal."""


def play_match(
    game: Game, options: Struct, bots: Sequence[str | type[Bot]], seed: int, names: Sequence[str] | None = None
) -> Record:
    """Play a match between bots, each given as a specification or a class. The seed determines chance and all choices.

    In a game in which seats race, time is simulated: the bots say how long they take, and the record has the times.
    """
    return play_to_outcome(game, options, bots, seed, names)[0]


def play_to_outcome(
    game: Game,
    options: Struct,
    bots: Sequence[str | type[Bot]],
    seed: int,
    names: Sequence[str] | None = None,
    listen: Tell | None = None,
) -> tuple[Record, Outcome]:
    """Play a match and return its outcome too, which says more than a record's result; `listen` gets all events."""
    seats = len(bots)
    luck = stream(seed, "nature")
    match = Match(game, options, seats, lambda state: state.draw(luck))
    players: list[Bot] = []
    with ExitStack() as after:
        for seat, bot in enumerate(bots):
            players.append(make_bot(bot, game, options, seats, seat, stream(seed, "bot", seat)))
            after.callback(players[seat].close)
        match.tell = audience(players, listen)
        times = run(match, players, luck, stream(seed, "sight"))
    outcome = match.outcome
    assert outcome is not None
    called = names or [bot if isinstance(bot, str) else bot.__name__ for bot in bots]
    return match.record(dict(enumerate(called)), {"seed": str(seed)}, times), outcome


def audience(players: Sequence[Bot], listen: Tell | None) -> Tell | None:
    """A function that passes events to the bots that watch and to `listen`; None if nobody wants them."""
    watchers = [player for player in players if type(player).watch is not Bot.watch]
    if not watchers:
        return listen
    return partial(tell_all, watchers) if listen is None else partial(tell_more, watchers, listen)


def run(match: Match, players: Sequence[Bot], luck: Rng, sight: Rng) -> list[int | None]:
    """Play a match to its end; returns the time of each move in milliseconds, in a game in which seats race."""
    game, state = match.game, match.state
    race = None if game.race is None else Race(luck, game.race.least(state) / 1000)
    times: list[int | None] = []
    while movers := state.to_move():
        if movers == NATURE_BIT:
            seat, move = NATURE, match.draw()
            if race is not None:
                race.restart()
        elif race is not None:
            seat, move = race.next(state, seats_of(movers), lambda seat: react(players[seat], state, sight))
        else:
            ready = seats_of(movers)
            seat = ready[luck.below(len(ready))] if len(ready) > 1 else ready[0]
            move = ask(players[seat], state, Sight(state, seat, sight))
        times.append(None if race is None else round(race.now * 1000))
        match.apply(seat, move)
    return times


def ask(player: Bot, state: State, sight: Sight) -> int:
    """The player's choice, which must be legal."""
    move = player.choose(sight)
    check(player, state, move)
    return move


def react(player: Bot, state: State, sight: Rng) -> Reaction:
    """The player's choice, which must be legal, with its reaction time."""
    reaction = player.react(Sight(state, player.seat, sight))
    check(player, state, reaction.move)
    return reaction


def check(player: Bot, state: State, move: int) -> None:
    """Refuse a move that is not legal."""
    if move not in state.legal(player.seat):
        raise IllegalChoice(f"seat {player.seat} ({type(player).__name__}) chose {player.game.moves.text(move)!r}")


def tell_more(players: Sequence[Bot], listen: Tell, event: Event) -> None:
    """Pass an event to a listener, and to each player what its seat may see of it."""
    listen(event)
    tell_all(players, event)


def tell_all(players: Sequence[Bot], event: Event) -> None:
    """Pass to each player what its seat may see of an event."""
    for player in players:
        seen = event.seen_by(player.seat)
        if seen is not None:
            player.watch(seen)
