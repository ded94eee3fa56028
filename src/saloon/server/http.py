"""What the page asks by HTTP: who one is, what can be played, new matches, records and replays."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from io import BytesIO
from typing import Annotated, TypeVar

import msgspec
import segno
from msgspec import Meta, Struct
from prometheus_client import generate_latest
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from saloon.bots.figures import bot_figures
from saloon.bots.registry import find_bot, ranked_bots
from saloon.kernel import (
    BadQuestion,
    BadRecord,
    OptionInfo,
    check_record,
    describe_options,
    find_coach,
    find_game,
    games,
    read_record,
    read_rules,
)
from saloon.locales import LANGUAGES
from saloon.server import metrics
from saloon.server.guests import COOKIE, Guests
from saloon.server.hindsights import Hindsights
from saloon.server.house import BadRequest, House, Name, NewMatch, NoGhost
from saloon.server.ladder import ladders
from saloon.server.limits import Buckets
from saloon.server.luck import BadLuck
from saloon.server.modes import ModeInfo, describe_modes
from saloon.server.network import link_for_others
from saloon.server.replays import open_replay
from saloon.server.store import GuestRow, MatchRow, Store
from saloon.server.verify import check_chance

LARGEST = 256 * 1024  # bytes of a request
Body = TypeVar("Body")
Handler = Callable[[Request], Awaitable[Response]]


class Naming(Struct, frozen=True, forbid_unknown_fields=True):
    """The name of a guest."""

    name: Name


class Code(Struct, frozen=True, forbid_unknown_fields=True):
    """A recovery code."""

    code: Annotated[str, Meta(min_length=4, max_length=24)]


class Question(Struct, frozen=True, forbid_unknown_fields=True):
    """A question about a view, as a frame or a replay gave it."""

    view: msgspec.Raw
    question: Annotated[str, Meta(max_length=100)]


class Problem(Exception):  # noqa: N818
    """A request is refused with a status, a message's id and, for programmers, a reason."""

    def __init__(self, status: int, error: str, reason: str = "") -> None:
        super().__init__(error)
        self.status = status
        self.error = error
        self.reason = reason


class BotInfo(Struct, frozen=True):
    """A bot of a game, the weakest first."""

    name: str
    level: int
    figures: dict[str, float]  # measured, by their names; the benchmark writes them


class GameInfo(Struct, frozen=True):
    """What the page must know of a game before it is played."""

    id: str
    rules: int
    fewest: int
    most: int
    options: list[OptionInfo]
    modes: list[ModeInfo]  # of its races; none in a game without
    bots: list[BotInfo]
    coach: bool  # whether there is one
    interrupts: bool  # whether people are asked out of turn, so that a window makes sense


class MatchInfo(Struct, frozen=True):
    """One of a guest's matches."""

    match: str
    game: str
    phase: str
    created: int
    names: list[str]
    yours: list[int]
    waiting: bool  # whether the match waits for the guest's move


class Me(Struct, frozen=True):
    """Who one is, and what one has been playing."""

    name: str | None
    matches: list[MatchInfo]


class Opened(Struct, frozen=True):
    """A match was opened."""

    match: str


class Link(Struct, frozen=True):
    """An address of the house."""

    link: str


class Checked(Struct, frozen=True):
    """Whether nature's moves are those that the secret and the nonces give; `checked` is False if none were known."""

    true: bool
    checked: bool
    reason: str


class Trouble(Struct, frozen=True):
    """Why a request is refused: a message's id and, for programmers, a reason."""

    error: str
    reason: str


def json(value: object, status: int = 200) -> Response:
    """An answer as JSON."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def guarded(handler: Handler, addresses: Buckets) -> Handler:
    """Refusals in one shape, and not too many requests from one address."""

    async def answer(request: Request) -> Response:
        if not addresses.take(request.client.host if request.client else ""):
            return json(Trouble("failed-too-fast", ""), 429)
        try:
            return await handler(request)
        except Problem as problem:
            return json(Trouble(problem.error, problem.reason), problem.status)

    return answer


async def read_body(request: Request) -> bytes:
    """The body of a request, if it is not too large."""
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > LARGEST:
            raise Problem(413, "failed-too-large")
    return body


async def read_json(request: Request, kind: type[Body]) -> Body:
    """The body as a Struct."""
    try:
        return msgspec.json.decode(await read_body(request), type=kind)
    except msgspec.MsgspecError as error:
        raise Problem(400, "failed-unreadable", str(error)) from None


class Api:
    """The routes under /api."""

    def __init__(
        self, house: House, guests: Guests, store: Store, hindsights: Hindsights, network_port: int | None = None
    ) -> None:
        self._house = house
        self._guests = guests
        self._store = store
        self._hindsights = hindsights
        self._network_port = network_port

    def routes(self, rate: float) -> list[BaseRoute]:
        """All routes."""
        addresses = Buckets(rate, rate * 5)
        table: list[tuple[str, str, Handler]] = [
            ("GET", "/api/games", self.games),
            ("GET", "/api/rules/{game}/{language}", self.rules),
            ("GET", "/api/atlas/{game}", self.atlas),
            ("POST", "/api/answers/{game}", self.answer),
            ("GET", "/api/me", self.me),
            ("POST", "/api/me", self.name_me),
            ("DELETE", "/api/me", self.forget_me),
            ("POST", "/api/me/code", self.new_code),
            ("POST", "/api/recover", self.recover),
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
        game = games().get(request.path_params["game"])
        language = request.path_params["language"]
        if game is None or language not in LANGUAGES:
            raise Problem(404, "failed-not-found")
        return json(read_rules(game.folder, language))

    async def atlas(self, request: Request) -> Response:
        """What there is to know of a game before it is played."""
        game = games().get(request.path_params["game"])
        atlas = None if game is None else game.atlas()
        if atlas is None:
            raise Problem(404, "failed-not-found")
        return json(atlas)

    async def answer(self, request: Request) -> Response:
        """What a view tells about a question of its game."""
        game = games().get(request.path_params["game"])
        if game is None:
            raise Problem(404, "failed-not-found")
        asked = await read_json(request, Question)
        try:
            view = msgspec.json.decode(asked.view, type=game.View)
            return json(await asyncio.to_thread(game.answer, view, asked.question))
        except (BadQuestion, msgspec.MsgspecError) as error:
            raise Problem(400, "failed-unreadable", str(error)) from None

    async def me(self, request: Request) -> Response:
        """Who one is."""
        guest = await self._guests.find(request.headers.get("cookie", ""))
        if guest is None:
            return json(Me(None, []))
        await self._guests.greet(guest)
        rows = await self._store.matches_of(guest.id)
        movers = [await self._house.to_move(row) for row in rows]
        found = [match_info(row, guest.id, to_move) for row, to_move in zip(rows, movers, strict=True)]
        return self._welcome(request, guest, found)

    async def name_me(self, request: Request) -> Response:
        """Give oneself a name; that is all it takes to be a guest."""
        naming = await read_json(request, Naming)
        name = " ".join(naming.name.split())
        if not name.isprintable() or not name:
            raise Problem(400, "failed-bad-name")
        known = await self._guests.find(request.headers.get("cookie", ""))
        guest = await self._guests.name(known, name)
        if known is not None and known.name != name:
            await self._house.rename(known.id, known.name, name)
        return self._welcome(request, guest)

    async def forget_me(self, request: Request) -> Response:
        """Erase oneself."""
        await self._house.forget((await self._guest(request)).id)
        response = json(Me(None, []))
        response.delete_cookie(COOKIE)
        return response

    async def new_code(self, request: Request) -> Response:
        """A code to come back with on another device."""
        return json(Code(await self._guests.new_code(await self._guest(request))))

    async def recover(self, request: Request) -> Response:
        """Come back with a code."""
        guest = await self._guests.recover((await read_json(request, Code)).code)
        if guest is None:
            raise Problem(404, "failed-no-such-code")
        return self._welcome(request, guest)

    async def ladders(self, request: Request) -> Response:
        """How people stand in the ranked matches of a game."""
        game = games().get(request.path_params["game"])
        if game is None:
            raise Problem(404, "failed-not-found")
        guest = await self._guests.find(request.headers.get("cookie", ""))
        return json(ladders(await self._store.results(game.id), None if guest is None else guest.id))

    async def create(self, request: Request) -> Response:
        """Open a match."""
        guest = await self._guest(request)
        wanted = await read_json(request, NewMatch)
        try:
            return json(Opened(await self._house.create(wanted, guest.id, guest.name)), 201)
        except NoGhost as error:
            raise Problem(400, "failed-no-ghost", str(error)) from None
        except BadRequest as error:
            raise Problem(400, "failed-bad-match", str(error)) from None

    async def record(self, request: Request) -> Response:
        """The record of a finished match, as a file."""
        match = request.path_params["match"]
        record = await self._house.record(match)
        if record is None:
            raise Problem(404, "failed-not-over")
        name = f'attachment; filename="{record.game}-{match}.saloon"'
        return PlainTextResponse(str(record), headers={"Content-Disposition": name})

    async def replay(self, request: Request) -> Response:
        """A finished match, position by position."""
        record = await self._house.record(request.path_params["match"])
        if record is None:
            raise Problem(404, "failed-not-over")
        return json(open_replay(record))

    async def coach(self, request: Request) -> Response:
        """What a critic or a coach says of a finished match."""
        match = request.path_params["match"]
        record = await self._house.record(match)
        if record is None:
            raise Problem(404, "failed-not-over")
        return Response(await self._hindsights.on(match, record), media_type="application/json")

    async def check(self, request: Request) -> Response:
        """Draw nature's moves of a finished match again and compare."""
        record = await self._house.record(request.path_params["match"])
        if record is None:
            raise Problem(404, "failed-not-over")
        text = str(record)
        try:
            checked = check_chance(read_record(text), check_record(text), find_game(record.game))
        except (BadRecord, BadLuck) as error:
            return json(Checked(False, True, str(error)))
        return json(Checked(True, checked, ""))

    async def bring(self, request: Request) -> Response:
        """Bring a record along, to look at it here."""
        guest = await self._guest(request)
        try:
            text = (await read_body(request)).decode()
            return json(Opened(await self._house.bring(text, guest.id)), 201)
        except (BadRecord, UnicodeDecodeError) as error:
            raise Problem(400, "failed-bad-record", str(error)) from None

    async def link(self, request: Request) -> Response:
        """The house's address for others, who cannot reach it as `localhost`."""
        return json(Link(self._link(request)))

    async def qr(self, request: Request) -> Response:
        """A link of this house as a QR code."""
        path = request.query_params.get("path", "/")
        if not path.startswith("/") or len(path) > 100:
            raise Problem(400, "failed-unreadable")
        code = segno.make(f"{self._link(request)}{path}", micro=False)
        picture = BytesIO()
        code.save(picture, kind="svg", scale=4, border=2, light="#fff", xmldecl=False)
        return Response(picture.getvalue(), media_type="image/svg+xml")

    async def health(self, _request: Request) -> Response:
        """Whether the house works, disk included."""
        return json({"well": await self._store.ready(), "tables": self._house.tables})

    async def metrics(self, _request: Request) -> Response:
        """Counters for Prometheus."""
        metrics.TABLES.set(self._house.tables)
        return Response(generate_latest(), media_type="text/plain; version=0.0.4")

    def _link(self, request: Request) -> str:
        return link_for_others(request.url.scheme, request.headers.get("host", ""), self._network_port)

    async def _guest(self, request: Request) -> GuestRow:
        guest = await self._guests.find(request.headers.get("cookie", ""))
        if guest is None:
            raise Problem(401, "failed-no-name")
        return guest

    def _welcome(self, request: Request, guest: GuestRow, matches: list[MatchInfo] | None = None) -> Response:
        response = json(Me(guest.name, matches or []))
        self._guests.keep(response, guest, request.url.scheme == "https")
        return response


def game_info(name: str) -> GameInfo:
    """What the page must know of a game."""
    game = find_game(name)
    bots = [BotInfo(bot, find_bot(game, bot).level, bot_figures(game, bot)) for bot in reversed(ranked_bots(game))]
    return GameInfo(
        id=game.id,
        rules=game.rules_version,
        fewest=game.seats.start,
        most=game.seats.stop - 1,
        options=describe_options(game.Options),
        modes=describe_modes(game),
        bots=bots,
        coach=find_coach(game) is not None,
        interrupts=game.interruptible,
    )


def match_info(row: MatchRow, guest: str, to_move: list[int]) -> MatchInfo:
    """A match in the list of its guest."""
    yours = [seat.seat for seat in row.seats if seat.guest == guest]
    return MatchInfo(
        match=row.id,
        game=row.game,
        phase=row.phase,
        created=row.created,
        names=[seat.name for seat in row.seats],
        yours=yours,
        waiting=any(seat in yours for seat in to_move),
    )
