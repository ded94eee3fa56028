"""The commands of people at a table: each is carried out once and answered."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from msgspec.structs import replace

from saloon.kernel import Outcome, Refused, UnknownMove
from saloon.server import wire
from saloon.server.common import metrics
from saloon.server.match.match import Match
from saloon.server.table import seat_commands
from saloon.server.table.answer_window import AnswerWindow
from saloon.server.table.bot_seats import BotSeats
from saloon.server.table.chat import say
from saloon.server.table.coaching import may_coach
from saloon.server.table.command_memory import CommandMemory
from saloon.server.table.context import Host
from saloon.server.table.effects import INFO, SEE_OUT, Anew, Effects, Work, answer, moved
from saloon.server.table.live_race.race import Race
from saloon.server.table.presence import Presence
from saloon.server.table.rights import Rights
from saloon.server.table.seat_changes import SeatChanges
from saloon.server.table.seat_commands import Failure
from saloon.server.table.state import TableState
from saloon.server.table.ways_out import WaysOut
from saloon.server.transport.connection import Connection


class Commands:
    """The commands of one table."""

    def __init__(
        self,
        state: TableState,
        memory: CommandMemory,
        presence: Presence,
        bots: BotSeats,
        window: AnswerWindow,
        race: Race | None,
        rights: Rights,
        house: Host,
    ) -> None:
        self._state = state
        self._memory = memory
        self._presence = presence
        self._bots = bots
        self._window = window
        self._race = race
        self._rights = rights
        self._house = house
        self._changes = SeatChanges(state, presence, rights, race)
        self._ways = WaysOut(state, rights, race)

    def carry_out(self, connection: Connection, command: wire.FromBrowser) -> Effects | Work | None:
        """Carry out a command, once, and return its effects; nothing is stored or sent before."""
        if isinstance(command, wire.Ping):
            return answer(connection, wire.Pong(command.n))
        if not self._state.people.attached(connection):
            return answer(connection, wire.Failed("failed-no-spectators"))
        if isinstance(command, wire.Sync):
            return anew(connection)
        if isinstance(command, wire.Pose):
            return self._intend(connection, command)
        return self._carry_out_once(connection, command)

    def _carry_out_once(self, connection: Connection, command: wire.Command) -> Effects | Work | None:
        metrics.COMMANDS.count += 1
        if self._memory.knows(connection.guest, command.id):
            return answer(connection, wire.Done(command.id))
        try:
            return CARRIED_OUT_BY[type(command)](self, connection, command)
        except (Refused, UnknownMove, Failure) as error:
            return answer(connection, refusal(command.id, error))
        except Exception:
            self._memory.owe(connection, command.id)
            raise

    # Playing ----------------------------------------------------------------------------------------------------

    def _move(self, connection: Connection, command: wire.Move) -> Effects | None:
        seat, match = self._rights.seat(connection, command.seat), self._rights.playing()
        self._rights.must_have_room(connection)
        if self._race is not None and self._race.running:
            return self._race.bid(connection, seat, command)
        self._rights.must_be_now(match, command.seq)
        if self._window.open:
            self._hold(connection, seat, match, command)
            return None
        return self._make(connection, seat, match, command)

    def _make(self, connection: Connection, seat: int, match: Match, command: wire.Move) -> Effects:
        unit = match.move(seat, command.move, self._state.time.now(), command.id)
        return moved(match, unit, connection, command.id)

    def _hold(self, connection: Connection, seat: int, match: Match, command: wire.Move) -> None:
        """Keep an answer to an interrupt until its window ends; one that the rules refuse is refused at once."""
        why_not = match.state.why_not(seat, match.game.moves.parse(command.move))
        if why_not is not None:
            raise Refused(why_not)
        sender = connection.guest, command.id
        if self._window.taken(sender):
            raise Failure("failed-answered")
        self._window.hold(partial(self._make, connection, seat, match, command), sender)

    def _bid(self, connection: Connection, command: wire.Bid) -> Effects:
        seat, _ = self._rights.seat(connection, command.seat), self._rights.playing()
        self._rights.must_have_room(connection)
        return self._racing().bid(connection, seat, command)

    def _intend(self, connection: Connection, command: wire.Pose) -> Effects | None:
        try:
            self._racing().intend(connection, self._rights.seat(connection, command.seat), command)
        except Failure as error:
            return answer(connection, wire.Failed(str(error)))
        return None

    def _ready(self, connection: Connection, command: wire.Ready) -> Effects:
        self._rights.playing()
        return self._racing().ready(connection, command.id)

    def _racing(self) -> Race:
        if self._race is None:
            raise Failure("failed-no-race")
        return self._race

    def _take_back(self, connection: Connection, command: wire.TakeBack) -> Effects:
        self._rights.must_not_count()
        seat, match = self._rights.seat(connection, command.seat), self._rights.playing()
        self._rights.must_have_room(connection)
        self._rights.must_be_now(match, command.seq)
        unit = match.take_back(seat, self._state.time.now(), command.id)
        return moved(match, unit, connection, command.id)

    def _hint(self, connection: Connection, command: wire.Hint) -> None:
        seat, match = self._rights.seat(connection, command.seat), self._rights.playing()
        if not self._state.row.terms.hints:
            raise Failure("failed-no-hints")
        if seat not in self._state.to_move():
            raise Failure("failed-not-your-turn")
        self._bots.hint(connection, command.id, match, seat)

    def _coach(self, connection: Connection, command: wire.Coach) -> Effects:
        if command.on and not may_coach(self._state.row, self._state.game):
            raise Failure("failed-no-coach")
        connection.coached = command.on
        effects = answer(connection, wire.Done(command.id))
        effects.told.append(Anew([connection]))
        return effects

    def _hurry(self, connection: Connection, command: wire.Hurry) -> Effects:
        if command.on:
            self._rights.playing()
        connection.hurried = command.on
        self._bots.hurry()
        return answer(connection, wire.Done(command.id))

    # People -----------------------------------------------------------------------------------------------------

    def _sit(self, connection: Connection, command: wire.Sit) -> Effects:
        row = self._state.row
        if row.phase == "playing" and seat_commands.row_of(row, command.seat).guest != connection.guest:
            return self._changes.come_late(connection, command)
        if self._state.gave_up(command.seat):
            raise Failure("failed-gave-up")
        seat_commands.sit(row, command.seat, connection.guest, connection.name, command.nonce)
        return self._people_changed(connection, command)

    def _stand(self, connection: Connection, command: wire.Stand) -> Effects:
        row = self._state.row
        if row.phase == "playing":
            return self._changes.stand(connection, command)
        seat_commands.stand(row, self._rights.seat(connection, command.seat), self._state.game)
        return self._people_changed(connection, command)

    def _place(self, connection: Connection, command: wire.Place) -> Effects:
        self._rights.must_be_host(connection)
        state, patience = self._state, self._presence.patience
        if state.row.phase == "playing" or command.player is not None:
            self._rights.must_not_count()
        seat_commands.place(state.row, command.seat, command.player, state.people, state.game, patience)
        return self._people_changed(connection, command)

    def _start(self, connection: Connection, command: wire.Start) -> Effects:
        self._rights.must_be_host(connection)
        state = self._state
        if state.row.phase != "gathering":
            raise Failure("failed-playing")
        seat_commands.close_ranks(state.row, state.game.places(state.options))
        return self._people_changed(connection, command)

    def _people_changed(self, connection: Connection, command: wire.Command) -> Effects:
        return self._presence.people_changed(Effects(connection, command.id))

    def _rematch(self, connection: Connection, command: wire.Rematch) -> Effects | Work:
        state = self._state
        if not state.people.seats_of(connection.guest):
            raise Failure("failed-not-your-seat")
        outcome = None if state.match is None else state.match.outcome()
        if outcome is None:
            raise Failure("failed-playing")
        effects = Effects(connection, command.id)
        if state.row.next is None:
            return self._open_next(effects, outcome)
        effects.done()
        return effects

    async def _open_next(self, effects: Effects, outcome: Outcome) -> Effects:
        """Open the next match, and remember its id here."""
        assert effects.sender is not None
        try:
            self._state.row.next = await self._house.rematch(self._state.row, outcome)
        except Exception:
            self._memory.owe(effects.sender, effects.command)
            raise
        effects.row = True
        effects.told.append(INFO)
        effects.done()
        return effects

    def _change(self, connection: Connection, command: wire.Change) -> Effects:
        self._rights.must_be_host(connection)
        self._rights.must_not_count()
        names = ("spectators", "chat", "absent", "late", "coach")
        wanted = {name: value for name in names if (value := getattr(command, name)) is not None}
        self._state.row.terms = replace(self._state.row.terms, **wanted)
        effects = Effects(connection, command.id)
        effects.row = True
        effects.told.append(INFO)
        effects.done()
        effects.told.append(SEE_OUT)
        self._presence.wait_for_the_gone(effects)
        return effects

    def _say(self, connection: Connection, command: wire.Say) -> Effects:
        return say(self._state, connection, command)


CARRIED_OUT_BY: Final[dict[type, Callable[..., Effects | Work | None]]] = {
    wire.Move: Commands._move,
    wire.Bid: Commands._bid,
    wire.Ready: Commands._ready,
    wire.TakeBack: Commands._take_back,
    wire.Sit: Commands._sit,
    wire.Stand: Commands._stand,
    wire.Admit: lambda self, connection, command: self._changes.admit(connection, command),
    wire.Remove: lambda self, connection, command: self._changes.remove(connection, command),
    wire.Readmit: lambda self, connection, command: self._changes.readmit(connection, command),
    wire.Host: lambda self, connection, command: self._changes.hand_role_on(connection, command),
    wire.GiveUp: lambda self, connection, command: self._ways.give_up(connection, command, self._move),
    wire.Offer: lambda self, connection, command: self._ways.offer(connection, command),
    wire.Answer: lambda self, connection, command: self._ways.answer(connection, command),
    wire.Resume: lambda self, connection, command: self._ways.resume(connection, command),
    wire.Place: Commands._place,
    wire.Start: Commands._start,
    wire.Rematch: Commands._rematch,
    wire.Say: Commands._say,
    wire.Change: Commands._change,
    wire.Hint: Commands._hint,
    wire.Coach: Commands._coach,
    wire.Hurry: Commands._hurry,
}


def anew(connection: Connection) -> Effects:
    """Somebody sees everything anew."""
    effects = Effects(wakes=False)
    effects.told.append(Anew([connection]))
    return effects


def refusal(command: int, error: Refused | UnknownMove | Failure) -> wire.Refused | wire.Failed:
    """How somebody hears that a command was not carried out."""
    if isinstance(error, Refused):
        return wire.Refused(command, error.refusal.rule, error.refusal.message, error.refusal.values)
    return wire.Failed("failed-unknown-move" if isinstance(error, UnknownMove) else str(error), command)
