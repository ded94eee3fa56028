"""What a record tells of a race, and how that is checked."""

from __future__ import annotations

from pathlib import Path

import pytest

from saloon.kernel import NATURE, check_record, read_record
from saloon.server.match.luck import BadLuck
from saloon.server.race.fairness import FORE_LEAST, FORE_MOST
from saloon.server.race.timings import read_foreperiod, read_timed
from saloon.server.records.replays import Walk
from saloon.server.records.verify import check_chance
from tests.server.racing import Racing, tell
from tests.server.snap import SnapGame
from tests.server.stored import record_of

pytestmark = pytest.mark.usefixtures("snap")


async def whole_match(racing: Racing) -> str:
    """Three rounds with a dead heat in each; returns the record."""
    ann, bob, _ = racing.racers
    for _ in range(3):
        await racing.to_reveal()
        await racing.wait(440)
        await ann.bid("red", 400)
        await bob.bid("blue", 397)
        await racing.wait(500)
    assert racing.table.row.phase == "over"
    record = await record_of(racing.store, racing.table.row.id)
    return str(record)


def raced(tmp_path: Path) -> str:
    texts: list[str] = []

    async def story(racing: Racing) -> None:
        texts.append(await whole_match(racing))

    tell(tmp_path, story, 40, 40, 40)
    return texts[0]


def check(text: str) -> bool:
    return check_chance(read_record(text), check_record(text), SnapGame())


def test_a_record_tells_how_every_answer_was_timed(tmp_path: Path) -> None:
    text = raced(tmp_path)
    record = read_record(text)
    assert check(text)
    fores = [read_foreperiod(moved.comment) for moved in record.moves if moved.move.startswith("turn")]
    assert len(fores) == 3
    assert all(fore is not None and FORE_LEAST <= fore <= FORE_MOST for fore in fores)
    timings = [timing for moved in record.moves if (timing := read_timed(moved.comment)) is not None]
    assert sorted(timing.charged for timing in timings) == [397.0] * 3 + [400.0] * 3
    assert all(sorted(timing.heat) == [0, 1] for timing in timings)
    positions = list(Walk(record).positions())
    assert [position.timing for position in positions if position.timing is not None] == timings
    assert [position.fore for position in positions if position.fore is not None] == fores


def test_a_forged_fore_period_or_dead_heat_is_found_out(tmp_path: Path) -> None:
    text = raced(tmp_path)
    fore = next(line for line in text.splitlines() if "; fore" in line)
    with pytest.raises(BadLuck, match="foreperiod should have been"):
        check(text.replace(fore, fore.split(";")[0] + "; fore 801"))
    lines = text.splitlines()
    first = next(index for index, line in enumerate(lines) if "heat" in line)
    turned = [line.replace("0>1", "1-0").replace("1>0", "0>1").replace("1-0", "1>0") for line in lines]
    turned[first], turned[first + 1] = turned[first + 1], turned[first]
    with pytest.raises(BadLuck, match="dead heat"):
        check("\n".join(line for line in turned if not line.startswith("digest")))


def test_two_who_cannot_be_told_apart_are_put_in_order_by_lot(tmp_path: Path) -> None:
    orders = set()
    for number in range(6):
        (tmp_path / str(number)).mkdir()
        moves = [moved for moved in read_record(raced(tmp_path / str(number))).moves if moved.seat != NATURE]
        orders |= {tuple(moved.seat for moved in moves[start : start + 2]) for start in (0, 2, 4)}
    assert orders == {(0, 1), (1, 0)}
