"""The report of an arena: one HTML page with tables, charts and the charting library inside."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from html import escape
from pathlib import Path
from string import Template
from typing import Final

import altair as alt
import vl_convert

from saloon.lab.arena import Standings
from saloon.lab.charts import CONFIG, draw_lengths, draw_pairs, draw_ratings, draw_reasons
from saloon.lab.plan import Plan

PAGE: Final = Path(__file__).with_name("report.html")
VEGA_LITE: Final = ".".join(alt.SCHEMA_VERSION.removeprefix("v").split(".")[:2])


def write_report(path: Path, plan: Plan, standings: Standings) -> None:
    """Write the page; the same standings give the same bytes."""
    charts = {
        "ratings": draw_ratings(standings),
        "pairs": draw_pairs(standings),
        "lengths": draw_lengths(standings),
        "reasons": draw_reasons(standings),
    }
    page = Template(PAGE.read_text(encoding="utf-8")).substitute(
        title=f"Arena: {escape(plan.game)}",
        summary=summary(plan),
        script=drawing_library(),
        sections="\n".join(sections(standings)),
        charts=in_script({name: chart.to_dict() | {"config": CONFIG} for name, chart in charts.items()}),
    )
    path.write_text(page, encoding="utf-8", newline="\n")


@cache
def drawing_library() -> str:
    """Vega as one script that gives the page `vegaEmbed`."""
    return vl_convert.javascript_bundle("window.vegaEmbed = vegaEmbed;", VEGA_LITE)


def summary(plan: Plan) -> str:
    """What was played, with everything that is needed to repeat it."""
    each = plan.matches // len(plan.groups)
    options = ", ".join(f"{name}={value}" for name, value in plan.options.items()) or "as in the rules"
    return (
        f"{plan.matches} matches, {each} for every {'pair' if plan.seats == 2 else 'group'} of bots, "
        f"each bot equally often at every seat with the same luck. Seed {plan.seed}; options {escape(options)}; "
        f"rules {plan.rules}; Saloon {plan.saloon}."
    )


def sections(standings: Standings) -> list[str]:
    """The page's parts: a heading, a sentence, a chart and its numbers."""
    ratings = [
        (rating.player, f"{rating.mu:.2f}", f"{rating.interval[0]:.2f} to {rating.interval[1]:.2f}")
        for rating in standings.ratings
    ]
    pairs = [
        (player, other, str(share.of), f"{share.rate:.1%}", "{:.1%} to {:.1%}".format(*share.interval))
        for player, other, share in standings.pairs()
    ]
    return [
        section(
            "ratings", "Ratings", "Strength by openskill (Plackett-Luce) with 95 % intervals; every bot starts from 25."
        ),
        table(("player", "rating", "95 % interval"), ratings, words=1),
        section("pairs", "Pairs", "How often the row came ahead of the column; an equal rank counts half."),
        table(("player", "ahead of", "matches", "rate", "95 % interval (Wilson)"), pairs, words=2),
        section("lengths", "Lengths", "Moves a match: the line holds nine of ten matches, the bar half of them."),
        section("reasons", "Reasons", "How the matches ended."),
    ]


def section(place: str, title: str, sentence: str) -> str:
    """A heading, a sentence and the place of a chart."""
    return f'<h2>{title}</h2>\n<p>{sentence}</p>\n<div class="chart" id="{place}"></div>'


def table(heads: Sequence[str], rows: Sequence[Sequence[str]], words: int) -> str:
    """A table whose first columns are words and whose others are numbers."""

    def line(cell: str, values: Sequence[str]) -> str:
        kinds = ["" if column < words else ' class="number"' for column in range(len(values))]
        cells = (f"<{cell}{kind}>{escape(value)}</{cell}>" for kind, value in zip(kinds, values, strict=True))
        return f"<tr>{''.join(cells)}</tr>"

    return "\n".join(["<table>", line("th", heads), *(line("td", row) for row in rows), "</table>"])


def in_script(value: object) -> str:
    """JSON for a script element, escaped so that no bot's name can become markup."""
    return json.dumps(value, sort_keys=True).replace("<", "\\u003c")
