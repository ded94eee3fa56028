"""Link previews: title, text and picture of an address, written into the page before any script runs."""

from __future__ import annotations

import asyncio
import re
from html import escape
from typing import Final

from msgspec import Struct

from saloon.kernel import games
from saloon.locales import LANGUAGES, Speaker, bundle
from saloon.server.store import MatchRow, SeatRow, Store

ROOMS: Final = {"/": "front-tagline", "/me": "me-title", "/matches": "front-matches"}
OF_GAMES: Final = re.compile(r"/(?P<page>new|learn|rules)/(?P<game>[a-z]+)")
OF_ROOM: Final = re.compile(r"/room/[A-Za-z]{5}")  # the same of each, or codes could be guessed by it
OF_MATCHES: Final = re.compile(
    r"/(?:(?P<page>m|campaign)/(?P<match>[a-z0-9]{1,32})|r/(?P<replay>[a-z0-9]{1,32})(?:/\d+)?)"
)
HOST: Final = re.compile(r"[\w.:\[\]-]{1,255}")
PICTURE: Final = "/icon-512.png"
LANGUAGE: Final = '<html lang="en">'
TITLE: Final = "<title>Saloon</title>"


class LinkPreview(Struct, frozen=True):
    """The preview of one address."""

    title: str
    text: str
    known: bool = True  # whether there is anything
    found: bool = True  # whether search engines may list it: matches are for whoever has the link

    def written(self, page: str, language: str, address: str | None) -> str:
        """The page with it."""
        title = f"{self.title} · Saloon"
        facts = {"og:title": title, "og:description": self.text, "og:type": "website", "og:site_name": "Saloon"}
        if address is not None:
            facts["og:image"] = address + PICTURE
        lines = [f"<title>{escape(title)}</title>", f'<meta name="description" content="{escape(self.text)}" />']
        lines += [f'<meta property="{name}" content="{escape(text)}" />' for name, text in facts.items()]
        if not (self.known and self.found):
            lines.append('<meta name="robots" content="noindex" />')
        return page.replace(LANGUAGE, f'<html lang="{language}">', 1).replace(TITLE, "\n    ".join(lines), 1)


def wanted_language(header: str) -> str:
    """The first of the languages that a browser asks for, by its own liking, that the house speaks."""
    wishes = []
    for place, part in enumerate(header.lower().split(",")):
        tag, _, quality = part.partition(";")
        liking = re.fullmatch(r"\s*q=([01](?:\.\d{0,3})?)\s*", quality)
        wishes.append((-float(liking[1]) if liking else -1.0, place, tag.strip()[:2]))
    return next((tag for liking, _, tag in sorted(wishes) if liking and tag in LANGUAGES), LANGUAGES[0])


def address_of(scheme: str, host: str) -> str | None:
    """The house as it was asked for; None where that is no address."""
    return f"{scheme}://{host}" if HOST.fullmatch(host) else None


class LinkPreviews:
    """Makes the preview of every address of the page."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, path: str, language: str) -> LinkPreview:
        """What is to be said of a path."""
        await asyncio.to_thread(read_languages)  # whoever comes first would hold up every table
        say = Speaker(language)
        if path in ROOMS:
            return LinkPreview(say(ROOMS[path]), say("house-head"), found=path == "/")
        if (found := OF_GAMES.fullmatch(path)) and found["game"] in games():
            return of_game(say, found["page"], found["game"])
        if OF_ROOM.fullmatch(path):
            return LinkPreview(say("room-invites"), say("house-head-room"), found=False)
        if found := OF_MATCHES.fullmatch(path):
            row = await self._store.match(found["match"] or found["replay"])
            if row is not None and row.game in games() and (found["match"] or row.phase == "over"):
                return of_match(say, row) if found["match"] else of_replay(say, row)
        return LinkPreview(say("not-found-title"), say("not-found-text"), known=False)


def read_languages() -> None:
    """Have the sentences of all languages at hand."""
    for language in LANGUAGES:
        bundle(language)


def of_game(say: Speaker, page: str, game: str) -> LinkPreview:
    """A page about a game."""
    name, pitch = title_of(say, game), said(say, f"game-{game}-pitch")
    if page == "learn":
        return LinkPreview(say("learn-title", game=game, title=name), pitch)
    if page == "new":
        return LinkPreview(say("new-title", game=name), pitch)
    return LinkPreview(say("rules-title", game=name), said(say, f"rules-{game}-goal"))


def of_match(say: Speaker, row: MatchRow) -> LinkPreview:
    """A table: an invitation as long as there is a seat; then no names, for not everybody may look on."""
    game, text = title_of(say, row.game), f"{said(say, f'game-{row.game}-pitch')} {said(say, f'game-{row.game}-facts')}"
    hosts = [name_of(say, seat) for seat in row.seats if seat.kind == "guest"]
    if row.phase == "gathering" and hosts and any(seat.kind == "open" for seat in row.seats):
        return LinkPreview(
            say("gather-invites", names=say.listed(hosts), count=len(hosts), game=game), text, found=False
        )
    return LinkPreview(game, text, found=False)


def of_replay(say: Speaker, row: MatchRow) -> LinkPreview:
    """A finished match, which whoever has its link may see."""
    names = say.listed(name_of(say, seat) for seat in row.seats)
    return LinkPreview(
        say("table-of", game=title_of(say, row.game), names=names), say("house-head-replay"), found=False
    )


def title_of(say: Speaker, game: str) -> str:
    """What a game is called; its id, if its package brings no words."""
    return said(say, f"game-{game}") or game


def said(say: Speaker, message: str) -> str:
    """A sentence about a game, if its package brings it."""
    return say(message) if say.knows(message) else ""


def name_of(say: Speaker, seat: SeatRow) -> str:
    """Who sits there, in the reader's language: bots, and whoever gave no name."""
    if seat.kind == "bot":
        bot = f"bot-{seat.name.partition(':')[0]}"
        return say(bot) if say.knows(bot) else seat.name
    return say("me-default-name") if seat.name in unnamed() else seat.name


def unnamed() -> set[str]:
    """What whoever gave no name is called, in every language."""
    return {"", *(Speaker(language)("me-default-name") for language in LANGUAGES)}
