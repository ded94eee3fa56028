"""What the gunslinger does in plain situations, and that it beats whoever plays anything."""

from __future__ import annotations

import pytest

from saloon.bots import Bot
from saloon.bots.joe.card_value import LEVELS, LIGHT_CARDS, PANIC_CARDS, SERIOUS_CARDS
from saloon.bots.joe.gunslinger import GunslingerBot
from saloon.bots.random import RandomBot
from saloon.games.joe import GAME
from saloon.games.joe.box.constants import CHARACTERS, LOCKED, OBJECTS, TIED
from saloon.games.joe.rules import Joe
from saloon.games.joe.setup import JoeOptions
from saloon.kernel import NATURE, NATURE_BIT, Rng, Sight, seats_of, stream
from tests.bots.joe.scenes import SIDES, scene


def choice(joe: Joe) -> str:
    """What the bot does for whoever is asked."""
    (seat,) = seats_of(joe.to_move())
    bot = GunslingerBot(GAME, JoeOptions(), 2, seat, Rng(1))
    return GAME.moves.text(bot.choose(Sight(joe, seat, Rng(2))))


def test_it_shoots_the_enemy_next_to_it() -> None:
    assert choice(scene("9.5", "jake", jake="RN5", luke="RN6")) == "shoot carbine luke"


def test_it_shoots_whom_the_next_wound_kills() -> None:
    joe = scene("9.5", "jake", jake="RN5", luke="RN6", slim="RN4")
    joe.cast[CHARACTERS.index("slim")].wounds = 2
    assert choice(joe) == "shoot carbine slim"


def test_it_comes_nearer_while_nobody_is_in_sight() -> None:
    joe = scene("9.5", "jake", jake="EP4", luke="DR2")
    village = joe.village
    step = choice(joe)
    assert step.startswith("go ")
    there, goal = village.names.index(step.removeprefix("go ")), village.names.index("DR2")
    here = village.names.index("EP4")
    assert village.distance[there * village.size + goal] < village.distance[here * village.size + goal]


def test_it_waits_in_ambush_where_time_is_on_its_side() -> None:
    assert choice(scene("9.1", "fred", fred="SA5", ted="BS1", luke="BS1")) == "ambush"


def test_it_drinks_before_the_last_wound() -> None:
    joe = scene("9.5", "dave", dave="EP4", luke="DR2")
    joe.cast[CHARACTERS.index("dave")].wounds = 2
    assert choice(joe) == "drink"


def test_it_opens_the_safe_takes_the_gold_and_leaves_with_it() -> None:
    joe = scene("9.4", "jake", jake="BQ4", ted="BS1")
    assert choice(joe) == "shoot carbine lock"
    joe = scene("9.4", "jake", jake="COF", ted="BS1")
    joe.ground = [OBJECTS.index("nugget3") + (joe.village.names.index("COF") << 9)]
    assert choice(joe) == "pick nugget3"
    joe = scene("9.4", "jake", jake="LS5", ted="BS1")
    joe.cast[CHARACTERS.index("jake")].first_pocket = OBJECTS.index("nugget3")
    assert choice(joe) == "exit"


def test_it_takes_gold_from_dead_friends() -> None:
    joe = scene("9.8", "luke", luke="PO4", ted="EP1")
    billy = joe.cast[CHARACTERS.index("billy")]
    billy.zone, billy.first_pocket = joe.village.names.index("PO2"), OBJECTS.index("nugget2")
    joe.hidden_zone = [-1] * len(joe.hidden_zone)
    assert choice(joe) == "go PO2"
    billy.zone = joe.village.names.index("PO4")
    assert choice(joe) == "take nugget2 billy"


def test_who_was_freed_keeps_away_while_others_can_fight() -> None:
    assert choice(scene("9.7", "bob", bob="LN9", jake="RN1", ted="RS5")) == "ambush"
    assert choice(scene("9.7", "bob", bob="LN9", ted="RS5")).startswith("go ")


def test_it_fights_before_it_frees_a_friend() -> None:
    joe = scene("9.7", "jake", jake="BS3", bob="CEL", ted="BS1")
    joe.cast[CHARACTERS.index("bob")].bound = LOCKED
    assert choice(joe) == "shoot carbine ted"
    joe = scene("9.7", "jake", jake="BS3", bob="CEL")
    joe.cast[CHARACTERS.index("bob")].bound = LOCKED
    assert choice(joe) == "shoot carbine lock"


def test_it_finds_a_knife_for_the_ropes() -> None:
    joe = scene("9.6", "susan", susan="SA5", jake="SA7")
    susan, knife = joe.cast[CHARACTERS.index("susan")], OBJECTS.index("knife")
    joe.cast[CHARACTERS.index("jake")].bound = TIED
    joe.ground = [knife + (joe.village.names.index("SA6") << 9)]
    assert choice(joe) == "go SA6"
    joe.ground = [knife + (susan.zone << 9)]
    assert choice(joe) == "pick knife"
    susan.first_pocket = knife
    assert choice(joe) in {"go SA4", "go SA8"}
    susan.zone = joe.village.names.index("SA7")
    assert choice(joe) == "untie"


def test_it_takes_a_knife_for_the_ropes_from_the_dead() -> None:
    joe = scene("9.6", "susan", susan="SA5", jake="SA7")
    joe.cast[CHARACTERS.index("jake")].bound = TIED
    fred = joe.cast[CHARACTERS.index("fred")]
    fred.zone, fred.first_pocket = joe.village.names.index("SA6"), OBJECTS.index("knife")
    assert choice(joe) == "go SA6"
    fred.zone = joe.village.names.index("SA5")
    assert choice(joe) == "take knife fred"


def test_it_comes_out_when_nobody_has_fought_for_long() -> None:
    """Two that lie in ambush until the other one comes would wait until the rounds run out."""
    joe = scene("9.7", "dave", dave="LN8", bob="CEL", ted="BS3", luke="PO1", billy="BQ2", slim="DR4", brad="PF3")
    for name in ("ted", "luke", "billy", "slim", "brad"):
        joe.cast[CHARACTERS.index(name)].ambush = True
    joe.quiet = 3
    assert choice(joe) == "ambush"
    joe.quiet = 6
    assert choice(joe).startswith("go ")


def test_it_fires_at_last_though_the_cards_that_are_left_promise_nothing() -> None:
    """Otherwise two could face each other for ever: no card is drawn, and the deck stays as bad as it is."""
    joe = scene("9.5", "jake", jake="RN5", luke="RN5")
    for cards in (LIGHT_CARDS, SERIOUS_CARDS, PANIC_CARDS):
        joe.easy &= ~cards[OBJECTS.index("carbine") * LEVELS]
    jake = joe.cast[CHARACTERS.index("jake")]
    jake.first_pocket = jake.second_pocket = OBJECTS.index("whisky")  # no knife
    assert choice(joe) != "shoot carbine luke"
    joe.quiet = 6
    assert choice(joe) == "shoot carbine luke"


def test_it_does_not_blow_itself_up() -> None:
    joe = scene("9.5", "joe", joe="EP2", luke="EP2", slim="EP4")
    assert not choice(joe).startswith("throw dynamite EP2")


@pytest.mark.parametrize(("scenario", "sides"), SIDES.items())
def test_it_beats_whoever_plays_anything_on_every_side(scenario: str, sides: int) -> None:
    won = [wins(scenario, sides, side, seed) for side in range(sides) for seed in range(4)]
    assert sum(won) >= 3 * len(won) / 4


def wins(scenario: str, sides: int, side: int, seed: int) -> bool:
    options = JoeOptions(scenario=scenario)
    joe, luck = GAME.new(options, sides), stream(seed, scenario)
    seat_sides = joe.view(None).seat_sides
    kinds: list[type[Bot]] = [GunslingerBot if own == side else RandomBot for own in seat_sides]
    bots = [kind(GAME, options, sides, seat, stream(seed, seat)) for seat, kind in enumerate(kinds)]
    while movers := joe.to_move():
        if movers == NATURE_BIT:
            joe.apply(NATURE, joe.draw(luck))
        else:
            (seat,) = seats_of(movers)
            joe.apply(seat, bots[seat].choose(Sight(joe, seat, luck)))
    outcome = joe.outcome()
    assert outcome is not None
    return outcome.ranks[seat_sides.index(side)] == 1 and outcome.ranks.count(1) == 1
