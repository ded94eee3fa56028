"""At the table of Dynamit Joe: seeing, aiming, taking back, keys alone, the critic, the replay."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.web.conftest import Welcome
from tests.web.gunslingers import ARMED, ARREST, TURN, Gunslinger, arrest
from tests.web.test_bluff_heard import LISTEN
from tests.web.visitors import PATIENCE

LONG_WAY = 80  # places to stop on the way by Tab


def tab_to(gunslinger: Gunslinger, target: Locator) -> None:
    """Walk by Tab until something has the focus."""
    for _ in range(LONG_WAY):
        if target.evaluate("one => one === document.activeElement"):
            return
        gunslinger.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not come to {target}")


def test_a_line_that_is_stopped_shows_where_and_by_which_rule(welcome: Welcome) -> None:
    anna = arrest(welcome("desk", "en"), TURN, 0)
    anna.figure("fred").focus()
    anna.page.keyboard.press("Enter")
    sheet = anna.page.get_by_role("region", name=anna.visitor.say("joe-page-dossier", name="Fred"))
    expect(sheet.get_by_text("JOE-27")).to_be_visible()
    expect(anna.page.locator(".ray.lost")).to_have_count(1)
    expect(anna.page.locator(".mark.seen")).not_to_have_count(0)
    sheet.get_by_text("JOE-27").click()
    expect(sheet.locator("details p")).not_to_be_empty()


def test_before_a_shot_every_result_has_its_number_of_cards(welcome: Welcome) -> None:
    anna = arrest(welcome("phone", "fr"), ARMED, 0)
    chance = next(one for one in anna.frame["view"]["chances"] if one["move"] == "shoot colt frank")
    anna.figure("frank").focus()
    anna.page.keyboard.press("Enter")
    nothing = chance["cards"] - chance["serious"] - chance["light"] - chance["jam"]
    words = anna.visitor.say("joe-page-odds-all", {**chance, "nothing": nothing})
    expect(anna.page.get_by_role("img", name=words).first).to_be_visible()
    expect(anna.page.locator(".ray.free")).to_have_count(1)
    anna.move("shoot colt frank")


def test_dynamite_is_looked_at_before_it_flies(welcome: Welcome) -> None:
    anna = arrest(welcome("desk", "en"), ARMED, 0)
    anna.visitor.press(anna.group("fight"))
    anna.zone("SA3").click()
    expect(anna.page.locator(".mark.blast")).to_have_count(1)
    expect(anna.page.locator(".mark.beside")).not_to_have_count(0)
    assert anna.frame["legal"], "nothing was thrown yet"
    before = anna.frame["seq"]
    anna.zone("SA3").click()
    anna.catch_up(before + 1)
    frames = [told for told in anna.visitor.heard if told["t"] == "frame" and told["seq"] > before]
    assert any(event["event"] == "attacked" for told in frames for event in told["events"])


def test_a_zone_out_of_reach_says_which_rule_is_in_the_way(welcome: Welcome) -> None:
    anna = arrest(welcome("desk", "en"), TURN, 0)
    anna.visitor.settle()
    box = anna.visitor.box(anna.page.locator("text.zone-id").get_by_text("CEL", exact=True))
    anna.page.mouse.click(box["x"], box["y"] + 30)  # the cell is locked
    expect(anna.visitor.words("JOE-16").first).to_be_visible()


def test_where_ambushes_reach_is_shown(welcome: Welcome) -> None:
    anna = arrest(welcome("desk", "en"), TURN, 0)
    expect(anna.page.locator(".mark.danger")).to_have_count(0)
    anna.visitor.press(anna.page.locator("[data-danger]"))
    marked = anna.page.locator(".mark.danger")
    expect(marked).not_to_have_count(0)
    expect(anna.visitor.text("joe-page-danger-told", zones=marked.count())).to_be_visible()
    anna.figure("fred").focus()
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(".mark.seen")).not_to_have_count(0)
    expect(marked).not_to_have_count(0)


def test_a_step_is_taken_back_and_a_shot_is_not(welcome: Welcome) -> None:
    visitor = welcome("phone", "fr")
    undo = visitor.button("tool-undo")
    luke = arrest(visitor, TURN, 0)
    expect(undo).to_be_disabled()
    luke.move(next(text for text in luke.frame["legal"] if text.startswith("go")))
    expect(luke.points()).to_have_attribute("data-points", "3")
    visitor.press(undo)
    expect(luke.points()).to_have_attribute("data-points", "4")
    shooter = arrest(visitor, ARMED, 0)
    shooter.move("shoot colt frank")
    expect(undo).to_be_disabled()


def test_a_whole_activation_by_keys_alone_is_told_to_a_screen_reader(welcome: Welcome) -> None:
    visitor = welcome("desk", "fr")
    visitor.page.add_init_script(LISTEN)  # what bots do next may drive it out of the log
    luke = arrest(visitor, TURN, 0)
    assert luke.frame["view"]["active"] == "luke"
    walk = next(text for text in luke.frame["legal"] if text.startswith("go"))
    zone = luke.zone(walk.split()[1])
    expect(zone).to_have_attribute("aria-label", luke.visitor.say("joe-move-go", zone=told_zone(luke, walk)))
    tab_to(luke, zone)
    luke.page.keyboard.press("Enter")
    expect(luke.points()).to_have_attribute("data-points", "3")
    tab_to(luke, luke.group("wait"))
    luke.page.keyboard.press("Enter")
    tab_to(luke, luke.action("ambush"))
    luke.page.keyboard.press("Enter")
    for words in (visitor.say("joe-event-waited", character="Luke"), walk.split()[1]):
        wait_to_hear(luke, words)


def wait_to_hear(gunslinger: Gunslinger, words: str) -> None:
    """Wait until a screen reader has been told something."""
    told = "words => window.told.some((sentence) => sentence.includes(words))"
    gunslinger.visitor.until(lambda: gunslinger.page.evaluate(told, words), words)


def told_zone(gunslinger: Gunslinger, text: str) -> str:
    """A zone's id with its name, as the map says it."""
    label = gunslinger.action(text).inner_text()
    assert text.split()[1] in label
    return label


def test_the_critic_shows_where_it_turned_and_what_was_dear(welcome: Welcome) -> None:
    visitor = welcome("desk", "en")
    visitor.call_myself("Anna")
    replay = f"/r/{visitor.bring(ARREST)}"
    visitor.go(replay)
    turns = visitor.page.locator("[data-turn]")
    expect(turns).not_to_have_count(0, timeout=4 * PATIENCE)  # it looks at the whole match first
    course = re.compile(r"The law: \d+% at first, 100% in the end\. The outlaws: \d+% at first, 0% in the end\.")
    expect(visitor.page.get_by_role("img", name=course)).to_be_visible()
    moves = int(turns.first.get_attribute("data-turn") or 0)
    visitor.press(turns.first)
    expect(turns.first).to_have_attribute("aria-current", "step")
    slider = visitor.page.get_by_role("slider", name=visitor.say("replay-position"))
    expect(slider).not_to_have_value("0")
    eyes = visitor.page.get_by_label(visitor.say("replay-eyes"))
    eyes.select_option(label=visitor.say("replay-seen-by", name="Ben"))
    dear = visitor.page.locator("[data-remark]").first
    expect(dear).to_contain_text("of the chance to win")
    visitor.press(dear)
    expect(dear).to_have_attribute("aria-current", "step")
    visitor.go(f"{replay}/{moves}")
    expect(visitor.page.locator(f'[data-turn="{moves}"]')).to_have_attribute("aria-current", "step")


def test_the_same_board_shows_the_replay(welcome: Welcome) -> None:
    visitor = welcome("phone", "fr")
    visitor.call_myself("Anna")
    visitor.go(f"/r/{visitor.bring(ARREST)}")
    gunslinger = Gunslinger(visitor)
    expect(gunslinger.board()).to_be_visible()
    visitor.page.keyboard.press("End")
    expect(gunslinger.board()).to_have_text(visitor.say("joe-page-over"))
    expect(gunslinger.page.locator("[data-move]")).to_have_count(0)
