"""The house's web application: its rooms put together, and the headers that keep it safe."""

from __future__ import annotations

import asyncio
import gc
import re
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Final

from msgspec import Struct
from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from saloon.server.guests import Guests
from saloon.server.hindsights import Hindsights
from saloon.server.house import House
from saloon.server.housekeeping import Housekeeping, Keeping
from saloon.server.http import Api
from saloon.server.quotas import Allowance, Quotas
from saloon.server.raceclock import RaceTimes
from saloon.server.store import Store
from saloon.server.table import Tools
from saloon.server.thinkers import Thinkers
from saloon.server.ws import Lines, Reception

STATIC: Final = Path(__file__).parent / "static"
CSP: Final = "Content-Security-Policy"
HEADERS: Final = {
    CSP: (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    ),
    # Together the two isolate the page, and only an isolated page's clock is as fine as a race needs.
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(self), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
# The worker that reads hands runs WebAssembly; it sees nothing of the page, and the page itself may not.
READER: Final = re.compile(r"reader\.worker-[\w-]+\.js")
READER_CSP: Final = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"


class Settings(Struct, frozen=True):
    """How a house is run."""

    data: Path
    pace: float = 0.7
    patience: float = 45.0
    keeping: Keeping = Keeping()  # for how long things are kept
    allowance: Allowance = Allowance()  # what a guest and an address may bring in an hour
    request_rate: float = 20.0  # requests a second from one address
    message_rate: float = 40.0  # messages a second on one line
    thinkers: int | None = None
    race: RaceTimes = RaceTimes()
    network_port: int | None = None  # where others in the network find the house
    looked_through: bool = False  # whether the whole file was looked through for damage


class SafeHeaders:
    """Adds the headers to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        if scope["type"] != "http":  # the life of the application
            await self._app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update({key: value for key, value in HEADERS.items() if key not in headers})
            await send(message)

        await self._app(scope, receive, with_headers)


def make_app(settings: Settings) -> Reception:
    """The application, which opens its store when it starts."""

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        store = await Store.open(settings.data)
        tools = Tools(store, Thinkers(settings.thinkers), settings.pace, settings.patience, settings.race)
        house, hindsights = House(tools), Hindsights()
        guests = Guests(store, await store.key())
        reception.lines = Lines(house, guests, settings.message_rate)
        api = Api(house, guests, store, hindsights, Quotas(settings.allowance), settings.network_port)
        app.router.routes[:] = [*api.routes(settings.request_rate), *page_routes()]
        house.open()
        chores = [asyncio.create_task(Housekeeping(house, store, settings.keeping).go_on())]
        if not settings.looked_through:
            chores.append(asyncio.create_task(store.look_through()))
        collect_rarely()
        try:
            yield
        finally:
            for chore in chores:
                chore.cancel()
            await house.close()
            tools.thinkers.close()
            hindsights.close()
            await store.close()

    middleware = [Middleware(SafeHeaders), Middleware(GZipMiddleware, minimum_size=1000)]
    reception = Reception(Starlette(lifespan=life, middleware=middleware))
    return reception


def collect_rarely() -> None:
    """Look for cyclic garbage seldom: a match leaves hardly any, and each look holds up every table."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def page_routes() -> list[Route | Mount]:
    """The page: its assets never change under their names; every other path is the page itself."""
    if not (STATIC / "index.html").exists():
        return [Route("/{path:path}", no_page)]
    return [
        Mount("/assets", Assets(directory=STATIC / "assets")),
        Route("/{path:path}", partial(page, frozenset(file.name for file in STATIC.iterdir() if file.is_file()))),
    ]


class Assets(StaticFiles):
    """Files whose names carry their content's fingerprint."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        """May be kept for ever; what was compressed when the page was built is sent as it lies there."""
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]  # passed on as it came
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        name = Path(str(args[0])).name
        if name.endswith(".gz"):
            response.headers["Content-Encoding"] = "gzip"
        if READER.fullmatch(name):
            response.headers[CSP] = READER_CSP
        return response


async def page(files: Collection[str], request: Request) -> Response:
    """A file of the page's root, or the page, which finds its way by the path."""
    path = request.path_params["path"]
    return FileResponse(STATIC / (path if path in files else "index.html"), headers={"Cache-Control": "no-cache"})


async def no_page(_request: Request) -> Response:
    """The page was not built with this install."""
    return PlainTextResponse("The page was not built: run `make web`.\n", 503)
