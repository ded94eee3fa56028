"""The past of a match as each viewpoint may know it: encoded once, and added to with every move."""

from __future__ import annotations

from msgspec import Raw

from saloon.kernel import Event, visible_to
from saloon.server.wire import Past, write

Viewpoint = int | None  # a seat, or None for spectators
Page = Raw | None  # a move's events as a viewpoint may see them, with commas between; None if there are none


class History:
    """Writes the past for newcomers; viewpoints that know the same share one copy and one message."""

    def __init__(self) -> None:
        self._moves: list[list[Event]] = []  # the events that are encoded, move by move
        self._pages: dict[Viewpoint, list[Page]] = {}

    def tell(self, past: list[list[Event]], viewpoints: list[Viewpoint]) -> list[Past]:
        """The past of these viewpoints, one message for all that know the same."""
        self._forget_undone(past)
        self._moves.extend(past[len(self._moves) :])
        told: list[tuple[list[Viewpoint], list[Page]]] = []
        for viewpoint in viewpoints:
            pages = self._written(viewpoint)
            same = next((others for others, known in told if known == pages), None)
            if same is None:
                told.append(([viewpoint], pages))
            else:
                same.append(viewpoint)
        return [Past(alike, [page for page in pages if page is not None]) for alike, pages in told]

    def _forget_undone(self, past: list[list[Event]]) -> None:
        """Drop the moves that were taken back: a match changes only at its end."""
        written = self._moves
        while written and (len(written) > len(past) or written[-1] is not past[len(written) - 1]):
            written.pop()
        for pages in self._pages.values():
            del pages[len(written) :]

    def _written(self, viewpoint: Viewpoint) -> list[Page]:
        """The pages of a viewpoint, up to date; where it knows what spectators know, the same page stands in both."""
        pages = self._pages.setdefault(viewpoint, [])
        public = pages if viewpoint is None else self._written(None)
        for index in range(len(pages), len(self._moves)):
            page = page_of(visible_to(viewpoint, self._moves[index]))
            pages.append(public[index] if viewpoint is not None and page == public[index] else page)
        return pages


def page_of(events: list[Event]) -> Page:
    """Events as they stand in a list of JSON, without its brackets."""
    return Raw(write(events)[1:-1]) if events else None
