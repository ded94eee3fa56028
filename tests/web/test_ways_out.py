"""Ways out and seats that change hands, through the page: three people at a desk and on phones."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.server.conftest import HouseProcess
from tests.web.conftest import Welcome
from tests.web.duelists import Duelist
from tests.web.test_people import link, meet
from tests.web.visitors import Visitor


def panel(visitor: Visitor, name: str) -> Locator:
    """What lies beside the board; on a phone in a sheet."""
    visitor.press(visitor.button(f"panel-{name}"))
    dialog = visitor.page.get_by_role("dialog")
    return dialog if dialog.count() else visitor.page.get_by_role("region", name=visitor.say(f"panel-{name}"))


def shut(visitor: Visitor) -> None:
    """Close the sheet, if there is one."""
    if visitor.page.get_by_role("dialog").count():
        visitor.page.keyboard.press("Escape")
        expect(visitor.page.get_by_role("dialog")).to_have_count(0)


def test_two_people_pause_go_on_and_agree_on_a_draw(house: HouseProcess, welcome: Welcome) -> None:
    ann, bob = meet(welcome, house.address, clock={"turn": 600, "bank": 600})
    desk, phone = ann.visitor, bob.visitor
    panel(phone, "ways")
    phone.press(phone.button("ways-pause"))
    shut(phone)
    expect(phone.text("offer-own", kind="pause", names="Ann")).to_be_visible()
    expect(desk.text("offer-pause", name="Bob")).to_be_visible()
    desk.press(desk.button("offer-yes"))
    for visitor in (desk, phone):
        expect(visitor.text("paused")).to_be_visible()
    ann.visitor.until(lambda: ann.frame["legal"] == [] and ann.frame["clock"]["running"] == [], "nobody moves")
    desk.press(desk.button("paused-resume"))
    for visitor in (desk, phone):
        expect(visitor.text("paused")).to_have_count(0)
    panel(desk, "ways")
    desk.press(desk.button("ways-draw"))
    expect(phone.text("offer-draw", name="Ann")).to_be_visible()
    phone.press(phone.button("offer-no"))
    expect(desk.text("lapsed-declined", kind="draw", name="Bob").first).to_be_visible()
    mover = ann if ann.seat in ann.frame["to_move"] else bob
    mover.move(mover.choose(mover.frame))
    panel(desk, "ways")
    desk.press(desk.button("ways-draw"))
    phone.press(phone.button("offer-yes"))
    for visitor in (desk, phone):
        expect(visitor.page.get_by_role("heading", name=visitor.say("ending-drawn"))).to_be_visible()
        expect(visitor.text("reason-drawn").first).to_be_visible()


def test_whoever_is_asked_to_take_back_sees_what_was_learnt(house: HouseProcess, welcome: Welcome) -> None:
    ann, bob = meet(welcome, house.address)
    first, other = (ann, bob) if ann.seat in ann.frame["to_move"] else (bob, ann)
    name = "Ann" if first is ann else "Bob"
    while first.seat in first.frame["to_move"]:
        first.move("end" if "end" in first.frame["legal"] else first.choose(first.frame))
    panel(first.visitor, "ways")
    first.visitor.press(first.visitor.button("ways-takeback"))
    shut(first.visitor)
    expect(other.visitor.text("offer-takeback", name=name)).to_be_visible()
    learnt = other.visitor.text("offer-learnt", name=name)
    expect(learnt).to_be_visible()
    drew = [step for step in other.table["offer"]["undone"] if step["taught"]]
    assert {event["event"] for step in drew for event in step["events"]} == {"drew"}
    assert all(event["card"] is None for step in drew for event in step["events"])
    other.visitor.press(other.visitor.button("offer-yes"))
    first.visitor.until(lambda: first.seat in first.frame["to_move"], "it is taken back")


def test_who_gives_up_a_duel_is_asked_twice_and_loses(house: HouseProcess, welcome: Welcome) -> None:
    ann, bob = meet(welcome, house.address)
    panel(bob.visitor, "ways")
    bob.visitor.press(bob.visitor.button("ways-give-up"))
    assert not bob.over
    bob.visitor.press(bob.visitor.button("ways-give-up-sure"))
    expect(ann.page.get_by_role("heading", name=ann.visitor.say("ending-won"))).to_be_visible()
    expect(bob.page.get_by_role("heading", name=bob.visitor.say("ending-lost"))).to_be_visible()
    expect(bob.visitor.text("reason-gave-up").first).to_be_visible()


def test_a_third_asks_for_a_seat_is_let_in_made_host_and_sends_somebody_away(
    house: HouseProcess, welcome: Welcome
) -> None:
    ann, bob = meet(welcome, house.address)
    desk, phone = ann.visitor, bob.visitor
    panel(phone, "ways")
    phone.press(phone.button("ways-stand"))
    phone.press(phone.button("people-stand-sure"))
    expect(phone.page.get_by_role("dialog")).to_have_count(0)
    ann.visitor.until(lambda: ann.table["seats"][bob_seat(ann)]["kind"] == "bot", "a bot plays on")
    seat = bob_seat(ann)
    zeb = welcome("phone", "en", address=house.address)
    zeb.call_myself("Zeb")
    zeb.go(link(ann))
    late = Duelist(zeb)
    late.arrive()
    zeb.press(zeb.text("late-title"))
    bot = ann.table["seats"][seat]["name"]
    zeb.press(zeb.button("late-sit-ask", name=zeb.say(f"bot-{bot}")))
    expect(zeb.text("late-asked", name=zeb.say(f"bot-{bot}"))).to_be_visible()
    expect(desk.text("late-wants", name="Zeb", seat=desk.say(f"bot-{bot}"))).to_be_visible()
    desk.press(desk.button("late-let"))
    zeb.until(lambda: late.table["yours"] == [seat] and late.frame["seat"] == seat, "he has the seat")
    assert late.frame["view"]["sides"][seat]["hand"] is not None
    assert late.table["seats"][seat]["before"] == ["Bob", bot]
    panel(desk, "people")
    desk.press(desk.button("people-host"))
    desk.press(desk.button("people-host-sure", name="Zeb"))
    zeb.until(lambda: late.table["host"], "he is host")
    panel(zeb, "people")
    zeb.press(zeb.button("people-remove"))
    zeb.press(zeb.button("people-remove-sure"))
    desk.until(lambda: ann.table["yours"] == [] and ann.frame["seat"] is None, "she only looks on")
    hands = [side["hand"] for side in ann.frame["view"]["sides"]]
    assert hands == [None, None], "and sees what spectators see"


def bob_seat(ann: Duelist) -> int:
    """The seat across from Ann's."""
    return 1 - next(iter(ann.table["yours"]), ann.seat)
