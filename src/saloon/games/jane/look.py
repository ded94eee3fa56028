"""From a match of Dexterity Jane to what a seat sees of it, back again, and to what a seat imagines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.jane.answer import odd_poses
from saloon.games.jane.cards import COINS, HANDS
from saloon.games.jane.codes import PASS, SHOOT
from saloon.games.jane.coins import row_with
from saloon.games.jane.layout import spread_of
from saloon.games.jane.moves import MOVES
from saloon.games.jane.state import ALL_COINS, VALUE, Past, Position
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
from saloon.kernel.bits import count, lowest, members_of, nth, only, set_of
from saloon.kernel.rng import Rng
from saloon.kernel.state import NATURE_BIT

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


def restore(jane: Position, view: JaneView) -> None:
    """Make a fresh match look as a view says, the way back from `look`. What is unknown is arbitrary."""
    jane.stage = STAGES.index(view.stage)
    jane.round = view.round
    jane.pile = view.pile
    jane.used = set_of(list(view.used))
    jane.sheriff = -1 if view.sheriff is None else HANDS.index(view.sheriff)
    jane.tiles = [set_of(list(player.tiles)) for player in view.players]
    jane.fame = [player.cards for player in view.players]
    jane.past = None if view.last is None else _past_of(view.last)
    _restore_cards(jane, view)
    _restore_coins(jane, view)
    _restore_actions(jane, view)


def _restore_cards(jane: Position, view: JaneView) -> None:
    """The cards on the table, or as many as lie there face down."""
    whole = jane.deck & ~jane.used
    if view.spread is not None:
        cards = [card.number for card in view.spread.cards]
    else:
        rows = [list(player.face_down) for player in view.players]
        shown = [rows[jane.holder(index)].pop(0) for index in range(sum(map(len, rows)))]
        spare = members_of(whole)
        cards = [spare[index] if number is None else number for index, number in enumerate(shown)]
    jane.cards = cards
    jane.odd = odd_poses(cards)
    jane.deck = whole & ~set_of(cards)


def _restore_coins(jane: Position, view: JaneView) -> None:
    """Everybody's coins; known ones first, so that others can be any of the rest."""
    coins = [(seat, coin) for seat, player in enumerate(view.players) for coin in player.coins]
    jane.box = ALL_COINS
    jane.values = [-1] * len(coins)
    jane.owners = [set_of(list(coin.known_to)) for _, coin in coins]
    for number, (_, coin) in enumerate(coins):
        if coin.value is not None:
            jane.values[number] = coin.value
            jane.box ^= only(jane.token(coin.value))
    for seat, _ in coins:
        jane.rows[seat] = 0
    for number, (seat, coin) in enumerate(coins):
        jane.rows[seat] = row_with(jane.rows[seat], number)
        if coin.value is None:
            token = lowest(jane.box)
            jane.box ^= only(token)
            jane.values[number] = COINS[token]


def _restore_actions(jane: Position, view: JaneView) -> None:
    """What everybody did, a hidden lock being any, and who is to move."""
    acted = [(player.place, seat) for seat, player in enumerate(view.players) if player.place is not None]
    jane.order = [seat for _, seat in sorted(acted)]
    jane.actions = [_action_of(player) for player in view.players]
    jane.settled = 0 if jane.terms.stick_ups else 2
    jane.movers = 0 if view.stage == "over" else NATURE_BIT
    if view.stage == "guess":
        jane.movers = set_of([seat for seat, player in enumerate(view.players) if player.action is None])
    if view.taking is not None:
        jane.taker, jane.loser = view.taking.taker, view.taking.loser
        jane.settling = HANDS.index(view.taking.hand)
        jane.settled = 1 if jane.settling == jane.sheriff else 2
        jane.movers = NATURE_BIT if jane.terms.blind else only(jane.taker)


def _action_of(player: PlayerView) -> int:
    """A player's move in this round; -1 for none."""
    if player.action is None:
        return -1
    return 0 if player.move is None else MOVES.parse(player.move)


def _past_of(last: RoundView) -> Past:
    """The round before."""
    past = Past(
        last.round,
        [card.number for card in last.spread.cards],
        [proposal.seat for proposal in last.proposals],
        [MOVES.parse(proposal.move) for proposal in last.proposals],
    )
    past.answer = MOVES.parse(last.answer)
    past.winners = set_of(list(last.tile))
    past.rewarded = set_of(list(last.rewarded))
    past.fined = set_of(list(last.fined))
    return past


def imagine_into(jane: Position, seat: i64, rng: Rng) -> None:
    """Replace all that the seat does not know by something that it could be."""
    if jane.terms.stick_ups:
        _imagine_coins(jane, seat, rng)
    if not jane.revealed() and not jane.terms.show_numbers:
        _imagine_cards(jane, rng)
    for foe in range(jane.terms.seats):
        if foe != seat and 0 <= jane.actions[foe] < SHOOT:
            jane.actions[foe] = rng.below(SHOOT)


def _imagine_coins(jane: Position, seat: i64, rng: Rng) -> None:
    """Whatever coins the seat has not owned are any of the others in the box."""
    unknown: list[int] = []
    jane.box = ALL_COINS
    for holder in range(jane.terms.seats):
        for coin in jane.row(holder):
            if jane.knows(coin, seat):
                jane.box ^= only(jane.token(jane.values[coin]))
            else:
                unknown.append(coin)
    for coin in unknown:
        token = nth(jane.box, rng.below(count(jane.box)))
        jane.box ^= only(token)
        jane.values[coin] = VALUE[token]


def _imagine_cards(jane: Position, rng: Rng) -> None:
    """Cards dealt face down are any of those that the deck had."""
    for card in jane.cards:
        jane.deck |= only(card)
    for index in range(len(jane.cards)):
        card = nth(jane.deck, rng.below(count(jane.deck)))
        jane.deck ^= only(card)
        jane.cards[index] = card
    jane.odd = odd_poses(jane.cards)
