"""French and English from one source: Fluent files that Python and the browser both read."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "fr")
FOLDER: Final = Path(__file__).parent


class MissingMessage(LookupError):  # noqa: N818
    """A message id that no file of the language has."""


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language."""
    messages = FluentBundle([language], use_isolating=False)
    for path in sorted((FOLDER / language).glob("*.ftl")):
        messages.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return messages


def preferred_language(environ: Mapping[str, str]) -> str:
    """The language that the environment asks for, as far as we speak it; else English."""
    wish = next((environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(name)), "")
    language = re.split(r"[_.@-]", wish.lower(), maxsplit=1)[0]
    return language if language in LANGUAGES else LANGUAGES[0]


class Speaker:
    """Says a message in a language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise MissingMessage(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language

    def knows(self, message: str) -> bool:
        """Whether there is such a message."""
        return bool(bundle(self.language).has_message(message))

    def listed(self, things: Iterable[object]) -> str:
        """Several things as one says them in a sentence, the last with an "and" before it."""
        *others, last = map(str, things)
        return self("house-list", others=", ".join(others), last=last) if others else last

    def __call__(self, message: str, values: Mapping[str, object] | None = None, /, **more: object) -> str:
        """The sentence of a message id with these values in it."""
        messages = bundle(self.language)
        pattern = messages.get_message(message).value if messages.has_message(message) else None
        if pattern is None:
            raise MissingMessage(f"{self.language} has no message {message!r}")
        text, errors = messages.format_pattern(pattern, {**(values or {}), **more})
        if errors:
            raise ValueError(f"{message}: {errors[0]}")
        return str(text)
