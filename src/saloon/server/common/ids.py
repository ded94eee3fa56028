"""Words that nobody guesses: the name of a match in its link, the code that moves a guest to another device."""

from __future__ import annotations

import secrets
from typing import Final

ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that looks like something else


def new_word(letters: int) -> str:
    """A word of so many letters, each worth five bits."""
    return "".join(secrets.choice(ALPHABET) for _ in range(letters))


def new_id() -> str:
    """The name of a match in its link: 60 bits."""
    return new_word(12)
