"""Why a hint of Dynamit Joe is worth it: said in a sentence, from what everybody sees."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from saloon.locales import LANGUAGES
from tests.locales.messages import messages
from tests.web.conftest import Welcome
from tests.web.gunslingers import ARMED, REACT, arrest
from tests.web.pagecode import PAGE, run
from tests.web.visitors import Device

SCENE = {
    "zones": [
        {"id": name, "centre": [x, 0], "edge": edge}
        for name, x, edge in (("A1", 0, False), ("A2", 2, False), ("A3", 4, False), ("A9", 9, True))
    ]
}
NOTHING: Final[dict[str, object]] = {}
REASON = "page.reasonOf(given.offer, given.view, [given.offer], given.scene, given.outlook)"


def person(name: str, side: int, zone: str, **more: Any) -> dict[str, Any]:
    whole = {"status": "playing", "wounds": 0, "guns": [], "pockets": [], "bound": None, "order": "held"}
    return {"name": name, "side": side, "zone": zone, **whole, **more}


def reason(
    kind: str, outlook: object = NOTHING, ground: tuple[str, ...] = (), **wanted: Any
) -> tuple[str, dict[str, Any]]:
    """Why Ted, who stands in A2 between the gold in A1 and Fred in A3, would do something."""
    offer = {"text": kind, "kind": kind, "zone": None, "target": None, "thing": None, "chance": None}
    offer |= {name: value for name, value in wanted.items() if name in offer}
    ted = person("ted", 0, "A2", **wanted.get("ted", {}))
    view = {
        "question": {"kind": "turn", "character": "ted", "other": None},
        "active": "ted",
        "characters": [ted, person("fred", 1, "A3", **wanted.get("fred", {}))],
        "ground": [{"zone": zone, "thing": "nugget1"} for zone in ground],
    }
    told = run("games/joe/reasons", REASON, {"offer": offer, "view": view, "scene": SCENE, "outlook": outlook})
    return (told["message"].removeprefix("joe-page-why-"), told["values"]) if told else ("", {})


def outlook(sees: str = "", seen: str = "") -> dict[str, object]:
    """What a step changes for whom one sees, and for who sees one: `-+` is not before, but after it."""
    return {
        name: {"before": ["fred"] * ("+" in change[:1]), "after": ["fred"] * ("+" in change[1:])}
        for name, change in (("sees", sees), ("seen", seen))
    }


def test_an_attack_is_worth_what_its_cards_do() -> None:
    chance = {"cards": 18, "light": 5, "serious": 4}
    shot: dict[str, Any] = {"target": "fred", "thing": "colt", "chance": chance}
    assert reason("shoot", **shot) == ("attack", {"wound": 50, "deadly": "no"})
    assert reason("shoot", **shot, fred={"wounds": 2}) == ("attack", {"wound": 50, "deadly": "yes"})
    assert reason("throw", zone="A3", thing="dynamite")[0] == "blast"
    assert reason("throw", zone="A1", thing="dynamite")[0] == ""
    assert reason("throw", {"beside": ["A3"]}, zone="A1", thing="dynamite")[0] == "blast"


def test_a_step_is_worth_what_is_seen_from_there() -> None:
    assert reason("go", outlook("-+", "++"), zone="A1")[0] == "sees"
    assert reason("go", outlook("+-", "+-"), zone="A1") == ("hidden", {"who": "ted", "count": 1})
    near, far = {"before": 3, "after": 2}, {"before": 2, "after": 3}
    assert reason("go", {**outlook("++", "++"), "steps": near}, zone="A3") == ("nearer", {"steps": 2})
    assert reason("go", {**outlook("--", "--"), "steps": far}, zone="A1")[0] == ""
    assert reason("go", zone="A1", ground=("A1",))[0] == "gold"
    assert reason("go", outlook("-+", "++"), zone="A3", ted={"pockets": ["nugget3"]})[0] == "out"


def test_what_is_done_with_gear_says_what_it_is_for() -> None:
    gun: dict[str, Any] = {"guns": [{"kind": "colt", "rounds": 0, "jammed": False}]}
    assert reason("reload", thing="colt", ted=gun) == ("reload", {"rounds": 0})
    assert reason("pick", thing="nugget2")[0] == "worth"
    assert reason("pick", thing="whisky")[0] == ""
    assert reason("word", thing="drink", ted={"wounds": 2}) == ("drink", {"wounds": 2})
    assert reason("word", thing="drink")[0] == ""
    assert reason("word", thing="end")[0] == "end"
    assert reason("word", thing="pass", ted={"order": "used"})[0] == "", "a quick draw is gone in any case"


def test_every_reason_is_a_sentence_in_every_language() -> None:
    source = (PAGE / "games/joe/reasons.ts").read_text(encoding="utf-8")
    said = set(re.findall(r"reason\(\s*'([a-z]+)'", source)) | {"untie", "arm"}
    for language in LANGUAGES:
        sentences = {key.removeprefix("joe-page-why-") for key in messages(language) if key.startswith("joe-page-why-")}
        assert sentences == said


@pytest.mark.parametrize(("device", "language"), [("phone", "fr"), ("desk", "en")])
def test_a_hint_is_told_with_its_reason_and_nothing_is_cut(welcome: Welcome, device: Device, language: str) -> None:
    fred = arrest(welcome(device, language), REACT, 1)  # he lies in ambush, and Luke has come into his sight
    visitor = fred.visitor
    visitor.press(visitor.button("tool-hint"))
    told = fred.page.locator(".tale")
    hinted = visitor.say("joe-page-hint", move=visitor.say("joe-move-shoot", gun="carbine", target="Luke"))
    expect(told).to_contain_text(hinted)
    chance = next(one for one in fred.frame["view"]["chances"] if one["move"] == "shoot carbine luke")
    wound = visitor.page.evaluate(
        "share => Math.round(share)", 100 * (chance["light"] + chance["serious"]) / chance["cards"]
    )
    expect(told).to_contain_text(visitor.say("joe-page-why-attack", wound=wound, deadly="no", names="Luke"))
    visitor.settle()
    assert (
        told.locator("span").evaluate_all("lines => lines.filter((line) => line.scrollHeight > line.clientHeight + 1)")
        == []
    )
    expect(visitor.spoken()).to_contain_text(hinted)


def test_a_hinted_step_is_looked_ahead_to(welcome: Welcome) -> None:
    law = arrest(welcome("desk", "en"), ARMED, 0)
    visitor = law.visitor
    visitor.press(visitor.button("tool-hint"))
    expect(law.page.locator(".tale")).to_contain_text(visitor.say("joe-page-why-nearer", steps=0, names="Frank"))
