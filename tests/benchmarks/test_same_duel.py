"""The engines that are measured play our duel: the same legal moves at every position, the same winner."""

from __future__ import annotations

import pyspiel
from benchmarks.contestant import Match, Tally
from benchmarks.duels import openspiel, plain
from benchmarks.same_game import outsiders, style

from saloon.games.duel.codes import DRAW, FIRST
from saloon.games.duel.rules import Duel
from saloon.kernel import NATURE, NATURE_BIT, Rng, find_game, seats_of

MATCHES = 60


def played(seed: int) -> list[tuple[int, int, list[int]]]:
    """A random match of ours: who moved, the move, and all moves that were legal then."""
    state = find_game("duel").open()
    rng = Rng(seed)
    moves = []
    while movers := state.to_move():
        (seat,) = seats_of(movers)
        legal = [] if movers == NATURE_BIT else state.legal(seat)
        move = state.draw(rng) if movers == NATURE_BIT else state.pick(seat, rng)
        moves.append((seat, move, legal))
        state.apply(seat, move)
    return moves


def winner(moves: list[tuple[int, int, list[int]]]) -> int:
    state = find_game("duel").open()
    for seat, move, _ in moves:
        state.apply(seat, move)
    assert isinstance(state, Duel)
    return state.winner


def drawn_by(moves: list[tuple[int, int, list[int]]]) -> tuple[list[int], list[int]]:
    """Each seat's draw pile, the top at its end: the cards in the order in which they were drawn, then the others."""
    state = find_game("duel").open()
    drawn: tuple[list[int], list[int]] = ([], [])
    for seat, move, _ in moves:
        assert isinstance(state, Duel)
        if move >= DRAW:
            drawn[state.drawer].append(move - DRAW + plain.CARDS.start)
        state.apply(seat, move)
    first, second = ([card for card in plain.CARDS if card not in cards] + cards[::-1] for cards in drawn)
    return first, second


def test_the_plain_engine_plays_our_duel() -> None:
    positions = 0
    for seed in range(MATCHES):
        moves = played(seed)
        duel = plain.Duel(moves[0][1] - FIRST, drawn_by(moves))
        duel.begin_turn()
        for seat, move, legal in moves:
            if seat == NATURE:
                continue
            assert duel.winner is None
            assert duel.turn == seat
            assert sorted(plain.MOVES.index(choice) for choice in duel.legal()) == legal
            duel.play(plain.MOVES[move])
            positions += 1
        assert duel.winner == winner(moves)
    assert positions > 4000


def test_the_game_written_for_openspiel_is_our_duel() -> None:
    game = pyspiel.load_game(openspiel.KIND.short_name)
    for seed in range(MATCHES // 4):
        moves = played(seed)
        state = game.new_initial_state()
        for seat, move, legal in moves:
            assert not state.is_terminal()
            if seat != NATURE:
                assert state.current_player() == seat
                assert state.legal_actions() == legal
                state.apply_action(move)
                continue
            action = move - FIRST if move < DRAW else move - DRAW + plain.CARDS.start
            assert action in [outcome for outcome, _ in state.chance_outcomes()]
            state.apply_action(action)
        assert state.is_terminal()
        assert state.returns()[winner(moves)] == 1.0


def test_another_game_is_noticed() -> None:
    ours, like_ours, longer, luckier, unseen = Tally(), Tally(), Tally(), Tally(), Tally()
    for n in range(400):
        ours.add(Match(100 + n % 7, n % 2 == 0))
        like_ours.add(Match(100 + (n + 3) % 7, n % 2 == 1))
        longer.add(Match(101 + n % 7, n % 2 == 0))
        luckier.add(Match(100 + n % 7, n % 3 > 0))
    unseen.add(Match(20, True))
    tallies = {"ours": ours, "like ours": like_ours, "longer": longer, "luckier": luckier, "unseen": unseen}
    assert outsiders({name: style([tally]) for name, tally in tallies.items()}) == ["longer", "luckier"]
