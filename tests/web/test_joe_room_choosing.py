"""Around the table of Dynamit Joe: scenarios to choose, the shop, the lesson, the summary, and words for one's side."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from saloon.games.joe.page.lesson import SCRIPT
from saloon.games.joe.scenario.atlas import open_atlas
from tests.web.conftest import Welcome
from tests.web.gunslingers import ARREST, Gunslinger, choose_scenario, join
from tests.web.test_screens import problems
from tests.web.visitors import Device


@pytest.mark.parametrize(("device", "language"), [("phone", "fr"), ("desk", "en")])
def test_a_scenario_is_chosen_by_its_story_and_played_from_any_seat(
    welcome: Welcome, device: Device, language: str
) -> None:
    visitor = welcome(device, language)
    visitor.go("/new/joe")
    title = {"en": "Settling scores", "fr": "Règlement de comptes"}[language]
    partners = {"en": "The old partners: Luke and Billy", "fr": "Les anciens complices\u00a0: Luke et Billy"}[language]
    choose_scenario(visitor, title)
    expect(visitor.page.get_by_role("heading", name=title)).to_be_visible()
    visitor.page.get_by_role("radio", name=partners).check(force=True)
    visitor.press(visitor.button("new-begin"))
    gunslinger = Gunslinger(visitor)
    gunslinger.arrive()
    view = gunslinger.frame["view"]
    assert view["scenario"] == "9.3"
    own = {person["name"] for person in view["characters"] if person["seat"] == gunslinger.frame["seat"]}
    assert own == {"billy", "luke"}


def test_who_plays_at_once_runs_a_whole_side(welcome: Welcome) -> None:
    visitor = welcome("phone", "en")
    visitor.go("/")
    visitor.press(visitor.poster("front-play", "joe"))
    visitor.page.wait_for_url("**/m/*")
    gunslinger = Gunslinger(visitor)
    gunslinger.arrive()
    view, seat = gunslinger.frame["view"], gunslinger.frame["seat"]
    assert len(view["seat_sides"]) == 2
    assert {person["name"] for person in view["characters"] if person["seat"] == seat} == {"ted", "luke"}


def test_a_scenario_shows_its_measured_balance(welcome: Welcome) -> None:
    visitor = welcome("phone", "fr")
    visitor.go("/new/joe")
    for info in open_atlas().scenarios:
        if info.id in {"9.1", "9.2", "9.4", "9.7"}:
            ticket = visitor.page.locator(".ticket").filter(has_text=info.title.fr)
            expect(ticket.locator("[data-uneven]")).to_have_count(int(info.id != "9.1"))
    choose_scenario(visitor, "Règlement de comptes")
    printed, even = next(info for info in open_atlas().scenarios if info.id == "9.3").balances
    shown = visitor.page.get_by_role("region", name=visitor.say("joe-room-balance"))
    rates = [*printed.sides.values(), *even.sides.values()]
    expect(shown.locator("dd b")).to_have_text([visitor.percent(rate.won) for rate in rates])
    for balance in (printed, even):
        expect(shown).to_contain_text(visitor.say("joe-room-gear", gear=balance.gear))
        expect(shown).to_contain_text(str(balance.matches))
        expect(shown).to_contain_text(visitor.say(f"bot-{balance.bot.partition(':')[0]}"))


def test_a_campaign_has_a_page_of_its_own(welcome: Welcome) -> None:
    visitor = welcome("phone", "fr")
    visitor.call_myself("Anna")
    seats = ("me", "bot:random")
    anna = join(visitor, visitor.create(*seats, game="joe", options={"scenario": "campaign", "round_limit": 1}))
    while anna.wait_for_turn() and anna.frame["view"]["chapter"] == 0:
        anna.move(anna.choose(anna.frame))
    points = anna.frame["view"]["points"]
    visitor.press(visitor.page.locator("[data-interlude] [data-go-on]"))
    anna.read_briefing()
    visitor.press(visitor.button("panel-people"))
    visitor.press(visitor.button("joe-room-campaign-page"))
    standings = visitor.page.get_by_role("region", name=visitor.say("joe-room-standings"))
    expect(standings.get_by_role("heading", level=2)).to_have_count(1)  # right below the page's own
    best = visitor.say("joe-room-points", points=max(points))
    expect(standings.get_by_role("listitem").first).to_contain_text(best)
    expect(standings.locator("[aria-current=step]")).to_contain_text("Querelle")
    expect(standings.get_by_text(visitor.say("joe-room-won-by", names="").strip())).to_have_count(1)
    expect(standings.get_by_text(visitor.say("joe-room-next"))).to_be_visible()
    assert not problems(visitor)
    visitor.press(visitor.button("campaign-table"))
    expect(anna.board()).to_be_visible()


def test_a_scenario_for_more_asks_for_more_seats(welcome: Welcome) -> None:
    visitor = welcome("desk", "en")
    visitor.go("/new/joe")
    choose_scenario(visitor, "Eldorado")
    expect(visitor.text("new-seat-count", seats=4, most=12)).to_be_visible()
    choose_scenario(visitor, "The arrest")
    expect(visitor.text("new-seat-count", seats=4, most=4)).to_be_visible()
    choose_scenario(visitor, visitor.say("joe-room-campaign"))
    expect(visitor.page.get_by_text("All 8 scenarios for 4 players")).to_be_visible()


@pytest.mark.parametrize(("device", "language"), [("phone", "fr"), ("desk", "en")])
def test_the_shop_takes_turns_and_who_gives_up_is_asked_twice(welcome: Welcome, device: Device, language: str) -> None:
    visitor = welcome(device, language)
    visitor.call_myself("Anna")
    options = {"scenario": "9.1", "budget": 60}
    anna = Gunslinger(visitor)
    visitor.go(f"/m/{visitor.create('me', 'bot:gunslinger', game='joe', options=options)}")
    anna.arrive()
    carbine = visitor.page.locator("[data-ware=carbine]")
    expect(visitor.text("joe-room-shop-for", name="Ted")).to_be_visible()
    expect(visitor.text("joe-room-dollars", dollars=120)).to_be_visible()
    visitor.press(carbine)
    expect(visitor.text("joe-room-shop-for", name="Luke")).to_be_visible()
    expect(visitor.text("joe-room-dollars", dollars=80)).to_be_visible()
    visitor.press(visitor.page.locator("[data-end]"))
    expect(visitor.text("joe-room-shop-for", name="Ted")).to_be_visible()
    visitor.press(carbine)
    expect(visitor.page.locator(".purse b")).to_have_text(visitor.say("joe-room-dollars", dollars=40))
    visitor.press(visitor.page.locator("[data-ware=colt]"))
    expect(visitor.spoken()).to_contain_text(visitor.say("joe-refused-full", who="Ted"))
    assert not problems(visitor)
    expect(visitor.page.locator("[data-move='surrender all']")).to_have_count(0)  # it is no move among others
    visitor.press(visitor.page.locator("[data-drawer=people]"))
    visitor.press(visitor.page.locator("[data-give-up]"))
    expect(visitor.page.get_by_role("alert")).to_contain_text(visitor.say("joe-page-give-up-sure", allies=0))
    visitor.press(visitor.page.locator("[data-stay]"))
    visitor.press(visitor.page.locator("[data-give-up]"))
    visitor.press(visitor.page.locator("[data-give-up=sure]"))
    expect(anna.board()).to_have_text(visitor.say("joe-page-over"))


@pytest.mark.parametrize(("device", "language"), [("phone", "fr"), ("desk", "en")])
def test_the_lesson_leads_to_a_match(welcome: Welcome, device: Device, language: str) -> None:
    visitor = welcome(device, language)
    learner = Gunslinger(visitor)
    visitor.go("/learn/joe")
    for step, _, move in SCRIPT:
        expect(visitor.text(f"joe-room-learn-{step}")).to_be_visible()
        if move is None:
            visitor.press(visitor.button("learn-next"))
            continue
        learner.find(move)
        visitor.press(learner.action(move).first)
        if move.startswith("throw dynamite"):
            visitor.press(learner.action(move).first)  # now on the sheet that shows where it falls
    expect(visitor.text("learn-done")).to_be_visible()


def test_words_for_ones_side_are_offered_to_those_who_have_one(welcome: Welcome) -> None:
    visitor = welcome("desk", "en")
    visitor.call_myself("Anna")
    seats = ("me", "bot:random", "bot:random", "bot:random")
    match = visitor.create(*seats, game="joe", options={"scenario": "9.1"})
    welcome().go(f"/m/{match}")  # bots alone are not talked to
    anna = join(visitor, match)
    anna.page.keyboard.press("c")
    expect(visitor.text("talk-to-side")).to_be_visible()
    anna.page.get_by_role("radio", name=visitor.say("talk-to-side")).check(force=True)
    visitor.press(visitor.button("phrase-hello"))
    expect(visitor.text("talk-side")).to_be_visible()


def test_the_summary_tells_what_everybody_did(welcome: Welcome) -> None:
    visitor = welcome("desk", "en")
    visitor.call_myself("Anna")
    visitor.go(f"/m/{visitor.bring(ARREST)}")
    deeds = visitor.page.get_by_role("region", name=visitor.say("joe-room-deeds"))
    expect(deeds.get_by_role("row")).to_have_count(5)
    expect(deeds.get_by_text(visitor.say("joe-room-fate", fate="captured"))).to_have_count(2)
    assert not problems(visitor)
