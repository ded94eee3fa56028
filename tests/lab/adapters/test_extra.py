from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("adapter", "missing", "name"),
    [
        ("pettingzoo", "pettingzoo", "learn"),
        ("gymnasium", "gymnasium", "learn"),
        ("open_spiel", "pyspiel", "openspiel"),
    ],
)
def test_whoever_lacks_a_framework_is_told_the_extra(adapter: str, missing: str, name: str) -> None:
    program = f"import sys; sys.modules[{missing!r}] = None; import saloon.lab.adapters.{adapter}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    last_line = done.stderr.strip().splitlines()[-1]
    expected = f"this adapter needs {missing}, which is not installed: pip install 'saloon-house[{name}]'"
    assert last_line == f"saloon.lab.adapters.extra.MissingExtra: {expected}"
