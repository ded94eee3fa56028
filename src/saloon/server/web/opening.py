"""Answers whoever opens a match: with its id, or with why it cannot be."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Final

from starlette.responses import Response

from saloon.server.common.names import BadName
from saloon.server.lobby.new_match import BadRequest, NoGhost
from saloon.server.web.answers import Opened
from saloon.server.web.requests import Problem, json

ENTRY: Final = 32  # bytes that a move takes in the store, about


async def opened(match: Awaitable[str]) -> Response:
    """The answer once the match is stored."""
    try:
        return json(Opened(await match), 201)
    except NoGhost as error:
        raise Problem(400, "failed-no-ghost", str(error)) from None
    except BadName as error:
        raise Problem(400, "failed-bad-name", str(error)) from None
    except BadRequest as error:
        raise Problem(400, "failed-bad-match", str(error)) from None


def kilobytes(size: int) -> int:
    """How much that counts, in whole ones."""
    return size // 1024 + 1
