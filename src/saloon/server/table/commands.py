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

    def carry_out(self, connection: Connection, command: wire.FromBrowser) -> Work | None:
        """Do what a person asks, once, and answer; what has to wait for the disk is returned."""
        if isinstance(command, wire.Ping):
            connection.send(wire.Pong(command.n))
        elif not self._table.people.attached(connection):
            connection.send(wire.Failed("failed-no-spectators"))
        elif isinstance(command, wire.Sync):
            self._table.publisher.all_to(connection)
        elif isinstance(command, wire.Pose):
            self._pose(connection, command)
        else:
            return self._carry_out_once(connection, command)
        return None

    def _carry_out_once(self, connection: Connection, command: wire.Command) -> Work | None:
        metrics.COMMANDS.count += 1
        if self._knows(connection.guest, command.id):
            connection.send(wire.Done(command.id))
            return None
        try:
            work = CARRIED_OUT_BY[type(command)](self, connection, command)
        except (Refused, UnknownMove, Failure) as error:
            connection.send(refusal(command.id, error))
            return None
        except Exception:
            self.owe(connection, command.id)
            raise
        return None if work is None else self._finish(connection, command, work)

    async def _finish(self, connection: Connection, command: wire.Command, work: Work) -> None:
        try:
            await work
        except (Refused, UnknownMove, Failure) as error:
            connection.send(refusal(command.id, error))
        except Exception:
            self.owe(connection, command.id)
            raise

    def owe(self, connection: Connection, command: int) -> None:
        """Something failed over a command: it is answered when it is known what is stored."""
        self._owed.append((connection, command))

    def answer_owed(self) -> None:
        """The table stands again as it is stored, and so do those commands, or they were never carried out."""
        owed, self._owed = self._owed, []
        for connection, command in owed:
            known = self._knows(connection.guest, command)
            connection.send(wire.Done(command) if known else wire.Failed("failed-house", command))

    def answer(self, connection: Connection, command: int) -> None:
        """A command was carried out."""
        self.remember(connection.guest, command)
        connection.send(wire.Done(command))

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

    def _move(self, connection: Connection, command: wire.Move) -> Work | None:
        seat, match = self._seat(connection, command.seat), self._playing()
        self._must_have_room(connection)
        if self._table.race is not None and self._table.race.running:
            return self._table.race.bid(connection, seat, command)
        self._must_be_now(match, command.seq)
        if self._table.window.open:
            self._hold(connection, seat, match, command)
        else:
            self._make(connection, seat, match, command)
        return None

    def _make(self, connection: Connection, seat: int, match: Match, command: wire.Move) -> None:
        self._table.settle(match.move(seat, command.move, self._table.time.now(), command.id), connection)

    def _hold(self, connection: Connection, seat: int, match: Match, command: wire.Move) -> None:
        """An answer to an interrupt: what the rules refuse is refused now, everything else is heard in time."""
        table = self._table
        why_not = match.state.why_not(seat, match.game.moves.parse(command.move))
        if why_not is not None:
            raise Refused(why_not)
        sender = connection.guest, command.id
        if table.window.taken(sender):
            raise Failure("failed-answered")
        table.window.hold(partial(self._make, connection, seat, match, command), sender)

    def _bid(self, connection: Connection, command: wire.Bid) -> Work:
        seat, _ = self._seat(connection, command.seat), self._playing()
        self._must_have_room(connection)
        return self._race().bid(connection, seat, command)

    def _pose(self, connection: Connection, command: wire.Pose) -> None:
        try:
            self._race().pose(connection, self._seat(connection, command.seat), command)
        except Failure as error:
            connection.send(wire.Failed(str(error)))

    def _ready(self, connection: Connection, command: wire.Ready) -> None:
        self._playing()
        self._race().ready(connection)
        self.answer(connection, command.id)

    def _race(self) -> Race:
        if self._table.race is None:
            raise Failure("failed-no-race")
        return self._table.race

    def _take_back(self, connection: Connection, command: wire.TakeBack) -> None:
        self._must_not_count()
        seat, match = self._seat(connection, command.seat), self._playing()
        self._must_have_room(connection)
        self._must_be_now(match, command.seq)
        self._table.settle(match.take_back(seat, self._table.time.now(), command.id), connection)

    def _hint(self, connection: Connection, command: wire.Hint) -> None:
        seat, match = self._seat(connection, command.seat), self._playing()
        if not self._table.row.terms.hints:
            raise Failure("failed-no-hints")
        if seat not in self._table.to_move():
            raise Failure("failed-not-your-turn")
        self._table.spawn(self._table.bots.hint(connection, command.id, match, seat, match.seq))

    async def _coach(self, connection: Connection, command: wire.Coach) -> None:
        if command.on and not may_coach(self._table.row, self._table.game):
            raise Failure("failed-no-coach")
        connection.coached = command.on
        connection.send(wire.Done(command.id))
        self._table.publisher.all_to(connection)

    def _hurry(self, connection: Connection, command: wire.Hurry) -> None:
        if command.on:
            self._playing()
        connection.hurried = command.on
        self._table.bots.hurry()
        connection.send(wire.Done(command.id))

    # People -----------------------------------------------------------------------------------------------------

    async def _sit(self, connection: Connection, command: wire.Sit) -> None:
        seat_commands.sit(self._table.row, command.seat, connection.guest, connection.name, command.nonce)
        await self._people_changed(connection, command)

    async def _stand(self, connection: Connection, command: wire.Stand) -> None:
        if self._table.row.phase == "playing":
            self._must_not_count()
        seat_commands.stand(self._table.row, self._seat(connection, command.seat), self._table.game)
        await self._people_changed(connection, command)

    async def _place(self, connection: Connection, command: wire.Place) -> None:
        self._must_be_host(connection)
        table = self._table
        if table.row.phase == "playing" or command.player is not None:
            self._must_not_count()
        seat_commands.place(table.row, command.seat, command.player, table.people, table.game, table.context.patience)
        await self._people_changed(connection, command)

    async def _start(self, connection: Connection, command: wire.Start) -> None:
        self._must_be_host(connection)
        table = self._table
        if table.row.phase != "gathering":
            raise Failure("failed-playing")
        seat_commands.close_ranks(table.row, table.game.places(table.options))
        await self._people_changed(connection, command)

    async def _people_changed(self, connection: Connection, command: wire.Command) -> None:
        await self._table.people_changed()
        self.answer(connection, command.id)

    async def _rematch(self, connection: Connection, command: wire.Rematch) -> None:
        table = self._table
        if not table.people.seats_of(connection.guest):
            raise Failure("failed-not-your-seat")
        outcome = None if table.match is None else table.match.state.outcome()
        if outcome is None:
            raise Failure("failed-playing")
        if table.row.next is None:
            table.row.next = await table.house.rematch(table.row, outcome)
            await table.save()
            table.publisher.news()
        self.answer(connection, command.id)

    async def _change(self, connection: Connection, command: wire.Change) -> None:
        self._must_be_host(connection)
        self._must_not_count()
        names = ("spectators", "chat", "absent", "coach")
        wanted = {name: value for name in names if (value := getattr(command, name)) is not None}
        self._table.row.terms = replace(self._table.row.terms, **wanted)
        await self._table.save()
        self._table.publisher.news()
        self.answer(connection, command.id)
        self._table.presence.see_out_spectators()
        self._table.presence.wait_for_the_gone()

    def _say(self, connection: Connection, command: wire.Say) -> None:
        table = self._table
        own = table.people.seats_of(connection.guest)
        if not own:
            raise Failure("failed-not-your-seat")
        if (command.phrase is None) == (command.text is None):
            raise Failure("failed-unreadable")
        if command.text is not None and not table.row.terms.chat:
            raise Failure("failed-no-chat")
        text = None if command.text is None else fit_words(command.text)
        if text == "":
            raise Failure("failed-unreadable")
        listeners = self._side(own) if command.side else table.people.connections
        said = letter(wire.Said(own[0], table.row.seats[own[0]].name, command.phrase, text, command.side))
        for viewer in listeners:
            viewer.post(said)
        self.answer(connection, command.id)

    def _side(self, own: list[int]) -> list[Connection]:
        """The connections of one's own side alone; a device shared with somebody of another side is none of them."""
        table = self._table
        if table.match is None:
            raise Failure("failed-not-playing")
        sides = table.game.sides
        side = {own[0], *(sides.allies(table.match.state, own[0]) if sides else ())}
        if len(side) == 1 or not side.issuperset(own):
            raise Failure("failed-no-side")
        seats = [(connection, table.people.seats_of(connection.guest)) for connection in table.people.connections]
        return [connection for connection, held in seats if held and side.issuperset(held)]

    # Who may ----------------------------------------------------------------------------------------------------

    def _seat(self, connection: Connection, wanted: int | None) -> int:
        """The seat that a command is for: one of the sender's own, as the cookie says."""
        own = self._table.people.seats_of(connection.guest)
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

    def _must_have_room(self, connection: Connection) -> None:
        """Nobody fills the disk with moves that come and go."""
        if not self._table.context.quotas.take("moves", connection.address, connection.guest):
            raise Failure("failed-quota")

    def _must_not_count(self) -> None:
        """Whatever would change a ranked match is refused."""
        if self._table.row.terms.mode == "ranked":
            raise Failure("failed-ranked")

    def _must_be_host(self, connection: Connection) -> None:
        if connection.guest is None or connection.guest != self._table.row.host:
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
