"""French and English say the same things, every game has its words, and no word is left over."""

from __future__ import annotations

import re
from functools import cache
from itertools import count
from typing import Any, get_args

import msgspec
import pytest

from saloon.bots import bot_names
from saloon.cli.games import option_message
from saloon.cli.keyboard import COMMANDS
from saloon.games.joe.box.data_file import Words
from saloon.kernel import NATURE_BIT, Game, Outcome, Refusal, State, games, read_rules, rules_file, seats_of, stream
from saloon.locales import LANGUAGES, Speaker
from tests.locales.messages import PAGE, SOURCES, literals, messages, page_words, sentences_in

GAMES = list(games().values())
MATCHES = 12  # random matches that show a game's refusals
SPEAKING = ("costs", "keyboard", "narrate", "players", "resume", "saves", "screen", "table", "welcome", "games")
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def events_of(game: Game) -> dict[str, type]:
    """The events of a game by their tags."""
    kinds: tuple[Any, ...] = get_args(game.Event) or (game.Event,)
    return {str(kind.__struct_config__.tag): kind for kind in kinds}


def move_kinds(game: Game) -> set[str]:
    """The kinds of moves that seats make."""
    return {type(form).__name__.lower() for form in game.moves.forms[: game.moves.of_seats]}


@cache
def said(game: Game) -> tuple[list[Refusal], list[Outcome]]:
    """Refusals and outcomes of random matches: all that every seat may not do, in every third position."""
    refusals: dict[str, Refusal] = {}
    outcomes: list[Outcome] = []
    for seed in range(MATCHES):
        state, rng = game.open(), stream(seed, "said")
        for position in count():
            if position % 3 == 0:
                refusals |= {refusal.message: refusal for refusal in refusals_of(game, state)}
            movers = state.to_move()
            if movers == 0:
                break
            ready = seats_of(movers)
            seat = ready[rng.below(len(ready))]
            state.apply(seat, state.draw(rng) if movers == NATURE_BIT else state.pick(seat, rng))
        outcome = state.outcome()
        assert outcome is not None
        outcomes.append(outcome)
    return list(refusals.values()), outcomes


def refusals_of(game: Game, state: State) -> list[Refusal]:
    asked = (state.why_not(seat, move) for seat in range(game.seats.start) for move in range(len(game.moves)))
    return [refusal for refusal in asked if refusal is not None]


def test_every_screen_and_file_knows_the_same_languages() -> None:
    offered = re.search(r"LANGUAGES = \{(.*)\}", (PAGE / "src/state/language.svelte.ts").read_text(encoding="utf-8"))
    assert offered is not None
    assert tuple(re.findall(r"(\w+): '", offered[1])) == LANGUAGES
    assert Words.__struct_fields__ == LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_variables(language: str) -> None:
    english = {name: parts.variables for name, parts in messages("en").items()}
    assert {name: parts.variables for name, parts in messages(language).items()} == english


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_told_with_its_fields(game: Game, language: str) -> None:
    told = messages(language)
    for tag, kind in events_of(game).items():
        fields = {field.name for field in msgspec.structs.fields(kind)}
        for name in (f"{game.id}-event-{tag}", f"{game.id}-event-{tag}-many"):
            if name in told or not name.endswith("-many"):
                plain = {variable.removesuffix("-is") for variable in told[name].variables}
                assert plain <= fields | {"count", "eye"}


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_and_reason_is_said_and_names_a_rule(game: Game, language: str) -> None:
    say, rules = Speaker(language), read_rules(game.folder, language)
    refusals, outcomes = said(game)
    for refusal in refusals:
        assert say(refusal.message, refusal.values)
        assert refusal.rule in rules
    for outcome in outcomes:
        assert say(f"{game.id}-reason-{outcome.reason}")
        assert outcome.rule in rules


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_move_and_option_has_a_name(game: Game, language: str) -> None:
    names = {f"{game.id}-title", f"{game.id}-summary"}
    names |= {f"{game.id}-move-{kind}" for kind in move_kinds(game)}
    for field in msgspec.structs.fields(game.Options):
        names |= {option_message(game, field.name), f"{option_message(game, field.name)}-does"}
    assert names <= messages(language).keys()


def test_the_last_of_several_comes_with_an_and() -> None:
    assert Speaker("en").listed(["Ann"]) == "Ann"
    assert Speaker("en").listed([17, 20, 45]) == "17, 20 and 45"
    assert Speaker("fr").listed(["Ann", "Bob"]) == "Ann et Bob"


def test_no_message_is_left_over() -> None:
    used = set().union(*(literals(SOURCES / folder) for folder in ("cli", "kernel", "locales", "server")))
    used |= {f"house-bot-{name}" for game in GAMES for name in bot_names(game)}
    used |= {f"house-command-{name}{does}" for name in COMMANDS for does in ("", "-does")}
    for game in GAMES:
        words = literals(SOURCES / "games" / game.id)
        used |= {f"{game.id}-{word}" for word in ("title", "summary")}
        used |= {f"{game.id}-{kind}-{word}" for kind in ("refused", "reason") for word in words}
        used |= {f"{game.id}-event-{tag}{many}" for tag in events_of(game) for many in ("", "-many")}
        used |= {f"{game.id}-move-{kind}" for kind in move_kinds(game)}
        used |= {
            option_message(game, field.name) + does
            for field in msgspec.structs.fields(game.Options)
            for does in ("", "-does")
        }
    left = messages("en").keys() - used
    assert {name for name in left if not page_words().fullmatch(name)} == set()


def test_every_message_that_is_said_is_there() -> None:
    family = re.compile(rf"({'|'.join(['house', *games()])})(-[a-z]+)+")
    assert {text for text in literals(SOURCES / "cli") if family.fullmatch(text)} <= messages("en").keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_stands_for_two_commands(language: str) -> None:
    words = [word for name in COMMANDS for word in Speaker(language)(f"house-command-{name}").split()]
    assert len(words) == len(set(words))


def test_what_players_read_is_in_the_locale_files_alone() -> None:
    paths = [SOURCES / "cli" / f"{name}.py" for name in SPEAKING]
    paths += (SOURCES / "cli" / "draw").glob("*.py")
    found = {path.name: list(sentences_in(path)) for path in paths}
    assert {name: lines for name, lines in found.items() if lines} == {}


def test_french_is_set_as_french_is() -> None:
    texts = {name: "".join(parts.texts) for name, parts in messages("fr").items()}
    for game in GAMES:
        texts |= read_rules(game.folder, "fr")
    for name, whole in texts.items():
        text = whole.replace("Bluff You!", "")  # a name, spelt as on its box
        assert not re.search(r"(?<!\u202f)[;!?]", text), f"{name}: a narrow no-break space before ; ! ?"
        assert not re.search(r"(?<!\u00a0):", text), f"{name}: a no-break space before :"
        assert not re.search(r"['\"“”]|«(?!\u00a0)|(?<!\u00a0)»", text), f"{name}: French quotes and apostrophes"
        assert not re.search(r"\b(vous|votre|vos)\b", text, re.IGNORECASE), f"{name}: we say tu"


@every_game
def test_the_rules_have_the_same_ids_in_every_language(game: Game) -> None:
    for language in LANGUAGES:
        rules = read_rules(game.folder, language)
        assert list(rules) == list(read_rules(game.folder, "en"))
        assert rules_file(game.folder, language).name == ("RULES.md" if language == "en" else f"RULES.{language}.md")


@pytest.mark.parametrize(
    ("game", "family", "rules", "rulings"), [("duel", "TG", 19, 9), ("bluff", "BY", 16, 11), ("joe", "JOE", 56, 37)]
)
def test_the_rules_are_complete(game: str, family: str, rules: int, rulings: int) -> None:
    expected = {f"{family}-{n}" for n in range(1, rules + 1)} | {f"{family}-R{n}" for n in range(1, rulings + 1)}
    assert read_rules(games()[game].folder).keys() == expected


def test_the_page_knows_what_nobody_is_called_in_every_language() -> None:
    source = (PAGE / "src" / "state" / "me.svelte.ts").read_text(encoding="utf-8")
    found = re.search(r"UNNAMED = \[(.*)\]", source)
    assert found is not None
    assert re.findall(r"'([^']+)'", found[1]) == [Speaker(language)("me-default-name") for language in LANGUAGES]
