"""Options of a match: a validated Struct per game, each field a named switch with a ruling as its default."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct
from msgspec.inspect import BoolType, IntType, LiteralType, Metadata, NoneType, Type, UnionType, type_info

from saloon.kernel.text import one_line

Options = TypeVar("Options", bound=Struct)
# `Meta(extra=UNASKED)`: set by a rematch, a race mode or for study; players are not asked about it.
UNASKED: Final = {"unasked": True}


class BadOptions(ValueError):  # noqa: N818
    """An option that does not exist, or a value it cannot have."""


class OptionInfo(Struct, frozen=True):
    """An option as a form offers it: a switch, one of a few words, or a number."""

    name: str
    kind: Literal["switch", "choice", "number"]
    default: object
    choices: tuple[str, ...] = ()
    least: int | None = None
    most: int | None = None
    may_lack: bool = False  # whether None is allowed
    needs: dict[str, tuple[str, ...]] = {}  # other options that must have one of these values


def only_with(**needs: tuple[str, ...]) -> Meta:
    """Mark an option that players are asked about only if other options have one of these values."""
    return Meta(extra={"needs": needs})


def describe_options(kind: type[Struct]) -> list[OptionInfo]:
    """The options that players are asked about, in the order of their declaration."""
    info: Any = type_info(kind)
    fields = [field for field in info.fields if not _is_unasked(field.type)]
    return [_describe(field.name, field.default, field.type) for field in fields]


def _is_unasked(type_: Type) -> bool:
    return any(isinstance(part, Metadata) and (part.extra or {}).get("unasked") for part in _parts(type_))


def _parts(type_: Type) -> tuple[Type, ...]:
    return type_.types if isinstance(type_, UnionType) else (type_,)


def _describe(name: str, default: object, type_: Type) -> OptionInfo:
    needs: dict[str, tuple[str, ...]] = {}
    if isinstance(type_, Metadata):
        needs, type_ = (type_.extra or {}).get("needs", {}), type_.type
    parts = _parts(type_)
    may_lack = any(isinstance(part, NoneType) for part in parts)
    match next(part for part in parts if not isinstance(part, NoneType)):
        case BoolType():
            return OptionInfo(name, "switch", default, needs=needs)
        case LiteralType(values):
            choices = tuple(sorted(map(str, values), key=lambda value: value != default))
            return OptionInfo(name, "choice", default, choices=choices, needs=needs)
        case IntType(ge=least, le=most):
            return OptionInfo(name, "number", default, least=least, most=most, may_lack=may_lack, needs=needs)
    raise TypeError(f"option {name!r} is neither a switch nor words nor a number")


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
            if not _fits(value, field.type):
                can_be = " or ".join(map(_in_words, _parts(type_info(field.type))))
                raise BadOptions(f"option {field.name!r} cannot be {show_value(value)}; it can be {can_be}")


def _in_words(type_: Type) -> str:
    """What an option of this type can be."""
    match type_:
        case Metadata(type=inner):
            return " or ".join(map(_in_words, _parts(inner)))
        case NoneType():
            return "null"
        case BoolType():
            return "true or false"
        case LiteralType(values):
            return " or ".join(map(show_value, values))
        case IntType(ge=least, le=most):
            low, high = "" if least is None else f" from {least}", "" if most is None else f" to {most}"
            return f"a whole number{low}{high}"
    return f"a {type(type_).__name__.removesuffix('Type').lower()}"


def _reason(error: Exception) -> str:
    return str(error).split(" - at ")[0]


def read_option_texts(kind: type[Options], texts: Mapping[str, object]) -> Options:
    """The options of these texts, as in a command line or a record: JSON values, or a bare word for a string.

    Values that are not texts are taken as they are.
    """
    types = {field.name: field.type for field in msgspec.structs.fields(kind)}
    meant = {name: _meant(types.get(name), text) if isinstance(text, str) else text for name, text in texts.items()}
    return read_options(kind, meant)


def _meant(kind: object, text: str) -> object:
    """The value that a text stands for: one like 9.1 is a number only if the option can be a number."""
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
