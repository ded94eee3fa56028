"""Whatever the house answers can be said in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import saloon.server
from saloon.locales import LANGUAGES, bundle

SERVER = Path(saloon.server.__file__).parent
ANSWERS = sorted(
    {
        found
        for path in SERVER.rglob("*.py")
        for found in re.findall(r'"((?:failed|refused)-[a-z-]+)"', path.read_text(encoding="utf-8"))
    }
)


def test_the_house_has_answers() -> None:
    assert {"failed-no-name", "failed-seat-taken", "refused-takeback-learnt"} <= set(ANSWERS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_has_its_sentence(language: str) -> None:
    assert [answer for answer in ANSWERS if not bundle(language).has_message(answer)] == []
