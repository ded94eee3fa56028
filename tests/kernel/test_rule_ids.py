"""Every rule of every game is shown by a test that carries its id, and no test names a rule that does not exist."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from saloon.kernel import games, read_rules

TESTS = Path(__file__).parents[1]


def rules_shown(source: str) -> Iterator[str]:
    """The ids in `@pytest.mark.rule(...)` above the tests of a module, also inside parameters."""
    for test in ast.walk(ast.parse(source)):
        if isinstance(test, ast.FunctionDef | ast.AsyncFunctionDef) and test.name.startswith("test_"):
            for node in (node for decorator in test.decorator_list for node in ast.walk(decorator)):
                if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                    yield from (ast.literal_eval(argument) for argument in node.args)


def rules_shown_in(folder: Path) -> dict[str, list[str]]:
    """The same for all modules of a folder: each id with the files that show it."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for rule in rules_shown(path.read_text(encoding="utf-8")):
            found.setdefault(rule, []).append(str(path.relative_to(TESTS)))
    return found


@pytest.mark.parametrize("game", games())
def test_every_rule_is_shown_by_a_test(game: str) -> None:
    shown = rules_shown_in(TESTS / "games" / game)
    missing = [rule for rule in read_rules(games()[game].folder) if rule not in shown]
    assert not missing, f"no test below tests/games/{game} is marked with {', '.join(missing)}"


def test_no_test_shows_a_rule_that_does_not_exist() -> None:
    known = {rule for game in games().values() for rule in read_rules(game.folder)}
    unknown = {rule: paths for rule, paths in rules_shown_in(TESTS).items() if rule not in known}
    assert not unknown


def test_marks_are_found_where_tests_carry_them() -> None:
    source = """
@pytest.mark.rule("XX-1", "XX-2")
def test_one(): ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("XX-3"))])
async def test_two(n): ...

class TestMore:
    @pytest.mark.rule("XX-4")
    def test_three(self): ...

@pytest.mark.rule("XX-5")
def a_helper(): ...

def test_four():
    "@pytest.mark.rule('XX-6')"
"""
    assert list(rules_shown(source)) == ["XX-1", "XX-2", "XX-3", "XX-4"]
