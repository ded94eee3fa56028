"""Dynamit Joe in the terminal: the map at every width, the sheets, and the moves in their groups."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

from saloon.cli.draw.joe import LETTERS, JoeDrawing
from saloon.cli.draw.joe_board import Board
from saloon.cli.narrate import Narrator
from saloon.cli.palette import THEME
from saloon.games.joe import GAME
from saloon.games.joe.map.village import find_plan
from saloon.games.joe.moves import ZONES
from saloon.games.joe.rules import Joe
from saloon.games.joe.setup import JoeOptions
from saloon.kernel import NATURE, NATURE_BIT, check_record, read_rules, seats_of, stream
from saloon.locales import Speaker
from tests.cli.conftest import Run

CLOSED = {frozenset(pair.split("-")) for pair in ("BS3-CEL", "BQ4-COF", "CEL-LN9")}


def board(width: int, lines: int, closed: set[frozenset[str]] | None = None) -> list[str]:
    """The empty village, with the name of every zone in it."""
    plan = find_plan("goldfever")
    sheet = Board(plan, width, lines)
    sheet.draw(CLOSED if closed is None else closed, "en")
    for zone in plan.zones:
        sheet.write(zone, [(zone.id, "")], [])
    return sheet.text().plain.splitlines()


def played(scenario: str, seats: int, moves: int) -> tuple[Joe, int]:
    """A random match after so many moves, and a seat that has something to decide."""
    joe, rng = GAME.new(JoeOptions(scenario=scenario), seats), stream(7, scenario)
    made = 0
    while (movers := joe.to_move()) == NATURE_BIT or made < moves:
        assert movers, "the match ended too early for this test"
        seat = NATURE if movers == NATURE_BIT else seats_of(movers)[0]
        joe.apply(seat, joe.draw(rng) if seat == NATURE else joe.pick(seat, rng))
        made += 1
    return joe, seats_of(joe.to_move())[0]


def shown(joe: Joe, seat: int, width: int = 80, height: int = 40, language: str = "en") -> tuple[str, str]:
    """The position and the choices, as letters."""
    names = ["Ann", "Ben", "Cas", "Dot"][: len(joe.view(None).seat_sides)]
    drawing = JoeDrawing(JoeOptions(), Narrator(GAME, Speaker(language), names))
    pages = []
    for part in ("position", "choices"):
        console = Console(theme=THEME, width=width, height=height, file=io.StringIO(), highlight=False, markup=False)
        if part == "position":
            console.print(drawing.position([joe.view(seat)], seat, console.size))
        else:
            console.print(drawing.choices(joe.view(seat), joe.legal(seat), console.size))
        assert isinstance(console.file, io.StringIO)
        pages.append(console.file.getvalue())
    return pages[0], pages[1]


@pytest.mark.parametrize(("width", "lines"), [(80, 1), (80, 2), (100, 1), (120, 1), (120, 2)])
def test_every_zone_is_on_the_map_and_nothing_sticks_out(width: int, lines: int) -> None:
    rows = board(width, lines)
    assert set(ZONES) <= set(re.findall(r"[A-Z]+[0-9]*[a-z]?", " ".join(rows)))
    assert max(map(len, rows)) <= width
    assert len(rows) == (25 if lines == 1 else 35)


def test_walls_have_their_doors_windows_and_signs() -> None:
    rows = board(120, 1)
    (hall,) = [number for number, row in enumerate(rows) if "SA7" in row]
    front = rows[hall + 1]
    at = rows[hall].index("SA8")
    assert front[at - 2 : at + 5].strip("━") == "┫ ┣"
    assert front[rows[hall].index("SA9") :].startswith("╍╍╍")
    assert any(" Saloon " in row for row in rows)
    assert sum(row.count("╫╫╫") for row in rows) == 2, "the safe's grille and the cell's bars"
    assert sum(row.count("╫╫╫") for row in board(120, 1, closed=set())) == 0, "all broken open"


@pytest.mark.parametrize(
    ("scenario", "seats"),
    [("9.1", 2), ("9.2", 2), ("9.3", 3), ("9.4", 2), ("9.5", 2), ("9.6", 3), ("9.7", 2), ("9.8", 4)],
)
@pytest.mark.parametrize(("width", "height", "language"), [(80, 24, "en"), (120, 70, "fr")])
def test_every_scenario_is_drawn_with_everybody_in_it(
    scenario: str, seats: int, width: int, height: int, language: str
) -> None:
    joe, seat = played(scenario, seats, 60)
    page, choices = shown(joe, seat, width, height, language)
    assert all(len(line) <= width for line in (page + choices).splitlines())
    for person in joe.view(seat).characters:
        assert re.search(rf"{LETTERS[person.name]}[ †] +{person.name.title()} ", page)
    assert [number for number in range(1, len(joe.legal(seat)) + 1) if f"{number} " not in choices] == []


def test_a_campaign_says_where_it_is_and_what_everybody_has_won() -> None:
    joe, seat = played("campaign", 2, 0)
    joe.points = [0, 1]
    assert shown(joe, seat)[0].startswith("Campaign 1/5  Standings  Ann 0   Ben 1")
    assert "Standings" not in shown(*played("9.1", 2, 0))[0]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_match_by_numbers(run: Run, kept: Callable[[], Path], language: str) -> None:
    ran = run(
        *("play", "joe", "--scenario", "9.1", "--round-limit", 3, "--bot", "gunslinger", "--seed", 5),
        *("--lang", language),
        typed=["1"] * 400,
    )
    assert ran.code == 0
    outcome = check_record(kept().read_text(encoding="utf-8"))[-1].state.outcome()
    assert outcome is not None
    assert " ".join(read_rules(GAME.folder, language)[outcome.rule].split()) in ran.prose


def test_the_one_who_acts_has_points_and_a_place() -> None:
    joe, seat = played("9.1", 2, 40)
    view = joe.view(seat)
    page, _ = shown(joe, seat)
    assert view.question is not None
    assert view.question.character is not None
    assert f"{view.question.character.title()} in " in page
    assert "what now?" in page
    (mover,) = [person for person in view.characters if person.name == view.active]
    points = f"{view.points_left} action point"
    assert points in next(line for line in page.splitlines() if f" {mover.name.title()} " in line)


def test_attacks_say_how_likely_they_wound() -> None:
    joe, seat = played("9.5", 2, 10)
    while not joe.view(seat).chances:
        joe, seat = further(joe)
    chance = joe.view(seat).chances[0]
    _, choices = shown(joe, seat)
    assert f"{(chance.light + chance.serious) * 100 // chance.cards} %" in choices


def further(joe: Joe) -> tuple[Joe, int]:
    rng = stream(1, joe.view(None).round)
    while True:
        movers = joe.to_move()
        seat = NATURE if movers == NATURE_BIT else seats_of(movers)[0]
        joe.apply(seat, joe.draw(rng) if seat == NATURE else joe.pick(seat, rng))
        if joe.to_move() not in (0, NATURE_BIT):
            return joe, seats_of(joe.to_move())[0]
