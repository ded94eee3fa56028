"""Random ids that cannot be guessed: the id of a match in its link, the code that moves a guest to another device."""

from __future__ import annotations

import secrets
from typing import Final

ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that looks like something else


def new_word(letters: int) -> str:
    """A random word of this many letters, five bits each."""
    return "".join(secrets.choice(ALPHABET) for _ in range(letters))


def new_id() -> str:
    """The id of a match in its link: 60 bits."""
    return new_word(12)
