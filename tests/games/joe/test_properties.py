"""What holds in every match, whatever the scenario, the options and the number of seats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from saloon.games.joe import GAME
from saloon.games.joe.box.constants import OBJECTS, STOCK
from saloon.games.joe.box.object_code import KIND
from saloon.games.joe.flow.endings import judge
from saloon.games.joe.position.nature_frames import FOR_FUSE, DrawCard
from saloon.games.joe.position.seat_frames import MakeRoom, PlaceObject, TakeReady, Turn
from saloon.games.joe.rules import Joe
from saloon.games.joe.scenario.scenarios import load_scenarios
from saloon.games.joe.setup import JoeOptions
from saloon.kernel import NATURE, NATURE_BIT, Rng, seats_of

RELUCTANT = 80  # decisions for one at which somebody surrenders, if that is possible
unhurried = settings(deadline=None, max_examples=15)
seeds = st.integers(min_value=0, max_value=2**40)
choices = st.builds(
    JoeOptions,
    scenario=st.sampled_from([*load_scenarios(), "campaign"]),
    adoption=st.booleans(),
    slow_windows=st.booleans(),
    hard_repairs=st.booleans(),
    wounds_slow=st.booleans(),
    budget=st.sampled_from([None, 50, 100]),
    nuggets=st.sampled_from(["1-2-3", "1-2-5"]),
    goal_line=st.booleans(),
    reshuffle=st.booleans(),
    both_ways=st.booleans(),
    blasted_locks=st.booleans(),
    narrow_blast=st.booleans(),
    sides_only=st.booleans(),
    round_limit=st.sampled_from([4, 12]),
    quiet_end=st.booleans(),
)


def played(options: JoeOptions, seats: int, seed: int) -> Iterator[Joe]:
    """Every position of a random match in which hardly anybody gives up."""
    rng = Rng(seed)
    places = GAME.places(options)
    joe = GAME.new(options, places[seats % len(places)])
    yield joe
    while movers := joe.to_move():
        seat = NATURE if movers == NATURE_BIT else seats_of(movers)[0]
        move = joe.draw(rng) if seat == NATURE else joe.pick(seat, rng)
        if seat != NATURE and rng.below(RELUCTANT) == 0:
            move = next(filter(joe.gives_up, joe.legal(seat)), move)
        joe.apply(seat, move)
        yield joe


def markers(joe: Joe) -> Counter[str]:
    """Every marker that is anywhere: carried, lying, hidden, in the box, or out of the match."""
    view = joe.view(None)
    found = Counter(gun.kind for shown in view.characters for gun in shown.guns)
    found.update(thing for shown in view.characters for thing in shown.pockets)
    found.update(lying.thing for lying in view.ground)
    found.update(_all_kinds(joe))
    return found


def _all_kinds(joe: Joe) -> Iterator[str]:
    for kind, left in enumerate(joe.supply):
        yield from [OBJECTS[kind]] * left
    for kind, gone in enumerate(joe.spent):
        yield from [OBJECTS[kind]] * gone
    for where, kind in zip(joe.hidden_zone, joe.hidden_kind, strict=True):
        yield from [OBJECTS[kind]] * (where >= 0)
    yield from (OBJECTS[kind] for kind in joe.to_hide)
    yield from [OBJECTS[joe.hiding]] * (joe.hiding >= 0)


def in_flight(joe: Joe) -> Counter[str]:
    """What is between two places: thrown dynamite, what needs room, and what waits to be placed or taken."""
    found: Counter[str] = Counter()
    for frame in joe.stack:
        if isinstance(frame, DrawCard) and frame.purpose == FOR_FUSE:
            found["dynamite"] += 1
        elif isinstance(frame, (MakeRoom, TakeReady)):
            found[OBJECTS[frame.thing & KIND]] += 1
        elif isinstance(frame, PlaceObject):
            found[OBJECTS[frame.thing & KIND]] += frame.copies
    return found


@unhurried
@given(choices, st.integers(0, 11), seeds)
def test_no_marker_is_lost_or_made(options: JoeOptions, seats: int, seed: int) -> None:
    box = dict(zip(OBJECTS, STOCK, strict=False))  # the kinds that are for sale
    for joe in played(options, seats, seed):
        whole = markers(joe) + in_flight(joe)
        assert {name: whole[name] for name in box} == box
        if joe.scenario.name in ("9.4", "9.8"):
            assert [whole[f"nugget{number}"] for number in (1, 2, 3)] == [1, 1, 1]


@unhurried
@given(choices, st.integers(0, 11), seeds)
def test_sheets_stay_within_their_boxes(options: JoeOptions, seats: int, seed: int) -> None:
    capacity = {"colt": 6, "sawed-off": 2, "carbine": 9, "rifle": 1}
    for joe in played(options, seats, seed):
        for shown in joe.view(None).characters:
            assert len(shown.guns) <= 2
            assert len(shown.pockets) <= 2
            assert all(0 <= gun.rounds <= capacity[gun.kind] for gun in shown.guns)
            assert 0 <= shown.wounds <= 3
            assert (shown.wounds == 3) == (shown.status == "dead")
            assert shown.status == "playing" or not shown.ambush
            assert (shown.zone is None) == (shown.status in ("captured", "left")) or joe.round == 0
        assert 0 <= joe.points_left <= 8


@unhurried
@given(choices, st.integers(0, 11), seeds)
def test_nobody_is_asked_without_a_choice_and_none_is_endless(options: JoeOptions, seats: int, seed: int) -> None:
    for joe in played(options, seats, seed):
        movers = joe.to_move()
        if movers not in (0, NATURE_BIT):
            legal = joe.legal(seats_of(movers)[0])
            question = joe.view(None).question
            assert question is not None
            assert len(legal) > 1 or question.kind == "hide"  # whether two markers are alike is a secret
            assert len(legal) <= 200


@unhurried
@given(choices, st.integers(0, 11), seeds)
def test_no_scenario_goes_on_after_it_is_decided(options: JoeOptions, seats: int, seed: int) -> None:
    for joe in played(options, seats, seed):
        if joe.stack and isinstance(joe.top(), Turn):
            assert not judge(joe.copy()), "judged only after somebody died, left or was freed"
