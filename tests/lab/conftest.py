"""Programs that play are waited for longer than at home: a busy machine is slow to start them."""

from __future__ import annotations

import pytest

from saloon.bots import program


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "PATIENCE", 60_000)
