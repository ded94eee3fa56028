"""A browser for the tests: the machine's own, or one that npm brings. Without one they fail; nothing is skipped."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

from msgspec import Struct

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGE = Path(__file__).parent / "chromium"
BROUGHT = Path(__file__).parents[2] / "build" / "chromium"
HELP = "Install Chromium (on Debian: apt-get install chromium), or name one: CHROMIUM=/path/to/chromium make test"


class Browser(Struct, frozen=True):
    """A Chromium, and the environment it needs beside the usual one."""

    program: Path
    environment: dict[str, str] = {}


class NoBrowser(RuntimeError):  # noqa: N818
    """There is none; says how to get one."""


def find_browser() -> Browser:
    """`$CHROMIUM`, one on the path, one that was brought before, or one that is brought now."""
    named = os.environ.get("CHROMIUM")
    if named:
        if not shutil.which(named):
            raise NoBrowser(f"CHROMIUM names {named}, which is no program. {HELP}")
        return Browser(Path(named))
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if found:
        return Browser(Path(found))
    if not (BROUGHT / "whole").exists():
        bring(BROUGHT)
    return brought(BROUGHT)


def brought(folder: Path) -> Browser:
    """The browser that npm brought, with the libraries and fonts that a bare machine lacks."""
    environment = {"LD_LIBRARY_PATH": str(folder / "lib"), "FONTCONFIG_PATH": str(folder)}
    return Browser(folder / "chromium", environment)


def bring(folder: Path) -> None:
    """Fetch and unpack npm's Chromium. The file `whole` comes last: what was interrupted is begun again."""
    if (platform.system(), platform.machine()) != ("Linux", "x86_64"):
        raise NoBrowser(f"There is no Chromium here, and none to bring for this machine. {HELP}")
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(PACKAGE, folder)
    archives = folder / "node_modules" / "@sparticuz" / "chromium" / "bin"
    run("npm", "ci", "--ignore-scripts", "--loglevel=error", folder=folder)
    run("node", "unpack.mjs", str(archives), str(folder), folder=folder)
    for name in ("al2023", "swiftshader", "fonts"):
        with tarfile.open(folder / f"{name}.tar") as archive:
            archive.extraction_filter = getattr(tarfile, "data_filter", None)  # the first Pythons 3.11 have none
            archive.extractall(folder)
        (folder / f"{name}.tar").unlink()
    settings = folder / "fonts.conf"  # looks for its fonts where a serverless machine would have them
    settings.write_text(settings.read_text(encoding="utf-8").replace("/tmp/", f"{folder}/"), encoding="utf-8")
    (folder / "chromium").chmod(0o755)
    shutil.rmtree(folder / "node_modules")
    (folder / "whole").touch()


def run(program: str, *arguments: str, folder: Path) -> None:
    """Run a program of Node, the project's own before the machine's."""
    search = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    found = shutil.which(program, path=search)
    if found is None:
        raise NoBrowser(f"There is no Chromium here, and no {program} to bring one. {HELP}")
    done = subprocess.run(
        [found, *arguments], cwd=folder, env={**os.environ, "PATH": search}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise NoBrowser(f"There is no Chromium here, and it could not be brought:\n{done.stdout}{done.stderr}\n{HELP}")


if __name__ == "__main__":
    find_browser()
