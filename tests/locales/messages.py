"""The locale files, parsed: which messages there are and what goes into them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, TextElement, VariableReference
from fluent.syntax.visitor import Visitor

import saloon
from saloon.locales import FOLDER

SOURCES = Path(saloon.__file__).parent
PAGE = Path(__file__).parents[2] / "web"
MESSAGE = r"['`\"]((?:[a-z]|\$\{[a-z]+\}-)[a-zA-Z0-9${}.()\[\]_-]*)['`\"]"  # may begin with a game's name


class Parts(Visitor):
    """Collects the variables and the plain texts of a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the visitor's name for it
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802 - the visitor's name for it
        self.texts.append(node.value)


@cache
def messages(language: str) -> dict[str, Parts]:
    """Every message of a language; junk, a doubled id or a message in the wrong file fails."""
    found: dict[str, Parts] = {}
    for path in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, Message):
                name = entry.id.name
                assert name not in found, f"{name} stands there twice"
                if path.stem not in {"page", "table"}:  # they are large and name their messages after their parts
                    assert name.startswith((f"{path.stem}-", "refused-", "failed-")), (
                        f"{name} does not belong into {path.name}"
                    )
                found[name] = Parts()
                found[name].visit(entry)
    return found


def sentences_in(path: Path) -> Iterator[tuple[int, str]]:
    """String literals of two words or more with their lines, but for docstrings."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    scopes = (ast.Module, ast.ClassDef, ast.FunctionDef)
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, scopes) and node.body and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str) or id(node) in docstrings:
            continue
        if re.search(r"[A-Za-z]{2,} [A-Za-z]{2,}", node.value):
            yield node.lineno, node.value


@cache
def page_words() -> re.Pattern[str]:
    """Matches every message id that the page's sources may say; what a template inserts may be anything."""
    words = {
        ".+".join(re.escape(part) for part in re.split(r"\$\{[^}]*\}", quoted))
        for path in [*(PAGE / "src").rglob("*"), *PAGE.glob("*.*")]
        if path.suffix in (".ts", ".svelte", ".mjs")
        for quoted in re.findall(MESSAGE, path.read_text(encoding="utf-8"))
    }
    return re.compile("|".join(words))


@cache
def literals(folder: Path) -> frozenset[str]:
    """Every string literal of the sources in a folder."""
    return frozenset(
        node.value
        for path in folder.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )
