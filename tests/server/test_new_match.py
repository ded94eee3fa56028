"""What somebody wants to play becomes the row of a match."""

from __future__ import annotations

import pytest

from saloon.server.lobby.new_match import BadRequest, NewMatch, NewSeat, draft
from saloon.server.store import RaceTerms, Terms
from saloon.server.table.live_race.ghost import GHOST


def test_every_kind_of_seat_becomes_its_row() -> None:
    seats = [NewSeat("me"), NewSeat("here", "Bob"), NewSeat("here"), NewSeat("open"), NewSeat("bot", "honest")]
    row = draft(NewMatch("bluff", seats), "ann", "Ann")
    assert [(seat.seat, seat.kind, seat.guest, seat.name) for seat in row.seats] == [
        (0, "guest", "ann", "Ann"),
        (1, "guest", "ann", "Bob"),
        (2, "guest", "ann", "Ann"),
        (3, "open", None, ""),
        (4, "bot", None, "honest"),
    ]
    assert (row.phase, row.host, row.prefix) == ("gathering", "ann", 0)


def test_a_ghost_sits_where_a_bot_would() -> None:
    row = draft(NewMatch("jane", [NewSeat("me"), NewSeat("ghost")], terms=Terms(race=RaceTerms("ghost"))), "ann", "Ann")
    assert [(seat.kind, seat.name) for seat in row.seats] == [("guest", "Ann"), ("bot", GHOST)]


def test_bots_of_other_games_are_refused() -> None:
    for bot in ("joe.marshal", "duel.greedy", "cmd:true", "master:ms=5"):
        with pytest.raises(BadRequest, match=f"there is no bot '{bot}' for duel"):
            draft(NewMatch("duel", [NewSeat("me"), NewSeat("bot", bot)]), "ann", "Ann")


def test_a_row_keeps_what_differs_from_the_rulings_and_a_secret_of_its_own() -> None:
    wanted = NewMatch("duel", [NewSeat("me"), NewSeat("open")], options={"touch_move": True, "hidden_log": False})
    one, other = (draft(wanted, "ann", "Ann") for _ in range(2))
    assert one.options == '{"touch_move":true}'
    assert one.id != other.id
    assert one.secret != other.secret
