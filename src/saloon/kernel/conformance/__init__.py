"""The contract as checks that run on any game.

    from saloon.kernel.conformance import violations

    def test_my_game_keeps_the_contract():
        assert violations(MY_GAME) == []

There are no exceptions: every check runs on every case. A violation names the check, the game, its options, the seed
and the position. To run a single check, in a debugger for example, call a member of `CHECKS` with a `Case`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import count, islice
from typing import Final

from msgspec import Struct

from saloon.kernel.conformance.asking import asking
from saloon.kernel.conformance.capabilities import catalog, interrupts, races, sides
from saloon.kernel.conformance.case import Case, Fault
from saloon.kernel.conformance.chance import draw, odds, pick
from saloon.kernel.conformance.check import Check, Violation
from saloon.kernel.conformance.choosing import fallback, legal, rules_named, texts
from saloon.kernel.conformance.ending import ends, outcome
from saloon.kernel.conformance.from_view import view_is_enough
from saloon.kernel.conformance.learning import rows
from saloon.kernel.conformance.options import option_sets, options
from saloon.kernel.conformance.playing import copies, plays, same_moves
from saloon.kernel.conformance.recording import replays, wire
from saloon.kernel.conformance.secrecy import (
    choices_hide,
    events_hide,
    features_hide,
    imagine_keeps,
    imagine_knows,
    imagine_varies,
    spectators_see_less,
)
from saloon.kernel.game import Game

__all__ = ["CHECKS", "Case", "Check", "Violation", "cases_of", "option_sets", "violations"]

ENOUGH_MOVES: Final = 200  # for each set of options
MOST_MATCHES: Final = 6
FEW_PLACES: Final = 3  # enough to see what an option does; worlds and views grow with the square of the seats

CHECKS: Final[tuple[Check, ...]] = (  # each after those that it rests on
    options,
    texts,
    plays,
    same_moves,
    copies,
    legal,
    asking,
    rules_named,
    fallback,
    odds,
    draw,
    pick,
    rows,
    ends,
    outcome,
    replays,
    wire,
    imagine_keeps,
    imagine_knows,
    imagine_varies,
    choices_hide,
    features_hide,
    events_hide,
    spectators_see_less,
    view_is_enough,
    races,
    sides,
    interrupts,
    catalog,
)


def cases_of(game: Game, first_seed: int = 1) -> list[Case]:
    """The defaults with every number of seats, other sets of options with few seats; short matches several times."""
    plain, *others = option_sets(game.Options)
    ways = [(plain, seats) for seats in game.places(plain)]
    for number, chosen in enumerate(others):
        places = game.places(chosen)[:FEW_PLACES]
        ways.append((chosen, places[number % len(places)]))
    seeds = count(first_seed)
    return [case for chosen, seats in ways for case in _repeated(game, chosen, seats, seeds)]


def _repeated(game: Game, chosen: Struct, seats: int, seeds: Iterator[int]) -> Iterator[Case]:
    """Matches of different seeds, until enough moves were made in all."""
    moves = 0
    for seed in islice(seeds, MOST_MATCHES):
        case = Case(game, chosen, seats, seed)
        yield case
        try:
            moves += len(case.line)
        except Fault:
            return  # the check `plays` reports it
        if moves >= ENOUGH_MOVES:
            return


def violations(game: Game, cases: Iterable[Case] | None = None) -> list[Violation]:
    """The first violation of each check, unless a check that it rests on is violated as well."""
    found: dict[Check, Violation] = {}
    tried = cases_of(game) if cases is None else list(cases)
    for check in CHECKS:
        if not _bases(check) & found.keys():
            try:
                for case in tried:
                    check(case)
            except Violation as violation:
                found[check] = violation
    return list(found.values())


def _bases(check: Check) -> set[Check]:
    """The checks that this one rests on, and those that they rest on."""
    return {base for near in check.rests_on for base in ({near} | _bases(near))}
