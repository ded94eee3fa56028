"""The routes under /api except /api/me and /api/rooms: games, rules, matches, records, replays, ladders, health."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from typing import Final

import msgspec
import segno
import structlog
from prometheus_client import generate_latest
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from saloon.kernel import BadQuestion, BadRecord, Game, Refusal, Unplayable, games, read_rulebook
from saloon.locales import LANGUAGES
from saloon.server.common import metrics
from saloon.server.common.fair_queue import URGENT, USUAL
from saloon.server.common.job_queue import Asker
from saloon.server.common.limits import Buckets
from saloon.server.common.network import link_for_others
from saloon.server.common.quotas import Quotas
from saloon.server.lobby.guests import Guests
from saloon.server.lobby.new_match import NewMatch
from saloon.server.lobby.record_import import TooLarge, import_record
from saloon.server.lobby.room_guesses import RoomGuesses
from saloon.server.lobby.rooms import Rooms
from saloon.server.lobby.tables import TableRegistry
from saloon.server.records.analysis import Analysis
from saloon.server.records.analysis_jobs import (
    NoPage,
    Unwieldy,
    answer,
    read_brought,
    write_check,
    write_hindsight,
    write_record,
    write_replay,
    write_views,
)
from saloon.server.store import MatchRow, Store
from saloon.server.table.ladder import Ladders
from saloon.server.web.account import Account
from saloon.server.web.answers import Link, Opened, game_info
from saloon.server.web.compressed import packed
from saloon.server.web.opening import ENTRY, kilobytes, opened
from saloon.server.web.requests import (
    Handler,
    Problem,
    Question,
    address_of,
    guarded,
    json,
    personal,
    read_body,
    read_json,
)
from saloon.server.web.room_routes import RoomRoutes
from saloon.server.web.visitors import Visitors

BURST: Final = 5  # seconds of requests that an address may save up
VIEW: Final = 64 * 1024  # bytes of a view about which something is asked
log = structlog.get_logger()


class Api:
    """The routes under /api."""

    def __init__(
        self,
        house: TableRegistry,
        guests: Guests,
        store: Store,
        analysis: Analysis,
        quotas: Quotas,
        network_port: int | None = None,
    ) -> None:
        self._house = house
        self._guests = guests
        self._store = store
        self._analysis = analysis
        self._ladders = Ladders(store, analysis.quick)
        self._visitors = Visitors(store, guests, quotas)
        rooms = Rooms(store, house)
        self._account = Account(house, guests, store, self._visitors, rooms)
        self._rooms = RoomRoutes(rooms, store, self._visitors, RoomGuesses(quotas.allowance.codes))
        self._network_port = network_port

    def routes(self, rate: float) -> list[BaseRoute]:
        """All routes."""
        addresses = Buckets(rate, rate * BURST)
        table: list[tuple[str, str, Handler]] = [
            ("GET", "/api/games", self.games),
            ("GET", "/api/rules/{game}/{language}", self.rules),
            ("GET", "/api/atlas/{game}", self.catalog),
            ("POST", "/api/answers/{game}", self.answer),
            *self._account.routes(),
            *self._rooms.routes(),
            ("GET", "/api/ladders/{game}", self.ladders),
            ("POST", "/api/matches", self.create),
            ("GET", "/api/matches/{match}/record", self.record),
            ("GET", "/api/matches/{match}/replay", self.replay),
            ("GET", "/api/matches/{match}/replay/views/{page:int}", self.views),
            ("GET", "/api/matches/{match}/coach", self.coach),
            ("GET", "/api/matches/{match}/check", self.check),
            ("POST", "/api/records", self.bring),
            ("GET", "/api/link", self.link),
            ("GET", "/api/qr", self.qr),
            ("GET", "/healthz", self.health),
            ("GET", "/metrics", self.metrics),
            ("GET", "/api/{path:path}", self.nothing),  # nor is it the page, which answers to every other path
        ]
        unreachable = self._store.unreachable
        return [
            Route(path, guarded(handler, addresses, unreachable), methods=[method]) for method, path, handler in table
        ]

    async def nothing(self, _request: Request) -> Response:
        """What does not exist."""
        raise Problem(404, "failed-not-found")

    async def games(self, _request: Request) -> Response:
        """What can be played."""
        return json([game_info(name) for name in games()])

    async def rules(self, request: Request) -> Response:
        """The rules of a game, chapter by chapter."""
        language = request.path_params["language"]
        if language not in LANGUAGES:
            raise Problem(404, "failed-not-found")
        return json(read_rulebook(game_of(request).folder, language))

    async def catalog(self, request: Request) -> Response:
        """What there is to know of a game before it is played."""
        catalog = game_of(request).catalog
        if catalog is None:
            raise Problem(404, "failed-not-found")
        return json(catalog.open())

    async def answer(self, request: Request) -> Response:
        """What a view tells about a question of its game."""
        game = game_of(request)
        asked = await read_json(request, Question)
        if len(asked.view) > VIEW:
            raise Problem(413, "failed-too-large")
        asker = Asker(address_of(request))
        try:
            found = await self._analysis.quick.do(asker, answer, game.id, bytes(asked.view), asked.question)
        except (BadQuestion, msgspec.MsgspecError) as error:
            raise Problem(400, "failed-unreadable", str(error)) from None
        return Response(found, media_type="application/json")

    async def ladders(self, request: Request) -> Response:
        """How people stand in the ranked matches of a game."""
        guest = await self._visitors.known(request)
        return personal(await self._ladders.of(game_of(request).id, None if guest is None else guest.id))

    async def create(self, request: Request) -> Response:
        """Open a match."""
        guest = await self._visitors.guest(request)
        wanted = await read_json(request, NewMatch)
        await self._visitors.let_in(request, "matches", guest)
        if wanted.fork is not None:
            await self._visitors.let_in(request, "kilobytes", guest, kilobytes(wanted.fork.moves * ENTRY))
        return await opened(self._house.create(wanted, guest.id, guest.name))

    async def record(self, request: Request) -> Response:
        """The record of a finished match, as a file."""
        row = await self._finished(request)
        response = packed(request, await self._study(request, row, write_record), "text/plain; charset=utf-8")
        response.headers["Content-Disposition"] = f'attachment; filename="{row.game}-{row.id}.saloon"'
        return response

    async def replay(self, request: Request) -> Response:
        """A finished match, position by position."""
        return packed(request, await self._study(request, await self._finished(request), write_replay))

    async def views(self, request: Request) -> Response:
        """What everybody saw at some positions of a finished match."""
        page = request.path_params["page"]
        return packed(request, await self._study(request, await self._finished(request), write_views, page))

    async def coach(self, request: Request) -> Response:
        """What a critic or a coach says of a finished match."""
        return packed(request, await self._study(request, await self._finished(request), write_hindsight))

    async def check(self, request: Request) -> Response:
        """Draw nature's moves of a finished match again and compare."""
        return packed(request, await self._study(request, await self._finished(request), write_check))

    async def bring(self, request: Request) -> Response:
        """Bring a record along, to look at it here."""
        guest = await self._visitors.guest(request)
        body = await read_body(request)
        await self._visitors.let_in(request, "records", guest)
        await self._visitors.let_in(request, "kilobytes", guest, kilobytes(len(body)))
        try:
            record, ranks = await self._analysis.quick.do(Asker(address_of(request)), read_brought, body.decode())
            return json(Opened(await import_record(self._store, record, ranks, guest.id)), 201)
        except UnicodeDecodeError as error:
            raise Problem(400, "failed-bad-record", str(error), 1, Refusal("", "record-none")) from None
        except BadRecord as error:
            raise Problem(400, "failed-bad-record", str(error), error.line, *error.refusals) from None
        except TooLarge:
            raise Problem(413, "failed-too-large") from None

    async def link(self, request: Request) -> Response:
        """The house's address for others, who cannot reach it as `localhost`."""
        return json(Link(self._link(request, request.url.scheme)))

    async def qr(self, request: Request) -> Response:
        """A link of this house as a QR code; with `tls` as it will be once the house is opened with https."""
        path = request.query_params.get("path", "/")
        link = self._link(request, "https" if "tls" in request.query_params else request.url.scheme)
        if not path.startswith("/") or len(path) > 100 or len(link) > 300:
            raise Problem(400, "failed-unreadable")
        code = segno.make(f"{link}{path}", micro=False)
        picture = BytesIO()
        code.save(picture, kind="svg", scale=4, border=2, light="#fff", xmldecl=False)
        return Response(picture.getvalue(), media_type="image/svg+xml")

    async def health(self, _request: Request) -> Response:
        """Whether the house works, disk included."""
        try:
            well = await self._store.ready()
        except Exception:  # whatever keeps it from its disk
            log.exception("the house is not well")
            well = False
        return json({"well": well, "tables": self._house.tables}, 200 if well else 503)

    async def metrics(self, _request: Request) -> Response:
        """Counters for Prometheus."""
        metrics.TABLES.set(self._house.tables)
        return Response(generate_latest(), media_type="text/plain; version=0.0.4")

    async def _finished(self, request: Request) -> MatchRow:
        """The match that a path names, if it is over."""
        row = await self._store.match(request.path_params["match"])
        if row is None or row.phase != "over":
            raise Problem(404, "failed-not-over")
        return row

    async def _study(self, request: Request, row: MatchRow, work: Callable[..., bytes], *details: int) -> bytes:
        """What is worked out of a finished match; those who played it come first."""
        guest = await self._visitors.known(request)
        own = guest is not None and any(seat.guest == guest.id for seat in row.seats)
        asker = Asker(address_of(request), URGENT if own else USUAL)
        try:
            return await self._analysis.of(row, asker, work, *details)
        except Unplayable:  # the rules of today do not lead through it
            raise Problem(409, "failed-other-rules", f"played under rules {row.rules} of {row.game}") from None
        except NoPage:
            raise Problem(404, "failed-not-found") from None
        except Unwieldy:
            raise Problem(413, "failed-too-large") from None

    def _link(self, request: Request, scheme: str) -> str:
        return link_for_others(scheme, request.headers.get("host", ""), self._network_port)


def game_of(request: Request) -> Game:
    """The game that a path names."""
    game = games().get(request.path_params["game"])
    if game is None:
        raise Problem(404, "failed-not-found")
    return game
