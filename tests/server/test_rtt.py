"""The pulse of a line: which pongs count, and what the kernel knows."""

from __future__ import annotations

import socket

from saloon.server.transport.rtt import FORGOTTEN, PingMeter
from saloon.server.transport.tcp import kernel_rtt


class Wire:
    def __init__(self, kernel: float | None) -> None:
        self.pings: list[bytes] = []
        self.kernel = kernel

    def ping(self, payload: bytes) -> None:
        self.pings.append(payload)

    def kernel_rtt(self) -> float | None:
        return self.kernel


def test_only_answers_to_our_own_pings_count_and_each_once() -> None:
    wire = Wire(kernel=None)
    meter = PingMeter(wire)
    meter.beat()
    meter.beat()
    assert len(set(wire.pings)) == 2
    meter.answered(b"beat of somebody else")
    assert len(meter.trips) == 0
    for _ in range(2):
        meter.answered(wire.pings[0])
    assert len(meter.trips) == 1


def test_who_never_answers_does_not_fill_the_memory() -> None:
    wire = Wire(kernel=None)
    meter = PingMeter(wire)
    for _ in range(FORGOTTEN + 1):
        meter.beat()
    meter.answered(wire.pings[0])
    assert len(meter.trips) == 0, "the oldest one was forgotten"
    meter.answered(wire.pings[1])
    assert len(meter.trips) == 1


def test_the_kernels_measure_counts_where_nothing_stands_between() -> None:
    for sees_kernel, held_back in ((True, True), (False, False)):
        wire = Wire(kernel=-1000.0)  # as if the pong had come a second late
        meter = PingMeter(wire)
        meter.sees_kernel = sees_kernel
        meter.beat()
        meter.answered(wire.pings[0])
        assert (meter.trips.held_back() > 0) is held_back


def test_the_kernel_tells_of_a_tcp_connection_and_of_no_other() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server, socket.create_connection(server.getsockname()) as client:
        accepted, _ = server.accept()
        with accepted:
            client.sendall(b"x")
            assert accepted.recv(1) == b"x"
            accepted.sendall(b"y")
            assert client.recv(1) == b"y"
            rtt = kernel_rtt(client)
            assert rtt is not None
            assert rtt > 0
    one, other = socket.socketpair()
    with one, other:
        assert kernel_rtt(one) is None
