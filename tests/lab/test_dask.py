"""The same run on a Dask cluster of real processes."""

from __future__ import annotations

from pathlib import Path

import pytest
from distributed import LocalCluster

from saloon.lab import engines
from saloon.lab.batches import Batch
from saloon.lab.engines import BadEngine, Dask, read_engine
from tests.lab.runs import files, run, small_plan


@pytest.mark.process
def test_a_cluster_writes_the_same_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "SECONDS_TO_CONNECT", 60)
    run(tmp_path / "here", small_plan())
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address="127.0.0.1:0") as cluster:
        engine = read_engine(cluster.scheduler_address.replace("tcp", "dask"), 1)
        run(tmp_path / "there", small_plan(), engine)
        assert files(tmp_path / "there") == files(tmp_path / "here")

        def interrupt(batch: Batch) -> None:
            raise KeyboardInterrupt

        with pytest.raises(KeyboardInterrupt):
            run(tmp_path / "again", small_plan(), engine, interrupt)
        run(tmp_path / "again", small_plan(), engine)
        assert files(tmp_path / "again") == files(tmp_path / "here")


@pytest.mark.process
def test_a_cluster_of_this_machine(tmp_path: Path) -> None:
    run(tmp_path / "here", small_plan(matches=4))
    run(tmp_path / "there", small_plan(matches=4), read_engine("dask://local", 1))
    assert files(tmp_path / "there") == files(tmp_path / "here")


def test_a_cluster_that_does_not_answer_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "SECONDS_TO_CONNECT", 0.2)
    with pytest.raises(BadEngine, match=r"no Dask cluster answers at 127\.0\.0\.1:1: "):
        run(tmp_path, small_plan(), Dask("127.0.0.1:1", 1))
