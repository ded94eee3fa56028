"""Reads the views of a replay, as a client does."""

from __future__ import annotations

from itertools import count
from typing import Any

import httpx2


def apply(value: Any, change: Any) -> Any:
    """The value after a change (docs/protocol.md)."""
    if isinstance(change, list):
        if len(change) == 1:
            return change[0]
        at, gone, values = change
        return [*value[:at], *values, *value[at + gone :]]
    if isinstance(value, list):
        return [apply(each, change.get(str(at), {})) for at, each in enumerate(value)]
    return {**value, **{key: apply(value[key], inner) for key, inner in change.items()}} if change else value


def unfold(page: dict[str, Any]) -> list[list[Any]]:
    """The views of all seats at each position of a page."""
    found = [[page["view"], *(apply(page["view"], other) for other in page["others"])]]
    for changes in page["changes"]:
        views = list(found[-1])
        for seats, change in changes:
            for seat in seats:
                views[seat] = apply(views[seat], change)
        found.append(views)
    return found


def all_views(http: httpx2.Client, match: str) -> list[list[Any]]:
    """The views of all seats at each position of a finished match."""
    replay = http.get(f"/api/matches/{match}/replay").raise_for_status().json()
    views: list[list[Any]] = []
    for page in count():
        if len(views) == len(replay["positions"]):
            return views
        told = http.get(f"/api/matches/{match}/replay/views/{page}").raise_for_status().json()
        assert told["first"] == page * replay["page"] == len(views)
        views += unfold(told)
    raise AssertionError
