"""French and English from one source: Fluent files that Python and the browser both read."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "fr")
FOLDER: Final = Path(__file__).parent


class MissingMessage(LookupError):  # noqa: N818
    """A message id that no file of the language has."""


@cache
def brought() -> dict[str, Path]:
    """Where the words of games from other packages lie, by the game's id: in the folder `locales` of their package."""
    packages = {entry.name: entry.module.partition(".")[0] for entry in entry_points(group="saloon.games")}
    own = __name__.partition(".")[0]
    specs = {game: find_spec(package) for game, package in packages.items() if package != own}
    return {
        game: Path(spec.submodule_search_locations[0]) / "locales"
        for game, spec in specs.items()
        if spec is not None and spec.submodule_search_locations
    }


def words_in(folder: Path, language: str) -> list[str]:
    """What the files of a language say."""
    return [path.read_text(encoding="utf-8") for path in sorted((folder / language).glob("*.ftl"))]


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language. No package changes the house's own: of two of the same name the first one holds."""
    messages = FluentBundle([language], use_isolating=False)
    for folder in (FOLDER, *brought().values()):
        for text in words_in(folder, language):
            messages.add_resource(FluentResource(text))
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
