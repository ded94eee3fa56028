"""`saloon replay`: a record as a story, or as one line of JSON for each position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.text import Text

from saloon.cli.arguments import Color, Language, bad_line, read_record_file
from saloon.cli.costs import tell_costs
from saloon.cli.draw import find_drawing
from saloon.cli.narrate import Narrator
from saloon.cli.players import shown_names
from saloon.cli.screen import open_console
from saloon.cli.usage import wrong_usage
from saloon.kernel import (
    NATURE,
    NATURE_BIT,
    BadRecord,
    Event,
    Game,
    Record,
    ReplayStep,
    check_record,
    find_game,
    read_option_texts,
    read_record,
    seats_of,
    visible_to,
)
from saloon.locales import Speaker


def replay_record(
    say: Language,
    file: Annotated[str, typer.Argument(metavar="FILE", help="A record; - reads the standard input.")],
    seat: Annotated[int | None, typer.Option(help="Show only what this seat may know, from 0.", min=0)] = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="One line of JSON for each position, with its legal moves.")
    ] = False,
    coach: Annotated[
        bool, typer.Option("--coach", help="Show only the costliest decisions, and what was best.")
    ] = False,
    color: Color = True,
) -> None:
    """Show a match from its record."""
    try:
        text = read_record_file(file)
        positions, record = check_record(text), read_record(text)
    except BadRecord as error:
        typer.echo(bad_line(file, error), err=True)
        raise typer.Exit(1) from None
    if seat is not None and seat >= record.seats:
        wrong_usage(f"there is no seat {seat}; this match has the seats 0 to {record.seats - 1}")
    if coach and as_json:
        wrong_usage("--coach speaks in words: leave out --json")
    if as_json:
        for position in positions:
            typer.echo(json_line(position, find_game(record.game), seat))
    elif coach:
        tell_costs(record, seat, narrator_of(record, say), open_console(color))
    else:
        tell_story(positions, record, seat, say, open_console(color))


def json_line(position: ReplayStep, game: Game, seat: int | None) -> bytes:
    """A position: the move that led to it, who is to move, the legal moves, a seat's view if wanted, the outcome."""
    state, text = position.state, game.moves.text
    movers = seats_of(state.to_move())
    line: dict[str, object] = {
        "seq": position.seq,
        "moved": None if position.move is None else {"seat": _name(position.seat), "move": text(position.move)},
        **({} if position.arranged is None else {"settled": position.arranged.text}),
        "to_move": [_name(mover) for mover in movers],
        "legal": {str(mover): [text(move) for move in state.legal(mover)] for mover in movers if mover != NATURE},
    }
    if seat is not None:
        line["view"] = state.view(seat)
    outcome = position.outcome
    line["outcome"] = outcome and {"scores": outcome.scores, "ranks": outcome.ranks, "reason": outcome.reason}
    return msgspec.json.encode(line)


def narrator_of(record: Record, say: Speaker) -> Narrator:
    """A narrator with the names of the record's players."""
    names = [record.players.get(place, say("house-player", number=place + 1)) for place in range(record.seats)]
    return Narrator(find_game(record.game), say, shown_names(names))


def tell_story(
    positions: Sequence[ReplayStep], record: Record, seat: int | None, say: Speaker, console: Console
) -> None:
    """What happened in words, and a drawing whenever the turn passes to another seat."""
    game = find_game(record.game)
    narrator = narrator_of(record, say)
    drawing = find_drawing(game, read_option_texts(game.Options, record.options), narrator)
    console.print(Text(f" {narrator.title} ", "title"))
    waiting: list[Event] = []
    holders = [record.players.get(place, "") for place in range(record.seats)]
    drawn = NATURE_BIT
    for position in positions:
        state = position.state
        waiting += position.events if seat is None else visible_to(seat, position.events)
        if position.arranged is not None:
            for sentence in narrator.tell(waiting, seat):
                console.print(f"· {sentence}")
            waiting.clear()
            line = position.arranged
            console.print(f"· {narrator.settled(line, holders[line.seat])}")
            holders[line.seat] = line.name if line.what == "sits" else holders[line.seat]
            drawn = NATURE_BIT if line.count else drawn
        if state.to_move() in (drawn, NATURE_BIT):
            continue
        drawn = state.to_move()
        console.print(*(f"· {sentence}" for sentence in narrator.tell(waiting, seat)), "", sep="\n")
        waiting.clear()
        views = [state.view(place) for place in (range(record.seats) if seat is None else [seat])]
        console.print(drawing.position(views, seat, console.size), "", sep="\n")
    console.print(*(f"· {sentence}" for sentence in narrator.tell(waiting, seat)), sep="\n")
    outcome = positions[-1].outcome
    if outcome is not None:
        headline, *places = narrator.result(outcome, seat)
        console.print(Text(f" {headline} ", "title"), *places, narrator.reason(outcome), sep="\n")


def _name(seat: int | None) -> int | str | None:
    return "*" if seat == NATURE else seat
