"""Answers cached in compressed form: sent as they are, or decompressed piece by piece for clients without gzip."""

from __future__ import annotations

import zlib
from collections.abc import AsyncIterator
from typing import Final

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

PIECE: Final = 64 * 1024  # bytes
GZIP: Final = 16 + zlib.MAX_WBITS  # what zlib calls its form


def packed(request: Request, answer: bytes, kind: str = "application/json") -> Response:
    """An answer that was compressed by gzip."""
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(answer, headers={"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}, media_type=kind)
    return StreamingResponse(unpack(answer), media_type=kind)


async def unpack(answer: bytes) -> AsyncIterator[bytes]:
    """Its pieces, each once the one before has gone."""
    inflate = zlib.decompressobj(GZIP)
    while answer:
        yield inflate.decompress(answer, PIECE)
        answer = inflate.unconsumed_tail
    if rest := inflate.flush():
        yield rest
