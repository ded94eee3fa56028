"""The house as an app on the home screen."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Welcome


def test_the_browser_would_install_it(welcome: Welcome) -> None:
    ann = welcome("phone", "en")
    ann.go("/")
    browser = ann.page.context.new_cdp_session(ann.page)
    manifest = browser.send("Page.getAppManifest")
    assert manifest["url"].endswith("/manifest.webmanifest")
    assert manifest["errors"] == []
    reasons = browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [reason["errorId"] for reason in reasons if reason["errorId"] != "in-incognito"] == []


def test_a_lesson_that_cannot_come_blames_the_line_and_comes_by_itself(welcome: Welcome) -> None:
    visitor = welcome("phone", "fr")
    visitor.forgive("ERR_FAILED|Failed to fetch|dynamically imported")
    visitor.go("/")
    expect(visitor.poster("front-learn")).to_be_visible()
    visitor.page.route("**/assets/**", lambda route: route.abort())
    visitor.press(visitor.poster("front-learn"))
    expect(visitor.text("failed-unreachable")).to_be_visible()
    expect(visitor.text("broken-title")).to_have_count(0)
    visitor.page.unroute("**/assets/**")
    visitor.page.evaluate("window.dispatchEvent(new Event('online'))")
    expect(visitor.button("learn-next")).to_be_visible()
