"""Random numbers that are the same compiled and interpreted, on every machine, for the same seed."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

from saloon.kernel.bits import count, nth, only

if TYPE_CHECKING:
    from mypy_extensions import i64

MASK: Final = 0x3FFFFFFFFFFFFFFF  # 62 bits: what stays positive in a signed word
STEP: Final = 2862933555777941757  # a multiplier of L'Ecuyer's table, below 2**62
MIX: Final = 2685821657736338717  # Vigna's, for scrambling the output


class Rng:
    """A 62-bit linear congruential generator with scrambled output. For games and search, never for secrets."""

    __slots__ = ("word",)

    def __init__(self, seed: i64) -> None:
        self.word: i64 = (seed ^ 0x2545F4914F6CDD1D) & MASK
        self.next()
        self.next()

    def next(self) -> i64:
        """32 random bits."""
        word = (self.word * STEP + 1442695040888963407) & MASK
        self.word = word
        return (((word ^ (word >> 31)) * MIX) & MASK) >> 30

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1; n is at most 2**30, and the bias below n / 2**32."""
        return (self.next() * n) >> 32

    def copy(self) -> Rng:
        """A generator that will give the same numbers."""
        other = Rng(0)
        other.word = self.word
        return other


def stream(*names: object) -> Rng:
    """An independent generator for a purpose: `stream(seed, "match", 12, "seat", 0)`."""
    text = "\x1f".join(str(name) for name in names)
    digest = hashlib.blake2b(text.encode(), digest_size=8).digest()
    return Rng(int.from_bytes(digest, "big") & MASK)


def sample(rng: Rng, members: i64, size: i64) -> i64:
    """A random subset of so many members of a bit set."""
    chosen: i64 = 0
    left = count(members)
    while size > 0:
        member = only(nth(members, rng.below(left)))
        members ^= member
        chosen |= member
        left -= 1
        size -= 1
    return chosen
