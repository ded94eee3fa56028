"""Texts that fit on one line of a record, a terminal or a log."""

from __future__ import annotations

import re
from typing import Final

# Control characters, the separators of lines and paragraphs, and halves of characters that no file can hold.
UNWRITABLE: Final = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")


def one_line(text: str) -> str:
    """Free text made fit for a line: what cannot stand there becomes a space, and spaces at the ends are dropped."""
    return UNWRITABLE.sub(" ", text).strip() or "?"
