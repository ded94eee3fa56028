"""Bluff You! in the terminal: whole matches, what is drawn for whom, and the curtain over the dice."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from pathlib import Path
from typing import get_args

import pytest
from rich.console import Console

from saloon.cli.draw import find_drawing
from saloon.cli.narrate import Narrator
from saloon.cli.palette import THEME
from saloon.games.bluff.events import BluffEvent, Missed
from saloon.games.bluff.moves import Bluff, Claim, Doublet, Give, Ok, Return, Steal
from saloon.games.bluff.setup import BluffOptions
from saloon.games.bluff.view import BluffView
from saloon.kernel import NATURE, NATURE_BIT, Event, check_record, find_game, read_rules, seats_of, stream, visible_to
from saloon.locales import LANGUAGES, Speaker
from tests.cli.conftest import Run

Kept = Callable[[], Path]
BLUFF = find_game("bluff")
LONG_ENOUGH = ["1"] * 400
NAMES = ("Anna", "Ben", "Carl")
HOT_SEAT = ("play", "bluff", "--seats", 3, "--bot", "none", "--seed", 4, *(f"--name={name}" for name in NAMES))
DICE = re.compile(r"^│ (\d) │ │ (\d) │ │ (\d) │", re.MULTILINE)
CURTAIN = re.compile(r"(Anna|Ben|Carl), it is your turn\. Everybody else: look away\.")


@pytest.fixture(autouse=True)
def low_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LINES", "30")


def dice_on(page: str) -> list[tuple[int, ...]]:
    """The dice that are drawn on a page."""
    return [tuple(map(int, found)) for found in DICE.findall(page)]


def row(page: str, name: str) -> str:
    """What stands in a row of the page, a cell a token."""
    (line,) = [line for line in page.splitlines() if line.removeprefix("  ").startswith(f"{name} ")]
    return " ".join(line[21:].split())


@pytest.mark.parametrize("seats", [2, 4, 8])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_match_by_numbers(run: Run, kept: Kept, seats: int, language: str) -> None:
    ran = run("play", "bluff", "--seats", seats, "--seed", seats, "--lang", language, typed=LONG_ENOUGH)
    assert ran.code == 0
    outcome = check_record(kept().read_text(encoding="utf-8"))[-1].state.outcome()
    assert outcome is not None
    assert read_rules(BLUFF.folder, language)[outcome.rule] in ran.prose
    told = run("replay", kept(), "--lang", language)
    assert told.code == 0
    assert dice_on(told.out), "a replay that looks everywhere shows the dice"


def test_the_screen_of_a_guesser_and_of_a_roller(run: Run) -> None:
    out = run("play", "bluff", "--seats", 3, "--bot", "random", "--seed", 5, typed=["ok"]).out
    asked, rolling = out.split("Your move (1 to 2, or help): ok")
    assert "Random 3 says 10. Do you believe it?" in asked
    assert "Three dice show 10 in 27 of 216 rolls." in asked
    assert dice_on(asked) == []
    assert "dice show 3 4 5: 12, it was a bluff. Random 3 takes the 10 (1 point)." in rolling
    assert dice_on(rolling) == [(1, 4, 4)]
    assert "The dice under the cup: 9, with a double." in rolling
    assert row(rolling, "turn 2 of 90") == "5 4 3 3 2 2 1 1 1 1 2 2 3 3 4 5"
    assert row(rolling, "Centre") == "3 4 5 6 7 8 9 · 11 12 13 14 15 16 17 18"
    assert row(rolling, "Random 3") == "· · · · · · · 10 · · · · · · · ·"
    assert "▶ You " in rolling
    assert row(rolling, "claim 2 Random 3") == "16 17 18 19 20 21 22 · 23 24 25 26 27 28 29 30"


@pytest.mark.parametrize(
    ("move", "message", "rule"),
    [
        ("claim 1 10", "The 10 is no longer in the centre.", "BY-R2"),
        ("claim 0 3", "You cannot announce a number to yourself.", "BY-4"),
        ("claim 7 3", "Nobody sits there: the seats are 0 to 2.", "BY-4"),
        ("steal 2 10", "To steal you need a token of your own that you could lose.", "BY-9"),
        ("doublet 4", "For a doublet you need at least 2 tokens of your own.", "BY-12"),
        ("bluff", "There is nothing to answer: you have the cup. Announce a number.", "BY-3"),
    ],
)
def test_a_refusal_says_why_and_shows_its_rule(run: Run, move: str, message: str, rule: str) -> None:
    prose = run("play", "bluff", "--seats", 3, "--bot", "random", "--seed", 5, typed=["ok", move]).prose
    assert f"{message} {rule} {read_rules(BLUFF.folder)[rule]}" in prose


@pytest.mark.parametrize("columns", [40, 50, 70, 80])
def test_it_fits_into_any_window(run: Run, monkeypatch: pytest.MonkeyPatch, columns: int) -> None:
    for seats in (2, 8):
        monkeypatch.setenv("COLUMNS", str(columns))
        out = run("play", "bluff", "--seats", seats, "--bot", "random", "--seed", 5, typed=["1"] * 30).out
        screen = out[: out.rindex("match is kept")]
        assert max(len(line) for line in screen.splitlines() if not line.startswith("Your move")) <= columns


def test_tall_windows_show_pips(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LINES", "50")
    out = run("play", "bluff", "--seats", 3, "--bot", "random", "--seed", 5, typed=["ok"]).out
    assert "│       │ │ ●   ● │ │ ●   ● │" in out
    assert "│   ●   │ │       │ │       │ The dice under the cup: 9" in out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [BluffOptions(), BluffOptions(stake="rolled", gift_chooser="guesser")])
def test_every_stage_is_drawn_and_every_move_and_event_is_told(language: str, options: BluffOptions) -> None:
    narrator = Narrator(BLUFF, Speaker(language), NAMES)
    drawing = find_drawing(BLUFF, options, narrator)
    console = Console(theme=THEME, width=100, height=40, file=io.StringIO())
    eyes = (None, *range(len(NAMES)))
    drawn, told, spoken = set(), set(), set()
    for seed in range(8):
        state, rng = BLUFF.open(options, len(NAMES)), stream(seed)
        while movers := state.to_move():
            (mover,) = seats_of(movers)
            events: list[Event] = []
            state.apply(mover, state.draw(rng) if mover == NATURE else state.pick(mover, rng), events.append)
            told |= {type(event) for event in events for eye in eyes if narrator.tell(visible_to(eye, [event]), eye)}
            for seat in seats_of(state.to_move() & ~NATURE_BIT):
                spoken |= {type(BLUFF.moves[move]) for move in state.legal(seat) if narrator.move(move)}
            view = state.view(None)
            assert isinstance(view, BluffView)
            if (view.stage, view.attempt) not in drawn:
                drawn.add((view.stage, view.attempt))
                console.print(*(drawing.position([state.view(eye)], eye, console.size) for eye in eyes))
    assert {stage for stage, _ in drawn} >= {"choose", "answer", "give", "return", "over"}
    assert {("answer", "claim"), ("answer", "steal")} <= drawn
    assert told >= set(get_args(BluffEvent)) - {Missed}
    assert (Missed in told) == (options.stake == "rolled")
    assert spoken >= {Claim, Steal, Doublet, Return, Ok, Bluff, Give}


def test_a_hint_is_a_bots_move_in_words(run: Run) -> None:
    typed = ["hint", "hint honest", "ok", "hint honest"]
    out = run("play", "bluff", "--seats", 3, "--bot", "random", "--seed", 5, typed=typed).out
    assert re.search(r"Equilibrium would play (ok|bluff): ", out), "the strongest"
    assert "Honest would play ok: believe it." in out
    assert re.search(r"Honest would play claim 1 \d+: tell Random 2 “\d+”, for that token of the centre\.", out)


def test_the_curtain_hides_the_dice(run: Run, kept: Kept) -> None:
    typed = [line for turn in range(12) for line in ("", "1", "log", "")][:60]
    out = run(*HOT_SEAT, typed=typed).out
    _, *parts = CURTAIN.split(out)
    called, pages = parts[::2], parts[1::2]
    assert len(called) >= 6
    rolled: dict[str, set[tuple[int, ...]]] = {name: set() for name in NAMES}
    for position in check_record(kept().read_text()):
        for seat, name in enumerate(NAMES):
            view = position.state.view(seat)
            assert isinstance(view, BluffView)
            if view.roller == seat and view.dice is not None:
                rolled[name].add(view.dice)
    drawn = 0
    for name, page in zip(called, pages, strict=True):
        for dice in dice_on(page):
            assert dice in rolled[name], "only one's own dice are drawn"
            drawn += 1
        assert not re.search(r"(?!You)\w+ rolls \d", page), "what others rolled is not told before it is shown"
    assert drawn >= 3
