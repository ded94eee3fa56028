"""A view is all that a seat may know: the state supposed from it answers as the real one does."""

from __future__ import annotations

import msgspec
import pytest

from saloon.kernel import NATURE, NATURE_BIT, Game, State, digest, games, read_options, seats_of, stream

OPTIONS = {"duel": [{}, {"hidden_log": True}, {"last_card_exception": True, "touch_move": True}]}
CASES = [(game, values) for game in games().values() for values in OPTIONS.get(game.id, [{}])]


def positions(game: Game, options: msgspec.Struct, seats: int, seed: int) -> list[State]:
    """Every position of a random match."""
    rng = stream(seed)
    state = game.open(options, seats)
    seen = [state.copy()]
    while movers := state.to_move():
        seat = NATURE if movers == NATURE_BIT else seats_of(movers)[0]
        state.apply(seat, state.draw(rng) if seat == NATURE else state.pick(seat, rng))
        seen.append(state.copy())
    return seen


@pytest.mark.parametrize(("game", "values"), CASES, ids=lambda value: getattr(value, "id", None))
def test_a_supposed_state_is_what_the_seat_sees_and_imagines(game: Game, values: dict[str, object]) -> None:
    options = read_options(game.Options, values)
    seats = game.seats.start
    for seed in range(12):
        for number, state in enumerate(positions(game, options, seats, seed)):
            for seat in range(seats):
                told = msgspec.json.decode(msgspec.json.encode(state.view(seat)), type=game.View)
                supposed = game.suppose(options, seats, told)
                assert supposed.view(seat) == state.view(seat)
                assert supposed.to_move() == state.to_move()
                assert supposed.legal(seat) == state.legal(seat)
                assert supposed.outcome() == state.outcome()
                if state.to_move():
                    assert supposed.features(seat) == state.features(seat)
                    real = state.imagine(seat, stream(number))
                    assert digest(supposed.imagine(seat, stream(number)), seats) == digest(real, seats)
