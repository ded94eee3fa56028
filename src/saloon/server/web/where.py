"""Where a match is run, for the proxy in front of several houses: it asks before it passes a WebSocket on."""

from __future__ import annotations

from typing import Final
from urllib.parse import quote

import structlog
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from saloon.server.cluster.ownership import Ownership
from saloon.server.lobby.tables import TableRegistry

log = structlog.get_logger()

REDIRECT: Final = "X-Accel-Redirect"  # nginx goes on there, in a location that nobody reaches from outside


class Where:
    """The route of the proxy's question."""

    def __init__(self, house: TableRegistry, ownership: Ownership) -> None:
        self._house = house
        self._ownership = ownership

    def routes(self) -> list[BaseRoute]:
        """None in a house that runs all matches, or to which others hand connections over."""
        asked = not self._ownership.alone and not self._ownership.address.startswith("/")
        return [Route("/where/{match}", self.where)] if asked else []

    async def where(self, request: Request) -> Response:
        """Send the proxy to the house that runs a match; 503 if another house may know sooner."""
        match = request.path_params["match"]
        try:
            address = await self._ownership.whereabouts(match, stands=self._house.stands(match))
        except Exception:  # whatever keeps it from the database
            log.exception("it could not be found out where a match is run")
            address = None
        if address is None:
            return Response(status_code=503, headers={"Cache-Control": "no-store"})
        return Response(headers={REDIRECT: f"/@/{address}/ws/{quote(match, safe='')}", "Cache-Control": "no-store"})
