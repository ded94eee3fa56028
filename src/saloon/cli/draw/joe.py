"""Dynamit Joe in the terminal: the village with everybody in it, their sheets, and what can be done, in groups."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct
from rich.console import ConsoleDimensions, Group, RenderableType
from rich.table import Column
from rich.table import Table as Grid
from rich.text import Text

from saloon.cli.draw.fields import Drawing
from saloon.cli.draw.joe_board import Board
from saloon.games.joe import moves as forms
from saloon.games.joe.box.cards import load_cards
from saloon.games.joe.box.constants import CHARACTERS
from saloon.games.joe.knowledge.view import CharacterView, JoeView
from saloon.games.joe.map.plan import Plan
from saloon.games.joe.map.village import WORD, Village, find_plan, find_village
from saloon.games.joe.scenario.scenarios import load_scenarios

TALL: Final = 60  # lines in which each zone has two
LETTERS: Final = dict(zip(CHARACTERS, "TSLBRFKJDOEU", strict=True))  # one for each of them, out of their names
SIDES: Final = ("silver", "falling", "rising", "joe.side")
DEAD: Final = "†"
LYING: Final = "*"
HIDDEN: Final = "?"
BETWEEN: Final = "   "  # one move and the next
WALKS: Final = (forms.Go, forms.Drag, forms.Place)
SHOTS: Final = (forms.Shoot, forms.Double, forms.Hurl, forms.Stab)
STICKS: Final = (forms.Throw, forms.Bomb)
WORDS: Final = (forms.Word, forms.React, forms.Cede)
CAPACITY: Final = {name: thing.rounds for name, thing in load_cards().things.things.items()}


class JoeDrawing(Drawing):
    """The map with a letter for each character in the colour of its side; below it the sheets."""

    def position(self, views: Sequence[Struct], eye: int | None, room: ConsoleDimensions) -> RenderableType:
        """Where everybody is, how they are, and what is asked."""
        view = _together(views)
        scenario = load_scenarios()[view.scenario]
        plan, village = find_plan(scenario.map), find_village(scenario.map)
        board = Board(plan, room.width, 2 if room.height >= TALL else 1)
        board.draw({frozenset(pair) for pair in view.closed}, self.say.language)
        seen = _seen(view, village)
        for zone in plan.zones:
            look = "joe.seen" if zone.id in seen else "aside"
            board.write(zone, [(zone.id, look)], list(_standing(view, zone.id)))
        heads = [*self._standings(view), self._headline(view)]
        return Group(*heads, board.text(), self._sheets(view, eye, room), *self._status(view, plan))

    def choices(self, view: Struct, moves: Sequence[int], room: ConsoleDimensions) -> RenderableType:
        """The legal moves in groups: where to go, whom to shoot, what to throw, what to do with things, the rest."""
        assert isinstance(view, JoeView)
        odds = {chance.move: (chance.light + chance.serious) * 100 // max(1, chance.cards) for chance in view.chances}
        groups: dict[str, list[Text]] = {}
        for number, move in enumerate(moves, 1):
            form, text = self.narrator.game.moves[move], self.narrator.game.moves.text(move)
            entry = Text.assemble((str(number), "aside"), " ", (_short(form, text), "move"))
            if text in odds:
                entry.append(f" {odds[text]} %", "aside")
            groups.setdefault(self._group(form), []).append(entry)
        grid = Grid.grid(Column(no_wrap=True, justify="right"), Column(), padding=(0, 1, 0, 0))
        for label, entries in groups.items():
            grid.add_row(Text(label, "aside"), _pack(entries, room.width - max(map(len, groups)) - 2))
        return grid

    def _group(self, form: object) -> str:
        if isinstance(form, forms.Place):
            return self.say("joe-terminal-place")
        if isinstance(form, WALKS):
            return self.say("joe-terminal-drag" if isinstance(form, forms.Drag) else "joe-terminal-walk")
        if isinstance(form, SHOTS):
            return self.say("joe-terminal-shoot")
        if isinstance(form, STICKS):
            return self.say("joe-terminal-throw")
        return self.say("joe-terminal-else" if isinstance(form, WORDS) else "joe-terminal-things")

    def _standings(self, view: JoeView) -> Iterator[Text]:
        """In a campaign: which of its scenarios it is, and how many of them everybody has won."""
        if view.chapters > 1:
            where = f"{self.say('joe-room-campaign')} {view.chapter + 1}/{view.chapters}"
            won = BETWEEN.join(f"{name} {points}" for name, points in zip(self.names, view.points, strict=True))
            yield Text.assemble((where, "bold"), "  ", (self.say("joe-room-standings"), "aside"), f"  {won}")

    def _headline(self, view: JoeView) -> Text:
        """Which scenario, which round, whose markers are still in the cup."""
        scenario = load_scenarios()[view.scenario]
        title = f"{scenario.id} {scenario.title.said(self.say.language)}"
        last = "none" if view.rounds is None else view.rounds
        facts = self.say("joe-terminal-round", round=view.round, last=last)
        cup = " ".join(LETTERS[name] for name in view.cup) or "-"
        return Text.assemble((title, "bold"), "  ", facts, "  ", (self.say("joe-terminal-cup", letters=cup), "aside"))

    def _sheets(self, view: JoeView, eye: int | None, room: ConsoleDimensions) -> RenderableType:
        """Everybody's sheet, side by side with those of the other sides where there is room."""
        scenario = load_scenarios()[view.scenario]
        grids = []
        for number, side in enumerate(view.sides):
            name = scenario.sides[number].name.said(self.say.language)
            people = ", ".join(self.say("joe-terminal-you") if seat == eye else self.names[seat] for seat in side.seats)
            loot = f"  {self.say('joe-terminal-loot', gold=side.loot)}" if side.loot else ""
            grid = Grid.grid(Column(no_wrap=True), Column(), padding=(0, 1, 0, 0))
            grid.add_row(Text("  ", SIDES[number]), Text.assemble((name, "bold"), f"  {people}{loot}"))
            for person in view.characters:
                if person.side == number:
                    grid.add_row(_token(person, view), self._sheet(person, view))
            grids.append(grid)
        if room.width < 2 * 56 or len(grids) == 1:
            return Group(*grids)
        beside = Grid.grid(*(Column(ratio=1) for _ in range(2)), padding=(0, 1, 0, 0), expand=True)
        for first in range(0, len(grids), 2):
            beside.add_row(*grids[first : first + 2])
        return beside

    def _sheet(self, person: CharacterView, view: JoeView) -> Text:
        """A line: name, wounds, zone, guns with rounds, pockets, and in what state."""
        line = Text(f"{person.name.title():<6}")
        if person.status != "playing":
            return line.append(self.say(STATUS[person.status]), "aside")
        line.append("♥" * (3 - person.wounds), "joe.lock").append("♡" * person.wounds, "aside")
        line.append(f" {person.zone or '-':<4} ")
        for gun in person.guns:
            line.append(f" {gun.kind} {gun.rounds}/{CAPACITY[gun.kind]}", "refused" if gun.jammed else "")
        for thing in person.pockets:
            line.append(f" {thing}", "aside")
        states = [self.say(message) for message, there in _states(person) if there]
        if person.name == view.active:
            states.insert(0, self.say("joe-terminal-points", points=view.points_left))
        if states:
            line.append(f"  {', '.join(states)}", "bold")
        if person.joker is not None:
            card = load_cards().jokers[int(person.joker[1:]) - 1]
            line.append("  ").append(card.name.said(self.say.language), "joe.used" if person.order == "used" else "")
            if person.order == "armed":
                line.append(f" {self.say('joe-terminal-armed')}", "bold")
        return line

    def _status(self, view: JoeView, plan: Plan) -> Iterator[Text]:
        """Whose turn it is, and where."""
        question = view.question
        if question is not None and question.character is not None:
            zone = next((person.zone for person in view.characters if person.name == question.character), None)
            names = {found.id: found.entry.name or found.area.name for found in plan.zones}
            where = names[zone].said(self.say.language) if zone is not None else "none"
            name = question.character.title()
            yield Text(self.say("joe-terminal-asked", name=name, zone=zone or "none", where=where), "bold")


STATUS: Final = {
    "absent": "joe-terminal-absent",
    "dead": "joe-terminal-dead",
    "captured": "joe-terminal-captured",
    "left": "joe-terminal-left",
}


def _short(form: object, text: str) -> str:
    """A move's text without the words that its group has already said."""
    return text.rsplit(" ", maxsplit=1)[-1] if isinstance(form, (*WALKS, *STICKS)) else text


def _pack(entries: Sequence[Text], width: int) -> Text:
    """Moves in as few lines as possible, none of them broken."""
    lines = [entries[0]]
    for entry in entries[1:]:
        if len(lines[-1]) + len(BETWEEN) + len(entry) <= width:
            lines[-1] = Text.assemble(lines[-1], BETWEEN, entry)
        else:
            lines.append(entry)
    return Text("\n").join(lines)


def _states(person: CharacterView) -> list[tuple[str, bool]]:
    return [
        ("joe-terminal-ambush", person.ambush),
        ("joe-terminal-exposed", person.exposed),
        ("joe-terminal-asleep", person.asleep is not None),
        ("joe-terminal-tied", person.bound == "tied"),
        ("joe-terminal-locked", person.bound == "locked"),
        ("joe-terminal-stunned", person.stunned),
        ("joe-terminal-shaken", person.shaken > 0),
        ("joe-terminal-nervous", person.nervous > 0),
    ]


def _together(views: Sequence[Struct]) -> JoeView:
    """The first of these; a replay that opens all of them shows no more than one seat's jokers."""
    return next(view for view in views if isinstance(view, JoeView))


def _token(person: CharacterView, view: JoeView) -> Text:
    if person.status == "dead":
        return Text(f"{LETTERS[person.name]}{DEAD}", "aside")
    return Text(f"{LETTERS[person.name]} ", "card" if person.name == view.active else SIDES[person.side])


def _standing(view: JoeView, zone: str) -> Iterator[tuple[str, str]]:
    """The letters of the characters in a zone, and signs for the dead, for objects and for face-down markers."""
    for person in view.characters:
        if person.zone == zone and person.status in ("playing", "dead"):
            alive = person.status == "playing"
            look = "card" if person.name == view.active else SIDES[person.side]
            yield (LETTERS[person.name], look) if alive else (DEAD, "aside")
    if any(thing.zone == zone for thing in view.ground):
        yield LYING, "joe.wood"
    if any(marker.zone == zone for marker in view.markers):
        yield HIDDEN, "gold"


def _seen(view: JoeView, village: Village) -> set[str]:
    """The zones that the character to decide, or the active one, can see; none without such a character."""
    asked = view.question.character if view.question is not None and view.question.character else view.active
    people = [person for person in view.characters if person.status == "playing" and person.zone is not None]
    eye = next((person for person in people if person.name == asked), None)
    if eye is None or eye.zone is None:
        return set()
    occupied = {village.names.index(person.zone) for person in people if person.zone is not None}
    low = sum(1 << zone for zone in occupied if zone < WORD)
    high = sum(1 << zone - WORD for zone in occupied if zone >= WORD)
    exposed = {person.zone for person in people if person.exposed}
    here = village.names.index(eye.zone)
    return {name for zone, name in enumerate(village.names) if village.way(here, zone, low, high, name in exposed) >= 0}
