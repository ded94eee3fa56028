"""Charts of a balance study: who wins, the numbers of a match, and how often each kind of event happened."""

from __future__ import annotations

from typing import Any, Final

import altair as alt

from saloon.colours import BRICK, DUSK, INK, MUSTARD
from saloon.lab.balance import Findings, Study
from saloon.lab.charts import CONFIG, ROW, WIDTH

PANEL: Final = 200  # pixels of a small panel
BAR: Final = 20  # pixels of a line in it


def draw_findings(study: Study, findings: list[Findings]) -> alt.VConcatChart:
    """All panels, one below the other."""
    panels: list[Any] = [draw_shares(findings), draw_numbers(study, findings)]
    panels += [draw_counts(kind, findings) for kind in study.kinds]
    chart: alt.VConcatChart = alt.vconcat(*panels, spacing=36).resolve_scale(color="independent").configure(**CONFIG)
    return chart


def name_of(found: Findings) -> str:
    """A setup with its seats."""
    return f"{found.setup.name} · {found.setup.seats} seats"


def draw_shares(findings: list[Findings]) -> alt.LayerChart:
    """What each side of each setup wins, with its interval, and where an even share would be."""
    rows = [
        {
            "side": f"{name_of(found)} · {side}",
            "rate": share.rate,
            "low": share.interval[0],
            "high": share.interval[1],
            "even": 1 / len(found.sides),
        }
        for found in findings
        for side, share in found.sides.items()
    ]
    base = alt.Chart(alt.Data(values=rows)).encode(y=alt.Y("side:N", sort=None, title=None))
    axis = alt.X("low:Q", scale=alt.Scale(domain=[0, 1]), axis=alt.Axis(format="%"), title="won")
    reach = base.mark_rule(strokeWidth=4, color=MUSTARD).encode(x=axis, x2="high:Q")
    point = base.mark_point(filled=True, size=90, color=BRICK, opacity=1).encode(x="rate:Q")
    even = base.mark_tick(color=INK, thickness=2, size=18).encode(x="even:Q")
    chart: alt.LayerChart = (reach + even + point).properties(width=WIDTH, height=alt.Step(ROW))
    return chart


def draw_numbers(study: Study, findings: list[Findings]) -> alt.FacetChart:
    """The means of the numbers: a small panel for each that is not always zero."""
    numbers = [number for number in study.numbers if any(found.mean(number) for found in findings)]
    rows = [
        {"setup": name_of(found), "number": number, "mean": found.mean(number)}
        for found in findings
        for number in numbers
    ]
    chart: alt.FacetChart = (
        alt.Chart(alt.Data(values=rows))
        .mark_bar(color=DUSK)
        .encode(x=alt.X("mean:Q", title=None), y=alt.Y("setup:N", sort=None, title=None))
        .properties(width=PANEL, height=alt.Step(BAR))
        .facet(alt.Facet("number:N", sort=numbers, title="in the mean of a match"), columns=2)
        .resolve_scale(x="independent")
    )
    return chart


def draw_counts(kind: str, findings: list[Findings]) -> alt.Chart:
    """How often each event of a kind happened in a hundred matches."""
    rows = [
        {"setup": name_of(found), kind: what, "times": 100 * times / found.matches}
        for found in findings
        for what, times in found.counts[kind].most_common()
    ]
    chart: alt.Chart = (
        alt.Chart(alt.Data(values=rows))
        .mark_bar()
        .encode(
            x=alt.X("times:Q", title=f"{kind}, in a hundred matches"),
            y=alt.Y("setup:N", sort=None, title=None),
            color=alt.Color(f"{kind}:N", scale=alt.Scale(scheme="tableau20"), legend=alt.Legend(columns=5)),
        )
        .properties(width=WIDTH, height=alt.Step(ROW))
    )
    return chart
