"""The time of Dexterity Jane's races: how long people rest before one, and that it ends for everybody."""

from __future__ import annotations

from pathlib import Path

import pytest

from saloon.games.jane import GAME
from saloon.games.jane.setup import CHECK_STEP
from saloon.kernel import NATURE, NATURE_BIT, Rng, State, play, read_options, seats_of
from saloon.server import wire
from saloon.server.race.fairness import FORE_MOST
from tests.server.racing import REST, Racing, numbers, tell

OPEN_HANDS = "lock L:..... R:....."
SHOWN = (
    "stuckup",
    "spared",
    "took",
    "sorted",
    "cancelled",
    "cleared",
    "settled",
    "checked",
    "won",
    "rewarded",
    "fined",
    "discarded",
)  # what the page's steps.ts shows


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("mode", ["friends", "relaxed", "ranked", "room"])
def test_where_nobody_answers_everybody_passes_and_the_next_round_is_offered(
    tmp_path: Path, mode: str, seats: int
) -> None:
    async def story(racing: Racing) -> None:
        ann = racing.racers[0]
        await racing.to_reveal()
        frame = await ann.last("frame")
        await racing.wait(frame["race"]["limit"] + 5000)
        frame = await ann.last("frame")
        assert (frame["view"]["round"], frame["race"]["phase"]) == (2, "rest")
        assert racing.table.match is not None
        late = [entry.seat for entry in racing.table.match.moves if entry.note == "time"]
        assert sorted(late) == list(range(seats))
        await racing.to_reveal()

    tell(tmp_path, story, *[40.0] * seats, game="jane", mode=mode)


def test_who_is_left_when_all_others_have_passed_still_races(tmp_path: Path) -> None:
    async def story(racing: Racing) -> None:
        ann, bob = racing.racers
        await racing.to_reveal()
        await racing.wait(500)
        await ann.bid("pass", 400)
        await racing.wait(5000)
        assert (await bob.last("frame"))["race"]["phase"] == "race"
        assert (await bob.bid("lock L:..... R:.....", 5400))["t"] == "done"
        await racing.wait(1000)
        assert (await bob.last("frame"))["view"]["round"] == 2

    tell(tmp_path, story, 40, 40, game="jane")


def test_who_plays_against_bots_is_waited_for_as_long_as_it_takes(tmp_path: Path) -> None:
    async def story(racing: Racing) -> None:
        (ann,) = racing.racers
        assert (await ann.last("frame"))["race"]["limit"] is None
        await racing.wait(24 * 3_600_000)
        assert (await ann.last("frame"))["race"]["phase"] == "rest"
        assert not any(message["t"] == "resting" and message["fore"] for message in ann.heard)
        await racing.to_reveal()

    tell(tmp_path, story, 40, game="jane", bots=2)


def test_on_one_screen_the_rest_has_no_end(tmp_path: Path) -> None:
    async def story(racing: Racing) -> None:
        (ann,) = racing.racers
        await racing.wait(3_600_000)
        assert (await ann.last("frame"))["race"]["phase"] == "rest"

    tell(tmp_path, story, 40, 40, game="jane", mode="room")


def test_where_the_last_person_leaves_a_bot_the_seat_nobody_is_waited_for(tmp_path: Path) -> None:
    async def story(racing: Racing) -> None:
        (ann,) = racing.racers
        assert (await ann.do(wire.Stand(next(numbers), 0)))["t"] == "done"
        await racing.wait(FORE_MOST)  # two bots may have raced it out by then
        await ann.listen()
        races = [message["race"] for message in ann.heard if message["t"] == "frame"]
        assert "race" in [race["phase"] for race in races if race is not None]

    tell(tmp_path, story, 40, game="jane", bots=1)


def test_people_at_several_devices_see_how_long_a_rest_is_and_it_outlasts_the_check(tmp_path: Path) -> None:
    async def story(racing: Racing) -> None:
        ann, bob = racing.racers
        assert (await bob.last("frame"))["race"]["limit"] == REST
        await racing.to_reveal()
        await racing.wait(500)
        await ann.bid(OPEN_HANDS, 400)
        await racing.wait(1000)
        frame = await bob.last("frame")
        steps = [event for event in frame["events"] if event["event"] in SHOWN]
        assert frame["race"]["phase"] == "rest"
        assert frame["race"]["limit"] >= REST + CHECK_STEP * len(steps)
        await ann.do(wire.Ready(next(numbers)))
        assert (await bob.last("resting"))["left"] <= frame["race"]["limit"]

    tell(tmp_path, story, 40, 40, game="jane")


def test_the_page_shows_a_step_of_the_check_as_long_as_the_house_thinks() -> None:
    steps = (Path(__file__).parents[2] / "web/src/games/jane/steps.ts").read_text(encoding="utf-8")
    assert f"PACE = {CHECK_STEP:_};" in steps
    assert all(f"'{kind}'" in steps for kind in SHOWN)


@pytest.mark.parametrize("variant", ["base", "simplified", "stick_up"])
@pytest.mark.parametrize("seats", [2, 5, 9])
def test_a_check_has_never_more_steps_than_are_waited_for(variant: str, seats: int) -> None:
    for seed in range(5):
        state: State = GAME.new(read_options(GAME.Options, {"variant": variant}), seats)
        rng, shown = Rng(seed), 0
        while state.to_move():
            movers = seats_of(state.to_move())
            seat = NATURE if state.to_move() == NATURE_BIT else movers[rng.below(len(movers))]
            state, events = play(state, seat, state.draw(rng) if seat == NATURE else state.pick(seat, rng))
            shown += sum(type(event).__name__.lower() in SHOWN for event in events)
            if seat != NATURE and state.to_move() in (0, NATURE_BIT):  # the round is over
                assert CHECK_STEP * shown <= GAME.race.look(state)
                shown = 0
