"""At a table of Bluff You!: the cup, announcements and answers, steals and swaps, refusals, the reveal, the coach."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.bluffers import ANSWER, DOUBLET, GIVE, LAST, RETURN, STEAL, evening, evening_for_two, join
from tests.web.conftest import Welcome
from tests.web.visitors import Device, Visitor

DICE = (1, 2, 4)  # under Anna's cup


@pytest.mark.parametrize(("device", "language"), [("phone", "fr"), ("desk", "en")])
def test_the_cup_shows_its_dice_while_it_is_held(welcome: Welcome, device: Device, language: str) -> None:
    anna = evening(welcome(device, language), STEAL, 0)
    expect(anna.dice(*DICE)).to_have_count(0)
    anna.cup().hover()
    anna.page.mouse.down()
    expect(anna.dice(*DICE).first).to_be_visible()
    anna.page.wait_for_timeout(300)  # longer than a tap
    anna.page.mouse.up()
    expect(anna.dice(*DICE)).to_have_count(0)
    anna.page.keyboard.down("d")
    expect(anna.dice(*DICE).first).to_be_visible()
    anna.page.keyboard.up("d")
    expect(anna.dice(*DICE)).to_have_count(0)


def test_only_the_cup_tells_what_lies_under_it(welcome: Welcome) -> None:
    visitor = welcome("desk", "en")
    visitor.call_myself("Anna")
    match = visitor.create("me", "bot:random", game="bluff")
    anna = join(visitor, match)
    while not anna.frame["view"]["dice"] or anna.frame["view"]["shown"]:
        anna.wait_for_turn()
        if anna.frame["view"]["roller"] != 0:
            anna.move(anna.choose(anna.frame))
    expect(visitor.text("bluff-page-shaken").first).to_be_visible()
    dice = anna.frame["view"]["dice"]
    told = visitor.say("bluff-page-own-dice", {"dice": " ".join(map(str, dice)), "sum": sum(dice)})
    anna.page.keyboard.down("d")
    expect(visitor.spoken()).to_contain_text(told)
    anna.page.keyboard.up("d")
    expect(visitor.page.get_by_role("button", name=told)).to_have_count(0)
    expect(visitor.page.locator("main")).not_to_contain_text(told)  # bare figures stand all over


def test_only_the_roller_has_a_cup_to_lift(welcome: Welcome) -> None:
    hank = evening(welcome("phone", "en"), ANSWER, 7)
    expect(hank.action("ok")).to_be_visible()
    expect(hank.cup()).to_have_count(0)
    hank.page.keyboard.down("d")
    expect(hank.dice(*DICE)).to_have_count(0)


LETS_THROUGH = """(() => {
  const { x, y, height } = document.querySelector('.note').getBoundingClientRect();
  return !document.elementFromPoint(x + 20, y + height / 2).closest('.note');
})()"""


def test_a_refusal_shows_its_rule(welcome: Welcome) -> None:
    anna = evening(welcome("phone", "fr"), STEAL, 0)
    visitor = anna.visitor
    visitor.press(anna.number(7), even_if_off=True)  # her own
    note = visitor.page.locator("[popover]").filter(has_text=visitor.say("bluff-refused-yourself"))
    expect(note).to_be_visible()
    expect(note).to_contain_text("BY-10")
    expect(visitor.spoken()).to_contain_text(visitor.say("bluff-refused-yourself"))
    assert anna.frame["seq"] == STEAL
    assert visitor.page.evaluate(LETS_THROUGH), "what lies under a note can be touched"


def test_whoever_has_a_number_is_told_it(welcome: Welcome) -> None:
    anna = evening(welcome("phone", "en"), STEAL, 0)
    visitor = anna.visitor
    visitor.press(anna.number(17))
    expect(anna.person(7)).to_have_attribute("aria-pressed", "true")
    expect(anna.action("steal 7 17")).to_be_visible()
    visitor.press(anna.number(3))  # a token of the centre: anybody may hear it
    expect(anna.action("claim 7 3")).to_be_visible()
    visitor.press(anna.person(2))
    expect(anna.action("claim 2 3")).to_be_visible()
    visitor.press(anna.action("claim 2 3"))
    anna.catch_up(STEAL + 1)
    frames = [message for message in anna.visitor.heard if message["t"] == "frame"]
    assert {"event": "claimed", "seat": 0, "target": 2, "value": 3} in [e for frame in frames for e in frame["events"]]


def test_an_answer_reveals_the_dice_and_they_stay_to_be_looked_at(welcome: Welcome) -> None:
    hank = evening_for_two(welcome("desk", "en"), welcome(), ANSWER, (7, 1))
    visitor = hank.visitor
    visitor.press(hank.action("ok"))
    hank.catch_up(ANSWER + 1)
    expect(hank.dice(*DICE)).to_be_visible()
    told = {"seat": "Ruth", "seat-is": "other", "dice": "1 2 4", "sum": 7, "truth": "no"}
    expect(visitor.spoken()).to_contain_text(visitor.say("bluff-event-revealed", told))
    expect(hank.number(17)).to_have_accessible_name(number_of(visitor, 17, 4, "Ruth"))


def number_of(visitor: Visitor, number: int, points: int, owner: str, chance: str = "") -> str:
    """How a number that somebody else has is read out."""
    values = {"number": number, "points": points, "owner": "other", "name": owner, "chance": chance}
    return visitor.say("bluff-page-number", values, odds="yes" if chance else "no")


def test_a_double_is_swapped(welcome: Welcome) -> None:
    ben = evening(welcome("phone", "fr"), DOUBLET, 1)
    ben.move("doublet 14")
    expect(ben.dice(1, 1, 3).first).to_be_visible()
    ben.visitor.press(ben.number(14), even_if_off=True)
    expect(ben.visitor.text("bluff-refused-not-yours", token=14)).to_be_visible()
    ben.move("return 9")
    ben.move("return 12")
    ben.catch_up(RETURN + 3)
    assert 14 in ben.frame["view"]["players"][1]["tokens"]


def test_a_token_is_given_for_a_steal_that_failed(welcome: Welcome) -> None:
    esther = evening(welcome("desk", "en"), GIVE, 4)
    asked = {"stage": "give", "active": "yes", "roller-is": "you", "guesser": "Silas"}
    expect(esther.visitor.words(esther.visitor.say("bluff-page-prompt", asked))).to_be_visible()
    esther.move("give 4")
    assert 4 in esther.frame["view"]["players"][1]["tokens"]


def test_the_odds_are_shown_when_asked_for(welcome: Welcome) -> None:
    anna = evening(welcome("phone", "en"), STEAL, 0)
    expect(anna.number(10)).not_to_contain_text("13%")
    anna.visitor.press(anna.visitor.button("bluff-page-odds"))
    expect(anna.number(10)).to_contain_text("13%")  # 27 of 216
    expect(anna.number(18)).to_contain_text("0.5%")
    expect(anna.number(18)).to_have_accessible_name(number_of(anna.visitor, 18, 5, "Ezra", "0.5%"))


def test_a_hint_is_shown_and_said(welcome: Welcome) -> None:
    hank = evening(welcome("desk", "fr"), ANSWER, 7)
    visitor = hank.visitor
    visitor.press(visitor.button("tool-hint"))
    visitor.until(lambda: any(message.get("move") for message in visitor.heard), "the answer")
    hint = next(message["move"] for message in visitor.heard if message.get("move"))
    expect(visitor.page.locator(f'.hinted[data-move="{hint}"]')).to_be_visible()
    words = visitor.say("bluff-page-hint", move=visitor.say(f"bluff-move-{hint}"))
    expect(visitor.words(words)).to_be_visible()
    expect(visitor.spoken()).to_contain_text(words)


def test_the_reveal_keeps_its_secret_until_the_cup_is_up(welcome: Welcome) -> None:
    visitor = welcome("desk", "en", moving=True)
    visitor.page.clock.install()
    hank = evening_for_two(visitor, welcome(), ANSWER, (7, 1))
    log = visitor.page.get_by_role("region", name=visitor.say("panel-log"))
    revealed = f"Ruth\N{RIGHT SINGLE QUOTATION MARK}s dice show {' '.join(map(str, DICE))}: 7, it was a bluff"
    visitor.stop_time()
    visitor.press(hank.action("ok"))
    expect(visitor.text("bluff-page-say", value=17)).to_be_visible()
    expect(hank.dice(*DICE)).to_have_count(0)
    expect(log).not_to_contain_text(revealed)
    visitor.page.clock.resume()
    expect(hank.dice(*DICE).first).to_be_visible()
    expect(visitor.words(visitor.say("bluff-page-verdict", truth="no"))).to_be_visible()
    expect(hank.number(17)).to_have_accessible_name(number_of(visitor, 17, 4, "Ruth"))
    expect(log).to_contain_text(revealed)


def test_neither_the_coach_nor_the_pill_of_the_next_turn_gives_a_reveal_away(welcome: Welcome) -> None:
    visitor = welcome("desk", "en", moving=True)
    visitor.page.add_init_script("localStorage.setItem('saloon.settings', JSON.stringify({ coach: true }))")
    visitor.page.clock.install()
    visitor.call_myself("Anna")
    anna = join(visitor, visitor.create("me", "bot:random", game="bluff"))
    visitor.press(visitor.button("panel-coach"))
    worth = visitor.page.get_by_role("table", name=visitor.say("coach-worth"))
    skip = visitor.button("bluff-page-skip")
    while "ok" not in anna.frame["legal"]:
        anna.wait_for_turn()
        if "ok" not in anna.frame["legal"]:
            anna.move(anna.choose(anna.frame))
    expect(worth).to_be_visible()
    to_move = visitor.page.get_by_role("listitem").filter(has_text=visitor.say("seat-to-move"))
    visitor.stop_time()
    before = anna.frame["seq"]
    visitor.press(anna.action("ok"))
    anna.catch_up(before + 1)
    expect(skip).to_be_visible()
    expect(worth).to_have_count(0)
    expect(to_move).to_contain_text("Anna")  # it was she who answered
    visitor.page.clock.resume()
    expect(skip).to_have_count(0)
    expect(worth).to_be_visible()


def test_nothing_says_that_it_is_over_before_the_last_reveal_was_seen(welcome: Welcome) -> None:
    visitor = welcome("desk", "en", moving=True)
    visitor.page.clock.install()
    anna = evening(visitor, LAST, 0)
    visitor.stop_time()
    visitor.press(anna.action(anna.choose(anna.frame)))
    visitor.until(lambda: anna.over, "the end on the line")
    expect(visitor.button("bluff-page-skip")).to_be_visible()
    expect(visitor.button("tool-result")).to_have_count(0)
    expect(visitor.page.locator(".joy")).to_have_count(0)  # she will have won
    visitor.page.clock.resume()
    expect(visitor.page.locator(".joy")).to_be_attached()
    expect(visitor.sheet().get_by_role("listitem").first).to_contain_text("1.")  # who won stands above everything else
    visitor.page.keyboard.press("Escape")
    expect(visitor.button("tool-result")).to_be_visible()


def test_a_reveal_can_be_skipped(welcome: Welcome) -> None:
    visitor = welcome("phone", "en", moving=True)
    visitor.page.clock.install()
    hank = evening_for_two(visitor, welcome(), ANSWER, (7, 1))
    visitor.stop_time()
    visitor.press(hank.action("bluff"))
    visitor.press(visitor.button("bluff-page-skip"))
    expect(visitor.button("bluff-page-skip")).to_have_count(0)


def test_the_coach_speaks_when_it_is_switched_on(welcome: Welcome) -> None:
    hank = evening(welcome("desk", "en"), ANSWER, 7)
    visitor = hank.visitor
    assert hank.frame["coach"] is None
    visitor.press(visitor.button("panel-coach"))
    visitor.page.get_by_role("switch", name=visitor.say("coach-switch")).check()
    expect(visitor.text("bluff-page-figure-dice")).to_be_visible()
    expect(visitor.text("bluff-page-figure-history")).to_be_visible()
    expect(visitor.text("bluff-page-figure-break-even")).to_be_visible()
    worth = visitor.page.get_by_role("table", name=visitor.say("coach-worth"))
    expect(worth.get_by_role("row")).to_have_count(2)
    why = visitor.say("bluff-page-why-answer", answer="ok", true="@", needed="@").partition(":")[0]
    doubt = visitor.say("bluff-page-why-answer", answer="bluff", true="@", needed="@").partition(":")[0]
    expect(visitor.words(f"{why}:").or_(visitor.words(f"{doubt}:"))).to_be_visible()
    visitor.page.reload()
    hank.arrive()
    visitor.press(visitor.button("panel-coach"))
    expect(visitor.text("bluff-page-figure-dice")).to_be_visible()


def test_the_coach_fits_on_a_phone(welcome: Welcome) -> None:
    hank = evening(welcome("phone", "fr"), ANSWER, 7)
    visitor = hank.visitor
    visitor.press(visitor.button("panel-coach"))
    visitor.page.get_by_role("switch", name=visitor.say("coach-switch")).check()
    visitor.page.keyboard.press("Escape")
    best = hank.page.get_by_role("button", name=visitor.say("coach-best", move="", points="").split("(")[0].strip())
    visitor.press(best)
    expect(visitor.sheet().get_by_text(visitor.say("bluff-page-figure-dice"))).to_be_visible()


def test_the_coach_stays_out_of_matches_between_people(welcome: Welcome) -> None:
    visitor = welcome("desk", "en")
    visitor.call_myself("Anna")
    visitor.go(f"/m/{visitor.create('me', 'open', 'bot:random', game='bluff')}")
    expect(visitor.text("gather-waiting", open=1)).to_be_visible()
    tables = [message for message in visitor.heard if message["t"] == "table"]
    assert tables
    assert not any(table["coach"] for table in tables)


def test_the_sum_of_ones_own_dice_hides_none_of_them(welcome: Welcome) -> None:
    visitor = welcome("phone", "fr")
    anna = evening(visitor, STEAL, 0)
    cup = visitor.box(anna.cup())
    visitor.page.mouse.move(cup["x"] + cup["width"] / 2, cup["y"] + cup["height"] / 2)
    visitor.page.mouse.down()
    dice, total = anna.cup().locator(".dice"), anna.cup().locator(".sum")
    expect(total).to_be_visible()
    lowest = visitor.box(total)
    assert lowest["y"] + lowest["height"] <= visitor.box(dice)["y"] + 2
    visitor.page.mouse.up()
