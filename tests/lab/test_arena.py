"""Ratings and rates of an arena, and its report."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
import vl_convert

from saloon.lab.arena import Standings, compare
from saloon.lab.charts import draw_lengths, draw_pairs, draw_ratings, draw_reasons
from saloon.lab.plan import Plan, plan_arena
from saloon.lab.report import VEGA_LITE, write_report
from saloon.lab.results import MatchResult
from saloon.lab.statistics import Share
from tests.lab.runs import DUEL, run
from tests.lab.started import EXAMPLE

BOTS = ("random", EXAMPLE, "greedy")


@pytest.fixture(scope="module")
def plan() -> Plan:
    return plan_arena(DUEL, BOTS, 8, 3)


@pytest.fixture(scope="module")
def standings(plan: Plan, tmp_path_factory: pytest.TempPathFactory) -> Standings:
    return compare(run(tmp_path_factory.mktemp("arena"), plan).results(), plan.bots)


def match(number: int, players: tuple[str, ...], ranks: tuple[int, ...]) -> MatchResult:
    return MatchResult(number, 1, players, ranks, ranks, "emptied", 40, "")


def test_the_stronger_bot_is_rated_first(standings: Standings) -> None:
    assert [rating.player for rating in standings.ratings] == ["greedy", EXAMPLE, "random"]
    low, _ = standings.ratings[0].interval
    assert standings.ratings[-1].mu < low
    assert standings.ahead[EXAMPLE, "random"] == Share(8.0, 8)
    assert standings.ahead["random", EXAMPLE] == Share(0.0, 8)


def test_a_clear_ladder_is_found_and_surer_with_more_matches() -> None:
    ladder = [("a", "b"), ("b", "c"), ("a", "c")]
    few = [match(number, ladder[number % 3], (2, 1)) for number in range(30)]
    many = [match(number, ladder[number % 3], (2, 1)) for number in range(300)]
    first, second = compare(few, "abc"), compare(many, "abc")
    assert [rating.player for rating in first.ratings] == ["c", "b", "a"]
    assert [rating.player for rating in second.ratings] == ["c", "b", "a"]
    assert all(later.sigma < early.sigma for early, later in zip(first.ratings, second.ratings, strict=True))


def test_strength_does_not_drift_so_that_no_match_makes_it_less_sure() -> None:
    always = [match(number, ("a", "b"), (1, 2)) for number in range(1400)]
    early, later = compare(always[:700], "ab"), compare(always, "ab")
    assert all(after.sigma <= before.sigma for before, after in zip(early.ratings, later.ratings, strict=True))


def test_at_a_larger_table_each_pair_is_compared_and_equal_ranks_count_half() -> None:
    standings = compare([match(0, ("a", "b", "c"), (1, 2, 2)), match(1, ("c", "a", "b"), (1, 2, 3))], "abc")
    assert standings.ahead["a", "b"] == Share(2.0, 2)
    assert standings.ahead["b", "c"] == Share(0.5, 2)
    assert standings.ahead["c", "a"] == Share(1.0, 2)
    assert {pairing: tally.matches for pairing, tally in standings.pairings.items()} == {("a", "b", "c"): 2}


def test_equal_results_give_equal_standings_and_the_same_page(plan: Plan, standings: Standings, tmp_path: Path) -> None:
    again = compare(run(tmp_path / "run", plan).results(), plan.bots)
    assert again.ratings == standings.ratings
    assert again.ahead == standings.ahead
    write_report(tmp_path / "one.html", plan, standings)
    write_report(tmp_path / "two.html", plan, again)
    assert (tmp_path / "one.html").read_bytes() == (tmp_path / "two.html").read_bytes()


class Page(HTMLParser):
    """What a browser would fetch for a page, its words, and its style and scripts."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.fetched: list[str] = []
        self.words: list[str] = []
        self.code: list[str] = []
        self.in_code = False
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.in_code = tag in ("script", "style")
        if self.in_code:
            self.code.append("")
        self.fetched += [
            f"{tag} {name}" for name, _ in attributes if name in ("src", "href", "srcset", "data", "action")
        ]

    def handle_data(self, data: str) -> None:
        if self.in_code:
            self.code[-1] += data
        else:
            self.words.append(data)

    def handle_endtag(self, tag: str) -> None:
        self.in_code = False


def test_the_report_needs_no_network(plan: Plan, standings: Standings, tmp_path: Path) -> None:
    write_report(tmp_path / "report.html", plan, standings)
    page = Page((tmp_path / "report.html").read_text())
    assert page.fetched == []
    style, library, charts = page.code
    assert "window.vegaEmbed" in library
    assert not re.search(r"@import|url\(|import\(|https?:", style)
    written = re.search(r"Object\.entries\((\{.*\})\)\) \{", charts)
    assert written is not None
    specifications = json.loads(written[1])
    assert sorted(specifications) == ["lengths", "pairs", "ratings", "reasons"]
    assert '"url"' not in json.dumps(specifications)  # all data are inside


def test_the_report_says_what_was_played_and_found(plan: Plan, standings: Standings, tmp_path: Path) -> None:
    write_report(tmp_path / "report.html", plan, standings)
    words = " ".join(Page((tmp_path / "report.html").read_text()).words)
    assert "24 matches, 8 for every pair of bots" in words
    assert "Seed 3; options as in the rules" in words
    assert f"{standings.ratings[0].mu:.2f}" in words
    assert "67.6% to 100.0%" in words


def test_a_bots_name_cannot_become_markup(plan: Plan, tmp_path: Path) -> None:
    evil = "cmd:./bot </script><img src=x>"
    standings = compare([match(0, (evil, "b"), (1, 2))], [evil, "b"])
    write_report(tmp_path / "report.html", plan, standings)
    page = Page((tmp_path / "report.html").read_text())
    assert page.fetched == []
    assert evil in page.words


@pytest.mark.parametrize("draw", [draw_ratings, draw_pairs, draw_lengths, draw_reasons])
def test_every_chart_can_be_drawn(draw: object, standings: Standings) -> None:
    assert callable(draw)
    picture = vl_convert.vegalite_to_svg(draw(standings).to_dict(), VEGA_LITE)
    assert "random" in picture
