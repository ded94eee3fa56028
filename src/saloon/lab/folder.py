"""The folder of a run: what was asked for, every match's record, and the results.

run.json holds the plan, records/000012.saloon the match of number 12, results.jsonl a line a match as soon as it is
finished, results.parquet the same as a table. The plan determines all of these files, byte for byte.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from saloon.kernel import Record, read_record
from saloon.lab.batches import Batch
from saloon.lab.plan import Plan
from saloon.lab.results import MatchResult, read_table

if TYPE_CHECKING:
    import polars

PLAN: Final = "run.json"
RECORDS: Final = "records"
JOURNAL: Final = "results.jsonl"
TABLE: Final = "results.parquet"


class BadFolder(ValueError):  # noqa: N818
    """A folder that this run cannot use."""


class RunFolder:
    """Keeps the finished matches, always the first ones of the plan.

    `resume` continues the same run, or extends it to more matches.
    """

    def __init__(self, path: Path | str, plan: Plan, resume: bool = False) -> None:
        self.path = Path(path)
        self.plan = plan
        self.finished = 0
        try:
            self._open(resume)
        except OSError as error:
            raise BadFolder(f"{error.filename} cannot be used: {error.strerror}") from None

    def add(self, batch: Batch) -> None:
        """Keep the next matches: first their records, then the lines that count them as finished."""
        for result, record in zip(batch.results, batch.records, strict=True):
            if self.plan.records:
                self._record(result.match).write_text(record, encoding="utf-8", newline="\n")
        with (self.path / JOURNAL).open("ab") as journal:
            journal.write(b"".join(msgspec.json.encode(result) + b"\n" for result in batch.results))
        self.finished += len(batch.results)

    def results(self) -> Iterator[MatchResult]:
        """The finished matches in their order."""
        if self.finished:
            with (self.path / JOURNAL).open("rb") as journal:
                for line in journal:
                    yield msgspec.json.decode(line, type=MatchResult)

    def records(self) -> Iterator[Record]:
        """The records of the finished matches in their order, if the plan wants them kept."""
        if self.plan.records:
            for match in range(self.finished):
                yield read_record(self._record(match).read_text(encoding="utf-8"))

    def table(self) -> polars.DataFrame:
        """The finished matches as a table, one row a match; each seat has columns: `player_0`, `score_0`, `rank_0`."""
        return read_table(self.path / JOURNAL, self.plan.seats)

    def write_table(self) -> None:
        """Write the finished matches as Parquet."""
        if self.finished:
            part = self.path / f"{TABLE}.part"
            self.table().write_parquet(part)
            part.replace(self.path / TABLE)

    def _record(self, match: int) -> Path:
        return self.path / RECORDS / f"{match:06}.saloon"

    def _open(self, resume: bool) -> None:
        if (self.path / PLAN).exists():
            self._check_plan(resume)
            self._read_journal()
            if self.finished and not resume:
                raise BadFolder(f"{self.path} holds this run already; resume it, or choose another folder")
        elif self.path.exists() and (not self.path.is_dir() or any(self.path.iterdir())):
            raise BadFolder(f"{self.path} is in use, and not by a run; choose another folder")
        (self.path / RECORDS if self.plan.records else self.path).mkdir(parents=True, exist_ok=True)
        write_whole(self.path / PLAN, msgspec.json.format(msgspec.json.encode(self.plan), indent=2) + b"\n")

    def _check_plan(self, resume: bool) -> None:
        try:
            there = msgspec.json.decode((self.path / PLAN).read_bytes(), type=Plan)
        except msgspec.DecodeError as error:
            raise BadFolder(f"{self.path / PLAN} cannot be read: {error}") from None
        for name in Plan.__struct_fields__:
            before, now = getattr(there, name), getattr(self.plan, name)
            grows = name == "matches" and resume and before < now
            if before != now and not grows:
                raise BadFolder(f"{self.path} holds another run: {name} is {shown(before)} there, {shown(now)} here")

    def _read_journal(self) -> None:
        """Count the finished matches; a last line that was broken off is dropped, for its match is played again."""
        path = self.path / JOURNAL
        if not path.exists():
            return
        with path.open("r+b") as journal:
            whole = 0
            for line in journal:
                if not line.endswith(b"\n"):
                    break
                self._check_line(line)
                self.finished += 1
                whole += len(line)
            journal.truncate(whole)

    def _check_line(self, line: bytes) -> None:
        try:
            number = msgspec.json.decode(line, type=MatchResult).match
        except msgspec.DecodeError:
            number = None
        if number != self.finished or self.finished >= self.plan.matches:
            raise BadFolder(
                f"{self.path / JOURNAL} line {self.finished + 1} is not the result of match {self.finished}"
            )


def write_whole(path: Path, data: bytes) -> None:
    """Write a file atomically."""
    part = path.with_name(f"{path.name}.part")
    part.write_bytes(data)
    part.replace(path)


def shown(value: object) -> str:
    """A value of the plan in a message."""
    return msgspec.json.encode(value).decode()
