"""Bots at a table: races in simulated time, and coins weighed against tiles."""

from __future__ import annotations

from typing import ClassVar

import pytest

from saloon.bots import Bot, Reaction, bot_names, make_bot, ranked_bots
from saloon.bots.jane.levels import JaneBot
from saloon.bots.jane.robbery import best_place, price_of_shooting, worth_of
from saloon.bots.match import play_match, play_to_outcome
from saloon.bots.race import Race
from saloon.games.jane import GAME
from saloon.games.jane.moves import MOVES
from saloon.games.jane.rules import Jane
from saloon.games.jane.setup import JaneOptions
from saloon.kernel import NATURE, Rng, Sight, check_record, stream
from tests.games.jane.scene import OPEN_HANDS, RELAXED, STICK_UP, do, scene

LEVELS = ["child", "greenhorn", "cowhand", "quickdraw", "jane"]


def reaction(jane: Jane, seat: int = 0, bot: str = "jane", options: JaneOptions = STICK_UP, seed: int = 1) -> Reaction:
    player = make_bot(bot, GAME, options, jane.terms.seats, seat, Rng(seed))
    return player.react(Sight(jane, seat, Rng(seed)))


def shot(jane: Jane, seat: int = 0) -> str:
    return MOVES.text(reaction(jane, seat).move)


class Patient(Bot):
    """Locks the same after so many seconds as its seat says, and notes when it was asked."""

    asked: ClassVar[list[tuple[int, int]]] = []

    def react(self, sight: Sight) -> Reaction:
        self.asked.append((sight.view.round, self.seat))
        return Reaction(sight.legal[0], 1.0 + self.seat)


class Timeless(Bot):
    """Says what it moves, not when."""

    def choose(self, sight: Sight) -> int:
        return sight.legal[0]


def test_what_a_barred_seat_was_about_to_lock_is_forgotten_with_the_round() -> None:
    Patient.asked.clear()
    play_match(GAME, JaneOptions(), [Patient] * 3, seed=1)
    assert sorted(Patient.asked) == [(number, seat) for number in range(1, 11) for seat in range(3)]


def test_there_are_five_levels() -> None:
    assert bot_names(GAME) == sorted([*LEVELS, "random"])
    assert ranked_bots(GAME) == [*reversed(LEVELS), "random"]


def test_who_only_guesses_leaves_beginners_the_time_to_read() -> None:
    hands = ["L thumb", "R thumb", "R ring", "L index", "L index"]
    for seed in range(20):
        one = reaction(scene(*hands[:1]), bot="random", options=JaneOptions(), seed=seed)
        five = reaction(scene(*hands), bot="random", options=JaneOptions(), seed=seed)
        assert 10 <= one.seconds < 0.6 * 25
        assert 18 <= five.seconds < 0.6 * 45
        relaxed = reaction(scene(*hands, options=RELAXED), bot="random", options=RELAXED, seed=seed)
        assert relaxed.seconds < 5, "nobody waits for it where nobody is in a hurry"


def test_a_round_that_is_worth_little_is_for_coins() -> None:
    jane = scene("L thumb*", seats=4, options=STICK_UP, coins=[[1], [5], [2], [4]])
    assert shot(jane) in {f"shoot L {victim}" for victim in (1, 2, 3)}


def test_a_round_that_is_worth_much_is_for_the_tile() -> None:
    kinds = ["L thumb*", "R thumb", "R thumb", "R ring"]
    jane = scene(*kinds, seats=2, number=10, options=STICK_UP)
    assert shot(jane) == "lock L:T.... R:...R."


def test_without_an_odd_bullet_nobody_shoots() -> None:
    for kinds in (["R thumb"], ["L thumb*", "L open*"]):
        assert shot(scene(*kinds, seats=4, options=STICK_UP)).startswith("lock")


def test_a_coin_that_it_knows_is_a_better_target() -> None:
    jane = scene("L thumb*", seats=4, options=STICK_UP, coins=[[1], [6], [2], [4]])
    jane.owners[1] |= 1  # it has owned the 6
    assert worth_of(jane, 0, 1) == [6.0]
    assert shot(jane) == "shoot L 1"


def test_two_odd_bullets_make_a_double_stick_up_at_the_best_coins() -> None:
    jane = scene("L thumb*", "R thumb*", seats=4, options=STICK_UP, coins=[[1], [6], [2], [5]])
    jane.owners[1] |= 1
    jane.owners[3] |= 1
    assert shot(jane) == "shoot L 1 R 3"


def test_what_is_unknown_is_worth_the_mean_of_what_is_left() -> None:
    jane = scene("L thumb*", options=STICK_UP, coins=[[6], [5], [0]])
    assert worth_of(jane, 0, 1) == [pytest.approx((30 - 6) / 9)]


def test_the_price_of_shooting_is_the_tile() -> None:
    shared = scene("L thumb*", seats=5, number=8, options=STICK_UP)
    given_away = scene("L thumb*", seats=2, number=8, options=STICK_UP)
    assert price_of_shooting(shared, trust=0.9) == pytest.approx(8 * 0.9 / 4)
    assert price_of_shooting(given_away, trust=0.9) == 4


def test_the_best_coin_is_taken() -> None:
    jane = scene("L thumb*", options=STICK_UP, coins=[[1], [2, 6, 0], [4]])
    jane.owners[2] |= 1
    jane, _ = do(jane, "0 shoot L 1", f"2 {OPEN_HANDS}")
    assert best_place(jane, 0) == 1
    assert shot(jane) == "take 2"


def test_without_a_race_it_looks_again() -> None:
    right = {True: 0, False: 0}
    for seed in range(150):
        for relaxed in right:
            options = RELAXED if relaxed else JaneOptions()
            jane = scene("L index", "R thumb", "L ring", "R open", "R middle", options=options)
            chosen = reaction(jane, bot="child", options=options, seed=seed).move
            right[relaxed] += MOVES.text(chosen) == "lock L:.I.R. R:....."
    assert right[True] > right[False]


def test_a_match_is_played_in_simulated_time() -> None:
    record, outcome = play_to_outcome(GAME, JaneOptions(), LEVELS, seed=3)
    times = [moved.time for moved in record.moves]
    assert None not in times
    assert 10_000 < (times[-1] or 0) < 200_000, "ten rounds take some seconds each"
    assert play_match(GAME, JaneOptions(), LEVELS, seed=3) == record
    assert check_record(str(record))[-1].state.outcome() == outcome
    reveals = [moved for moved in record.moves if moved.move == "reveal"]
    firsts = [after for before, after in zip(record.moves, record.moves[1:], strict=False) if before in reveals]
    assert all(first.seat != NATURE and (first.time or 0) > 0 for first in firsts)


def test_better_levels_win_more() -> None:
    wins = [0] * 5
    for seed in range(40):
        places = LEVELS[seed % 5 :] + LEVELS[: seed % 5]
        outcome = play_to_outcome(GAME, JaneOptions(), places, seed)[1]
        wins[LEVELS.index(places[outcome.ranks.index(1)])] += 1
    assert wins[4] > 30
    assert wins[0] == wins[1] == 0


def test_whoever_is_ready_first_moves_first() -> None:
    jane = scene("L index", seats=4)
    race = Race(Rng(1))
    asked: list[int] = []

    def react(seat: int) -> Reaction:
        asked.append(seat)
        return Reaction(MOVES.parse(OPEN_HANDS), [0.9, 0.5, 0.7, 0.8][seat])

    assert race.next(jane, [0, 1, 2, 3], react) == (1, 0)
    assert race.now == 0.5
    assert race.next(jane, [0, 2, 3], react) == (2, 0)
    assert asked == [0, 1, 2, 3], "each is asked once"
    race.restart()
    assert race.next(jane, [0, 3], react) == (3, 0)
    assert race.now == pytest.approx(0.7 + 0.8)


def test_equal_times_are_settled_by_luck() -> None:
    jane = scene("L index", seats=4)
    first = {Race(Rng(seed)).next(jane, [0, 1, 2, 3], lambda _: Reaction(0, 0.5))[0] for seed in range(40)}
    assert first == {0, 1, 2, 3}


@pytest.mark.rule("DJ-R12")
def test_who_guesses_at_once_ties_with_all_who_think_for_less_than_the_least_time() -> None:
    jane = scene("L index", seats=4, options=JaneOptions(thinking_time=True))
    least = GAME.race.least(jane) / 1000
    assert least == 1.5
    assert GAME.race.least(scene("L index", seats=4)) == 0
    times = [0.1, 1.4, 1.6, 2.0]
    first = {
        Race(Rng(seed), least).next(jane, [0, 1, 2, 3], lambda seat: Reaction(0, times[seat]))[0] for seed in range(40)
    }
    assert first == {0, 1}


def test_who_comes_too_late_with_a_hand_loses_time() -> None:
    jane = scene("L thumb*", seats=4, options=STICK_UP)
    race = Race(Rng(1))
    plans = {0: [Reaction(MOVES.parse("shoot L 1"), 0.5)], 1: [Reaction(MOVES.parse("pass"), 9.0)]}
    plans[2] = [Reaction(MOVES.parse("shoot L 3"), 0.6), Reaction(MOVES.parse("shoot R 3"), 1.0)]
    seat, move = race.next(jane, [0, 1, 2], lambda seat: plans[seat].pop(0))
    assert seat == 0
    jane.apply(seat, move)
    assert race.next(jane, [1, 2], lambda seat: plans[seat].pop(0)) == (2, MOVES.parse("shoot R 3"))
    assert race.now == pytest.approx(1.5)


def test_a_bot_without_a_sense_of_time_moves_within_seconds() -> None:
    jane = scene("L index", seats=4)
    bots = [Timeless(GAME, JaneOptions(), 4, 0, Rng(seed)) for seed in range(50)]
    times = {bot.react(Sight(jane, 0, Rng(1))).seconds for bot in bots}
    assert 0 <= min(times) < 1
    assert 3 < max(times) < 4


def test_a_bot_is_not_moved_by_hidden_locks_or_coins() -> None:
    for seed in range(30):
        found = []
        for lock, coin in (("lock L:T.... R:.....", 6), (OPEN_HANDS, 0)):
            jane = scene("L thumb*", "R ring", seats=4, options=STICK_UP, coins=[[1], [coin], [2], [4]])
            jane, _ = do(jane, f"2 {lock}")
            player = JaneBot(GAME, STICK_UP, 4, 0, stream(seed, "bot"))
            found.append(player.react(Sight(jane, 0, stream(seed, "sight"))))
        assert found[0] == found[1]
