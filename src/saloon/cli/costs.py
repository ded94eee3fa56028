"""The costliest decisions of a match, in words: `saloon replay --coach`."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from saloon.cli.narrate import Narrator
from saloon.kernel import Hindsight, Record, Remark, find_game, is_looked_back_on, look_back
from saloon.locales import Speaker


def tell_costs(record: Record, seat: int | None, narrator: Narrator, console: Console) -> None:
    """The costliest decisions of everybody, or of one seat."""
    say = narrator.say
    console.print(Text(f" {narrator.title} ", "title"))
    if not is_looked_back_on(find_game(record.game)):
        console.print(say("house-coach-none"))
        return
    hindsight = look_back(record)
    remarks = {remark.index: remark for remark in hindsight.remarks if seat in (None, remark.seat)}
    marked = [index for index in hindsight.costliest if index in remarks]
    console.print(say("house-coach-costliest" if marked else "house-coach-nothing"))
    for index in marked:
        console.print(f"· {sentence(remarks[index], hindsight, narrator, say)}")


def sentence(remark: Remark, hindsight: Hindsight, narrator: Narrator, say: Speaker) -> str:
    """One decision, what it cost, and what would have been best."""
    parse = narrator.game.moves.parse
    best = remark.advice.choices[0]
    return say(
        "house-coach-cost-chance" if hindsight.unit == "chance" else "house-coach-cost-points",
        number=remark.index + 1,
        name=narrator.names[remark.seat],
        words=narrator.move(parse(remark.move)),
        cost=round(100 * remark.cost) if hindsight.unit == "chance" else round(remark.cost, 1),
        best=narrator.move(parse(best.move)),
    )
