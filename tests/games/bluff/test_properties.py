"""What holds in every match."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from saloon.games.bluff import GAME
from saloon.games.bluff.events import Doubled, Returned
from saloon.games.bluff.moves import POINTS, ROLLS, TOKENS
from saloon.games.bluff.rules import BluffYou
from saloon.games.bluff.setup import BluffOptions
from saloon.games.bluff.view import CHANCES, BluffView, HolderView, Stage
from saloon.kernel import NATURE, NATURE_BIT, Event, Rng, seats_of

STAGES: tuple[Stage, ...] = ("begin", "roll", "choose", "answer", "give", "return", "over")
unhurried = settings(deadline=None, max_examples=50)  # a match may be long
seeds = st.integers(min_value=0, max_value=2**40)
tables = st.integers(min_value=2, max_value=8)
choices = st.builds(
    BluffOptions,
    stake=st.sampled_from(["announced", "rolled"]),
    any_number=st.booleans(),
    gift_chooser=st.sampled_from(["roller", "guesser"]),
    turn_limit=st.sampled_from([1, 5, 30, None]),
)


def played(options: BluffOptions, seats: int, seed: int) -> tuple[list[BluffYou], list[Event]]:
    """Every position of a random match, and all that happened in it."""
    rng = Rng(seed)
    bluff = GAME.new(options, seats)
    found = [bluff.copy()]
    events: list[Event] = []
    while movers := bluff.to_move():
        seat = NATURE if movers == NATURE_BIT else seats_of(movers)[0]
        bluff.apply(seat, bluff.draw(rng) if seat == NATURE else bluff.pick(seat, rng), events.append)
        found.append(bluff.copy())
    return found, events


@unhurried
@given(choices, tables, seeds)
def test_every_token_is_somewhere_and_points_are_theirs(options: BluffOptions, seats: int, seed: int) -> None:
    for bluff in played(options, seats, seed)[0]:
        view = bluff.view(None)
        everywhere = [*view.centre, *(token for player in view.players for token in player.tokens)]
        assert sorted(everywhere) == list(TOKENS)
        for player in view.players:
            assert player.points == sum(POINTS[token] for token in player.tokens)


@unhurried
@given(choices, tables, seeds)
def test_the_outcome_ranks_by_points_and_then_by_few_tokens(options: BluffOptions, seats: int, seed: int) -> None:
    positions, _ = played(options, seats, seed)
    view, outcome = positions[-1].view(None), positions[-1].outcome()
    assert outcome is not None
    places = [(-player.points, len(player.tokens)) for player in view.players]
    assert outcome.scores == tuple(player.points for player in view.players)
    assert [sorted(places).index(place) + 1 for place in places] == list(outcome.ranks)
    assert outcome.reason == ("cleared" if not view.centre else "limit")
    if view.centre:
        assert view.turn == (options.turn_limit or 1000) * seats
    else:
        assert sum(outcome.scores) == sum(POINTS.values())


@unhurried
@given(tables, seeds)
def test_doublets_are_paid_exactly_with_two_tokens_or_more(seats: int, seed: int) -> None:
    events = played(BluffOptions(), seats, seed)[1]
    for number, event in enumerate(events):
        if isinstance(event, Doubled):
            assert len(set(event.dice)) < 3
            paid = [later.token for later in events[number + 1 : number + 6] if isinstance(later, Returned)]
            assert len(paid) >= 2
            assert sum(POINTS[token] for token in paid) == event.points == POINTS[event.token]


@unhurried
@given(choices, tables, seeds)
def test_whoever_is_asked_has_something_to_answer(options: BluffOptions, seats: int, seed: int) -> None:
    for bluff in played(options, seats, seed)[0]:
        for seat in seats_of(bluff.to_move()):
            assert seat == NATURE or bluff.legal(seat)


def view_of(numbers: bytes, seat: int) -> BluffView:
    """The view, from nothing but the numbers."""
    seats = numbers[144]

    def marked(place: int) -> tuple[int, ...]:
        return tuple(3 + index for index, mark in enumerate(numbers[place * 16 : place * 16 + 16]) if mark)

    def who(place: int) -> int | None:
        return (place - 1 + seat) % seats if place else None

    def holder(place: int) -> HolderView:
        tokens = marked((place - seat) % seats)
        return HolderView(tokens, sum(POINTS[token] for token in tokens))

    stage, roller, guesser, stealing, announced, first, second, third, taking, owed = numbers[145:155]
    return BluffView(
        seat=seat,
        stage=STAGES[stage],
        turn=numbers[155] * 256 + numbers[156],
        turns=numbers[157] * 256 + numbers[158] or None,
        roller=who(roller),
        guesser=who(guesser),
        attempt=("steal" if stealing else "claim") if guesser else None,
        announced=announced or None,
        dice=(first, second, third) if first else None,
        shown=first > 0 and STAGES[stage] not in ("choose", "answer"),
        taking=taking or None,
        owed=owed,
        centre=marked(8),
        players=tuple(holder(place) for place in range(seats)),
        worth=tuple(POINTS[token] for token in TOKENS),
        chances=CHANCES,
    )


@unhurried
@given(choices, tables, seeds)
def test_a_learners_numbers_tell_all_that_the_view_tells(options: BluffOptions, seats: int, seed: int) -> None:
    for bluff in played(options, seats, seed)[0]:
        for seat in range(seats):
            numbers = bluff.features(seat)
            assert len(numbers) == GAME.features
            assert view_of(numbers, seat) == bluff.view(seat)


def test_every_roll_is_a_move_of_nature() -> None:
    assert len(ROLLS) == 56
    assert [GAME.moves.parse(f"roll {a} {b} {c}") for a, b, c in ROLLS] == list(
        range(len(GAME.moves) - 56, len(GAME.moves))
    )
