"""The page shows the village, the scenarios and the cards as their files have them."""

from __future__ import annotations

from pathlib import Path

from saloon.games.joe.printed import gather, write

PAGE = Path(__file__).parents[3] / "web" / "src" / "games" / "joe" / "printed.json"


def test_the_page_has_what_is_printed() -> None:
    """`npm run printed` in web/ writes it anew."""
    assert PAGE.read_text("utf-8") == write()


def test_starts_are_spelt_out_zone_by_zone() -> None:
    """In the arrest Fred stands before the counter, and the law anywhere in the office."""
    arrest = gather().scenarios["9.1"]
    starts = {start.who[0]: zones for start, zones in zip(arrest.scenario.start, arrest.zones, strict=True)}
    assert starts["fred"] == ["SA5", "SA6"]
    assert starts["ted"] == ["BS1", "BS2", "BS3"]
