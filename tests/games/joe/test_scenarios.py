"""The eight scenarios, and what is said of scenarios that make no sense."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from saloon.games.joe.box.data_file import DATA, MORE, BadData
from saloon.games.joe.map.village import find_plan
from saloon.games.joe.scenario.scenario_file import Scenario, Start
from saloon.games.joe.scenario.scenarios import load_scenarios, read_scenario


def start_of(scenario: Scenario, name: str) -> Start:
    return next(start for start in scenario.start if name in start.who)


def zones(scenario: Scenario, places: tuple[str, ...]) -> str:
    plan = find_plan(scenario.map)
    return " ".join(plan.zones[zone].id for zone in scenario.zones(places))


def where(number: str, name: str) -> str:
    """The zones in which somebody may start."""
    return zones(load_scenarios()[number], start_of(load_scenarios()[number], name).zones)


def sides(number: str) -> dict[str, str]:
    return {side.id: " ".join(side.characters) for side in load_scenarios()[number].sides}


def with_mark(number: str, mark: str) -> str:
    return " ".join(name for start in load_scenarios()[number].start if getattr(start, mark) for name in start.who)


def asleep(number: str, until: str) -> str:
    return " ".join(name for start in load_scenarios()[number].start if start.asleep == until for name in start.who)


def test_players_and_minutes_are_as_printed() -> None:
    assert {number: (*found.players, *found.minutes) for number, found in load_scenarios().items()} == {
        "9.1": (2, 4, 10, 20),
        "9.2": (2, 5, 20, 40),
        "9.3": (3, 6, 30, 60),
        "9.4": (2, 7, 45, 75),
        "9.5": (2, 8, 60, 90),
        "9.6": (3, 8, 90, 120),
        "9.7": (2, 9, 105, 150),
        "9.8": (4, 12, 120, 180),
    }


@pytest.mark.rule("JOE-49")
def test_the_arrest() -> None:
    assert sides("9.1") == {"law": "ted luke", "outlaws": "fred frank"}
    assert [side.goal.targets for side in load_scenarios()["9.1"].sides] == [("fred",), ("ted",)]
    assert where("9.1", "frank") == "SA2 SA3"
    assert where("9.1", "fred") == "SA5 SA6"
    assert where("9.1", "ted") == where("9.1", "luke") == "BS1 BS2 BS3"
    assert with_mark("9.1", "ambush") == asleep("9.1", "sight") == "fred frank"


@pytest.mark.rule("JOE-50")
def test_the_lovers_quarrel() -> None:
    assert sides("9.2") == {"family": "susan bob joe", "law": "ted brad"}
    assert load_scenarios()["9.2"].first_round == ("susan", "bob", "joe")
    assert [where("9.2", name) for name in ("susan", "brad", "ted")] == [
        "EP1 EP2 EP3 EP4",
        "PO1 PO2 PO3 PO4",
        "BS1 BS2 BS3",
    ]
    assert asleep("9.2", "noise") == "ted"


@pytest.mark.rule("JOE-51")
def test_settling_scores() -> None:
    assert sides("9.3") == {"shopkeepers": "fred frank", "partners": "billy luke", "law": "ted slim"}
    assert [where("9.3", name) for name in ("fred", "frank", "billy")] == ["BL3", "BL1 BL2", "SA2 SA3"]
    assert [where("9.3", name) for name in ("luke", "ted", "slim")] == ["DR1 DR2 DR3 DR4", *["PF1 PF2 PF3 PF4"] * 2]


@pytest.mark.rule("JOE-52")
def test_the_hold_up() -> None:
    scenario = load_scenarios()["9.4"]
    assert sides("9.4") == {"bandits": "jake dave bob joe", "law": "billy luke ted"}
    assert [where("9.4", name) for name in ("billy", "luke", "ted")] == ["BQ3", "BQ1 BQ2", "BS1 BS2 BS3"]
    assert len(where("9.4", "jake").split()) == 9
    assert [zones(scenario, placing.zones) for placing in scenario.objects] == ["COF"]
    assert scenario.objects[0].kinds == ("nugget1", "nugget2", "nugget3")
    assert (with_mark("9.4", "ambush"), asleep("9.4", "sight"), asleep("9.4", "noise")) == (
        "billy luke",
        "billy luke",
        "ted",
    )
    assert [side.leaves for side in scenario.sides] == [True, False]


@pytest.mark.rule("JOE-53")
def test_the_lovers() -> None:
    assert sides("9.5") == {"jakes": "jake dave bob joe", "lukes": "billy luke brad slim"}
    assert where("9.5", "jake") == "EP1 EP2 EP3 EP4"
    assert where("9.5", "slim") == "DR1 DR2 DR3 DR4"


@pytest.mark.rule("JOE-54", "JOE-R2")
def test_the_hostage() -> None:
    scenario = load_scenarios()["9.6"]
    assert sides("9.6") == {"friends": "bob dave susan joe jake", "kidnappers": "fred frank", "law": "slim ted"}
    assert start_of(scenario, "jake").held == "tied"
    assert start_of(scenario, "jake").gear == ()
    assert scenario.sides[0].goal.rescue == "jake"
    carbine, knives = scenario.objects
    assert (carbine.kinds, carbine.offered) == (("carbine",), "fred")
    assert (knives.kinds, knives.together, len(scenario.zones(knives.zones))) == (("knife", "knife"), True, 9)
    assert (with_mark("9.6", "ambush"), asleep("9.6", "noise")) == ("fred frank", "slim ted")


@pytest.mark.rule("JOE-55", "JOE-R24")
def test_the_jailbreak() -> None:
    scenario = load_scenarios()["9.7"]
    assert [name for start in scenario.start for name in start.who][-4:] == ["jake", "dave", "susan", "joe"], "last"
    assert start_of(scenario, "jake").unseen
    assert len(where("9.7", "jake").split()) == 70
    assert where("9.7", "billy") == "BQ1 BQ2 BQ3 BQ4 BQ5", "not in the safe"
    assert (where("9.7", "bob"), start_of(scenario, "bob").held) == ("CEL", "locked")
    assert [(placing.kinds, placing.zones) for placing in scenario.objects] == [
        (("colt", "dynamite", "knife"), ("BS3",))
    ]
    assert (with_mark("9.7", "ambush"), asleep("9.7", "noise")) == ("ted", "billy luke brad slim")


@pytest.mark.rule("JOE-56", "JOE-R3")
def test_eldorado() -> None:
    scenario = load_scenarios()["9.8"]
    assert list(sides("9.8").values()) == ["ted frank fred", "slim jake dave", "billy luke brad", "susan bob joe"]
    assert len(where("9.8", "ted").split()) == 16
    assert len(where("9.8", "slim").split()) == 30
    gold = scenario.objects[0]
    assert (gold.hidden, gold.together, len(gold.kinds)) == (True, False, 6)
    turned = scenario.swapped()
    assert [side.characters for side in turned.sides][1:3] == [("slim", "jake", "brad"), ("billy", "luke", "dave")]
    assert start_of(turned, "brad").zones == ("edge",)
    assert load_scenarios()["9.1"].swapped() == load_scenarios()["9.1"]


@pytest.mark.rule("JOE-R28")
def test_who_wins_when_the_rounds_are_over() -> None:
    prevents = {
        number: [side.id for side in found.sides if side.prevents] for number, found in load_scenarios().items()
    }
    assert {number: names[0] for number, names in prevents.items() if names} == {
        "9.1": "outlaws",
        "9.2": "law",
        "9.4": "law",
        "9.7": "law",
        "9.8": "guards",
    }
    assert all(len(names) <= 1 for names in prevents.values())


@pytest.mark.parametrize(
    ("number", "old", "new", "said"),
    [
        ("9.1", '"luke"]', '"lucky"]', "character lucky: nobody is called so; there are billy, bob"),
        ("9.1", 'who = ["fred"]', 'who = ["frank"]', "character fred: has no start"),
        ("9.1", 'who = ["ted"]', 'who = ["ted", "bob"]', "start of bob: is on no side"),
        ("9.1", 'who = ["frank"]', 'who = ["frank", "fred"]', "start of fred: is listed twice"),
        ("9.1", '["fred", "frank"]', '["fred", "frank", "ted"]', "character ted: is on two sides"),
        ("9.1", 'targets = ["ted"]', 'targets = ["slim"]', "side outlaws: goal: slim does not play here"),
        ("9.1", 'targets = ["ted"]', 'targets = ["frank"]', "side outlaws: goal: nobody eliminates their own"),
        ("9.1", "players = [2, 4]", "players = [1, 4]", "players: must lie between the 2 sides and the 4 who can act"),
        ("9.7", "players = [2, 9]", "players = [2, 10]", "players: must lie between the 2 sides and the 9 who can act"),
        ("9.1", "minutes = [10, 20]", "minutes = [20, 10]", "minutes: must be the least and the most"),
        ("9.1", 'id = "outlaws"', 'id = "law"', "sides: two have the same id"),
        ("9.1", 'zones = ["sheriff"]', 'zones = ["sherif"]', "start of ted: there is no zone or building sherif"),
        (
            "9.1",
            'zones = ["SA5", "SA6"]',
            'zones = ["SA5", "WN4"]',
            "start of fred: who sleeps until enemies come in starts in",
        ),
        (
            "9.1",
            'zones = ["sheriff"]',
            'zones = ["CEL"]',
            "start of ted: starts behind a lock without being held",
        ),
        ("9.7", 'zones = ["CEL"]', 'zones = ["BS1"]', "start of bob: who is locked up starts where only a lock leads"),
        ("9.1", 'ending = "first-goal"', 'ending = "gold"', "ending: `heist` and `gold` are for scenarios in which"),
        ("9.3", 'ending = "last-side"', 'ending = "first-goal"', "ending: `first-goal` is for two sides"),
        ("9.4", "leaves = true", "leaves = false", "side bandits: goal: who steals must be able to leave"),
        ("9.4", '["nugget1", "nugget2", "nugget3"]', '["whisky"]', "side bandits: goal: there is no gold to steal"),
        ("9.4", '"nugget1", "nugget2"', '"nugget1", "nugget1"', "objects: there is one nugget of each value"),
        (
            "9.6",
            'rescue = "jake"',
            'rescue = "bob"',
            "side friends: goal: bob is not held, so there is nobody to rescue",
        ),
        (
            "9.6",
            'offered = "fred"',
            'offered = "fred"\nzones = ["saloon"]',
            "objects 1: either lie in `zones` or are `offered`",
        ),
        ("9.6", 'chooser = "fred"\ntogether', "together", "objects 2: a `chooser` must choose among several zones"),
        (
            "9.6",
            'kinds = ["carbine"]',
            'kinds = ["carbine", "carbine", "carbine", "carbine"]',
            "objects: 6 of carbine are needed",
        ),
        (
            "9.6",
            'kinds = ["knife", "knife"]',
            'kinds = ["knife", "whisky"]',
            "objects 2: what a `chooser` places `together` is of one kind",
        ),
        ("9.8", '"stone", "stone", "stone"', '"stone", "stone", "whisky"', "objects 1: only stones and nuggets can be"),
        (
            "9.8",
            'zones = ["saloon", "laundry", "sheriff"]\nchooser = "fred"',
            'zones = ["SA2"]',
            "objects 1: a `chooser` must hide what is `hidden`",
        ),
        (
            "9.8",
            '"stone", "nugget1", "nugget2", "nugget3"]',
            '"stone"]\nzones = ["SA2"]\nchooser = "fred"\nhidden = true\n\n[[objects]]\nkinds = ["nugget1"]',
            "objects: everything that is `hidden` is hidden by one `chooser`",
        ),
        ("9.4", 'zones = ["COF"]', 'zones = ["vault"]', "objects 1: there is no zone or building vault"),
        ("9.1", 'map = "goldfever"', 'map = "tombstone"', "tombstone.toml: there is no map 'tombstone'"),
        (
            "9.6",
            "gear = []",
            'gear = ["knife", "knife", "whisky"]',
            "start of jake: nobody carries more than two firearms and two other objects (JOE-6)",
        ),
        ("9.1", "ambush = true", "ambush = 1", "start[0].ambush: Expected `bool`, got `int`"),
    ],
)
def test_a_wrong_scenario_is_named_with_the_place_and_the_reason(
    tmp_path: Path, number: str, old: str, new: str, said: str
) -> None:
    text = (DATA / "scenarios" / f"{number}.toml").read_text("utf-8")
    assert old in text
    path = tmp_path / "mine.toml"
    path.write_text(text.replace(old, new), "utf-8")
    with pytest.raises(BadData) as caught:
        read_scenario(path)
    assert str(caught.value).removeprefix("mine.toml: ").startswith(said)


def test_further_folders_add_scenarios_and_maps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for kind in ("maps", "scenarios"):
        (tmp_path / kind).mkdir()
    fenced = (DATA / "maps" / "goldfever.toml").read_text("utf-8").replace('"LN7-LN8", ', "")
    (tmp_path / "maps" / "unfenced.toml").write_text(fenced, "utf-8")
    text = (DATA / "scenarios" / "9.5.toml").read_text("utf-8")
    mine = text.replace('id = "9.5"', 'id = "mine"').replace('map = "goldfever"', 'map = "unfenced"')
    (tmp_path / "scenarios" / "mine.toml").write_text(mine, "utf-8")
    monkeypatch.setenv(MORE, str(tmp_path))
    found = load_scenarios.__wrapped__()
    assert [*found] == [*load_scenarios(), "mine"]
    assert found["mine"].map == "unfenced"
    (tmp_path / "scenarios" / "again.toml").write_text(text, "utf-8")
    with pytest.raises(BadData, match=r"again\.toml: id: there is another scenario 9\.5"):
        load_scenarios.__wrapped__()


def test_a_map_for_play_has_the_zones_by_which_moves_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "maps").mkdir()
    renamed = (DATA / "maps" / "goldfever.toml").read_text("utf-8").replace("LN1", "NL1")
    (tmp_path / "maps" / "renamed.toml").write_text(renamed, "utf-8")
    monkeypatch.setenv(MORE, str(tmp_path))
    text = (DATA / "scenarios" / "9.5.toml").read_text("utf-8").replace('map = "goldfever"', 'map = "renamed"')
    (tmp_path / "mine.toml").write_text(text, "utf-8")
    with pytest.raises(BadData, match=r"mine\.toml: map: moves are named by the zones of goldfever"):
        read_scenario(tmp_path / "mine.toml")


def test_french_is_set_as_french_is_in_every_data_file() -> None:
    for path in DATA.rglob("*.toml"):
        for text in re.findall(r'\bfr = "([^"]*)"', path.read_text("utf-8")):
            assert not re.search(r"(?<!\u202f)[;!?]|(?<!\u00a0):|'", text), f"{path.name}: {text}"
