"""The pages of the documentation, as tests read them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

HOSTING: Final = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")


def blocks(page: str, language: str) -> list[str]:
    """The pieces of a page in this language, without their fences."""
    return re.findall(rf"^```{language}\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)


def block_after(page: str, heading: str, language: str) -> str:
    """The first piece in this language below a heading."""
    return blocks(page[page.index(f"\n{heading}\n") :], language)[0]
