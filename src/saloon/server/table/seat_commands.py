"""Who may sit where: what a command changes in the seats of a match, or why it may not."""

from __future__ import annotations

from saloon.bots.registry import BadBot, check_bot, strongest_bot
from saloon.kernel import Game
from saloon.server.store import MatchRow, SeatRow
from saloon.server.table.people import People


class Failure(Exception):  # noqa: N818
    """A command cannot be carried out; the message's id says why. Nothing has changed."""


def row_of(match: MatchRow, seat: int) -> SeatRow:
    """The row of a seat."""
    if seat >= len(match.seats):
        raise Failure("failed-no-such-seat")
    return match.seats[seat]


def sit(match: MatchRow, seat: int, guest: str | None, name: str, nonce: str) -> None:
    """A guest takes an open seat before the start, or comes back to its own."""
    row = row_of(match, seat)
    if guest is None:
        raise Failure("failed-no-name")
    if match.terms.mode == "ranked" and any(other.guest == guest for other in match.seats if other is not row):
        raise Failure("failed-ranked")  # nobody plays against oneself
    if row.kind == "open" and match.phase == "gathering":
        if guest in match.barred:
            raise Failure("failed-sent-away")
        if guest != match.host and any(other.guest == guest for other in match.seats):
            raise Failure("failed-one-seat")  # the other seats are for others
        row.kind, row.guest, row.name = "guest", guest, name
    elif row.guest != guest:
        raise Failure("failed-seat-taken")
    row.warm = False
    if match.phase == "gathering":
        row.nonce = nonce


def stand(match: MatchRow, seat: int, game: Game) -> None:
    """A guest leaves: the seat is open again before the start, later a bot plays on. The host's role passes on."""
    row = row_of(match, seat)
    leaver = row.guest
    if match.phase == "gathering":
        match.seats[seat] = SeatRow(seat)
    elif match.phase == "playing":
        seat_bot(row, strongest_bot(game))
    others = [other.guest for other in match.seats if other.guest is not None]
    if match.host == leaver and leaver not in others and others:
        match.host = others[0]


def rename(match: MatchRow, guest: str, old: str, new: str) -> None:
    """A guest has another name; others who share the device keep theirs."""
    for row in match.seats:
        if row.guest == guest and row.name == old:
            row.name = new


def forget(match: MatchRow, guest: str, game: Game) -> None:
    """A guest is erased: it leaves its seats, and no finished match knows its name."""
    match.barred.pop(guest, None)
    for row in [row for row in match.seats if row.guest == guest]:
        stand(match, row.seat, game)
        row.guest, row.name = None, row.name if row.kind == "bot" else ""
    if match.host == guest:
        match.host = ""


def place(match: MatchRow, seat: int, player: str | None, people: People, game: Game, patience: float) -> None:
    """The host puts a bot of the house on a seat that nobody holds, or opens a seat before the start.

    Where a guest is gone, for longer than the patience (in seconds), a bot keeps the seat warm until they come back.
    """
    row = row_of(match, seat)
    if match.phase == "over":
        raise Failure("failed-over")  # the names of those who played it stay
    if player is None:
        open_seat(match, row)
        return
    try:
        check_bot(game, player)
    except BadBot:
        raise Failure("failed-no-such-bot") from None
    if row.kind != "guest":
        seat_bot(row, player)
    elif match.phase == "gathering" or people.is_here(row.guest):
        raise Failure("failed-seat-taken")
    elif people.away_for(row.guest) < patience:
        raise Failure("failed-too-soon")
    else:
        row.warm = True


def open_seat(match: MatchRow, row: SeatRow) -> None:
    """The host sends whoever sits there away, before the start; a seat of one's own one leaves by standing up.

    Who had come may not sit down here again, until the host opens a seat that is open already. For somebody who was
    only expected, as in a rematch, there will be room if they come.
    """
    if match.phase != "gathering":
        raise Failure("failed-playing")
    if row.guest == match.host and row.kind == "guest":
        raise Failure("failed-seat-taken")
    if row.kind == "open":
        match.barred = {}
    elif row.guest is not None and row.nonce:
        match.barred[row.guest] = row.name
    match.seats[row.seat] = SeatRow(row.seat)


def close_ranks(match: MatchRow, places: range) -> None:
    """The host begins without the seats that are still open; `places` says how many the match is for."""
    taken = [row for row in match.seats if row.kind != "open"]
    if len(taken) not in places or (match.prefix and len(taken) < len(match.seats)):  # a fork keeps its seats
        raise Failure("failed-too-few")
    if not all(row.kind == "bot" or row.nonce for row in taken):
        raise Failure("failed-not-all-here")
    for number, row in enumerate(taken):
        row.seat = number
    match.seats[:] = taken


def seat_bot(row: SeatRow, bot: str) -> None:
    """A bot takes a seat for good."""
    row.kind, row.guest, row.name, row.warm = "bot", None, bot, False
