"""What a match's decisions cost, in words: `saloon replay --coach`."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from saloon.cli.narrate import Narrator
from saloon.kernel import Record, Remark, costliest, find_coach, find_game, remarks_on
from saloon.locales import Speaker


def tell_costs(record: Record, seat: int | None, narrator: Narrator, console: Console) -> None:
    """The costliest decisions of everybody, or of one seat."""
    say = narrator.say
    console.print(Text(f" {narrator.title} ", "title"))
    if find_coach(find_game(record.game)) is None:
        console.print(say("house-coach-none"))
        return
    remarks = {remark.index: remark for remark in remarks_on(record) if seat in (None, remark.seat)}
    marked = costliest(list(remarks.values()))
    console.print(say("house-coach-costliest" if marked else "house-coach-nothing"))
    for index in marked:
        console.print(f"· {sentence(remarks[index], narrator, say)}")


def sentence(remark: Remark, narrator: Narrator, say: Speaker) -> str:
    """One decision, what it cost, and what would have been best."""
    parse = narrator.game.moves.parse
    best = remark.advice.choices[0]
    return say(
        "house-coach-cost",
        number=remark.index + 1,
        name=narrator.names[remark.seat],
        words=narrator.move(parse(remark.move)),
        cost=round(remark.cost, 1),
        best=narrator.move(parse(best.move)),
    )
