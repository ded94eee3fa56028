"""What bots make of rules 3: the shop by turns, gold, reactions, sleepers, dynamite, and when they give up."""

from __future__ import annotations

from saloon.bots.bot import Budget
from saloon.bots.joe.giving_up import is_lost
from saloon.bots.joe.gunslinger import GunslingerBot
from saloon.bots.joe.marshal import MarshalBot
from saloon.bots.joe.plans import find_plans
from saloon.bots.joe.policy import Policy, decide
from saloon.games.joe import GAME, codes
from saloon.games.joe.box.constants import CHARACTERS, NOTHING, OBJECTS, TILL_SIGHT
from saloon.games.joe.flow.flow import run
from saloon.games.joe.position.character import Character
from saloon.games.joe.position.seat_frames import AgreeToYield, Reaction, Shop, Turn
from saloon.games.joe.rules import Joe
from saloon.games.joe.scenario.atlas import open_atlas
from saloon.games.joe.setup import JoeOptions
from saloon.kernel import Rng, Sight, seats_of, settle
from tests.bots.joe.scenes import scene
from tests.bots.joe.test_gunslinger import choice

COLT, WHISKY = OBJECTS.index("colt"), OBJECTS.index("whisky")


def sheet(joe: Joe, name: str) -> Character:
    """Somebody's."""
    return joe.cast[CHARACTERS.index(name)]


def test_nobody_is_left_unarmed_by_a_friend_who_buys_everything() -> None:
    """Fred once spent all on two carbines and two bottles, and Frank stood there with nothing."""
    for seats in (2, 4):
        for budget in (50, 75, 100):
            options = JoeOptions(scenario="9.1", budget=budget)
            joe = GAME.open(options, seats)
            assert isinstance(joe, Joe)
            settle(joe, Rng(1))
            while isinstance(joe.top(), Shop):
                (seat,) = seats_of(joe.to_move())
                joe.apply(seat, GunslingerBot(GAME, options, seats, seat, Rng(1)).choose(Sight(joe, seat, Rng(2))))
            people = [someone for someone in joe.cast if someone.status]
            assert all(someone.first_gun != NOTHING for someone in people)
            assert budget < 100 or all(someone.first_pocket != NOTHING for someone in people)


def test_a_bandit_does_not_drop_one_nugget_to_take_another() -> None:
    joe = scene("9.4", "jake", jake="COF", ted="BS1")
    jake = sheet(joe, "jake")
    jake.first_pocket, jake.second_pocket = OBJECTS.index("nugget2"), OBJECTS.index("nugget3")
    joe.closed = 0
    joe.ground = [OBJECTS.index("nugget1") + (jake.zone << 9)]
    assert choice(joe).startswith("go ")
    plans = find_plans(joe, joe.answers(0), Rng(1))
    assert not [plan for plan in plans if codes.PICK <= plan.move < codes.TAKE]
    jake.first_pocket = WHISKY
    assert choice(joe) == "pick nugget1"


def reacting(joe: Joe, who: str, enemy: str) -> Joe:
    """Somebody in ambush is asked whether to react to an enemy."""
    sheet(joe, who).ambush = True
    joe.push(Reaction(CHARACTERS.index(who), CHARACTERS.index(enemy)))
    run(joe)
    return joe


def test_from_ambush_one_drinks_or_loads_where_no_shot_is_worth_it() -> None:
    joe = scene("9.5", "jake", jake="EP4", luke="DR2")
    luke = sheet(joe, "luke")
    luke.wounds = 2
    assert choice(reacting(joe, "luke", "jake")) == "drink"
    joe = scene("9.5", "jake", jake="EP4", luke="DR2")
    luke = sheet(joe, "luke")
    luke.first_gun = COLT
    assert choice(reacting(joe, "luke", "jake")) == "reload colt"
    luke.first_gun = COLT + 16 * 6
    assert choice(joe) == "pass", "a loaded ambush is worth more than a drink for nothing"


def test_who_sleeps_wakes_when_one_comes_into_view_and_is_a_danger() -> None:
    joe = scene("9.1", "ted", ted="BS1", fred="SA5")
    fred = sheet(joe, "fred")
    fred.asleep = TILL_SIGHT
    policy = Policy(joe, Rng(1))
    policy.focus(CHARACTERS.index("ted"))
    seen = [zone for zone in range(joe.village.size) if policy.expected.danger(zone)]
    assert joe.village.names.index("SA4") in seen
    assert joe.village.names.index("BS1") not in seen


def test_dynamite_is_thought_of_where_nobody_can_be_shot() -> None:
    joe = scene("9.5", "dave", dave="RN4", luke="AN0f")
    policy = Policy(joe, Rng(1))
    policy.focus(CHARACTERS.index("dave"))
    expected, there = policy.expected, sheet(joe, "luke").zone
    dave, luke = sheet(joe, "dave"), sheet(joe, "luke")
    near = [zone for zone in range(joe.village.size) if 0 < joe.village.steps_between(zone, there) <= 2]
    hidden = [
        zone for zone in near if expected.throw(zone, there) > 0 and not expected.best_aim(dave, zone, luke, there)
    ]
    assert hidden, "there are such places"
    assert all(expected.attack(zone, 1) > 0 for zone in hidden)


def test_the_longer_nobody_attacks_the_nearer_one_comes() -> None:
    joe = scene("9.5", "jake", jake="EP4", luke="DR2")
    policy = Policy(joe, Rng(1))
    policy.focus(CHARACTERS.index("jake"))
    policy.seek()

    def gain() -> int:
        here, nearer = joe.village.names.index("EP4"), joe.village.names.index("RN5")
        return policy.place_value(nearer, 4, 4) - policy.place_value(here, 4, 0)

    calm = gain()
    joe.quiet = 10
    assert gain() > calm


# Giving up ------------------------------------------------------------------------------------------------------


def disarmed() -> Joe:
    """Jake alone, without anything, against four."""
    joe = scene("9.5", "jake", jake="EP4", luke="DR2", slim="DR2", billy="DR1", brad="DR1")
    jake = sheet(joe, "jake")
    jake.first_gun = jake.second_gun = jake.first_pocket = jake.second_pocket = NOTHING
    jake.wounds = 2
    return joe


def test_a_bot_gives_up_only_what_is_lost() -> None:
    joe = disarmed()
    assert choice(joe) == "surrender all"
    marshal = MarshalBot(GAME, JoeOptions(), 2, 0, Rng(1))
    assert GAME.moves.text(marshal.choose(Sight(joe, 0, Rng(2)))) == "surrender all"
    sheet(joe, "jake").first_gun = COLT + 16 * 6
    assert choice(joe) != "surrender all", "armed, one fights on"


def test_a_bot_does_not_press_its_allies_to_give_up() -> None:
    joe = disarmed()
    joe.seat_side = [0, 1, 0]  # somebody else plays for the side, whose people are dead
    assert choice(joe) != "surrender all"


def test_asked_by_an_ally_a_bot_agrees_if_the_match_is_poor() -> None:
    for joe, answer in ((disarmed(), "yes"), (scene("9.5", "jake", jake="EP4", luke="DR2"), "no")):
        joe.push(AgreeToYield(0, 0, 0))
        run(joe)
        assert choice(joe) == answer


def test_nobody_is_advised_to_give_up_what_can_be_saved() -> None:
    wounded = scene("9.5", "jake", jake="EP4", luke="DR2", slim="DR2")
    sheet(wounded, "jake").wounds = 2
    for joe, answer, advice in ((wounded, "yes", "no"), (disarmed(), "yes", "yes")):
        joe.push(AgreeToYield(0, 0, 0))
        run(joe)
        for advises, expected in ((False, answer), (True, advice)):
            marshal = MarshalBot(GAME, JoeOptions(), 2, 0, Rng(1))
            marshal.advises = advises
            assert GAME.moves.text(marshal.choose(Sight(joe, 0, Rng(2)))) == expected


def test_through_whole_matches_no_hint_gives_up_before_all_is_lost() -> None:
    asked = 0
    for info in open_atlas().scenarios:
        options = JoeOptions(scenario=info.id)
        seats = len(info.seatings[0].sides)
        joe = GAME.open(options, seats)
        assert isinstance(joe, Joe)
        settle(joe, Rng(7))
        while joe.outcome() is None:
            (seat,) = seats_of(joe.to_move())
            if isinstance(joe.top(), Turn) and not joe.acted:
                marshal = MarshalBot(GAME, options, seats, seat, Rng(joe.round), Budget(nodes=2))
                marshal.advises = True
                assert is_lost(joe, seat) or not joe.gives_up(marshal.choose(Sight(joe, seat, Rng(2))))
                asked += 1
            joe.apply(seat, decide(joe, joe.legal(seat), Rng(asked)))
            settle(joe, Rng(asked))
    assert asked > 100
