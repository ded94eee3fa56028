"""The servers of `benchmarks.server.wires`: each opens lines, answers on both of a table, and tells its time."""

from __future__ import annotations

import argparse
import asyncio
import socket
import sys
import time
from collections.abc import Callable
from typing import Any, Final, cast

import uvloop

HEARD: Final = b'{"t":"move","id":1234567890123456,"move":"17^","seat":0}    '
TOLD: Final = b"x" * 700

Speak = Callable[[], None]  # say what is told after a move on one line


class Tables:
    """Who sits together."""

    def __init__(self) -> None:
        self._lines: dict[str, list[Speak]] = {}

    def sit(self, path: str, speak: Speak) -> list[Speak]:
        """Join a table; gives its lines, of which there may be more later."""
        lines = self._lines.setdefault(path, [])
        lines.append(speak)
        return lines


def hear(lines: list[Speak], message: bytes) -> None:
    """Answer a move."""
    assert len(message) == len(HEARD)
    for speak in lines:
        speak()


async def serve_saloon(tables: Tables, endpoint: socket.socket) -> None:
    """Ours, as uvicorn opens it."""
    from saloon.server.common.limits import Bucket  # noqa: PLC0415
    from saloon.server.transport.framing import TEXT, frame  # noqa: PLC0415
    from saloon.server.transport.websocket import EXTENSION, WebSocket  # noqa: PLC0415

    async def app(scope: Any, _receive: object, send: Any) -> None:
        await send({"type": "websocket.accept"})
        line: WebSocket = scope["extensions"][EXTENSION]
        lines = tables.sit(scope["path"], lambda: line.send(frame(TEXT, TOLD)))
        line.listen(lambda message: hear(lines, message), lambda: None, Bucket(1e9, 4e9))

    class TableRegistry:
        loaded_app = staticmethod(app)
        root_path = ""

        def __init__(self) -> None:
            self.connections: set[object] = set()
            self.tasks: set[object] = set()

    house = cast("Any", TableRegistry())
    await asyncio.get_running_loop().create_server(lambda: cast("Any", WebSocket(house, house, {})), sock=endpoint)


async def serve_websockets(tables: Tables, endpoint: socket.socket) -> None:
    """The core of `websockets`, which does no input and output; its masks are laid by C."""
    from websockets.frames import Frame  # noqa: PLC0415
    from websockets.http11 import Request  # noqa: PLC0415
    from websockets.server import ServerProtocol  # noqa: PLC0415

    class Line(asyncio.Protocol):
        def __init__(self) -> None:
            self.core = ServerProtocol(max_size=4096)
            self.lines: list[Speak] = []

        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            self.transport = cast("asyncio.Transport", transport)

        def data_received(self, data: bytes) -> None:
            self.core.receive_data(data)
            for event in self.core.events_received():
                if isinstance(event, Frame):
                    hear(self.lines, bytes(event.data))
                elif isinstance(event, Request):
                    self.core.send_response(self.core.accept(event))
                    self.lines = tables.sit(event.path, self.speak)
            self.flush()

        def speak(self) -> None:
            self.core.send_text(TOLD)
            self.flush()

        def flush(self) -> None:
            data = self.core.data_to_send()
            if data:
                self.transport.write(b"".join(data))

    await asyncio.get_running_loop().create_server(Line, sock=endpoint)


async def serve_picows(tables: Tables, endpoint: socket.socket) -> None:
    """picows, written in Cython; it listens itself."""
    from picows import WSFrame, WSListener, WSMsgType, WSTransport, WSUpgradeRequest, ws_create_server  # noqa: PLC0415

    class Line(WSListener):  # type: ignore[misc]
        def __init__(self, path: str) -> None:
            self.path = path

        def on_ws_connected(self, transport: WSTransport) -> None:
            self.lines = tables.sit(self.path, lambda: transport.send(WSMsgType.TEXT, TOLD))

        def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
            hear(self.lines, frame.get_payload_as_bytes())

    def listener(request: WSUpgradeRequest) -> Line:
        return Line(request.path.decode())

    await ws_create_server(listener, sock=endpoint)


CANDIDATES: Final = {"saloon": serve_saloon, "websockets": serve_websockets, "picows": serve_picows}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server.wiring", description=__doc__)
    parser.add_argument("candidate", choices=CANDIDATES)
    candidate = parser.parse_args().candidate

    async def story() -> None:
        with socket.create_server(("127.0.0.1", 0), backlog=1000) as endpoint:
            await CANDIDATES[candidate](Tables(), endpoint)
            print(endpoint.getsockname()[1], flush=True)
            done = asyncio.Event()

            def asked() -> None:
                if sys.stdin.buffer.readline():
                    print(time.process_time(), flush=True)
                else:
                    done.set()

            asyncio.get_running_loop().add_reader(sys.stdin, asked)
            await done.wait()

    uvloop.run(story())


if __name__ == "__main__":
    main()
