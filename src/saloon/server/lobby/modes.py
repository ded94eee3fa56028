"""What the mode of a new match asks of its seats, its options and its terms."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from saloon.kernel import Game, Mode, RaceMode, RaceRules, find_coach, read_options
from saloon.server.common.clock_settings import ClockSettings
from saloon.server.store import RaceTerms, Terms

SeatKind = Literal["me", "here", "open", "member", "bot", "ghost"]

# Who may sit beside the maker of a match, the usual ones first. Several people share a connection only on one screen,
# whose clock puts their answers in order.
COMPANY: Final[dict[Mode, tuple[SeatKind, ...]]] = {
    "friends": ("bot", "open"),
    "relaxed": ("bot", "open"),
    "ranked": ("open",),
    "room": ("here", "bot"),
    "ghost": ("ghost",),
}
RANKED_CLOCK: Final = ClockSettings(turn=30)  # for what is no race: nobody holds a ranked match up by leaving


class ModeInfo(Struct, frozen=True):
    """A mode as a form offers it."""

    name: Mode
    company: tuple[SeatKind, ...]
    needs: dict[str, tuple[str, ...]]  # options that must have one of these values


class BadMode(ValueError):  # noqa: N818
    """A match cannot be played in the mode that was asked for; says why."""


def describe_modes(game: Game) -> list[ModeInfo]:
    """The modes in which a game may be played, the usual one first; none for a game without races."""
    modes = () if game.race is None else game.race.modes
    return [ModeInfo(mode.name, COMPANY[mode.name], mode.needs) for mode in modes]


def fit_mode(
    game: Game, wanted: Mapping[str, object], seats: Sequence[SeatKind], terms: Terms
) -> tuple[dict[str, object], Terms]:
    """The options and the terms of a new match, as its mode has them; `BadMode` says what does not go together."""
    check_terms(game, seats, terms)
    if game.race is None:
        return dict(wanted), terms
    race = terms.race or RaceTerms(game.race.modes[0].name)
    mode = mode_of(game.id, game.race, wanted, race.mode)
    options = {**wanted, **mode.sets}
    check_needs(game, mode, options)
    check_company(mode.name, seats)
    if race.camera and not game.race.input.by_camera:
        raise BadMode(f"{game.id} is not played before cameras")
    if race.camera and mode.name != "ranked":
        raise BadMode(f"mode {mode.name!r} leaves cameras to everybody's choice; only 'ranked' is played before them")
    fitting = replace(terms, race=replace(race, mode=mode.name), hints=False)  # a hint would be the answer
    return options, ranked(fitting) if mode.name == "ranked" else fitting


def check_terms(game: Game, seats: Sequence[SeatKind], terms: Terms) -> None:
    """Whether every term belongs to the game; one of another game would do here what nobody has thought of."""
    if terms.ghost is not None:
        raise BadMode("whose ghost is raced, the house finds out")
    if terms.window is not None and game.interrupts is None:
        raise BadMode(f"{game.id} asks nobody out of turn: it has no window for answers")
    if terms.coach and find_coach(game) is None:
        raise BadMode(f"{game.id} has no coach")
    if game.race is None and terms.race is not None:
        raise BadMode(f"{game.id} has no races")
    if game.race is None and "ghost" in seats:
        raise BadMode(f"{game.id} has no ghosts")


def mode_of(game: str, rules: RaceRules, wanted: Mapping[str, object], name: Mode) -> RaceMode:
    """The mode of this name, or the one that the wanted options make it."""
    meant = [mode for mode in rules.modes if mode.sets and mode.sets.items() <= wanted.items()]
    named = [mode for mode in rules.modes if mode.name == name]
    if not meant + named:
        raise BadMode(f"{game} has no mode {name!r}; its modes are {', '.join(mode.name for mode in rules.modes)}")
    return (meant + named)[0]


def check_needs(game: Game, mode: RaceMode, options: Mapping[str, object]) -> None:
    """Whether the options go with a mode."""
    chosen = read_options(game.Options, {name: value for name, value in options.items() if name not in mode.sets})
    for name, values in mode.needs.items():
        if getattr(chosen, name) not in values:
            raise BadMode(f"mode {mode.name!r} goes with option {name!r} as {' or '.join(values)}")


def check_company(mode: Mode, seats: Sequence[SeatKind]) -> None:
    """Whether people may sit like that in a mode."""
    wanted = {"open" if seat == "member" else seat for seat in seats}  # for one of a room a seat is only kept
    unwanted = sorted(wanted - {"me", *COMPANY[mode]})
    if unwanted:
        raise BadMode(f"mode {mode!r} has no seat for {' or '.join(unwanted)}")
    if mode == "ghost" and sorted(seats) != ["ghost", "me"]:
        raise BadMode("a ghost is raced alone")


def ranked(terms: Terms) -> Terms:
    """Terms under which a result counts: nobody looks on or helps, and no bot plays for anybody."""
    race = None if terms.race is None else replace(terms.race, limit=True)
    return replace(terms, spectators=False, coach=False, absent="wait", race=race, clock=terms.clock or RANKED_CLOCK)
