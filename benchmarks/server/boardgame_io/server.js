'use strict';
// node server.js PORT: boardgame.io's own server, koa and socket.io, with its usual storage in memory.

const { Server } = require('boardgame.io/server');
const { Duel } = require('../../duels/boardgame_io/duel.js');

const [port] = process.argv.slice(2).map(Number);
Server({ games: [Duel], origins: ['http://127.0.0.1'] }).run({ port });
