"""Positions of Bluff You! laid out by hand, and moves made by their texts."""

from __future__ import annotations

from saloon.games.bluff import GAME
from saloon.games.bluff.moves import ROLLS, TOKENS
from saloon.games.bluff.rules import BluffYou
from saloon.games.bluff.setup import BluffOptions
from saloon.games.bluff.turns import begin, shake
from saloon.kernel import NATURE, Event, Refusal, play
from saloon.kernel.bits import members_of, set_of


def scene(
    *holders: list[int],
    dice: tuple[int, int, int] = (2, 5, 6),
    centre: list[int] | None = None,
    options: BluffOptions | None = None,
) -> BluffYou:
    """Seat 0 has just rolled these dice; each holder is a seat's tokens, and the rest lies in the centre.

    A centre that is named leaves all other tokens out of the match.
    """
    bluff = GAME.new(options or BluffOptions(), len(holders))
    bluff.held = [set_of(tokens) for tokens in holders]
    taken = {token for tokens in holders for token in tokens}
    bluff.centre = set_of([token for token in TOKENS if token not in taken] if centre is None else centre)
    begin(bluff, 0, None)
    shake(bluff, ROLLS.index(dice), None)
    return bluff


def do(bluff: BluffYou, *texts: str) -> tuple[BluffYou, list[Event]]:
    """Make these moves through the door: `0 claim 1 14`, `1 ok`; nature's are written with a star: `* roll 1 1 2`."""
    events: list[Event] = []
    for text in texts:
        seat, _, move = text.partition(" ")
        after, happened = play(bluff, NATURE if seat == "*" else int(seat), GAME.moves.parse(move))
        assert isinstance(after, BluffYou)
        bluff = after
        events += happened
    return bluff, events


def texts(bluff: BluffYou, seat: int = 0, kind: str = "") -> list[str]:
    """The seat's legal moves of a kind as texts."""
    found = [GAME.moves.text(move) for move in bluff.legal(seat)]
    return [text for text in found if text.startswith(kind)]


def tokens(bluff: BluffYou) -> list[list[int]]:
    """The tokens in front of each seat."""
    return [members_of(held) for held in bluff.held]


def refusal(bluff: BluffYou, text: str, seat: int = 0) -> Refusal:
    """Why this move is refused."""
    found = bluff.why_not(seat, GAME.moves.parse(text))
    assert found is not None, f"{text} is legal"
    return found
