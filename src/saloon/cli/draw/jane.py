"""Dexterity Jane in the terminal: the cards on the table, everybody's tiles and coins, and who has locked."""

from __future__ import annotations

import re
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
from saloon.games.jane.cards import POSES, Card
from saloon.games.jane.layout import Spread
from saloon.games.jane.moves import DIGITS, Lock, ShootTwice
from saloon.games.jane.view import JaneView, PlayerView

LABEL: Final = 17  # columns for a player's name
OPEN: Final = len(DIGITS)  # the pose without a bent digit
ARROWS: Final = "↑↗→↘↓↙←↖"
EDGES: Final = {"red": "card.falling", "green": "card.rising"}
BULLETS: Final = {"": " ", "whole": "●", "half": "◐"}
UNKNOWN: Final = "?"
TYPED: Final = re.compile(rf"(?:L([{DIGITS}]*))?\s*(?:\bR([{DIGITS}]*))?", re.IGNORECASE)


class JaneDrawing(Drawing):
    """A row of cards, each with an arrow for how it lies; then a line for each player."""

    def position(self, views: Sequence[Struct], eye: int | None, room: ConsoleDimensions) -> RenderableType:
        """The table, and below it the players."""
        view = _one(views, eye)
        parts: list[RenderableType] = [Text(self.say("jane-round", round=view.round), "bold")]
        spread = view.spread
        if view.last is not None:
            spread = view.last.spread
            parts.append(Text(self.say("jane-answer", round=view.last.round, answer=view.last.answer)))
        if spread is not None:
            parts.append(Columns(list(_cards(spread)), padding=(0, 1, 0, 0)))
        if view.sheriff is not None:
            parts.append(Text(self.say("jane-sheriff", hand=view.sheriff), "aside"))
        return Group(*parts, self._players(view, eye))

    def choices(self, view: Struct, moves: Sequence[int], room: ConsoleDimensions) -> RenderableType:
        """How to type a lock, and all other moves as a list."""
        assert isinstance(view, JaneView)
        if view.taking is not None:
            loser = self.names[view.taking.loser]
            return Text(self.say("jane-how-take", count=len(moves), loser=loser))
        grid = Grid.grid(padding=(0, 2, 0, 0))
        parts: list[RenderableType] = [Text(self.say("jane-how-lock")), grid]
        forms = {move: self.narrator.game.moves[move] for move in moves}
        for number, (move, form) in enumerate(forms.items(), 1):
            if not isinstance(form, Lock | ShootTwice):
                grid.add_row(Text(f"{number:>4}", "aside"), Text(str(form), "move"), self.narrator.move(move))
        twice = next((form for form in forms.values() if isinstance(form, ShootTwice)), None)
        if twice is not None:
            parts.append(Text(self.say("jane-how-shoot-twice", example=str(twice)), "aside"))
        return Group(*parts)

    def read(self, line: str) -> str:
        """A lock by its bent digits: `LTI RP`, or `-` for two open hands."""
        found = TYPED.fullmatch(line.strip())
        if line.strip() != "-" and (found is None or not line.strip()):
            return line
        left, right = found.groups() if found else ("", "")
        return str(Lock(_bent(left or ""), _bent(right or "")))

    def _players(self, view: JaneView, eye: int | None) -> RenderableType:
        grid = Grid.grid(Column(width=LABEL, no_wrap=True), padding=(0, 2, 0, 0))
        for seat, player in enumerate(view.players):
            name = self.say("jane-you") if seat == eye else self.names[seat]
            points = self.say("jane-points", points=player.points)
            grid.add_row(Text(name, "bold" if seat == eye else ""), points, ", ".join(self._belongings(player)))
        return grid

    def _belongings(self, player: PlayerView) -> Iterator[str]:
        if player.tiles:
            yield self.say("jane-tiles", tiles=" ".join(map(str, player.tiles)))
        if player.cards:
            yield self.say("jane-cards", cards=player.cards)
        if player.coins:
            values = (UNKNOWN if coin.value is None else str(coin.value) for coin in player.coins)
            yield self.say("jane-coins", coins=" ".join(values))
        if player.action is not None:
            yield self.say("jane-acted", action=player.action, place=player.place or 0)


def _one(views: Sequence[Struct], eye: int | None) -> JaneView:
    """The view of this seat, or else the first."""
    known = [view for view in views if isinstance(view, JaneView)]
    return next((view for view in known if view.seat == eye), known[0])


def _cards(spread: Spread) -> Iterator[Text]:
    for card, turn in zip(spread.cards, spread.turns, strict=True):
        yield draw_card(list(_face(card, turn)), EDGES[card.mat])


def _face(card: Card, turn: int) -> Iterator[Text]:
    """Its hand, how it lies, the bent digit, its number and its bullet; in the order of a lock."""
    bent = POSES.index(card.digit)
    arrow = ARROWS[(turn + 22) // 45 % 8]
    shown = "".join(digit if place == bent else "·" for place, digit in enumerate(DIGITS))
    yield Text(f" {card.hand}   {arrow} ", "card")
    yield Text(f" {shown} ", "card.rising" if bent == OPEN else "card")
    yield Text(f" {card.number:<4}{BULLETS[card.bullet]} ", "card")


def _bent(letters: str) -> int:
    """Digits by their letters, as bits from the thumb on."""
    return sum(1 << place for place, digit in enumerate(DIGITS) if digit in letters.upper())
