"""What HTTP is asked: bodies that are read strictly, limits, and refusals in one shape."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated, TypeVar

import msgspec
import structlog
from msgspec import Meta, Struct
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from saloon.kernel import Refusal
from saloon.server.limits import Buckets

log = structlog.get_logger()
LARGEST = 256 * 1024  # bytes of a request
Body = TypeVar("Body")
Handler = Callable[[Request], Awaitable[Response]]


class Naming(Struct, frozen=True, forbid_unknown_fields=True):
    """The name of a guest."""

    name: Annotated[str, Meta(min_length=1, max_length=80)]


class Code(Struct, frozen=True, forbid_unknown_fields=True):
    """A recovery code."""

    code: Annotated[str, Meta(min_length=4, max_length=24)]


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


def guarded(handler: Handler, addresses: Buckets) -> Handler:
    """Refusals in one shape, and not too many requests from one address."""

    async def answer(request: Request) -> Response:
        if not addresses.take(request.client.host if request.client else ""):
            return json(Trouble("failed-too-fast", ""), 429)
        try:
            return await handler(request)
        except Problem as problem:
            return json(problem.trouble, problem.status)
        except ClientDisconnect:
            return json(Trouble("failed-unreadable", ""), 400)  # nobody hears it
        except Exception:
            log.exception("a request failed", request=handler.__name__)
            return json(Trouble("failed-house", ""), 500)

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
