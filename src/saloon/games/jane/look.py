"""The way from a match of Dexterity Jane to what a seat sees of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.jane.cards import HANDS
from saloon.games.jane.codes import PASS, SHOOT
from saloon.games.jane.layout import spread_of
from saloon.games.jane.moves import MOVES
from saloon.games.jane.state import Past, Position
from saloon.games.jane.view import (
    STAGES,
    Action,
    CoinView,
    JaneView,
    PlayerView,
    ProposalView,
    RoundView,
    TakingView,
)
from saloon.kernel.bits import count, members_of

if TYPE_CHECKING:
    from mypy_extensions import i64


def look(jane: Position, seat: int | None) -> JaneView:
    """The view of one seat."""
    stage = STAGES[jane.stage]
    viewer: i64 = -1 if seat is None else seat
    return JaneView(
        seat=seat,
        stage=stage,
        round=jane.round,
        deck=count(jane.deck),
        pile=jane.pile,
        used=tuple(members_of(jane.used)),
        sheriff=HANDS[jane.sheriff] if jane.sheriff >= 0 else None,
        spread=spread_of(tuple(jane.cards)) if jane.revealed() else None,
        players=tuple([_look_at(jane, player, viewer) for player in range(jane.terms.seats)]),
        taking=TakingView(jane.taker, jane.loser, HANDS[jane.settling]) if stage == "take" else None,
        last=None if jane.past is None else _look_back(jane.past),
    )


def _look_at(jane: Position, player: i64, viewer: i64) -> PlayerView:
    tiles = members_of(jane.tiles[player])
    move: i64 = jane.actions[player]
    hidden = move < 0 or (move < SHOOT and viewer != player)  # DJ-R13
    return PlayerView(
        points=sum(tiles) + jane.fame[player],
        tiles=tuple(tiles),
        cards=jane.fame[player],
        coins=tuple([_look_at_coin(jane, coin, viewer) for coin in jane.row(player)]),
        face_down=() if jane.revealed() else _look_at_backs(jane, player),
        action=None if move < 0 else _action(move),
        place=jane.order.index(player) + 1 if player in jane.order else None,
        move=None if hidden else MOVES.text(move),
    )


def _look_at_backs(jane: Position, player: i64) -> tuple[int | None, ...]:
    """The cards dealt to a player face down: their numbers only where that is agreed (DJ-R2)."""
    backs: list[int | None] = []
    for index, card in enumerate(jane.cards):
        if jane.holder(index) == player:
            backs.append(card if jane.terms.show_numbers else None)
    return tuple(backs)


def _action(move: i64) -> Action:
    if move < SHOOT:
        return "lock"
    return "pass" if move == PASS else "shoot"


def _look_at_coin(jane: Position, coin: i64, viewer: i64) -> CoinView:
    value = jane.values[coin] if jane.knows(coin, viewer) else None
    return CoinView(value, tuple(members_of(jane.owners[coin])))


def _look_back(past: Past) -> RoundView:
    proposals = [
        ProposalView(seat, MOVES.text(move), move == past.answer if move < SHOOT else None)
        for seat, move in zip(past.order, past.actions, strict=True)
    ]
    return RoundView(
        round=past.round,
        spread=spread_of(tuple(past.cards)),
        answer=MOVES.text(past.answer),
        proposals=tuple(proposals),
        tile=tuple(members_of(past.winners)),
        rewarded=tuple(members_of(past.rewarded)),
        fined=tuple(members_of(past.fined)),
    )
