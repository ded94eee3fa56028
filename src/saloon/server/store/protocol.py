"""What the server asks of its store: one contract, kept by SQLite in a file and by PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from saloon.server.store.change import Change
from saloon.server.store.entries import Entry
from saloon.server.store.rows import BidRow, GuestRow, MatchRow, Phase, Placed, RoomMatch, RoomRow
from saloon.server.store.shared import Shared

Done = Callable[[Exception | None], None]  # called when something is durable, or with the reason why it is not
ResultsReader = Callable[[str], list[Placed]]  # by game; can be sent to another process


class Store(Protocol):
    """Guests, matches and all that belongs to them. What returns or calls `done` without an error is durable."""

    ladder_changes: int  # how often what ladders are made of has changed, as far as this process knows
    guest_changes: int  # how often a guest who may be known has changed, in any house
    unreachable: tuple[type[Exception], ...]  # errors after which the store may soon answer again
    damage: str  # what was found wrong with the store, if anything

    # The store itself -------------------------------------------------------------------------------------------

    async def close(self) -> None:
        """Finish all writing and let go."""

    async def key(self) -> bytes:
        """The key that signs cookies; made once."""

    async def look_through(self) -> None:
        """Look for damage, beside everything else; `damage` says what was found."""

    @property
    def shared(self) -> Shared | None:
        """What other houses on this store have in common with this one; None where there can be no other."""

    @property
    def has_room(self) -> bool:
        """Whether there is room for new things."""

    async def ready(self) -> bool:
        """Whether the store can be read and written."""

    # Guests -----------------------------------------------------------------------------------------------------

    async def save_guest(self, guest: GuestRow) -> None:
        """A new guest, or a new name or visit of a known one."""

    async def visited(self, guest: str, moment: int) -> None:
        """A guest was here at this second; one who was erased meanwhile stays so."""

    async def guest(self, guest: str) -> GuestRow | None:
        """The guest of this id."""

    async def rename_guest(self, guest: str, old: str, new: str) -> int:
        """Another name for a guest, also at its seats, unless the match is over. Returns how many seats that were."""

    async def new_session(self, guest: str) -> None:
        """From now on the guest's earlier cookies are nobody's, and so is a code that was not used."""

    async def set_recovery(self, guest: str, code: str) -> None:
        """Whoever knows this code may come back as this guest, once and before it expires."""

    async def recover(self, code: str) -> GuestRow | None:
        """The guest whose code this is; the code is spent, and of several who bring it at once only one comes in."""

    async def forget_guests(self, gone: Sequence[str], stand_ins: Mapping[str, str]) -> None:
        """Erase guests: their names at every seat, and they themselves."""

    async def guests_unseen_since(self, moment: int) -> list[str]:
        """Guests who have not been here since this second, the longest gone first."""

    async def count_guests(self) -> int:
        """How many guests there are."""

    # Matches ----------------------------------------------------------------------------------------------------

    async def add_match(self, match: MatchRow, moves: Sequence[Entry] = ()) -> None:
        """A new match with its seats, and the entries it begins with; it is given its number."""

    def save(self, change: Change, done: Done) -> None:
        """Write what a table did; `done` is called once all of it is durable, or with the error if it may not be."""

    async def save_times(self, times: Mapping[str, int]) -> None:
        """How late it is at these tables, in milliseconds since their match began."""

    async def bids(self, match: str) -> list[BidRow]:
        """The last answer of every seat in a race, settled or not."""

    async def match(self, match: str) -> MatchRow | None:
        """The match of this id, with its seats."""

    async def entries(self, match: str) -> list[Entry]:
        """All entries of a match, in their order."""

    async def entries_since(self, known: Mapping[str, int]) -> dict[str, list[Entry]]:
        """Of each of these matches the entries that came after so many."""

    async def units(self, match: str) -> list[str]:
        """The same as they are stored, for whoever reads them in another process."""

    async def matches_of(self, guest: str, most: int = 50) -> list[MatchRow]:
        """The matches at which a guest sits: those that are not over, then the others, the newest first."""

    async def put_away(self, guest: str, chosen: Sequence[str]) -> None:
        """A guest wants to see some of its unfinished matches in no list."""

    async def take_out(self, guest: str, chosen: Sequence[str]) -> None:
        """A guest wants to see matches again that it had put away."""

    async def finished_of(self, guest: str, game: str | None, before: str | None, most: int) -> list[MatchRow]:
        """The finished matches at which a guest sits, of one game or of all, that were opened before another one."""

    async def running(self) -> list[str]:
        """The matches that are being played, the latest first."""

    async def running_by_themselves(self) -> list[str]:
        """Those of them that go on though nobody comes: a bot sits there, or a clock runs."""

    async def results(self, game: str) -> list[Placed]:
        """The results of a game's ranked matches, in the order in which they ended."""

    def results_reader(self) -> ResultsReader:
        """What reads the same in another process."""

    async def pack(self, most: int, rest: int) -> int:
        """Let some matches take less room that have been over for so many seconds; how many were found."""

    async def make_room(self) -> None:
        """Make room for new matches, where that has to be made."""

    # Rooms ------------------------------------------------------------------------------------------------------

    async def add_room(self, room: RoomRow) -> bool:
        """A new room, without its members; False if its code is another's."""

    async def room(self, code: str) -> RoomRow | None:
        """The room of this code, with its members in the order in which they came first."""

    async def rooms_of(self, guest: str, most: int = 12) -> list[RoomRow]:
        """The rooms to which a guest belongs, those visited last first."""

    async def room_matches(self, code: str, most: int = 1000) -> list[RoomMatch]:
        """The matches of a room, the newest first."""

    async def enter_room(self, code: str, guest: str, moment: int, most: int) -> None:
        """A guest belongs to a room from now on, if it is there and has fewer members than this."""

    async def beat_in_room(self, code: str, guest: str, moment: int, at: str, gap: int) -> None:
        """A member gives a sign of life, at the table of a match or in the room.

        After more than `gap` seconds without one it is a new visit.
        """

    async def left_room(self, code: str, guest: str, moment: int) -> None:
        """A member has closed the page: it was not seen after this second."""

    async def rest_in_room(self, code: str, guest: str, resting: bool) -> None:
        """A member sits out, or does no more."""

    async def bar_from_room(self, code: str, number: int, barred: bool) -> None:
        """A member is sent away, or may come back."""

    async def quit_room(self, code: str, guest: str) -> None:
        """A guest belongs to a room no more; who was sent away stays so."""

    async def pass_room(self, code: str, host: str, following: str) -> bool:
        """Another member is the host, if it is still this one who was until now."""

    async def call_room(self, code: str, match: str, calls: int | None) -> bool:
        """Everybody is called to a match, if they were called so often before; `None`: however often."""

    async def rooms_unvisited_since(self, moment: int) -> list[str]:
        """Rooms that nobody has visited since this second."""

    async def delete_rooms(self, gone: Sequence[str], moment: int) -> None:
        """Delete rooms that nobody has visited since this second; their matches stay."""

    # What nobody needs any more ---------------------------------------------------------------------------------

    async def gathering_since(self, moment: int) -> list[str]:
        """Matches that have not begun though they were opened before this second."""

    async def given_up_since(self, moment: int) -> list[str]:
        """Matches that are not over though nothing has happened to them since this second."""

    async def unplayed_since(self, moment: int) -> list[str]:
        """Matches against bots in which no person has moved, and nothing else happened since this second."""

    async def nobodys_since(self, moment: int) -> list[str]:
        """Finished matches of before this second in which no person sat: bots' own, and imported records."""

    async def delete_matches(self, gone: Sequence[str], phase: Phase, moment: int) -> None:
        """Delete matches with all that belongs to them, if they are still as they were found."""

    async def last_moment(self) -> int | None:
        """The latest second that the server knows to have been; None in a new store."""

    async def last_leap(self) -> int | None:
        """What a clock that had leapt said when it was last believed a little."""

    async def note_leap(self, moment: int) -> None:
        """A clock that has leapt is believed a little; it says this."""

    async def note_moment(self, moment: int) -> None:
        """Remember that it is this second."""
