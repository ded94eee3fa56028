"""What a gunslinger would do: shoot where the odds are good, hide where they are not, mind what the side is after."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.bots.joe.reckoning import Reckoning
from saloon.games.joe.aim import lob_level, lob_to, shot_level, steady_level
from saloon.games.joe.rules import Joe
from saloon.games.joe.state import KIND, Character, Frame
from saloon.games.joe.things import (
    CAPACITY,
    CAST,
    COLT,
    DEADLY,
    F_FOUND,
    F_HIDE,
    F_PLACE,
    F_REACT,
    F_RETREAT,
    F_ROOM,
    F_SHOP,
    F_SPILL,
    F_TURN,
    F_YIELD,
    GUNS,
    HIP_FLASK,
    JAMMED,
    JOKER_CODE,
    KNIFE,
    M_AMBUSH,
    M_BOMB,
    M_BUY,
    M_DOUBLE,
    M_DRAG,
    M_DRINK,
    M_DROP,
    M_END,
    M_EXIT,
    M_HURL,
    M_JOKER,
    M_LOOK,
    M_NO,
    M_PASS,
    M_PICK,
    M_PLACE,
    M_RELOAD,
    M_REPAIR,
    M_SHOOT,
    M_STAB,
    M_STAY,
    M_THROW,
    M_UNTIE,
    M_YES,
    MARKSMAN,
    NOBODY,
    NUGGET,
    SAWED_OFF,
    SECOND_WIND,
)
from saloon.kernel.bits import lowest, only
from saloon.kernel.rng import Rng
from saloon.kernel.state import NATURE, NATURE_BIT

if TYPE_CHECKING:
    from mypy_extensions import i64

PROGRESS: Final = 120  # what a step towards the goal is worth, in thousandths of a wound
CAUTION: Final = 6  # tenths: how much wounds taken count beside wounds dealt
EFFORT: Final = 10  # a step for nothing
WORTHWHILE: Final = 120  # an attack that promises less is not made
LAST_STICK: Final = 150  # what a thrown stick would have been worth later
LAST_KNIFE: Final = 200
STRAY_STICK: Final = 200  # the same for one thrown at nobody
WARES: Final = (2, 0, 1, 3, 6, 4, 5)  # what to buy first: carbine, colt, sawed-off, rifle, whisky, dynamite, knife
PICKED: Final = (2, 0, 3, 1, 6, 4)  # what to pick up first
DEAR: Final = (9, 8, 7, 6, 3, 2, 4, 1, 10, 11, 12)  # what to keep, by kind: gold before guns before the rest
NEVER: Final = -1000000


def is_attack(move: i64) -> bool:
    """Whether a move is a shot, a throw or a stab."""
    return (move >= M_THROW and move < M_PLACE) or (move >= M_SHOOT and move < M_RELOAD)


class Instinct:
    """Answers for everybody in one match, one question at a time."""

    def __init__(self, joe: Joe, rng: Rng) -> None:
        self.joe: Joe = joe
        self.rng: Rng = rng
        self.reckoning: Reckoning = Reckoning(joe)
        self.who: i64 = NOBODY
        self.me: Character = joe.cast[0]
        self.legal: list[int] = []
        self.words: i64 = 0  # those of them that are single words, from drinking on, as bits
        self.turn: i64 = NOBODY  # whose activation it is, and in which round
        self.bound_for: i64 = NOBODY  # the zone to which the active character is on its way

    def decide(self, legal: list[int]) -> i64:
        """The move that promises most to whoever is asked."""
        frame = self.joe.top()
        kind = frame.kind
        self.heed(legal)
        if kind == F_TURN:
            self.regard(frame.who)
            if self.turn != self.activation():
                self.send(NOBODY)
            return self.act()
        if kind == F_REACT:
            self.regard(frame.who)
            attack, value = self.best_attack()
            return attack if value > WORTHWHILE else M_PASS
        if kind == F_RETREAT:
            self.regard(frame.who)
            return self.safest()
        if kind == F_PLACE:
            return self.start(frame)
        if kind in (F_SPILL, F_ROOM):
            return self.cheapest()
        if kind == F_SHOP:
            return self.next_ware()
        if kind == F_FOUND:
            return M_YES if self.joe.hidden_kind[self.joe.found] >= NUGGET else M_NO
        if kind == F_HIDE:
            return self.any_move()
        return M_NO if kind == F_YIELD else legal[0]  # yes, or whoever is named first

    def heed(self, legal: list[int]) -> None:
        """These moves are legal, in ascending order."""
        self.legal = legal
        self.words = 0
        index: i64 = len(legal) - 1
        while index >= 0:
            move: i64 = legal[index]
            if move < M_DRINK:
                break
            if move <= M_NO:
                self.words |= only(move - M_DRINK)
            index -= 1

    def regard(self, who: i64) -> None:
        """It is about this character."""
        self.who = who
        self.me = self.joe.cast[who]
        self.reckoning.regard(who)

    def activation(self) -> i64:
        """A number for the activation of whoever is asked: nobody is activated twice in a round."""
        return self.joe.round * CAST + self.who

    def send(self, zone: i64) -> None:
        """The active character is to go there before it thinks again; -1 for wherever it likes."""
        self.turn = self.joe.round * CAST + self.joe.active
        self.bound_for = zone

    def may(self, move: i64) -> bool:
        """Whether a move is legal."""
        if move >= M_DRINK:
            return self.words & only(move - M_DRINK) != 0
        return move in self.legal

    def any_move(self) -> i64:
        """One of the legal moves."""
        return self.legal[self.rng.below(len(self.legal))]

    # Before the first round, and other small questions ----------------------------------------------------------

    def start(self, frame: Frame) -> i64:
        """Near to the goal for who must come there; anywhere for who waits, and for objects."""
        self.regard(frame.who)
        if self.joe.setting.preventer == self.me.side or self.me.zone >= 0:
            return self.any_move()
        self.reckoning.seek()
        best: i64 = NOBODY
        nearest: i64 = 0
        for move in self.legal:
            far = self.reckoning.way_to_goal(move - M_PLACE)
            if best < 0 or far < nearest:
                best = move
                nearest = far
        return self.any_move() if nearest == 0 else best

    def cheapest(self) -> i64:
        """What one can do without."""
        best: i64 = self.legal[0]
        for move in self.legal:
            if DEAR[move - M_DROP] < DEAR[best - M_DROP]:
                best = move
        return best

    def next_ware(self) -> i64:
        """The next thing to buy: a firearm, then what the money is enough for."""
        for ware in WARES:
            if self.may(M_BUY + ware):
                return M_BUY + ware
        return self.legal[len(self.legal) - 1]

    def safest(self) -> i64:
        """Out of sight, or where fewest can shoot."""
        best: i64 = self.legal[0]
        least: i64 = -NEVER
        for move in self.legal:
            if move < M_DRAG:
                danger = self.reckoning.danger(move)
                if danger < least:
                    best = move
                    least = danger
        return best

    # A character's turn -----------------------------------------------------------------------------------------

    def act(self) -> i64:
        """What to do next with the points that are left."""
        self.reckoning.seek()
        urgent = self.urgent()
        if urgent >= 0:
            return urgent
        attack, value = self.best_attack()
        step = self.go_on()
        if step >= 0:
            return step
        if value > WORTHWHILE:
            self.bound_for = NOBODY
            return M_JOKER if self.readies_joker(value) else attack
        return self.spare()

    def urgent(self) -> i64:
        """What is done before anything else; -1 for nothing."""
        reckoning = self.reckoning
        if self.may(M_EXIT) and (reckoning.homeward or not reckoning.goals):
            return M_EXIT
        if self.may(M_UNTIE):
            return M_UNTIE
        if self.joe.setting.leavers & only(self.me.side):
            for move in range(M_PICK + NUGGET, M_PICK + NUGGET + 3):
                if self.may(move):
                    return move
            if self.may(M_LOOK):
                return M_LOOK
        if self.me.wounds == DEADLY - 1 and self.may(M_DRINK):
            return M_DRINK
        if self.plays_joker():
            return M_JOKER
        return self.lock_shot()

    def plays_joker(self) -> bool:
        """Whether a joker helps at once, whatever is done next."""
        if self.me.joker < 0 or not self.may(M_JOKER):
            return False
        code: i64 = JOKER_CODE[self.me.joker]
        if code == HIP_FLASK:
            return self.me.wounds > 0
        return code not in (MARKSMAN, SECOND_WIND)

    def readies_joker(self, value: i64) -> bool:
        """Whether a marksman's eye or a second wind is for the attack at hand."""
        if self.me.joker < 0 or not self.may(M_JOKER):
            return False
        code: i64 = JOKER_CODE[self.me.joker]
        return code == SECOND_WIND or (code == MARKSMAN and value < 1000)

    def lock_shot(self) -> i64:
        """A shot at a lock behind which lies what one wants; -1 if there is none."""
        best: i64 = NOBODY
        most: i64 = 0
        for gun in range(GUNS):
            move = M_SHOOT + gun * (CAST + 1) + CAST
            if self.may(move):
                if best < 0 and not self.reckoning.beside_what_is_locked():
                    return NOBODY
                value = self.reckoning.harm(gun, steady_level(self.joe, self.who), DEADLY)
                if best < 0 or value > most:
                    best = move
                    most = value
        return best

    def go_on(self) -> i64:
        """The next step to the best place there is; -1 at that place."""
        points = self.joe.points_left
        reckoning = self.reckoning
        reckoning.reach(points)
        index: i64 = NOBODY
        if self.bound_for >= 0 and self.bound_for in reckoning.places:
            index = reckoning.places.index(self.bound_for)
        if index < 0:
            index = self.best_place(points)
        if index == 0:
            return NOBODY
        self.bound_for = reckoning.places[index]
        first: i64 = reckoning.first[index]
        if self.may(first):
            return first
        self.bound_for = NOBODY
        return NOBODY

    def best_place(self, points: i64) -> i64:
        """Which of the zones that can be reached to stand in."""
        best: i64 = 0
        most: i64 = NEVER
        reckoning = self.reckoning
        for index in range(len(reckoning.places)):
            value = self.place_value(reckoning.places[index], points, reckoning.steps[index])
            if value > most:
                best = index
                most = value
        return best

    def place_value(self, zone: i64, points: i64, steps: i64) -> i64:
        """What it is worth to walk so far to a zone and to act there with the points that are left."""
        reckoning = self.reckoning
        value = reckoning.attack(zone, points - steps) - CAUTION * reckoning.danger(zone) // 10 - EFFORT * steps
        if self.joe.setting.preventer != self.me.side:
            value -= PROGRESS * reckoning.way_to_goal(zone)
        return value

    # Attacks ----------------------------------------------------------------------------------------------------

    def best_attack(self) -> tuple[i64, i64]:
        """The attack that promises most, and what it is worth."""
        best: i64 = M_END
        most: i64 = 0
        for move in self.legal:
            if is_attack(move):
                value = self.attack_value(move)
                if value > most:
                    best = move
                    most = value
        return best, most

    def attack_value(self, move: i64) -> i64:
        """What a move that attacks is worth."""
        reckoning, joe = self.reckoning, self.joe
        if move < M_PLACE:
            return self.stick_value(move - M_THROW) - STRAY_STICK
        if move >= M_BOMB and move < M_HURL:
            return self.stick_value(joe.cast[move - M_BOMB].zone) - LAST_STICK
        weapon: i64 = KNIFE
        cards: i64 = 1
        if move < M_DOUBLE:
            weapon = (move - M_SHOOT) // (CAST + 1)
            target = (move - M_SHOOT) % (CAST + 1)
        elif move < M_BOMB:
            weapon = SAWED_OFF if move >= M_DOUBLE + CAST else COLT
            target = (move - M_DOUBLE) % CAST
            cards = 2
        else:
            target = (move - M_HURL) % CAST
        if target == CAST:
            return 0
        level = steady_level(joe, self.who) if move >= M_STAB else shot_level(joe, self.who, target)
        value = reckoning.weigh(cards * reckoning.harm(weapon, level, DEADLY - joe.cast[target].wounds), target)
        return value - LAST_KNIFE if move >= M_HURL and move < M_STAB else value

    def stick_value(self, zone: i64) -> i64:
        """What dynamite is worth in a zone that it can be thrown to."""
        return self.reckoning.blast(zone, lob_level(self.joe, self.who, lob_to(self.joe, self.who, zone)))

    def spare(self) -> i64:
        """What to do when there is nobody to shoot and nowhere better to be."""
        for slot in range(1, 3):
            gun = self.me.gun(slot)
            kind = gun & KIND
            if kind >= GUNS:
                continue
            if gun >= JAMMED and self.may(M_REPAIR + kind):
                return M_REPAIR + kind
            if 2 * (gun >> 4 & 15) <= CAPACITY[kind] and self.may(M_RELOAD + kind):
                return M_RELOAD + kind
        if self.me.wounds and self.may(M_DRINK):
            return M_DRINK
        for ware in PICKED:
            if self.me.has_room(ware) and self.may(M_PICK + ware):
                return M_PICK + ware
        if self.may(M_STAY):
            return M_STAY
        if self.may(M_AMBUSH):
            return M_AMBUSH
        return M_END if self.may(M_END) else self.legal[len(self.legal) - 1]


def play_on(joe: Joe, rng: Rng) -> i64:
    """Play a match to its end, with instinct on all sides; returns how many moves the seats made."""
    instinct = Instinct(joe, rng)
    moves: i64 = 0
    while joe.movers:
        if joe.movers == NATURE_BIT:
            joe.apply(NATURE, joe.draw(rng))
        else:
            seat = lowest(joe.movers)
            joe.apply(seat, instinct.decide(joe.legal(seat)))
            moves += 1
    return moves


def decide(joe: Joe, legal: list[int], rng: Rng) -> i64:
    """The move that promises most to whoever is asked now."""
    return Instinct(joe, rng).decide(legal)
