"""Gear that is bought before the first round (JOE-46)."""

from __future__ import annotations

import pytest

from saloon.games.joe.box.constants import CHARACTERS
from saloon.games.joe.rules import Joe
from saloon.games.joe.setup import JoeOptions
from saloon.kernel import Rng, settle
from tests.games.joe.scene import after, asked, carried, opened, refusal, texts


def shop(scenario: str, seats: int, budget: int = 50) -> Joe:
    """The jokers are dealt, and the shop is open."""
    joe = opened(JoeOptions(scenario=scenario, budget=budget), seats)
    settle(joe, Rng(1))
    return joe


@pytest.mark.rule("JOE-46")
def test_sides_take_turns_and_buy_one_thing_at_a_time() -> None:
    joe = shop("9.1", 2)
    assert asked(joe) == "shop fred"
    assert joe.view(0).shares == (100, 100)
    assert len(texts(joe, "buy")) == 7
    customers = []
    for ware in ("carbine", "colt", "sawed-off", "colt", "whisky"):
        customers.append(asked(joe))
        joe = after(joe, f"buy {ware}")
    assert customers == ["shop fred", "shop ted", "shop frank", "shop luke", "shop fred"]
    assert carried(joe, "fred") == ["carbine 9", "whisky"]
    assert joe.view(0).shares == (40, 30)


@pytest.mark.rule("JOE-46", "JOE-10")
def test_nobody_empties_the_stock_before_others_are_asked() -> None:
    """Five carbines: by rules 2 the first side of 9.5 could buy all of them."""
    joe = shop("9.5", 2, 100)
    while texts(joe, "buy carbine"):
        joe = after(joe, "buy carbine")
    owners = [who.side for who in joe.cast for gun in (who.first_gun, who.second_gun) if gun & 15 == 2]
    assert sorted(owners) == [0, 0, 0, 1, 1]


@pytest.mark.rule("JOE-46", "JOE-6", "JOE-10")
def test_a_purchase_must_be_paid_carried_and_in_the_box() -> None:
    joe = after(shop("9.1", 2), "buy colt", "end", "end", "end", "buy colt")
    assert asked(joe) == "shop fred", "the others have enough"
    assert refusal(joe, "buy rifle").message == "joe-refused-full"
    assert refusal(joe, "go RN5").message == "joe-refused-shop"
    joe = after(joe, "buy knife")
    joe.supply[5] = 0
    assert refusal(joe, "buy knife").message == "joe-refused-sold-out"
    dear = after(shop("9.1", 2), "buy carbine", "end", "buy colt", "end", "buy whisky")
    assert refusal(dear, "buy carbine").values == {"thing": "carbine", "price": 40, "purse": 20}


@pytest.mark.rule("JOE-46")
@pytest.mark.parametrize(("scenario", "seats", "shares"), [("9.6", 3, (400, 200, 200)), ("9.7", 2, (400, 500))])
def test_captives_bring_no_money(scenario: str, seats: int, shares: tuple[int, ...]) -> None:
    joe = shop(scenario, seats, 100)
    assert joe.view(0).shares == shares
    held = [name for name, someone in zip(CHARACTERS, joe.cast, strict=True) if someone.bound]
    customers = set()
    while asked(joe).startswith("shop"):
        customers.add(asked(joe).removeprefix("shop "))
        joe = after(joe, "end")
    assert len(held) == 1
    assert held[0] not in customers


@pytest.mark.rule("JOE-46")
def test_players_spend_their_own_share_first_and_pool_what_is_left() -> None:
    joe = shop("9.1", 4)
    assert joe.view(0).shares == (50, 50, 50, 50)
    fred, frank = (joe.cast[CHARACTERS.index(name)].seat for name in ("fred", "frank"))
    joe = after(joe, "buy carbine", "end")  # Fred has 10 left; Ted has enough
    assert joe.view(0).shares[fred] == 10
    assert asked(joe) == "shop frank"
    assert refusal(after(joe, "buy colt", "end"), "buy colt").values["purse"] == 10, "Frank's money is not Fred's"
    joe = after(joe, "end", "end")
    assert joe.view(0).shares[frank] == 0
    assert joe.view(0).sides[1].purse == 50, "what Frank did not want is for the side"
    assert asked(joe) == "shop fred"
    joe = after(joe, "buy carbine")
    assert (joe.view(0).shares[fred], joe.view(0).sides[1].purse) == (0, 20), "one's own share goes first"


@pytest.mark.rule("JOE-46")
def test_small_change_of_several_players_buys_something() -> None:
    joe = shop("9.1", 4, 55)
    for _ in range(4):
        joe = after(joe, "buy carbine")
    while texts(joe, "buy knife"):
        joe = after(joe, "buy knife")
    bought = [carried(joe, name).count("knife") for name in ("fred", "frank", "ted", "luke")]
    assert sorted(bought[:2]) == sorted(bought[2:]) == [1, 2]
