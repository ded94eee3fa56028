"""Options: a wrong one is named, and every text of one is read back."""

from __future__ import annotations

from typing import Annotated, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Meta, Struct

from saloon.kernel import (
    UNASKED,
    BadOptions,
    OptionInfo,
    changed_options,
    describe_options,
    only_with,
    option_texts,
    read_option_texts,
    read_options,
)
from saloon.kernel.options import show_value


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    open_hands: bool = False
    rounds: Annotated[int, Meta(ge=1, le=9)] = 3
    deck: Literal["old", "new"] = "old"
    title: str = ""
    guest: Annotated[int, Meta(ge=0)] | None = None

    def __post_init__(self) -> None:
        if self.guest is not None and not self.open_hands:
            raise ValueError("option 'guest' goes with 'open_hands'")


@pytest.mark.parametrize(
    ("values", "reason"),
    [
        ({"round": 2}, "there is no option 'round'; the options are open_hands, rounds, deck, title, guest"),
        ({"rounds": 0}, "option 'rounds' cannot be 0; it can be a whole number from 1 to 9"),
        ({"rounds": "many"}, "option 'rounds' cannot be many; it can be a whole number from 1 to 9"),
        ({"deck": "middle"}, "option 'deck' cannot be middle; it can be new or old"),
        ({"open_hands": 1, "rounds": 2}, "option 'open_hands' cannot be 1; it can be true or false"),
        ({"guest": -1}, "option 'guest' cannot be -1; it can be a whole number from 0 or null"),
        ({"title": 1}, "option 'title' cannot be 1; it can be a str"),
        ({"guest": 1}, "option 'guest' goes with 'open_hands'"),
    ],
)
def test_a_wrong_option_is_named(values: dict[str, object], reason: str) -> None:
    with pytest.raises(BadOptions) as refused:
        read_options(Options, values)
    assert str(refused.value) == reason


def test_options_that_need_each_other_are_read_together_in_any_order() -> None:
    wanted = Options(open_hands=True, guest=1)
    assert read_options(Options, {"guest": 1, "open_hands": True}) == wanted
    assert read_options(Options, {"open_hands": True, "guest": 1}) == wanted


def test_only_what_differs_is_written() -> None:
    assert changed_options(Options()) == {}
    assert changed_options(Options(deck="new", rounds=5)) == {"rounds": 5, "deck": "new"}


@given(
    st.builds(
        Options,
        open_hands=st.just(True),
        rounds=st.integers(1, 9),
        deck=st.sampled_from(["old", "new"]),
        title=st.text(st.characters(codec="utf-8")),
        guest=st.none() | st.integers(0, 10**12),
    )
)
def test_texts_of_options_are_read_back(options: Options) -> None:
    assert read_option_texts(Options, option_texts(changed_options(options))) == options


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (True, "true"),
        (None, "null"),
        (3, "3"),
        ("old", "old"),
        ("two words", "two words"),
        ("3", '"3"'),
        ("true", '"true"'),
        ('"old"', '"\\"old\\""'),
        ("", '""'),
        (" old", '" old"'),
        ("a\nb", '"a\\nb"'),
    ],
)
def test_values_are_bare_words_where_nothing_else_is_meant(value: object, text: str) -> None:
    assert show_value(value) == text


class Asked(Struct, frozen=True, forbid_unknown_fields=True):
    blind: bool = False
    dealer: Literal["left", "right", "none"] = "right"
    limit: Annotated[int, Meta(ge=1, le=9)] | None = 5
    spoils: Annotated[Literal["kept", "shared"], only_with(dealer=("left", "right"))] = "kept"
    size: Annotated[int, Meta(ge=2, extra=UNASKED)] = 6
    loser: Annotated[int, Meta(extra=UNASKED)] | None = None


def test_a_form_is_told_what_players_may_choose() -> None:
    assert describe_options(Asked) == [
        OptionInfo("blind", "switch", default=False),
        OptionInfo("dealer", "choice", "right", choices=("right", "left", "none")),
        OptionInfo("limit", "number", 5, least=1, most=9, may_lack=True),
        OptionInfo("spoils", "choice", "kept", choices=("kept", "shared"), needs={"dealer": ("left", "right")}),
    ]


def test_an_option_that_no_form_can_ask_for_is_refused() -> None:
    class Odd(Struct):
        weights: tuple[int, ...] = ()

    with pytest.raises(TypeError, match="option 'weights' is neither"):
        describe_options(Odd)


class Chapters(Struct, frozen=True, forbid_unknown_fields=True):
    chapter: Literal["9.1", "true", "last"] = "last"
    number: int = 1


@pytest.mark.parametrize(("text", "chapter"), [("9.1", "9.1"), ('"9.1"', "9.1"), ("true", "true"), ("last", "last")])
def test_a_word_that_looks_like_a_number_is_a_word_where_only_words_fit(text: str, chapter: str) -> None:
    assert read_option_texts(Chapters, {"chapter": text, "number": "2"}) == Chapters(chapter=chapter, number=2)  # type: ignore[arg-type]  # one of the three
    with pytest.raises(BadOptions, match=r"option 'chapter' cannot be 9.1; it can be .*\"9.1\""):
        read_options(Chapters, {"chapter": 9.1})
    with pytest.raises(BadOptions, match=r"option 'chapter' cannot be 9.2"):
        read_option_texts(Chapters, {"chapter": "9.2"})
