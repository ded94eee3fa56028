"""What a player of Bluff You! has in mind, touch by touch: the page's own code, without a browser."""

from __future__ import annotations

import pytest

from tests.web.pagecode import run

OFFERS = [{"number": 16, "target": 2}, {"number": 9, "target": 1}, {"number": 9, "target": 2}]
CHOOSE = """(() => {
  globalThis.$state = (value) => value;
  const choice = new page.Choice(() => given.offers);
  for (const [kind, value] of given.touches) kind === 'number' ? choice.takeNumber(value) : choice.takeTarget(value);
  return [choice.number, choice.target];
})()"""


@pytest.mark.parametrize(
    ("touches", "meant"),
    [
        ([("number", 16)], [16, 2]),
        ([("number", 16), ("target", 2)], [16, 2]),  # the only one who can hear it stays chosen
        ([("number", 9), ("target", 2), ("target", 2)], [9, None]),
        ([("target", 1), ("number", 9)], [9, 1]),
        ([("number", 16), ("target", 1)], [None, 1]),
        ([("number", 9), ("number", 9)], [None, None]),
    ],
)
def test_what_touches_mean(touches: list[tuple[str, int]], meant: list[int | None]) -> None:
    assert run("games/bluff/choice.svelte", CHOOSE, {"offers": OFFERS, "touches": touches}) == meant
