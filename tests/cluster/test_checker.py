"""The checker finds nothing in a match as it was, and each thing that is wrong in one that was tampered with."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

import pytest

from saloon.kernel import NATURE, expand, find_game
from saloon.server.match.luck import Luck
from saloon.server.match.match import Match, Unit
from saloon.server.store.entries import Entry
from tests.cluster.checker import Kind, violations_of
from tests.cluster.history import StoredMatch, StoredUnit
from tests.cluster.record import Command, Record

ID: Final = "m1"
SEED: Final = 1  # of which comes a duel that is not over soon
SECRET: Final = "ab" * 32
NONCES: Final = ["00" * 16, "11" * 16]


class Told:
    """A match and what its players were told, one as true as the other."""

    def __init__(self, game: str = "duel", moves: int = 30) -> None:
        self.record = Record()
        self.stored = StoredMatch(ID, game, "{}", "playing", SECRET, list(NONCES))
        self.record.nonces = {(ID, 0): NONCES[0], (ID, 1): NONCES[1]}
        self._match = Match(find_game(game), find_game(game).Options(), 2, Luck(SECRET, ID, NONCES))
        self._rng = random.Random(SEED)
        self._now = 0.0
        self._add(self._match.settle(0))
        for number in range(1, moves + 1):
            if self._match.to_move():
                self._play(number)

    def _play(self, number: int) -> None:
        match = self._match
        seat = match.to_move()[0]
        if number % 7 == 0 and match.may_ask_back(seat):
            text, made = "undo", match.take_back(seat, 0, number)
        else:
            text = self._rng.choice(expand(self._rng.choice(match.game.moves.brief(match.state.legal(seat)))))
            made = match.move(seat, text, 0, number)
        command = self.record.ask(Command(ID, seat, number, text, self._tick()))
        self._add(made)
        self.record.answer(command, "done", self._tick())

    def _add(self, unit: Unit) -> None:
        entries = list(unit.entries)
        self.stored.units.append(StoredUnit(self._match.seq - len(entries), entries))
        for seat in range(2):
            self.record.show(ID, seat, self._match.seq, self._match.state.view(seat))

    def _tick(self) -> float:
        self._now += 1
        return self._now

    def kinds(self) -> set[Kind]:
        """What the checker finds."""
        return {violation.kind for violation in violations_of(self.record, {ID: self.stored})}

    def a_move_of(self, seat: int) -> str:
        """Something that a seat may do now."""
        return expand(self._match.game.moves.brief(self._match.state.legal(seat))[0])[0]

    def last(self, seat: bool = True) -> tuple[StoredUnit, int]:
        """Where the last entry of a seat, or of nature, is."""
        for unit in reversed(self.stored.units):
            for place, entry in enumerate(unit.entries):
                if (entry.seat != NATURE) == seat:
                    return unit, place
        raise AssertionError


@pytest.fixture
def told() -> Told:
    return Told()


def test_a_match_as_it_was_told_is_in_order(told: Told) -> None:
    assert len(told.stored.entries) > 40
    assert any(entry.move == "undo" for entry in told.stored.entries)
    assert told.kinds() == set()


@pytest.mark.parametrize("game", ["bluff", "joe"])
def test_so_are_those_of_other_games(game: str) -> None:
    assert Told(game, 20).kinds() == set()


def lose_the_end(told: Told) -> None:
    told.stored.units.pop()


def lose_the_middle(told: Told) -> None:
    del told.stored.units[10]


def begin_a_second_history(told: Told) -> None:
    unit = told.stored.units[10]
    told.stored.units.insert(10, StoredUnit(unit.seq, list(unit.entries), house=2))


def do_it_twice(told: Told) -> None:
    unit, place = told.last()
    told.stored.units.append(StoredUnit(len(told.stored.entries), [unit.entries[place]]))


def make_another_move(told: Told) -> None:
    unit, place = told.last()
    entry = unit.entries[place]
    unit.entries[place] = Entry(entry.seat, "end" if entry.move != "end" else "5^", entry.at, entry.command)


def let_another_seat_have_made_it(told: Told) -> None:
    command = told.record.commands[-1]
    command.seat = 1 - command.seat


def do_what_was_refused(told: Told) -> None:
    told.record.commands[-1].outcome = "refused"


def do_what_failed(told: Told) -> None:
    told.record.commands[-1].outcome = "failed"


def do_what_nobody_sent(told: Told) -> None:
    told.record.commands.pop()


def draw_another_card(told: Told) -> None:
    told.stored.secret = "cd" * 32


def forget_a_nonce(told: Told) -> None:
    told.stored.nonces[1] = ""


def send_later_what_stands_earlier(told: Told) -> None:
    first = told.record.commands[0]
    first.sent, first.answered = 1e6, 1e6 + 1


def show_another_view(told: Told) -> None:
    told.record.views[ID][0, len(told.stored.entries)] = b"\0" * 8


def show_it_in_two_ways(told: Told) -> None:
    told.record.show(ID, 0, len(told.stored.entries), {"turn": 5})


def show_what_never_was(told: Told) -> None:
    told.record.show(ID, 0, len(told.stored.entries) + 1, {})


def shut_somebody_out(told: Told) -> None:
    told.record.shut_out.append((ID, 4404))


@pytest.mark.parametrize(
    ("tamper", "kind"),
    [
        (lose_the_end, "lost"),
        (lose_the_end, "view"),
        (lose_the_middle, "gap"),
        (lose_the_middle, "lost"),
        (begin_a_second_history, "gap"),
        (begin_a_second_history, "twice"),
        (do_it_twice, "twice"),
        (do_it_twice, "unlawful"),
        (make_another_move, "changed"),
        (let_another_seat_have_made_it, "changed"),
        (do_what_was_refused, "refused"),
        (do_what_failed, "refused"),
        (do_what_nobody_sent, "unsent"),
        (draw_another_card, "luck"),
        (forget_a_nonce, "nonce"),
        (forget_a_nonce, "luck"),
        (send_later_what_stands_earlier, "order"),
        (show_another_view, "view"),
        (show_it_in_two_ways, "view"),
        (show_what_never_was, "view"),
        (shut_somebody_out, "shut"),
    ],
)
def test_it_finds_what_is_wrong(told: Told, tamper: Callable[[Told], None], kind: Kind) -> None:
    tamper(told)
    assert kind in told.kinds()


def test_a_match_that_is_gone_is_found(told: Told) -> None:
    assert {violation.kind for violation in violations_of(told.record, {})} >= {"gone"}


def test_what_was_never_answered_may_be_there_or_not(told: Told) -> None:
    told.record.commands[-1].outcome = "open"
    assert told.kinds() == set()
    told.record.ask(Command(ID, 0, 999, "end", 1e6))
    assert told.kinds() == set()


def test_an_answer_in_a_race_may_wait_or_be_overtaken_but_not_be_gone() -> None:
    told = Told("jane", 0)
    drawn = [place for place, entry in enumerate(told.stored.entries) if entry.seat == NATURE]
    bid = told.record.ask(Command(ID, 0, 7, "lock", 1.0, reveal=len(drawn) - 1))
    told.record.answer(bid, "done", 2.0)
    assert told.kinds() == {"lost"}
    told.stored.bids.add((7, 0))
    assert told.kinds() == set()
    told.stored.bids.clear()
    other = Entry(1, told.a_move_of(1), 0, 8)
    told.record.ask(Command(ID, 1, 8, other.move, 1.0, reveal=len(drawn) - 1))
    told.stored.units.append(StoredUnit(len(told.stored.entries), [other]))
    assert "lost" not in told.kinds()
