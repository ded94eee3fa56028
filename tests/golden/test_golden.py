"""Golden playthroughs: what every game did when its rules were last looked at, line by line."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from saloon.kernel import find_game, games
from tests.golden.playthrough import game_of, read_playthrough
from tests.golden.write import SameVersion, add, again, golden_files, rewrite
from tests.kernel.broken_games.hush import Hush, HushGame, HushView, Showed


@pytest.mark.parametrize("path", golden_files(), ids=lambda path: path.stem)
def test_the_match_is_played_as_it_was_written(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    game = find_game(game_of(text))
    old = read_playthrough(text)
    new = again(game, old)
    changed = new.behaviour != old.behaviour
    advice = "raise its rules_version, then " if changed and new.rules == old.rules else ""
    for number, (was, now) in enumerate(zip(text.splitlines(), new.text.splitlines(), strict=False), 1):
        assert now == was, f"{path.name} line {number}; if {game.id} is to change so, {advice}run `make golden`"
    assert new.text == text


def test_every_game_has_a_playthrough_with_its_defaults_and_one_with_options() -> None:
    found = [read_playthrough(path.read_text(encoding="utf-8")) for path in golden_files()]
    named = [game_of(one.text) for one in found]
    for game in games().values():
        of_game = [one for one, name in zip(found, named, strict=True) if name == game.id]
        assert any(not one.options for one in of_game), f"no playthrough of {game.id}: run `make golden`"
        assert any(one.options for one in of_game) or not game.Options.__struct_fields__, game.id


class Generous(Hush):
    """Other rules: every caller wins a point more."""

    def show(self) -> Showed:
        called = [choice == 0 for choice in self.chosen]
        shown = super().show()
        self.scores = [score + called[seat] for seat, score in enumerate(self.scores)]
        return shown


class Talkative(Hush):
    """The same rules, and one more thing to see."""

    def view(self, seat: int | None) -> HushView:
        return replace(super().view(seat), rumour=1)


class NewRules(HushGame):
    rules_version = 2


@pytest.fixture
def golden(tmp_path: Path) -> Path:
    path = tmp_path / "hush.txt"
    add(path, HushGame(), {"rounds": "3"}, seed=4)
    return path


def test_the_same_rules_write_the_same_file(golden: Path) -> None:
    before = golden.read_text()
    assert not rewrite(golden, HushGame())
    assert golden.read_text() == before
    assert "option rounds: 3\nseed: 4\n" in before


def test_other_behaviour_under_the_same_version_is_not_written(golden: Path) -> None:
    before = golden.read_text()
    with pytest.raises(SameVersion, match=r"hush\.txt: hush behaves differently, and its rules_version is still 1"):
        rewrite(golden, HushGame(Generous))
    assert golden.read_text() == before


def test_other_behaviour_is_written_with_its_new_version(golden: Path) -> None:
    assert rewrite(golden, NewRules(Generous))
    assert "rules: 2\n" in golden.read_text()


def test_unreleased_rules_may_change(golden: Path) -> None:
    assert rewrite(golden, HushGame(Generous), unreleased=True)


def test_what_is_only_shown_may_change_without_a_new_version(golden: Path) -> None:
    behaviour = read_playthrough(golden.read_text()).behaviour
    assert rewrite(golden, HushGame(Talkative))
    assert read_playthrough(golden.read_text()).behaviour == behaviour


def test_a_playthrough_reads_well(golden: Path) -> None:
    add(golden, HushGame(), {"rounds": "1"}, seed=1)
    assert golden.read_text() == HUSH


HUSH = """\
# A random match with all that anybody sees, may do and is told. `make golden` writes it.
game: hush
rules: 1
seats: 2
option rounds: 1
seed: 1
behaviour: 581646bb46b4a70b

[0] opening
  sees all          round 1; card 0; choice null; dealt 0; chosen [false,false]; shown [0,0]; scores [0,0]; rumour 0
  sees 0            seat 0
  sees 1            seat 1
  sees spectator    seat null
  may  *            deal 1 (x2), deal 2, deal 3 (x2), deal 4, deal 5 (x2), deal 6

[1] * deal 4
  told 0            {"event":"dealt","seat":0,"card":4}
  told 1 spectator  {"event":"dealt","seat":0,"card":null}
  sees all          dealt 0 -> 1
  sees 0            card 0 -> 4
  may  *            deal 1 (x2), deal 2, deal 3 (x2), deal 5 (x2), deal 6

[2] * deal 6
  told 0 spectator  {"event":"dealt","seat":1,"card":null}
  told 1            {"event":"dealt","seat":1,"card":6}
  sees all          dealt 1 -> 2
  sees 1            card 0 -> 6
  may  0            call, fold
  may  1            call, fold

[3] 0 fold
  told all          {"event":"chose","seat":0}
  sees all          chosen [false,false] -> [true,false]
  sees 0            choice null -> 1
  may  1            call, fold

[4] 1 fold
  told all          {"event":"chose","seat":1}
  told all          {"event":"showed","cards":[0,0]}
  sees all          round 1 -> 2; dealt 2 -> 0; chosen [true,false] -> [false,false]
  sees 0            card 4 -> 0; choice 1 -> null
  sees 1            card 6 -> 0
  over              {"scores":[0,0],"ranks":[1,1],"reason":"counted","rule":"HU-6"}
"""
