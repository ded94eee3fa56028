"""Derives the sets of options to be tested from their types, and checks what options promise."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec
from msgspec import Struct, inspect

from saloon.kernel.conformance.case import Case, Fault
from saloon.kernel.conformance.check import check
from saloon.kernel.options import BadOptions, changed_options, read_option_texts, read_options
from saloon.kernel.record import option_texts

Values = dict[str, object]


def option_sets(kind: type[Struct]) -> list[Struct]:
    """The defaults, each option changed by itself, and as many as possible changed at once.

    Switches are flipped, choices take each of their values, bounded numbers their bounds. An option that is refused by
    itself is tried together with each of the others.
    """
    changes = list(_changes(kind))
    chosen: list[Values] = [{}]
    for change in changes:
        chosen += [found] if (found := _made_possible(kind, change, changes)) is not None else []
    together: Values = {}
    for change in changes:
        if not change.keys() & together.keys() and _possible(kind, together | change):
            together |= change
    chosen.append(together)
    sets: list[Struct] = []
    for values in chosen:
        options = read_options(kind, values)
        if options not in sets:
            sets.append(options)
    return sets


def _changes(kind: type[Struct]) -> Iterator[Values]:
    defaults = kind()
    described = inspect.type_info(kind)
    assert isinstance(described, inspect.StructType)
    for field in described.fields:
        default = getattr(defaults, field.name)
        yield from ({field.name: value} for value in _values(field.type) if value != default)


def _values(kind: inspect.Type) -> list[object]:
    match kind:
        case inspect.BoolType():
            return [False, True]
        case inspect.NoneType():
            return [None]
        case inspect.LiteralType(values=values):
            return list(values)
        case inspect.EnumType(cls=members):
            return [member.value for member in members]
        case inspect.IntType(ge=lowest, le=highest):
            return [bound for bound in (lowest, highest) if bound is not None]
        case inspect.Metadata(type=kind):
            return _values(kind)
        case inspect.UnionType(types=kinds):
            return [value for kind in kinds for value in _values(kind)]
        case _:
            return []


def _made_possible(kind: type[Struct], change: Values, changes: list[Values]) -> Values | None:
    return next((company | change for company in ({}, *changes) if _possible(kind, company | change)), None)


def _possible(kind: type[Struct], values: Mapping[str, object]) -> bool:
    try:
        read_options(kind, values)
    except BadOptions:
        return False
    return True


@check()
def options(case: Case) -> None:
    """Options are frozen, refuse what they do not know, and survive JSON and a record's header."""
    kind = case.game.Options
    if not kind.__struct_config__.frozen:
        raise Fault(f"{kind.__name__} is not frozen")
    try:
        msgspec.convert({"no_such_option": 1}, kind)
    except msgspec.ValidationError:
        pass
    else:
        raise Fault(f"{kind.__name__} takes an option that does not exist; declare it with forbid_unknown_fields=True")
    if msgspec.json.decode(msgspec.json.encode(case.options), type=kind) != case.options:
        raise Fault(f"{case.options} is not the same after JSON")
    if read_option_texts(kind, option_texts(changed_options(case.options))) != case.options:
        raise Fault(f"{case.options} is not the same after a record's header")
