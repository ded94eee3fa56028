"""Whole matches of Dynamit Joe, by people in browsers of their own; an interrupt that outlives a reload; a curtain."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from saloon.bots.match import play_match
from saloon.games.joe import GAME
from saloon.games.joe.events import Asked
from saloon.games.joe.setup import JoeOptions
from saloon.kernel import Record, ReplayStep, replay, seats_of
from tests.server.conftest import HouseProcess
from tests.web.conftest import Welcome
from tests.web.gunslingers import ARMED, ARREST, EVEN, REACT, RETREAT, Gunslinger, arrest, join
from tests.web.players import play_together
from tests.web.visitors import NO_HOUSE

ROUNDS = 2  # enough to shoot, flee and count; at night six: many matches have fewer, none lasts all night
SEATS = {"9.1": 2, "9.2": 2, "9.3": 3, "9.4": 2, "9.5": 2, "9.6": 3, "9.7": 2, "9.8": 4}  # that each scenario asks for
PEOPLE = (("phone", "fr", "Anna"), ("desk", "en", "Ben"), ("phone", "en", "Clara"))


@pytest.mark.parametrize("rounds", [ROUNDS, pytest.param(6, marks=pytest.mark.nightly)])
@pytest.mark.parametrize(("scenario", "bots"), [("9.1", 0), ("9.4", 5), ("9.6", 5)])
def test_a_scenario_to_its_end(welcome: Welcome, scenario: str, bots: int, rounds: int) -> None:
    """From the first move until a side has what it wants, nobody can have it, or the last round is played."""
    people = PEOPLE if scenario == "9.6" else PEOPLE[:2]
    visitors = [welcome(device, language) for device, language, _ in people]
    for visitor, (_, _, name) in zip(visitors, people, strict=True):
        visitor.call_myself(name)
    seats = ["me", *["open"] * (len(people) - 1), *["bot:gunslinger"] * bots]
    match = visitors[0].create(*seats, game="joe", options={"scenario": scenario, "round_limit": rounds})
    visitors[0].go(f"/m/{match}")
    for visitor in visitors[1:]:
        visitor.take_a_seat(match)
    players = [Gunslinger(visitor) for visitor in visitors]
    for player in players:
        player.arrive()
    assert play_together(players) >= len(people)
    for player in players:
        assert player.frame["ending"] == players[0].frame["ending"]
        expect(player.visitor.sheet()).to_be_visible()


def test_a_reaction_is_still_asked_for_after_a_reload(welcome: Welcome) -> None:
    ben = arrest(welcome("phone", "fr"), REACT, 1)
    expect(ben.board()).to_have_text(ben.visitor.say("joe-page-ask-react", who="Fred", other="Luke"))
    ben.page.reload()
    expect(ben.board()).to_have_attribute("data-question", "react")
    ben.move("shoot carbine luke")
    assert any(event["event"] == "reacted" for frame in ben.visitor.heard for event in frame.get("events", ()))


def test_who_is_asked_and_who_watches_wait_in_the_same_window(house: HouseProcess, welcome: Welcome) -> None:
    asked, watcher = welcome("phone", "fr"), welcome("desk", "en")
    asked.call_myself("Ben")
    match = asked.fork(REACT - 1, "open", "me", record=ARREST, game="joe", options=EVEN, terms={"window": 120})
    with house.person("Anna").line(match) as anna:
        anna.sit(0)
        ben, stranger = join(asked, match), join(watcher, match)
        anna.send("move", move="go AN2f", seat=0)
        expect(asked.text("window-yours")).to_be_visible()
        expect(watcher.text("window-others")).to_be_visible()
        assert stranger.frame["window"] == ben.frame["window"]
        ben.visitor.press(ben.action("shoot carbine luke"))
        expect(asked.text("window-answered")).to_be_visible()
        expect(watcher.text("window-others")).to_be_visible()
        assert ben.frame["seq"] == stranger.frame["seq"] == REACT, "nobody has heard of it yet"


def test_a_house_that_is_killed_in_the_middle_of_a_blast(own_house: HouseProcess, welcome: Welcome) -> None:
    anna = arrest(welcome("phone", "en", address=own_house.address), ARMED, 0)
    anna.visitor.forgive(NO_HOUSE)
    before = anna.frame["seq"]
    anna.find("throw dynamite frank")
    anna.visitor.press(anna.action("throw dynamite frank"))
    anna.visitor.press(anna.action("throw dynamite frank"))  # on the sheet that shows where it falls
    own_house.kill()
    own_house.open()
    anna.catch_up(before + 1)
    thrower = next(one for one in anna.frame["view"]["characters"] if one["name"] == anna.frame["view"]["active"])
    assert thrower["pockets"] == ["whisky"], "one stick was thrown, and only one"
    expect(anna.action("throw dynamite frank")).to_have_count(0)


def proposal(seed: int) -> tuple[Record, ReplayStep]:
    """A match of four at random, and the position in which one of them has just proposed a trade."""
    record = play_match(GAME, JoeOptions(scenario="9.1"), ["random"] * 4, seed)
    return record, next(one for one in replay(record) if any(isinstance(event, Asked) for event in one.events))


def test_who_is_asked_to_agree_still_reads_to_what_after_a_reload(
    house: HouseProcess, welcome: Welcome, tmp_path: Path
) -> None:
    record, position = proposal(seed=7)
    file = tmp_path / "trade.saloon"
    file.write_text(str(record), encoding="utf-8")
    (asked,) = seats_of(position.state.to_move())
    assert position.seat is not None
    seats = ["bot:random"] * 4
    seats[asked], seats[position.seat] = "me", "open"
    visitor = welcome("phone", "en")
    visitor.call_myself("Anna")
    match = visitor.fork(position.seq - 1, *seats, record=file, game="joe")
    visitor.go(f"/m/{match}")
    with house.person("Ben").line(match) as ben:
        ben.sit(position.seat)
        anna = Gunslinger(visitor)
        anna.arrive()
        ben.send("move", move=record.moves[position.seq - 1].move, seat=position.seat)
        expect(anna.board()).to_have_attribute("data-question", "consent")
        words = anna.board().inner_text()
        assert " gets " in words
        visitor.page.reload()
        expect(anna.board()).to_have_text(words)


def test_who_flees_taps_the_zone(welcome: Welcome) -> None:
    ben = arrest(welcome("desk", "en"), RETREAT, 1)
    expect(ben.board()).to_have_attribute("data-question", "retreat")
    text = ben.frame["legal"][0]
    before = ben.frame["seq"]
    ben.zone(text.split()[1]).click()
    ben.catch_up(before + 1)


def test_two_at_one_device_hide_their_jokers_behind_a_curtain(welcome: Welcome) -> None:
    visitor = welcome("phone", "en")
    visitor.call_myself("Anna")
    visitor.go(f"/m/{visitor.create('me', 'here:Ben', game='joe', options={'scenario': '9.1'})}")
    for name, own in (("Ben", ("fred", "frank")), ("Anna", ("ted", "luke"))):  # the outlaws are placed first
        visitor.press(visitor.button("curtain-lift", name=name))
        visitor.press(visitor.page.locator("[data-begin]"))
        visitor.press(visitor.page.locator("[data-drawer=jokers]"))
        expect(visitor.sheet().locator("[data-joker]")).to_have_count(2)
        for person in own:
            expect(visitor.sheet().locator(f"[data-joker={person}]")).to_be_visible()
        visitor.page.keyboard.press("Escape")
        for person in own:
            expect(visitor.text("joe-page-ask-place", other=person.title())).to_be_visible()
            visitor.press(visitor.page.locator("[data-move^=place]").first)


@pytest.mark.parametrize(("scenario", "seats"), SEATS.items())
def test_every_scenario_is_watched_to_its_end(house: HouseProcess, welcome: Welcome, scenario: str, seats: int) -> None:
    options = {"scenario": scenario, "round_limit": 1}
    match = house.person("Host").create(*["bot:random"] * seats, game="joe", options=options)
    watcher = join(welcome("phone", "fr"), match)
    while not watcher.over:  # a slow machine takes its time for a match, but for no move
        watcher.catch_up(watcher.frame["seq"] + 1)
    expect(watcher.board()).to_have_text(watcher.visitor.say("joe-page-over"))
    assert watcher.frame["seat"] is None
