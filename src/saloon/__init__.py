"""Saloon: a table for four games, for people, bots and researchers.

The rules are plain Python that is also compiled where a C compiler was found at install. `SALOON_PURE=1` in the
environment ignores the compiled modules, so that the rules can be stepped through with a debugger.
"""

import os
import sys

__version__ = "0.1.0"

if os.environ.get("SALOON_PURE") == "1":
    from saloon._pure import SourceOnly

    sys.meta_path.insert(0, SourceOnly())
