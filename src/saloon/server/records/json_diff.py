"""Differences between two JSON values, so that views that hardly change are sent as what changed.

A change is `[value]`, which takes the old value's place; `[at, gone, [values]]`, which puts values into a list in the
place of so many at an index; or an object of changes, by the keys of an object or the indices of a list. `{}` is none.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

Change = list[Any] | dict[str, Any]


def change(before: Any, after: Any) -> Change:
    """The change that turns `before` into `after`; values are compared by `==`."""
    if before == after:
        return {}
    if isinstance(before, Struct) and type(before) is type(after):
        return change_of_struct(before, after)
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        return {key: change(before[key], value) for key, value in after.items() if before[key] != value}
    if isinstance(before, list | tuple) and isinstance(after, list | tuple):
        return change_of_list(before, after)
    return [after]


def change_of_struct(before: Struct, after: Struct) -> Change:
    """The same of structs: their fields are compared as they are, for most of them have not changed."""
    config = before.__struct_config__
    if config.array_like or config.omit_defaults:
        return change(msgspec.to_builtins(before), msgspec.to_builtins(after))
    fields = zip(before.__struct_fields__, before.__struct_encode_fields__, strict=True)
    pairs = ((name, getattr(before, field), getattr(after, field)) for field, name in fields)
    return {name: change(old, new) for name, old, new in pairs if old != new}


def change_of_list(before: Sequence[Any], after: Sequence[Any]) -> Change:
    """The change of a list: by places, if its length is the same; else one piece that is replaced."""
    if len(before) == len(after):
        places = enumerate(zip(before, after, strict=True))
        return {str(at): change(old, new) for at, (old, new) in places if old != new}
    shorter = min(len(before), len(after))
    same = next((at for at in range(shorter) if before[at] != after[at]), shorter)
    rest = shorter - same
    tail = next((at for at in range(rest) if before[-1 - at] != after[-1 - at]), rest)
    return [same, len(before) - same - tail, list(after[same : len(after) - tail])]
