"""The benchmarks of Bluff You!: what is measured of its bots, and its speed beside the peers."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from benchmarks.bluff import bots as bots_module
from benchmarks.bluff import speed
from benchmarks.bluff.bots import LIARS, Measures, Player, shares
from benchmarks.bluff.exploit import (
    BY_POINTS,
    SEATS,
    Exploitability,
    centres,
    exploited,
    exploiter,
)
from benchmarks.bluff.lead import points_a_match
from benchmarks.contestant import Tally
from benchmarks.race import Results
from benchmarks.sections import marks, read_section, write_section
from msgspec import Struct

from saloon.bots import bot_names, make_bot
from saloon.bots.bluff.outlook import POINTS_A_MATCH
from saloon.bots.figures import bot_figures, figures_file, read_figures
from saloon.bots.match import play_to_outcome
from saloon.games.bluff import GAME
from saloon.games.joe import GAME as JOE
from saloon.kernel import Game, Outcome, Record, Rng
from saloon.lab.statistics import Share


def exploited_bot(name: str, *centre: int) -> float:
    roller, guesser = (make_bot(name, GAME, BY_POINTS, SEATS, seat, Rng(1)) for seat in (0, 1))
    return exploited(centre, roller, guesser)


def test_what_chance_loses_to_a_perfect_opponent() -> None:
    """A 10 is rolled 27 times in 216, and nothing else can be said."""
    doubting = 1 - 2 * 27 / 216  # the best guesser calls every bluff
    assert exploited_bot("random", 10) == pytest.approx(doubting / 2), "a coin lets every lie pass half of the time"
    assert exploited_bot("equilibrium", 10) == pytest.approx(0, abs=1e-9)


@pytest.mark.parametrize("name", ["equilibrium", "reader"])
def test_nobody_gains_on_the_equilibrium_in_one_attempt(name: str) -> None:
    for centre, _ in list(centres())[::40]:
        assert exploited_bot(name, *centre) == pytest.approx(0, abs=1e-6)


def test_sets_stand_for_all_that_twins_make_of_them() -> None:
    found = list(centres())
    assert sum(sets for _, sets in found) == 65535
    assert len({centre for centre, _ in found}) == len(found) == 3**8 - 1
    assert ((3, 18), 1) in found
    assert ((3, 4), 4) in found
    for name in ("honest", "random"):
        alike = [exploited_bot(name, *centre) for centre in ((3, 9, 11), (9, 11, 18), (3, 10, 12), (10, 12, 18))]
        assert alike == pytest.approx([alike[0]] * 4)


def test_who_knows_honest_beats_it() -> None:
    assert shares([exploiter("honest"), "honest"], deals=6, seed=1)[0].rate > 0.7


def test_every_deal_is_played_from_every_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    lineups: list[tuple[tuple[Player, ...], int]] = []

    def noted(game: Game, options: Struct, bots: Sequence[Player], seed: int) -> tuple[Record, Outcome]:
        lineups.append((tuple(bots), seed))
        return play_to_outcome(game, options, bots, seed)

    monkeypatch.setattr(bots_module, "play_to_outcome", noted)
    found = shares(["random", "honest", "random"], deals=2, seed=3)
    assert [share.of for share in found] == [6, 6, 6]
    assert sum(share.won for share in found) == pytest.approx(6)
    assert len(set(lineups)) == len(lineups) == 6


def test_the_report_names_every_bot_and_every_liar(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots_module, "exploitability", lambda bot: Exploitability(0.25, 0.5))
    monkeypatch.setattr(bots_module, "shares", lambda lineup, deals, seed: [Share(deals / 2, deals) for _ in lineup])
    measures = Measures(8, 1)
    text = measures.report()
    assert "$" not in text
    assert all(f"| `{bot}`" in text for bot in bot_names(GAME))
    assert all(f"lies {lies:.0%}, believes {trusts:.0%}" in text for lies, trusts in LIARS)
    figures = measures.figures()
    assert figures["equilibrium"] == {"attempt": 0.25, "exploited": 0.5, "beats_next": 0.5}
    assert "beats_next" not in figures["random"]


def test_the_figures_of_every_bot_are_there_for_the_page() -> None:
    assert set(read_figures(GAME)) == set(bot_names(GAME))
    assert bot_figures(GAME, "equilibrium")["attempt"] <= 1e-6
    assert bot_figures(GAME, "honest")["attempt"] > 0.5
    assert not figures_file(JOE).exists(), "their strength stands in the documents alone"
    assert bot_figures(JOE, "marshal") == {}


def test_a_part_of_a_page_is_written_and_the_rest_stays(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    begin, end = marks("bluff")
    page.write_text(f"before\n{begin}old\n{end}after\n")
    write_section(page, "bluff", "new\nlines")
    assert read_section(page, "bluff") == "new\nlines\n"
    assert page.read_text() == f"before\n{begin}new\nlines\n{end}after\n"
    with pytest.raises(LookupError, match="no part 'chess'"):
        read_section(page, "chess")


def test_the_lead_is_over_who_plays_in_the_same_way() -> None:
    tallies = {entry.name: [Tally(1.0, 10, 1000, 10, 1000, 100_000, 5)] for entry in [*speed.OURS, *speed.PEERS]}
    tallies["saloon"] = [Tally(1.0, 10, 9000, 10, 9000, 100_000, 5)]
    tallies["saloon-listed"] = [Tally(1.0, 10, 3000, 10, 3000, 100_000, 5)]
    tallies["rlcard:limit-holdem"] = [Tally(1.0, 10, 3000, 10, 3000, 100_000, 5)]
    results = Results(tallies)
    assert speed.lead(results, "openspiel:liars_dice").startswith("9.00 ")
    assert speed.lead(results, "openspiel-stepped:liars_dice").startswith("3.00 ")
    assert speed.beaten(results) == ["rlcard:limit-holdem"]
    assert all(f"| {entry.about} " in speed.section(results, 1, 1.0) for entry in [*speed.OURS, *speed.PEERS])


def test_points_are_as_many_as_the_coach_takes() -> None:
    assert points_a_match(4) == pytest.approx(POINTS_A_MATCH, rel=0.1)
