"""The guide to a new bot: what it shows is installed as it stands there, and plays."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

GUIDE = (Path(__file__).parents[2] / "docs" / "add-a-bot.md").read_text(encoding="utf-8")
FILES = re.findall(r"^`([^`\n]+)`\n\n```\w+\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)


def test_the_bot_of_the_guide_plays(tmp_path: Path) -> None:
    folder, site = tmp_path / "hasty", tmp_path / "site"
    folder.mkdir()
    for name, text in FILES:
        (folder / name).write_text(text, encoding="utf-8")
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "install"]
    offline = ["--no-index", "--no-deps", "--no-build-isolation", "--target", str(site), str(folder)]
    subprocess.run([*pip, *offline], check=True)
    sim = [sys.executable, "-m", "saloon", "sim", "duel", "--bots", "hasty,random", "--matches", "2", "--out", "run"]
    subprocess.run(sim, cwd=tmp_path, env={**os.environ, "PYTHONPATH": str(site)}, check=True)
    results = (tmp_path / "run" / "results.jsonl").read_text(encoding="utf-8").splitlines()
    assert len(results) == 2
    assert all('"hasty"' in line for line in results)
