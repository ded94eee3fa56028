"""Luck that can be checked afterwards: nobody, not even the house, could have steered it.

The house draws a secret for each match and shows its SHA-256 before anything is drawn. Everybody who sits down adds a
nonce; a bot adds none, for that would be the house's, chosen when it knew all others. The k-th draw of nature uses a
generator seeded by HMAC-SHA256(secret, match | nonces | k): the house was bound by the commitment before it knew the
nonces, and no player knows the secret. It is shown when the match is over; then anyone can draw again and compare.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from itertools import pairwise

from saloon.kernel import NATURE, Game, Record, ReplayStep, Rng, State
from saloon.kernel.rng import MASK


class Luck:
    """Nature's choices for one match."""

    def __init__(self, secret: str, match: str, nonces: Sequence[str], given: Sequence[int] = ()) -> None:
        beginning = f"{match}|{','.join(nonces)}|".encode()
        self._begun = hmac.new(bytes.fromhex(secret), beginning, "sha256")  # hashed once: a draw costs half as much
        self._given = given  # moves that are those of another match, whose cards are dealt again

    def draw(self, state: State, count: int) -> int:
        """Nature's next move, after `count` moves of nature."""
        if count < len(self._given):
            return self._given[count]
        return state.draw(self.stream(str(count)))

    def stream(self, purpose: str) -> Rng:
        """The generator for one purpose: the number of a draw, or a word with numbers for what is no draw."""
        code = self._begun.copy()
        code.update(purpose.encode())
        return Rng(int.from_bytes(code.digest()[:8], "big") & MASK)


def new_secret() -> str:
    """A secret for one match."""
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """The hash of a secret, which is shown before the match."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def luck_tags(match: str, secret: str, nonces: Sequence[str], prefix: int) -> dict[str, str]:
    """The tags of a finished match's record with which its luck can be checked."""
    tags = {"match": match, "commitment": commitment(secret), "secret": secret, "nonces": ",".join(nonces)}
    return {**tags, "prefix": str(prefix)} if prefix else tags


class BadLuck(ValueError):  # noqa: N818
    """Nature's moves are not those that the secret and the nonces give; `index` counts the moves."""

    def __init__(self, reason: str, index: int | None = None) -> None:
        super().__init__(reason)
        self.index = index


def check_luck(record: Record, positions: Sequence[ReplayStep], game: Game) -> bool:
    """Draw all of nature's moves again; False if the record carries no luck to check, `BadLuck` if it is not true."""
    if not {"match", "commitment", "secret", "nonces"} <= record.tags.keys():
        return False
    luck, prefix = luck_of(record)
    count = 0
    for before, after in pairwise(positions[prefix:]):
        if after.seat == NATURE:
            drawn = luck.draw(before.state, count)
            if drawn != after.move:
                raise BadLuck(f"nature should have moved {game.moves.text(drawn)!r}", after.seq - 1)
            count += 1
    return True


def luck_of(record: Record) -> tuple[Luck, int]:
    """The luck that a record tells, and how many of its first moves were taken over from another match."""
    tags = record.tags
    try:
        committed = commitment(tags["secret"])
        prefix = max(0, int(tags.get("prefix", "0")))
    except ValueError:
        raise BadLuck("the secret or the prefix cannot be read") from None
    if committed != tags["commitment"]:
        raise BadLuck("the secret is not the one that was committed to")
    return Luck(tags["secret"], tags["match"], tags["nonces"].split(",")), prefix
