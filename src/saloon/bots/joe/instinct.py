"""What a gunslinger would do: shoot where the odds are good, hide where they are not, mind what the side is after."""

from __future__ import annotations

from typing import Final

from saloon.bots.joe.reckoning import Reckoning, carries_gold
from saloon.games.joe.aim import lob_level, lob_to, shot_level, steady_level
from saloon.games.joe.rules import Joe
from saloon.games.joe.state import KIND
from saloon.games.joe.things import (
    CAPACITY,
    CAST,
    COLT,
    DEADLY,
    DYNAMITE,
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
    NUGGET,
    SAWED_OFF,
    SECOND_WIND,
)
from saloon.kernel.rng import Rng

PROGRESS: Final = 0.12  # what a step towards the goal is worth, in wounds
CAUTION: Final = 0.6  # how much wounds taken count beside wounds dealt
PATIENCE: Final = 0.3  # what an ambush is worth while nobody is in sight
WORTHWHILE: Final = 0.12  # an attack that promises less is not made
WARES: Final = (2, 0, 1, 3, 6, 4, 5)  # what to buy first: carbine, colt, sawed-off, rifle, whisky, dynamite, knife
DEAR: Final = (9, 8, 7, 6, 3, 2, 4, 1, 10, 11, 12)  # what to keep, by kind: gold before guns before the rest


def decide(joe: Joe, legal: list[int], rng: Rng) -> int:
    """The move that promises most to whoever is asked."""
    frame = joe.top()
    kind = frame.kind
    if kind == F_TURN:
        return Activation(joe, frame.who, legal).move()
    if kind == F_REACT:
        return Activation(joe, frame.who, legal).reaction()
    if kind == F_RETREAT:
        return safest(joe, frame.who, legal)
    if kind == F_PLACE:
        return best_start(joe, frame.who, legal, rng)
    if kind in (F_SPILL, F_ROOM):
        return min(legal, key=lambda move: DEAR[move - M_DROP])
    if kind == F_SHOP:
        return next_ware(legal)
    if kind == F_FOUND:
        return M_YES if joe.hidden_kind[joe.found] >= NUGGET else M_NO
    if kind == F_HIDE:
        return legal[rng.below(len(legal))]
    return M_NO if kind == F_YIELD else legal[0]  # yes, or whoever is named first


def next_ware(legal: list[int]) -> int:
    """The next thing to buy: a firearm, then what the money is enough for."""
    wares = [move for move in legal if M_BUY <= move < M_BUY + len(WARES)]
    return min(wares, key=lambda move: WARES.index(move - M_BUY)) if wares else legal[-1]


def safest(joe: Joe, who: int, legal: list[int]) -> int:
    """Out of sight, or where fewest can shoot."""
    reckoning = Reckoning(joe, who)
    steps = [move for move in legal if move < M_DRAG]
    return min(steps, key=reckoning.danger) if steps else legal[0]


def best_start(joe: Joe, who: int, legal: list[int], rng: Rng) -> int:
    """Near to the goal for who must come there; anywhere for who waits, and for objects."""
    reckoning = Reckoning(joe, who)
    goals = reckoning.goals()
    if joe.setting.preventer == joe.cast[who].side or not goals or joe.cast[who].zone >= 0:
        return legal[rng.below(len(legal))]
    return min(legal, key=lambda move: min(reckoning.walk(move - M_PLACE, goal) for goal in goals))


class Activation:
    """What one character can do with the points it has."""

    def __init__(self, joe: Joe, who: int, legal: list[int]) -> None:
        self.joe = joe
        self.who = who
        self.me = joe.cast[who]
        self.legal = legal
        self.able = set(legal)
        self.reckoning = Reckoning(joe, who)
        self.goals = self.reckoning.goals()
        self.waits = joe.setting.preventer == self.me.side

    def reaction(self) -> int:
        """The best attack from ambush, if it is worth it."""
        move, value = self.best_attack()
        return move if value > WORTHWHILE else M_PASS

    def move(self) -> int:
        """What to do next."""
        urgent = self.urgent()
        if urgent is not None:
            return urgent
        zone, first = self.best_place()
        attack, value = self.best_attack()
        if zone != self.me.zone and first in self.able:
            return first
        if value > WORTHWHILE:
            return self.ready_joker(value) or attack
        return self.spare()

    def urgent(self) -> int | None:
        """What is done before anything else."""
        if M_EXIT in self.able and (carries_gold(self.me) or not any(True for _ in self.goals)):
            return M_EXIT
        if M_UNTIE in self.able:
            return M_UNTIE
        for move in range(M_PICK + NUGGET, M_PICK + NUGGET + 3):
            if move in self.able and self.joe.setting.leavers & (1 << self.me.side):
                return move
        if M_LOOK in self.able and self.joe.setting.leavers & (1 << self.me.side):
            return M_LOOK
        if M_DRINK in self.able and self.me.wounds == DEADLY - 1:
            return M_DRINK
        if self.plays_joker():
            return M_JOKER
        return self.lock_shot()

    def plays_joker(self) -> bool:
        """Whether a joker helps at once, whatever is done next."""
        if M_JOKER not in self.able:
            return False
        code = JOKER_CODE[self.me.joker]
        if code == HIP_FLASK:
            return self.me.wounds > 0
        return code not in (MARKSMAN, SECOND_WIND)

    def ready_joker(self, value: float) -> int | None:
        """A marksman's eye or a second wind, when an attack is at hand."""
        code = JOKER_CODE[self.me.joker] if self.me.joker >= 0 else -1
        helps = code == SECOND_WIND or (code == MARKSMAN and value < 1)
        return M_JOKER if M_JOKER in self.able and helps else None

    def lock_shot(self) -> int | None:
        """A shot at a lock behind which lies what one wants."""
        shots = [move for move in range(M_SHOOT + CAST, M_DOUBLE, CAST + 1) if move in self.able]
        if not shots or not any(self.reckoning.walk(self.me.zone, zone) == 1 for zone in self.reckoning.behind_locks()):
            return None
        level = steady_level(self.joe, self.who)
        return max(shots, key=lambda move: self.reckoning.harm((move - M_SHOOT) // (CAST + 1), level, DEADLY))

    def best_place(self) -> tuple[int, int]:
        """Where to be, of the zones that can be reached, and the first step there."""
        points = self.joe.points_left
        places = self.reckoning.reach(points)
        value = {zone: self.value_of(zone, points - steps) - 0.01 * steps for zone, (steps, _) in places.items()}
        zone = max(value, key=lambda place: value[place])
        return zone, places[zone][1]

    def value_of(self, zone: int, points: int) -> float:
        """What it is worth to stand in a zone with so many points left."""
        value = self.reckoning.attack(zone, points) - CAUTION * self.reckoning.danger(zone)
        if self.goals and not self.waits:
            value -= PROGRESS * min(self.reckoning.walk(zone, goal) for goal in self.goals)
        return value

    def best_attack(self) -> tuple[int, float]:
        """The attack that promises most, and what it is worth."""
        attacks = [move for move in self.legal if M_THROW <= move < M_PLACE or M_SHOOT <= move < M_RELOAD]
        values = {move: self.attack_value(move) for move in attacks}
        best = max(values, key=lambda move: values[move], default=M_END)
        return best, values.get(best, 0.0)

    def attack_value(self, move: int) -> float:
        """What a move that attacks is worth."""
        reckoning, joe = self.reckoning, self.joe
        if move < M_PLACE:
            zone = move - M_THROW
            return reckoning.blast(zone, lob_level(joe, self.who, lob_to(joe, self.who, zone))) - 0.2
        if M_BOMB <= move < M_HURL:
            zone = joe.cast[move - M_BOMB].zone
            return reckoning.blast(zone, lob_level(joe, self.who, lob_to(joe, self.who, zone))) - 0.15
        weapon, target, cards = self.shot(move)
        if target == CAST:
            return 0
        other = joe.cast[target]
        level = steady_level(joe, self.who) if move >= M_STAB else shot_level(joe, self.who, target)
        lost = 0.2 if M_HURL <= move < M_STAB else 0
        return cards * reckoning.harm(weapon, level, DEADLY - other.wounds) * reckoning.worth(target) - lost

    def shot(self, move: int) -> tuple[int, int, int]:
        """Weapon, target and number of cards of a shot, a thrown knife or a stab."""
        if move < M_DOUBLE:
            return (move - M_SHOOT) // (CAST + 1), (move - M_SHOOT) % (CAST + 1), 1
        if move < M_BOMB:
            barrels = (move - M_DOUBLE) // CAST
            return SAWED_OFF if barrels else COLT, (move - M_DOUBLE) % CAST, 2
        return KNIFE, move - M_HURL if move < M_STAB else move - M_STAB, 1

    def spare(self) -> int:
        """What to do when there is nobody to shoot and nowhere better to be."""
        for slot in (1, 2):
            gun = self.me.gun(slot)
            kind = gun & KIND
            if gun >= JAMMED and M_REPAIR + kind in self.able:
                return M_REPAIR + kind
            if M_RELOAD + kind in self.able and kind < KIND and 2 * (gun >> 4 & 15) <= CAPACITY[kind]:
                return M_RELOAD + kind
        if M_DRINK in self.able and self.me.wounds:
            return M_DRINK
        for kind in (2, 0, 3, 1, 6, DYNAMITE):
            room = self.me.has_room(kind)
            if M_PICK + kind in self.able and room:
                return M_PICK + kind
        if M_STAY in self.able:
            return M_STAY
        if M_AMBUSH in self.able:
            return M_AMBUSH
        return M_END if M_END in self.able else self.legal[-1]
