'use strict';
// node main.js client|reducer SECONDS SEED: random matches for so many seconds of the processor, then a tally as JSON.

const { Client } = require('boardgame.io/client');
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');
const { Duel, legalMoves } = require('./duel.js');

const WARM_UP = 2; // seconds: so long the compiler of Node gets better

const pick = (moves) => moves[Math.floor(Math.random() * moves.length)];

/** The documented client, playing locally. */
function playClient(seed) {
  const client = Client({ game: { ...Duel, seed }, numPlayers: 2, debug: false });
  client.start();
  for (let moves = 0; ; moves++) {
    const { G, ctx } = client.getState();
    if (ctx.gameover) {
      client.stop();
      return { moves, won: ctx.gameover.winner === G.starter };
    }
    const move = pick(legalMoves(G, Number(ctx.currentPlayer)));
    if (move) client.moves.lay(...move);
    else client.moves.end();
  }
}

/** Nothing but the reducer of the game: no client, no store. */
function playReducer(seed) {
  const game = { ...Duel, seed };
  const reduce = CreateGameReducer({ game });
  let state = InitializeGame({ game, numPlayers: 2 });
  let moves = 0;
  for (; !state.ctx.gameover; moves++) {
    const playerID = state.ctx.currentPlayer;
    const move = pick(legalMoves(state.G, Number(playerID)));
    const payload = move ? { type: 'lay', args: move, playerID } : { type: 'end', args: [], playerID };
    state = reduce(state, { type: 'MAKE_MOVE', payload });
  }
  return { moves, won: state.ctx.gameover.winner === state.G.starter };
}

function cpuSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function measure(play, seconds, seed) {
  const tally = { cpu: 0, matches: 0, moves: 0, seen: 0, seen_moves: 0, seen_squares: 0, seen_wins: 0 };
  const start = cpuSeconds();
  while ((tally.cpu = cpuSeconds() - start) < seconds) {
    const { moves, won } = play(`${seed}-${tally.matches}`);
    tally.matches++;
    tally.moves += moves;
    tally.seen_squares += moves * moves;
    tally.seen_wins += won ? 1 : 0;
  }
  tally.seen = tally.matches;
  tally.seen_moves = tally.moves;
  return tally;
}

const [mode, seconds, seed] = process.argv.slice(2);
const play = { client: playClient, reducer: playReducer }[mode];
measure(play, WARM_UP, `warm-up-${seed}`);
console.log(JSON.stringify(measure(play, Number(seconds), seed)));
