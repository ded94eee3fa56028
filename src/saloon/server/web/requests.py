"""Reads HTTP requests strictly, limits them, and writes refusals in one form."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated, Final, TypeVar

import msgspec
import structlog
from msgspec import Meta, Struct
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from saloon.kernel import Refusal
from saloon.server.common.fair_queue import Busy
from saloon.server.common.limits import Buckets, site_of
from saloon.server.web.gateway import same_origin

log = structlog.get_logger()
LARGEST = 256 * 1024  # bytes of a request
SAFE: Final = ("GET", "HEAD")  # methods that change nothing
OWN: Final = (None, "same-origin", "none")  # whence a browser says that a request of our own page comes
# What a form or a script of any page may send without asking the house, and a body that says nothing of itself.
FOREIGN: Final = ("", "application/x-www-form-urlencoded", "multipart/form-data", "text/plain")
Body = TypeVar("Body")
Handler = Callable[[Request], Awaitable[Response]]


class Naming(Struct, frozen=True, forbid_unknown_fields=True):
    """The name of a guest."""

    name: Annotated[str, Meta(min_length=1, max_length=80)]


class Code(Struct, frozen=True, forbid_unknown_fields=True):
    """A recovery code."""

    code: Annotated[str, Meta(min_length=4, max_length=24)]


class PuttingAway(Struct, frozen=True, forbid_unknown_fields=True):
    """Matches of one's own that are to be listed no more, or again."""

    matches: Annotated[list[Annotated[str, Meta(max_length=16)]], Meta(max_length=50)]
    away: bool = True


class Question(Struct, frozen=True, forbid_unknown_fields=True):
    """A question about a view, as a frame or a replay gave it."""

    view: msgspec.Raw
    question: Annotated[str, Meta(max_length=100)]


class Trouble(Struct, frozen=True, omit_defaults=True):
    """Why a request is refused: a message's id and, for programmers, a reason; of a record, what is wrong on a line."""

    error: str
    reason: str
    line: int = 0
    refusals: tuple[Refusal, ...] = ()


class Problem(Exception):  # noqa: N818
    """A request is refused with a status and a trouble."""

    def __init__(self, status: int, error: str, reason: str = "", line: int = 0, *refusals: Refusal) -> None:
        super().__init__(error)
        self.status = status
        self.trouble = Trouble(error, reason, line, refusals)


def json(value: object, status: int = 200) -> Response:
    """An answer as JSON."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def personal(value: object, status: int = 200) -> Response:
    """An answer that is meant for one guest, and is kept by nobody."""
    response = json(value, status)
    response.headers["Cache-Control"] = "no-store"
    return response


def guarded(handler: Handler, addresses: Buckets, unreachable: tuple[type[Exception], ...] = ()) -> Handler:
    """Refusals in one shape, not too many requests from one address, and nothing changed by another site's page.

    A proxy asks another house after 503: this one cannot reach the store.
    """

    async def answer(request: Request) -> Response:
        if not addresses.take(address_of(request)):
            return json(Trouble("failed-too-fast", ""), 429)
        try:
            if request.method not in SAFE:
                refuse_other_pages(request)
            return await handler(request)
        except Problem as problem:
            return json(problem.trouble, problem.status)
        except Busy:
            return json(Trouble("failed-too-fast", ""), 429)
        except ClientDisconnect:
            return json(Trouble("failed-unreadable", ""), 400)  # nobody hears it
        except Exception as error:
            log.exception("a request failed", request=handler.__name__)
            return json(Trouble("failed-house", ""), 503 if isinstance(error, unreachable) else 500)

    return answer


def refuse_other_pages(request: Request) -> None:
    """Refuse what a page of another site or port may have made a browser send, with or without the guest's cookie.

    Browsers say where a request comes from. For one that does not there is the type of what is sent: without asking the
    house for leave, a page of another site can send only what forms do.
    """
    headers = request.headers
    origin, host = headers.get("origin"), headers.get("host", "")
    ours = same_origin(None if origin is None else origin.encode("latin-1"), host.encode("latin-1"))
    if not ours or headers.get("sec-fetch-site") not in OWN:
        raise Problem(403, "failed-other-page", "the request comes from another page")
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    if request.method == "POST" and kind in FOREIGN:
        raise Problem(
            415, "failed-unreadable", "the Content-Type must be application/json, of a record application/vnd.saloon"
        )


def address_of(request: Request) -> str:
    """The key by which a request is limited: its address or, for IPv6, its network."""
    return site_of(request.client.host if request.client else "")


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
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Problem(400, "failed-unreadable", str(error)) from None
