"""The code of a room: five letters that can be said aloud and typed, in whatever case and with whatever between them.

No vowels, so that no code is a word; no L, which looks like an I or a 1, and no Q. The page says a word for each.
"""

from __future__ import annotations

import re
import secrets
from typing import Final

LETTERS: Final = "bcdfghjkmnprstvwxyz"
LENGTH: Final = 5
CODES: Final = len(LETTERS) ** LENGTH  # 2,476,099
BETWEEN: Final = re.compile(r"[\s.,;:_'\"/-]+")


def new_room_code() -> str:
    """A random code."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def read_room_code(text: str) -> str | None:
    """The code that somebody typed; None if it can be none."""
    code = BETWEEN.sub("", text).lower()
    return code if len(code) == LENGTH and all(letter in LETTERS for letter in code) else None
