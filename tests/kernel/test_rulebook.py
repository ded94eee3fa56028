"""RULES.md is read, so that a refusal can show the rule it names."""

from __future__ import annotations

from pathlib import Path

import pytest

from saloon.kernel import games, read_rulebook, read_rules, rules_file
from saloon.kernel.rulebook import BadRulebook


def write(folder: Path, text: str, name: str = "RULES.md") -> Path:
    (folder / name).write_text(text, encoding="utf-8")
    return folder


def test_rules_are_read_in_their_order(tmp_path: Path) -> None:
    folder = write(tmp_path, "# Rules\n\nWords.\n\n- **HU-2** Second.\n- **HU-R1** A *ruling*.\n\n- **HU-1** First.\n")
    assert list(read_rules(folder).items()) == [("HU-2", "Second."), ("HU-R1", "A *ruling*."), ("HU-1", "First.")]


def test_a_rulebook_has_a_lead_and_chapters(tmp_path: Path) -> None:
    text = "# Rules\n\nWords\nof mine.\n\n- **HU-2** Second.\n\n## Empty\n\n## Turns\n\nMore.\n\n- **HU-1** First.\n"
    book = read_rulebook(write(tmp_path, text))
    assert book.lead == "Words of mine."
    assert [(each.title, each.rules) for each in book.chapters] == [
        ("", {"HU-2": "Second."}),
        ("Turns", {"HU-1": "First."}),
    ]


@pytest.mark.parametrize("game", list(games()))
def test_the_chapters_are_the_same_in_every_language(game: str) -> None:
    english, french = (read_rulebook(games()[game].folder, language) for language in ("en", "fr"))
    assert [list(each.rules) for each in english.chapters] == [list(each.rules) for each in french.chapters]
    assert all(each.title for book in (english, french) for each in book.chapters)
    assert english.lead
    assert french.lead


def test_another_language_is_read_if_it_is_there(tmp_path: Path) -> None:
    write(tmp_path, "- **HU-1** First.\n")
    write(tmp_path, "- **HU-1** Premièrement.\n", "RULES.fr.md")
    assert read_rules(tmp_path, "fr") == {"HU-1": "Premièrement."}
    assert read_rules(tmp_path, "de") == {"HU-1": "First."}
    assert rules_file(tmp_path, "fr").name == "RULES.fr.md"


def test_a_rule_stands_there_once(tmp_path: Path) -> None:
    with pytest.raises(BadRulebook, match=r"RULES\.md line 3: HU-1 stands there twice"):
        read_rules(write(tmp_path, "- **HU-1** First.\n\n- **HU-1** Again.\n"))


@pytest.mark.parametrize("line", ["- **HU-1**First.", "- **hu-1** First.", "- **HU-1** ", "- **HU 1** First."])
def test_a_line_that_is_almost_a_rule_is_refused(tmp_path: Path, line: str) -> None:
    with pytest.raises(BadRulebook, match=r"RULES\.md line 2: a rule is written '- \*\*ID\*\* text'"):
        read_rules(write(tmp_path, f"# Rules\n{line}\n"))


@pytest.mark.parametrize("game", games())
def test_both_languages_have_the_same_rules(game: str) -> None:
    folder = games()[game].folder
    assert list(read_rules(folder, "fr")) == list(read_rules(folder))
