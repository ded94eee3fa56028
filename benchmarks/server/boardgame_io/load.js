'use strict';
// node load.js PORT TABLES SECONDS RATE WARM_UP: what ../load.c does for our own house, in boardgame.io's protocol.
// Each table has a socket a player; a move's time is from when it was due until the mover's own update.

const { io } = require('socket.io-client');
const { legalMoves } = require('../../duels/boardgame_io/duel.js');

const [port, tables, seconds, rate, warmUp] = process.argv.slice(2).map(Number);
const gap = rate > 0 ? (tables / rate) * 1000 : 0;
const now = () => performance.now();

let times = [];
let matches = 0;
let next = 0;
let seated = 0;
const moving = seconds > 0;

function fail(why) {
  console.error(why);
  process.exit(1);
}

class Table {
  constructor(number) {
    this.due = now() + (gap * number) / tables;
    this.open();
  }

  /** Both players come to the next match, each on a new socket, as they do to ours. */
  open() {
    this.connected = 0;
    this.sockets = ['0', '1'].map((player) => this.connect(player));
  }

  leave() {
    for (const socket of this.sockets) {
      socket.off('disconnect');
      socket.disconnect();
    }
  }

  connect(player) {
    const address = `http://127.0.0.1:${port}/duel`;
    const socket = io(address, { transports: ['websocket'], forceNew: true, reconnection: false });
    socket.on('connect', () => {
      if (++this.connected === 2) this.begin();
    });
    socket.on('sync', (id, { state }) => this.hear(id, state, player));
    socket.on('update', (id, state) => this.hear(id, state, player));
    socket.on('connect_error', (error) => fail(error.message));
    socket.on('disconnect', (reason) => fail(reason));
    return socket;
  }

  /** Both sync with a match that nobody has seen: that makes it. The second one comes when it is there. */
  begin() {
    this.id = `match-${next++}`;
    this.synced = 0;
    this.seen = [];
    this.sockets[0].emit('sync', this.id, '0', undefined, 2);
  }

  /** A player sees a new state; who is to move goes on when both have seen it. */
  hear(id, state, player) {
    if (id !== this.id) return;
    this.seen[Number(player)] = state;
    if (this.synced < 2) {
      if (this.synced++ === 0) this.sockets[1].emit('sync', this.id, '1', undefined, 2);
      else this.sit();
      return;
    }
    if (player === this.mover) {
      times.push(now() - this.sent);
      this.mover = undefined;
    }
    if (this.mover === undefined && this.seen[0]._stateID === this.seen[1]._stateID) this.go();
  }

  sit() {
    if (!this.met) {
      this.met = true;
      seated++;
    }
    this.go();
  }

  go() {
    const { ctx } = this.seen[0];
    if (ctx.gameover) {
      matches++;
      this.leave();
      this.open();
    } else if (moving) {
      const due = Math.max(this.due, now());
      if (gap) setTimeout(() => this.move(ctx.currentPlayer, due), due - now());
      else this.move(ctx.currentPlayer, due);
    }
  }

  move(player, due) {
    const state = this.seen[Number(player)];
    const legal = legalMoves(state.G, Number(player));
    const chosen = legal[Math.floor(Math.random() * legal.length)];
    const payload = { type: chosen ? 'lay' : 'end', args: chosen || [], playerID: player };
    this.mover = player;
    this.sent = due;
    this.due = due + gap;
    this.sockets[Number(player)].emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, this.id, player);
  }
}

function report(took, cpu) {
  times.sort((a, b) => a - b);
  const percentile = (share) => times[Math.floor(share * (times.length - 1))] || 0;
  return {
    moves: times.length,
    matches,
    seconds: took,
    p50: percentile(0.5),
    p99: percentile(0.99),
    p999: percentile(0.999),
    client_cpu: (cpu.user + cpu.system) / 1e6 / took,
    starved: 0,
  };
}

function measure() {
  times = [];
  matches = 0;
  const start = now();
  const cpu = process.cpuUsage();
  console.log('begin');
  setTimeout(() => {
    console.log(JSON.stringify(report((now() - start) / 1000, process.cpuUsage(cpu))));
    process.exit(0);
  }, seconds * 1000);
}

const started = now();
for (let number = 0; number < tables; number++) new Table(number);
const waiting = setInterval(() => {
  if (seated < tables) return;
  clearInterval(waiting);
  if (seconds > 0) setTimeout(measure, warmUp * 1000);
  else console.log(JSON.stringify({ seated: (now() - started) / 1000 }));
}, 1);
