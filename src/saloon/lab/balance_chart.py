"""The picture of a study of the balance."""

from __future__ import annotations

import altair as alt

from saloon.lab.balance import Findings
from saloon.lab.charts import BRICK, CONFIG, INK, MUSTARD, ROW, WIDTH


def draw_shares(findings: list[Findings]) -> alt.LayerChart:
    """What each side of each setup wins, with its interval, and where an even share would be."""
    rows = [
        {
            "side": f"{found.setup.name} · {found.setup.seats} seats · {side}",
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
    chart: alt.LayerChart = (reach + even + point).properties(width=WIDTH, height=alt.Step(ROW)).configure(**CONFIG)
    return chart
