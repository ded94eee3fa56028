"""A record stays good when a later house shows more of the same match."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import asdict, replace

from saloon.kernel import Record, Unplayable, position_tags, replay
from saloon.kernel.conformance.case import Case
from saloon.kernel.conformance.recording import record_of
from saloon.kernel.digest import shape_of
from tests.kernel.broken_games.hush import Hush, HushGame, HushOptions, HushView


class WiderView(HushView, frozen=True):
    """One more thing to see."""

    pile: int = 6


class Wider(Hush):
    """The same rules, and a wider view."""

    def view(self, seat: int | None) -> WiderView:
        return WiderView(**asdict(super().view(seat)))


class LaterGame(HushGame):
    View = WiderView


@pytest.fixture
def record() -> Record:
    """A match of Hush as the house writes it."""
    case = Case(HushGame(), HushOptions(rounds=3), seats=2, seed=4)
    tags = position_tags(case.game, case.at(len(case.line)), case.seats)
    return replace(record_of(case, tags["digest"]), tags=tags)


def without(record: Record, tag: str) -> Record:
    return replace(record, tags={key: value for key, value in record.tags.items() if key != tag})


def replayed(record: Record, game: Any) -> int:
    return len(list(replay(record, game)))


def test_wider_views_have_another_shape() -> None:
    assert shape_of(HushView) != shape_of(WiderView)


def test_a_record_opens_in_a_house_that_shows_more(record: Record) -> None:
    assert replayed(record, LaterGame(Wider)) == len(record.moves) + 1


def test_its_result_is_checked_there_as_well(record: Record) -> None:
    assert record.result is not None
    forged = replace(record, result=replace(record.result, scores=(99, 99)))
    with pytest.raises(Unplayable, match="the record ends with"):
        replayed(forged, LaterGame(Wider))


def test_digests_of_the_same_views_are_compared(record: Record) -> None:
    forged = replace(record, tags={**record.tags, "digest": "0" * 16})
    with pytest.raises(Unplayable, match="the digest of the last position differs"):
        replayed(forged, HushGame())


def test_a_digest_that_does_not_name_its_views_is_compared(record: Record) -> None:
    old = without(record, "views")
    assert replayed(old, HushGame()) == len(record.moves) + 1
    with pytest.raises(Unplayable, match="the digest of the last position differs"):
        replayed(old, LaterGame(Wider))
