"""The five options of the rulebook, and the rulings that can be changed (JOE-42..46)."""

from __future__ import annotations

import pytest

from saloon.games.joe.box.constants import DEAD
from saloon.games.joe.events import Ceded, Repaired
from saloon.games.joe.setup import JoeOptions
from tests.games.joe.scene import (
    after,
    arm,
    asked,
    begin_turn,
    carried,
    deck,
    do,
    equip,
    opened,
    refusal,
    scene,
    someone,
    texts,
    told,
)


@pytest.mark.rule("JOE-42")
def test_who_has_lost_everybody_gets_a_character() -> None:
    joe = scene("jake", {"jake": "RN4", "billy": "RN5", "luke": "RN9"}, seats=3, adoption=True)
    lone = someone(joe, "jake").seat
    for name in ("billy", "luke", "brad", "slim"):  # seat 1 has them all
        assert someone(joe, name).seat == 1
    seats = {someone(joe, name).seat for name in ("jake", "dave", "bob", "joe")}
    assert seats == {0, 2}
    for name in ("dave", "bob", "joe"):
        if someone(joe, name).seat == 2 - lone:
            someone(joe, name).status = 2
    joe, _ = do(joe, "go RN3")
    assert asked(joe) == "cede"
    assert joe.to_move() == 1 << lone  # of the same side first
    given = texts(joe)[0].removeprefix("cede ")
    joe, events = do(joe, f"cede {given}")
    assert told(events, Ceded)[0].taker == 2 - lone
    assert someone(joe, given).seat == 2 - lone
    assert joe.seat_side[2 - lone] == 0


@pytest.mark.rule("JOE-42")
def test_the_new_player_may_change_sides_and_sees_the_joker() -> None:
    joe = scene("fred", {"fred": "RN4", "ted": "RN5"}, "9.3", 3, adoption=True)
    arm(joe, "frank", "feint")
    someone(joe, "slim").status = DEAD
    someone(joe, "ted").wounds = 2
    law = someone(joe, "ted").seat
    joe = after(joe, "shoot carbine ted", "card E16")
    assert asked(joe) == "cede"
    assert texts(joe) == ["cede fred", "cede frank"]
    assert refusal(joe, "end").rule == "JOE-42"
    joe = after(joe, "cede frank")
    assert joe.seat_side[law] == someone(joe, "frank").side == 0
    assert next(shown for shown in joe.view(law).characters if shown.name == "frank").joker == "J18"


@pytest.mark.rule("JOE-42")
def test_whoever_left_with_gold_has_lost_nobody() -> None:
    joe = scene("slim", {"slim": "LN1"}, "9.8", 4, adoption=True)
    equip(joe, "slim", "nugget3")
    riders = someone(joe, "slim").seat
    for name in ("jake", "dave"):
        someone(joe, name).status = DEAD
    joe = after(joe, "exit")
    assert asked(joe) == "marker", "nobody is handed over"
    assert joe.seat_side[riders] == someone(joe, "slim").side
    assert joe.loot[someone(joe, "slim").side] == 3


@pytest.mark.rule("JOE-43")
def test_a_window_takes_two_points() -> None:
    joe = scene("jake", {"jake": "WN5", "billy": "RN9"}, slow_windows=True)
    assert after(joe, "go SA9").points_left == 2
    joe = after(joe, "go WN4", "go WN5", "go WN4")
    assert "go SA8" in texts(joe)  # a door takes one
    last = after(scene("jake", {"jake": "WN4", "billy": "RN9"}, slow_windows=True), "go WN3", "go WN4", "go WN5")
    assert refusal(last, "go SA9").rule == "JOE-43"


@pytest.mark.rule("JOE-44")
@pytest.mark.parametrize(
    ("wounds", "card", "how", "gun"),
    [
        (0, "E10", "works", "colt 6"),
        (0, "E01", "lost", None),
        (0, "E02", "fails", "colt 6 jammed"),
        (1, "M13", "works", "colt 6"),
    ],
)
def test_a_card_decides_on_repairs(wounds: int, card: str, how: str, gun: str | None) -> None:
    joe = scene("bob", {"bob": "RN4", "billy": "RN9"}, hard_repairs=True)
    someone(joe, "bob").first_gun |= 256
    someone(joe, "bob").wounds = wounds
    joe = after(joe, "repair colt")
    assert deck(joe) == card[0]
    joe, events = do(joe, f"card {card}")
    assert told(events, Repaired)[0].how == how
    assert [thing for thing in carried(joe, "bob") if thing.startswith("colt")] == ([gun] if gun else [])
    assert joe.points_left == 3


@pytest.mark.rule("JOE-45")
@pytest.mark.parametrize(("option", "points"), [(False, 4), (True, 2)])
def test_wounds_cost_points_by_option(option: bool, points: int) -> None:
    joe = scene("jake", {"jake": "RN4", "billy": "RN9"}, wounds_slow=option)
    someone(joe, "jake").wounds = 2
    begin_turn(joe, "jake")
    assert joe.points_left == points


@pytest.mark.rule("JOE-R1")
@pytest.mark.parametrize(("nuggets", "gold"), [("1-2-3", 3), ("1-2-5", 5)])
def test_the_big_nugget_is_worth_three_or_five(nuggets: str, gold: int) -> None:
    joe = scene("dave", {"dave": "LN1", "billy": "RN9"}, "9.4", 2, nuggets=nuggets)
    someone(joe, "dave").first_pocket = 10
    joe = after(joe, "exit")
    assert joe.loot[0] == gold


@pytest.mark.rule("JOE-R3")
@pytest.mark.parametrize(("goal_line", "trio"), [(False, {"slim", "jake", "dave"}), (True, {"slim", "jake", "brad"})])
def test_the_trios_are_those_of_the_setup_or_of_the_goals(goal_line: bool, trio: set[str]) -> None:
    view = opened(JoeOptions(scenario="9.8", goal_line=goal_line), 4).view(None)
    assert {shown.name for shown in view.characters if shown.side == 1} == trio


@pytest.mark.rule("JOE-R19", "JOE-47")
def test_somebody_seen_may_surrender_before_acting() -> None:
    joe = scene("jake", {"jake": "RN4", "billy": "RN5"})
    gone = after(joe, "surrender")
    assert next(shown for shown in gone.view(None).characters if shown.name == "jake").status == "captured"
    assert {lying.thing for lying in gone.view(None).ground} == {"carbine", "knife"}
    assert refusal(after(joe, "go RN3"), "surrender").message == "joe-refused-acted"
    assert refusal(scene("jake", {"jake": "RN4", "billy": "SA2"}), "surrender").message == "joe-refused-unwatched"
    whole = scene("jake", {"jake": "RN4", "billy": "RN5"}, sides_only=True)
    assert refusal(whole, "surrender").message == "joe-refused-side-only"
    assert texts(whole, "surrender") == ["surrender all"]


@pytest.mark.rule("JOE-R28")
@pytest.mark.parametrize(
    ("scenario", "winners"), [("9.1", ("outlaws",)), ("9.5", ()), ("9.4", ("law",)), ("9.7", ("law",))]
)
def test_after_the_last_round_whoever_had_to_prevent_something_wins(scenario: str, winners: tuple[str, ...]) -> None:
    first = {"9.1": "ted", "9.5": "jake", "9.4": "jake", "9.7": "jake"}[scenario]
    joe = scene(first, {first: "RN9"}, scenario, 2, round_limit=1)
    joe = after(joe, "end")
    assert joe.view(None).winners == winners
    assert joe.view(None).reason == "limit"


@pytest.mark.rule("JOE-R20", "JOE-R28")
@pytest.mark.parametrize(("loot", "winners"), [(2, ("law",)), (3, ("bandits",)), (5, ("bandits",))])
def test_gold_that_is_off_the_board_counts_at_the_last_round(loot: int, winners: tuple[str, ...]) -> None:
    joe = scene("jake", {"jake": "RN9"}, "9.4", 2, round_limit=1)
    joe.loot[0] = loot
    assert after(joe, "end").view(None).winners == winners


@pytest.mark.rule("JOE-R28")
@pytest.mark.parametrize(("dead", "winners"), [((), ()), (("billy", "luke"), ("shopkeepers",)), (("billy",), ())])
def test_of_several_sides_the_one_that_has_reached_its_goal_wins_at_the_last_round(
    dead: tuple[str, ...], winners: tuple[str, ...]
) -> None:
    joe = scene("fred", {"fred": "RN9"}, "9.3", 3, round_limit=1)
    for name in dead:
        someone(joe, name).status = DEAD
    assert after(joe, "end").view(None).winners == winners


@pytest.mark.rule("JOE-R28")
@pytest.mark.parametrize(("quiet_end", "rounds"), [(True, 6), (False, 30)])
def test_five_quiet_rounds_may_be_the_end(quiet_end: bool, rounds: int) -> None:
    joe = after(
        scene("jake", {"jake": "RN4", "billy": "RN5"}, quiet_end=quiet_end), "shoot carbine billy", "card E01", "end"
    )
    while joe.to_move():
        joe = after(joe, texts(joe)[0] if asked(joe) == "marker" else "end")
    outcome = joe.outcome()
    assert outcome is not None
    assert outcome.reason == ("quiet" if quiet_end else "limit")
    assert joe.view(None).round == rounds
