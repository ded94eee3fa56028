"""Dexterity Jane in the terminal: whole matches, a race against bots, and what is drawn."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

from saloon.cli.draw import find_drawing
from saloon.cli.draw.jane import JaneDrawing
from saloon.cli.narrate import Narrator
from saloon.cli.palette import THEME
from saloon.cli.players import Player
from saloon.cli.table import Table
from saloon.games.jane import GAME
from saloon.games.jane.moves import MOVES
from saloon.games.jane.rules import Jane
from saloon.games.jane.setup import JaneOptions
from saloon.kernel import Refused, check_record, read_rules, seats_of, visible_to
from saloon.locales import LANGUAGES, Speaker
from tests.cli.conftest import Run
from tests.games.jane.scene import OPEN_HANDS, STICK_UP, do, scene

Kept = Callable[[], Path]
NAMES = ["Anna", "Ben", "Carl"]


@pytest.fixture(autouse=True)
def low_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LINES", "30")


@pytest.mark.parametrize("setting", ["variant=base", "variant=simplified", "relaxed=true"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_match(run: Run, kept: Kept, setting: str, language: str) -> None:
    arguments = ("--bot", "child", "--seats", 3, "--seed", 1, "--set", setting, "--lang", language)
    ran = run("play", "jane", *arguments, typed=["-", "LT RI"] * 5)
    assert ran.code == 0
    outcome = check_record(kept().read_text(encoding="utf-8"))[-1].state.outcome()
    assert outcome is not None
    assert read_rules(GAME.folder, language)[outcome.rule] in ran.prose
    assert run("replay", kept(), "--lang", language).code == 0


def test_a_match_with_stick_ups(run: Run, kept: Kept) -> None:
    typed = ["shoot L 1", *["-", "1"] * 12]
    ran = run("play", "jane", "--bot", "child", "--seats", 3, "--seed", 1, "--set", "variant=stick_up", typed=typed)
    assert ran.code == 0
    assert "Pow! You hold up Child 2 with your left hand." in ran.prose
    assert "Both hands at once: shoot L 1 R 1" in ran.out
    check_record(kept().read_text(encoding="utf-8"))


def test_who_is_too_slow_is_told_so(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = iter(range(0, 10_000, 100))
    monkeypatch.setattr("saloon.cli.keyboard.time.monotonic", lambda: float(next(ticks)))
    ran = run("play", "jane", "--bot", "jane", "--seats", 3, "--seed", 1, typed=["-", "quit"])
    assert "Too late: the others were faster than your 100.0 seconds." in ran.prose
    assert "You are the last and cannot lock." in ran.prose


def table(seats: int = 3, bot: str = "cowhand", options: JaneOptions | None = None) -> Table:
    players = [Player("Anna", None), *(Player(f"Bot {seat}", bot) for seat in range(1, seats))]
    return Table(GAME, options or JaneOptions(), players, seed=5)


def test_people_are_asked_before_bots_move() -> None:
    race = table()
    assert race.run() == 0
    assert seats_of(race.state.to_move()) == [0, 1, 2]


@pytest.mark.parametrize(("seconds", "in_time"), [(0.0, True), (60.0, False)])
def test_a_person_races_against_simulated_times(seconds: float, in_time: bool) -> None:
    race = table()
    race.run()
    assert race.race(0, MOVES.parse(OPEN_HANDS), seconds) is in_time
    assert isinstance(race.state, Jane)
    assert race.state.round == (1 if in_time else 2)
    race.run()
    assert race.state.round == 2, "the bots raced on among themselves"


def test_a_hand_that_a_faster_bot_used_is_refused() -> None:
    refused = 0
    for seed in range(30):
        race = Table(GAME, STICK_UP, [Player("Anna", None), *(Player("Jane", "jane") for _ in range(4))], seed)
        race.run()
        try:
            race.race(0, MOVES.parse("shoot L 1"), 1.2)
        except Refused as error:
            refused += error.refusal.message == "jane-refused-hand-used-left"
    assert refused > 2


@pytest.mark.parametrize(
    ("typed", "lock"),
    [
        ("LTI RP", "lock L:TI... R:....P"),
        ("lti rp", "lock L:TI... R:....P"),
        ("RT", "lock L:..... R:T...."),
        ("LR", "lock L:...R. R:....."),
        ("l r", OPEN_HANDS),
        ("-", OPEN_HANDS),
        (OPEN_HANDS, OPEN_HANDS),
        ("log", "log"),
        ("shoot L 1", "shoot L 1"),
        ("7", "7"),
        ("", ""),
    ],
)
def test_a_lock_is_typed_by_its_digits(typed: str, lock: str) -> None:
    drawing = JaneDrawing(JaneOptions(), Narrator(GAME, Speaker("en"), NAMES))
    assert drawing.read(typed) == lock


def drawn(jane: Jane, eye: int | None, language: str = "en") -> str:
    """The page as a seat sees it."""
    drawing = find_drawing(GAME, STICK_UP, Narrator(GAME, Speaker(language), NAMES))
    console = Console(file=io.StringIO(), width=100, height=30, theme=THEME, color_system=None)
    views = [jane.view(seat) for seat in ([eye] if eye is not None else range(3))]
    console.print(drawing.position(views, eye, console.size))
    if eye is not None:
        console.print(drawing.choices(views[0], jane.legal(eye), console.size))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_drawn(language: str) -> None:
    jane = scene("L index", "R ring*", "L open", options=STICK_UP, coins=[[1, 4], [2], [3]])
    jane, _ = do(jane, f"1 {OPEN_HANDS}")
    page = drawn(jane, 0, language)
    assert re.search(r"│ ·I··· │ │ ···R· │ │ ····· │", page)
    assert "●" in page
    rows = {line.split()[0]: line.rstrip() for line in page.splitlines() if line.strip()}
    assert rows[Speaker(language)("jane-you")].endswith(" 1 4")
    assert "?" in rows["Ben"]
    jane, _ = do(jane, "0 pass", "2 pass")
    assert "L:....." in drawn(jane, 0, language), "the answer of the round before"


def test_a_coin_is_asked_for() -> None:
    jane = scene("L thumb*", options=STICK_UP, coins=[[1], [2, 5], [3]])
    jane, _ = do(jane, "0 shoot L 1", f"2 {OPEN_HANDS}")
    assert "Take one of 2 coins of Ben." in drawn(jane, 0)


def test_what_is_told_hides_what_is_hidden() -> None:
    jane = scene("L thumb*", options=STICK_UP, coins=[[1], [2], [3]])
    _, events = do(jane, "0 shoot L 1", f"2 {OPEN_HANDS}")
    narrator = Narrator(GAME, Speaker("en"), NAMES)
    assert "Anna takes coin number 1 from Ben." in narrator.tell(visible_to(2, events), 2)
    assert "Anna takes your coin number 1, worth 2." in narrator.tell(visible_to(1, events), 1)
    assert "You take coin number 1 from Ben: it is worth 2." in narrator.tell(visible_to(0, events), 0)
