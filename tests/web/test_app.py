"""The house as an app on the home screen."""

from __future__ import annotations

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
