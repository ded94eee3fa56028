"""Nobody but the roller learns anything of the dice before they are shown: not by the page, not by what it is sent."""

from __future__ import annotations

import re
from pathlib import Path

from msgspec.structs import replace
from playwright.sync_api import expect

from saloon.games.bluff import GAME
from saloon.kernel import NATURE, Moved, Rng, read_record, replay, seats_of
from tests.web.bluffers import ANSWER, EVENING, STEAL, Bluffer, evening_for_two
from tests.web.conftest import Welcome
from tests.web.visitors import Message, Visitor

HIDDEN = ("1 2 4", "4 6 6", "5 5 5")  # under Anna's cup: without a double, with one, with three alike
OTHERS = re.compile(r'"(match|at|commitment|nonces)":("[^"]*"|\d+|\[[^]]*\])')  # what differs from match to match


def world(folder: Path, dice: str) -> Path:
    """The evening until Anna has the cup, with these dice under it; then it ends by chance."""
    evening = read_record(EVENING.read_text(encoding="utf-8"))
    moves = [*evening.moves[: STEAL - 1], Moved(NATURE, f"roll {dice}")]
    *_, last = replay(replace(evening, tags={}, body=tuple(moves), result=None))
    bluff, rng = last.state, Rng(1)
    while movers := bluff.to_move():
        seat = seats_of(movers)[0]
        move = bluff.draw(rng) if seat == NATURE else bluff.pick(seat, rng)
        moves.append(Moved(seat, GAME.moves.text(move)))
        bluff.apply(seat, move)
    path = folder / f"{dice.replace(' ', '')}.saloon"
    path.write_text(str(replace(evening, tags={}, body=tuple(moves), result=None)), encoding="utf-8")
    return path


def watch(welcome: Welcome, record: Path) -> tuple[list[str], list[str], list[Message]]:
    """All that Ben and a spectator are sent while Anna has the cup, and until she has announced something."""
    anna, ben, watcher = welcome(), welcome("phone"), welcome("phone")
    for visitor, name in ((anna, "Anna"), (ben, "Ben")):
        visitor.call_myself(name)
    seats = ["me", "open", *["bot:random"] * 6]
    match = anna.fork(STEAL, *seats, record=record, game="bluff")
    anna.go(f"/m/{match}")
    expect(anna.text("gather-waiting", open=1)).to_be_visible()
    watcher.go(f"/m/{match}")
    expect(watcher.button("gather-sit")).to_be_visible()
    ben.take_a_seat(match)
    players = [Bluffer(visitor) for visitor in (anna, ben, watcher)]
    for player in players:
        player.arrive()
    players[0].move("claim 1 3")
    for player in players:
        player.catch_up(STEAL + 1)
    return frames(ben), frames(watcher), anna.heard


def frames(visitor: Visitor) -> list[str]:
    """Every frame byte for byte, but for what tells one match or one moment from another."""
    return [OTHERS.sub("", line) for line in visitor.raw if '"t":"frame"' in line]


def test_the_dice_change_no_byte_for_anybody_else(welcome: Welcome, tmp_path: Path) -> None:
    worlds = [watch(welcome, world(tmp_path, dice)) for dice in HIDDEN]
    first = worlds[0]
    for dice, (ben, watcher, anna) in zip(HIDDEN, worlds, strict=True):
        assert ben == first[0]
        assert watcher == first[1]
        seen = [frame["view"]["dice"] for frame in anna if frame["t"] == "frame"]
        assert list(map(int, dice.split())) in seen, "Anna sees her own"
    assert len(first[0]) >= 2
    assert all('"dice":null' in line for line in first[0] + first[1])


def test_a_fresh_roll_changes_no_byte_for_anybody_else(welcome: Welcome) -> None:
    sent: list[tuple[list[str], list[str]]] = []
    rolled: set[tuple[int, ...]] = set()
    while len(rolled) < 2:  # worlds in which Ben has rolled something else
        hank, ben, watcher = welcome(), welcome(), welcome("phone")
        player = evening_for_two(hank, ben, ANSWER, (7, 1))
        watcher.go(f"/m/{player.table['match']}")
        players = [player, Bluffer(ben), Bluffer(watcher)]
        for each in players:
            each.arrive()
        player.move("ok")
        for each in players:
            each.catch_up(ANSWER + 2)
        rolled.add(tuple(players[1].frame["view"]["dice"]))
        sent.append((frames(hank), frames(watcher)))
    assert all(world == sent[0] for world in sent)
    assert '"event":"rolled","seat":1,"dice":null' in sent[0][0][-1]


def test_a_spectator_sees_dice_at_the_reveal_alone(welcome: Welcome) -> None:
    anna, watcher = welcome(), welcome("phone", "fr")
    anna.call_myself("Anna")
    match = anna.create("me", "bot:honest", "bot:random", game="bluff", options={"turn_limit": 3})
    anna.go(f"/m/{match}")
    watcher.go(f"/m/{match}")
    player = Bluffer(anna)
    Bluffer(watcher).arrive()  # there before the first move
    player.play_on()
    expect(watcher.sheet()).to_be_visible()
    heard = [message for message in watcher.heard if message["t"] == "frame"]
    assert len(heard) > 8
    assert all(frame["view"]["dice"] is None or frame["view"]["shown"] for frame in heard)
    assert all(event["dice"] is None for frame in heard for event in frame["events"] if event["event"] == "rolled")
    assert any(event["event"] == "revealed" for frame in heard for event in frame["events"])
    assert all(frame["legal"] == [] and frame["coach"] is None for frame in heard)


def test_a_spectator_cannot_play(welcome: Welcome) -> None:
    anna, watcher = welcome(), welcome("phone", "fr")
    anna.call_myself("Anna")
    seats = ["me", *["bot:random"] * 7]
    match = anna.fork(STEAL, *seats, record=EVENING, game="bluff")
    anna.go(f"/m/{match}")
    watcher.go(f"/m/{match}")
    expect(watcher.text("watching-you")).to_be_visible()
    table = Bluffer(watcher)
    expect(watcher.page.locator("[data-seat]")).to_have_count(8)
    expect(table.cup()).to_have_count(0)
    watcher.press(table.number(3), even_if_off=True)
    watcher.press(table.person(2), even_if_off=True)
    for key in ("o", "b", "3", "Enter"):
        watcher.page.keyboard.press(key)
    assert not [message for message in watcher.sent if message["t"] == "move"]


def test_the_curtain_hides_the_cup(welcome: Welcome) -> None:
    visitor = welcome("phone", "en")
    visitor.call_myself("Anna")
    visitor.go(f"/m/{visitor.create('me', 'here:Bob', 'here:Cleo', game='bluff')}")
    player = Bluffer(visitor)
    names = ("Anna", "Bob", "Cleo")
    visitor.until(lambda: any(message["t"] == "frame" for message in visitor.heard), "a frame")
    for _ in range(4):
        roller = int(player.frame["to_move"][0])
        lift = visitor.button("curtain-lift", name=names[roller])
        expect(lift).to_be_visible()
        expect(player.cup()).to_have_count(0)
        assert not own_rolls(visitor)
        visitor.press(lift)
        expect(player.cup()).to_be_visible()
        guesser = (roller + 1) % 3
        before = player.frame["seq"]
        claim = next(text for text in frame_of(visitor, roller)["legal"] if text.startswith(f"claim {guesser}"))
        player.mean(claim)
        visitor.press(player.action(claim))  # a double may offer more
        player.catch_up(before + 1)
        expect(player.action("ok")).to_be_visible()  # an answer has no secret, and needs no curtain
        assert not own_rolls(visitor)
        expect(player.cup()).to_have_count(0)
        visitor.press(player.action("ok"))
        player.catch_up(before + 2)


def frame_of(visitor: Visitor, seat: int) -> Message:
    """The last frame of one of the seats at this device."""
    return next(message for message in reversed(visitor.heard) if message["t"] == "frame" and message["seat"] == seat)


def own_rolls(visitor: Visitor) -> list[str]:
    """Sentences anywhere in the page that tell somebody's dice."""
    return re.findall(r"You roll \d|Your dice: \d", str(visitor.page.evaluate("document.documentElement.outerHTML")))
