"""How a match ends, and why a move is not accepted."""

from __future__ import annotations

from msgspec import Struct


class Outcome(Struct, frozen=True):
    """The result of a match: each seat's score and rank, and the reason.

    Rank 1 is first, equal ranks are shared, and no better score has a lower rank.
    """

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    reason: str
    rule: str

    def returns(self) -> tuple[float, ...]:
        """Rewards for learners: 1 for the only winner, -1 for the last, evenly between; equal ranks share, sum is 0."""
        seats = len(self.ranks)
        steps = [1.0 - 2.0 * place / (seats - 1) for place in range(seats)] if seats > 1 else [0.0]
        shares = {
            rank: sum(steps[rank - 1 : rank - 1 + self.ranks.count(rank)]) / self.ranks.count(rank)
            for rank in set(self.ranks)
        }
        return tuple(shares[rank] for rank in self.ranks)


class Refusal(Struct, frozen=True):
    """Why a move is not accepted: the rule it would break, and a message's id with what goes into it."""

    rule: str
    message: str
    values: dict[str, int | str] = {}


class Refused(Exception):  # noqa: N818 - not an error of the program
    """A move was not accepted; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.message} ({refusal.rule})")
        self.refusal = refusal
