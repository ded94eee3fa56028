"""What a gunslinger would do: shoot where the odds are good, hide where they are not, mind what the side is after."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.bots.joe.attack_value import attack_value
from saloon.bots.joe.question_context import QuestionContext
from saloon.bots.joe.reach import Reach, step_towards
from saloon.bots.joe.small_choices import cheapest, is_gain, next_ware, safest, starting_place
from saloon.games.joe import codes
from saloon.games.joe.acts.firearms import ready_guns
from saloon.games.joe.box.constants import (
    CAPACITY,
    CAST,
    DEAD,
    DEADLY,
    GUNS,
    HIP_FLASK,
    JOKER_CODE,
    KNIFE,
    MARKSMAN,
    NOBODY,
    NUGGET,
    SECOND_WIND,
)
from saloon.games.joe.box.object_code import JAMMED, KIND, rounds_in
from saloon.games.joe.combat.aim import steady_level
from saloon.games.joe.position import frames
from saloon.games.joe.rules import Joe
from saloon.kernel.bits import lowest, only
from saloon.kernel.rng import Rng
from saloon.kernel.state import NATURE, NATURE_BIT

if TYPE_CHECKING:
    from mypy_extensions import i64

    from saloon.games.joe.box.numbers import Kind, Points, Zone

PROGRESS: Final = 120  # what a step towards the goal is worth, in thousandths of a wound
CAUTION: Final = 6  # tenths: how much wounds taken count beside wounds dealt
GREAT_CAUTION: Final = 18  # the same for somebody without whom the side cannot win
EFFORT: Final = 10  # a step for nothing
WORTHWHILE: Final = 120  # an attack that promises less is not made
PICKED: Final = (2, 0, 3, 1, 6, 4)  # what to pick up first
PERIL: Final = 900  # what may be done to whoever stays, in thousandths of a wound: worth giving an ambush up
IMPATIENCE: Final = 40  # more for a step towards the goal after every round without an attack
WEARY: Final = 3  # such rounds after which nobody waits for something better:
STIR: Final = 400  # so much more for a step after every further one, and an attack may cost a little
NEVER: Final = -1000000


class Policy(QuestionContext):
    """Answers for everybody in one match, one question at a time."""

    def __init__(self, joe: Joe, rng: Rng) -> None:
        super().__init__(joe, rng)
        self.reach: Reach = Reach()
        self.turn: i64 = NOBODY  # whose activation it is, and in which round
        self.bound_for: i64 = NOBODY  # the zone to which the active character is on its way

    def decide(self, legal: list[int]) -> i64:
        """The move that promises most to whoever is asked."""
        frame = self.joe.top()
        kind = frame.kind
        self.read_moves(legal)
        if kind == frames.TURN:
            self.focus(frame.who)
            if self.turn != self.activation():
                self.send(NOBODY)
            return self.act()
        if kind == frames.REACT:
            self.focus(frame.who)
            attack, value = self.best_attack()
            return attack if value > WORTHWHILE else self.other_reaction()
        if kind == frames.RETREAT:
            self.focus(frame.who)
            return safest(self)
        if kind == frames.PLACE:
            self.focus(frame.who)
            return starting_place(self)
        if kind in (frames.SPILL, frames.ROOM):
            self.focus(frame.who)
            return cheapest(self)
        if kind == frames.SHOP:
            self.focus(frame.who)
            return next_ware(self)
        if kind == frames.FOUND:
            return codes.YES if self.joe.hidden_kind[self.joe.found] >= NUGGET else codes.NO
        if kind == frames.HIDE:
            return self.any_move()
        return codes.NO if kind == frames.YIELD else legal[0]  # yes, or whoever is named first

    def activation(self) -> i64:
        """A number for the activation of whoever is asked: nobody is activated twice in a round."""
        return self.joe.round * CAST + self.who

    def send(self, zone: Zone) -> None:
        """The active character is to go there before it thinks again; -1 for wherever it likes."""
        self.turn = self.joe.round * CAST + self.joe.active
        self.bound_for = zone

    def other_reaction(self) -> i64:
        """From ambush, when a shot promises nothing: any action of one point will do (JOE-24)."""
        if self.me.wounds == DEADLY - 1 and self.may(codes.DRINK):
            return codes.DRINK
        here = self.expected.danger(self.me.zone)
        if here > PERIL:
            refuge = safest(self)
            if codes.is_walk(refuge) and 2 * self.expected.danger(refuge) < here:
                return refuge
        return self.mend() if self.is_disarmed() else codes.PASS

    def is_disarmed(self) -> bool:
        """Whether there is no firearm that could be fired."""
        return ready_guns(self.me) == 0

    def mend(self) -> i64:
        """Repair or load a firearm; to let it pass if there is none."""
        for slot in range(1, 3):
            gun = self.me.gun(slot)
            kind = gun & KIND
            if kind < GUNS and gun >= JAMMED and self.may(codes.REPAIR + kind):
                return codes.REPAIR + kind
            if kind < GUNS and self.may(codes.RELOAD + kind):
                return codes.RELOAD + kind
        return codes.PASS

    # A character's turn -----------------------------------------------------------------------------------------

    def act(self) -> i64:
        """What to do next with the points that are left."""
        self.seek()
        urgent = self.urgent()
        if urgent >= 0:
            return urgent
        step = self.go_on()
        if step >= 0:
            return step
        attack, value = self.best_attack()
        if value > (-WORTHWHILE if self.joe.quiet > WEARY else WORTHWHILE):
            self.bound_for = NOBODY
            return codes.JOKER if self.readies_joker(value) else attack
        return self.spare()

    def urgent(self) -> i64:
        """What is done before anything else; -1 for nothing."""
        if self.may(codes.EXIT) and (self.goals.homeward or not self.goals.zones):
            return codes.EXIT
        if not self.expected.enemies and self.may(codes.UNTIE):
            return codes.UNTIE
        if self.goals.knifeless:
            found = self.finds(KNIFE)
            if found >= 0:
                return found
        if self.joe.scenario.leavers & only(self.me.side):
            for kind in range(NUGGET, NUGGET + 3):
                found = self.finds(kind)
                if found >= 0 and is_gain(self, kind):
                    return found
            if self.may(codes.LOOK):
                return codes.LOOK
        if self.me.wounds == DEADLY - 1 and self.may(codes.DRINK):
            return codes.DRINK
        if self.plays_joker():
            return codes.JOKER
        return self.lock_shot()

    def finds(self, kind: Kind) -> i64:
        """Picks an object up, or takes it from the dead; -1 if none is within reach."""
        if self.may(codes.PICK + kind):
            return codes.PICK + kind
        for move in self.legal:
            if not codes.is_take(move) or codes.thing_in(move) != kind:
                continue
            if self.joe.cast[codes.partner_in(move)].status == DEAD:
                return move
        return NOBODY

    def plays_joker(self) -> bool:
        """Whether a joker helps at once, whatever is done next."""
        if self.me.joker < 0 or not self.may(codes.JOKER):
            return False
        code: i64 = JOKER_CODE[self.me.joker]
        if code == HIP_FLASK:
            return self.me.wounds > 0
        return code not in (MARKSMAN, SECOND_WIND)

    def readies_joker(self, value: i64) -> bool:
        """Whether a marksman's eye or a second wind is for the attack at hand."""
        if self.me.joker < 0 or not self.may(codes.JOKER):
            return False
        code: i64 = JOKER_CODE[self.me.joker]
        return code == SECOND_WIND or (code == MARKSMAN and value < 1000)

    def lock_shot(self) -> i64:
        """A shot at a lock behind which lies what one wants; -1 if there is none."""
        best: i64 = NOBODY
        most: i64 = 0
        for gun in range(GUNS):
            move = codes.shoot(gun, codes.LOCK)
            if self.may(move):
                if best < 0 and not self.goals.beside_what_is_locked():
                    return NOBODY
                value = self.expected.card_values.of(gun, steady_level(self.joe, self.who), DEADLY)
                if best < 0 or value > most:
                    best = move
                    most = value
        return best

    def go_on(self) -> i64:
        """The next step to the best place there is; -1 at that place."""
        points = self.joe.points_left
        if self.bound_for == self.me.zone:
            return NOBODY
        if self.bound_for >= 0:
            step = step_towards(self.joe, self.me.zone, self.bound_for, points)
            if step >= 0 and self.may(step):
                return step
        reach = self.reach
        reach.spread(self.joe, self.me.zone, points)
        index = self.best_place(points)
        if index == 0:
            return NOBODY
        self.bound_for = reach.places[index]
        first: i64 = reach.first[index]
        if self.may(first):
            return first
        self.bound_for = NOBODY
        return NOBODY

    def best_place(self, points: Points) -> i64:
        """Which of the zones that can be reached to stand in."""
        best: i64 = 0
        most: i64 = NEVER
        reach = self.reach
        for index in range(len(reach.places)):
            value = self.place_value(reach.places[index], points, reach.steps[index])
            if value > most:
                best = index
                most = value
        return best

    def place_value(self, zone: Zone, points: Points, steps: i64) -> i64:
        """What it is worth to walk so far to a zone and to act there with the points that are left."""
        expected = self.expected
        caution: i64 = GREAT_CAUTION if self.goals.precious else CAUTION
        value = expected.attack(zone, points - steps) - caution * expected.danger(zone) // 10 - EFFORT * steps
        if self.joe.scenario.preventer != self.me.side and not self.goals.precious:
            haste = PROGRESS + IMPATIENCE * self.joe.quiet
            if self.joe.quiet > WEARY:
                haste += STIR * (self.joe.quiet - WEARY)
            value -= haste * self.goals.way_from(zone)
        return value

    # Attacks ----------------------------------------------------------------------------------------------------

    def best_attack(self) -> tuple[i64, i64]:
        """The attack that promises most, and what it is worth."""
        expected = self.expected
        best: i64 = codes.END
        most: i64 = NEVER
        for move in self.legal:
            if codes.is_attack(move) and codes.target_in(move) != codes.LOCK:
                value = attack_value(expected, move)
                if value > most:
                    best = move
                    most = value
        return best, most

    def spare(self) -> i64:
        """What to do when there is nobody to shoot and nowhere better to be."""
        for slot in range(1, 3):
            gun = self.me.gun(slot)
            kind = gun & KIND
            if kind >= GUNS:
                continue
            if gun >= JAMMED and self.may(codes.REPAIR + kind):
                return codes.REPAIR + kind
            if 2 * rounds_in(gun) <= CAPACITY[kind] and self.may(codes.RELOAD + kind):
                return codes.RELOAD + kind
        if self.me.wounds and self.may(codes.DRINK):
            return codes.DRINK
        for ware in PICKED:
            if self.me.has_room(ware) and self.may(codes.PICK + ware):
                return codes.PICK + ware
        if self.may(codes.STAY):
            return codes.STAY
        if self.may(codes.AMBUSH):
            return codes.AMBUSH
        return codes.END if self.may(codes.END) else self.legal[len(self.legal) - 1]


def play_on(joe: Joe, rng: Rng) -> i64:
    """Play a match to its end, with the policy on all sides; returns how many moves the seats made."""
    policy = Policy(joe, rng)
    moves: i64 = 0
    while joe.movers:
        if joe.movers == NATURE_BIT:
            joe.apply(NATURE, joe.draw(rng))
        else:
            seat = lowest(joe.movers)
            joe.apply(seat, policy.decide(joe.answers(seat)))
            moves += 1
    return moves


def decide(joe: Joe, legal: list[int], rng: Rng) -> i64:
    """The move that promises most to whoever is asked now."""
    return Policy(joe, rng).decide(legal)
