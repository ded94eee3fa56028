"""docs/protocol.md names everything that travels: no client is surprised."""

from __future__ import annotations

from pathlib import Path
from typing import get_args
from unittest.mock import Mock

import pytest
from starlette.routing import Route

from saloon.server import wire
from saloon.server.transport.framing import TOO_FAST
from saloon.server.transport.slow_reader import TOO_SLOW
from saloon.server.web import gateway
from saloon.server.web.http import Api

DOCUMENT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
TABLE = DOCUMENT[DOCUMENT.index("## The table's WebSocket") :]
MESSAGES = [*get_args(wire.FromBrowser), *get_args(wire.ToBrowser)]
CODES = [gateway.NO_TABLE, gateway.BAD_ORIGIN, gateway.TOO_MANY, TOO_FAST, gateway.UNREADABLE, TOO_SLOW]


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: message.__name__)
def test_every_message_is_named(message: type[wire.Message]) -> None:
    assert f"`{message.__struct_config__.tag}`" in TABLE


@pytest.mark.parametrize("message", [wire.Frame, *get_args(wire.FromBrowser)], ids=lambda message: message.__name__)
def test_every_field_of_a_frame_and_of_every_command_is_named(message: type[wire.Message]) -> None:
    assert [field for field in message.__struct_fields__ if f"`{field}`" not in TABLE] == []


@pytest.mark.parametrize("code", CODES)
def test_every_end_of_a_line_is_explained(code: int) -> None:
    assert f"| {code} |" in TABLE


def test_every_request_is_listed() -> None:
    routes = [route for route in Api(*[Mock()] * 5).routes(1.0) if isinstance(route, Route)]  # never asked
    paths = [
        route.path.replace("{match}", "ID")
        .replace("{code}", "CODE")
        .replace("{game}", "GAME")
        .replace("{language}", "LANGUAGE")
        .replace("{page:int}", "N")
        for route in routes
        if route.path != "/api/{path:path}"  # whatever is not listed is not there
    ]
    assert [path for path in paths if path not in TABLE] == []
