"""Reads a game's RULES.md: one line `- **TG-8** ...` a rule, so that a refusal can show the rule it names."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

RULE = re.compile(r"^- \*\*(?P<id>[A-Z]+-R?\d+)\*\*\s+(?P<text>.+)$")


class BadRulebook(ValueError):  # noqa: N818
    """A rules file that cannot be read: file, line and reason."""


def rules_file(folder: Path, language: str = "en") -> Path:
    """The rules in a language (RULES.md, RULES.fr.md), or in English where there are none in it."""
    path = folder / f"RULES.{language}.md"
    return path if path.exists() else folder / "RULES.md"


@cache
def read_rules(folder: Path, language: str = "en") -> dict[str, str]:
    """The rules by their ids, in the order of the file."""
    path = rules_file(folder, language)
    rules: dict[str, str] = {}
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        found = RULE.match(line)
        if found:
            if found["id"] in rules:
                raise BadRulebook(f"{path.name} line {number}: {found['id']} stands there twice")
            rules[found["id"]] = found["text"].strip()
        elif line.startswith("- **"):
            raise BadRulebook(f"{path.name} line {number}: a rule is written '- **ID** text'")
    return rules
