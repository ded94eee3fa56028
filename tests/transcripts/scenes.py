"""The scenes of the transcripts: what people do at tables, in the words of the wire."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from tests.transcripts.stage import NONCE, Message, Stage, Visitor

Scene = Callable[[Stage], Awaitable[None]]
SCENES: Final[dict[str, Scene]] = {}
OPEN: Final = {"kind": "open"}
ME: Final = {"kind": "me"}


def scene(play: Scene) -> Scene:
    """One transcript."""
    SCENES[play.__name__.replace("_", "-")] = play
    return play


def here(name: str) -> Message:
    """A seat for somebody at the host's own device."""
    return {"kind": "here", "name": name}


def bot(name: str) -> Message:
    """A seat for a bot."""
    return {"kind": "bot", "name": name}


async def sit(stage: Stage, visitor: Visitor, *seats: int) -> None:
    """Take seats."""
    for seat in seats:
        await visitor.say(t="sit", id=stage.next_id(), seat=seat, nonce=NONCE)


async def gather(stage: Stage, host: str, wanted: Message, *guests: str) -> list[Visitor]:
    """A table at which every guest has a seat of their own."""
    match = await stage.create(host, wanted)
    visitors = [await stage.come(match, guest) for guest in guests]
    for seat, visitor in enumerate(visitors):
        await sit(stage, visitor, seat)
    return visitors


def offers(visitors: Sequence[Visitor]) -> list[tuple[Visitor, Message]]:
    """Whoever may move, with the frame that says so."""
    return [
        (visitor, frame)
        for visitor in visitors
        for seat, frame in sorted(visitor.frames.items(), key=lambda item: item[0] or 0)
        if frame["legal"] and not frame["ending"]
    ]


async def play(stage: Stage, visitors: Sequence[Visitor], moves: int, seed: int = 1) -> None:
    """Make so many moves at random, or as many as there are."""
    rng = random.Random(seed)
    for _ in range(moves):
        found = offers(visitors)
        if not found:
            break
        visitor, frame = found[0]
        move = rng.choice([move for move in frame["legal"] if move != "surrender all"])
        await visitor.say(t="move", id=stage.next_id(), move=move, seat=frame["seat"], seq=frame["seq"])


@scene
async def duel(stage: Stage) -> None:
    """Two people and somebody who watches: refusals, a take-back, talk, a hint, the coach, the end, a rematch."""
    ann, bob = await gather(stage, "ann", {"game": "duel", "seats": [ME, OPEN]}, "ann", "bob")
    watcher = await stage.come(ann.table.row.id, None)
    await play(stage, [ann, bob], 3)
    mover = offers([ann, bob])[0][0]
    other = bob if mover is ann else ann
    await mover.say(t="takeback", id=stage.next_id())
    await other.say(t="move", id=stage.next_id(), move="end")
    await mover.say(t="move", id=stage.next_id(), move="no such move")
    await mover.say(t="hint", id=stage.next_id())
    await other.say(t="say", id=stage.next_id(), phrase="well-played")
    await ann.say(t="change", id=stage.next_id(), coach=True, chat=True)
    await mover.say(t="coach", id=stage.next_id(), on=True)
    await other.say(t="say", id=stage.next_id(), text="Good luck")
    await watcher.say(t="sync")
    await bob.leave()
    await stage.wait(1)
    bob = await stage.come(ann.table.row.id, "bob")
    await play(stage, [ann, bob], 200)
    for visitor in (ann, bob):
        await visitor.say(t="rematch", id=stage.next_id())


@scene
async def one_device(stage: Stage) -> None:
    """Two people share a device and its line."""
    match = await stage.create("ann", {"game": "duel", "seats": [ME, here("Bob")]})
    ann = await stage.come(match, "ann")
    await sit(stage, ann, 0, 1)
    await play(stage, [ann], 40)


@scene
async def killed(stage: Stage) -> None:
    """A house is killed in the middle of a duel; a command that was carried out before comes again."""
    ann, bob = await gather(stage, "ann", {"game": "duel", "seats": [ME, OPEN]}, "ann", "bob")
    match = ann.table.row.id
    await play(stage, [ann, bob], 9)
    visitor, frame = offers([ann, bob])[0]
    guest, command = visitor.label, {"t": "move", "id": stage.next_id(), "move": frame["legal"][0]}
    await visitor.say(**command)
    await stage.kill()
    await stage.open()
    ann, bob = [await stage.come(match, name) for name in ("ann", "bob")]
    await (ann if guest == "ann" else bob).say(**command)
    await play(stage, [ann, bob], 20)


@scene
async def clock(stage: Stage) -> None:
    """Time runs out; somebody leaves, and a bot keeps the seat."""
    terms = {"clock": {"bank": 60, "turn": 20}}
    ann, bob = await gather(stage, "ann", {"game": "duel", "seats": [ME, OPEN], "terms": terms}, "ann", "bob")
    await play(stage, [ann, bob], 4)
    await stage.wait(30)
    await play(stage, [ann, bob], 2)
    await bob.leave()
    await stage.wait(200)
    bob = await stage.come(ann.table.row.id, "bob")
    await sit(stage, bob, 1)


@scene
async def seats(stage: Stage) -> None:
    """People come, are moved about by the host, leave, and a match begins without a seat."""
    match = await stage.create("ann", {"game": "bluff", "seats": [ME, OPEN, OPEN, OPEN]})
    ann, bob = [await stage.come(match, name) for name in ("ann", "bob")]
    await sit(stage, ann, 0)
    await sit(stage, bob, 2)
    await ann.say(t="place", id=stage.next_id(), seat=1, player="honest")
    await bob.say(t="stand", id=stage.next_id(), seat=2)
    await sit(stage, bob, 3)
    await ann.say(t="start", id=stage.next_id())
    await play(stage, [ann, bob], 30)
    await bob.say(t="stand", id=stage.next_id(), seat=2)
    await play(stage, [ann], 10)


@scene
async def bluff(stage: Stage) -> None:
    """Three people and a bot, with the coach on."""
    wanted = {"game": "bluff", "seats": [ME, OPEN, OPEN, bot("honest")], "terms": {"coach": True}}
    people = await gather(stage, "ann", wanted, "ann", "bob", "cid")
    await people[0].say(t="coach", id=stage.next_id(), on=True)
    await play(stage, people, 60)


async def race(stage: Stage, people: Sequence[Visitor], rounds: int) -> None:
    """Get ready, and lock at one moment after the other."""
    for number in range(rounds):
        for visitor in people:
            await visitor.say(t="ready", id=stage.next_id())
        await stage.wait(2.5)
        for place, visitor in enumerate(people):
            for seat, frame in sorted(visitor.frames.items(), key=lambda item: item[0] or 0):
                told = frame["race"]
                if frame["ending"] or not told or told["phase"] != "race" or seat is None:
                    continue
                timing = {"rt": 1500.0 + 300 * place + 10 * number}
                move = "lock L:..... R:....." if place else "pass"
                await visitor.say(
                    t="bid", id=stage.next_id(), reveal=told["reveal"], move=move, timing=timing, seat=seat
                )
        await stage.wait(5)


@scene
async def jane(stage: Stage) -> None:
    """A race of three on lines of their own."""
    people = await gather(stage, "ann", {"game": "jane", "seats": [ME, OPEN, OPEN]}, "ann", "bob", "cid")
    await race(stage, people, 3)
    await stage.wait(120)


@scene
async def jane_stick_up(stage: Stage) -> None:
    """A stick-up of four, one of them a bot."""
    wanted = {"game": "jane", "seats": [ME, OPEN, OPEN, bot("greenhorn")], "options": {"variant": "stick_up"}}
    people = await gather(stage, "ann", wanted, "ann", "bob", "cid")
    await race(stage, people, 3)


@scene
async def jane_one_screen(stage: Stage) -> None:
    """Two people race at one keyboard, and neither answers in the second round."""
    match = await stage.create("ann", {"game": "jane", "seats": [ME, here("Bob")], "terms": {"race": {"mode": "room"}}})
    ann = await stage.come(match, "ann")
    await sit(stage, ann, 0, 1)
    await race(stage, [ann], 1)
    await ann.say(t="ready", id=stage.next_id())
    await stage.wait(60)


@scene
async def joe(stage: Stage) -> None:
    """A scenario of two with a window for answers."""
    wanted = {"game": "joe", "seats": [ME, OPEN], "options": {"scenario": "9.1"}, "terms": {"window": 5}}
    people = await gather(stage, "ann", wanted, "ann", "bob")
    for part in range(12):
        await play(stage, people, 6, seed=part)
        await stage.wait(5)


@scene
async def joe_for_twelve(stage: Stage) -> None:
    """Twelve seats on one device, and somebody who watches."""
    wanted = {"game": "joe", "seats": [ME, *[here(f"Guest {number}") for number in range(2, 13)]]}
    match = await stage.create("ann", {**wanted, "options": {"scenario": "9.8"}})
    ann = await stage.come(match, "ann")
    await sit(stage, ann, *range(12))
    await stage.come(match, None)
    await play(stage, [ann], 24)


@scene
async def joe_campaign(stage: Stage) -> None:
    """A campaign with bots, some moves into it."""
    wanted = {"game": "joe", "seats": [ME, bot("gunslinger")], "options": {"scenario": "campaign", "round_limit": 6}}
    (ann,) = await gather(stage, "ann", wanted, "ann")
    await play(stage, [ann], 60)
