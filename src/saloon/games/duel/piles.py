"""Which cards fit on which pile. Cards and tops of piles are bit sets: card n is bit n."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64


def above(top: i64) -> i64:
    """All cards above this one."""
    return -(top << 1)


def below(top: i64) -> i64:
    """All cards below this one."""
    return top - 1


def climbs(top: i64) -> i64:
    """Cards for one's own rising pile: any above its top (TG-8), or exactly ten below it (TG-10)."""
    return above(top) | top >> 10


def falls(top: i64) -> i64:
    """Cards for one's own falling pile: any below its top (TG-9), or exactly ten above it (TG-11)."""
    return below(top) | top << 10


def helps_rising(top: i64) -> i64:
    """Cards an opponent may lay on this rising pile: only lower ones, which improve it (TG-13)."""
    return below(top)


def helps_falling(top: i64) -> i64:
    """Cards an opponent may lay on this falling pile: only higher ones, which improve it (TG-13)."""
    return above(top)
