"""From a position to what a seat sees of it (view.py), and back."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from saloon.games.joe.box.constants import CHARACTERS, JOKERS, LEVELS, NOBODY, NOTHING, OBJECTS, STATUSES, USED
from saloon.games.joe.box.object_code import JAMMED, KIND, ROUND, lying_in, rounds_in, zone_of
from saloon.games.joe.knowledge.chances import chances
from saloon.games.joe.knowledge.frame_numbers import frame_of, numbers_of
from saloon.games.joe.knowledge.view import (
    CharacterView,
    GunView,
    JoeView,
    LyingView,
    MarkerView,
    Order,
    QuestionView,
    SideView,
)
from saloon.games.joe.position import frames
from saloon.games.joe.position.character import Character
from saloon.games.joe.position.frames import Frame
from saloon.games.joe.position.seat_frames import PlaceMarker
from saloon.games.joe.position.state import Position
from saloon.kernel.bits import members_of, only

ORDERS: Final[tuple[Order, ...]] = ("held", "armed", "used")


class Viewer:
    """Looks at one position for one seat after the other: what everybody sees is worked out once."""

    def __init__(self, joe: Position) -> None:
        self.joe = joe
        self.seen: JoeView | None = None  # by everybody

    def view(self, seat: int | None) -> JoeView:
        """The view of one seat."""
        if self.seen is None:
            self.seen = _look_from_afar(self.joe)
        return self.seen if seat is None else _look_closely(self.joe, self.seen, seat)


def _look_closely(joe: Position, seen: JoeView, seat: int) -> JoeView:
    """What everybody sees, and what this seat alone may know."""
    scenario, eye = joe.scenario, only(seat)
    insider = scenario.hider >= 0 and scenario.seat_side[seat] == scenario.side[scenario.hider]
    people = list(seen.characters)
    for place, shown in enumerate(people):
        if shown.joker is None and seat in shown.joker_seen_by:
            people[place] = _with_joker(joe, shown, seat)
    markers = seen.markers
    if any(known & eye for known in joe.hidden_known):
        markers = tuple(
            replace(marker, thing=OBJECTS[kind]) if known & eye else marker
            for marker, kind, known in zip(seen.markers, joe.hidden_kind, joe.hidden_known, strict=True)
        )
    return replace(
        seen,
        seat=seat,
        ordered=joe.ordered and joe.active >= 0 and joe.cast[joe.active].seat == seat,
        characters=tuple(people),
        markers=markers,
        hand=tuple(OBJECTS[kind] for kind in joe.to_hide) if insider else None,
        hiding=OBJECTS[joe.hiding] if insider and joe.hiding >= 0 else None,
        chances=chances(joe, joe.legal(seat)) if joe.to_move() == eye else (),
    )


def _look_from_afar(joe: Position) -> JoeView:
    """The view of a spectator."""
    scenario = joe.scenario
    zones = joe.village.names
    over = not joe.stack
    return JoeView(
        seat=None,
        scenario=scenario.name,
        chapter=joe.chapter,
        chapters=len(joe.terms.chapters),
        points=tuple(joe.points),
        round=joe.round,
        rounds=joe.terms.last_round if joe.terms.counted else None,
        quiet=joe.quiet,
        fought=joe.fought,
        sides=tuple(_side(joe, side) for side in range(scenario.sides)),
        seat_sides=tuple(joe.seat_side),
        shares=tuple(joe.shares),
        cup=_names(joe.cup),
        active=CHARACTERS[joe.active] if joe.active >= 0 else None,
        points_left=joe.points_left,
        acted=joe.acted,
        aimed=joe.aimed,
        ordered=False,
        refusers=_names(joe.refusers),
        question=None if over else _question(joe.top()),
        stack=tuple(numbers_of(frame) for frame in joe.stack),
        characters=tuple(_look_at(joe, who) for who in members_of(scenario.present)),
        ground=tuple(_lying(entry, zones) for entry in joe.ground),
        markers=tuple(
            MarkerView(
                zone=zones[zone] if zone >= 0 else None,
                thing=OBJECTS[kind] if zone < 0 else None,
                seen_by=tuple(members_of(known)),
            )
            for zone, kind, known in zip(joe.hidden_zone, joe.hidden_kind, joe.hidden_known, strict=True)
        ),
        hand=None,
        hiding=None,
        looked_at=joe.found if joe.found >= 0 else None,
        closed=tuple(
            (zones[pair[0]], zones[pair[1]])
            for number, pair in enumerate(joe.village.lock_zones)
            if joe.closed & only(number)
        ),
        decks={
            **{LEVELS[level]: tuple(members_of(deck)) for level, deck in enumerate((joe.easy, joe.medium, joe.hard))},
            "panic": tuple(members_of(joe.panic)),
        },
        supply=tuple(joe.supply),
        spent=tuple(joe.spent),
        chances=(),
        winners=tuple(name for side, name in enumerate(scenario.side_names) if over and joe.winners & only(side)),
        tally=tuple(joe.tally) if over else (),
        reason=joe.reason if over else "",
        rule=joe.rule if over else "",
    )


def _names(members: int) -> tuple[str, ...]:
    return tuple(CHARACTERS[who] for who in members_of(members))


def _side(joe: Position, side: int) -> SideView:
    return SideView(
        id=joe.scenario.side_names[side],
        seats=tuple(seat for seat, own in enumerate(joe.seat_side) if own == side),
        loot=joe.loot[side],
        purse=joe.pools[side],
        offered=joe.yielders & only(side) != 0,
        gave_up=joe.quitters & only(side) != 0,
    )


def _question(frame: Frame) -> QuestionView:
    kind, who, whom, *_ = numbers_of(frame)
    if kind in (frames.CEDE, frames.YIELD):  # these ask seats, not characters
        who = whom = NOBODY
    return QuestionView(
        kind=frames.WORDS[kind],
        character=CHARACTERS[who] if who >= 0 else None,
        other=CHARACTERS[whom] if whom >= 0 else None,
    )


def _with_joker(joe: Position, shown: CharacterView, seat: int) -> CharacterView:
    """A sheet for a seat that has seen the joker; its order is for its player alone (JOE-R31)."""
    someone = joe.cast[CHARACTERS.index(shown.name)]
    if someone.joker < 0:
        return shown
    return replace(
        shown,
        joker=f"J{someone.joker + 1:02}",
        order=ORDERS[someone.order] if someone.seat == seat else shown.order,
    )


def _look_at(joe: Position, who: int) -> CharacterView:
    someone: Character = joe.cast[who]
    used = someone.joker >= 0 and someone.order == USED
    return CharacterView(
        name=CHARACTERS[who],
        seat=someone.seat,
        side=someone.side,
        status=STATUSES[someone.status],
        zone=joe.village.names[someone.zone] if someone.zone >= 0 else None,
        wounds=someone.wounds,
        guns=tuple(_gun(gun) for gun in (someone.first_gun, someone.second_gun) if gun != NOTHING),
        pockets=tuple(OBJECTS[kind] for kind in (someone.first_pocket, someone.second_pocket) if kind != NOTHING),
        last_gun=someone.last_gun,
        ambush=someone.ambush,
        exposed=someone.exposed,
        asleep=(None, "sight", "noise")[someone.asleep],
        bound=(None, "tied", "locked")[someone.bound],
        stunned=someone.stunned,
        shaken=someone.shaken,
        nervous=someone.nervous,
        joker=f"J{someone.joker + 1:02}" if used else None,
        order="used" if used else None,
        joker_seen_by=tuple(members_of(someone.knowers)),
    )


def _gun(gun: int) -> GunView:
    return GunView(kind=OBJECTS[gun & KIND], rounds=rounds_in(gun), jammed=gun >= JAMMED)


def _lying(entry: int, zones: tuple[str, ...]) -> LyingView:
    return LyingView(
        thing=OBJECTS[entry & KIND], zone=zones[zone_of(entry)], rounds=rounds_in(entry), jammed=entry & JAMMED != 0
    )


def lay_out(joe: Position, view: JoeView) -> None:
    """Lay a match out from what a seat sees of it. What it cannot know is filled in anyhow."""
    _Layout(joe, view).lay()


class _Layout:
    """A view on its way back into a position."""

    def __init__(self, joe: Position, view: JoeView) -> None:
        self.joe = joe
        self.view = view
        joe.scenario = joe.terms.chapters[view.chapter]
        joe.village = joe.scenario.village
        self.zones = {name: zone for zone, name in enumerate(joe.village.names)}
        self.kinds = {name: kind for kind, name in enumerate(OBJECTS)}
        self.people = {name: who for who, name in enumerate(CHARACTERS)}

    def lay(self) -> None:
        """All of it."""
        joe, view = self.joe, self.view
        joe.chapter = view.chapter
        joe.points = list(view.points)
        joe.seat_side = list(view.seat_sides)
        joe.round, joe.quiet, joe.fought = view.round, view.quiet, view.fought
        joe.loot = [side.loot for side in view.sides]
        joe.shares, joe.pools = list(view.shares), [side.purse for side in view.sides]
        joe.yielders = sum(1 << number for number, side in enumerate(view.sides) if side.offered)
        joe.quitters = sum(1 << number for number, side in enumerate(view.sides) if side.gave_up)
        joe.cup, joe.refusers = self._set(view.cup), self._set(view.refusers)
        joe.active = -1 if view.active is None else self.people[view.active]
        joe.points_left, joe.acted, joe.aimed, joe.ordered = view.points_left, view.acted, view.aimed, view.ordered
        joe.supply, joe.spent = list(view.supply), list(view.spent)
        joe.easy, joe.medium, joe.hard = (sum(1 << card for card in view.decks[level]) for level in LEVELS)
        joe.panic = sum(1 << card for card in view.decks["panic"])
        pairs = [(joe.village.names[one], joe.village.names[other]) for one, other in joe.village.lock_zones]
        joe.closed = sum(1 << number for number, pair in enumerate(pairs) if pair in view.closed)
        joe.ground = [self._entry(lying) for lying in view.ground]
        joe.cast = [Character() for _ in CHARACTERS]
        for shown in view.characters:
            self._seat_character(joe.cast[self.people[shown.name]], shown)
        self._fill_jokers()
        self._fill_markers()
        joe.stack = [frame_of(numbers) for numbers in view.stack]
        joe.winners = sum(1 << side for side, name in enumerate(joe.scenario.side_names) if name in view.winners)
        joe.tally, joe.reason, joe.rule = list(view.tally), view.reason, view.rule
        joe.look_around()
        joe.movers = joe.asked() if joe.stack else 0

    def _set(self, names: tuple[str, ...]) -> int:
        return sum(1 << self.people[name] for name in names)

    def _entry(self, lying: LyingView) -> int:
        gun = GunView(lying.thing, lying.rounds, lying.jammed)
        return lying_in(self._object(gun), self.zones[lying.zone])

    def _object(self, gun: GunView) -> int:
        return self.kinds[gun.kind] + ROUND * gun.rounds + (JAMMED if gun.jammed else 0)

    def _seat_character(self, someone: Character, shown: CharacterView) -> None:
        someone.seat, someone.side, someone.status = shown.seat, shown.side, STATUSES.index(shown.status)
        someone.zone = -1 if shown.zone is None else self.zones[shown.zone]
        someone.wounds = shown.wounds
        for gun in shown.guns:
            someone.stow(self._object(gun))
        for thing in shown.pockets:
            someone.stow(self.kinds[thing])
        someone.last_gun = shown.last_gun
        someone.ambush, someone.exposed = shown.ambush, shown.exposed
        someone.asleep = (None, "sight", "noise").index(shown.asleep)
        someone.bound = (None, "tied", "locked").index(shown.bound)
        someone.stunned, someone.shaken, someone.nervous = shown.stunned, shown.shaken, shown.nervous
        someone.knowers = sum(1 << seat for seat in shown.joker_seen_by)
        if shown.joker is not None:
            someone.joker = int(shown.joker[1:]) - 1
        if shown.order is not None:
            someone.order = ORDERS.index(shown.order)

    def _fill_jokers(self) -> None:
        cast = self.joe.cast
        unseen = [card for card in range(JOKERS) if card not in {someone.joker for someone in cast}]
        for someone in cast:
            if someone.knowers and someone.joker < 0:
                someone.joker = unseen.pop(0)
        self.joe.jokers = sum(1 << card for card in unseen)

    def _fill_markers(self) -> None:
        joe, view = self.joe, self.view
        left = joe.scenario.hidden.copy()
        for marker in view.markers:
            if marker.thing is not None:
                left.remove(self.kinds[marker.thing])
        joe.hidden_zone = [-1 if marker.zone is None else self.zones[marker.zone] for marker in view.markers]
        joe.hidden_known = [sum(1 << seat for seat in marker.seen_by) for marker in view.markers]
        joe.hidden_kind = [left.pop(0) if marker.thing is None else self.kinds[marker.thing] for marker in view.markers]
        placing = view.question is not None and view.question.kind == "place" and self._is_hiding()
        if view.hiding is not None:
            joe.hiding = self.kinds[view.hiding]
            left.remove(joe.hiding)
        elif placing:
            joe.hiding = left.pop(0)
        joe.to_hide = left
        joe.found = -1 if view.looked_at is None else view.looked_at

    def _is_hiding(self) -> bool:
        """Whether the marker that is placed now lies face down."""
        return isinstance(frame_of(self.view.stack[-1]), PlaceMarker)
