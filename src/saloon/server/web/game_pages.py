"""Boards that games from other packages bring: their files and their words, under /games."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from saloon.kernel import Game, games
from saloon.locales import LANGUAGES, brought, words_in

START: Final = "index.js"  # the module that the page imports
NO_CACHE: Final = {"Cache-Control": "no-cache"}  # kept, but asked for anew: another version has the same address
# What a board is made of. No document is among them: a package brings parts of the page, and no pages.
TYPES: Final = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".woff2": "font/woff2",
}


def page_of(game: Game) -> str | None:
    """The address of the module that draws a game's board; None if the page has a board of its own for it."""
    return None if game.page is None else f"/games/{game.id}/{START}"


def game_page_routes() -> list[BaseRoute]:
    """The words of every game that brings any, and the files of those that bring a board."""
    boards = [
        Mount(f"/games/{game.id}", GameFiles(directory=game.page)) for game in games().values() if game.page is not None
    ]
    return [Route("/games/{game}/words/{language}.ftl", words), *boards]


async def words(request: Request) -> Response:
    """What a game says in a language."""
    game, language = request.path_params["game"], request.path_params["language"]
    if game not in brought() or language not in LANGUAGES:
        raise HTTPException(404)
    texts = await asyncio.to_thread(words_in, brought()[game], language)
    return PlainTextResponse("\n".join(texts), headers=NO_CACHE)


class GameFiles(StaticFiles):
    """The files of a game's board, by their paths in its folder."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file of a kind that boards are made of."""
        kind = TYPES.get(Path(path).suffix)
        if kind is None:
            raise HTTPException(404)
        response = await super().get_response(path, scope)
        if response.status_code == HTTPStatus.OK:
            response.headers.update({"Content-Type": kind, **NO_CACHE})
        return response
