"""Every screen of the house, one after the other, as one visitor sees it."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import expect

from tests.web.duelists import Duelist, sit_down
from tests.web.visitors import Visitor

AT = 105  # a position of the record with a jump back, and help to give
NEARLY_WON = 281  # two cards before the end


def walk(visitor: Visitor) -> Iterator[str]:
    """Go through all screens; each is on the screen while its name is yielded."""
    yield from around_the_table(visitor)
    visitor.call_myself("Anna")
    yield from at_the_table(visitor)
    yield from after_the_match(visitor)


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
    visitor.go("/nowhere")
    expect(visitor.text("not-found-title")).to_be_visible()
    yield "not-found"


def at_the_table(visitor: Visitor) -> Iterator[str]:
    """Before the match and in it."""
    visitor.go("/me")
    expect(visitor.button("me-move-code")).to_be_visible()
    yield "me"
    visitor.go(f"/m/{visitor.create('me', 'open')}")
    expect(visitor.text("gather-waiting", open=1)).to_be_visible()
    yield "gathering"
    duelist = sit_down(visitor, visitor.fork(AT, "me", "bot:random"))
    visitor.press(duelist.card(17))
    yield "table"
    for panel in ("log", "people", "talk", "rules"):
        yield from beside_the_table(duelist, panel)


def beside_the_table(duelist: Duelist, panel: str) -> Iterator[str]:
    """A drawer on the phone, a column at the desk."""
    visitor = duelist.visitor
    visitor.press(visitor.button(f"panel-{panel}"))
    if panel == "rules":
        expect(visitor.words("TG-1").first).to_be_visible()
    yield panel
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
    visitor.go(f"/r/{visitor.bring()}")
    visitor.page.get_by_role("slider").fill("61")
    visitor.page.get_by_role("slider").blur()
    yield "replay"
