"""What the page asks by HTTP beside who one is: what can be played, new matches, records and replays."""

from __future__ import annotations

import asyncio
from io import BytesIO
from typing import Final

import msgspec
import segno
import structlog
from prometheus_client import generate_latest
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from saloon.kernel import (
    BadQuestion,
    BadRecord,
    Game,
    Record,
    Refusal,
    check_record,
    find_game,
    games,
    read_record,
    read_rules,
)
from saloon.locales import LANGUAGES
from saloon.server import metrics
from saloon.server.account import Account
from saloon.server.answers import Checked, Link, Opened, game_info
from saloon.server.archive import TooLarge, keep_record, record_of
from saloon.server.door import Door
from saloon.server.guests import Guests
from saloon.server.hindsights import Hindsights
from saloon.server.house import House
from saloon.server.ladder import ladders
from saloon.server.limits import Buckets
from saloon.server.luck import BadLuck
from saloon.server.names import BadName
from saloon.server.network import link_for_others
from saloon.server.quotas import Quotas
from saloon.server.replays import open_replay
from saloon.server.requests import Handler, Problem, Question, guarded, json, personal, read_body, read_json
from saloon.server.store import Store
from saloon.server.verify import check_chance
from saloon.server.wishes import BadRequest, NewMatch, NoGhost

ENTRY: Final = 32  # bytes that a move takes in the store, about
log = structlog.get_logger()


class Api:
    """The routes under /api."""

    def __init__(
        self,
        house: House,
        guests: Guests,
        store: Store,
        hindsights: Hindsights,
        quotas: Quotas,
        network_port: int | None = None,
    ) -> None:
        self._house = house
        self._guests = guests
        self._store = store
        self._hindsights = hindsights
        self._door = Door(store, guests, quotas)
        self._account = Account(house, guests, store, self._door)
        self._network_port = network_port

    def routes(self, rate: float) -> list[BaseRoute]:
        """All routes."""
        addresses = Buckets(rate, rate * 5)
        table: list[tuple[str, str, Handler]] = [
            ("GET", "/api/games", self.games),
            ("GET", "/api/rules/{game}/{language}", self.rules),
            ("GET", "/api/atlas/{game}", self.atlas),
            ("POST", "/api/answers/{game}", self.answer),
            *self._account.routes(),
            ("GET", "/api/ladders/{game}", self.ladders),
            ("POST", "/api/matches", self.create),
            ("GET", "/api/matches/{match}/record", self.record),
            ("GET", "/api/matches/{match}/replay", self.replay),
            ("GET", "/api/matches/{match}/coach", self.coach),
            ("GET", "/api/matches/{match}/check", self.check),
            ("POST", "/api/records", self.bring),
            ("GET", "/api/link", self.link),
            ("GET", "/api/qr", self.qr),
            ("GET", "/healthz", self.health),
            ("GET", "/metrics", self.metrics),
            ("GET", "/api/{path:path}", self.nothing),  # nor is it the page, which answers to every other path
        ]
        return [Route(path, guarded(handler, addresses), methods=[method]) for method, path, handler in table]

    async def nothing(self, _request: Request) -> Response:
        """What does not exist."""
        raise Problem(404, "failed-not-found")

    async def games(self, _request: Request) -> Response:
        """What can be played."""
        return json([game_info(name) for name in games()])

    async def rules(self, request: Request) -> Response:
        """The rules of a game, by their ids."""
        language = request.path_params["language"]
        if language not in LANGUAGES:
            raise Problem(404, "failed-not-found")
        return json(read_rules(game_of(request).folder, language))

    async def atlas(self, request: Request) -> Response:
        """What there is to know of a game before it is played."""
        atlas = game_of(request).atlas()
        if atlas is None:
            raise Problem(404, "failed-not-found")
        return json(atlas)

    async def answer(self, request: Request) -> Response:
        """What a view tells about a question of its game."""
        game = game_of(request)
        asked = await read_json(request, Question)
        try:
            view = msgspec.json.decode(asked.view, type=game.View)
            return json(await asyncio.to_thread(game.answer, view, asked.question))
        except (BadQuestion, msgspec.MsgspecError) as error:
            raise Problem(400, "failed-unreadable", str(error)) from None

    async def ladders(self, request: Request) -> Response:
        """How people stand in the ranked matches of a game."""
        guest = await self._door.known(request)
        results = await self._store.results(game_of(request).id)
        return personal(ladders(results, None if guest is None else guest.id))

    async def create(self, request: Request) -> Response:
        """Open a match."""
        guest = await self._door.guest(request)
        wanted = await read_json(request, NewMatch)
        self._door.let_in(request, "matches", guest)
        if wanted.fork is not None:
            self._door.let_in(request, "kilobytes", guest, kilobytes(wanted.fork.moves * ENTRY))
        try:
            return json(Opened(await self._house.create(wanted, guest.id, guest.name)), 201)
        except NoGhost as error:
            raise Problem(400, "failed-no-ghost", str(error)) from None
        except BadName as error:
            raise Problem(400, "failed-bad-name", str(error)) from None
        except BadRequest as error:
            raise Problem(400, "failed-bad-match", str(error)) from None

    async def record(self, request: Request) -> Response:
        """The record of a finished match, as a file."""
        record = await self._record(request)
        name = f'attachment; filename="{record.game}-{request.path_params["match"]}.saloon"'
        return PlainTextResponse(str(record), headers={"Content-Disposition": name})

    async def replay(self, request: Request) -> Response:
        """A finished match, position by position."""
        record = await self._playable_record(request)
        return await asyncio.to_thread(lambda: json(open_replay(record)))  # a long one would hold up every table

    async def coach(self, request: Request) -> Response:
        """What a critic or a coach says of a finished match."""
        record = await self._playable_record(request)
        hindsight = await self._hindsights.on(request.path_params["match"], record)
        return Response(hindsight, media_type="application/json")

    async def check(self, request: Request) -> Response:
        """Draw nature's moves of a finished match again and compare."""
        return json(await asyncio.to_thread(check, await self._playable_record(request)))

    async def bring(self, request: Request) -> Response:
        """Bring a record along, to look at it here."""
        guest = await self._door.guest(request)
        body = await read_body(request)
        self._door.let_in(request, "records", guest)
        self._door.let_in(request, "kilobytes", guest, kilobytes(len(body)))
        try:
            text = body.decode()
            return json(Opened(await keep_record(self._store, text, guest.id)), 201)
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

    async def _record(self, request: Request) -> Record:
        """The record of the match that a path names."""
        record = await record_of(self._store, request.path_params["match"])
        if record is None:
            raise Problem(404, "failed-not-over")
        return record

    async def _playable_record(self, request: Request) -> Record:
        """The same, if the rules of today lead through it."""
        record = await self._record(request)
        if record.result is None:
            raise Problem(409, "failed-other-rules", f"played under rules {record.rules} of {record.game}")
        return record

    def _link(self, request: Request, scheme: str) -> str:
        return link_for_others(scheme, request.headers.get("host", ""), self._network_port)


def check(record: Record) -> Checked:
    """Whether everything in a record is as the rules and its luck have it."""
    text = str(record)
    try:
        return Checked(True, check_chance(read_record(text), check_record(text), find_game(record.game)), "")
    except (BadRecord, BadLuck) as error:
        return Checked(False, True, str(error))


def kilobytes(size: int) -> int:
    """How much that counts, in whole ones."""
    return size // 1024 + 1


def game_of(request: Request) -> Game:
    """The game that a path names."""
    game = games().get(request.path_params["game"])
    if game is None:
        raise Problem(404, "failed-not-found")
    return game
