"""What a room tells each of its people: who is here, what is played, and the score."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import msgspec
from msgspec import Struct

from saloon.server.lobby.room_scores import Score, evenings, scores, tonight
from saloon.server.store import MemberRow, RoomMatch, RoomRow
from saloon.server.store.rows import Phase

HERE: Final = 45  # seconds after its last sign of life in which somebody is here
LATELY: Final = 12  # finished matches that are told of


class RoomPerson(Struct, frozen=True):
    """Somebody who belongs to the room."""

    person: int
    name: str
    here: bool
    resting: bool  # whether they sit out
    at: str | None  # the match at whose table they are


class RoomSitter(Struct, frozen=True):
    """Who sits at a seat of one of the room's matches."""

    kind: Literal["open", "guest", "bot"]
    name: str
    person: int | None  # None also for a guest who belongs to the room no more


class RoomMatchInfo(Struct, frozen=True):
    """A match of the room."""

    match: str
    game: str
    options: dict[str, object]  # those that differ from their defaults
    phase: Phase
    created: int
    spectators: bool
    seats: list[RoomSitter]
    ranks: list[int] | None  # of every seat, once it is over


class RoomScore(Struct, frozen=True):
    """How somebody has done, over all games."""

    person: int | None
    name: str
    played: int
    wins: int
    places: list[int]  # how often first, second and so on


class RoomNews(Struct, frozen=True):
    """The room as one of its people, or whoever has its code, sees it."""

    code: str
    host: int | None
    you: int | None  # None for who does not belong to it
    people: list[RoomPerson]
    removed: list[RoomPerson]  # whom the host has sent away; told to the host alone
    calls: int  # how often everybody was called to a match
    called: str | None  # the last of these
    unfinished: list[RoomMatchInfo]
    lately: list[RoomMatchInfo]  # that are over, of this evening
    tonight: list[RoomScore]
    ever: list[RoomScore]
    evenings: int


class RoomPicture:
    """A room as it was read from the store, for everybody who asks in the same moment."""

    def __init__(self, room: RoomRow, matches: Sequence[RoomMatch], moment: int) -> None:
        self.room = room
        self._numbers = {member.guest: member.number for member in room.members}
        self._names = {member.guest: member.name for member in room.members}
        self._matches = matches
        evening = tonight(matches, moment)
        self._unfinished = [self._match(match) for match in matches if match.phase != "over"]
        self._lately = [self._match(match) for match in evening if match.phase == "over"][:LATELY]
        self._tonight = [self._score(score) for score in scores(evening)]
        self._ever = [self._score(score) for score in scores(matches)]
        self._evenings = evenings(matches)
        self.unfinished = {match.match for match in self._unfinished}

    def member(self, guest: str | None) -> MemberRow | None:
        """A guest who belongs to the room, or was sent away."""
        return next((member for member in self.room.members if member.guest == guest), None)

    def news(self, guest: str | None, moment: int) -> RoomNews:
        """What one guest is told."""
        room = self.room
        host = guest is not None and guest == room.host
        return RoomNews(
            code=room.code,
            host=self._numbers.get(room.host),
            you=None if guest is None else self._numbers.get(guest),
            people=[person_of(member, moment) for member in room.members if not member.barred],
            removed=[person_of(member, moment) for member in room.members if host and member.barred],
            calls=room.calls,
            called=room.called,
            unfinished=self._unfinished,
            lately=self._lately,
            tonight=self._tonight,
            ever=self._ever,
            evenings=self._evenings,
        )

    def _match(self, match: RoomMatch) -> RoomMatchInfo:
        seats = [
            RoomSitter(seat.kind, seat.name, None if seat.guest is None else self._numbers.get(seat.guest))
            for seat in match.seats
        ]
        options = msgspec.json.decode(match.options, type=dict[str, object])
        return RoomMatchInfo(
            match.id, match.game, options, match.phase, match.created, match.spectators, seats, match.ranks
        )

    def _score(self, score: Score) -> RoomScore:
        number, name = self._numbers.get(score.guest), self._names.get(score.guest, score.name)
        return RoomScore(number, name, score.played, score.wins, score.places)


def is_here(member: MemberRow, moment: int) -> bool:
    """Whether somebody is here."""
    return not member.barred and moment - member.seen <= HERE


def person_of(member: MemberRow, moment: int) -> RoomPerson:
    """What everybody is told of somebody."""
    here = is_here(member, moment)
    return RoomPerson(member.number, member.name, here, member.resting, (member.at or None) if here else None)
