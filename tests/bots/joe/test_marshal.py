"""What the marshal does in plain situations, that it keeps to its plan, and that it beats the gunslinger."""

from __future__ import annotations

import pytest

from saloon.bots import make_bot
from saloon.bots.joe.marshal import MarshalBot
from saloon.bots.joe.plans import Plan
from saloon.bots.joe.rollout import RolloutSearch
from saloon.bots.match import play_match, play_to_outcome
from saloon.bots.search_budget import SearchBudget
from saloon.games.joe import GAME
from saloon.games.joe.box.constants import BOX, CHARACTERS, HELD, OBJECTS
from saloon.games.joe.rules import Joe
from saloon.games.joe.setup import JoeOptions
from saloon.kernel import Rng, Sight, seats_of
from tests.bots.joe.scenes import scene

QUICK = "marshal:nodes=240"
HASTY = "marshal:nodes=100"


def choice(joe: Joe, seed: int = 1) -> str:
    """What the bot does for whoever is asked."""
    (seat,) = seats_of(joe.to_move())
    bot = make_bot(QUICK, GAME, JoeOptions(), 2, seat, Rng(seed))
    return GAME.moves.text(bot.choose(Sight(joe, seat, Rng(2))))


def test_it_attacks_whom_the_next_wound_kills() -> None:
    joe = scene("9.5", "jake", jake="RN5", luke="RN6", slim="RN4")
    joe.cast[CHARACTERS.index("slim")].wounds = 2
    assert choice(joe).endswith(" slim")


def test_it_leaves_with_the_gold_that_wins() -> None:
    joe = scene("9.4", "jake", jake="LS5", ted="BS1")
    joe.cast[CHARACTERS.index("jake")].first_pocket = OBJECTS.index("nugget3")
    assert choice(joe) == "exit"


def test_it_does_not_blow_itself_up() -> None:
    joe = scene("9.5", "joe", joe="EP2", luke="EP2", slim="EP4")
    assert not choice(joe).startswith("throw dynamite EP2")


def test_it_arms_a_joker_that_is_of_no_use_otherwise() -> None:
    joe = scene("9.5", "jake", jake="RN5", luke="RN6")
    jake = joe.cast[CHARACTERS.index("jake")]
    jake.joker = [card.effect for card in BOX.jokers].index("quick-draw")
    jake.order = HELD
    jake.knowers = 1 << jake.seat
    assert choice(joe) == "arm"


class Planned:
    """A search that always has the same plan, and counts how often it is asked."""

    def __init__(self, zone: int) -> None:
        self.zone = zone
        self.asked = 0

    def choose(self, joe: Joe, seat: int, rng: Rng, purse: SearchBudget) -> Plan:
        self.asked += 1
        return Plan(-1, self.zone)


def test_it_walks_where_it_has_planned_to_go_without_thinking_again(monkeypatch: pytest.MonkeyPatch) -> None:
    joe = scene("9.5", "jake", jake="RN2", luke="DR2")
    (seat,) = seats_of(joe.to_move())
    bot = MarshalBot(GAME, JoeOptions(), 2, seat, Rng(1))
    search = Planned(joe.village.names.index("RN4"))
    monkeypatch.setattr(bot, "search", search)
    for zone in ("RN3", "RN4"):
        move = bot.choose(Sight(joe, seat, Rng(2)))
        assert GAME.moves.text(move) == f"go {zone}"
        joe.apply(seat, move)
    assert search.asked == 1
    bot.choose(Sight(joe, seat, Rng(2)))
    assert search.asked == 2


def test_it_thinks_again_when_something_has_happened_on_the_way(monkeypatch: pytest.MonkeyPatch) -> None:
    joe = scene("9.5", "jake", jake="RN2", luke="DR2")
    (seat,) = seats_of(joe.to_move())
    bot = MarshalBot(GAME, JoeOptions(), 2, seat, Rng(1))
    search = Planned(joe.village.names.index("RN4"))
    monkeypatch.setattr(bot, "search", search)
    joe.apply(seat, bot.choose(Sight(joe, seat, Rng(2))))
    joe.cast[CHARACTERS.index("jake")].wounds = 1
    bot.choose(Sight(joe, seat, Rng(2)))
    assert search.asked == 2


def test_a_budget_of_nodes_settles_a_match() -> None:
    options = JoeOptions(scenario="9.1")
    first, second = (play_match(GAME, options, ("marshal:nodes=40", "gunslinger"), 3) for _ in range(2))
    assert first == second


def test_more_playouts_cost_more() -> None:
    joe = scene("9.5", "jake", jake="RN5", luke="RN6")
    (seat,) = seats_of(joe.to_move())
    spent = []
    for nodes in (50, 500):
        purse = SearchBudget(nodes, 0)
        RolloutSearch(1).choose(joe, seat, Rng(1), purse)
        spent.append(purse.spent)
    assert 50 <= spent[0] < 500 <= spent[1] < 600


def test_it_beats_the_gunslinger_even_in_a_hurry() -> None:
    won = 0
    for scenario in ("9.1", "9.4", "9.5"):
        for seat, bots in enumerate(((HASTY, "gunslinger"), ("gunslinger", HASTY))):
            for seed in (2, 3):
                ranks = play_to_outcome(GAME, JoeOptions(scenario=scenario), bots, seed)[1].ranks
                won += ranks[seat] < ranks[1 - seat]
    assert won >= 8  # of 12
