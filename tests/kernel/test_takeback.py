"""A move may be taken back until somebody learns something by it."""

from __future__ import annotations

from msgspec.structs import replace

from saloon.kernel import NATURE, Rng, State, find_game, may_take_back, play
from saloon.kernel.state import Tell
from tests.kernel.broken_games.hush import CALL, FOLD, Hush, HushOptions, HushView

DUEL = find_game("duel")
OPENING = ["*first 0", *(f"*draw {card}" for card in (10, 20, 30, 40, 50, 51)), *(f"*draw {n}" for n in range(30, 36))]


def after(*texts: str) -> State:
    """A duel after these moves of seat 0 and of nature, which are written with a star."""
    state = DUEL.open()
    for text in (*OPENING, *texts):
        state, _ = play(state, NATURE if text.startswith("*") else 0, DUEL.moves.parse(text.removeprefix("*")))
    return state


def may(before: State, text: str) -> bool:
    move = DUEL.moves.parse(text)
    return may_take_back(before, play(before, 0, move)[0], 0, move, Rng(1))


def test_a_laid_card_may_be_taken_back() -> None:
    assert may(after(), "10^")
    assert may(after("10^"), "20^")


def test_a_turn_that_has_ended_may_not() -> None:
    assert not may(after("10^", "20^"), "end")


class Peeking(Hush):
    """Whoever calls sees the next hand, and may choose again."""

    peeked = False

    def to_move(self) -> int:
        return 1

    def apply(self, seat: int, move: int, tell: Tell | None = None) -> None:
        self.peeked = move == CALL

    def view(self, seat: int | None) -> HushView:
        return replace(super().view(seat), rumour=self.cards[1] if self.peeked and seat == 0 else 0)


def test_a_move_that_shows_something_hidden_may_not() -> None:
    before = Peeking(HushOptions(), 2)
    before.cards = [3, 6]
    called, folded = before.copy(), before.copy()
    called.apply(0, CALL)
    folded.apply(0, FOLD)
    assert not may_take_back(before, called, 0, CALL, Rng(1))
    assert may_take_back(before, folded, 0, FOLD, Rng(1))


def test_a_move_after_which_another_may_move_as_well_may_not() -> None:
    before = Hush(HushOptions(), 3)
    before.cards = [3, 5, 6]
    chosen, _ = play(before, 0, FOLD)
    assert not may_take_back(before, chosen, 0, FOLD, Rng(1))
