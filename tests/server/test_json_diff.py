"""What changed is enough to make the new value of the old one."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from saloon.server.records.json_diff import change
from tests.server.views import apply

LEAVES = st.none() | st.integers(-9, 9) | st.text("ab", max_size=2)
VALUES = st.recursive(
    LEAVES, lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from("xyz"), inner, max_size=3)
)


class Gun(Struct, frozen=True):
    kind: str
    rounds: int


class Spot(Struct, frozen=True, array_like=True):
    x: int
    y: int


class Held(Struct, frozen=True, omit_defaults=True, rename="camel"):
    card_name: str = ""
    played_by: tuple[int, ...] = ()


class Person(Struct, frozen=True, rename="camel"):
    first_name: str | None
    guns: tuple[Gun, ...]
    spot: Spot
    held: Held
    seen: dict[str, int]


NUMBERS = st.integers(0, 2)
PEOPLE = st.builds(
    Person,
    st.none() | st.sampled_from("ab"),
    st.lists(st.builds(Gun, st.sampled_from("ab"), NUMBERS), max_size=4).map(tuple),
    st.builds(Spot, NUMBERS, NUMBERS),
    st.builds(Held, st.sampled_from(["", "a"]), st.lists(NUMBERS, max_size=2).map(tuple)),
    st.dictionaries(st.sampled_from("ab"), NUMBERS),
)


def travelled(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


@given(VALUES, VALUES)
def test_any_value_is_made_of_any_other(before: Any, after: Any) -> None:
    assert apply(before, travelled(change(before, after))) == after


@given(PEOPLE, PEOPLE)
def test_structs_change_as_they_travel(before: Person, after: Person) -> None:
    assert apply(travelled(before), travelled(change(before, after))) == travelled(after)


@given(VALUES)
def test_nothing_is_said_of_what_did_not_change(value: Any) -> None:
    assert change(value, value) == {}


def test_a_small_change_is_said_in_short() -> None:
    before = {"round": 3, "people": [{"name": name, "zone": "A"} for name in "abc"], "cup": ["a", "b", "c"], "x": None}
    after = {**before, "people": [*before["people"][:2], {"name": "c", "zone": "B"}], "cup": ["a", "c"]}  # type: ignore[index]
    assert change(before, after) == {"people": {"2": {"zone": ["B"]}}, "cup": [1, 1, []]}
