"""People around a table: they come late, come back on another device, leave, watch, talk and mute."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Locator, expect

from saloon.bots.match import play_match
from saloon.kernel import NATURE
from saloon.kernel.registry import find_game
from tests.server.conftest import QUICK, HouseProcess
from tests.web.conftest import Welcome
from tests.web.duelists import Duelist
from tests.web.players import play_together

STUCK = 10  # the seed of a duel that ends so


def meet(welcome: Welcome, address: str, **terms: object) -> tuple[Duelist, Duelist]:
    """Ann opens a table at her desk, Bob sits down with his phone."""
    ann, bob = welcome("desk", "en", address=address), welcome("phone", "fr", address=address)
    ann.call_myself("Ann")
    bob.call_myself("Bob")
    match = ann.create("me", "open", terms=terms)
    for visitor in (ann, bob):
        visitor.go(f"/m/{match}")
    bob.press(bob.button("gather-sit"))
    pair = Duelist(ann), Duelist(bob)
    for duelist in pair:
        duelist.arrive()
    return pair


def link(duelist: Duelist) -> str:
    return f"/m/{duelist.table['match']}"


def test_who_comes_late_or_reloads_reads_what_happened(house: HouseProcess, welcome: Welcome) -> None:
    ann, bob = meet(welcome, house.address)
    play_together((ann, bob), 6)
    eve = welcome("desk", "en")
    eve.go(link(ann))
    first = eve.say("duel-event-began", {"seat": ann.table["seats"][mover_of(ann)]["name"], "seat-is": "other"})
    log = eve.page.get_by_role("region", name=eve.say("panel-log"))
    expect(log.get_by_text(first)).to_be_visible()
    lines = ann.page.get_by_role("region", name="Log").get_by_role("listitem")
    ann.see()
    before = lines.all_inner_texts()
    assert len(before) > 6
    ann.page.reload()
    ann.arrive()
    expect(lines).to_have_count(len(before))
    assert lines.all_inner_texts() == before
    assert eve.spoken().inner_text() == "", "what happened before is there to be read, not said"


def test_who_loses_the_network_is_missed_at_once(house: HouseProcess, welcome: Welcome) -> None:
    ann, bob = meet(welcome, house.address)
    bob.visitor.forgive("ERR_INTERNET_DISCONNECTED")
    bob.visitor.context.set_offline(True)
    ann.visitor.until(lambda: not ann.table["seats"][bob.seat]["here"], "Bob is gone")
    if bob.seat == mover_of(ann):
        expect(ann.visitor.text("absent-wait", names="Bob", count=1)).to_be_visible()
    bob.visitor.context.set_offline(False)
    ann.visitor.until(lambda: ann.table["seats"][bob.seat]["here"], "Bob is back")


def mover_of(duelist: Duelist) -> int:
    """The seat that began."""
    frames = [message for message in duelist.visitor.heard if message["t"] == "frame"]
    return int(next(event["seat"] for frame in frames for event in frame["events"] if event["event"] == "began"))


def test_a_code_takes_the_seat_to_another_device(house: HouseProcess, welcome: Welcome) -> None:
    ann, _ = meet(welcome, house.address)
    seat, hand = ann.seat, ann.hand
    desk = ann.visitor
    desk.go("/me")
    desk.press(desk.button("me-move-code"))
    expect(desk.page.locator("output")).not_to_be_empty()
    code = desk.page.locator("output").inner_text()
    phone = welcome("phone", "fr")
    phone.go("/me")
    phone.page.get_by_label(phone.say("me-back-code")).fill(code.upper())
    phone.press(phone.button("me-back"))
    expect(phone.text("me-welcome-back")).to_be_visible()
    phone.go("/")
    phone.press(phone.page.get_by_role("link", name="Bob"))
    again = Duelist(phone)
    again.arrive()
    assert (again.seat, again.hand) == (seat, hand)


def test_the_host_leaves_and_the_match_goes_on(house: HouseProcess, welcome: Welcome) -> None:
    ann, bob = meet(welcome, house.address)
    host, guest = ann.visitor, bob.visitor
    host.press(host.button("panel-people"))
    host.press(host.button("people-stand"))
    host.press(host.button("people-stand-sure"))
    expect(host.text("watching-you")).to_be_visible()
    guest.until(lambda: bob.table["host"] and bob.table["seats"][0]["kind"] == "bot", "the host's role passes on")
    expect(guest.text("arranged-sits", name=guest.say("bot-greedy"), left="Ann")).to_be_visible()
    if bob.wait_for_turn():
        bob.move(bob.frame["legal"][0])
    guest.press(guest.button("panel-people"))
    expect(guest.sheet().get_by_text(guest.say("terms-spectators"))).to_be_visible()


def test_spectators_are_sent_away_and_may_come_back(house: HouseProcess, welcome: Welcome) -> None:
    ann, _ = meet(welcome, house.address)
    eve = welcome("phone", "en")
    eve.go(link(ann))
    expect(eve.text("watching-you")).to_be_visible()
    host = ann.visitor
    host.press(host.button("panel-people"))
    expect(host.text("people-watching", count=1)).to_be_visible()
    switch = host.page.get_by_role("switch", name=host.say("terms-spectators"))
    host.press(switch)
    expect(eve.text("failed-no-spectators")).to_be_visible()
    host.press(switch)
    eve.page.reload()
    expect(eve.text("watching-you")).to_be_visible()


def test_free_words_only_where_the_host_allows_them_and_mute_is_ones_own(house: HouseProcess, welcome: Welcome) -> None:
    ann, bob = meet(welcome, house.address)
    host, guest = ann.visitor, bob.visitor
    guest.press(guest.button("panel-talk"))
    field = guest.page.get_by_label(guest.say("talk-text"))
    expect(guest.button("phrase-hello")).to_be_visible()
    expect(field).to_have_count(0)
    host.press(host.button("panel-people"))
    host.press(host.page.get_by_role("switch", name=host.say("terms-chat")))
    field.fill("Bonsoir !")
    guest.press(guest.button("talk-send"))
    expect(host.text("talk-said", name="Bob", words="Bonsoir !")).to_be_visible()
    expect(field).to_have_value("")
    host.press(host.button("people-mute"))
    expect(host.button("people-unmute")).to_be_visible()
    guest.press(guest.button("phrase-clap"))
    guest.press(guest.button("phrase-hat"))
    expect(guest.sheet().get_by_role("listitem")).to_have_count(3)
    host.until(lambda: sum(message["t"] == "said" for message in host.heard) == 3, "what Bob says")
    assert host.words(host.say("phrase-hat")).count() == 0, "muted"
    host.page.reload()
    ann.arrive()
    host.press(host.button("panel-people"))
    expect(host.button("people-unmute")).to_be_visible()


def test_who_sits_down_knows_what_is_played_for(house: HouseProcess, welcome: Welcome) -> None:
    ann, bob = welcome("desk", "en", address=house.address), welcome("phone", "fr", address=house.address)
    ann.call_myself("Ann")
    bob.go(f"/m/{ann.create('me', 'open', terms={'clock': {'turn': 30, 'bank': 180}}, options={'touch_move': True})}")
    agreed = bob.page.get_by_role("list", name=bob.say("agreed-title"))
    expect(agreed.get_by_text(bob.say("agreed-clock-does", turn="0:30", bank="3:00"))).to_be_visible()
    expect(agreed.get_by_text(bob.say("duel-option-touch-move"))).to_be_visible()
    expect(agreed.get_by_role("listitem")).to_have_count(2)


def test_a_long_name_does_not_widen_the_list_of_people(house: HouseProcess, welcome: Welcome) -> None:
    visitor = welcome("phone", "fr", address=house.address)
    visitor.call_myself("Wolfgangamadeusmozartina")
    duelist = Duelist(visitor)
    visitor.go(f"/m/{visitor.create('me', 'bot:random')}")
    duelist.arrive()
    visitor.press(visitor.button("panel-people"))
    expect(visitor.button("people-give-up")).to_be_visible()
    sheet, people = visitor.box(visitor.sheet()), visitor.box(visitor.sheet().get_by_role("list").first)
    assert abs(people["x"] - sheet["x"] - (sheet["x"] + sheet["width"] - people["x"] - people["width"])) <= 2


def test_who_is_stuck_is_told_so_to_their_face(house: HouseProcess, welcome: Welcome, tmp_path: Path) -> None:
    game = find_game("duel")
    record = play_match(game, game.Options(), ["greedy", "greedy"], STUCK)
    last = max(number for number, each in enumerate(record.moves) if each.seat != NATURE)
    assert record.moves[last].move == "end", "the turn passes, and the next one cannot be played"
    file = tmp_path / "stuck.saloon"
    file.write_text(str(record), encoding="utf-8")
    ann, bob = welcome("desk", "en", address=house.address), welcome("desk", "en", address=house.address)
    for visitor, name in ((ann, "Ann"), (bob, "Bob")):
        visitor.call_myself(name)
    seats = ("me", "open") if record.moves[last].seat == 0 else ("open", "me")
    match = ann.fork(last, *seats, record=file)
    ann.go(f"/m/{match}")
    bob.take_a_seat(match)
    mover = Duelist(ann)
    mover.arrive()
    mover.move("end")
    log = bob.page.get_by_role("region", name=bob.say("panel-log"))
    told = {"reason": "stuck", "seat-is": "other", "eye": "seat", "seat": "Ann"}
    expect(log.get_by_text(bob.say("duel-event-won", told))).to_have_count(1)
    stuck = bob.page.locator("[data-card].stuck")
    expect(stuck).not_to_have_count(0)
    assert stuck.count() == bob.page.locator("[data-card]").count() > 0, "the cards that are why it is over"
    cards = " and ".join(", ".join(stuck.locator(".corner").all_inner_texts()).rsplit(", ", 1))
    ended = {"reason": "stuck", "winner": "Ann", "loser": "Bob", "cards": cards}
    for visitor, eye, title in ((bob, "loser", "ending-lost"), (ann, "winner", "ending-won")):
        expect(visitor.sheet().get_by_role("heading", name=visitor.say(title))).to_be_visible()
        expect(visitor.sheet().get_by_text(visitor.say("duel-page-ended", ended, eye=eye))).to_be_visible()
    bob.press(bob.button("ending-rematch"))
    expect(ann.sheet().get_by_text(ann.say("ending-offer", name="Bob"))).to_be_visible()
    ann.page.reload()
    expect(ann.button("ending-record")).to_be_visible()  # who has played it finds its result, and the way on
    expect(ann.button("ending-join")).to_be_visible()


def test_who_has_sat_down_too_early_stands_up_again(house: HouseProcess, welcome: Welcome) -> None:
    ann = welcome("phone", "en", address=house.address)
    ann.call_myself("Ann")
    ann.go(f"/m/{ann.create('me', 'open')}")
    ann.press(ann.page.get_by_role("button", name="Français"))
    expect(ann.words("Quitter la table")).to_be_visible()
    ann.press(ann.page.get_by_role("button", name="English"))
    ann.press(ann.button("people-stand"))
    expect(ann.words(ann.say("seat-open"))).to_have_count(2)
    ann.press(ann.button("gather-sit"))
    expect(ann.words(ann.say("seat-open"))).to_have_count(1)


def test_who_was_sent_away_comes_back_when_the_host_lets_them(house: HouseProcess, welcome: Welcome) -> None:
    ann, bob = welcome("phone", "en", address=house.address), welcome("desk", "fr", address=house.address)
    ann.call_myself("Ann")
    bob.call_myself("Bob")
    match = ann.create("me", "open", "open", game="bluff")
    for visitor in (ann, bob):
        visitor.go(f"/m/{match}")
    bob.press(bob.button("gather-sit"))
    expect(bob.button("people-stand")).to_be_visible()
    expect(bob.button("gather-send-away")).to_have_count(0)
    ann.press(ann.button("gather-send-away"))
    ann.press(ann.button("gather-send-away-sure"))
    expect(ann.button("gather-send-away")).to_have_count(0)
    expect(bob.text("gather-barred")).to_be_visible()
    expect(bob.button("gather-sit")).to_have_count(0)
    ann.press(ann.button("gather-let-back", name="Bob"))
    bob.press(bob.button("gather-sit"))
    expect(ann.button("gather-send-away")).to_be_visible()
    expect(ann.button("gather-let-back", name="Bob")).to_have_count(0)


def test_a_clock_runs_down_and_a_move_is_made_for_who_is_late(house: HouseProcess, welcome: Welcome) -> None:
    ann, bob = meet(welcome, house.address, clock={"turn": 5, "bank": 0})
    mover, other = (ann, bob) if ann.frame["legal"] else (bob, ann)
    before = mover.frame["seq"]
    timer = mover.page.get_by_role("timer")
    expect(timer).to_have_count(1)
    shown = [timer.inner_text()]
    mover.visitor.until(lambda: runs_down(timer, shown), "less time")
    mover.visitor.until(lambda: mover.frame["seq"] > before, "the move that is made for who is late")
    other.catch_up(mover.frame["seq"])
    name = mover.table["seats"][mover.seat]["name"]
    for player, message in ((mover, "log-late-you"), (other, "log-late")):
        expect(player.visitor.spoken()).to_contain_text(player.visitor.say(message, name=name))
        expect(player.visitor.text(message, name=name).first).to_be_visible()


def test_whose_time_runs_short_hears_and_sees_it(house: HouseProcess, welcome: Welcome) -> None:
    ann, bob = meet(welcome, house.address, clock={"turn": 9, "bank": 0})
    mover, other = (ann, bob) if ann.frame["legal"] else (bob, ann)
    expect(mover.visitor.spoken()).to_contain_text(mover.visitor.say("clock-short", seconds=10))
    expect(mover.page.locator("header .bar")).to_be_visible()
    told = other.visitor.say("clock-short", seconds=10)
    assert told not in other.visitor.spoken().inner_text() or other.frame["legal"], "it is nobody else's business"


def runs_down(timer: Locator, shown: list[str]) -> bool:
    """Whether a timer shows less than before; with a new move it begins anew."""
    shown.append(timer.inner_text())
    return shown[-1] < shown[-2]


def test_a_bot_keeps_the_seat_warm_until_its_owner_is_back(tmp_path: Path, welcome: Welcome) -> None:
    house = HouseProcess(tmp_path / "saloon.db", *QUICK, "--patience", "0.2")
    house.open()
    try:
        ann, bob = meet(welcome, house.address, absent="bot")
        seat = bob.seat
        bob.page.goto("about:blank")
        host = ann.visitor
        host.until(lambda: ann.table["seats"][seat]["warm"], "a bot sits down")
        expect(host.page.locator("header").get_by_text(host.say("seat-warm"))).to_be_visible()
        if ann.frame["to_move"] == [seat]:
            host.until(lambda: ann.frame["legal"], "the bot plays its turn")
        bob.visitor.go(link(ann))
        bob.arrive()
        host.until(lambda: not ann.table["seats"][seat]["warm"], "the owner is back")
        assert bob.seat == seat
        for visitor in (ann.visitor, bob.visitor):
            visitor.page.goto("about:blank")
    finally:
        house.close()


def test_who_waits_for_somebody_who_is_gone_is_told_so_and_may_let_a_bot_play(tmp_path: Path, welcome: Welcome) -> None:
    house = HouseProcess(tmp_path / "saloon.db", *QUICK, "--patience", "0.001")
    house.open()
    try:
        ann, bob = meet(welcome, house.address, absent="wait")
        host = ann.visitor
        while ann.frame["legal"]:
            ann.move(ann.choose(ann.frame))
        bob.page.goto("about:blank")
        expect(host.text("absent-wait", names="Bob", count=1)).to_be_visible()
        name = host.page.locator("header").get_by_text("Bob")
        assert "line-through" not in name.evaluate("one => getComputedStyle(one).textDecoration"), "nobody has died"
        host.press(host.button("people-place"))
        host.until(lambda: ann.table["seats"][bob.seat]["warm"], "a bot sits down")
        expect(host.text("absent-wait", names="Bob", count=1)).to_have_count(0)
        host.page.goto("about:blank")
    finally:
        house.close()


def test_one_link_for_a_whole_evening(welcome: Welcome) -> None:
    ann = welcome("phone", "en")
    ann.call_myself("Ann")
    match = ann.create("me", "bot:random", options={"highest": 9, "hand": 2})
    ann.go("/")
    ann.go(f"/m/{match}")
    player = Duelist(ann)
    player.arrive()
    while player.wait_for_turn():
        player.move(player.frame["legal"][0])
    ann.press(ann.button("ending-rematch"))
    player.arrive_again()
    following = player.table["match"]
    assert following != match
    eve = welcome("phone", "fr")
    eve.go(f"/m/{match}")
    expect(eve.page).to_have_url(f"/m/{following}")
    expect(eve.text("watching-you")).to_be_visible()
    ann.page.go_back()
    expect(ann.page).to_have_url("/")


def test_a_new_name_and_no_name_at_all(house: HouseProcess, welcome: Welcome) -> None:
    ann, bob = meet(welcome, house.address)
    host, guest = ann.visitor, bob.visitor
    guest.go("/me")
    field = guest.page.get_by_label(guest.say("me-name"))
    field.fill("   ")
    field.press("Enter")
    assert field.evaluate("one => one.validity.valueMissing"), "blanks are no name"
    field.fill("Robert")
    guest.press(guest.button("me-save"))
    expect(host.page.locator("header").get_by_text("Robert")).to_be_visible()
    guest.press(guest.button("me-erase"))
    guest.press(guest.button("me-erase-sure"))
    expect(guest.text("me-erased")).to_be_visible()
    host.until(lambda: ann.table["seats"][1]["kind"] == "bot", "a bot plays on")
    expect(host.page.get_by_text("Robert").filter(visible=True)).to_have_count(0)


def test_the_front_page_says_which_match_waits(house: HouseProcess, welcome: Welcome) -> None:
    ann, bob = meet(welcome, house.address)
    mover, other = (ann, bob) if ann.frame["legal"] else (bob, ann)
    for duelist in (ann, bob):
        duelist.visitor.go("/")
        expect(duelist.visitor.text("front-go-on")).to_be_visible()
    expect(mover.visitor.text("turn-yours")).to_be_visible()
    expect(other.visitor.text("turn-yours")).to_have_count(0)
