"""`saloon play` through its real entry, with everything typed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from saloon.kernel import check_record, find_game, games, read_record, read_rules
from tests.cli.conftest import Run

Kept = Callable[[], Path]
DUEL = find_game("duel")
LONG_ENOUGH = ["1"] * 200
OPENING = "You begin. You draw 4, 15, 39, 21, 57 and 17. Random draws 6 cards."  # of seed 7


def moves_of(path: Path) -> list[str]:
    """The texts of a record's moves by seats."""
    return [moved.move for moved in read_record(path.read_text(encoding="utf-8")).moves if moved.seat >= 0]


def test_a_whole_match_by_numbers(run: Run, kept: Kept) -> None:
    ran = run("play", "duel", "--bot", "random", "--seed", 3, typed=LONG_ENOUGH)
    assert ran.code == 0
    assert re.search(r"You win!|Random wins\.", ran.out)
    assert read_rules(DUEL.folder)["TG-19"] in ran.prose
    positions = check_record(kept().read_text(encoding="utf-8"))
    assert positions[-1].state.outcome() is not None
    assert f"saloon replay {kept()}" in ran.out


def test_at_the_door_matches_that_were_left_are_offered_the_latest_first(run: Run, saves: Path) -> None:
    for seed in (1, 2, 3):
        run("play", "duel", "--bot", "random", "--seed", seed, typed=LONG_ENOUGH if seed == 3 else ["quit"])
    for path in saves.glob("*.saloon"):
        seed = int(path.stem.rpartition("-")[2])
        os.utime(path, (9 - seed, 9 - seed))
    assert re.findall(r"duel-\d+-\d+-(\d)\.saloon", run("play").out) == ["1", "2"]


def test_a_match_by_texts_whatever_capitals_and_spaces(run: Run, kept: Kept) -> None:
    run("play", "duel", "--bot", "random", "--seed", 7, typed=["57 V", " 21^", "END"])
    assert moves_of(kept())[:3] == ["57v", "21^", "end"]


def test_the_opening_screen_tells_everything_a_newcomer_needs(run: Run) -> None:
    out = run("play", "duel", "--bot", "random", "--seed", 7).out
    assert OPENING in out
    assert "lay at least 2 cards" in out
    assert out.count("▲ rising") == out.count("▼ falling") == 2
    assert out.count("52 to draw") == out.count("6 in hand") == 2
    assert re.search(r"│  4 ││ 15 ││ 17 ││ 21 ││ 39 ││ 57 │", out), "the hand is sorted"
    legal = [line for line in out.splitlines() if line.startswith("on your")]
    assert [re.findall(r"(\d+) (\d+[v^])", line) for line in legal] == [
        [("1", "4^"), ("2", "15^"), ("3", "17^"), ("4", "21^"), ("5", "39^"), ("6", "57^")],
        [("7", "4v"), ("8", "15v"), ("9", "17v"), ("10", "21v"), ("11", "39v"), ("12", "57v")],
    ]


@pytest.mark.parametrize(
    ("before", "move", "message", "rule"),
    [
        ([], "end", "You cannot end your turn yet: lay 2 more cards.", "TG-6"),
        (["21^"], "15^", "15 is too low for your rising pile: it needs a card above 21, or exactly 11.", "TG-8"),
        (["4^"], "4v", "You have no 4 in your hand.", "TG-6"),
        ([], "4>^", "No card can improve a pile that shows 1.", "TG-R1"),
        ([], "draw 4", "Only chance does that.", "TG-4"),
    ],
)
def test_a_refusal_says_why_and_shows_its_rule(run: Run, before: list[str], move: str, message: str, rule: str) -> None:
    prose = run("play", "duel", "--bot", "random", "--seed", 7, typed=[*before, move]).prose
    assert f"{message} {rule} {read_rules(DUEL.folder)[rule]}" in prose


def test_what_is_no_move_is_answered(run: Run, kept: Kept) -> None:
    out = run("play", "duel", "--bot", "random", "--seed", 7, typed=["39", "0", "13", "17", "17^^", "x y", "²", ""]).out
    assert "Which one do you mean: 39^, 39v?" in out
    assert "Which one do you mean: 17^, 17v?" in out
    assert "Which one do you mean: 17^?" in out, "the most like it"
    for text in ("0", "13", "x y", "²"):
        assert f"“{text}” is neither a move nor a command." in out
    assert moves_of(kept()) == []


def test_a_move_is_taken_back_until_cards_are_drawn(run: Run, kept: Kept) -> None:
    typed = ["undo", "21^", "57v", "undo", "undo", "4^", "57v", "end", "undo"]
    out = run("play", "duel", "--bot", "random", "--seed", 7, typed=typed).out
    assert "Taken back: lay 57 on your falling pile." in out
    assert "Taken back: lay 21 on your rising pile." in out
    assert out.count("There is nothing to take back") == 2
    assert moves_of(kept())[:3] == ["4^", "57v", "end"]


def test_a_hint_is_a_legal_move_and_changes_nothing(run: Run, kept: Kept) -> None:
    out = run("play", "duel", "--bot", "random", "--seed", 7, typed=["hint random", "hint random", "hint nobody"]).out
    hints = re.findall(r"would play (\S+): lay (\d+) on your (rising|falling) pile\.", out)
    assert len(hints) == 2
    assert hints[0] == hints[1]
    assert "there is no bot 'nobody' for duel" in out
    assert hints[0][0] in {f"{card}{pile}" for card in (4, 15, 17, 21, 39, 57) for pile in "^v"}
    assert moves_of(kept()) == []


@pytest.mark.parametrize("cut", [0, 1, 20])
def test_a_resumed_match_goes_on_exactly(run: Run, saves: Path, tmp_path: Path, cut: int) -> None:
    run("play", "duel", "--bot", "random", "--seed", 5, typed=[*LONG_ENOUGH, f"save {tmp_path}/whole.saloon"])
    file = tmp_path / "part.saloon"
    run("play", "duel", "--bot", "random", "--seed", 5, typed=["1"] * cut + [f"save {file}", "1", "1"])
    ran = run("play", "--resume", file, typed=[*LONG_ENOUGH, f"save {tmp_path}/resumed.saloon"])
    assert ran.code == 0
    assert (tmp_path / "resumed.saloon").read_text() == (tmp_path / "whole.saloon").read_text()


def test_the_end_of_input_keeps_the_match(run: Run, kept: Kept) -> None:
    ran = run("play", "duel", "--bot", "random", "--seed", 7, typed=["21^", "57v"])
    assert ran.code == 0
    assert f"saloon play --resume {kept()}" in ran.out
    assert moves_of(kept()) == ["21^", "57v"]
    again = run("play", "--resume", kept(), typed=["undo"])
    assert "Taken back: lay 57 on your falling pile." in again.out
    assert moves_of(kept()) == ["21^"], "a kept match stays in its file"


def test_another_match_can_be_resumed_from_the_table(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "other match.saloon"
    run("play", "duel", "--bot", "random", "--seed", 7, typed=["21^", f"save {file}"])
    out = run(
        "play", "duel", "--bot", "random", "--seed", 8, typed=["resume", "resume nowhere", f"resume {file}", "undo"]
    ).out
    assert "Which match?" in out
    assert "nowhere cannot be resumed" in out
    assert "Taken back: lay 21 on your rising pile." in out


def test_saving_never_overwrites_what_is_no_record(run: Run, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Anna")
    out = run("play", "duel", "--bot", "random", "--seed", 7, typed=[f"save {letter}", f"save {tmp_path}"]).out
    assert letter.read_text() == "Dear Anna"
    assert out.count("was left alone") == 2


def test_a_save_that_fails_says_so_and_the_match_goes_on(run: Run, saves: Path) -> None:
    saves.parent.mkdir()
    saves.write_text("a file where a folder should be")
    out = run("play", "duel", "--bot", "random", "--seed", 7, typed=["21^"]).out
    assert f"Not saved in {saves}" in out
    assert "You lay 21 on your rising pile" in out
    assert "Your match is kept" not in out


def test_an_output_without_arrows_still_shows_the_numbers(saves: Path) -> None:
    command = [sys.executable, "-c", "from saloon.cli import main; main()", "play", "duel", "--bot", "random"]
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "XDG_STATE_HOME": str(saves.parent)}
    ran = subprocess.run([*command, "--seed", "7"], input=b"", capture_output=True, env=environment, check=True)
    assert b"? rising" in ran.stdout
    assert b"?  4 ?? 15 ?" in ran.stdout


def test_log_rules_and_help(run: Run) -> None:
    typed = ["21^", "log", "rule TG-8", "rule r3", "rule tg-99", "help", "rules"]
    out = run("play", "duel", "--bot", "random", "--seed", 7, typed=typed).out
    assert out.count(OPENING) == 2, "on the first page and in the log"
    assert f"TG-8 {read_rules(DUEL.folder)['TG-8']}" in out
    assert "TG-R3 That also goes for a single last card" in out
    assert "There is no rule “tg-99”" in out
    assert "asks a bot what it would do in your place" in out
    for rule in read_rules(DUEL.folder):
        assert rule in out


def test_a_hidden_log_cannot_be_read_back(run: Run) -> None:
    setting = ("--set", "hidden_log=true")
    out = run("play", "duel", "--bot", "random", "--seed", 7, *setting, typed=["21^", "log"]).out
    assert "The log is hidden in this match" in out
    assert out.count(OPENING) == 1


def test_a_rematch_is_another_match_with_the_options_of_the_game(run: Run, saves: Path) -> None:
    run("play", "duel", "--bot", "random", "--seed", 3, "--set", "loser_starts=true", typed=[*LONG_ENOUGH, "rematch"])
    first, second = (read_record(path.read_text()) for path in sorted(saves.iterdir(), key=lambda path: path.name[-8]))
    assert first.result is not None
    assert second.tags["seed"] == "4"
    assert second.options == {"loser_starts": "true", "last_loser": str(first.result.scores.index(0))}
    assert second.moves[0].move == f"first {first.result.scores.index(0)}"


def test_a_rematch_waits_for_the_end(run: Run) -> None:
    assert "not over yet" in run("play", "duel", "--bot", "random", typed=["rematch"]).out


def test_after_the_end_moves_are_answered(run: Run) -> None:
    out = run("play", "duel", "--bot", "random", "--seed", 3, typed=[*LONG_ENOUGH, "hint", "21^", "quit"]).out
    assert "The match is over: type rematch" in out.split("Another match?")[-2]


def test_the_other_seat(run: Run, kept: Kept) -> None:
    run("play", "duel", "--bot", "random", "--seat", 1, "--seed", 7, "--name", " Anna  Lee ", typed=["1", "1"])
    record = read_record(kept().read_text())
    assert record.players == {0: "random", 1: "Anna Lee"}
    assert record.tags["bot-0"] == "random"
    assert "bot-1" not in record.tags


def test_french(run: Run) -> None:
    typed = ["21^", "15^", "annuler", "règle 8", "indice", "aide", "quitter"]
    out = run("play", "duel", "--bot", "random", "--seed", 7, "--lang", "fr", typed=typed).out
    assert "Tu commences. Tu pioches 4, 15, 39, 21, 57 et 17. Random pioche 6 cartes." in out
    assert "15 est trop bas pour ta pile montante\u00a0: il faut plus que 21, ou exactement 11." in out
    assert "Coup repris\u00a0: poser 21 sur ta pile montante." in out
    assert f"TG-8 {read_rules(DUEL.folder, 'fr')['TG-8']}" in out
    assert "Ta partie est gardée." in out
    assert not re.search(r"\b(You|your|the|Type)\b", out)


@pytest.mark.parametrize(("name", "value"), [("LC_ALL", "fr_FR.UTF-8"), ("LANG", "fr"), ("LC_MESSAGES", "fr-CA")])
def test_the_environment_chooses_the_language(run: Run, monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    for other in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(other, raising=False)
    monkeypatch.setenv(name, value)
    assert "Tu commences" in run("play", "duel", "--bot", "random", "--seed", 7).out


@pytest.mark.parametrize("columns", [40, 60, 100])
def test_every_line_fits_the_terminal(run: Run, monkeypatch: pytest.MonkeyPatch, columns: int) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    typed = ["1", "2", "15^", "help", "log", "rules", "1", "1", "1", "end", "hint"]
    for language in ("en", "fr"):
        out = run("play", "duel", "--bot", "random", "--seed", 7, "--lang", language, typed=typed).out
        screen = out[: out.rindex("saloon play --resume")]
        assert (
            max(len(line) for line in screen.splitlines() if not line.startswith(("Your move", "Ton coup"))) <= columns
        )
        assert "\x1b" not in out, "no terminal, no colours"


def test_choosing_at_the_door(run: Run, kept: Kept) -> None:
    duel = 1 + list(games()).index("duel")
    out = run("play", typed=["nine", duel, "1", "1"]).out
    assert "What shall we play?" in out
    assert "“nine” is not on the list" in out
    assert "Against whom?" in out
    assert len(moves_of(kept())) >= 1
    again = run("play", typed=[1 + len(games()), "undo"]).out
    assert "Go on: The Game: Le Duel, Player 1, " in again
    assert "Taken back" in again


def test_leaving_at_the_door(run: Run, saves: Path) -> None:
    assert run("play").code == 0
    assert not saves.exists()


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["chess"], "there is no game 'chess'; there are "),
        (["duel", "--bot", "nobody"], "there is no bot 'nobody' for duel"),
        (["duel", "--bot", "random:ms=fast"], "'ms=fast' is no budget for random, which takes none"),
        (["duel", "--bot", "master:ms=fast"], "'ms=fast' is no budget for master, which takes ms=100 or nodes=2000"),
        (["duel", "--set", "speed=3"], "there is no option 'speed'; the options are"),
        (["duel", "--set", "hand"], "'hand' is no setting: write --set OPTION=VALUE"),
        (["duel", "--set", "hand=99"], "option 'hand' cannot be 99"),
        (["duel", "--hand", "99"], "option 'hand' cannot be 99"),
        (["duel", "--hand"], "option '--hand' needs a value"),
        (["duel", "--speed", "3"], "duel has no option '--speed'; `saloon games` lists them"),
        (["duel", "fast"], "duel has no option 'fast'"),
        (["duel", "--hand", "3", "--resume", "nowhere.saloon"], "'--hand' is no option here"),
        (["duel", "--seat", "2"], "there is no seat 2; duel has the seats 0 to 1 here"),
        (["duel", "--seats", "5"], "duel is for 2 seats, not for 5"),
        (["duel", "--lang", "de"], "there is no language 'de'; there are en, fr"),
        (["--resume", "nowhere.saloon"], "nowhere.saloon: No such file or directory"),
    ],
)
def test_wrong_usage_is_named(run: Run, arguments: list[str], complaint: str) -> None:
    ran = run("play", *arguments)
    assert ran.code == 2
    assert complaint in ran.err
    assert ran.out == ""


def test_an_option_of_the_game_is_given_like_any_other(run: Run, kept: Kept) -> None:
    run("play", "duel", "--touch-move", "true", "--hand=3", "--seed", 1, typed=["quit"])
    record = kept().read_text(encoding="utf-8")
    assert "touch_move: true" in record
    assert "hand: 3" in record


def test_a_bad_record_is_not_resumed(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "bad.saloon"
    file.write_text("saloon: 1\ngame: duel\nrules: 1\nseats: 2\n\n* first 0\n* draw 1\n")
    ran = run("play", "--resume", file)
    assert ran.code == 1
    assert ran.err == f"{file}:7:3: 'draw 1' is no move of this game\n"


def test_a_record_that_names_no_bots_is_resumed_with_chosen_players(run: Run, tmp_path: Path, kept: Kept) -> None:
    file = tmp_path / "foreign.saloon"
    file.write_text("saloon: 1\ngame: duel\nrules: 1\nseats: 2\nplayer 0: greedy\nplayer 1: random\n\n* first 1\n")
    assert run("play", "--resume", file, "--seat", 1, "--bot", "random", "--name", "Ben", typed=["1"]).code == 0
    record = read_record(kept().read_text())
    assert record.players == {0: "random", 1: "Ben"}
    assert record.moves[0].move == "first 1"
    assert file.read_text().endswith("* first 1\n"), "the file itself is left alone"
