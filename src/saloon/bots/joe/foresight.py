"""What becomes of a plan: the match is played on a little, again and again, with jokers and cards imagined anew."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.bots.joe.instinct import Instinct
from saloon.bots.joe.outlook import outlook, verdict
from saloon.bots.joe.plans import Plan, find_plans
from saloon.bots.purse import Purse
from saloon.games.joe import frames
from saloon.games.joe.rules import Joe
from saloon.games.joe.things import CAST, PLAYING
from saloon.kernel.bits import lowest
from saloon.kernel.rng import Rng
from saloon.kernel.state import NATURE, NATURE_BIT

if TYPE_CHECKING:
    from mypy_extensions import i64

FIRST_ROUNDS: Final = 3  # how many more rounds one looks ahead from the opening


class Foresight:
    """Compares plans by looking ahead. Everybody follows instinct; the outlook judges where it stops."""

    def __init__(self, rounds: i64) -> None:
        self.rounds: i64 = rounds  # how far it looks

    def choose(self, joe: Joe, seat: i64, rng: Rng, purse: Purse) -> Plan:
        """The most hopeful plan. Halves the plans as often as it can, each time better informed."""
        plans = find_plans(joe, joe.legal(seat), rng)
        halvings: i64 = 0
        width: i64 = 1
        while width < len(plans):
            width *= 2
            halvings += 1
        stage: i64 = 0
        while len(plans) > 1:
            stage += 1
            while not purse.has_spent(stage, halvings):
                self.look(joe, seat, plans, rng)
                purse.pay(len(plans))
            plans.sort(key=mean_of, reverse=True)
            plans = plans[: (len(plans) + 1) // 2]
        return plans[0]

    def look(self, joe: Joe, seat: i64, plans: list[Plan], rng: Rng) -> None:
        """Imagine what is hidden once, and look at the future of every plan with the same luck."""
        world = joe.imagine(seat, rng)
        luck = Rng(rng.next())
        for plan in plans:
            plan.total += self.future(world.copy(), seat, plan, luck.copy())
            plan.looks += 1

    def future(self, joe: Joe, seat: i64, plan: Plan, luck: Rng) -> i64:
        """The chance to win of a seat's side, as it looks some rounds after this plan."""
        side: i64 = joe.seat_side[seat]
        chapter = joe.chapter
        instinct = Instinct(joe, luck)
        rounds = self.rounds + FIRST_ROUNDS if joe.top().kind == frames.PLACE else self.rounds
        markers = rounds * in_play(joe)
        if plan.move >= 0:
            joe.apply(seat, plan.move)
        else:
            instinct.send(plan.zone)
        over = play_on(joe, chapter, instinct, luck, markers)
        return verdict(joe, side) if over else outlook(joe, side)


def play_on(joe: Joe, chapter: i64, instinct: Instinct, luck: Rng, markers: i64) -> bool:
    """Let everybody follow instinct until so many were activated; whether the scenario is over before that."""
    while joe.movers and joe.chapter == chapter:
        if joe.movers == NATURE_BIT:
            if joe.top().kind == frames.MARKER:
                if markers == 0:
                    return False
                markers -= 1
            joe.apply(NATURE, joe.draw(luck))
        else:
            mover = lowest(joe.movers)
            joe.apply(mover, instinct.decide(joe.legal(mover)))
    return True


def in_play(joe: Joe) -> i64:
    """How many characters are in play."""
    found: i64 = 0
    for number in range(CAST):
        if joe.cast[number].status == PLAYING:
            found += 1
    return found


def mean_of(plan: Plan) -> int:
    """What foresight says of a plan."""
    return plan.mean()
