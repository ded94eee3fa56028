"""Bit sets, in the form this house was installed with and in the interpreter's own form."""

from __future__ import annotations

from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saloon.kernel import bits

NUMBERS = st.sets(st.integers(0, 62))


def interpreted() -> ModuleType:
    loader = SourceFileLoader("bits_interpreted", str(Path(str(bits.__file__)).parent / "bits.py"))
    spec = spec_from_loader(loader.name, loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    assert not module.COMPILED
    return module


FORMS = [pytest.param(bits, id="installed"), pytest.param(interpreted(), id="interpreted")]


@pytest.mark.parametrize("form", FORMS)
@given(numbers=NUMBERS)
def test_a_set_knows_its_numbers(form: ModuleType, numbers: set[int]) -> None:
    members = form.set_of(list(numbers))
    ascending = sorted(numbers)
    assert members == sum(1 << number for number in numbers)
    assert form.members_of(members) == ascending
    assert form.count(members) == len(numbers)
    assert [form.nth(members, n) for n in range(len(numbers))] == ascending
    if numbers:
        assert form.lowest(members) == ascending[0]


@pytest.mark.parametrize("form", FORMS)
def test_full_and_single_sets(form: ModuleType) -> None:
    full = (1 << 63) - 1
    assert form.count(full) == 63
    assert [form.nth(full, n) for n in range(63)] == list(range(63))
    for number in range(63):
        single = form.only(number)
        assert (form.count(single), form.lowest(single), form.nth(single, 0)) == (1, number, number)


@pytest.mark.parametrize("form", FORMS)
@given(numbers=NUMBERS, offset=st.integers(-62, 300))
def test_members_are_appended_after_what_is_there(form: ModuleType, numbers: set[int], offset: int) -> None:
    found = [7]
    form.append_members(found, form.set_of(list(numbers)), offset)
    assert found == [7, *(number + offset for number in sorted(numbers))]
