"""A scenario as its file has it: who plays whom, where everybody and everything starts, who wants what (JOE-47..56)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from saloon.games.joe.box.cards import Firearm, Id, Pocket
from saloon.games.joe.box.data_file import Words
from saloon.games.joe.map.plan import Plan, distances, neighbours
from saloon.games.joe.map.village import find_plan

ScenarioId = Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9.-]*$")]
Ending = Literal["first-goal", "last-side", "heist", "gold"]
Object = (
    Literal["colt", "sawed-off", "carbine", "rifle", "dynamite", "knife", "whisky", "stone"]
    | Literal["nugget1", "nugget2", "nugget3"]
)
Place = str  # a zone, a building, `outdoors` or `edge`


class Goal(Struct, frozen=True, forbid_unknown_fields=True):
    """The goal of a side: to eliminate its targets (everybody else if none is named), to steal or to guard the gold."""

    kind: Literal["eliminate", "steal", "guard"]
    targets: tuple[Id, ...] = ()
    rescue: Id | None = None  # the character who must be free and alive besides


class Side(Struct, frozen=True, forbid_unknown_fields=True):
    """People with one goal (JOE-1)."""

    id: Annotated[str, Meta(pattern="^[a-z]+$")]
    name: Words
    characters: Annotated[tuple[Id, ...], Meta(min_length=1)]
    goal: Goal
    prevents: bool = False  # wins if nobody has won when the rounds are over (JOE-R28)
    leaves: bool = False  # may leave the board with gold (JOE-R25)


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """Where some people start, and how. They are placed in the order of the file."""

    who: Annotated[tuple[Id, ...], Meta(min_length=1)]
    zones: Annotated[tuple[Place, ...], Meta(min_length=1)]
    chooser: Id | None = None  # whose player chooses the zone, if not one's own
    unseen: bool = False  # only where no enemy sees them
    ambush: bool = False
    asleep: Literal["sight", "noise"] | None = None  # until an enemy is seen or comes in, or until a shot (JOE-R16)
    held: Literal["tied", "locked"] | None = None  # no marker in the cup until somebody frees them
    gear: tuple[Firearm | Pocket, ...] | None = None  # instead of what is printed on the sheet
    even: tuple[Firearm | Pocket, ...] | None = None  # the same with the option `gear=even` (JOE-R37)

    def gear_of(self, even: bool) -> tuple[Firearm | Pocket, ...] | None:
        """Their gear, if it differs from the printed one; else None."""
        return self.even if even and self.even is not None else self.gear


class Placing(Struct, frozen=True, forbid_unknown_fields=True):
    """Objects that lie somewhere at the start, or are offered to somebody."""

    kinds: Annotated[tuple[Object, ...], Meta(min_length=1)]
    zones: tuple[Place, ...] = ()
    chooser: Id | None = None  # whose player chooses among several zones
    together: bool = False  # all in the same zone
    hidden: bool = False  # face down (JOE-R22)
    offered: Id | None = None  # who may take them at the start; what is not taken lies in that zone


class Scenario(Struct, frozen=True, forbid_unknown_fields=True):
    """One scenario, as its file has it."""

    id: ScenarioId
    title: Words
    story: Words
    map: Annotated[str, Meta(pattern="^[a-z0-9-]+$")]
    players: tuple[int, int]
    minutes: tuple[int, int]
    ending: Ending
    sides: Annotated[tuple[Side, ...], Meta(min_length=2)]
    start: tuple[Start, ...]
    objects: tuple[Placing, ...] = ()
    first_round: tuple[Id, ...] = ()  # whose markers are in the cup in the first round; everybody's if none is named
    swap: tuple[Id, Id] | None = None  # the characters who change places with the option `goal_line` (JOE-R3)

    def side_of(self, character: str) -> int:
        """The number of somebody's side."""
        return next(number for number, side in enumerate(self.sides) if character in side.characters)

    def zones(self, places: tuple[Place, ...]) -> tuple[int, ...]:
        """The zones that some places mean, ascending."""
        plan = find_plan(self.map)
        return tuple(sorted({zone for place in places for zone in zones_of(plan, place)}))

    def swapped(self) -> Scenario:
        """The scenario in which the two of `swap` have changed places."""
        if self.swap is None:
            return self
        one, other = self.swap
        turned = {one: other, other: one}

        def turn(names: tuple[str, ...]) -> tuple[str, ...]:
            return tuple(turned.get(name, name) for name in names)

        return replace(
            self,
            sides=tuple(replace(side, characters=turn(side.characters)) for side in self.sides),
            start=tuple(replace(start, who=turn(start.who)) for start in self.start),
        )


def zones_of(plan: Plan, place: Place) -> list[int]:
    """The zones that a place means; of a building, those that are not locked up. It is empty if there is none."""
    zones = range(len(plan.zones))
    if place == "outdoors":
        return [zone for zone in zones if plan.zones[zone].building is None]
    if place == "edge":
        return [zone for zone in zones if plan.zones[zone].edge]
    if place in plan.buildings:
        locked = locked_up(plan)
        return [zone for zone in zones if plan.zones[zone].building == place and zone not in locked]
    return [zone for zone in zones if plan.zones[zone].id == place]


def locked_up(plan: Plan) -> set[int]:
    """The zones that can only be entered through a lock."""
    outdoors = next(number for number, zone in enumerate(plan.zones) if zone.building is None)
    return set(range(len(plan.zones))) - set(distances(neighbours(plan, ("open", "door", "window")), outdoors))
