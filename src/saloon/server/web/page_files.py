"""Serves the page's files, in the compressed form that was made when the page was built."""

from __future__ import annotations

import asyncio
import gzip
import re
import stat
from hashlib import blake2b
from http import HTTPStatus
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

from saloon.server.web.headers import COEP, CSP
from saloon.server.web.link_previews import LinkPreviews, address_of, wanted_language

STATIC: Final = Path(__file__).parents[1] / "static"
PAGE: Final = "index.html"
ASSETS: Final = "assets/"  # their names carry their content's fingerprint
FOR_EVER: Final = "max-age=31536000, immutable"
ENDINGS: Final = {"br": ".br", "gzip": ".gz", "": ""}  # of each coding; the lightest first, the plain file last
# Not the machine's own opinion: the same headers travel everywhere.
TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
# A worker is bound by the policy that it comes with, not by the page's. The one that reads hands runs WebAssembly.
WORKERS: Final = {
    r"worker\.js": "default-src 'none'; connect-src 'self'",
    r"assets/reader\.worker-[\w-]+\.js": "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
}


def page_routes(previews: LinkPreviews) -> list[Route | Mount]:
    """Everything that is not the house's to answer."""
    if not (STATIC / PAGE).exists():
        return [Route("/{path:path}", no_page)]
    return [Mount("/", PageFiles(directory=STATIC, previews=previews))]


async def no_page(_request: Request) -> Response:
    """The page was not built with this install."""
    return PlainTextResponse("The page was not built: run `make web`.\n", 503)


def accepted(header: str) -> list[str]:
    """The codings that a browser says it reads, as far as we have them, the lightest first."""
    wanted = {}
    for part in header.lower().split(","):
        name, _, quality = part.partition(";")
        wanted[name.strip()] = re.fullmatch(r"\s*q=0(\.0*)?\s*", quality) is None
    return [coding for coding in ENDINGS if not coding or wanted.get(coding, wanted.get("*", False))]


class PageFiles(StaticFiles):
    """Files by their paths; every other path is the page itself, which finds its way by it, with a head of its own."""

    def __init__(self, *, directory: Path, previews: LinkPreviews | None = None) -> None:
        super().__init__(directory=directory)
        self._previews = previews
        self._page = directory / PAGE

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file in the lightest form that the browser reads, or the word that it has not changed."""
        if scope["method"] not in {"GET", "HEAD"}:
            raise HTTPException(405, headers={"Allow": "GET, HEAD"})
        asked = Headers(scope=scope)
        codings = accepted(asked.get("accept-encoding", ""))
        response = await asyncio.to_thread(self._find, Path(path).as_posix(), codings)
        if response is None:
            response = await self._written(scope, asked, codings)
        if (
            response.status_code == HTTPStatus.OK
            and "etag" in response.headers
            and self.is_not_modified(response.headers, asked)
        ):
            return NotModifiedResponse(response.headers)
        return response

    def _find(self, path: str, codings: list[str]) -> Response | None:
        """A file, or None where the page is to be written."""
        response = self._file(path, codings)
        if response is None and not path.startswith(ASSETS):
            if self._previews is not None:
                return None
            response = self._file(PAGE, codings)
        if response is None:
            raise HTTPException(404)
        return response

    async def _written(self, scope: Scope, asked: Headers, codings: list[str]) -> Response:
        """The page with what is to be said of its address, in the reader's language."""
        assert self._previews is not None
        language = wanted_language(asked.get("accept-language", ""))
        head = await self._previews.of(scope["path"], language)
        address = address_of(scope.get("scheme", "http"), asked.get("host", ""))
        page = await asyncio.to_thread(self._page.read_text, encoding="utf-8")
        body = head.written(page, language, address).encode()
        headers = {"Cache-Control": "no-cache", "Vary": "Accept-Encoding, Accept-Language"}
        if "gzip" in codings:
            body = gzip.compress(body, mtime=0)
            headers["Content-Encoding"] = "gzip"
        headers["ETag"] = f'"{blake2b(body, digest_size=12).hexdigest()}"'
        response = Response(body, 200 if head.known else 404, headers, "text/html")
        if scope["method"] == "HEAD":
            response.body = b""
        return response

    def _file(self, path: str, codings: list[str]) -> Response | None:
        for coding in codings:
            try:
                place, facts = self.lookup_path(path + ENDINGS[coding])
            except (OSError, ValueError):  # what can be no file's name
                return None
            if facts is not None and stat.S_ISREG(facts.st_mode):
                name = path.removesuffix(".gz")  # what only the camera needs lies there in one form alone
                kind = TYPES.get(Path(name).suffix, "application/octet-stream")
                headers = headers_of(path, coding if name == path else "gzip")
                return with_fewer_headers(FileResponse(place, 200, headers, kind, stat_result=facts), path)
        return None


def headers_of(path: str, coding: str) -> dict[str, str]:
    """What is to be said of a file beside its type and length."""
    headers = {"Cache-Control": FOR_EVER if path.startswith(ASSETS) else "no-cache", "Vary": "Accept-Encoding"}
    if coding:
        headers["Content-Encoding"] = coding
    for name, policy in WORKERS.items():
        if re.fullmatch(name, path):
            headers |= {CSP: policy, COEP: "require-corp"}
    return headers


def with_fewer_headers(response: Response, path: str) -> Response:
    """The same without what no browser asks for: pieces of files, and anew what is kept for ever."""
    for name in ("accept-ranges", "last-modified", *(["etag"] if path.startswith(ASSETS) else [])):
        del response.headers[name]
    return response
