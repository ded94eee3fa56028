"""The numbers for learners say what the view says, where docs/learn.md has it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest

from saloon.games.joe import GAME
from saloon.games.joe.box.constants import CHARACTERS, OBJECTS
from saloon.games.joe.knowledge.view import JoeView
from saloon.games.joe.moves import ZONES
from saloon.games.joe.rules import Joe
from saloon.games.joe.setup import JoeOptions
from saloon.kernel import NATURE, NATURE_BIT, seats_of, stream

MATCHES = [
    (JoeOptions(scenario="9.4"), 2, 1),  # gold on the ground
    (JoeOptions(scenario="9.7", hard_repairs=True), 3, 2),
    (JoeOptions(scenario="9.8"), 5, 3),  # hidden markers
    (JoeOptions(scenario="campaign", round_limit=3, budget=80, adoption=True), 2, 4),
]
EVERY = 23  # moves between two looks


def positions(options: JoeOptions, seats: int, seed: int) -> Iterator[Joe]:
    """Some positions of a random match."""
    joe, rng = GAME.new(options, seats), stream(seed, "features")
    moves = 0
    while movers := joe.to_move():
        if moves % EVERY == 0:
            yield joe
        moves += 1
        if movers == NATURE_BIT:
            joe.apply(NATURE, joe.draw(rng))
        else:
            seat = seats_of(movers)[0]
            joe.apply(seat, joe.pick(seat, rng))


def seats_in(numbers: bytes, at: int, seat: int, seats: int) -> tuple[int, ...]:
    """Seats told as bits from the own one on."""
    bits = 256 * numbers[at] + numbers[at + 1]
    return tuple(sorted((seat + place) % seats for place in range(seats) if bits >> place & 1))


def lying(numbers: bytes) -> Counter[tuple[str, str]]:
    """How many objects of each kind lie in each zone; with them the rounds and jams of firearms."""
    found: Counter[tuple[str, str]] = Counter()
    for place, zone in enumerate(ZONES):
        at = 324 + place * 19
        told = [*OBJECTS, *(f"rounds {gun}" for gun in OBJECTS[:4]), *(f"jams {gun}" for gun in OBJECTS[:4])]
        found.update({(zone, what): number for what, number in zip(told, numbers[at : at + 19], strict=True) if number})
    return found


def seen_lying(view: JoeView) -> Counter[tuple[str, str]]:
    """The same from the view."""
    found: Counter[tuple[str, str]] = Counter()
    for entry in view.ground:
        found[entry.zone, entry.thing] += 1
        found[entry.zone, f"rounds {entry.thing}"] += entry.rounds
        found[entry.zone, f"jams {entry.thing}"] += entry.jammed
    return +found


def check_people(numbers: bytes, view: JoeView, seat: int, seats: int) -> None:
    for shown in view.characters:
        at = 27 * CHARACTERS.index(shown.name)
        assert numbers[at + 3] == (0 if shown.zone is None else 1 + ZONES.index(shown.zone))
        assert (numbers[at + 24] == 1) == (shown.name in view.refusers)
        assert seats_in(numbers, at + 25, seat, seats) == shown.joker_seen_by
        assert numbers[at + 22] == (0 if shown.joker is None else int(shown.joker[1:]))


def check_markers(numbers: bytes, view: JoeView, seat: int, seats: int) -> None:
    for number, marker in enumerate(view.markers):
        at = 2395 + 4 * number
        assert numbers[at] == (1 if marker.zone is None else 2 + ZONES.index(marker.zone))
        assert numbers[at + 1] == (0 if marker.thing is None else 1 + OBJECTS.index(marker.thing))
        assert seats_in(numbers, at + 2, seat, seats) == marker.seen_by
    hand = Counter({kind: numbers[2419 + number] for number, kind in enumerate(OBJECTS)})
    assert +hand == Counter(view.hand or ())
    assert numbers[2430] == (0 if view.hiding is None else 1 + OBJECTS.index(view.hiding))
    assert numbers[2658] == (0 if view.looked_at is None else 1 + view.looked_at)


def check_seats(numbers: bytes, view: JoeView, seat: int, seats: int) -> None:
    own, sides = view.seat_sides[seat], len(view.sides)
    for place in range(seats):
        other = (seat + place) % seats
        assert numbers[2551 + 4 * place] == 1 + (view.seat_sides[other] - own) % sides
        assert numbers[2552 + 4 * place] == view.points[other]
        assert 256 * numbers[2553 + 4 * place] + numbers[2554 + 4 * place] == view.shares[other]
    for place in range(sides):
        side, at = view.sides[(own + place) % sides], 2599 + 4 * place
        assert numbers[at] == side.loot
        assert 256 * numbers[at + 1] + numbers[at + 2] == side.purse
        assert numbers[at + 3] == side.offered + 2 * side.gave_up
    assert tuple(numbers[2533:2540]) == view.supply
    assert tuple(numbers[2540:2551]) == view.spent


def check_table(numbers: bytes, view: JoeView) -> None:
    assert tuple(numbers[2647:2650]) == (view.chapter, view.round, view.rounds or 0)
    assert numbers[2650] == (0 if view.active is None else 1 + CHARACTERS.index(view.active))
    assert tuple(numbers[2656:2658]) == (view.quiet, view.fought)
    kind, who, whom, what, level, where, more = view.stack[-1]
    asked = [kind + 1, who + 1, whom + 1, what >> 8 & 255, what & 255, level, where + 1, more & 255, len(view.stack)]
    assert list(numbers[2659:2668]) == [number & 255 for number in asked]


@pytest.mark.parametrize(("options", "seats", "seed"), MATCHES, ids=[match[0].scenario for match in MATCHES])
def test_the_numbers_say_what_the_view_says(options: JoeOptions, seats: int, seed: int) -> None:
    guns = 0
    for joe in positions(options, seats, seed):
        for seat in range(seats):
            numbers, view = joe.features(seat), joe.view(seat)
            assert lying(numbers) == seen_lying(view)
            guns += sum(entry.rounds > 0 for entry in view.ground)
            check_people(numbers, view, seat, seats)
            check_markers(numbers, view, seat, seats)
            check_seats(numbers, view, seat, seats)
            check_table(numbers, view)
    assert guns > 0, "no firearm ever lay on the ground"


def test_a_viewer_tells_every_seat_its_own_view() -> None:
    options, seats, seed = MATCHES[0]
    views = set()
    for joe in positions(options, seats, seed):
        view = joe.viewer()
        everybody = (*range(seats), None)
        assert [view(seat) for seat in everybody] == [joe.view(seat) for seat in everybody]
        views |= {msgspec.json.encode(view(seat)) for seat in everybody}
    assert len(views) > 3 * seats
