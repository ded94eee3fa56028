"""Who meets whom, where and from which seed."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from saloon.bots import BadBot
from saloon.kernel import BadOptions, find_game
from saloon.lab.plan import BadPlan, plan_arena, plan_sim, timed_bots
from tests.lab.runs import DUEL, small_plan


def test_a_pair_swaps_seats_on_the_same_seed() -> None:
    plan = small_plan()
    one, two, three = (plan.fixture(number) for number in range(3))
    assert one.players == ("random", "greedy") == two.players[::-1]
    assert one.seed == two.seed != three.seed


def test_every_meeting_has_its_own_seed() -> None:
    plan = small_plan(matches=2000)
    seeds = {plan.fixture(number).seed for number in range(plan.matches)}
    assert len(seeds) == 1000
    assert not seeds & {replace(plan, seed=8).fixture(number).seed for number in range(plan.matches)}


@pytest.mark.parametrize(("bots", "seats"), [(2, 4), (3, 4), (4, 4), (1, 3)])
def test_every_bot_sits_equally_often_at_every_seat(bots: int, seats: int) -> None:
    names = tuple("abcd"[:bots])
    plan = replace(small_plan(), seats=seats, bots=names, groups=(tuple(range(bots)),))
    seated = Counter((seat, bot) for number in range(bots) for seat, bot in enumerate(plan.fixture(number).players))
    assert seated == {(seat, bot): 1 for seat in range(seats) for bot in names}


def test_in_an_arena_all_pairs_take_turns() -> None:
    bots = ["random", "greedy", "planner"]
    plan = plan_arena(DUEL, bots, 4, 7)
    assert plan.matches == 12
    meetings = [frozenset(plan.fixture(number).players) for number in range(0, 12, 2)]
    assert meetings[:3] == meetings[3:]
    assert len(set(meetings)) == 3
    assert len({plan.fixture(number).seed for number in range(12)}) == 6


@pytest.mark.parametrize(
    ("bots", "matches", "options", "error", "complaint"),
    [
        (["random"] * 2, 2, {}, BadPlan, "name each bot once; one bot alone plays against itself"),
        (["random", "greedy", "planner"], 2, {}, BadPlan, "3 bots cannot share 2 seats; an arena"),
        (["random"], 0, {}, BadPlan, "there must be at least one match"),
        (["random", "luck"], 2, {}, BadBot, "there is no bot 'luck' for duel"),
        (["random", "greedy:nodes=5"], 2, {}, BadBot, "'nodes=5' is no budget for greedy, which takes none"),
        (["random"], 2, {"hand": "9"}, BadOptions, "option 'hand' cannot be 9"),
        (["random"], 2, {"jokers": "2"}, BadOptions, "there is no option 'jokers'"),
    ],
)
def test_what_cannot_be_played_is_refused(
    bots: list[str], matches: int, options: dict[str, str], error: type[Exception], complaint: str
) -> None:
    with pytest.raises(error) as refused:
        plan_sim(DUEL, bots, matches, 1, options=options)
    assert complaint in str(refused.value)


def test_seats_that_the_game_has_not_are_refused() -> None:
    with pytest.raises(BadOptions, match="duel is for 2 seats, not for 3"):
        plan_sim(DUEL, ["random"], 2, 1, seats=3)


def test_without_a_word_on_seats_there_are_as_few_as_the_options_allow() -> None:
    joe = find_game("joe")
    bots = ["random", "gunslinger", "marshal"]
    assert plan_sim(joe, bots[:1], 2, 1, options={"scenario": "9.3"}).seats == 3
    assert plan_arena(joe, bots, 3, 1, options={"scenario": "9.3"}).seats == 3
    assert plan_sim(joe, bots[:1], 2, 1).seats == 2


@pytest.mark.parametrize(
    ("bots", "matches", "complaint"),
    [
        (["random"], 2, "an arena at 2 seats needs at least 2 bots, not 1"),
        (["random", "greedy"], 5, "5 matches cannot be shared evenly over 2 seats; 6 can"),
    ],
)
def test_an_unfair_arena_is_refused(bots: list[str], matches: int, complaint: str) -> None:
    with pytest.raises(BadPlan, match=complaint):
        plan_arena(DUEL, bots, matches, 1)


def test_a_program_names_the_game_and_gives_options_as_values() -> None:
    planned = plan_sim(DUEL, ["random"], 2, 1, options={"hand": "4", "touch_move": "true"})
    assert plan_sim("duel", ["random"], 2, 1, options={"hand": 4, "touch_move": True}) == planned
    assert plan_arena("duel", ["random", "greedy"], 2, 1) == plan_arena(DUEL, ["random", "greedy"], 2, 1)


def test_bots_that_think_by_the_clock_are_known() -> None:
    assert timed_bots(DUEL, ["random", "master:ms=5", "master:nodes=5", "cmd:true"]) == ["master:ms=5"]
