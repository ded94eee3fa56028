"""Reads a game's RULES.md: chapters of lines `- **TG-8** ...`, so that a refusal can show the rule it names."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from msgspec import Struct

RULE = re.compile(r"^- \*\*(?P<id>[A-Z]+-R?\d+)\*\*\s+(?P<text>.+)$")
CHAPTER = "## "


class BadRulebook(ValueError):  # noqa: N818
    """A rules file that cannot be read: file, line and reason."""


class Chapter(Struct, frozen=True):
    """Rules that belong together, by their ids, in the order of the file."""

    title: str
    rules: dict[str, str]


class Rulebook(Struct, frozen=True):
    """A rules file: what stands before its first chapter, and the chapters."""

    lead: str
    chapters: list[Chapter]


def rules_file(folder: Path, language: str = "en") -> Path:
    """The rules in a language (RULES.md, RULES.fr.md), or in English where there are none in it."""
    path = folder / f"RULES.{language}.md"
    return path if path.exists() else folder / "RULES.md"


@cache
def read_rulebook(folder: Path, language: str = "en") -> Rulebook:
    """The rules as they are to be read, chapter by chapter; those before the first one have a chapter without title."""
    path = rules_file(folder, language)
    lead: list[str] = []
    chapters: list[Chapter] = []
    known: set[str] = set()
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        found = RULE.match(line)
        if found:
            if found["id"] in known:
                raise BadRulebook(f"{path.name} line {number}: {found['id']} stands there twice")
            known.add(found["id"])
            if not chapters:
                chapters.append(Chapter("", {}))
            chapters[-1].rules[found["id"]] = found["text"].strip()
        elif line.startswith("- **"):
            raise BadRulebook(f"{path.name} line {number}: a rule is written '- **ID** text'")
        elif line.startswith(CHAPTER):
            chapters.append(Chapter(line.removeprefix(CHAPTER).strip(), {}))
        elif not chapters and not line.startswith("#"):
            lead.append(line.strip())
    return Rulebook(" ".join(filter(None, lead)), [chapter for chapter in chapters if chapter.rules])


@cache
def read_rules(folder: Path, language: str = "en") -> dict[str, str]:
    """The rules by their ids, in the order of the file."""
    return {rule: text for chapter in read_rulebook(folder, language).chapters for rule, text in chapter.rules.items()}
