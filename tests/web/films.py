"""Films for a fake camera: drawn hands that Chromium takes for what its camera sees."""

from __future__ import annotations

import base64
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser

from tests.web.browser import find_browser
from tests.web.visitors import PATIENCE

HAND: Final = Path(__file__).parent / "camera" / "hand.mjs"
RATE: Final = 30  # pictures a second
SOFTWARE_GL: Final = ("--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader")
CAMERA: Final = ("--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream")
PISTOL: Final = "pistol"
Scene = tuple[str | None, str | None, float]  # what the left and the right hand show (None: it is not there), seconds

DRAW: Final = """
(scenes) => {
  const PISTOL = 'pistol';
  %s
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
  const pen = canvas.getContext('2d');
  return scenes.map(([left, right]) => {
    pen.fillStyle = '#c4c0b8';
    pen.fillRect(0, 0, 640, 480);
    if (right === PISTOL) draw(pen, hand('R', bends('MRP'), { roll: -80 }), 260, 280, 1.2);
    else if (right !== null) draw(pen, hand('R', bends(right), { pitch: -6, yaw: 8, roll: 4 }), 170, 360, 1.3);
    if (left !== null) draw(pen, hand('L', bends(left), { pitch: -6, yaw: -8, roll: -4 }), 470, 360, 1.3);
    blur(pen);
    return canvas.toDataURL('image/jpeg', 0.9).split(',')[1];
  });
}
"""


def shoot(browser: Browser, file: Path, *scenes: Scene) -> Path:
    """Make a film, which the camera shows again and again: JPEG pictures one after the other.

    A scene's hand is a word of bent digits, such as `IM`, or a pistol (the right one).
    """
    page = browser.new_page()
    pictures = page.evaluate(DRAW % HAND.read_text(encoding="utf-8").replace("export ", ""), list(scenes))
    page.close()
    reels = zip(pictures, scenes, strict=True)
    file.write_bytes(b"".join(base64.b64decode(picture) * round(scene[2] * RATE) for picture, scene in reels))
    return file


@contextmanager
def camera(browser: Browser, *flags: str, film: Path | None = None) -> Iterator[Browser]:
    """A browser of the same kind whose camera shows a film; without one there is no camera."""
    found = find_browser()
    shown = () if film is None else (*CAMERA, f"--use-file-for-fake-video-capture={film}")
    with_camera = browser.browser_type.launch(
        executable_path=found.program,
        env={**os.environ, **found.environment},
        args=["--force-color-profile=srgb", *SOFTWARE_GL, *shown, *flags],
        timeout=PATIENCE,
    )
    yield with_camera
    with_camera.close()
