"""What holds in every match."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from saloon.games.jane import GAME
from saloon.games.jane.answer import answer_to
from saloon.games.jane.cards import COINS
from saloon.games.jane.events import Checked, Discarded, Settled, Won
from saloon.games.jane.rules import Jane
from saloon.games.jane.setup import JaneOptions
from saloon.kernel import NATURE, NATURE_BIT, Event, Rng, seats_of
from saloon.kernel.bits import only

unhurried = settings(deadline=None, max_examples=60)  # a match has ten rounds
seeds = st.integers(min_value=0, max_value=2**40)
tables = st.integers(min_value=2, max_value=9)
plain = st.builds(
    JaneOptions,
    variant=st.sampled_from(["base", "simplified"]),
    relaxed=st.booleans(),
    show_numbers=st.booleans(),
    wrong_lock=st.sampled_from(["free", "card"]),
    thinking_time=st.booleans(),
)
robbers = st.builds(
    JaneOptions,
    variant=st.just("stick_up"),
    coin_choice=st.sampled_from(["place", "random"]),
    robbed_tile=st.sampled_from(["victim", "discard", "unopposed"]),
    wrong_lock=st.sampled_from(["free", "card"]),
)
choices = plain | robbers


def played(options: JaneOptions, seats: int, seed: int) -> tuple[list[Jane], list[Event]]:
    """Every position of a match in which half of the locks are right and stick-ups are common; what happened."""
    rng = Rng(seed)
    jane = GAME.new(options, seats)
    found = [jane.copy()]
    events: list[Event] = []
    while movers := jane.to_move():
        if movers == NATURE_BIT:
            jane.apply(NATURE, jane.draw(rng), events.append)
        else:
            ready = seats_of(movers)
            seat = ready[rng.below(len(ready))]
            jane.apply(seat, lively(jane, seat, rng), events.append)
        found.append(jane.copy())
    return found, events


def lively(jane: Jane, seat: int, rng: Rng) -> int:
    """A move that makes something happen."""
    others = jane.legal(seat)[1024:]
    if len(others) > 1 and rng.below(3) == 0:
        return others[rng.below(len(others))]
    return answer_to(jane.odd) if jane.view(seat).stage == "guess" and rng.below(2) else jane.pick(seat, rng)


@unhurried
@given(choices, tables, seeds)
def test_every_card_and_coin_is_somewhere(options: JaneOptions, seats: int, seed: int) -> None:
    for jane in played(options, seats, seed)[0]:
        view = jane.view(None)
        on_table = len(jane.cards)
        held = sum(player.cards for player in view.players)
        if options.variant == "simplified":
            assert view.deck + on_table == 24
            assert view.pile + held == 36
        else:
            assert view.deck + on_table + view.pile + held == 60
            assert len(view.used) == view.pile + held
        if options.variant == "stick_up":
            dealt = [jane.values[coin] for seat in range(seats) for coin in jane.row(seat)]
            boxed = [value for coin, value in enumerate(COINS) if jane.box & only(coin)]
            assert sorted(dealt + boxed) == sorted(COINS)


@unhurried
@given(choices, tables, seeds)
def test_each_tile_goes_to_one_player_or_to_nobody(options: JaneOptions, seats: int, seed: int) -> None:
    positions, events = played(options, seats, seed)
    won = [event.tile for event in events if isinstance(event, Won)]
    gone = [event.tile for event in events if isinstance(event, Discarded)]
    assert set(won) | set(gone) == set(range(1, 11))
    if not options.relaxed:
        assert sorted(won + gone) == list(range(1, 11))
    outcome = positions[-1].outcome()
    assert outcome is not None
    assert sum(outcome.scores) >= sum(won)


@unhurried
@given(choices, tables, seeds)
def test_a_lock_is_right_exactly_if_it_is_the_answer(options: JaneOptions, seats: int, seed: int) -> None:
    answer = ""
    for event in played(options, seats, seed)[1]:
        if isinstance(event, Settled):
            answer = event.answer
        if isinstance(event, Checked):
            assert event.right == (event.move == answer)


@unhurried
@given(choices, tables, seeds)
def test_a_frame_stays_small(options: JaneOptions, seats: int, seed: int) -> None:
    for jane in played(options, seats, seed)[0]:
        for seat in seats_of(jane.to_move()):
            offered = [] if seat == NATURE else jane.legal(seat)
            assert len(GAME.moves.brief(offered)) <= 1 + 2 * 8 + 8 * 8 + 1
