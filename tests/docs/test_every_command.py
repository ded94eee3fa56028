"""Every command that the documentation names is run: by a test, by `make test` itself, or at night.

A new command is found here without anybody's help, and fails until `RUN_BY` says what runs it.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.docs.test_commands import COMMANDS

ROOT = Path(__file__).parents[2]
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md"), *(ROOT / "docs").glob("*/*.md")]
PROGRAM = r"(?:cd web && |\.venv/bin/)?(?:make|saloon|pip|npm|python3?|systemctl|source) "
FENCED = re.compile(r"^```(?:sh)?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINE = re.compile(rf"^(?:    )?({PROGRAM}[^\n]+?)(?: *#.*|  .*)?$", re.MULTILINE)
INLINE = re.compile(rf"`({PROGRAM}[^`]*)`")

ITSELF: Final = "make test"  # and so whoever has it run
NIGHT: Final = "make nightly"
LONG: Final = "tests/docs/test_every_command.py::test_a_long_command_runs"
SHORT: Final = "tests/docs/test_commands.py::test_the_command_is_played"
GAME: Final = "tests/docs/test_add_a_game.py"
TYPED: Final = "tests/docs/test_typed_commands.py::test_a_command_does_what_it_is_shown_for"

RUN_BY: Final[dict[str, str]] = {
    r"make( test| dev| web| lint)?": ITSELF,
    r"cd web && npm test": ITSELF,
    r"cd web && npm run format": LONG,
    r"make (nightly|check|bench( ARGS=--write)?|pictures|lock|golden)": NIGHT,
    r"make help": "tests/docs/test_every_command.py::test_make_help_lists_every_command",
    r"make play": "tests/docs/test_every_command.py::test_make_play_opens_a_house",
    r"source \.venv/bin/activate": LONG,
    r"pip install \.": "tests/install/test_isolated.py::"
    "test_a_compiled_house_works_where_there_is_neither_compiler_nor_npm",
    r"pip install '\.\[\w+\]'": "tests/install/test_isolated.py::test_an_extra_brings_what_it_is_for",
    r"systemctl enable --now saloon": "tests/docs/test_hosting.py::"
    "test_the_service_starts_a_house_that_only_the_proxy_reaches",
    r"cd web && npm run types( && npm run printed)?|npm run types": "tests/server/test_types.py::"
    "test_what_npm_makes_of_the_house_is_what_is_committed",
    r"cd web && npm run dev": LONG,
    r"npm install --package-lock-only": "tests/docs/test_locks.py::test_a_lock_of_npm_is_up_to_date",
    r"(\.venv/bin/)?python -m pytest( tests/(games/duel|locales))?": ITSELF,
    r"python -m docs\.pictures\.terminal": "tests/docs/test_pictures.py::test_the_terminal_is_drawn_as_it_is",
    r"python -m tests\.transcripts\.write": "tests/transcripts/test_transcripts.py::test_writing_tells_what_changed",
    r"(\.venv/bin/)?python -m benchmarks.*": LONG,
    r"saloon (sim|arena|balance)( .*)?": SHORT,
    r"saloon (games|(play|replay|check|joe map) .*|bot duel .*)": TYPED,
    r"saloon play duel --lang de": "tests/docs/test_typed_commands.py::"
    "test_a_language_is_spoken_once_it_was_added_as_the_guide_says",
    r"saloon play": "tests/cli/test_play.py::test_choosing_at_the_door",
    r"saloon .*dowry.*": "tests/docs/test_add_a_scenario.py::test_the_guides_commands_run_from_its_folder",
    r"saloon play nerve.*": f"{GAME}::test_one_sits_down_to_it",
    r"saloon sim nerve .*": f"{GAME}::test_the_guides_run_is_played",
    r"saloon arena duel --bots hasty.*": "tests/docs/test_add_a_bot.py::test_the_bot_of_the_guide_plays",
    r"saloon (replay|check|joe map|NAME)": TYPED,  # named in a sentence; typed with a file, and NAME as `joe`
    r"pip wheel --no-deps \.": "tests/install/test_wheel.py::test_without_a_compiler_a_wheel_is_for_every_machine",
    r"saloon solve bluff --out .*": LONG,
    r"saloon bot --stdio": "tests/lab/test_stdio.py::test_the_dialogue_of_a_match",
    r"saloon serve( --pace)?": "tests/server/test_playing.py::test_two_people_play_a_match_and_its_luck_can_be_checked",
    r"saloon serve --patience": "tests/server/test_breaking.py::"
    "test_a_bot_keeps_the_seat_warm_until_its_owner_comes_back",
    r"saloon serve --host 10\.0\.0\.11 --port 8000 --proxy --data postgresql://.*": "tests/cluster/"
    "test_houses_behind_nginx.py::test_a_match_survives_the_house_that_runs_it",
    r"saloon serve --workers( 4 --data postgresql://.*)?": "tests/cluster/test_workers.py::"
    "test_one_that_ends_or_hangs_is_started_again_and_its_matches_go_on",
    r"saloon backup": "tests/cli/test_serve.py::test_a_copy_of_a_database_is_made_by_its_own_program",
    r"saloon serve --tls": "tests/server/test_tls.py::test_the_house_speaks_https_with_its_own_certificate",
    r"saloon backup COPY --data FILE": "tests/server/test_breaking.py::"
    "test_a_backup_is_one_file_copied_while_people_play",
}


def commands_of(page: Path) -> set[str]:
    """The commands in a page's blocks, each a line up to what is said of it, and those within its sentences."""
    text = page.read_text(encoding="utf-8")
    rest = re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)
    lines = [found for block in FENCED.findall(text) for found in LINE.findall(block)]
    indented = [found for found in LINE.findall(rest) if f"    {found}" in rest]
    said = [" ".join(found.split()) for found in INLINE.findall(rest)]
    return {" ".join(command.split()) for command in (*lines, *indented, *said)}


EVERY = sorted({command for page in PAGES for command in commands_of(page)})
LONG_ONES = [
    command for command in EVERY if any(re.fullmatch(said, command) for said in RUN_BY if RUN_BY[said] == LONG)
]


@pytest.mark.parametrize("command", EVERY)
def test_something_runs_it(command: str) -> None:
    assert [said for said in RUN_BY if re.fullmatch(said, command)], f"what runs `{command}`? Tell it in RUN_BY"


@pytest.mark.parametrize("said", RUN_BY)
def test_what_runs_it_is_there(said: str) -> None:
    assert any(re.fullmatch(said, command) for command in EVERY), f"no page names {said}"
    runner = RUN_BY[said]
    if runner in {ITSELF, NIGHT}:
        assert re.search(rf"^{runner.split()[1]}:", MAKEFILE, re.MULTILINE)
        return
    file, _, test = runner.partition("::")
    assert re.search(rf"^def {test}\w*\(", (ROOT / file).read_text(encoding="utf-8"), re.MULTILINE), runner


def test_every_run_of_the_laboratory_is_found_here_too() -> None:
    assert {f"saloon {' '.join(command.split())}" for command in COMMANDS} <= set(EVERY)


def test_make_help_lists_every_command() -> None:
    listed = subprocess.run(["make", "--silent", "help"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    told = set(re.findall(r"^make (\w+)", listed, re.MULTILINE))
    assert told == set(re.findall(r"^(\w+):.*## ", MAKEFILE, re.MULTILINE))
    named = {command.split()[1] for command in EVERY if command.startswith("make ")}
    assert named <= told


def test_make_clean_removes_what_was_built(tmp_path: Path) -> None:
    for name in ("Makefile", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path)
    built = [".venv/bin/python", "build/mypyc/a.c", "src/saloon/_compiled.json", "src/saloon/kernel/bits.so"]
    kept = ["src/saloon/kernel/bits.py", "web/src/main.ts", "src/saloon/locales/en/page.ftl"]
    for name in (*built, *kept):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    subprocess.run(["make", "--silent", "clean"], cwd=tmp_path, check=True)
    assert [name for name in built if (tmp_path / name).exists()] == []
    assert [name for name in kept if not (tmp_path / name).exists()] == []


@pytest.mark.nightly
def test_make_play_opens_a_house(tmp_path: Path) -> None:
    house = subprocess.Popen(
        ["make", "play"],
        cwd=ROOT,
        env={**os.environ, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert house.stdout is not None
    try:
        assert any("http://" in line for line in house.stdout)
    finally:
        os.killpg(house.pid, 2)
        house.communicate(timeout=60)


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project once more, for commands that write pages and charts; what is installed and built is shared."""
    folder = tmp_path_factory.mktemp("copy") / "saloon"
    left_out = shutil.ignore_patterns(".venv", "build", "node_modules", ".git", ".*_cache", "__pycache__")
    shutil.copytree(ROOT, folder, ignore=left_out)
    for name in (".venv", "build", "web/node_modules"):
        (folder / name).symlink_to(ROOT / name)
    return folder


@pytest.mark.nightly
@pytest.mark.parametrize("command", LONG_ONES)
def test_a_long_command_runs(copy: Path, command: str) -> None:
    """As it stands there; what goes on until somebody stops it only has to begin."""
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    script = f"timeout --preserve-status -s INT 30 sh -c {shlex.quote(command)} || [ $? = 130 ]"
    endless = command.endswith("npm run dev")
    subprocess.run(
        ["bash", "-c", script if endless else command], cwd=copy, env={**os.environ, "PATH": path}, check=True
    )
