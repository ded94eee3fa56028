'use strict';
// The duel as a boardgame.io game: plain data in G, two moves, and endIf decides who has won.

const HAND = 6;
const CARDS = Array.from({ length: 58 }, (_, n) => n + 2);

function draw(side, number) {
  for (let n = Math.min(number, side.deck.length); n > 0; n--) side.hand.push(side.deck.pop());
}

function newSide(deck) {
  const side = { deck, hand: [], rising: 1, falling: 60 };
  draw(side, HAND);
  return side;
}

/** Every card that fits a pile, as [pile, card]. */
function placements(G, turn) {
  const me = G.sides[turn];
  const foe = G.sides[1 - turn];
  const moves = [];
  for (const card of me.hand) {
    if (card > me.rising || card === me.rising - 10) moves.push(['^', card]);
    if (card < me.falling || card === me.falling + 10) moves.push(['v', card]);
    if (G.helped) continue;
    if (card < foe.rising) moves.push(['>^', card]);
    if (card > foe.falling) moves.push(['>v', card]);
  }
  return moves;
}

/** Whether another card fits a pile after this one. */
function leavesSecond(G, turn, [pile, card]) {
  const me = G.sides[turn];
  const foe = G.sides[1 - turn];
  const rising = pile === '^' ? card : me.rising;
  const falling = pile === 'v' ? card : me.falling;
  const mayHelp = pile === '^' || pile === 'v';
  return me.hand.some(
    (other) =>
      other !== card &&
      (other > rising ||
        other === rising - 10 ||
        other < falling ||
        other === falling + 10 ||
        (mayHelp && (other < foe.rising || other > foe.falling))),
  );
}

/** Every legal [pile, card], and null for the end of the turn; a first card must leave a second one. */
function legalMoves(G, turn) {
  const moves = placements(G, turn);
  if (G.laid === 0) return moves.filter((move) => leavesSecond(G, turn, move));
  if (G.laid >= 2) moves.push(null);
  return moves;
}

function lay({ G, ctx }, pile, card) {
  const turn = Number(ctx.currentPlayer);
  if (!legalMoves(G, turn).some((move) => move && move[0] === pile && move[1] === card)) return 'INVALID_MOVE';
  const me = G.sides[turn];
  const foe = G.sides[1 - turn];
  if (pile === '^') me.rising = card;
  else if (pile === 'v') me.falling = card;
  else {
    G.helped = true;
    if (pile === '>^') foe.rising = card;
    else foe.falling = card;
  }
  me.hand.splice(me.hand.indexOf(card), 1);
  G.laid++;
  return undefined;
}

function end({ G, ctx, events }) {
  if (G.laid < 2) return 'INVALID_MOVE';
  const me = G.sides[Number(ctx.currentPlayer)];
  draw(me, G.helped ? HAND - me.hand.length : 2);
  events.endTurn();
  return undefined;
}

/** Who has laid every card, or whose opponent cannot lay two. */
function winner(G, turn) {
  const emptied = G.sides.findIndex((side) => side.hand.length === 0 && side.deck.length === 0);
  if (emptied >= 0) return emptied;
  return G.laid === 0 && legalMoves(G, turn).length === 0 ? 1 - turn : undefined;
}

const Duel = {
  name: 'duel',
  minPlayers: 2,
  maxPlayers: 2,
  setup: ({ random }) => ({
    starter: random.Die(2) - 1,
    sides: [newSide(random.Shuffle(CARDS)), newSide(random.Shuffle(CARDS))],
    laid: 0,
    helped: false,
  }),
  moves: { lay, end },
  turn: {
    order: {
      first: ({ G }) => G.starter,
      next: ({ ctx }) => 1 - ctx.playOrderPos,
    },
    // endIf also runs between the last move and the change of turn, so the next turn is made ready here.
    onBegin: ({ G }) => {
      G.laid = 0;
      G.helped = false;
    },
  },
  endIf: ({ G, ctx }) => {
    const found = winner(G, Number(ctx.currentPlayer));
    return found === undefined ? undefined : { winner: found };
  },
};

module.exports = { Duel, legalMoves };
