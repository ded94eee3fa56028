"""Games that leak."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from saloon.kernel import Event, Refusal, Rng
from saloon.kernel.state import Tell
from tests.kernel.broken_games.broken import Broken, broken
from tests.kernel.broken_games.hush import FOLD, Chose, Dealt, Hush, HushGame, HushView, Showed


class ShowsTheNextHand(Hush):
    def view(self, seat: int | None) -> HushView:
        view = super().view(seat)
        return view if seat is None else replace(view, rumour=self.cards[(seat + 1) % self.seats])


class ShowsSpectatorsAHand(Hush):
    def view(self, seat: int | None) -> HushView:
        view = super().view(seat)
        return replace(view, rumour=self.cards[0]) if seat is None else view


class ImaginesTheTruth(Hush):
    def imagine(self, seat: int, rng: Rng) -> Hush:
        return self.copy()


class ImaginesSixesTruly(Hush):
    def imagine(self, seat: int, rng: Rng) -> Hush:
        other = super().imagine(seat, rng)
        if 6 in self.cards and 6 in other.cards:
            here, there = self.cards.index(6), other.cards.index(6)
            other.cards[here], other.cards[there] = other.cards[there], other.cards[here]
        return other


class ImaginesAnotherOwnCard(Hush):
    def imagine(self, seat: int, rng: Rng) -> Hush:
        other = super().imagine(seat, rng)
        other.cards[seat] = 0 if self.cards[seat] == 0 else 1 + self.cards[seat] % 6
        return other


class ImaginesLongerWhenSixesAreOut(Hush):
    def imagine(self, seat: int, rng: Rng) -> Hush:
        other = super().imagine(seat, rng)
        if 6 in self.cards:
            rng.next()
        return other


class ImaginesOneWorld(Hush):
    def imagine(self, seat: int, rng: Rng) -> Hush:
        other = self.copy()
        left = [card for card in range(1, 7) if card != self.cards[seat]]
        for foe in range(self.seats):
            if foe != seat and self.cards[foe]:
                other.cards[foe] = left.pop()
                other.chosen[foe] = None if self.chosen[foe] is None else FOLD
        return other


class FearsTheSix(Hush):
    def reason(self, seat: int, move: int) -> str | None:
        rule = super().reason(seat, move)
        afraid = move != FOLD and 6 in self.cards and self.cards[seat] != 6
        return "HU-4" if rule is None and afraid else rule


class SaysTooMuch(Hush):
    def why_not(self, seat: int, move: int) -> Refusal | None:
        refusal = super().why_not(seat, move)
        return refusal and replace(refusal, values={"highest": max(self.cards)})


class FallsBackByTheOthers(Hush):
    def fallback(self, seat: int) -> int:
        return self.legal(seat)[0 if 6 in self.cards else -1]


class CountsTheOthers(Hush):
    def features(self, seat: int) -> bytes:
        return super().features(seat)[:-1] + bytes([sum(self.cards)])


class LeavesOutAFeature(Hush):
    def features(self, seat: int) -> bytes:
        return super().features(seat)[1:]


class RemembersForASeat(Hush):
    """Cards that were shown to all in an earlier round, which the view does not hold any more."""

    past = 0

    def copy(self) -> Hush:
        other = super().copy()
        assert isinstance(other, RemembersForASeat)
        other.past = self.past
        return other

    def show(self) -> Showed:
        self.past = 8 * self.past + max(self.shown)
        return super().show()

    def imagine(self, seat: int, rng: Rng) -> Hush:
        other = super().imagine(seat, rng)
        assert isinstance(other, RemembersForASeat)
        other.past = 0
        return other

    def features(self, seat: int) -> bytes:
        return super().features(seat)[:-1] + bytes([self.past])


class OpenlyDealt(Dealt, frozen=True, tag="dealt"):
    def seen_by(self, seat: int | None) -> Event:
        return self


class DealsOpenly(Hush):
    def apply(self, seat: int, move: int, tell: Tell | None = None) -> None:
        def betray(event: Event) -> None:
            assert tell is not None
            tell(OpenlyDealt(event.seat, event.card) if isinstance(event, Dealt) else event)

        super().apply(seat, move, None if tell is None else betray)


class TellsOfHighCards(Hush):
    """An event that comes or does not come says as much as its words."""

    def apply(self, seat: int, move: int, tell: Tell | None = None) -> None:
        super().apply(seat, move, tell)
        if tell is not None and move == 7:
            tell(Chose(0))


class OnlyFolds(Hush):
    def legal(self, seat: int) -> list[int]:
        return [move for move in super().legal(seat) if move == FOLD]


class ForgetsTheScoresOfAView(HushGame):
    def state_from_view(self, options: Struct, seats: int, view: HushView) -> Hush:
        return super().state_from_view(options, seats, replace(view, scores=(0,) * seats))


class MakesStatesThatOnlyFold(HushGame):
    """What the seat sees is right; what it may do is not."""

    def state_from_view(self, options: Struct, seats: int, view: HushView) -> Hush:
        hush = super().state_from_view(options, seats, view)
        hush.__class__ = OnlyFolds
        return hush


class MakesNoStateFromView(HushGame):
    def state_from_view(self, options: Struct, seats: int, view: HushView) -> Hush:
        raise NotImplementedError


class OpenGame(HushGame):
    Event = OpenlyDealt | Chose | Showed


BROKEN = [
    broken(ShowsTheNextHand, "imagine_keeps", "changes its view: rumour is"),
    broken(ImaginesAnotherOwnCard, "imagine_keeps", "changes its view: card is"),
    broken(ShowsSpectatorsAHand, "spectators_see_less", "a spectator sees what is hidden from seat"),
    broken(ImaginesTheTruth, "imagine_knows", "depends on what is hidden from it"),
    broken(ImaginesSixesTruly, "imagine_knows", "depends on what is hidden from it"),
    broken(ImaginesLongerWhenSixesAreOut, "imagine_knows", "how much chance"),
    broken(ImaginesOneWorld, "imagine_varies", "imagined the same world each time"),
    Broken("MakesNoStateFromView", MakesNoStateFromView(), "view_is_enough", "raises NotImplementedError()"),
    Broken("ForgetsTheScoresOfAView", ForgetsTheScoresOfAView(), "view_is_enough", "has another view"),
    Broken("MakesStatesThatOnlyFold", MakesStatesThatOnlyFold(), "view_is_enough", "has other legal moves or outcome"),
    broken(FearsTheSix, "choices_hide", "the legal moves of seat"),
    broken(SaysTooMuch, "choices_hide", "is refused depends on what is hidden from it"),
    broken(FallsBackByTheOthers, "choices_hide", "the fallback of seat"),
    broken(CountsTheOthers, "features_hide", "depend on what is hidden from it"),
    broken(RemembersForASeat, "features_hide", "depend on what is hidden from it"),
    broken(LeavesOutAFeature, "features_hide", "12 features, and Game.features is 13"),
    Broken("DealsOpenly", OpenGame(DealsOpenly), "events_hide", '"card":'),
    broken(TellsOfHighCards, "events_hide", '"event":"chose"'),
]
