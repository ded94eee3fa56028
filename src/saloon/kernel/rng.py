"""Random numbers that are the same compiled and interpreted, on every machine, for the same seed."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from saloon.kernel.bits import COMPILED, count, nth, only

if TYPE_CHECKING:
    from mypy_extensions import i64

if COMPILED:
    from librt.strings import read_i64_be
else:

    def read_i64_be(word: bytes, at: int) -> int:
        """The word of 64 bits that begins at a place."""
        return int.from_bytes(word[at : at + 8], "big")


MASK: Final = 0x3FFFFFFFFFFFFFFF  # 62 bits: what stays positive in a signed word
STEP: Final = 2862933555777941757  # a multiplier of L'Ecuyer's table, below 2**62
MIX: Final = 2685821657736338717  # Vigna's, for scrambling the output
HASH: Final = blake2b(digest_size=8)


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
    return named("\x1f".join([str(name) for name in names]))


def stream_of(seed: int, purpose: str) -> Rng:
    """`stream(seed, purpose)`, for those who need very many."""
    return named(str(seed) + "\x1f" + purpose)


def named(name: str) -> Rng:
    """A generator seeded by a name."""
    hashing = HASH.copy()  # costs less than a new one
    hashing.update(name.encode())
    return Rng(read_i64_be(hashing.digest(), 0) & MASK)


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
