"""`saloon serve`: runs the server for browsers."""

from __future__ import annotations

import os
import socket
import sys
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Annotated

import typer

from saloon.cli.data import DEFAULT_DATA, file_of, folder_of, give_up, held_file, is_database, prepare_database, told

EVERYWHERE = "0.0.0.0"  # noqa: S104 - others in the network are meant to connect


def serve(
    context: typer.Context,
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 is open to your network.")] = EVERYWHERE,
    port: Annotated[int, typer.Option(help="The port to listen on.", min=0, max=65535)] = 8000,
    data: Annotated[
        str, typer.Option(help="What holds everything: a file, or postgresql://... for several processes.")
    ] = DEFAULT_DATA,
    pace: Annotated[float, typer.Option(help="The fewest seconds that a bot takes for a move.", min=0.0)] = 0.7,
    patience: Annotated[
        float, typer.Option(help="Seconds until a bot plays for somebody who is disconnected.", min=0.0)
    ] = 45.0,
    message_rate: Annotated[float, typer.Option(help="Messages per second on one connection.", min=1.0)] = 40.0,
    request_rate: Annotated[float, typer.Option(help="Requests per second from one address.", min=0.1)] = 20.0,
    allowance: Annotated[
        float, typer.Option(help="Factor for the limits of guests, matches and records an hour.", min=0.0)
    ] = 1.0,
    connections: Annotated[
        int, typer.Option(help="Connections at a time from one address; 0 for any number.", min=0)
    ] = 256,
    line_rate: Annotated[
        float, typer.Option(help="Connections to tables that one address may open a second.", min=0.01)
    ] = 2.0,
    keep_days: Annotated[int, typer.Option(help="Days until a guest who has not come back is deleted.", min=1)] = 365,
    proxy: Annotated[bool, typer.Option(help="Trust the headers of a reverse proxy on this machine.")] = False,
    address: Annotated[
        str, typer.Option(help="With PostgreSQL: where the proxy reaches this process; by default host and port.")
    ] = "",
    workers: Annotated[
        int, typer.Option(help="With PostgreSQL: so many processes, watched and started again.", min=0)
    ] = 0,
    worker: Annotated[str, typer.Option(hidden=True, help="One of several, by the process that watches them.")] = "",
    tls: Annotated[
        bool, typer.Option(help="Serve https with a certificate made here: browsers need it to use a camera.")
    ] = False,
) -> None:
    """Run the server: people play in their browsers."""
    import uvicorn  # noqa: PLC0415 - needed by this command alone

    from saloon.cli.workers import read_post, shared_port, watch  # noqa: PLC0415
    from saloon.server.common.logs import set_up_logs  # noqa: PLC0415
    from saloon.server.common.quotas import Allowance  # noqa: PLC0415
    from saloon.server.lobby.cleanup import CleanupRules  # noqa: PLC0415
    from saloon.server.table.live_race.race_clock import RaceTimes  # noqa: PLC0415
    from saloon.server.transport.entrance import entrance  # noqa: PLC0415
    from saloon.server.transport.uvicorn_server import Server  # noqa: PLC0415
    from saloon.server.web.app import Settings, make_app  # noqa: PLC0415

    set_up_logs()
    allow_open_files()
    post = read_post(worker)
    if post is None:
        try_port(host, port)
    if workers:
        if not is_database(data) or tls:
            give_up("several processes need PostgreSQL, and a proxy for TLS")
        if not hasattr(socket, "SO_REUSEPORT"):
            give_up("this system does not let several processes listen on one port")
        prepare_database(data)
        greet("http", host, port, data)
        watch(context, workers, port, proxied=proxy)
        return
    door = None if post is None else post.door
    with opened(data) as looked_through:
        settings = Settings(
            data=data if is_database(data) else file_of(data),
            address=address or str(door or own_address(host, port)),
            pulse=None if post is None else post.pulse,
            bot_workers=None if post is None else post.bots,
            pace=pace,
            patience=patience,
            keeping=CleanupRules(guests=keep_days),
            allowance=Allowance().times(allowance),
            message_rate=message_rate,
            request_rate=request_rate,
            connections=connections,
            line_rate=line_rate,
            network_port=port if host == EVERYWHERE and not proxy else None,
            race=RaceTimes(direct=not proxy),
            looked_through=looked_through,
        )
        application = make_app(settings)
        config = uvicorn.Config(
            application,
            host=host,
            port=port,
            interface="asgi3",
            http=entrance(0 if proxy else connections),  # behind a proxy everybody has the same address
            ws="none",  # lines are opened at the entrance
            log_config=None,
            access_log=False,
            proxy_headers=proxy,
            server_header=False,
            timeout_graceful_shutdown=2,
            ssl_certfile=provide_certificate(host, folder_of(data)) if tls else None,
        )
        if post is None:
            greet("https" if tls else "http", host, port, data)
        Server(config, application.leave, door).run(None if door is None else [shared_port(host, port)])


def opened(data: str) -> AbstractContextManager[bool]:
    """What everything is kept in, ready to be used; gives whether it was looked through for damage."""
    if not is_database(data):
        return held_file(file_of(data))
    prepare_database(data)
    return nullcontext(True)


def own_address(host: str, port: int) -> str:
    """Where others in the network reach this process."""
    from saloon.server.common.network import lan_address  # noqa: PLC0415

    return f"{lan_address() or '127.0.0.1' if host == EVERYWHERE else host}:{port}"


def allow_open_files() -> None:
    """Every connection is an open file: allow as many as the system lets this process have."""
    try:
        import resource  # noqa: PLC0415 - not on every system
    except ImportError:
        return
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def try_port(host: str, port: int) -> None:
    """End the program if the port is taken, before anything is opened."""
    try:
        with socket.create_server((host, port)):
            pass
    except OSError as error:
        give_up(f"cannot listen on {host}:{port}: {os.strerror(error.errno or 0)}")


def provide_certificate(host: str, folder: Path) -> Path:
    """Make a certificate in this folder if there is none, and print its fingerprint: every browser will warn of it."""
    from saloon.server.common.certificate import provide  # noqa: PLC0415
    from saloon.server.common.network import lan_address  # noqa: PLC0415

    file = folder / "certificate.pem"
    address = lan_address() if host == EVERYWHERE else host
    fingerprint = provide(file, ["localhost", "127.0.0.1", *([address] if address else [])])
    typer.echo(f"Every browser warns once of the certificate, which this server made itself:\n  SHA-256 {fingerprint}")
    return file


def greet(scheme: str, host: str, port: int, data: str) -> None:
    """Print the server's addresses, for this machine and for its network."""
    from saloon.server.common.network import lan_address  # noqa: PLC0415

    typer.echo(f"Saloon is open:  {scheme}://{'localhost' if host == EVERYWHERE else host}:{port}/")
    address = lan_address() if host == EVERYWHERE else None
    if address is not None:
        link = f"{scheme}://{address}:{port}/"
        typer.echo(f"For friends here:  {link}")
        if sys.stdout.isatty():
            import segno  # noqa: PLC0415

            segno.make(link, micro=False).terminal(compact=True)
    typer.echo(f"Everything is kept in  {told(data)}\nCtrl-C stops the server.")
