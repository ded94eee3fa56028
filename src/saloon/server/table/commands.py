"""What people may ask of a table, carried out once each and answered."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from saloon.kernel import Refused, UnknownMove
from saloon.server import wire
from saloon.server.common import metrics
from saloon.server.common.chat_text import fit_words
from saloon.server.match.match import Match
from saloon.server.table import seat_commands
from saloon.server.table.coaching import may_coach
from saloon.server.table.live_race.race import Race
from saloon.server.table.seat_commands import Failure
from saloon.server.transport.connection import Connection
from saloon.server.transport.encode import letter

if TYPE_CHECKING:
    from saloon.server.table.actor import Work
    from saloon.server.table.table import Table

REMEMBERED: Final = 256  # commands of each guest that may come twice
GUESTS: Final = 64  # whose commands are remembered, beside those who sit here


class Commands:
    """The commands of one table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._done: dict[str | None, dict[int, None]] = {}  # who asked, and the commands' ids; the oldest first
        self._owed: list[tuple[Connection, int]] = []  # commands over which something failed

    def carry_out(self, line: Connection, command: wire.FromBrowser) -> Work | None:
        """Do what a person asks, once, and answer; what has to wait for the disk is returned."""
        if isinstance(command, wire.Ping):
            line.send(wire.Pong(command.n))
        elif not self._table.people.attached(line):
            line.send(wire.Failed("failed-no-spectators"))
        elif isinstance(command, wire.Sync):
            self._table.telling.all_to(line)
        elif isinstance(command, wire.Pose):
            self._pose(line, command)
        else:
            return self._carry_out_once(line, command)
        return None

    def _carry_out_once(self, line: Connection, command: wire.Command) -> Work | None:
        metrics.COMMANDS.count += 1
        if self._knows(line.guest, command.id):
            line.send(wire.Done(command.id))
            return None
        try:
            work = CARRIED_OUT_BY[type(command)](self, line, command)
        except (Refused, UnknownMove, Failure) as error:
            line.send(refusal(command.id, error))
            return None
        except Exception:
            self.owe(line, command.id)
            raise
        return None if work is None else self._finish(line, command, work)

    async def _finish(self, line: Connection, command: wire.Command, work: Work) -> None:
        try:
            await work
        except (Refused, UnknownMove, Failure) as error:
            line.send(refusal(command.id, error))
        except Exception:
            self.owe(line, command.id)
            raise

    def owe(self, line: Connection, command: int) -> None:
        """Something failed over a command: it is answered when it is known what is stored."""
        self._owed.append((line, command))

    def answer_owed(self) -> None:
        """The table stands again as it is stored, and so do those commands, or they were never carried out."""
        owed, self._owed = self._owed, []
        for line, command in owed:
            known = self._knows(line.guest, command)
            line.send(wire.Done(command) if known else wire.Failed("failed-house", command))

    def answer(self, line: Connection, command: int) -> None:
        """A command was carried out."""
        self.remember(line.guest, command)
        line.send(wire.Done(command))

    def remember(self, guest: str | None, command: int) -> None:
        """A command was carried out and is not again, however often it comes."""
        own = self._done.setdefault(guest, {})
        own[command] = None
        if len(own) > REMEMBERED:
            del own[next(iter(own))]
        if len(self._done) > GUESTS:  # many have come and gone
            seats_of = self._table.people.seats_of
            del self._done[next(one for one in self._done if not seats_of(one) and one != guest)]

    def _knows(self, guest: str | None, command: int) -> bool:
        """Whether a command was carried out."""
        return command in self._done.get(guest, ())

    # Playing ----------------------------------------------------------------------------------------------------

    def _move(self, line: Connection, command: wire.Move) -> Work | None:
        seat, match = self._seat(line, command.seat), self._playing()
        self._must_have_room(line)
        if self._table.race is not None and self._table.race.running:
            return self._table.race.bid(line, seat, command)
        self._must_be_now(match, command.seq)
        if self._table.window.open:
            self._hold(line, seat, match, command)
        else:
            self._make(line, seat, match, command)
        return None

    def _make(self, line: Connection, seat: int, match: Match, command: wire.Move) -> None:
        self._table.settle(match.move(seat, command.move, self._table.time.now(), command.id), line)

    def _hold(self, line: Connection, seat: int, match: Match, command: wire.Move) -> None:
        """An answer to an interrupt: what the rules refuse is refused now, everything else is heard in time."""
        table = self._table
        why_not = match.state.why_not(seat, match.game.moves.parse(command.move))
        if why_not is not None:
            raise Refused(why_not)
        sender = line.guest, command.id
        if table.window.taken(sender):
            raise Failure("failed-answered")
        table.window.hold(partial(self._make, line, seat, match, command), sender)

    def _bid(self, line: Connection, command: wire.Bid) -> Work:
        seat, _ = self._seat(line, command.seat), self._playing()
        self._must_have_room(line)
        return self._race().bid(line, seat, command)

    def _pose(self, line: Connection, command: wire.Pose) -> None:
        try:
            self._race().pose(line, self._seat(line, command.seat), command)
        except Failure as error:
            line.send(wire.Failed(str(error)))

    def _ready(self, line: Connection, command: wire.Ready) -> None:
        self._playing()
        self._race().ready(line)
        self.answer(line, command.id)

    def _race(self) -> Race:
        if self._table.race is None:
            raise Failure("failed-no-race")
        return self._table.race

    def _take_back(self, line: Connection, command: wire.TakeBack) -> None:
        self._must_not_count()
        seat, match = self._seat(line, command.seat), self._playing()
        self._must_have_room(line)
        self._must_be_now(match, command.seq)
        self._table.settle(match.take_back(seat, self._table.time.now(), command.id), line)

    def _hint(self, line: Connection, command: wire.Hint) -> None:
        seat, match = self._seat(line, command.seat), self._playing()
        if not self._table.row.terms.hints:
            raise Failure("failed-no-hints")
        if seat not in self._table.to_move():
            raise Failure("failed-not-your-turn")
        self._table.spawn(self._table.bots.hint(line, command.id, match, seat, match.seq))

    async def _coach(self, line: Connection, command: wire.Coach) -> None:
        if command.on and not may_coach(self._table.row, self._table.game):
            raise Failure("failed-no-coach")
        line.coached = command.on
        line.send(wire.Done(command.id))
        self._table.telling.all_to(line)

    def _hurry(self, line: Connection, command: wire.Hurry) -> None:
        if command.on:
            self._playing()
        line.hurried = command.on
        self._table.bots.hurry()
        line.send(wire.Done(command.id))

    # People -----------------------------------------------------------------------------------------------------

    async def _sit(self, line: Connection, command: wire.Sit) -> None:
        seat_commands.sit(self._table.row, command.seat, line.guest, line.name, command.nonce)
        await self._people_changed(line, command)

    async def _stand(self, line: Connection, command: wire.Stand) -> None:
        if self._table.row.phase == "playing":
            self._must_not_count()
        seat_commands.stand(self._table.row, self._seat(line, command.seat), self._table.game)
        await self._people_changed(line, command)

    async def _place(self, line: Connection, command: wire.Place) -> None:
        self._must_be_host(line)
        table = self._table
        if table.row.phase == "playing" or command.player is not None:
            self._must_not_count()
        seat_commands.place(table.row, command.seat, command.player, table.people, table.game, table.tools.patience)
        await self._people_changed(line, command)

    async def _start(self, line: Connection, command: wire.Start) -> None:
        self._must_be_host(line)
        table = self._table
        if table.row.phase != "gathering":
            raise Failure("failed-playing")
        seat_commands.close_ranks(table.row, table.game.places(table.options))
        await self._people_changed(line, command)

    async def _people_changed(self, line: Connection, command: wire.Command) -> None:
        await self._table.people_changed()
        self.answer(line, command.id)

    async def _rematch(self, line: Connection, command: wire.Rematch) -> None:
        table = self._table
        if not table.people.seats_of(line.guest):
            raise Failure("failed-not-your-seat")
        outcome = None if table.match is None else table.match.state.outcome()
        if outcome is None:
            raise Failure("failed-playing")
        if table.row.next is None:
            table.row.next = await table.house.rematch(table.row, outcome)
            await table.save()
            table.telling.news()
        self.answer(line, command.id)

    async def _change(self, line: Connection, command: wire.Change) -> None:
        self._must_be_host(line)
        self._must_not_count()
        names = ("spectators", "chat", "absent", "coach")
        wanted = {name: value for name in names if (value := getattr(command, name)) is not None}
        self._table.row.terms = replace(self._table.row.terms, **wanted)
        await self._table.save()
        self._table.telling.news()
        self.answer(line, command.id)
        self._table.attendance.see_out_spectators()
        self._table.attendance.wait_for_the_gone()

    def _say(self, line: Connection, command: wire.Say) -> None:
        table = self._table
        own = table.people.seats_of(line.guest)
        if not own:
            raise Failure("failed-not-your-seat")
        if (command.phrase is None) == (command.text is None):
            raise Failure("failed-unreadable")
        if command.text is not None and not table.row.terms.chat:
            raise Failure("failed-no-chat")
        text = None if command.text is None else fit_words(command.text)
        if text == "":
            raise Failure("failed-unreadable")
        listeners = self._side(own) if command.side else table.people.lines
        said = letter(wire.Said(own[0], table.row.seats[own[0]].name, command.phrase, text, command.side))
        for viewer in listeners:
            viewer.post(said)
        self.answer(line, command.id)

    def _side(self, own: list[int]) -> list[Connection]:
        """The lines at which nobody sits but people of one's own side; at a device shared with others there is none."""
        table = self._table
        if table.match is None:
            raise Failure("failed-not-playing")
        side = {own[0], *table.game.allies(table.match.state, own[0])}
        if len(side) == 1 or not side.issuperset(own):
            raise Failure("failed-no-side")
        seats = [(line, table.people.seats_of(line.guest)) for line in table.people.lines]
        return [line for line, held in seats if held and side.issuperset(held)]

    # Who may ----------------------------------------------------------------------------------------------------

    def _seat(self, line: Connection, wanted: int | None) -> int:
        """The seat that a command is for: one of the sender's own, as the cookie says."""
        own = self._table.people.seats_of(line.guest)
        if wanted is None and len(own) == 1:
            return own[0]
        if wanted is None or wanted not in own:
            raise Failure("failed-not-your-seat")
        return wanted

    def _playing(self) -> Match:
        table = self._table
        if table.match is None or table.row.phase != "playing":
            raise Failure("failed-not-playing" if table.row.phase == "gathering" else "failed-over")
        return table.match

    def _must_be_now(self, match: Match, seq: int | None) -> None:
        """What was meant for another position is not done in this one."""
        if seq is not None and seq != match.seq:
            raise Failure("failed-stale")

    def _must_have_room(self, line: Connection) -> None:
        """Nobody fills the disk with moves that come and go."""
        if not self._table.tools.quotas.take("moves", line.address, line.guest):
            raise Failure("failed-quota")

    def _must_not_count(self) -> None:
        """Whatever would change a ranked match is refused."""
        if self._table.row.terms.race == "ranked":
            raise Failure("failed-ranked")

    def _must_be_host(self, line: Connection) -> None:
        if line.guest is None or line.guest != self._table.row.host:
            raise Failure("failed-not-host")


CARRIED_OUT_BY: Final[dict[type, Callable[..., Work | None]]] = {
    wire.Move: Commands._move,
    wire.Bid: Commands._bid,
    wire.Ready: Commands._ready,
    wire.TakeBack: Commands._take_back,
    wire.Sit: Commands._sit,
    wire.Stand: Commands._stand,
    wire.Place: Commands._place,
    wire.Start: Commands._start,
    wire.Rematch: Commands._rematch,
    wire.Say: Commands._say,
    wire.Change: Commands._change,
    wire.Hint: Commands._hint,
    wire.Coach: Commands._coach,
    wire.Hurry: Commands._hurry,
}


def refusal(command: int, error: Refused | UnknownMove | Failure) -> wire.Refused | wire.Failed:
    """How somebody hears that a command was not carried out."""
    if isinstance(error, Refused):
        return wire.Refused(command, error.refusal.rule, error.refusal.message, error.refusal.values)
    return wire.Failed("failed-unknown-move" if isinstance(error, UnknownMove) else str(error), command)
