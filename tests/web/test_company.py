"""Names at a table, without a browser: nobody sits beside two of a name."""

from __future__ import annotations

from tests.web.pagecode import run


def names(*sitters: str) -> list[str]:
    """What the page calls people and bots; bots are given in brackets."""
    given = [{"name": name.strip("[]"), "bot": name.startswith("[")} for name in sitters]
    found: list[str] = run("state/company", "page.tellApart(given)", given)
    return found


def test_bots_of_one_kind_have_names_of_their_own() -> None:
    assert names("Anna", "[The Preacher]") == ["Anna", "The Preacher"]
    assert names("Anna", "[The Preacher]", "[The Preacher]", "[Eagle Eye]") == ["Anna", "Silas", "Belle", "Eagle Eye"]
    called = names("Silas", "belle", *["[The Preacher]"] * 10)
    assert len({name.lower() for name in called}) == 12, called
    assert names("Anna", "Anna", "[The Preacher]") == ["Anna", "Anna 2", "The Preacher"]
