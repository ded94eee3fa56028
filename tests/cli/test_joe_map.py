"""`saloon joe map`: pictures that are whole, data for the page, and clear words when something is wrong."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest
from typer.testing import CliRunner

from saloon.cli.app import app
from saloon.games.joe.box.data_file import DATA
from saloon.games.joe.map.scene import Scene
from saloon.games.joe.map.village import find_plan

SVG = "{http://www.w3.org/2000/svg}"


def run(*arguments: str, code: int = 0) -> str:
    """What the command writes; its complaint if it fails."""
    result = CliRunner().invoke(app, ["joe", "map", "--lang", "en", *arguments])
    assert result.exit_code == code, result.output
    return result.stderr if code else result.stdout


def picture(*arguments: str) -> ElementTree.Element:
    return ElementTree.fromstring(run(*arguments))


def texts(whole: ElementTree.Element) -> list[str]:
    return [text.text or "" for text in whole.iter(f"{SVG}text")]


def drawn(whole: ElementTree.Element, look: str) -> int:
    """How many shapes have this class."""
    return sum(look in shape.get("class", "").split() for shape in whole.iter())


def test_the_picture_has_every_zone_sign_and_opening() -> None:
    whole = picture()
    assert {zone.id for zone in find_plan("goldfever").zones} <= set(texts(whole))
    assert {"GROCERY", "SALOON", "UNDERTAKER", "GOLDFEVER"} <= set(texts(whole))
    in_legend = 1
    assert drawn(whole, "pane") == 19 + in_legend
    assert drawn(whole, "leaf") == 2 * (20 + in_legend)
    assert drawn(whole, "lock") == 2 + in_legend
    assert drawn(whole, "crown") == 17 + in_legend


def test_the_words_are_in_the_language_asked_for() -> None:
    assert {"ÉPICERIE", "BUREAU DU SHÉRIF", "fenêtre"} <= set(texts(picture("--lang", "fr")))


def test_sight_colours_what_a_zone_sees() -> None:
    whole = picture("--sight", "sa8")
    assert "what zone SA8 sees" in texts(whole)
    assert drawn(whole, "eye") == 1
    assert drawn(whole, "exposed") == 4 + 1, "the windows and doors across the street, and the legend"


def test_a_scenario_shows_who_starts_where() -> None:
    whole = picture("--scenario", "9.1")
    assert {"Ted", "Luke", "Fred", "Frank", "The law", "The outlaws"} <= set(texts(whole))
    assert drawn(whole, "start") == 2 + 2 + 3


def test_the_data_can_be_read_back() -> None:
    scene = msgspec.json.decode(run("--json"), type=Scene)
    assert len(scene.zones) == 109
    assert len(scene.openings) == 42
    assert {building.id: building.front for building in scene.buildings}["saloon"] == "south"
    assert {building.id: building.front for building in scene.buildings}["bank"] == "north"


def test_any_map_and_any_scenario_can_be_drawn_from_a_file(tmp_path: Path) -> None:
    out = tmp_path / "out.svg"
    copy = tmp_path / "mine.toml"
    copy.write_text(
        (DATA / "maps" / "goldfever.toml").read_text("utf-8").replace('"Goldfever"', '"Tombstone"'), "utf-8"
    )
    assert run("--map", str(copy), "-o", str(out)) == ""
    assert "TOMBSTONE" in texts(ElementTree.parse(out).getroot())
    assert "Susan" in texts(picture("--scenario", str(DATA / "scenarios" / "9.2.toml")))


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (["--sight", "XX9"], 2, "there is no zone 'XX9' on this map; there are LN1, LN2"),
        (["--scenario", "9.9"], 2, "there is no scenario '9.9'; there are 9.1, 9.2"),
        (["--map", "tombstone"], 1, "tombstone.toml: there is no map 'tombstone'; there are goldfever"),
        (["--map", "nowhere.toml"], 1, "nowhere.toml: cannot be read: No such file or directory"),
        (["-o", "nowhere/map.svg"], 2, "nowhere/map.svg: No such file or directory"),
    ],
)
def test_what_is_wrong_is_said(arguments: list[str], code: int, said: str) -> None:
    assert run(*arguments, code=code).startswith(f"saloon: {said}")
