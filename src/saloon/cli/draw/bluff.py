"""Bluff You! in the terminal: the tokens of all players, the dice as far as known, and the announcement."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct
from rich.columns import Columns
from rich.console import ConsoleDimensions, Group, RenderableType
from rich.table import Column
from rich.table import Table as Grid
from rich.text import Text

from saloon.cli.draw.cards import draw_card
from saloon.cli.draw.fields import Drawing
from saloon.games.bluff.dice import SUMS, WAYS
from saloon.games.bluff.moves import POINTS, TOKENS, Claim, Dice, Doublet, Steal
from saloon.games.bluff.setup import BluffOptions
from saloon.games.bluff.view import BluffView

WIDE: Final = 70  # columns in which all sixteen tokens stand side by side
TALL: Final = 32  # lines in which dice may be tall
LABEL: Final = 17  # columns for a player's name
SHORT_LABEL: Final = 12  # the fewest columns in which the rows of moves can be told apart
GONE: Final = "·"  # where a token would lie
PIPS: Final = {
    1: ("     ", "  ●  ", "     "),
    2: ("●    ", "     ", "    ●"),
    3: ("●    ", "  ●  ", "    ●"),
    4: ("●   ●", "     ", "●   ●"),
    5: ("●   ●", "  ●  ", "●   ●"),
    6: ("●   ●", "●   ●", "●   ●"),
}


class BluffDrawing(Drawing):
    """A row for the centre and for each player, a column for each token."""

    def position(self, views: Sequence[Struct], eye: int | None, room: ConsoleDimensions) -> RenderableType:
        """The tokens, the dice if one of the views shows them, and who has to do what."""
        view = _together(views)
        half = len(TOKENS) // 2
        parts: list[RenderableType] = [
            self._board(view, columns, eye)
            for columns in ([TOKENS] if room.width >= WIDE else [TOKENS[:half], TOKENS[half:]])
        ]
        if view.dice is not None:
            parts.append(self._dice(view, view.dice, tall=room.height >= TALL))
        return Group(*parts, *self._status(view, eye))

    def choices(self, view: Struct, moves: Sequence[int], room: ConsoleDimensions) -> RenderableType:
        """The roller's moves as a table of numbers below the tokens; other moves as a list."""
        rows: dict[str, dict[int, int]] = {}
        for number, move in enumerate(moves, 1):
            form = self.narrator.game.moves[move]
            if isinstance(form, Claim | Steal):
                rows.setdefault(f"{_stem(form)} {self.names[form.target]}", {})[form.value] = number
            elif isinstance(form, Doublet):
                rows.setdefault(_stem(form), {})[form.token] = number
        if not rows:
            return super().choices(view, moves, room)
        texts = [self.narrator.game.moves.text(move) for move in moves]
        digits = max(2, len(str(len(moves))))
        label = min(
            LABEL + 4, room.width - (digits + 1) * len(TOKENS) - 1
        )  # if possible the tokens lie below each other
        if label < SHORT_LABEL:
            items = [Text.assemble((f"{n:>3} ", "aside"), (text, "move")) for n, text in enumerate(texts, 1)]
            return Columns(items, width=max(map(len, items)))
        grid = Grid.grid(Column(width=label, no_wrap=True), padding=(0, 1, 0, 0))
        grid.add_row("", *(Text(f"{token:>{digits}}", "move") for token in TOKENS))
        for name, numbers in rows.items():
            cells = [(f"{numbers.get(token, GONE):>{digits}}", token in numbers) for token in TOKENS]
            grid.add_row(
                Text(name, overflow="ellipsis"), *(Text(cell, "" if there else "aside") for cell, there in cells)
            )
        return Group(grid, Text(self.say("bluff-how", example=texts[0]), "aside"))

    def _board(self, view: BluffView, columns: Sequence[int], eye: int | None) -> RenderableType:
        """Who has which of these tokens; the points of a token stand above it."""
        grid = Grid.grid(Column(width=LABEL, no_wrap=True), Column(width=3, justify="right"), padding=(0, 1, 0, 0))
        grid.add_row(
            self._turn(view),
            Text(self.say("bluff-worth"), "aside"),
            *(Text(f"{POINTS[token]:>2}", "aside") for token in columns),
        )
        grid.add_row(Text(f"  {self.say('bluff-centre')}"), "", *_tokens(view.centre, columns, "gold"))
        for seat, player in enumerate(view.players):
            points = Text(str(player.points), "bold")
            grid.add_row(self._name(view, seat, eye), points, *_tokens(player.tokens, columns, "card"))
        return grid

    def _turn(self, view: BluffView) -> Text:
        last = "none" if view.turns is None else view.turns
        number = view.turn if view.stage == "over" else view.turn + 1
        return Text(f"  {self.say('bluff-turn', turn=number, last=last)}", "aside")

    def _name(self, view: BluffView, seat: int, eye: int | None) -> Text:
        """A player, with a mark for the cup and for the question."""
        playing = view.stage != "over"
        mark = "▶" if playing and view.roller == seat else "?" if playing and view.guesser == seat else " "
        name = self.say("bluff-you") if seat == eye else self.names[seat]
        return Text.assemble(f"{mark} ", (name, "bold" if seat == eye else ""))

    def _dice(self, view: BluffView, dice: Dice, tall: bool) -> RenderableType:
        """Three dice and their sum."""
        faces = [[f" {row} " for row in PIPS[die]] if tall else [f" {die} "] for die in dice]
        cards = [draw_card([Text(row, "card") for row in face], "card.gold") for face in faces]
        words = {"sum": sum(dice), "double": _word(len(set(dice)) < 3), "shown": _word(view.shown)}
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_row(*cards, Text("\n" * (2 if tall else 1) + self.say("bluff-dice", words)))
        return grid

    def _status(self, view: BluffView, eye: int | None) -> Iterator[Text]:
        """Who has to do what, and how likely the announcement is."""
        mover = self._mover(view)
        if mover is None or view.roller is None:
            return
        words = {
            "stage": view.stage,
            **self._who("seat", mover, eye),
            **self._who("roller", view.roller, eye),
            "guesser": "none" if view.guesser is None else self.names[view.guesser],
            "attempt": view.attempt or "none",
            "value": view.announced or 0,
            "taking": view.taking or 0,
            "owed": view.owed,
        }
        yield Text(self.say("bluff-status", words), "bold")
        if view.stage == "answer" and view.announced is not None and mover == eye:
            ways = sum(ways for ways, total in zip(WAYS, SUMS, strict=True) if total == view.announced)
            yield Text(self.say("bluff-odds", value=view.announced, ways=ways), "aside")

    def _mover(self, view: BluffView) -> int | None:
        """The seat that is to move."""
        assert isinstance(self.options, BluffOptions)
        if view.stage in ("begin", "roll", "over"):
            return None
        asked = view.stage == "answer" or (view.stage == "give" and self.options.gift_chooser == "guesser")
        return view.guesser if asked else view.roller

    def _who(self, role: str, seat: int, eye: int | None) -> dict[str, str]:
        return {role: self.names[seat], f"{role}-is": "you" if seat == eye else "other"}


def _together(views: Sequence[Struct]) -> BluffView:
    """One of these views, if possible one that knows the dice."""
    known = [view for view in views if isinstance(view, BluffView)]
    return next((view for view in known if view.dice is not None), known[0])


def _tokens(tokens: Sequence[int], columns: Sequence[int], style: str) -> Iterator[Text]:
    for token in columns:
        yield Text(f"{token:>2}", style) if token in tokens else Text(f"{GONE:>2}", "aside")


def _stem(form: Struct) -> str:
    """A move's text without its token."""
    return str(form).rpartition(" ")[0]


def _word(flag: bool) -> str:
    return "yes" if flag else "no"
