"""No leaks: what is hidden from a seat affects neither its view, moves and events nor what it imagines."""

from __future__ import annotations

from collections.abc import Iterator

from saloon.kernel.conformance.asking import asking
from saloon.kernel.conformance.case import Case, Fault
from saloon.kernel.conformance.check import check
from saloon.kernel.conformance.ending import ends
from saloon.kernel.conformance.lines import choose, movers_of, moves_of, name_of
from saloon.kernel.conformance.worlds import Pair, view_of
from saloon.kernel.digest import digest
from saloon.kernel.rng import Rng
from saloon.kernel.state import State

POSITIONS = 30  # at which every seat imagines
IMAGININGS = 90  # of all seats together; with many seats at fewer positions
PAIRS = 60  # of states from worlds beside the match
COMPARED = 150  # pairs whose imagined states are played on, at most
AHEAD = 40  # moves for which equal imagined states must stay equal
QUESTIONS = 60_000  # asked of `why_not` for each case
IMAGINED = 48  # worlds that a seat imagines where more than one is possible


def imagined(case: Case) -> Iterator[Pair]:
    """Real states, each with one that a seat imagines."""
    rng = case.rng("imagined")
    for seq in case.sample(min(POSITIONS, IMAGININGS // case.seats)):
        state = case.at(seq)
        yield from ((seq, seat, state, state.imagine(seat, rng)) for seat in range(case.seats))


def parted(case: Case) -> Iterator[Pair]:
    """Real states, each with one from another world that a seat cannot tell from it."""
    found = [(meeting.seat, meeting) for meeting in case.meetings]
    pairs = [(m.seq, seat, m.real.state, m.other.state) for seat, m in found if seat is not None]
    yield from pairs[:: max(1, len(pairs) // PAIRS)]


def crossed(case: Case) -> list[Pair]:
    """Real states, each with one of another match; late ones, when there is most that a seat may have to forget."""
    return sorted(case.crossings, key=lambda pair: pair[0])[-2 * PAIRS :]


def indistinct(case: Case) -> Iterator[Pair]:
    """All of these pairs in which the seat really has the same view."""
    for seq, seat, real, other in (*imagined(case), *parted(case), *crossed(case)):
        if view_of(real, seat) == view_of(other, seat):
            yield seq, seat, real, other


@check(asking)
def imagine_keeps(case: Case) -> None:
    """A seat that imagines keeps its view byte for byte, and knows whether and how the match has ended."""
    for seq, seat, real, other in imagined(case):
        if view_of(real, seat) != view_of(other, seat):
            raise Fault(f"what seat {seat} imagines changes its view: {_difference(real, other, seat)}", seq)
        if real.outcome() != other.outcome():
            raise Fault(f"what seat {seat} imagines changes the outcome", seq)


def _difference(real: State, other: State, seat: int) -> str:
    for field in real.view(seat).__struct_fields__:
        before, after = getattr(real.view(seat), field), getattr(other.view(seat), field)
        if before != after:
            return f"{field} is {before!r} and becomes {after!r}"
    return "its bytes differ"


@check(imagine_keeps, ends)
def imagine_knows(case: Case) -> None:
    """What a seat imagines depends on its generator and on nothing that it may not know."""
    pairs = list(indistinct(case))
    for seq, seat, real, other in pairs[:: 1 + len(pairs) // COMPARED]:
        rng, other_rng = case.rng("knows"), case.rng("knows")
        mine, others = real.imagine(seat, rng), other.imagine(seat, other_rng)
        if rng.word != other_rng.word:
            raise Fault(f"how much chance seat {seat} needs to imagine depends on what is hidden from it", seq)
        if not _stay_equal(case, mine, others, rng):
            raise Fault(f"what seat {seat} imagines depends on what is hidden from it", seq)


def _stay_equal(case: Case, mine: State, others: State, rng: Rng) -> bool:
    """Whether two states are equal and remain so: what no view shows comes out when it is drawn or played."""
    if case.imprint(mine) != case.imprint(others):
        return False
    for _ in range(AHEAD):
        step = choose(mine, rng)
        if step is None:
            break
        seat = step[0]
        if seat not in movers_of(others) or moves_of(mine, seat) != moves_of(others, seat):
            return False
        mine.apply(*step)
        others.apply(*step)
    return case.imprint(mine) == case.imprint(others)


@check(imagine_knows)
def imagine_varies(case: Case) -> None:
    """Where several worlds are possible a seat does not always imagine the same one."""
    doubtful = list(parted(case))
    rng = case.rng("varies")
    for _, seat, real, _ in doubtful:
        worlds = {digest(real.imagine(seat, rng), case.seats) for _ in range(IMAGINED)}
        if len(worlds) > 1:
            return
    if doubtful:
        raise Fault(f"a seat imagined the same world each time, at {len(doubtful)} positions where others are possible")


@check(asking)
def choices_hide(case: Case) -> None:
    """A seat's legal moves, refusals and fallback are the same wherever its view is."""
    pairs, table = list(indistinct(case)), len(case.game.moves)
    every = 1 + len(pairs) * table // QUESTIONS
    for number, (seq, seat, real, other) in enumerate(pairs):
        if real.legal(seat) != other.legal(seat):
            raise Fault(f"the legal moves of seat {seat} depend on what is hidden from it", seq)
        for move in range(number % every, table, every):
            if real.why_not(seat, move) != other.why_not(seat, move):
                raise Fault(f"why {case.tell(seat, move)} is refused depends on what is hidden from it", seq)
        if seat in movers_of(real) and real.fallback(seat) != other.fallback(seat):
            raise Fault(f"the fallback of seat {seat} depends on what is hidden from it", seq)


@check(asking)
def features_hide(case: Case) -> None:
    """Features have their length, and are the same wherever the seat's view is."""
    for seq, seat, real, other in indistinct(case):
        features = real.features(seat)
        if not isinstance(features, bytes) or len(features) != case.game.features:
            raise Fault(f"seat {seat} has {len(features)} features, and Game.features is {case.game.features}", seq)
        if features != other.features(seat):
            raise Fault(f"the features of seat {seat} depend on what is hidden from it", seq)


@check(asking)
def events_hide(case: Case) -> None:
    """What is told of a move is the same wherever the view after it is, for every seat and for a spectator."""
    for meeting in case.meetings:
        told, told_there = meeting.real.seen_by(meeting.seat), meeting.other.seen_by(meeting.seat)
        if told != told_there:
            seen = b" ".join(told).decode() or "nothing"
            there = b" ".join(told_there).decode() or "nothing"
            who = name_of(meeting.seat)
            raise Fault(f"{who} is told {seen}, and {there} when what is hidden from it differs", meeting.seq)


@check(asking)
def spectators_see_less(case: Case) -> None:
    """A spectator sees nothing that is hidden from any seat."""
    for seq, seat, real, other in indistinct(case):
        if view_of(real, None) != view_of(other, None):
            raise Fault(f"a spectator sees what is hidden from seat {seat}", seq)
