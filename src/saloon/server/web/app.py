"""Puts the web application together."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import structlog
from msgspec import Struct
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware

from saloon.kernel import games
from saloon.server.bots.bot_workers import BotWorkers
from saloon.server.cluster.opening import open_house
from saloon.server.cluster.ownership import Ownership
from saloon.server.common.quotas import Allowance, Quotas
from saloon.server.common.watched import show_life
from saloon.server.lobby.cleanup import Cleanup, CleanupRules
from saloon.server.lobby.guests import Guests
from saloon.server.lobby.packing import pack_now_and_then
from saloon.server.lobby.tables import TableRegistry
from saloon.server.race.cheat_memory import CheatMemory
from saloon.server.records.analysis import Analysis
from saloon.server.table.context import TableContext
from saloon.server.table.live_race.race_clock import RaceTimes
from saloon.server.web.answers import game_info
from saloon.server.web.game_pages import game_page_routes
from saloon.server.web.gateway import Application, Gateway
from saloon.server.web.headers import SafeHeaders
from saloon.server.web.http import Api
from saloon.server.web.link_previews import LinkPreviews
from saloon.server.web.page_files import page_routes
from saloon.server.web.where import Where

log = structlog.get_logger()

LAST: Final = 5.0  # seconds in which a house ends that another one has closed
LARGE: Final = 64 * 1024  # bytes of an answer that is compressed in a thread, beside the tables
MIDDLEWARE: Final = (
    Middleware(SafeHeaders),
    Middleware(GZipMiddleware, minimum_size=1000, compresslevel=6, thread_minimum_size=LARGE),
)


class Settings(Struct, frozen=True):
    """How a server is run."""

    data: Path | str  # a file, or the address of a PostgreSQL database
    pulse: int | None = None  # a descriptor on which somebody listens whether this process still works
    address: str = ""  # where the proxy and other houses on the same database reach this one
    pace: float = 0.7
    patience: float = 45.0
    keeping: CleanupRules = CleanupRules()  # for how long things are kept
    allowance: Allowance = Allowance()  # what a guest and an address may bring in an hour
    request_rate: float = 20.0  # requests a second from one address
    message_rate: float = 40.0  # messages a second on one connection
    connections: int = 256  # connections that one address may hold at once; 0 for any number
    line_rate: float = 2.0  # connections a second that one address may open
    bot_workers: int | None = None
    race: RaceTimes = RaceTimes()
    network_port: int | None = None  # where others in the network find the house
    looked_through: bool = False  # whether the whole file was looked through for damage


def make_app(settings: Settings) -> Application:
    """The application, which opens its store when it starts."""

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        warm_up()
        store, ownership = await open_house(settings.data, settings.address)
        quotas = Quotas(settings.allowance, store.shared)
        bot_workers = BotWorkers(settings.bot_workers)
        context = TableContext(
            store,
            bot_workers,
            settings.pace,
            settings.patience,
            settings.race,
            watch=CheatMemory(store.shared),
            quotas=quotas,
        )
        house, analysis = TableRegistry(context, ownership), Analysis(store)
        guests = Guests(store, await store.key())
        application.house, application.ownership = house, ownership
        leads = ownership if settings.address.startswith("/") else None  # a door of one of several processes
        application.gateway = Gateway(
            house, guests, settings.message_rate, settings.connections, settings.line_rate, leads
        )
        api = Api(house, guests, store, analysis, quotas, settings.network_port)
        app.router.routes[:] = [
            *api.routes(settings.request_rate),
            *Where(house, ownership).routes(),
            *game_page_routes(),
            *page_routes(LinkPreviews(store)),
        ]
        house.open()
        chores = [
            asyncio.create_task(Cleanup(house, store, settings.keeping).go_on()),
            asyncio.create_task(pack_now_and_then(store)),
            asyncio.create_task(close_with(ownership)),
            asyncio.create_task(show_life(settings.pulse)),
        ]
        if not settings.looked_through:
            chores.append(asyncio.create_task(store.look_through()))
        collect_rarely()
        try:
            yield
        finally:
            for chore in chores:
                chore.cancel()
            try:
                await asyncio.wait_for(house.close(), LAST)
            except Exception:
                log.exception("how late it is at the tables could not be stored")
            context.bot_workers.close()
            analysis.close()
            await ownership.close()
            await store.close()

    application = Application(Starlette(lifespan=life, middleware=MIDDLEWARE))
    return application


async def close_with(ownership: Ownership) -> None:
    """Close the house once another one has closed it: it can write nothing any more, and everybody is to go there."""
    await ownership.ended()
    log.error("another house has taken this one for dead: it closes")
    last = threading.Timer(LAST, os._exit, [1])  # whatever may hold it up
    last.daemon = True
    last.start()
    signal.raise_signal(signal.SIGTERM)


def warm_up() -> None:
    """Open every game once, so that its first-time computations do not block tables later."""
    for name, game in games().items():
        options = game.Options()
        game.open(options, min(game.places(options)))
        if game.catalog is not None:
            game.catalog.open()
        game_info(name)


def collect_rarely() -> None:
    """Look for cyclic garbage seldom: a match leaves hardly any, and each look holds up every table."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
