"""Games that end badly, and views and events that cannot be sent."""

from __future__ import annotations

from msgspec.structs import replace

from saloon.kernel import Event, Outcome
from saloon.kernel.state import Tell
from tests.kernel.broken_games.broken import Broken, broken
from tests.kernel.broken_games.hush import Hush, HushGame, HushView, Showed


class NeverEnds(Hush):
    def show(self) -> Showed:
        shown = super().show()
        self.round = 1
        return shown


class HasNoOutcome(Hush):
    def outcome(self) -> Outcome | None:
        return None


class HasAnOutcomeAtOnce(Hush):
    def outcome(self) -> Outcome:
        return Outcome(scores=tuple(self.scores), ranks=(1,) * self.seats, reason="counted", rule="HU-6")


class SkipsARank(Hush):
    def outcome(self) -> Outcome | None:
        outcome = super().outcome()
        return outcome and replace(outcome, ranks=tuple(2 * rank - 1 for rank in outcome.ranks))


class RanksTheWorstFirst(Hush):
    def outcome(self) -> Outcome | None:
        outcome = super().outcome()
        return outcome and replace(
            outcome, ranks=tuple(1 + sum(other < score for other in self.scores) for score in self.scores)
        )


class ForgetsASeat(Hush):
    def outcome(self) -> Outcome | None:
        outcome = super().outcome()
        return outcome and replace(outcome, scores=outcome.scores[1:])


class GivesASentenceAsReason(Hush):
    def outcome(self) -> Outcome | None:
        outcome = super().outcome()
        return outcome and replace(outcome, reason="All points are counted.")


class EndsTooLate(HushGame):
    longest = 7


class Surprised(Event, frozen=True):
    seat: int


class TellsAStrangeEvent(Hush):
    def apply(self, seat: int, move: int, tell: Tell | None = None) -> None:
        super().apply(seat, move, tell)
        if tell is not None and self.over():
            tell(Surprised(seat))


class ShowsAList(Hush):
    def view(self, seat: int | None) -> HushView:
        return replace(super().view(seat), scores=list(self.scores))


BROKEN = [
    broken(NeverEnds, "ends", "the match is not over after 18 moves"),
    broken(HasNoOutcome, "ends", "nobody is to move and there is no outcome"),
    broken(HasAnOutcomeAtOnce, "ends", "there is an outcome and somebody is to move"),
    Broken("EndsTooLate", EndsTooLate(), "ends", "the match is not over after 7 moves"),
    broken(SkipsARank, "outcome", "cannot be ranks"),
    broken(RanksTheWorstFirst, "outcome", "do not go with the ranks"),
    broken(ForgetsASeat, "outcome", "2 seats have the scores"),
    broken(GivesASentenceAsReason, "outcome", "is no word that a record can hold"),
    broken(TellsAStrangeEvent, "wire", "cannot be read back from JSON"),
    broken(ShowsAList, "wire", "is not the same after JSON"),
]
