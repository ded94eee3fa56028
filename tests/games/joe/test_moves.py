"""How moves are written, and the numbers of moves that the rules know, beside the move table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from msgspec.structs import astuple

from saloon.games.joe import codes
from saloon.games.joe.box.constants import CHARACTERS, COLT, DECK, OBJECTS, SAWED_OFF
from saloon.games.joe.moves import (
    MOVES,
    WORDS,
    ZONES,
    Activate,
    Bomb,
    Buy,
    Card,
    Cede,
    Deal,
    Double,
    Drag,
    Drop,
    Find,
    First,
    For,
    Give,
    Go,
    Hide,
    Hurl,
    Move,
    Panic,
    Pick,
    Place,
    React,
    Reload,
    Repair,
    Shoot,
    Stab,
    Stray,
    Swap,
    Take,
    Throw,
    Word,
)

OTHER_WORDS = {"surrender-all": "YIELD"}
SEATS = (
    "go WN4, shoot colt fred, double colts fred, throw dynamite RN5, throw knife fred, stab fred, reload colt, "
    "repair colt, drink, pick colt, take whisky luke, give knife bob, drop knife, ambush, stay, joker, pass, "
    "surrender, exit, end"
)
NATURE = "activate ted, card E07, panic P12, deal joker J05 ted, stray luke"


@pytest.mark.parametrize("text", [*SEATS.split(", "), *NATURE.split(", ")])
def test_what_people_and_chance_say_is_read_as_it_is_written(text: str) -> None:
    assert MOVES.text(MOVES.parse(text)) == text


def test_every_move_is_read_back_from_its_text() -> None:
    texts = [MOVES.text(number) for number in range(len(MOVES))]
    assert [MOVES.parse(text) for text in texts] == list(range(len(MOVES)))


def test_each_code_is_where_its_kind_of_move_begins() -> None:
    begins: dict[str, int] = {}
    for number, form in enumerate(MOVES):
        if not isinstance(form, Word):
            begins.setdefault(type(form).__name__.upper(), number)
    words = {OTHER_WORDS.get(word, word.upper()): MOVES.parse(str(Word(word))) for word in WORDS}
    assert {name: getattr(codes, name) for name in begins | words} == begins | words


def names_in(number: int, form: Move) -> list[object]:
    """What a move names, as its number says it."""
    people = (*CHARACTERS, "lock")
    match form:
        case Go() | Drag() | Throw() | Place():
            return [ZONES[codes.zone_in(number)]]
        case Shoot():
            return [OBJECTS[codes.weapon_in(number)], people[codes.target_in(number)]]
        case Double():
            return [{COLT: "colts", SAWED_OFF: "barrels"}[codes.weapon_in(number)], people[codes.target_in(number)]]
        case Bomb() | Hurl() | Stab():
            assert OBJECTS[codes.weapon_in(number)] == ("dynamite" if isinstance(form, Bomb) else "knife")
            return [people[codes.target_in(number)]]
        case Take() | Give() | Swap():
            return [OBJECTS[codes.thing_in(number)], people[codes.partner_in(number)]]
        case Reload() | Repair() | Pick() | For() | Drop() | Buy() | Hide():
            return [OBJECTS[codes.thing_in(number)]]
        case Cede() | React():
            return [people[codes.person_in(number)]]
        case Word():
            return [form.word]
    return names_in_luck(codes.drawn_in(number), number, form)


def names_in_luck(drawn: int, number: int, form: Move) -> list[object]:
    """What a move of nature names."""
    match form:
        case Deal():
            return [f"J{drawn + 1:02}", CHARACTERS[(number - codes.DEAL) % len(CHARACTERS)]]
        case Card():
            return [f"{'EMH'[drawn // DECK]}{drawn % DECK + 1:02}"]
        case Panic():
            return [f"P{drawn + 1:02}"]
        case Find():
            return [drawn + 1]
    return [CHARACTERS[drawn]]


def test_each_number_says_what_its_move_names() -> None:
    for number, form in enumerate(MOVES):
        assert names_in(number, form) == list(astuple(form)), form


KINDS: Final[dict[Callable[[int], bool], tuple[type[Move], ...]]] = {
    codes.is_step: (Go, Drag),
    codes.is_walk: (Go,),
    codes.is_throw: (Throw,),
    codes.is_place: (Place,),
    codes.is_attack: (Throw, Shoot, Double, Bomb, Hurl, Stab),
    codes.is_shot: (Shoot,),
    codes.is_double: (Double,),
    codes.is_bomb: (Bomb,),
    codes.is_hurl: (Hurl,),
    codes.is_stab: (Stab,),
    codes.is_reload: (Reload,),
    codes.is_repair: (Repair,),
    codes.is_pick: (Pick,),
    codes.is_take: (Take,),
    codes.is_swap: (Swap,),
    codes.is_trade: (Take, Give, Swap),
    codes.is_drop: (Drop,),
    codes.is_buy: (Buy,),
    codes.is_of_nature: (Activate, Card, Panic, Deal, Stray, Find, First),
}


@pytest.mark.parametrize("question", KINDS, ids=lambda question: question.__name__)
def test_each_number_says_of_what_kind_its_move_is(question: Callable[[int], bool]) -> None:
    assert [question(number) for number in range(len(MOVES))] == [isinstance(form, KINDS[question]) for form in MOVES]
