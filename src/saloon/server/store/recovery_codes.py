"""The code that brings a guest back on another device."""

from __future__ import annotations

import hashlib
from typing import Final

CODE_DAYS: Final = 30  # that a code is worth something


def hashed(code: str) -> str:
    """How a recovery code is kept."""
    return hashlib.sha256(code.encode()).hexdigest()
