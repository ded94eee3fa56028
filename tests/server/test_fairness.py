"""The arithmetic of a fair race, rule by rule."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from saloon.kernel import Rng, stream
from saloon.server.race.fairness import (
    DEAD_HEAT,
    FORE_LEAST,
    FORE_MEAN,
    FORE_MOST,
    LONGEST_HOLD,
    POLICIES,
    LagAllowance,
    Policy,
    Proof,
    RankedTime,
    decide,
    draw_foreperiod,
    heats,
    hold,
    judge,
)
from saloon.server.race.round_trips import SLACK, WINDOW, RoundTrips

RANKED = POLICIES["ranked"]
times = st.floats(0, 5000)
levels = st.floats(0, 250)


@st.composite
def proofs(draw: st.DrawFn) -> Proof:
    floor = draw(st.floats(0, 400))
    usual = floor + draw(st.floats(0, 200))
    return Proof(floor, usual, usual + draw(st.floats(0, 300)))


def allowance(level: float, policy: Policy = RANKED) -> LagAllowance:
    filled = LagAllowance(policy)
    filled.level = level
    return filled


# Credit --------------------------------------------------------------------------------------------------------------


def test_a_truthful_claim_within_the_lines_delay_counts_as_it_stands() -> None:
    verdict = judge(elapsed=560, claimed=500, proof=Proof(50, 60, 90), allowance=allowance(0))
    assert (verdict.charged, verdict.credit, verdict.residual) == (500, 60, 0)


def test_what_the_purse_does_not_cover_is_charged() -> None:
    empty = allowance(0)
    verdict = judge(1000, 500, Proof(50, 60, 90), empty)
    assert verdict.credit == 50 + 10 + RANKED.gain
    assert verdict.charged == 1000 - verdict.credit
    assert verdict.residual == 500 - verdict.credit
    assert empty.level == 0


def test_what_a_round_does_not_need_is_saved_up_to_the_cap() -> None:
    saving = allowance(0)
    levels = []
    for _ in range(20):
        judge(550, 500, Proof(50, 50, 50), saving)
        levels.append(saving.level)
    assert levels[:2] == [RANKED.gain, 2 * RANKED.gain]
    assert levels[-1] == RANKED.cap


def test_no_floor_is_believed_beyond_the_cap_of_the_mode() -> None:
    long_line = Proof(900, 900, 900)
    assert judge(1900, None, long_line, allowance(0)).credit == RANKED.floor_cap
    assert judge(1900, None, long_line, LagAllowance(POLICIES["friends"])).credit == 900


def test_friends_are_believed_further_and_one_screen_entirely() -> None:
    proof = Proof(50, 50, 50)
    assert judge(1500, 1000, proof, LagAllowance(POLICIES["friends"])).charged == 1000
    assert judge(5000, 20, proof, LagAllowance(POLICIES["room"])).charged == 20
    assert judge(1500, 1000, proof, LagAllowance(RANKED)).charged > 1000


def test_without_a_claim_the_house_takes_the_proved_floor_off() -> None:
    assert judge(560, None, Proof(50, 60, 90), allowance(250)).charged == 510


@given(times, times, proofs(), levels)
def test_a_truthful_claim_is_never_worse_than_none(reaction: float, delay: float, proof: Proof, level: float) -> None:
    told = judge(reaction + delay, reaction, proof, allowance(level))
    silent = judge(reaction + delay, None, proof, allowance(level))
    assert told.charged <= silent.charged + 1e-9


@given(times, times, st.floats(0, 3000), proofs(), levels)
def test_nobody_gains_by_claiming_to_have_been_slower(
    reaction: float, delay: float, more: float, proof: Proof, level: float
) -> None:
    truth = judge(reaction + delay, reaction, proof, allowance(level))
    assert truth.charged <= judge(reaction + delay, reaction + more, proof, allowance(level)).charged + 1e-9


@given(times, times, st.floats(0, 3000), proofs(), levels)
def test_nobody_gains_by_sending_later(reaction: float, delay: float, later: float, proof: Proof, level: float) -> None:
    at_once = judge(reaction + delay, reaction, proof, allowance(level))
    assert at_once.charged <= judge(reaction + delay + later, reaction, proof, allowance(level)).charged + 1e-9


@given(st.lists(st.tuples(times, times), min_size=1, max_size=30), proofs())
def test_over_many_rounds_lies_gain_no_more_than_the_purse_gets(
    rounds: list[tuple[float, float]], proof: Proof
) -> None:
    kept = LagAllowance(RANKED)
    credited = [judge(reaction + proof.floor, lie, proof, kept).credit for reaction, lie in rounds]
    allowed = RANKED.start + len(rounds) * (RANKED.gain + min(RANKED.floor_cap, proof.usual - proof.floor))
    assert sum(credited) <= len(rounds) * min(proof.floor, RANKED.floor_cap) + allowed + 1e-6


@given(times, times, proofs(), levels)
def test_the_reaction_that_counts_is_never_below_zero(
    elapsed: float, claimed: float, proof: Proof, level: float
) -> None:
    assert judge(elapsed, claimed, proof, allowance(level)).charged >= -1e-9


# Order ---------------------------------------------------------------------------------------------------------------


def seats(groups: list[list[RankedTime]]) -> list[list[int]]:
    return [[standing.seat for standing in group] for group in groups]


def test_the_order_is_by_the_time_that_counts() -> None:
    assert seats(heats([RankedTime(0, 700), RankedTime(1, 500), RankedTime(2, 600)])) == [[1], [2], [0]]


def test_what_cannot_be_told_apart_from_the_fastest_is_a_dead_heat() -> None:
    near = [RankedTime(0, 500), RankedTime(1, 500 + DEAD_HEAT - 0.1), RankedTime(2, 500 + DEAD_HEAT)]
    assert seats(heats(near)) == [[0, 1], [2]]
    chain = [RankedTime(seat, 500 + 7.0 * seat) for seat in range(4)]
    assert seats(heats(chain)) == [[0, 1], [2, 3]], "a chain of small gaps is not one heat"


def test_a_coarse_timer_widens_a_dead_heat() -> None:
    assert seats(heats([RankedTime(0, 500), RankedTime(1, 515, grain=16)])) == [[0, 1]]
    assert seats(heats([RankedTime(0, 500, grain=16), RankedTime(1, 515)])) == [[0, 1]]
    assert seats(heats([RankedTime(0, 500), RankedTime(1, 515, grain=12)])) == [[0], [1]]


@given(st.lists(times, max_size=9))
def test_everybody_has_one_place(charged: list[float]) -> None:
    groups = heats([RankedTime(seat, time) for seat, time in enumerate(charged)])
    order = [standing for group in groups for standing in group]
    assert sorted(standing.seat for standing in order) == list(range(len(charged)))
    assert [group[0].charged for group in groups] == sorted(group[0].charged for group in groups)


def test_lots_are_even_and_do_not_depend_on_who_came_first() -> None:
    heat = [RankedTime(2, 501), RankedTime(0, 500), RankedTime(5, 503)]
    firsts = Counter(decide(heat, Rng(seed))[0].seat for seed in range(3000))
    assert all(abs(number - 1000) < 130 for number in firsts.values())  # five standard deviations
    assert [decide(heat, Rng(seed)) for seed in range(50)] == [decide(heat[::-1], Rng(seed)) for seed in range(50)]


def test_a_rank_waits_for_the_slowest_line_that_is_open() -> None:
    assert hold([]) == 0
    assert hold([Proof(20, 25, 300)]) == 330
    assert hold([Proof(20, 25, 30)]) == 255, "a lost packet is sent again after 200 ms"
    assert hold([Proof(20, 25, 30), Proof(90, 95, 120)]) == 325
    assert hold([Proof(20, 25, 30), Proof(500, 600, 900)]) == LONGEST_HOLD


def test_fore_periods_lie_within_their_bounds_and_cannot_be_foreseen() -> None:
    drawn = [draw_foreperiod(stream("fore", number)) for number in range(20_000)]
    assert min(drawn) >= FORE_LEAST
    assert max(drawn) <= FORE_MOST
    # Whoever has waited for some time knows no more than before: of those still to come, the same part comes soon.
    soon = [
        sum(start <= fore < start + 100 for fore in drawn) / sum(fore >= start for fore in drawn)
        for start in (FORE_LEAST, FORE_LEAST + 200, FORE_LEAST + 400)
    ]
    assert all(abs(part - soon[0]) < 0.05 for part in soon)
    assert abs(sum(drawn) / len(drawn) - FORE_LEAST - FORE_MEAN) < FORE_MEAN / 4


# Round trips ---------------------------------------------------------------------------------------------------------


def test_a_line_proves_its_shortest_usual_and_longest_round_trip() -> None:
    trips = RoundTrips()
    assert trips.proof(0) == Proof()
    for at, ping in enumerate([50, 40, 90, 60]):
        trips.add(at, ping)
    assert trips.proof(10) == Proof(40, 60, 90)


def test_only_the_last_minute_counts_but_the_last_round_trip_stays() -> None:
    trips = RoundTrips()
    trips.add(0, 10)
    trips.add(5000, 80)
    assert trips.proof(5000).floor == 10
    assert trips.proof(WINDOW + 1000) == Proof(80, 80, 80)
    assert trips.proof(10 * WINDOW) == Proof(80, 80, 80)


def test_held_back_pongs_prove_no_more_than_the_kernel_saw() -> None:
    trips = RoundTrips()
    for at in range(10):
        trips.add(at, 220, kernel=20)
    assert trips.proof(10).floor == 20 + SLACK
    assert trips.proof(10).usual == 20 + SLACK
    assert trips.held_back() == 200


def test_a_line_that_hung_for_a_moment_held_nothing_back() -> None:
    trips = RoundTrips()
    for at, ping in enumerate([40] * 4 + [240] * 6):
        trips.add(at, ping, kernel=45)
    assert trips.held_back() == 0


@given(st.lists(st.tuples(st.floats(0, 500), st.none() | st.floats(0.1, 500)), min_size=1, max_size=50))
def test_a_proof_is_always_in_order(samples: list[tuple[float, float | None]]) -> None:
    trips = RoundTrips()
    for at, (ping, kernel) in enumerate(samples):
        trips.add(at, ping, kernel)
    proof = trips.proof(len(samples))
    assert 0 <= proof.floor <= proof.usual + 1e-9
    assert proof.floor <= min(ping for ping, _ in samples)
    assert proof.usual <= proof.slowest + 1e-9
