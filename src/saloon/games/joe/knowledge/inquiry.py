"""What a view tells about sight and ways: who sees what, what a blast and ambushes reach, how one gets somewhere.

A question is `sight fred`, `line ted fred`, `blast RN5`, `way ted RN5` or `danger`. All of it follows from what
everybody may know.
"""

from __future__ import annotations

from heapq import heappop, heappush
from math import hypot
from typing import Literal

from msgspec import Struct

from saloon.games.joe.knowledge.view import CharacterView, JoeView
from saloon.games.joe.map.plan import UNIT, Plan, Point
from saloon.games.joe.map.sight import CLEAR, lines_between, obstacles, standing_near
from saloon.games.joe.map.village import EXPOSED, FLAGS, THROUGH, WINDOW, WORD, Village, find_plan, find_village
from saloon.games.joe.scenario.scenarios import load_scenarios
from saloon.kernel.game import BadQuestion

How = Literal["seen", "through", "exposed"]
Spot = tuple[float, float]  # in steps


class Seen(Struct, frozen=True):
    """A zone that is seen: straight, through an opening, or only because somebody there fired out of it (JOE-32)."""

    zone: str
    how: How


class Sight(Struct, frozen=True, tag="sight", tag_field="answer"):
    """What somebody sees from where they stand."""

    character: str
    zones: tuple[Seen, ...]


class LineOfFire(Struct, frozen=True, tag="line", tag_field="answer"):
    """The line from one character to another: free, or where it is stopped, by what, and by which rule."""

    start: Spot
    end: Spot
    distance: int
    stop: Spot | None
    obstacle: Literal["wall", "tree", "person", "cover"] | None
    person: str | None
    rule: str


class Blast(Struct, frozen=True, tag="blast", tag_field="answer"):
    """What dynamite in a zone reaches besides (JOE-37)."""

    zone: str
    beside: tuple[str, ...]


class Danger(Struct, frozen=True, tag="danger", tag_field="answer"):
    """The zones that enemies in ambush see (JOE-24)."""

    zones: tuple[str, ...]


class Way(Struct, frozen=True, tag="way", tag_field="answer"):
    """The shortest way to a zone, step by step (JOE-16); no steps if there is none."""

    character: str
    zones: tuple[str, ...]


JoeAnswer = Sight | LineOfFire | Blast | Danger | Way


def answer(view: JoeView, question: str) -> JoeAnswer:
    """The answer to a question; `BadQuestion` if it makes no sense."""
    onlooker = Onlooker(view)
    match question.split():
        case ["sight", name]:
            return onlooker.sight(onlooker.person(name))
        case ["line", name, other]:
            return onlooker.line(onlooker.person(name), onlooker.person(other))
        case ["blast", zone]:
            return onlooker.blast(zone)
        case ["way", name, zone]:
            return onlooker.way(onlooker.person(name), zone)
        case ["danger"]:
            return onlooker.danger()
        case _:
            raise BadQuestion(f"{question!r} is none of: sight NAME, line NAME NAME, blast ZONE, way NAME ZONE, danger")


class Onlooker:
    """Somebody who looks at the table and measures."""

    def __init__(self, view: JoeView) -> None:
        scenario = load_scenarios().get(view.scenario)
        if scenario is None:
            raise BadQuestion(f"there is no scenario {view.scenario!r}")
        self.view = view
        self.plan: Plan = find_plan(scenario.map)
        self.village: Village = find_village(scenario.map)
        self.numbers = {name: number for number, name in enumerate(self.village.names)}
        self.standing = [
            person for person in view.characters if person.status == "playing" and person.zone in self.numbers
        ]
        taken = {self.zone_of(person) for person in self.standing}
        self.low = sum(1 << zone for zone in taken if zone < WORD)
        self.high = sum(1 << zone - WORD for zone in taken if zone >= WORD)
        self.exposed = {self.zone_of(person) for person in self.standing if person.exposed}

    def person(self, name: str) -> CharacterView:
        """Somebody on the map."""
        for person in self.standing:
            if person.name == name:
                return person
        raise BadQuestion(f"{name!r} is not on the map")

    def zone_of(self, person: CharacterView) -> int:
        """The number of somebody's zone."""
        return self.numbers[person.zone or ""]

    def sight(self, person: CharacterView) -> Sight:
        """What somebody sees, zone by zone."""
        here = self.zone_of(person)
        found = (
            (name, self.village.way(here, zone, self.low, self.high, zone in self.exposed))
            for name, zone in self.numbers.items()
        )
        return Sight(person.name, tuple(Seen(name, how(flags)) for name, flags in found if flags >= 0))

    def line(self, person: CharacterView, other: CharacterView) -> LineOfFire:
        """The best line to somebody, or the one that comes nearest to being free."""
        here, there = self.zone_of(person), self.zone_of(other)
        far = self.village.steps_between(here, there)
        centres = [zone.box.centre for zone in self.plan.zones]
        walls = obstacles(self.plan)
        hindered: LineOfFire | None = None
        for mode, start, end in lines_between(self.plan, here, there):
            if not walls.free(*start, *end):
                continue
            blockers = standing_near(centres, start, end, (here, there))
            blocked = [someone for someone in self.standing if self.zone_of(someone) in blockers]
            if blocked:
                spot = centres[self.zone_of(blocked[0])]
                hindered = LineOfFire(
                    spot_of(start), spot_of(end), far, spot_of(spot), "person", blocked[0].name, "JOE-28"
                )
            elif needs_exposure(mode) and not other.exposed:
                hindered = hindered or LineOfFire(
                    spot_of(start), spot_of(end), far, spot_of(end), "cover", None, "JOE-32"
                )
            else:
                return LineOfFire(spot_of(start), spot_of(end), far, None, None, None, "JOE-27")
        return hindered or self.stopped(centres[here], centres[there], far)

    def stopped(self, start: Point, end: Point, far: int) -> LineOfFire:
        """Where the straight line meets the first wall or tree (JOE-27)."""
        part, obstacle = min(
            [
                *((cut, "wall") for cut in self._walls_on(start, end)),
                *((cut, "tree") for cut in self._trees_on(start, end)),
            ],
            default=(1.0, "wall"),
        )
        spot = ((start.x + (end.x - start.x) * part) / UNIT, (start.y + (end.y - start.y) * part) / UNIT)
        kind: Literal["wall", "tree"] = "tree" if obstacle == "tree" else "wall"
        return LineOfFire(spot_of(start), spot_of(end), far, spot, kind, None, "JOE-27")

    def _walls_on(self, start: Point, end: Point) -> list[float]:
        """At which parts of the line it meets a wall."""
        reach, rise = end.x - start.x, end.y - start.y
        cuts = []
        for border in self.plan.borders:
            if border.kind in CLEAR:
                continue
            upright = border.start.x == border.end.x
            along = reach if upright else rise
            if along == 0:
                continue
            part = ((border.start.x - start.x) if upright else (border.start.y - start.y)) / along
            at = start.y + rise * part if upright else start.x + reach * part
            low, high = (border.start.y, border.end.y) if upright else (border.start.x, border.end.x)
            if 0 < part < 1 and low <= at <= high:
                cuts.append(part)
        return cuts

    def _trees_on(self, start: Point, end: Point) -> list[float]:
        """At which parts of the line it comes nearest to a tree that it meets."""
        reach, rise = end.x - start.x, end.y - start.y
        length = reach * reach + rise * rise
        cuts = []
        for tree in self.plan.trees:
            part = ((tree.centre.x - start.x) * reach + (tree.centre.y - start.y) * rise) / max(1, length)
            if 0 < part < 1:
                aside = hypot(start.x + reach * part - tree.centre.x, start.y + rise * part - tree.centre.y)
                cuts += [part] if aside <= tree.radius else []
        return cuts

    def blast(self, zone: str) -> Blast:
        """The zones beside one that a blast goes on into."""
        if zone not in self.numbers:
            raise BadQuestion(f"there is no zone {zone!r}")
        village, number = self.village, self.numbers[zone]
        reached = village.blast_to[village.first_blast[number] : village.first_blast[number + 1]]
        return Blast(zone, tuple(village.names[beside] for beside in reached))

    def way(self, person: CharacterView, zone: str) -> Way:
        """The way with the fewest steps, and among those with the fewest windows: they may cost more (JOE-43)."""
        if zone not in self.numbers:
            raise BadQuestion(f"there is no zone {zone!r}")
        village, goal = self.village, self.numbers[zone]
        closed = {frozenset(pair) for pair in self.view.closed}
        reached: set[int] = set()
        ahead: list[tuple[int, int, tuple[int, ...]]] = [(0, 0, (self.zone_of(person),))]
        while ahead:
            steps, windows, path = heappop(ahead)
            here = path[-1]
            if here == goal:
                return Way(person.name, tuple(village.names[number] for number in path[1:]))
            if here in reached:
                continue
            reached.add(here)
            for step in range(village.first_step[here], village.first_step[here + 1]):
                there = village.step_to[step]
                if there not in reached and frozenset((village.names[here], village.names[there])) not in closed:
                    heappush(ahead, (steps + 1, windows + (village.step_kind[step] == WINDOW), (*path, there)))
        return Way(person.name, ())

    def danger(self) -> Danger:
        """Where those who lie in ambush against the seat of the view may react; for a spectator, all of them."""
        seat = self.view.seat
        own = None if seat is None or not 0 <= seat < len(self.view.seat_sides) else self.view.seat_sides[seat]
        lurking = [person for person in self.standing if person.ambush and person.side != own]
        return Danger(tuple(name for name in self.numbers if any(self.in_view(person, name) for person in lurking)))

    def in_view(self, person: CharacterView, name: str) -> bool:
        """Whether somebody sees a zone or is seen from it (JOE-24): some doorways let one fire in, but not out."""
        here, there = self.zone_of(person), self.numbers[name]
        ways = ((here, there), (there, here))
        return any(self.village.way(one, other, self.low, self.high, True) >= 0 for one, other in ways)


def how(flags: int) -> How:
    """How a zone is seen, from the flags of the way there."""
    if flags & EXPOSED:
        return "exposed"
    return "through" if flags & THROUGH else "seen"


def needs_exposure(mode: int) -> bool:
    """Whether a line of this mode only reaches somebody who fired outward (JOE-32)."""
    return bool(FLAGS[mode] & EXPOSED)


def spot_of(point: Point) -> Spot:
    """A point in steps."""
    return (point.x / UNIT, point.y / UNIT)
