"""The charts of an arena, made with altair from a few aggregated rows each."""

from __future__ import annotations

from typing import Any, Final

import altair as alt

from saloon.colours import BRICK, DUSK, GREEN, INK, MUSTARD, PAPER
from saloon.lab.arena import Standings

WIDTH: Final = 560
ROW: Final = 34  # pixels a line of a chart

CONFIG: Final[dict[str, Any]] = {
    "background": "transparent",
    "view": {"stroke": None},
    "font": "Georgia, serif",
    "axis": {"labelLimit": 320, "labelFontSize": 12, "titleFontSize": 12, "labelColor": INK, "titleColor": INK},
    "legend": {"labelFontSize": 12, "title": None, "orient": "top", "labelColor": INK},
}


def draw_ratings(standings: Standings) -> alt.LayerChart:
    """Each player's rating with its interval, best on top."""
    rows = [
        {"player": rating.player, "rating": rating.mu, "low": rating.interval[0], "high": rating.interval[1]}
        for rating in standings.ratings
    ]
    base = alt.Chart(alt.Data(values=rows)).encode(
        y=alt.Y("player:N", sort=None, title=None),
        tooltip=["player:N", *(alt.Tooltip(f"{field}:Q", format=".2f") for field in ("rating", "low", "high"))],
    )
    low = alt.X("low:Q", scale=alt.Scale(zero=False), title="rating")
    reach = base.mark_rule(strokeWidth=4, color=MUSTARD).encode(x=low, x2="high:Q")
    point = base.mark_point(filled=True, size=120, color=BRICK, opacity=1).encode(x="rating:Q")
    chart: alt.LayerChart = (reach + point).properties(width=WIDTH, height=alt.Step(ROW))
    return chart


def draw_pairs(standings: Standings) -> alt.LayerChart:
    """How often the player of a row finishes ahead of the player of a column."""
    order = [rating.player for rating in standings.ratings]
    rows = [
        {"player": player, "other": other, "rate": share.rate, "matches": share.of}
        | dict(zip(("low", "high"), share.interval, strict=True))
        for (player, other), share in standings.ahead.items()
    ]
    base = alt.Chart(alt.Data(values=rows)).encode(
        x=alt.X("other:N", sort=order, title="ahead of", axis=alt.Axis(orient="top", labelAngle=0, labelLimit=96)),
        y=alt.Y("player:N", sort=order, title=None),
        tooltip=[
            "player:N",
            "other:N",
            *(alt.Tooltip(f"{field}:Q", format=".1%") for field in ("rate", "low", "high")),
            "matches:Q",
        ],
    )
    scale = alt.Scale(domain=[0, 0.5, 1], range=[BRICK, PAPER, GREEN])
    field = base.mark_rect(stroke=INK, strokeWidth=0.5).encode(color=alt.Color("rate:Q", scale=scale, legend=None))
    on_dark = alt.expr.abs(alt.datum.rate - 0.5) > 0.3
    number = base.mark_text(fontSize=13).encode(
        text=alt.Text("rate:Q", format=".1%"), color=alt.condition(on_dark, alt.value(PAPER), alt.value(INK))
    )
    chart: alt.LayerChart = (field + number).properties(width=alt.Step(100), height=alt.Step(ROW))
    return chart


def draw_lengths(standings: Standings) -> alt.LayerChart:
    """How many moves the matches of a pairing took: nine of ten, the middle half, and the median."""
    parts = {"shortest": 0.05, "lower": 0.25, "median": 0.5, "upper": 0.75, "longest": 0.95}
    rows = [
        {"pairing": " - ".join(players)} | {name: tally.length(part) for name, part in parts.items()}
        for players, tally in standings.pairings.items()
    ]
    base = alt.Chart(alt.Data(values=rows)).encode(
        y=alt.Y("pairing:N", sort=None, title=None), tooltip=["pairing:N", *(f"{name}:Q" for name in parts)]
    )
    shortest = alt.X("shortest:Q", scale=alt.Scale(zero=False), title="moves of the seats")
    most = base.mark_rule(color=INK).encode(x=shortest, x2="longest:Q")
    middle = base.mark_bar(size=14, color=DUSK).encode(x="lower:Q", x2="upper:Q")
    median = base.mark_tick(thickness=3, size=20, color=MUSTARD).encode(x="median:Q")
    chart: alt.LayerChart = (most + middle + median).properties(width=WIDTH, height=alt.Step(ROW))
    return chart


def draw_reasons(standings: Standings) -> alt.Chart:
    """How the matches of a pairing ended."""
    rows = [
        {"pairing": " - ".join(players), "reason": reason, "matches": matches, "share": matches / tally.matches}
        for players, tally in standings.pairings.items()
        for reason, matches in sorted(tally.reasons.items())
    ]
    chart: alt.Chart = (
        alt.Chart(alt.Data(values=rows))
        .mark_bar()
        .encode(
            x=alt.X("share:Q", axis=alt.Axis(format="%"), title="of the matches"),
            y=alt.Y("pairing:N", sort=None, title=None),
            color=alt.Color("reason:N", scale=alt.Scale(range=[GREEN, BRICK, MUSTARD, DUSK, INK])),
            tooltip=["pairing:N", "reason:N", "matches:Q", alt.Tooltip("share:Q", format=".1%")],
        )
        .properties(width=WIDTH, height=alt.Step(ROW))
    )
    return chart
