"""Chat messages: one line of visible characters, without marks that change the order of reading."""

from __future__ import annotations

import unicodedata
from typing import Final

UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})  # controls, marks that turn the order round, line ends
JOINERS: Final = frozenset("\u200c\u200d")  # many scripts and emoji need them
TAGS: Final = range(0xE0020, 0xE0080)  # in the flags of England, Scotland and Wales


def fit_words(text: str) -> str:
    """The text without invisible characters and with single spaces; it may be empty then."""
    return " ".join("".join(map(seen, text)).split())


def seen(sign: str) -> str:
    """The character, or a space instead of one that is invisible."""
    hidden = unicodedata.category(sign) in UNSEEN and sign not in JOINERS and ord(sign) not in TAGS
    return " " if hidden else sign
