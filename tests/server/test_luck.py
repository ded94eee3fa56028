"""Luck that cannot be steered and can be checked."""

from __future__ import annotations

import hmac
from collections import Counter

import pytest
from msgspec.structs import replace

from saloon.games.duel import GAME
from saloon.games.duel.setup import DuelOptions
from saloon.kernel import NATURE, Moved, Record, Result, Rng, check_record, digest, read_record
from saloon.kernel.rng import MASK
from saloon.server.match.luck import BadLuck, Luck, check_luck, commitment, luck_tags, new_secret
from saloon.server.match.match import Match
from saloon.server.store.entries import record_lines

SECRET = "0f" * 32
NONCES = ["11" * 16, "22" * 16]


def played(secret: str = SECRET, nonces: list[str] | None = None) -> Record:
    """A match played with this luck, by whoever takes the first move offered."""
    mixed = NONCES if nonces is None else nonces
    match = Match(GAME, DuelOptions(), 2, Luck(secret, "match", mixed))
    match.settle(0)
    while movers := match.state.to_move():
        seat = 0 if movers == 1 else 1
        match.move(seat, GAME.moves.text(match.state.legal(seat)[0]), 0)
    outcome = match.state.outcome()
    assert outcome is not None
    tags = {**luck_tags("match", secret, mixed, 0), "digest": digest(match.state, 2)}
    result = Result(outcome.scores, outcome.reason)
    return Record("duel", 1, 2, tags=tags, body=record_lines(match.moves), result=result)


def check(record: Record) -> bool:
    text = str(record)
    return check_luck(read_record(text), check_record(text), GAME)


def test_true_luck_is_found_true() -> None:
    assert check(played())


def test_another_nonce_or_secret_gives_other_draws() -> None:
    draws = {
        tuple(moved.move for moved in record.moves if moved.seat == NATURE)
        for record in (played(), played(nonces=[NONCES[0], "33" * 16]), played(secret="0e" * 32))
    }
    assert len(draws) == 3


def test_an_exchanged_secret_is_found_out() -> None:
    record = played()
    with pytest.raises(BadLuck, match="committed"):
        check(replace(record, tags={**record.tags, "secret": "0e" * 32}))


def test_a_steered_draw_is_found_out_where_it_happened() -> None:
    record = played()
    body = list(record.body)
    index = next(i for i, moved in enumerate(body) if isinstance(moved, Moved) and moved.move.startswith("draw"))
    cards = {f"draw {card}" for card in range(2, 60)}
    used = {moved.move for moved in record.moves[1:13]}
    body[index] = Moved(NATURE, min(cards - used), 0)
    forged = replace(record, body=tuple(body[: index + 1]), result=None, tags={**record.tags})
    forged.tags.pop("digest")
    with pytest.raises(BadLuck, match="should have moved") as found:
        check(forged)
    assert found.value.index == index


def test_a_record_without_luck_is_not_called_checked() -> None:
    record = played()
    assert check(replace(record, tags={})) is False


def test_who_begins_is_even_over_many_secrets() -> None:
    starts = Counter(
        GAME.moves.text(Luck(commitment(f"{number:064x}"), "m", NONCES).draw(GAME.open(), 0)) for number in range(2000)
    )
    assert abs(starts["first 0"] - 1000) < 120  # more than five standard deviations


def test_secrets_are_fresh() -> None:
    assert len({new_secret() for _ in range(50)}) == 50


@pytest.mark.parametrize("size", [0, 32, 64, 65, 200])
def test_every_draw_is_seeded_by_the_hmac_that_anyone_can_work_out(size: int) -> None:
    secret = bytes(range(size))
    luck = Luck(secret.hex(), "match", NONCES)
    for purpose in ("0", "17", "order 3"):
        code = hmac.digest(secret, f"match|{NONCES[0]},{NONCES[1]}|{purpose}".encode(), "sha256")
        assert luck.stream(purpose).word == Rng(int.from_bytes(code[:8], "big") & MASK).word
