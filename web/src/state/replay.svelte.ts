// A finished match to walk through. It stops where somebody is to move; what nature does in between is part of a step.
import type { GameModule } from '../games/contract';
import type { NewMatch, Replay, ReplayPosition } from '../net/wire';
import { botName } from './bots';
import { still } from './settings.svelte';

const PACE = 900;

interface Stop {
  position: ReplayPosition;
  events: unknown[];
}

function stopsOf(positions: ReplayPosition[]): Stop[] {
  const stops: Stop[] = [];
  let events: unknown[] = [];
  positions.forEach((position, index) => {
    events.push(...position.events);
    if (position.to_move.length === 0 && index < positions.length - 1) return;
    stops.push({ position, events });
    events = [];
  });
  return stops;
}

export class ReplayState {
  readonly replay: Replay;
  readonly module: GameModule;
  readonly stops: Stop[];
  at = $state(0);
  seat = $state(0);
  running = $state(false);
  readonly names = $derived.by(() =>
    this.replay.players.map((name, seat) => (name ? botName(name) : String(seat + 1))),
  );
  readonly last: number;
  readonly stop = $derived.by(() => this.stops[this.at]);

  constructor(replay: Replay, module: GameModule, seat: number) {
    this.replay = replay;
    this.module = module;
    this.seat = seat;
    this.stops = stopsOf(replay.positions);
    this.last = this.stops.length - 1;
  }

  /** Go to a stop, as far as there is one. */
  to(stop: number): void {
    this.at = Math.max(0, Math.min(this.last, stop));
    if (this.at === this.last) this.running = false;
  }

  toggle(): void {
    this.running = !this.running;
    if (this.running && this.at === this.last) this.at = 0;
  }

  /** Walks on by itself while it runs; to be called inside an effect. */
  walk(): (() => void) | undefined {
    if (!this.running) return undefined;
    const timer = setInterval(() => this.to(this.at + 1), still() ? PACE * 2 : PACE);
    return () => clearInterval(timer);
  }

  /** The events up to here. */
  told(): unknown[] {
    return this.stops.slice(0, this.at + 1).flatMap((stop) => stop.events);
  }

  /** The match that goes on from here, against a bot: what if? */
  whatIf(match: string, bot: string): NewMatch {
    const { game, seats, options } = this.replay;
    return {
      game,
      seats: Array.from({ length: seats }, (_, seat) =>
        seat === this.seat ? { kind: 'me' } : { kind: 'bot', name: bot },
      ),
      options: Object.fromEntries(Object.entries(options).map(([name, text]) => [name, JSON.parse(text) as unknown])),
      fork: { match, moves: this.stop?.position.seq ?? 0 },
    };
  }
}
