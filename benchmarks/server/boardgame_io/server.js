'use strict';
// node server.js PORT: boardgame.io's own server, koa and socket.io, with its usual storage in memory.

const { Server } = require('boardgame.io/server');
const { Duel } = require('../../duels/boardgame_io/duel.js');

/** What a player may see: their own hand, and of the rest how many cards there are, as on our server. */
function playerView({ G, playerID }) {
  const sides = G.sides.map(({ deck, hand, ...side }, seat) => ({
    ...side,
    hand: String(seat) === playerID ? hand : hand.length,
    deck: deck.length,
  }));
  return { ...G, sides };
}

const [port] = process.argv.slice(2).map(Number);
Server({ games: [{ ...Duel, playerView }], origins: ['http://127.0.0.1'] }).run({ port });
