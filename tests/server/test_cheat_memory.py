"""What is remembered of a guest from one ranked match to the next."""

from __future__ import annotations

import pytest

from saloon.kernel import InputRules
from saloon.server.race import cheat_memory
from saloon.server.race.cheat_memory import CheatMemory
from saloon.server.race.cheat_signals import Answer
from saloon.server.race.fairness import Proof, Verdict
from saloon.server.store import SeatRow
from saloon.server.table.live_race.referee import Referee
from saloon.server.table.people import People

IMPOSSIBLE = Answer(Verdict(100.0, 50.0, 50.0, 100.0), Proof(40, 50, 90))


def match(mode: str, remembered: CheatMemory) -> Referee:
    """A match of Ann's."""
    people = People([SeatRow(0, "guest", "ann")])
    return Referee(mode, people, remembered, InputRules())  # type: ignore[arg-type]  # one of the modes


@pytest.mark.parametrize(("mode", "second"), [("ranked", "too-fast"), ("friends", None)])
def test_answers_of_one_ranked_match_count_in_the_next(mode: str, second: str | None) -> None:
    remembered = CheatMemory()
    assert match(mode, remembered).look(0, IMPOSSIBLE) is None
    assert match(mode, remembered).look(0, IMPOSSIBLE) == second


def test_a_flag_costs_one_match_and_no_more() -> None:
    remembered = CheatMemory()
    first, second = match("ranked", remembered), match("ranked", remembered)
    first.look(0, IMPOSSIBLE)
    assert first.look(0, IMPOSSIBLE) == "too-fast"
    assert second.look(0, IMPOSSIBLE) is None


def test_a_delay_pays_that_puts_one_before_somebody_who_is_ranked_later() -> None:
    referee = match("friends", CheatMemory())
    slow_line = Answer(Verdict(500.0, 300.0, 300.0, 500.0), Proof(40, 50, 90))
    for bob in (600.0, 700.0, 749.0, 751.0, 400.0):
        referee.look_back(0, 500.0, slow_line, [500.0, bob])
    assert referee.look(0, slow_line) is None, "it paid three times"
    referee.look_back(0, 500.0, slow_line, [500.0, 749.0])
    assert referee.look(0, slow_line) == "pays"


def test_only_so_many_are_remembered_and_nobody_who_is_erased(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cheat_memory, "MOST", 2)
    remembered = CheatMemory()
    ann, bob = remembered.follow("ann"), remembered.follow("bob")
    assert remembered.follow("ann") is ann
    remembered.follow("cid")
    assert remembered.follow("ann") is ann
    assert remembered.follow("bob") is not bob
    remembered.forget("ann")
    assert remembered.follow("ann") is not ann
