"""Every message to every line, byte for byte: what moves code about changes none of them.

`python -m tests.transcripts.write` writes the transcripts anew. Do that only for a change that people or clients are
meant to notice, and read what it prints.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.transcripts import script, write
from tests.transcripts.scenes import SCENES
from tests.transcripts.script import differences, kept, perform


@pytest.mark.parametrize("name", SCENES)
def test_every_message_is_what_it_was(name: str, tmp_path: Path) -> None:
    found = differences(kept(name), perform(name, tmp_path))
    assert not found, "\n".join(found)


def test_writing_tells_what_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(script, "FOLDER", tmp_path)
    for said in ("changed", "as it was"):
        write.main(["one-device"])
        assert said in capsys.readouterr().out
    assert kept("one-device")[0] == "the house opens"


def test_what_differs_is_told_field_by_field() -> None:
    before = ["ann > {}", 'ann < {"t":"frame","view":{"hand":[1,2]}}', 'bob < {"t":"done"}']
    after = ["ann > {}", 'ann < {"t":"frame","view":{"hand":[1,3]},"new":true}', 'bob < {"t":"done"}', "cid leaves"]
    assert differences(before, before) == []
    assert differences(before, after) == [
        "message 2:",
        "  to ann",
        "  .new: null -> true",
        "  .view.hand[1]: 2 -> 3",
        "there were 3 messages, now there are 4",
    ]
    assert differences(['ann < {"a":1,"b":2}'], ['ann < {"b":2,"a":1}'])[-1] == "  the message: other order of b, a"
