"""`saloon solve`: step by step, broken off and taken up, always to the same file."""

from __future__ import annotations

from array import array
from pathlib import Path

import pytest

from saloon.bots.bluff.chart import read_chart, worth_of, write_chart
from saloon.kernel import Game, find_game
from saloon.lab import solving
from saloon.lab.solvers import bluff
from saloon.lab.solvers.bluff import SLICES, BluffSolver
from saloon.lab.solving import Unsolvable, find_solver
from tests.cli.conftest import Run, run, saves

__all__ = ["run", "saves"]  # fixtures of the commands' tests

SMALL = 60
TURNS = 3


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of sixty positions: each is worth half of the next one's loss."""

    def sweep(after: list[float], first: int, last: int) -> list[float]:
        return [after[number] / 2 for number in range(first, last)]

    monkeypatch.setattr(bluff, "COUNT", SMALL)
    monkeypatch.setattr(bluff, "TURNS", TURNS)
    monkeypatch.setattr(bluff, "sweep", sweep)
    monkeypatch.setattr(bluff, "ends", lambda: [number / SMALL for number in range(SMALL)])
    monkeypatch.setattr(bluff, "mirrors", lambda: [SMALL - 1 - number for number in range(SMALL)])
    monkeypatch.setattr(bluff, "passed_on", lambda worths, mirror: [-worths[number] for number in mirror])


def finish(solver: BluffSolver) -> bytes:
    while solver.done < solver.steps:
        solver.step()
    solver.finish()
    return solver.out.read_bytes()


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize("stop", [1, SLICES - 1, SLICES, 2 * SLICES + 5, TURNS * SLICES])
def test_what_was_broken_off_ends_the_same(tmp_path: Path, stop: int) -> None:
    whole = finish(BluffSolver(tmp_path / "whole", TURNS))
    first = BluffSolver(tmp_path / "parts", TURNS)
    for _ in range(stop):
        first.step()
    second = BluffSolver(tmp_path / "parts", TURNS)
    assert second.done == stop // SLICES * SLICES, "whole turns are kept"
    assert finish(second) == whole
    assert [path.name for path in sorted(tmp_path.iterdir())] == ["parts", "whole"], "nothing unfinished is left"


@pytest.mark.usefixtures("small")
def test_every_turn_follows_from_the_one_after_it(tmp_path: Path) -> None:
    solver = BluffSolver(tmp_path / "chart", 2)
    for _ in range(2 * SLICES):
        solver.step()
    assert solver.worths[10] == pytest.approx(-(SMALL - 1 - 10) / SMALL / 4)
    assert solver.change == pytest.approx(max(abs(number / 2 + (59 - number) / 4) / SMALL for number in range(SMALL)))


@pytest.mark.usefixtures("small")
@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"my novel", "something else"),
        (b'{"solves":"bluff","rules":99,"turns":1}\n', "another run"),
        (b'{"solves":"bluff","rules":1,"turns":9}\n' + bytes(8 * SMALL), "another run"),
        (b'{"solves":"bluff","rules":1,"turns":1}\n' + bytes(8), "another run"),
    ],
)
def test_what_is_not_its_own_is_left_alone(tmp_path: Path, content: bytes, reason: str) -> None:
    kept = tmp_path / "chart.unfinished"
    kept.write_bytes(content)
    with pytest.raises(Unsolvable, match=reason):
        BluffSolver(tmp_path / "chart", TURNS)
    assert kept.read_bytes() == content


def test_a_chart_keeps_worths_to_a_half_step(tmp_path: Path) -> None:
    worths = [-1.0, -0.5, 0.0, 0.123, 1.0]
    file = tmp_path / "chart"
    write_chart(file, worths)
    monkey = pytest.MonkeyPatch()
    with monkey.context() as patched:
        patched.setattr("saloon.bots.bluff.chart.COUNT", len(worths))
        assert [worth_of(step) for step in read_chart(file)] == pytest.approx(worths, abs=1 / 254)


@pytest.mark.usefixtures("small")
def test_the_command_solves_and_says_so(run: Run, tmp_path: Path) -> None:
    done = run("solve", "bluff", "--out", tmp_path / "chart.xz")
    assert done.code == 0
    assert "60 positions, 3 turns" in done.prose
    assert array("B", (tmp_path / "chart.xz").read_bytes())


def test_nobody_solves_the_duel(run: Run, tmp_path: Path) -> None:
    refused = run("solve", "duel", "--out", tmp_path / "chart")
    assert (refused.code, "nobody has a way to solve duel" in refused.err) == (2, True)
    assert run("solve", "chess", "--out", tmp_path / "chart").code == 2


def test_a_file_that_could_not_be_kept_is_refused_before_the_work(run: Run, tmp_path: Path) -> None:
    refused = run("solve", "bluff", "--out", tmp_path / "nowhere" / "chart")
    assert (refused.code, f"{tmp_path}/nowhere is no folder" in refused.err) == (2, True)


@pytest.mark.usefixtures("small")
def test_ctrl_c_keeps_what_is_done(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    step = BluffSolver.step

    def interrupted(solver: BluffSolver) -> None:
        if solver.done == SLICES + 2:
            raise KeyboardInterrupt
        step(solver)

    monkeypatch.setattr(BluffSolver, "step", interrupted)
    stopped = run("solve", "bluff", "--out", tmp_path / "chart")
    assert (stopped.code, "the same command goes on" in stopped.err) == (130, True)
    monkeypatch.undo()
    assert (tmp_path / "chart.unfinished").exists()


def test_solvers_are_found_by_their_game() -> None:
    game: Game = find_game("bluff")
    assert find_solver(game) is BluffSolver
    assert issubclass(BluffSolver, solving.Solver)
