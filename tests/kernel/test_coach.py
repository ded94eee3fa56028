"""Coaches of all games: what they say comes from what their seat may know, and adds up."""

from __future__ import annotations

import pytest

from saloon.bots.match import play_match
from saloon.games.duel import GAME as DUEL
from saloon.kernel import (
    NATURE,
    Advice,
    Coach,
    Game,
    Remark,
    Worth,
    costliest,
    find_coach,
    find_critic,
    games,
    is_looked_back_on,
    look_back,
    remarks_on,
    replay,
    seats_of,
    stream,
)

COACHED = [game for game in games().values() if find_coach(game) is not None]
every_coach = pytest.mark.parametrize("game", COACHED, ids=lambda game: game.id)


def coach_for(game: Game, seats: int, seat: int) -> Coach:
    kind = find_coach(game)
    assert kind is not None
    return kind(game, game.Options(), seats, seat)


def remark(index: int, seat: int, cost: float) -> Remark:
    return Remark(index, seat, "pass", Advice({}, [Worth("pass", 0.0)]), cost)


def test_some_game_has_a_coach_and_some_game_has_none() -> None:
    assert [game.id for game in COACHED] == ["bluff"]
    assert remarks_on(play_match(DUEL, DUEL.Options(), ["random", "random"], seed=1)) == []


@every_coach
@pytest.mark.parametrize("seats", [2, 4])
def test_hidden_things_change_no_advice(game: Game, seats: int) -> None:
    """A coach that watched the same says the same, whatever lies hidden."""
    changed = compared = 0
    for seed in range(3):
        coaches = [coach_for(game, seats, seat) for seat in range(seats)]
        for position in replay(play_match(game, game.Options(), ["random"] * seats, seed)):
            for coach in coaches:
                coach.look_at(position.events)
            state = position.state
            for seat in [mover for mover in seats_of(state.to_move()) if mover != NATURE]:
                other = state.imagine(seat, stream(seed, position.seq))
                said = [coaches[seat].advise(real.view(seat), real.legal(seat)) for real in (state, other)]
                assert said[0] == said[1]
                changed += any(state.view(foe) != other.view(foe) for foe in range(seats))
                compared += 1
    assert changed > compared // 4, "the other worlds were hardly different"


@every_coach
def test_every_choice_is_weighed_and_the_best_costs_nothing(game: Game) -> None:
    record = play_match(game, game.Options(), ["random"] * 3, seed=5)
    positions = list(replay(record))
    remarks = remarks_on(record)
    assert len(remarks) > len(positions) // 4
    for found in remarks:
        before = positions[found.index].state
        assert sorted(choice.move for choice in found.advice.choices) == sorted(
            game.moves.text(move) for move in before.legal(found.seat)
        )
        points = [choice.points for choice in found.advice.choices]
        assert points == sorted(points, reverse=True)
        chosen = next(choice.points for choice in found.advice.choices if choice.move == found.move)
        assert record.moves[found.index].move == found.move
        assert found.cost == points[0] - chosen >= 0


def test_a_few_decisions_of_each_seat_are_marked_the_worst_first() -> None:
    remarks = [remark(index, 0, index / 10) for index in range(6)] + [remark(9, 1, 0.35), remark(10, 1, 0.04)]
    assert costliest(remarks) == [5, 4, 9, 3]


def test_without_a_critic_the_coach_looks_back_and_without_a_coach_nobody_does() -> None:
    bluff = COACHED[0]
    record = play_match(bluff, bluff.Options(), ["random"] * 2, seed=5)
    found = look_back(record)
    assert (found.remarks, found.costliest) == (remarks_on(record), costliest(remarks_on(record)))
    assert (found.unit, found.course, found.turns) == ("points", [], [])
    assert look_back(play_match(DUEL, DUEL.Options(), ["random"] * 2, seed=1)).remarks == []
    assert [game.id for game in games().values() if find_critic(game) is not None] == ["joe"]
    assert [game.id for game in games().values() if is_looked_back_on(game)] == ["bluff", "joe"]
