"""The way back from a view to a match that looks like it. What the seat cannot know is filled in anyhow."""

from __future__ import annotations

from saloon.games.jane.answer import odd_poses
from saloon.games.jane.cards import COINS, HANDS
from saloon.games.jane.coins import row_with
from saloon.games.jane.moves import MOVES
from saloon.games.jane.state import ALL_COINS, Past, Position
from saloon.games.jane.view import STAGES, JaneView, PlayerView, RoundView
from saloon.kernel.bits import lowest, members_of, only, set_of
from saloon.kernel.state import NATURE_BIT


def lay_out(jane: Position, view: JaneView) -> None:
    """Lay a fresh match out as a seat sees it."""
    jane.stage = STAGES.index(view.stage)
    jane.round = view.round
    jane.pile = view.pile
    jane.used = set_of(list(view.used))
    jane.sheriff = -1 if view.sheriff is None else HANDS.index(view.sheriff)
    jane.tiles = [set_of(list(player.tiles)) for player in view.players]
    jane.fame = [player.cards for player in view.players]
    jane.past = None if view.last is None else past_of(view.last)
    lay_cards(jane, view)
    lay_coins(jane, view)
    lay_actions(jane, view)


def lay_cards(jane: Position, view: JaneView) -> None:
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


def lay_coins(jane: Position, view: JaneView) -> None:
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


def lay_actions(jane: Position, view: JaneView) -> None:
    """What everybody did, a hidden lock being any, and who is to move."""
    acted = [(player.place, seat) for seat, player in enumerate(view.players) if player.place is not None]
    jane.order = [seat for _, seat in sorted(acted)]
    jane.actions = [action_of(player) for player in view.players]
    jane.settled = 0 if jane.terms.stick_ups else 2
    jane.movers = 0 if view.stage == "over" else NATURE_BIT
    if view.stage == "guess":
        jane.movers = set_of([seat for seat, player in enumerate(view.players) if player.action is None])
    if view.taking is not None:
        jane.taker, jane.loser = view.taking.taker, view.taking.loser
        jane.settling = HANDS.index(view.taking.hand)
        jane.settled = 1 if jane.settling == jane.sheriff else 2
        jane.movers = NATURE_BIT if jane.terms.blind else only(jane.taker)


def action_of(player: PlayerView) -> int:
    """A player's move in this round; -1 for none."""
    if player.action is None:
        return -1
    return 0 if player.move is None else MOVES.parse(player.move)


def past_of(last: RoundView) -> Past:
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
