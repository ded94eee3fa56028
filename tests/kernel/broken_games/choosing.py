"""Games whose moves, refusals and options do not fit together."""

from __future__ import annotations

from msgspec import Struct

from saloon.kernel import MoveTable, Refusal
from saloon.kernel.rows import Marks, Page
from saloon.kernel.state import Tell
from tests.kernel.broken_games.broken import Broken, broken
from tests.kernel.broken_games.hush import CALL, FOLD, MOVES, Hush, HushGame, HushOptions


class OffersTooMuch(Hush):
    def legal(self, seat: int) -> list[int]:
        return [CALL, FOLD] if super().legal(seat) else []


class LeavesOut(Hush):
    def legal(self, seat: int) -> list[int]:
        return [move for move in super().legal(seat) if move == FOLD or self.cards[seat] < 6]


class AllowsASecondChoice(Hush):
    def why_not(self, seat: int, move: int) -> Refusal | None:
        refusal = super().why_not(seat, move)
        return None if refusal is not None and refusal.rule == "HU-3" else refusal


class OffersBackwards(Hush):
    def legal(self, seat: int) -> list[int]:
        return super().legal(seat)[::-1]


class OffersOutOfTurn(Hush):
    def reason(self, seat: int, move: int) -> str | None:
        return (
            None if super().reason(seat, move) == "HU-3" and self.chosen[seat] == move else super().reason(seat, move)
        )


class HasNoMove(Hush):
    def reason(self, seat: int, move: int) -> str | None:
        return super().reason(seat, move) or ("HU-4" if self.cards[seat] == 1 else None)


class CannotFoldAFive(Hush):
    def apply(self, seat: int, move: int, tell: Tell | None = None) -> None:
        if move == FOLD and self.cards[seat] == 5:
            raise KeyError(seat)
        super().apply(seat, move, tell)


class FallsBackOnCalling(Hush):
    def fallback(self, seat: int) -> int:
        return CALL


class MarksOneMoveAlone(Hush):
    def mark_choices(self, seat: int, marks: Marks) -> None:
        marks.begin()
        marks.add(self.choices(seat)[0])


class WritesOtherNumbers(Hush):
    def write_features(self, seat: int, page: Page) -> None:
        page.write(self.features((seat + 1) % self.seats))


class NamesAnUnknownRule(Hush):
    def why_not(self, seat: int, move: int) -> Refusal | None:
        refusal = super().why_not(seat, move)
        return Refusal(rule="HU-7", message="hush-refused") if refusal and refusal.rule == "HU-4" else refusal


class RefusesWithoutAWord(Hush):
    def why_not(self, seat: int, move: int) -> Refusal | None:
        refusal = super().why_not(seat, move)
        return refusal and Refusal(rule=refusal.rule, message="")


def same_texts() -> MoveTable[str]:
    table = MoveTable(MOVES.forms[: MOVES.of_seats], MOVES.forms[MOVES.of_seats :])
    table.texts = tuple(text.replace("deal 6", "deal 5") for text in table.texts)
    table.forms = table.texts
    return table


class WritesTwoMovesAlike(HushGame):
    moves = same_texts()


class LooseOptions(Struct, frozen=True):
    rounds: int = 2
    brave: bool = False


class TakesAnyOption(HushGame):
    Options = LooseOptions

    def new(self, options: Struct, seats: int) -> Hush:
        assert isinstance(options, LooseOptions)
        return self.state(HushOptions(rounds=options.rounds, brave=options.brave), seats)


BROKEN = [
    broken(OffersTooMuch, "legal", "legal offers 'call' of seat"),
    broken(LeavesOut, "legal", "legal leaves out 'call' of seat"),
    broken(AllowsASecondChoice, "legal", "legal leaves out"),
    broken(OffersBackwards, "legal", "is not ascending: [1, 0]"),
    broken(OffersOutOfTurn, "legal", "who is not to move"),
    broken(HasNoMove, "plays", "is to move and has no move"),
    broken(CannotFoldAFive, "plays", "'fold' of seat"),
    broken(FallsBackOnCalling, "fallback", "'call' of seat"),
    broken(MarksOneMoveAlone, "rows", "mark_choices of seat"),
    broken(WritesOtherNumbers, "rows", "write_features of seat"),
    broken(NamesAnUnknownRule, "rules_named", "rule 'HU-7', which is not in RULES.md"),
    broken(RefusesWithoutAWord, "rules_named", "without a message"),
    Broken("WritesTwoMovesAlike", WritesTwoMovesAlike(), "texts", "is written 'deal 5', which is read as move 6"),
    Broken("TakesAnyOption", TakesAnyOption(), "options", "takes an option that does not exist"),
]
