"""A run's files: the same from every engine, after every interruption, and true to the matches."""

from __future__ import annotations

import random
from collections.abc import Callable
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import ParamSpec, TypeVar

import msgspec
import polars as pl
import pytest
from msgspec.structs import replace

from saloon.kernel import check_record, read_record
from saloon.lab.batches import BadMatch, Batch, Pace, play_batch
from saloon.lab.engines import BadEngine, Crew, Processes, read_engine
from saloon.lab.folder import BadFolder, RunFolder
from saloon.lab.plan import Plan
from saloon.lab.results import MatchResult
from saloon.lab.simulation import in_order, play, simulate
from tests.lab.runs import DUEL, files, run, small_plan
from tests.lab.started import cmd

P = ParamSpec("P")
T = TypeVar("T")


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a run that nothing disturbed."""
    path = tmp_path_factory.mktemp("whole")
    run(path, small_plan())
    return path


def test_a_run_is_made_of_these_files(whole: Path) -> None:
    records = [f"records/{number:06}.saloon" for number in range(60)]
    assert list(files(whole)) == [*records, "results.jsonl", "results.parquet", "run.json"]


def test_two_processes_write_the_same_files(whole: Path, tmp_path: Path) -> None:
    run(tmp_path, small_plan(), Processes(2))
    assert files(tmp_path) == files(whole)


def test_every_record_can_be_replayed_and_agrees_with_its_row(whole: Path) -> None:
    rows = pl.read_parquet(whole / "results.parquet").to_dicts()
    assert [row["match"] for row in rows] == list(range(60))
    for row in rows:
        text = (whole / "records" / f"{row['match']:06}.saloon").read_text()
        record = read_record(text)
        outcome = check_record(text)[-1].state.outcome()
        assert outcome is not None
        assert (row["player_0"], row["player_1"]) == (record.players[0], record.players[1])
        assert (row["score_0"], row["score_1"]) == outcome.scores
        assert (row["rank_0"], row["rank_1"]) == outcome.ranks
        assert (row["reason"], row["seed"]) == (outcome.reason, int(record.tags["seed"]))
        assert row["moves"] == sum(moved.seat >= 0 for moved in record.moves)
        assert row["digest"] == record.tags["digest"]


def test_the_table_and_the_lines_say_the_same(whole: Path) -> None:
    lines = [msgspec.json.decode(line) for line in (whole / "results.jsonl").read_bytes().splitlines()]
    for line, row in zip(lines, pl.read_parquet(whole / "results.parquet").to_dicts(), strict=True):
        for column in ("player", "score", "rank"):
            assert line.pop(f"{column}s") == [row.pop(f"{column}_{seat}") for seat in range(2)]
        assert line == row


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_keeps_what_is_finished_and_resume_ends_the_same(whole: Path, tmp_path: Path, jobs: int) -> None:
    engine = read_engine(None, jobs)

    def interrupt(batch: Batch) -> None:
        if batch.first >= 10:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(tmp_path, small_plan(), engine, interrupt)
    kept = RunFolder(tmp_path, small_plan(), resume=True).finished
    assert 10 < kept < 60
    assert pl.read_parquet(tmp_path / "results.parquet").height == kept
    run(tmp_path, small_plan(), engine)
    assert files(tmp_path) == files(whole)


def test_a_line_that_was_broken_off_is_played_again(whole: Path, tmp_path: Path) -> None:
    run(tmp_path, small_plan())
    journal = tmp_path / "results.jsonl"
    journal.write_bytes(b"".join(journal.read_bytes().splitlines(keepends=True)[:20])[:-9])
    folder = RunFolder(tmp_path, small_plan(), resume=True)
    assert folder.finished == 19
    simulate(folder)
    assert files(tmp_path) == files(whole)


def test_resuming_a_finished_run_changes_nothing(whole: Path) -> None:
    before = files(whole)
    run(whole, small_plan(), watch=lambda batch: pytest.fail("nothing is left to play"))
    assert files(whole) == before


def test_a_table_that_was_not_written_any_more_is_made_up_for(whole: Path) -> None:
    before = files(whole)
    (whole / "results.parquet").unlink()
    run(whole, small_plan())
    assert files(whole) == before


def test_without_records_the_results_are_the_same(whole: Path, tmp_path: Path) -> None:
    run(tmp_path, replace(small_plan(), records=False))
    few, all_files = files(tmp_path), files(whole)
    assert list(few) == ["results.jsonl", "results.parquet", "run.json"]
    assert few["results.parquet"] == all_files["results.parquet"]


def test_a_finished_run_can_be_made_longer(whole: Path, tmp_path: Path) -> None:
    run(tmp_path, small_plan(matches=20))
    with pytest.raises(BadFolder, match="matches is 20 there, 60 here"):
        RunFolder(tmp_path, small_plan())
    run(tmp_path, small_plan())
    assert files(tmp_path) == files(whole)


def test_the_folder_reads_its_records_and_its_table(whole: Path, tmp_path: Path) -> None:
    folder = RunFolder(str(whole), small_plan(), resume=True)
    assert folder.table().equals(pl.read_parquet(whole / "results.parquet"))
    assert [record.tags["digest"] for record in folder.records()] == [result.digest for result in folder.results()]
    assert list(RunFolder(tmp_path, replace(small_plan(), records=False)).records()) == []


def test_a_folder_of_this_run_is_not_played_again_unasked(whole: Path) -> None:
    with pytest.raises(BadFolder, match="holds this run already; resume it, or choose another folder"):
        RunFolder(whole, small_plan())


@pytest.mark.parametrize(
    ("plan", "complaint"),
    [
        (small_plan(seed=8), "seed is 7 there, 8 here"),
        (small_plan(matches=59), "matches is 60 there, 59 here"),
        (
            replace(small_plan(), options={"hand": "5"}),
            'options is {"highest":"20","hand":"4"} there, {"hand":"5"} here',
        ),
        (replace(small_plan(), rules=99), "rules is 1 there, 99 here"),
    ],
)
def test_a_folder_of_another_run_is_never_touched(whole: Path, plan: Plan, complaint: str) -> None:
    before = files(whole)
    with pytest.raises(BadFolder) as refused:
        RunFolder(whole, plan, resume=True)
    assert str(refused.value).endswith(f"holds another run: {complaint}")
    assert files(whole) == before


def test_a_folder_that_holds_something_else_is_never_touched(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("chapter one")
    with pytest.raises(BadFolder, match="is in use, and not by a run"):
        RunFolder(tmp_path, small_plan())
    with pytest.raises(BadFolder, match="is in use, and not by a run"):
        RunFolder(tmp_path / "thesis.txt", small_plan())
    with pytest.raises(BadFolder, match=r"thesis\.txt.* cannot be used: Not a directory"):
        RunFolder(tmp_path / "thesis.txt" / "run", small_plan())
    assert list(files(tmp_path)) == ["thesis.txt"]


@pytest.mark.parametrize(
    ("file", "old", "new", "complaint"),
    [
        ("run.json", b'"seed"', b'"luck"', r"run.json cannot be read: Object missing required field `seed`"),
        ("results.jsonl", b'{"match":3,', b'{"match":4,', r"results.jsonl line 4 is not the result of match 3"),
        ("results.jsonl", b'{"match":3,', b'{"match":,', r"results.jsonl line 4 is not the result of match 3"),
    ],
)
def test_a_damaged_folder_is_refused(tmp_path: Path, file: str, old: bytes, new: bytes, complaint: str) -> None:
    plan = small_plan(matches=6)
    run(tmp_path, plan)
    (tmp_path / file).write_bytes((tmp_path / file).read_bytes().replace(old, new))
    with pytest.raises(BadFolder, match=complaint):
        RunFolder(tmp_path, plan, resume=True)


def batch(first: int, size: int) -> Batch:
    return Batch(first, [MatchResult(n, 0, (), (), (), "", 0, "") for n in range(first, first + size)], [], 0.1)


def test_batches_are_put_in_order() -> None:
    sizes = [1, 2, 4, 3, 5, 1]
    ordered = [batch(5 + sum(sizes[:place]), size) for place, size in enumerate(sizes)]
    shuffled = random.Random(3).sample(ordered, len(ordered))
    assert shuffled != ordered
    assert list(in_order(shuffled, 5)) == ordered


def test_batches_grow_to_half_a_second_and_shrink_again() -> None:
    pace = Pace()
    sizes = []
    for seconds_a_match in [0.001] * 12 + [0.4] * 2:
        pace.learn(Batch(0, batch(0, pace.size).results, [], pace.size * seconds_a_match))
        sizes.append(pace.size)
    assert sizes == [2, 4, 8, 16, 32, 64, 128, 256, 500, 500, 500, 500, 1, 1]


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_breaks_a_match_is_named_with_the_match(tmp_path: Path, jobs: int) -> None:
    plan = replace(small_plan(), bots=("random", cmd("illegal")))
    with pytest.raises(BadMatch, match=r"(?s)match [01] \(seed \d+\): cmd:.* at seat [01] does not play: .*'99\^'"):
        run(tmp_path, plan, read_engine(None, jobs))


class Sudden(Executor):
    """Has all batches at once; those of one match fail."""

    def __init__(self, bad: int) -> None:
        self.bad = bad

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        done: Future[T] = Future()
        if args[1] == self.bad:
            done.set_exception(BadMatch(f"match {self.bad}"))
        else:
            done.set_result(fn(*args, **kwargs))
        return done


@pytest.mark.parametrize("bad", range(8))
def test_what_came_back_together_with_a_broken_match_is_kept(bad: int) -> None:
    kept: list[Batch] = []
    with pytest.raises(BadMatch, match=f"match {bad}"):
        kept.extend(play(small_plan(8), 0, Crew(Sudden(bad), 8)))
    assert sorted(batch.first for batch in kept) == [number for number in range(8) if number != bad]


def test_an_error_inside_a_bot_says_in_which_match(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(*_: object) -> int:
        raise ZeroDivisionError

    monkeypatch.setattr("saloon.bots.random.RandomBot.choose", stumble)
    with pytest.raises(ZeroDivisionError) as raised:
        play_batch(small_plan(), 4, 5)
    assert raised.value.__notes__[0].startswith("in match 4 (random, greedy; seed ")


def test_a_worker_with_other_rules_refuses() -> None:
    with pytest.raises(BadMatch, match=f"the run plays rules 99 of duel, this worker knows {DUEL.rules_version}"):
        play_batch(replace(small_plan(), rules=99), 0, 1)


@pytest.mark.parametrize("text", ["ray://local", "dask://", "dask://host", "dask"])
def test_an_unknown_engine_is_refused(text: str) -> None:
    with pytest.raises(BadEngine, match="write dask://local or dask://HOST:PORT"):
        read_engine(text, 1)
