"""Somebody who follows a link: they are told who invites them to what, and how to learn it before they sit down."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Welcome


def test_the_host_is_asked_for_a_name_and_the_friend_reads_it(welcome: Welcome) -> None:
    host, friend = welcome("desk", "en"), welcome("phone", "fr")
    host.go("/")
    host.press(host.poster("front-invite"))
    expect(host.text("invite-name")).to_be_visible()
    friend.go(host.page.url)
    game = friend.say("game-duel")

    def invited_by(name: str) -> None:
        title = friend.say("gather-invites", names=name, count=1, game=game)
        expect(friend.page.get_by_role("heading", name=title)).to_be_visible()

    invited_by(friend.say("me-default-name"))  # in the reader's language
    host.page.get_by_label(host.say("me-name")).fill("Anna")
    host.press(host.button("invite-name-keep"))
    expect(host.text("invite-name")).to_have_count(0)
    invited_by("Anna")
    for path in ("/learn/duel", "/rules/duel"):
        expect(friend.page.locator(f'main a[href="{path}"]')).to_be_visible()
    expect(friend.page.locator("code")).to_be_hidden()
    friend.press(friend.text("luck-title"))
    expect(friend.page.locator("code")).to_be_visible()
