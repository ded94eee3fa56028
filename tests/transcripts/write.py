"""Write the transcripts anew, and tell what is no longer as it was."""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.transcripts.scenes import SCENES
from tests.transcripts.script import differences, keep, kept, path_of, perform


def main(names: list[str]) -> None:
    """These scenes, or all of them."""
    for name in names or SCENES:
        with TemporaryDirectory() as folder:
            lines = perform(name, Path(folder))
        found = differences(kept(name), lines) if path_of(name).exists() else ["new"]
        told = [f"{name}: {len(lines)} lines, {'as it was' if not found else 'changed'}", *found]
        sys.stdout.write("\n  ".join(told) + "\n")
        keep(name, lines)


if __name__ == "__main__":
    main(sys.argv[1:])
