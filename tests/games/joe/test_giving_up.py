"""A whole side gives up (JOE-47, JOE-R36): at any moment, if all its players agree."""

from __future__ import annotations

import pytest

from saloon.bots.match import play_match
from saloon.games.joe import GAME, codes
from saloon.games.joe.box.constants import CAPTURED, CHARACTERS, DEAD
from saloon.games.joe.rules import Joe
from saloon.games.joe.scenario.scenarios import load_scenarios
from saloon.games.joe.setup import JoeOptions
from saloon.kernel import NATURE, NATURE_BIT, Rng, seats_of
from saloon.kernel.bits import set_of
from tests.games.joe.scene import (
    after,
    asked,
    begin_turn,
    do,
    equip,
    opening,
    refusal,
    scene,
    someone,
    texts,
    winners,
)

GIVE_UP = "surrender all"


@pytest.mark.rule("JOE-R36", "JOE-47", "JOE-R19")
def test_no_enemy_need_see_anybody_and_it_need_not_be_the_beginning_of_a_turn() -> None:
    joe = scene("jake", {"jake": "RN4", "billy": "SA2"})
    assert texts(joe, "surrender") == [GIVE_UP], "nobody sees Jake: alone he may not"
    moved = after(joe, "go RN5", "go RN4")
    assert winners(after(moved, GIVE_UP)) == ("lukes",)


@pytest.mark.rule("JOE-R36", "JOE-47")
def test_all_players_of_the_side_must_agree_and_are_asked_once_a_round() -> None:
    joe = after(scene("jake", {"jake": "RN4", "billy": "RN5"}, seats=4), GIVE_UP)
    assert asked(joe) == "yield"
    refused, events = do(joe, "no")
    assert [type(event).__name__ for event in events] == ["Yielded"]
    assert asked(refused) == "turn jake"
    assert refusal(refused, GIVE_UP).message == "joe-refused-yielded"
    following = after(refused, "end")
    assert following.round == refused.round + 1
    begin_turn(following, "jake")
    assert texts(following, GIVE_UP), "in the next round it may be asked again"
    outcome = after(joe, "yes").outcome()
    assert outcome is not None
    assert outcome.ranks == (3, 1, 3, 1)


@pytest.mark.rule("JOE-R36")
def test_a_player_whose_people_are_all_dead_is_not_asked() -> None:
    joe = scene("jake", {"jake": "RN4"}, seats=4)
    for other in joe.cast:
        if other.side == someone(joe, "jake").side and other.seat != someone(joe, "jake").seat:
            other.status = DEAD
    assert winners(after(joe, GIVE_UP)) == ("lukes",)


@pytest.mark.rule("JOE-R36")
@pytest.mark.parametrize("scenario", list(load_scenarios()))
def test_it_is_possible_whenever_anybody_is_asked(scenario: str) -> None:
    """Every question of a random match: nobody is stuck after it, and the side is out."""
    kinds: set[str] = set()
    for options in (JoeOptions(scenario=scenario, budget=60, adoption=True), JoeOptions(scenario=scenario)):
        for seed in range(3):
            for joe in asked_in_a_match(options, Rng(seed)):
                seat = seats_of(joe.to_move())[0]
                side = joe.seat_side[seat]
                kinds.add(asked(joe).split()[0])
                proposed = joe.copy()
                proposed.apply(seat, codes.YIELD)
                while proposed.to_move() and asked(proposed) == "yield":
                    proposed = after(proposed, "yes")
                for _ in range(200):  # what was begun is carried out first
                    if not any(other.side == side and other.status == 1 and not other.bound for other in proposed.cast):
                        break
                    assert not is_asked(proposed, side)
                    step(proposed, Rng(1))
                else:
                    raise AssertionError("the side never surrendered")
                assert proposed.to_move() == 0 or len(load_scenarios()[scenario].sides) > 2
    assert {"turn", "react", "retreat", "place", "shop"} <= kinds


def asked_in_a_match(options: JoeOptions, rng: Rng) -> list[Joe]:
    """Some positions of a random match in which a seat is asked, each kind of question among them."""
    joe = GAME.new(options, GAME.places(options).stop - 1)
    assert isinstance(joe, Joe)
    found: dict[str, Joe] = {}
    while joe.to_move():
        if joe.to_move() != NATURE_BIT and (asked(joe) not in found or rng.below(100) == 0):
            found[asked(joe)] = joe.copy()
        step(joe, rng)
    return [one for one in found.values() if codes.YIELD in one.legal(seats_of(one.to_move())[0])]


def step(joe: Joe, rng: Rng) -> None:
    """A random move."""
    seat = seats_of(joe.to_move())[0]
    joe.apply(seat, joe.draw(rng) if seat == NATURE else joe.pick(seat, rng))


def is_asked(joe: Joe, side: int) -> bool:
    """Whether a seat of this side has to decide anything."""
    return joe.to_move() not in (0, NATURE_BIT) and joe.seat_side[seats_of(joe.to_move())[0]] == side


@pytest.mark.rule("JOE-R36", "JOE-36")
def test_what_was_begun_is_carried_out_before_one_of_three_sides_is_out() -> None:
    joe = scene("fred", {"fred": "RN4", "luke": "RN5", "billy": "RN5"}, "9.3", 3)
    equip(joe, "fred", "colt 6", "colt 6")
    joe = after(joe, "double colts luke", "card E07", "panic P01")
    assert asked(joe) == "retreat luke"
    quits = after(joe, GIVE_UP)
    assert asked(quits) == "card fred", "the second card is drawn all the same"
    assert quits.view(0).sides[1].gave_up
    done = after(quits, "card E01")
    assert {someone(done, name).status for name in ("luke", "billy")} == {3}
    assert asked(done) == "turn fred", "and the two others play on"


@pytest.mark.rule("JOE-R17", "JOE-47")
def test_markers_of_a_side_that_surrendered_are_out_of_the_cup() -> None:
    joe = scene("fred", {"fred": "RN4", "luke": "RN5"}, "9.3", 3)
    joe.cup = set_of([CHARACTERS.index(name) for name in ("frank", "luke", "ted")])
    assert texts(after(joe, GIVE_UP)) == ["activate ted", "activate luke"]


@pytest.mark.rule("JOE-R36")
def test_who_gives_up_before_the_first_round_has_lost() -> None:
    joe = opening("9.1", 2)
    assert asked(joe) == "place fred"
    assert winners(after(joe, GIVE_UP)) == ("law",)


@pytest.mark.rule("JOE-R36", "JOE-R23")
def test_with_the_last_enemies_gone_a_friend_counts_as_freed() -> None:
    joe = scene("ted", {"ted": "RN4"}, "9.7", 2)
    assert winners(after(joe, GIVE_UP)) == ("friends",)
    hopeless = scene("ted", {"ted": "RN4"}, "9.7", 2)
    someone(hopeless, "bob").status = DEAD
    assert winners(after(hopeless, GIVE_UP)) == ()


@pytest.mark.rule("JOE-R36", "JOE-R21")
def test_in_eldorado_a_last_trio_plays_on_for_the_gold_and_last_guards_do_not() -> None:
    joe = scene("ted", {"ted": "RN4"}, "9.8", 4)
    guards, riders = someone(joe, "ted").side, someone(joe, "slim").side
    for other in joe.cast:
        if other.side not in (guards, riders):
            other.status = CAPTURED
    assert winners(after(joe, GIVE_UP)) is None
    begin_turn(joe, "slim")
    assert winners(after(joe, GIVE_UP)) == ("guards",)


@pytest.mark.rule("JOE-R36")
def test_nobody_gives_up_at_random() -> None:
    """Neither playouts nor the bot that plays at random: it would end somebody's match."""
    joe = scene("jake", {"jake": "RN4", "billy": "RN5"})
    assert texts(joe, "surrender") == ["surrender", GIVE_UP]
    rng = Rng(1)
    picked = {joe.pick(0, rng) for _ in range(2000)}
    assert picked == {move for move in joe.legal(0) if not joe.gives_up(move)}
    for seed in range(3):
        record = play_match(GAME, JoeOptions(scenario="9.5"), ["random", "random"], seed)
        assert not [moved for moved in record.moves if moved.move.startswith("surrender")]
