"""The page shows the village, the scenarios and the cards as their files have them."""

from __future__ import annotations

from pathlib import Path

from saloon.games.joe.page.printed import gather, write

PAGE = Path(__file__).parents[3] / "web" / "src" / "games" / "joe" / "printed.json"


def test_the_page_has_what_is_printed() -> None:
    """`npm run printed` in web/ writes it anew."""
    assert PAGE.read_text("utf-8") == write()


def test_a_table_knows_its_scenario_by_title_map_and_sides() -> None:
    arrest = gather().scenarios["9.1"]
    assert (arrest.title.en, arrest.map) == ("The arrest", "goldfever")
    assert [side.id for side in arrest.sides] == ["law", "outlaws"]
