"""Every screen of the house, one after the other, as one visitor sees it: each is there while its name is yielded."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Final

from playwright.sync_api import expect

from tests.server.people import Person
from tests.web.bluffers import ANSWER, EVENING, LAST, STEAL, Bluffer, evening
from tests.web.duelists import sit_down
from tests.web.gunslingers import ARMED, ARREST, REACT, Gunslinger, arrest, choose_scenario
from tests.web.gunslingers import join as join_gunfight
from tests.web.players import Player
from tests.web.racers import OPEN_HANDS, ROUNDS, Racer, bring, join, join_silently, raced, raced_until, start_round
from tests.web.visitors import PATIENCE, Visitor

AT = 105  # a position of the record with a jump back, and help to give
NEARLY_WON = 281  # two cards before the end


def walk_duel(visitor: Visitor, _folder: Path) -> Iterator[str]:
    """The house, and the duel."""
    yield from around_the_table(visitor)
    visitor.call_myself("Anna")
    yield from at_the_table(visitor)
    yield from after_the_match(visitor)


def walk_bluff(visitor: Visitor, _folder: Path) -> Iterator[str]:
    """Bluff You!"""
    visitor.call_myself("Anna")
    yield from around_bluff(visitor)
    yield from at_bluff(visitor)
    yield from after_bluff(visitor)


def walk_jane(visitor: Visitor, folder: Path) -> Iterator[str]:
    """Dexterity Jane; records are laid into the folder."""
    visitor.call_myself("Anna")
    yield from at_jane(visitor, folder)
    yield from after_jane(visitor, folder)


def walk_joe(visitor: Visitor, _folder: Path) -> Iterator[str]:
    """Dynamit Joe."""
    visitor.call_myself("Anna")
    yield from around_joe(visitor)
    yield from at_joe(visitor)
    yield from after_joe(visitor)


WALKS: Final[dict[str, Callable[[Visitor, Path], Iterator[str]]]] = {
    "duel": walk_duel,
    "bluff": walk_bluff,
    "jane": walk_jane,
    "joe": walk_joe,
}


def around_the_table(visitor: Visitor) -> Iterator[str]:
    """What a stranger sees."""
    visitor.go("/")
    expect(visitor.poster("front-play")).to_be_visible()
    yield "front"
    visitor.page.keyboard.press("?")
    expect(visitor.sheet()).to_be_visible()
    yield "keys"
    visitor.page.keyboard.press("Escape")
    visitor.press(visitor.button("settings-title"))
    expect(visitor.sheet()).to_be_visible()
    yield "settings"
    visitor.go("/new/duel")
    expect(visitor.button("new-begin")).to_be_visible()
    yield "new"
    visitor.go("/learn/duel")
    expect(visitor.button("learn-next")).to_be_visible()
    yield "learn"
    visitor.forgive("404")
    visitor.go("/nowhere")
    expect(visitor.text("not-found-title")).to_be_visible()
    yield "not-found"


def at_the_table(visitor: Visitor) -> Iterator[str]:
    """Before the match and in it."""
    visitor.go("/me")
    expect(visitor.button("me-move-code")).to_be_visible()
    yield "me"
    yield from in_a_room(visitor)
    visitor.go(f"/m/{visitor.create('me', 'open')}")
    expect(visitor.text("gather-waiting", open=1)).to_be_visible()
    yield "gathering"
    duelist = sit_down(visitor, visitor.fork(AT, "me", "bot:random"))
    visitor.press(duelist.card(17))
    yield "table"
    visitor.press(duelist.pile(">^"))
    expect(visitor.words("TG-13").first).to_be_visible()
    yield "refusal"
    visitor.button("close").evaluate_all("found => found.forEach((button) => button.click())")  # if it is still there
    for panel in ("log", "people", "rules"):
        yield from beside_the_table(duelist, panel, panel)
    match = visitor.create("me", "open")
    ben = Person(visitor.address, "Ben")
    with closing(ben.http), ben.line(match) as friend:  # to a bot nobody talks
        friend.sit(1)
        yield from beside_the_table(sit_down(visitor, match), "talk", "talk")
    visitor.go(f"/m/{visitor.create('me', 'here:Ben')}")
    expect(visitor.text("curtain-pass")).to_be_visible()
    yield "curtain"


def in_a_room(visitor: Visitor) -> Iterator[str]:
    """An evening of two: who is here, what fits them, what one of them plays, and the score."""
    code = visitor.post("/api/rooms", {})["code"]
    ben = Person(visitor.address, "Ben")
    with closing(ben.http):
        ben.http.post(f"/api/rooms/{code}/join", json={}).raise_for_status()
        seats = [{"kind": "me"}, {"kind": "bot", "name": "random"}]
        for calls in range(2):
            wanted = {"calls": calls, "match": {"game": "duel", "seats": seats}}
            match = ben.http.post(f"/api/rooms/{code}/matches", json=wanted).json()["match"]
            with ben.line(match) as line:
                line.sit(0)
                if calls == 0:
                    line.play_on()
        visitor.go(f"/room/{code}")
        expect(visitor.page.get_by_role("table")).to_be_visible()
        visitor.press(visitor.page.get_by_label(visitor.say("room-manage", {"name": "Ben"})))
        expect(visitor.button("room-hand-on", name="Ben")).to_be_visible()
        yield "room"
        visitor.press(visitor.page.locator("button[data-game=bluff]"))
        expect(visitor.button("room-begin")).to_be_visible()
        yield "room-choose"


def beside_the_table(player: Player, panel: str, screen: str) -> Iterator[str]:
    """A drawer on the phone, a column at the desk."""
    visitor = player.visitor
    visitor.press(visitor.button(f"panel-{panel}"))
    if panel == "rules":
        expect(visitor.page.locator("#rule-TG-1, #rule-BY-1")).to_be_visible()
    yield screen
    if visitor.device == "phone":
        visitor.page.keyboard.press("Escape")


def after_the_match(visitor: Visitor) -> Iterator[str]:
    """The end and afterwards."""
    duelist = sit_down(visitor, visitor.fork(NEARLY_WON, "me", "bot:random"))
    duelist.move("6v")
    visitor.press(duelist.card(7))
    visitor.press(duelist.pile(">^"))
    expect(visitor.sheet().get_by_role("img", name=visitor.say("duel-page-chart"))).to_be_visible()
    yield "summary"
    visitor.press(visitor.button("check-title"))
    expect(visitor.text("check-the-secret")).to_be_visible()
    yield "check"
    visitor.go("/matches")
    expect(visitor.page.get_by_role("link").filter(has_text=visitor.say("matches-won")).first).to_be_visible()
    yield "matches"
    visitor.go(f"/r/{visitor.bring()}")
    visitor.page.get_by_role("slider").fill("61")
    visitor.page.get_by_role("slider").blur()
    yield "replay"


def around_bluff(visitor: Visitor) -> Iterator[str]:
    """More seats and more options than a duel has, and a tutorial for three."""
    visitor.go("/new/bluff")
    expect(visitor.button("new-begin")).to_be_visible()
    yield "bluff-new"
    visitor.go("/learn/bluff")
    visitor.press(visitor.button("learn-next"))
    visitor.press(Bluffer(visitor).cup())
    visitor.press(Bluffer(visitor).number(12))
    yield "bluff-learn"
    visitor.go(f"/m/{visitor.create('me', *['open'] * 4, *['bot:random'] * 3, game='bluff')}")
    expect(visitor.text("gather-waiting", open=4)).to_be_visible()
    yield "bluff-gathering"


def at_bluff(visitor: Visitor) -> Iterator[str]:
    """Eight people: a steal, an answer, and what lies beside the table."""
    roller = evening(visitor, STEAL, 0)
    roller.page.keyboard.down("d")
    roller.mean("steal 7 17")
    yield "bluff-table"
    roller.page.keyboard.up("d")
    roller.page.keyboard.press("s")
    yield "bluff-odds"
    guesser = evening(visitor, ANSWER, 7)
    yield "bluff-answer"
    yield from beside_the_table(guesser, "rules", "bluff-rules")
    visitor.press(visitor.button("panel-coach"))
    visitor.page.get_by_role("switch", name=visitor.say("coach-switch")).check()
    expect(visitor.text("bluff-page-figure-history")).to_be_visible()
    yield "bluff-coach"


def after_bluff(visitor: Visitor) -> Iterator[str]:
    """The end, and the coach's hindsight."""
    last = evening(visitor, LAST, 0)
    last.move(last.choose(last.frame))
    expect(visitor.sheet().get_by_role("region", name=visitor.say("bluff-page-faith"))).to_be_visible()
    yield "bluff-summary"
    visitor.go(f"/r/{visitor.bring(EVENING)}")
    visitor.page.get_by_role("slider").fill("21")
    visitor.page.get_by_role("slider").blur()
    if visitor.device == "desk":
        expect(visitor.text("coach-worth")).to_be_visible()
    yield "bluff-replay"


def at_jane(visitor: Visitor, folder: Path) -> Iterator[str]:
    """A table to open and the tutorial; then nine people and ten cards: the wait, the race, a pistol drawn."""
    visitor.go("/new/jane")
    expect(visitor.button("new-begin")).to_be_visible()
    yield "jane-new"
    visitor.go("/learn/jane")
    visitor.press(visitor.button("learn-next"))
    Racer(visitor).fold("lock L:.I... R:.....")
    yield "jane-learn"
    match = raced_until(visitor, folder, 10, "me", *["open"] * 8, variant="stick_up")
    with ExitStack() as table:
        friends = [table.enter_context(join_silently(visitor, match, seat)) for seat in range(1, 9)]
        racer = join(visitor, match)
        yield "jane-rest"
        for friend in friends:
            friend.send("ready")
        start_round([racer])
        visitor.press(visitor.page.locator("button.pistol").first)
        yield "jane-aim"
        visitor.page.keyboard.press("Escape")
        for seat in (3, 6, 7):
            friends[seat - 1].send("move", move=OPEN_HANDS)
            expect(racer.player(seat)).to_have_attribute("data-state", "placed")
        racer.fold("lock L:.I... R:T...P")
        yield "jane-table"


def after_jane(visitor: Visitor, folder: Path) -> Iterator[str]:
    """Everybody's reactions, a race that is run again, and its photo finish."""
    match = bring(visitor, folder, raced(ROUNDS, 4))
    visitor.go(f"/m/{match}")
    curves = visitor.sheet().get_by_role("img", name=visitor.say("jane-page-curves"))
    curves.scroll_into_view_if_needed()
    yield "jane-summary"
    visitor.go(f"/r/{match}")
    visitor.page.get_by_role("slider").fill("27")
    visitor.page.get_by_role("slider").blur()
    yield "jane-replay"
    visitor.page.get_by_role("slider").fill("24")
    visitor.page.get_by_role("slider").blur()
    visitor.press(visitor.page.locator(".verdicts summary").first)
    yield "jane-finish"


def around_joe(visitor: Visitor) -> Iterator[str]:
    """Scenarios and the campaign to choose, and the lesson."""
    visitor.go("/new/joe")
    choose_scenario(visitor, "Eldorado")
    yield "joe-new"
    choose_scenario(visitor, visitor.say("joe-room-campaign"))
    yield "joe-new-campaign"
    visitor.go("/learn/joe")
    expect(visitor.button("learn-next")).to_be_visible()
    yield "joe-learn"


def at_joe(visitor: Visitor) -> Iterator[str]:
    """Ted with a colt and dynamite, what is in the drawers, somebody's sheet, and a reaction."""
    law = arrest(visitor, ARMED, 0)
    yield "joe-turn"
    visitor.press(visitor.page.locator("[data-danger]"))
    expect(visitor.text("joe-page-danger-told", zones=0)).to_be_visible()
    yield "joe-danger"
    visitor.press(visitor.page.locator("[data-danger]"))
    for drawer in ("jokers", "people"):
        visitor.press(visitor.page.locator(f"[data-drawer={drawer}]"))
        expect(visitor.sheet()).to_be_visible()
        yield f"joe-{drawer}"
        visitor.page.keyboard.press("Escape")
    visitor.press(law.group("fight"))
    expect(law.action("shoot colt frank")).to_be_visible()
    yield "joe-table"
    for target, seen in ((law.zone("SA3"), ".mark.blast"), (law.figure("frank"), ".ray.free")):
        target.focus()
        visitor.page.keyboard.press("Enter")
        expect(visitor.page.locator(seen)).to_have_count(1)
        yield "joe-blast" if seen == ".mark.blast" else "joe-sheet"
    arrest(visitor, REACT, 1, terms={"window": 120})
    expect(visitor.text("window-yours")).to_be_visible()
    yield "joe-reaction"


def after_joe(visitor: Visitor) -> Iterator[str]:
    """Who shot whom, what the critic says of it, and how a campaign stands."""
    match = visitor.bring(ARREST)
    visitor.go(f"/m/{match}")
    expect(visitor.page.locator("[data-turn]")).not_to_have_count(0, timeout=4 * PATIENCE)
    yield "joe-summary"
    visitor.go(f"/r/{match}/{ARMED}")
    expect(Gunslinger(visitor).board()).to_be_visible()
    if visitor.device == "desk":
        expect(visitor.page.locator("[data-turn]")).not_to_have_count(0)
    yield "joe-replay"
    campaign = visitor.create("me", "bot:random", game="joe", options={"scenario": "campaign"})
    join_gunfight(visitor, campaign)
    visitor.go(f"/campaign/{campaign}")
    expect(visitor.page.locator("[aria-current=step]")).to_be_visible()
    yield "joe-campaign"
