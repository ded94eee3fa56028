"""The duel in the terminal: the opponent's side above, one's own side below, and the hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace
from rich.columns import Columns
from rich.console import ConsoleDimensions, Group, RenderableType
from rich.padding import Padding
from rich.table import Column
from rich.table import Table as Grid
from rich.text import Text

from saloon.cli.draw.cards import draw_card, draw_gauge
from saloon.cli.draw.fields import Drawing
from saloon.games.duel.moves import LOWEST, Lay, Pile
from saloon.games.duel.setup import DuelOptions
from saloon.games.duel.view import DuelView, SideView

Direction = Literal["rising", "falling"]
DIRECTIONS: Final[tuple[Direction, Direction]] = ("rising", "falling")
ARROWS: Final = {"rising": "▲", "falling": "▼"}
WORDS: Final = {"rising": "duel-rising", "falling": "duel-falling"}
COLOURS: Final = ("gold", "silver")  # TG-2
MARKS: Final = ("◆", "◇")  # the same, told by shape
BACK_JUMP: Final = "↩"
WIDE: Final = 78  # columns in which a side is one row: its facts and its two piles
TALL: Final = 32  # lines in which cards may be tall


class DuelDrawing(Drawing):
    """Four piles and a hand."""

    def position(self, views: Sequence[Struct], eye: int | None, room: ConsoleDimensions) -> RenderableType:
        """Both sides, the hand of `eye` as cards, and who has to do what."""
        view = _together(views)
        near = 0 if eye is None else eye
        parts: list[RenderableType] = [self._side(view, 1 - near, eye, room), "", self._side(view, near, eye, room)]
        hand = view.sides[near].hand
        if eye is not None and hand:
            parts += ["", self._hand(hand, near)]
        return Group(*parts, *self._status(view, eye))

    def choices(self, view: Struct, moves: Sequence[int], room: ConsoleDimensions) -> RenderableType:
        """The cards for each pile in a row, then the end of the turn."""
        assert isinstance(view, DuelView)
        rows: dict[Pile, list[Text]] = {}
        end: list[Text] = []
        for number, move in enumerate(moves, 1):
            form = self.narrator.game.moves[move]
            item = Text.assemble((f"{number:>2} ", "aside"), (str(form), "move"))
            if isinstance(form, Lay):
                rows.setdefault(form.pile, []).append(item.append(BACK_JUMP if _jumps(view, form) else ""))
            else:
                end.append(item.append(f"  {self._end(view)}"))
        cards = {pile: Columns(items, width=9, padding=0) for pile, items in rows.items()}
        if room.width < WIDE:
            labelled = [Group(self._label(view, pile), Padding(row, (0, 0, 0, 1))) for pile, row in cards.items()]
            return Group(*labelled, *end)
        grid = Grid.grid(padding=(0, 1, 0, 0))
        for pile, row in cards.items():
            grid.add_row(self._label(view, pile), row)
        return Group(grid, *end)

    def _side(self, view: DuelView, seat: int, eye: int | None, room: ConsoleDimensions) -> RenderableType:
        """A player's facts and two piles."""
        facts = self._facts(view, seat, eye)
        piles = [self._pile(view.sides[seat], seat, direction, eye, room) for direction in DIRECTIONS]
        if room.width < WIDE:
            grid = Grid.grid(Column(width=19), Column(width=19), padding=(0, 1, 0, 0))
            grid.add_row(*piles)
            return Group(Text("  ").join(facts), grid)
        grid = Grid.grid(Column(width=20), Column(width=27), Column(width=27), padding=(0, 1, 0, 0))
        grid.add_row(Text("\n  ").join(facts), *piles)
        return grid

    def _facts(self, view: DuelView, seat: int, eye: int | None) -> Iterator[Text]:
        """Whose side, whose turn, how many cards, and an open hand."""
        side = view.sides[seat]
        turn = "▶" if view.turn == seat else " "
        name = self.say("duel-you") if seat == eye else self.names[seat]
        yield Text.assemble(f"{turn} ", (f" {MARKS[seat]} {name} ", COLOURS[seat]))
        yield Text(self.say("duel-hand", cards=side.hand_size))
        yield Text(self.say("duel-draw-pile", cards=side.deck_size))
        if side.hand and seat != eye:
            yield Text(" ".join(map(str, side.hand)), "bold")

    def _pile(
        self, side: SideView, seat: int, direction: Direction, eye: int | None, room: ConsoleDimensions
    ) -> RenderableType:
        """A pile's top; beside it its direction, its progress, and the cards that `eye` could lay on it."""
        top, _ = _top(side, direction)
        start, goal = (1, self._highest) if direction == "rising" else (self._highest + 1, LOWEST)
        wide, tall = room.width >= WIDE, room.height >= TALL
        gauge = draw_gauge((top - start) / (goal - start), 8 if wide else 4)
        facts = [
            Text(f" {ARROWS[direction]} {self.say(WORDS[direction])} ", direction),
            Text(f"{start} {gauge} {goal}"),
        ]
        takes = Text(self._takes(direction, top, eye in (None, seat)), "aside")
        if wide:
            facts.append(takes)
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_row(self._card(side, seat, direction, tall), Text("\n" * tall) + Text("\n").join(facts))
        return grid if wide else Group(grid, takes)

    def _card(self, side: SideView, seat: int, direction: Direction, tall: bool) -> Text:
        """The top of a pile; a card of the other colour is one that the opponent laid."""
        top, helped = _top(side, direction)
        owner = 1 - seat if helped else seat
        arrow = (ARROWS[direction], f"card.{direction}")
        mark = (MARKS[owner], f"card.{COLOURS[owner]}")
        if tall:
            rows = [
                Text.assemble(arrow, ("    ", "card"), mark),
                Text(f"  {top:>2}  ", "card"),
                Text.assemble(mark, ("    ", "card"), arrow),
            ]
        else:
            rows = [Text.assemble(arrow, (f" {top:>2} ", "card"), mark)]
        return draw_card(rows, f"card.{COLOURS[owner]}")

    def _takes(self, direction: Direction, top: int, own: bool) -> str:
        """The cards that fit: from its owner onwards or ten back, from the opponent only backwards (TG-8..13)."""
        rises = direction == "rising"
        up, down = _span(top + 1, self._highest), _span(LOWEST, top - 1)
        if not own:
            return self.say("duel-helped-by", cards=down if rises else up)
        jump = top - 10 if rises else top + 10
        there = LOWEST <= jump <= self._highest
        return self.say("duel-takes", cards=up if rises else down, jump=jump if there else 0)

    def _hand(self, hand: tuple[int, ...], seat: int) -> RenderableType:
        edge = f"card.{COLOURS[seat]}"
        return Columns([draw_card([Text(f" {card:>2} ", "card")], edge) for card in hand], padding=0)

    def _status(self, view: DuelView, eye: int | None) -> Iterator[Text]:
        if view.turn is None or view.drawing is not None:
            return
        who = {"seat": self.names[view.turn], "seat-is": "you" if view.turn == eye else "other"}
        yield Text(self.say("duel-status", {**who, "needed": view.needed, "helped": _word(view.helped)}), "bold")

    def _label(self, view: DuelView, pile: Pile) -> Text:
        """The pile that a row of moves is for, with its top."""
        assert view.turn is not None
        own = pile in DIRECTIONS
        owner = view.turn if own else 1 - view.turn
        direction: Direction = "rising" if pile in ("rising", "their-rising") else "falling"
        top, _ = _top(view.sides[owner], direction)
        whose = self.say("duel-whose", {"owner": self.names[owner], "owner-is": "you" if own else "other"})
        return Text.assemble(f"{whose} ", (f" {ARROWS[direction]} {top:>2} ", direction))

    def _end(self, view: DuelView) -> str:
        return self.say("duel-end", draws=view.draws)

    @property
    def _highest(self) -> int:
        assert isinstance(self.options, DuelOptions)
        return self.options.highest


def _together(views: Sequence[Struct]) -> DuelView:
    """One view in which every hand is open that is open in one of these."""
    known = [view for view in views if isinstance(view, DuelView)]
    open_hands = {view.seat: view.sides[view.seat].hand for view in known if view.seat is not None}
    first, second = known[0].sides
    return replace(known[0], sides=(replace(first, hand=open_hands.get(0)), replace(second, hand=open_hands.get(1))))


def _top(side: SideView, direction: Direction) -> tuple[int, bool]:
    """The top of a pile, and whether the opponent laid it."""
    return (side.rising, side.rising_helped) if direction == "rising" else (side.falling, side.falling_helped)


def _jumps(view: DuelView, lay: Lay) -> bool:
    """Whether the card goes ten back on one's own pile (TG-10, TG-11)."""
    assert view.turn is not None
    side = view.sides[view.turn]
    return (lay.pile == "rising" and lay.card < side.rising) or (lay.pile == "falling" and lay.card > side.falling)


def _span(low: int, high: int) -> str:
    if low > high:
        return "none"
    return str(low) if low == high else f"{low}–{high}"  # noqa: RUF001 - the sign for a span of numbers


def _word(flag: bool) -> str:
    return "yes" if flag else "no"
