"""What people type to each other: whatever can be seen, on one line, and in the order in which it stands there."""

from __future__ import annotations

import unicodedata
from typing import Final

UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})  # controls, marks that turn the order round, line ends
JOINERS: Final = frozenset("\u200c\u200d")  # many scripts and emoji need them
TAGS: Final = range(0xE0020, 0xE0080)  # in the flags of England, Scotland and Wales


def fit_words(text: str) -> str:
    """The text without what nobody sees, its spaces in order; it may be empty then."""
    return " ".join("".join(map(seen, text)).split())


def seen(sign: str) -> str:
    """The character, or a space in the place of one that could only hide or disguise something."""
    hidden = unicodedata.category(sign) in UNSEEN and sign not in JOINERS and ord(sign) not in TAGS
    return " " if hidden else sign
