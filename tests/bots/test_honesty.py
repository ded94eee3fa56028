"""No bot of any game is moved by what its seat may not know."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from saloon.bots import bot_names, make_bot
from saloon.kernel import NATURE, NATURE_BIT, Game, Sight, State, games, read_options, seats_of, stream
from tests.bots.quick import quick

NODES = 16  # the full budget shows nothing more
SECRETS: dict[str, list[dict[str, object]]] = {  # options with which something is hidden
    "duel": [{}, {"hidden_log": True}],
    "jane": [{"variant": "stick_up"}],
}
SEATS = {"jane": 4}  # of two, no one moves after a lock
GAMES = [
    (game, options, bot)
    for game in games().values()
    for options in SECRETS.get(game.id, [{}])
    for bot in bot_names(game)
]


def positions(game: Game, state: State, seed: int) -> Iterator[tuple[State, int]]:
    """Every sixth position of a random match in which a seat is to move, with the seat."""
    rng = stream(seed)
    count = 0
    while movers := state.to_move():
        if movers == NATURE_BIT:
            state.apply(NATURE, state.draw(rng))
            continue
        seat = seats_of(movers)[0]
        if count % 6 == 0:
            yield state.copy(), seat
        count += 1
        state.apply(seat, state.pick(seat, rng))


@pytest.mark.parametrize(("game", "options", "bot"), GAMES, ids=lambda value: getattr(value, "id", str(value)))
def test_hidden_things_change_no_choice(game: Game, options: dict[str, object], bot: str) -> None:
    """The same seed chooses the same move whatever the opponent holds and whatever lies in the draw piles."""
    chosen = read_options(game.Options, options)
    seats = SEATS.get(game.id, game.seats.start)
    changed = compared = 0
    for seed in range(3):
        for state, seat in positions(game, game.open(chosen, seats), seed):
            other = state.imagine(seat, stream(seed, "other"))
            moves = []
            for real in (state, other):
                player = make_bot(quick(game, bot, NODES), game, chosen, seats, seat, stream(seed, "bot"))
                moves.append(player.choose(Sight(real, seat, stream(seed, "sight"))))
            assert moves[0] == moves[1], f"seat {seat}: {game.moves.text(moves[0])} or {game.moves.text(moves[1])}"
            changed += state.view(None) == other.view(None) and any(
                state.view(foe) != other.view(foe) for foe in range(seats) if foe != seat
            )
            compared += 1
    assert compared > 10
    assert changed > compared // 4, "the other worlds were hardly different"
