"""Options of a match: a validated Struct per game, each field a named switch with a ruling as its default."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

import msgspec
from msgspec import Struct

from saloon.kernel.text import one_line

Options = TypeVar("Options", bound=Struct)


class BadOptions(ValueError):  # noqa: N818
    """An option that does not exist, or a value it cannot have."""


def read_options(kind: type[Options], values: Mapping[str, object]) -> Options:
    """The options with these values; every other one has its default."""
    known = kind.__struct_fields__
    for name in values:
        if name not in known:
            raise BadOptions(f"there is no option {name!r}; the options are {', '.join(known) or 'none'}")
    try:
        return msgspec.convert(dict(values), kind)
    except (msgspec.ValidationError, ValueError) as error:
        _name_culprit(kind, values)
        raise BadOptions(_reason(error)) from None


def _name_culprit(kind: type[Struct], values: Mapping[str, object]) -> None:
    """Refuse the first option whose value its type does not allow; options that only clash together pass."""
    for field in msgspec.structs.fields(kind):
        if field.name in values:
            value = values[field.name]
            try:
                msgspec.convert(value, field.type)
            except msgspec.ValidationError as error:
                raise BadOptions(f"option {field.name!r} cannot be {show_value(value)}: {_reason(error)}") from None


def _reason(error: Exception) -> str:
    return str(error).split(" - at ")[0]


def read_option_texts(kind: type[Options], texts: Mapping[str, str]) -> Options:
    """The same from texts, as a command line or a record gives them: JSON values, or a bare word for a string."""
    types = {field.name: field.type for field in msgspec.structs.fields(kind)}
    return read_options(kind, {name: _meant(types.get(name), text) for name, text in texts.items()})


def _meant(kind: object, text: str) -> object:
    """What a text means for an option: a word like 9.1 is a number only where a number can stand."""
    value = _value(text)
    return text if kind is not None and not _fits(value, kind) and _fits(text, kind) else value


def _fits(value: object, kind: object) -> bool:
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return False
    return True


def changed_options(options: Struct) -> dict[str, object]:
    """Only what differs from the defaults, in the order of the declaration."""
    plain = type(options)()
    return {
        name: getattr(options, name)
        for name in options.__struct_fields__
        if getattr(options, name) != getattr(plain, name)
    }


def show_value(value: object) -> str:
    """An option's value as its text: a bare word where that is read back as the same, else JSON."""
    bare = isinstance(value, str) and value == one_line(value) and _value(value) == value
    return str(value) if bare else msgspec.json.encode(value).decode()


def _value(text: str) -> object:
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return text
