"""Parts of a page of the documentation that a command writes, between two marks that stay."""

from __future__ import annotations

import re
from pathlib import Path


def marks(name: str) -> tuple[str, str]:
    """The lines before and after a part."""
    return f"<!-- {name}: written by the command below it -->\n", f"<!-- end of {name} -->\n"


def find(text: str, name: str) -> re.Match[str]:
    """Where a part stands; `LookupError` if the page has no place for it."""
    begin, end = map(re.escape, marks(name))
    found = re.search(f"{begin}(.*?){end}", text, re.DOTALL)
    if found is None:
        raise LookupError(f"the page has no part {name!r}")
    return found


def read_section(page: Path, name: str) -> str:
    """What stands there."""
    return find(page.read_text(encoding="utf-8"), name)[1]


def write_section(page: Path, name: str, section: str) -> None:
    """Put something else there."""
    text = page.read_text(encoding="utf-8")
    found = find(text, name)
    page.write_text(text[: found.start(1)] + section.rstrip("\n") + "\n" + text[found.end(1) :], encoding="utf-8")
