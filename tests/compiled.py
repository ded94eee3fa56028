"""Which modules are compiled, and whether from the sources that lie there now."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path

from hatch_build import STAMP, fingerprint, sources


def stale_modules(root: Path) -> list[str]:
    """The modules whose source is not what was compiled; none where nothing was compiled."""
    stamp = root / "src" / STAMP
    if not stamp.exists():
        return []
    compiled, now = json.loads(stamp.read_text()), fingerprint(root)
    return sorted(name for name in compiled | now if compiled.get(name) != now.get(name))


def compiled_modules(root: Path) -> dict[str, bool]:
    """The modules that should be compiled, and whether this process runs them so."""
    names = (name.removesuffix(".py").replace("/", ".") for name in sources(root))
    return {name: not str(import_module(name).__file__).endswith(".py") for name in names}
