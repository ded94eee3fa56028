"""A view is all that a seat may know: the state supposed from it answers as the real one does."""

from __future__ import annotations

import msgspec
import pytest

from saloon.games.duel.rules import Duel
from saloon.kernel import NATURE, NATURE_BIT, Game, State, digest, find_game, games, read_options, seats_of, stream
from saloon.kernel.bits import count

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


def test_a_supposed_duel_has_every_card_once() -> None:
    duel = find_game("duel")
    options = read_options(duel.Options, {"hidden_log": True})
    for state in positions(duel, options, 2, 1):
        for seat in range(2):
            supposed = duel.suppose(options, 2, state.view(seat))
            assert isinstance(supposed, Duel)
            for side_seat in range(2):
                side = supposed.side(side_seat)
                assert not side.hand & side.deck
                assert not (side.hand | side.deck) & supposed.tops_of(side_seat)
                assert (count(side.hand), count(side.deck)) == (side.hand_size, side.deck_size)
