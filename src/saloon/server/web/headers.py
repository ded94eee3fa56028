"""Security headers: each kind of answer carries those that browsers heed on it, and no others."""

from __future__ import annotations

from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

CSP: Final = "Content-Security-Policy"
COEP: Final = "Cross-Origin-Embedder-Policy"
NOT_MODIFIED: Final = 304

# Whatever it is: nobody guesses another type, and no other site embeds it.
EVERY: Final = {"Cross-Origin-Resource-Policy": "same-origin", "X-Content-Type-Options": "nosniff"}
DOCUMENT: Final = {
    CSP: (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    ),
    # Together the two isolate the page, and only an isolated page's clock is as fine as a race needs.
    COEP: "require-corp",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(self), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
}
# What is shown by itself only if somebody opens its address: it does nothing there.
DATA: Final = {CSP: "default-src 'none'; frame-ancestors 'none'"}
# What a page uses and a browser never shows as a page.
PASSIVE: Final = frozenset(
    {"application/octet-stream", "application/wasm", "font/woff2", "image/png", "text/css", "text/javascript"}
)


def headers_for(media_type: str) -> dict[str, str]:
    """What an answer of this type carries, if it does not say otherwise."""
    if media_type == "text/html":
        return EVERY | DOCUMENT
    return EVERY if media_type in PASSIVE else EVERY | DATA


class SafeHeaders:
    """Adds the headers to every answer. Nothing is kept by browsers or proxies that does not say so."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        if scope["type"] != "http":  # the life of the application
            await self._app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            # What has not changed keeps the headers with which it came: a browser would replace them.
            if message["type"] == "http.response.start" and message["status"] != NOT_MODIFIED:
                headers = MutableHeaders(scope=message)
                wanted = headers_for(headers.get("content-type", "").partition(";")[0])
                for name, value in {**wanted, "Cache-Control": "no-store"}.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, with_headers)
