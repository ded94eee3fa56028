"""The box: counts of the inventory, gear and distributions, and what is said of files that are wrong."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

import pytest

from saloon.games.joe.box.cards import DECKS, RESULTS, WEAPONS, load_cards
from saloon.games.joe.box.data_file import DATA, BadData

# What the reconstruction says: jam, miss, panic, light, light with panic, serious, serious with panic, of eighteen.
ORDER = ("jam", "miss", "panic", "light", "light+panic", "serious", "serious+panic")
ODDS = {
    "colt": ("1/5/3/5/1/3/0", "1/8/3/4/0/2/0", "2/10/3/2/0/1/0"),
    "sawed-off": ("1/4/3/4/2/3/1", "1/8/4/3/1/1/0", "2/11/3/2/0/0/0"),
    "carbine": ("1/4/2/6/1/4/0", "1/6/3/5/0/3/0", "2/9/3/3/0/1/0"),
    "rifle": ("1/3/2/6/1/5/0", "1/5/3/6/0/3/0", "1/8/3/5/0/1/0"),
    "dynamite": ("3/2/3/4/2/3/1", "3/4/4/4/1/2/0", "3/6/5/3/0/1/0"),
    "knife": ("0/8/4/5/0/1/0", "0/10/4/4/0/0/0", "0/13/3/2/0/0/0"),
}
PANICS = {
    "retreat1": 6,
    "retreat2": 6,
    "retreat3": 3,
    "out-of-sight": 4,
    "drop-gun": 3,
    "drop-item": 2,
    "stunned": 3,
    "shaken": 3,
    "lose-ambush": 2,
    "steady": 3,
    "snap-back": 1,
}
JOKERS = {
    "marksman": 2,
    "devils-luck": 2,
    "dodge": 1,
    "pocket-bible": 2,
    "second-wind": 2,
    "quick-draw": 1,
    "iron-nerves": 2,
    "full-chamber": 1,
    "gunsmith": 1,
    "hidden-stick": 1,
    "hip-flask": 1,
    "jump-the-gun": 1,
    "feint": 1,
}


@pytest.mark.rule("JOE-2")
def test_there_are_twelve_characters() -> None:
    names = "ted slim luke billy brad fred frank jake dave bob joe susan"
    assert [person.id for person in load_cards().characters] == names.split()


@pytest.mark.rule("JOE-4", "JOE-7")
def test_ranges_and_rounds() -> None:
    things = load_cards().things.things
    assert {name: (thing.range, thing.rounds) for name, thing in things.items()} == {
        "colt": (4, 6),
        "sawed-off": (2, 2),
        "carbine": (6, 9),
        "rifle": (8, 1),
        "dynamite": (2, None),
        "knife": (1, None),
        "whisky": (None, None),
        "stone": (None, None),
        "nugget": (None, None),
    }


@pytest.mark.rule("JOE-46")
def test_prices() -> None:
    things = load_cards().things.things
    prices = {"rifle": 20, "sawed-off": 20, "colt": 30, "carbine": 40, "dynamite": 20, "knife": 10, "whisky": 10}
    assert {name: thing.price for name, thing in things.items() if thing.price} == prices


@pytest.mark.rule("JOE-6")
def test_printed_gear_is_a_firearm_and_two_objects() -> None:
    carried = Counter(thing for person in load_cards().characters for thing in (person.firearm, *person.pockets))
    assert carried == {"colt": 3, "sawed-off": 2, "carbine": 5, "rifle": 2, "dynamite": 11, "knife": 5, "whisky": 8}
    jake = load_cards().characters[7]
    assert (jake.firearm, jake.pockets) == ("carbine", ("knife", "knife"))


@pytest.mark.rule("JOE-10")
def test_the_box_is_complete() -> None:
    box = load_cards()
    assert len(box.shots) == 54
    assert len(box.panics) == 36
    assert len(box.jokers) == 18
    assert sum(thing.markers for thing in box.things.things.values()) + box.things.jams == 63
    assert (box.things.wounds, box.things.ambushes, box.things.jams) == (24, 12, 6)


@pytest.mark.rule("JOE-R1")
def test_nuggets_are_worth_one_two_and_three_or_five_by_option() -> None:
    assert load_cards().things.nuggets.rules == (1, 2, 3)
    assert load_cards().things.nuggets.inventory == (1, 2, 5)


@pytest.mark.parametrize("weapon", WEAPONS)
def test_the_odds_of_the_decks(weapon: str) -> None:
    results = load_cards().results(weapon)
    for number, _ in enumerate(DECKS):
        counts: Counter[str] = Counter(RESULTS[result] for result in results[18 * number : 18 * number + 18])
        assert "/".join(str(counts[result]) for result in ORDER) == ODDS[weapon][number]


def test_the_panic_deck_and_the_jokers() -> None:
    box = load_cards()
    assert Counter(card.effect for card in box.panics) == PANICS
    assert Counter(card.effect for card in box.jokers) == JOKERS


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("things.toml", "markers = 13", "markers = 12", "things.toml: things.dynamite: the box has 13 of it (JOE-10)"),
        ("things.toml", "stone = {", "boot = {", "things.toml: things.stone: the box has 3 of it (JOE-10)"),
        (
            "characters.toml",
            'id = "bob"',
            'id = "joe"',
            "characters.toml: characters: there must be 12 with different ids",
        ),
        (
            "characters.toml",
            'firearm = "rifle"',
            'firearm = "bow"',
            "characters.toml: characters[1].firearm: Invalid enum",
        ),
        (
            "characters.toml",
            'firearm = "colt"',
            'firearm = "rifle"',
            "characters.toml: characters: they carry 5 of rifle",
        ),
        ("panic.toml", "copies = 6", "copies = 5", "panic.toml: cards: 34 cards; the box has 36 (JOE-10)"),
        ("jokers.toml", "copies = 2", "copies = 3", "jokers.toml: cards: 23 cards; the box has 18 (JOE-10)"),
        ("jokers.toml", "when =", "whom =", "jokers.toml: cards[0]: Object contains unknown field `whom`"),
        ("shots.toml", "E02", "E20", "shots.toml: easy.E20: this card must be called E02"),
        ("shots.toml", "H18 = [", "# [", "shots.toml: hard: 17 cards; the box has 18 (JOE-10)"),
        ("shots.toml", "[easy]", "[easy", "shots.toml: is no TOML: "),
    ],
)
def test_a_wrong_file_is_named_with_the_place_and_the_reason(
    tmp_path: Path, file: str, old: str, new: str, said: str
) -> None:
    for path in DATA.glob("*.toml"):
        shutil.copy(path, tmp_path)
    text = (tmp_path / file).read_text("utf-8")
    assert old in text
    (tmp_path / file).write_text(text.replace(old, new), "utf-8")
    with pytest.raises(BadData) as caught:
        load_cards(tmp_path)
    assert str(caught.value).startswith(said)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"things\.toml: cannot be read: No such file"):
        load_cards(tmp_path)
