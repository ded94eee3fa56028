"""What is said of maps that make no sense: the file, the place, the reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from saloon.games.joe.box.data_file import BadData
from saloon.games.joe.map.map_file import read_map
from saloon.games.joe.map.plan import Plan, draw_plan
from saloon.games.joe.map.village import Village, find_plan

# A shack of two rooms on a meadow.
SHACK = """
name = "Shack"
size = [6, 6]
trees = [[1, 1, 0.5]]

[[areas]]
name = { en = "Meadow", fr = "Prairie" }
ground = "lane"
zones = [
  { id = "M1", box = [0, 0, 6, 2] },
  { id = "M2", box = [0, 2, 1, 6] },
  { id = "M3", box = [5, 2, 6, 6] },
  { id = "M4", box = [1, 5, 5, 6] },
]

[[areas]]
name = { en = "Shack", fr = "Cabane" }
building = "shack"
zones = [
  { id = "S1", box = [1, 2, 3, 5] },
  { id = "S2", box = [3, 2, 5, 5] },
]

[borders]
doors = ["S1-M4"]
windows = ["S2-M1"]
"""


def plan_of(text: str, folder: Path) -> Plan:
    path = folder / "shack.toml"
    path.write_text(text, "utf-8")
    return draw_plan(read_map(path), path.name)


def test_a_small_map_is_enough(tmp_path: Path) -> None:
    village = Village(plan_of(SHACK, tmp_path))
    assert village.names == ("M1", "M2", "M3", "M4", "S1", "S2")
    assert village.edge == bytes([1, 1, 1, 1, 0, 0])
    assert village.distance[0 * 6 + 4] == 2, "in by the window, and to the other room"
    assert village.way(4, 5, 0, 0, exposed=False) == 0


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('name = "Shack"\n', "", "Object missing required field `name`"),
        ('building = "shack"\n', "", "areas[1]: an area is either a `building` or some `ground`"),
        ('id = "M2"', 'id = "M1"', "zone M1: stands there twice"),
        ('id = "M2"', 'id = "m2"', "areas[0].zones[1].id: Expected `str` matching regex"),
        (
            "box = [0, 2, 1, 6]",
            "box = [0, 2, 1, 7]",
            "zone M2: its box must be west, north, east, south, and lie on the",
        ),
        ("box = [0, 2, 1, 6]", "box = [0, 2, 1.005, 6]", "zone M2: 1.005 is not a multiple of 0.01"),
        ("box = [0, 2, 1, 6]", "box = [0, 1, 1, 6]", "zone M2: lies on zone M1"),
        ("box = [0, 2, 1, 6]", "box = [0, 2, 1, 5]", "areas: the zones leave 40000 of 1440000 parts uncovered"),
        ("[1, 1, 0.5]", "[1, 1, 0]", "tree 1: its radius must be more than 0"),
        ('doors = ["S1-M4"]', 'doors = ["S1-M9"]', "borders.doors S1-M9: there is no zone M9"),
        ('doors = ["S1-M4"]', 'doors = ["S1-M3"]', "border M3-S1: these zones do not touch"),
        ('doors = ["S1-M4"]', 'doors = ["S1-M4", "M4-S1"]', "borders.doors M4-S1: a border joins two different zones"),
        ('doors = ["S1-M4"]', 'doors = ["M1-M2"]', "borders.doors M1-M2: a door belongs to a building"),
        ('doors = ["S1-M4"]', 'doors = ["S1-S2"]', "building shack: has no door to the outside"),
        ('windows = ["S2-M1"]', 'walls = ["S1-S2"]', "zone S2: cannot be reached from M1 through doors"),
        ('windows = ["S2-M1"]', 'fences = ["S1-S2"]', "borders.fences S1-S2: a fence stands outdoors"),
        ('windows = ["S2-M1"]', 'counters = ["S2-M1"]', "borders.counters S2-M1: this stands inside one building"),
        ('windows = ["S2-M1"]', 'grilles = ["S2-M1", "S2-M3"]', "zone S2: has two grilles; one is the most"),
        ('windows = ["S2-M1"]', 'moats = ["S2-M1"]', "borders: Object contains unknown field `moats`"),
    ],
)
def test_a_wrong_map_is_named_with_the_place_and_the_reason(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert old in SHACK
    with pytest.raises(BadData) as caught:
        plan_of(SHACK.replace(old, new), tmp_path)
    assert str(caught.value).removeprefix("shack.toml: ").startswith(said)


def test_a_door_needs_half_a_step(tmp_path: Path) -> None:
    text = SHACK.replace("[1, 2, 3, 5]", "[1, 2, 4.6, 5]").replace("[3, 2, 5, 5]", "[4.6, 2, 5, 5]")
    with pytest.raises(BadData, match=r"shack\.toml: border M1-S2: a window needs a border of at least half a step"):
        plan_of(text, tmp_path)


def test_two_buildings_have_no_common_door(tmp_path: Path) -> None:
    sheds = SHACK.replace('  { id = "S2", box = [3, 2, 5, 5] },\n', "").replace(
        "[borders]",
        '[[areas]]\nname = { en = "Shed", fr = "Remise" }\nbuilding = "shed"\n'
        'zones = [{ id = "S2", box = [3, 2, 5, 5] }]\n\n[borders]',
    )
    with pytest.raises(BadData, match="a door does not lead from one building into another"):
        plan_of(sheds.replace('doors = ["S1-M4"]', 'doors = ["S1-M4", "S1-S2"]'), tmp_path)


def test_an_unknown_map_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadData, match=r"there is no map 'tombstone'; there are goldfever"):
        find_plan("tombstone")
