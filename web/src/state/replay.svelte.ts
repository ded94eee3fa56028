// A finished match to walk through. It stops where somebody is to move; what nature does in between is part of a step.
// In a race it stops at every answer and before every reveal as well, and runs as fast as people were.
import type { GameModule, Race, Wait } from '../games/contract';
import type { Arranged, Hindsight, NewMatch, Remark, Replay, ReplayPosition } from '../net/wire';
import { botName, isBot } from './bots';
import { tellApart } from './company';
import { t } from './language.svelte';
import { percent, points } from './numbers';
import { raceAt, waitedFor } from './raceReplay';
import { slowness, still } from './settings.svelte';
import { settledWords } from './table/settled';
import type { Views } from './views.svelte';

const PACE = 900;
/** How fast a race is shown again, as a part of its true speed. */
export const SPEEDS = [1, 0.5, 0.2] as const;

export interface Stop {
  position: ReplayPosition;
  events: unknown[];
  /** What people settled on the way here. */
  settled: Arranged[];
}

function stopsOf(positions: ReplayPosition[]): Stop[] {
  const stops: Stop[] = [];
  let events: unknown[] = [];
  let settled: Arranged[] = [];
  positions.forEach((position, index) => {
    events.push(...position.events);
    if (position.arranged) settled.push(position.arranged);
    const next = positions[index + 1];
    if (position.to_move.length === 0 && next && next.fore === null && position.timing === null) return;
    stops.push({ position, events, settled });
    events = [];
    settled = [];
  });
  return stops;
}

/** Who has played a seat, one after the other, as people know them. */
function holdersOf({ holders, players }: Replay, seat: number): string[] {
  return (holders[seat] ?? [players[seat] ?? '']).filter((name) => name !== '').map(botName);
}

/** An option's value from its text: JSON, or a bare word. */
function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export class ReplayState {
  readonly replay: Replay;
  readonly module: GameModule;
  readonly stops: Stop[];
  readonly views: Views;
  /** The stop that is wanted. */
  at = $state(0);
  /** The stop that is shown: the one that is wanted, as soon as what everybody saw there has come. */
  readonly shown = $derived.by(() => {
    if (this.views.at(this.stops[this.at]?.position.seq ?? 0)) this.#shown = this.at;
    return this.#shown;
  });
  #shown = 0;
  seat = $state(0);
  running = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);
  /** Whether anything was raced: then it runs in true time. */
  readonly raced: boolean;
  readonly names = $derived.by(() =>
    tellApart(
      this.replay.players.map((name, seat) => ({
        name: holdersOf(this.replay, seat).join(' → ') || String(seat + 1),
        bot: isBot(name) && (this.replay.holders[seat]?.length ?? 1) === 1,
      })),
    ),
  );
  readonly last: number;
  readonly stop = $derived.by(() => this.stops[this.shown]);
  /** The race as it stood here. */
  readonly race = $derived.by((): Race | null => (this.raced ? raceAt(this.stops, this.shown) : null));
  /** How long people waited here for what comes next in a race; null outside of one. */
  readonly wait = $derived.by((): Wait | null => {
    const lasted = waitedFor(this.stops[this.shown], this.stops[this.shown + 1]);
    return lasted === null ? null : { lasted, shown: lasted / this.speed };
  });
  /** What a critic or a coach says of the whole match, once it has looked. */
  hindsight = $state.raw<Hindsight | null>(null);
  /** What it says of the decision whose result is shown: of the one that led here, not of the next. */
  readonly remark = $derived.by(() => {
    const [before, here] = [this.stops[this.shown - 1], this.stop].map((stop) => stop?.position.seq ?? 0);
    const made = this.hindsight?.remarks.filter(({ index }) => index >= before! && index < here!) ?? [];
    return made.at(-1) ?? null;
  });
  /** The costliest decisions of the seat one looks from, and the stops that show them, the worst first. */
  readonly marks = $derived.by(() =>
    (this.hindsight?.costliest ?? []).flatMap((index) => {
      const remark = this.#remarks.get(index);
      const at = this.stops.findIndex((stop) => stop.position.seq > index);
      return remark?.seat === this.seat && at >= 0 ? [{ remark, at }] : [];
    }),
  );
  readonly #remarks = $derived.by(
    () => new Map<number, Remark>(this.hindsight?.remarks.map((remark) => [remark.index, remark])),
  );

  constructor(replay: Replay, views: Views, module: GameModule, seat: number) {
    this.replay = replay;
    this.views = views;
    this.module = module;
    this.seat = seat;
    this.stops = stopsOf(replay.positions);
    this.last = this.stops.length - 1;
    this.raced = replay.positions.some((position) => position.timing !== null);
  }

  /** What people settled before a stop, in sentences. */
  settled(stop: number): string[] {
    const before = this.stops.slice(0, stop).flatMap(({ settled }) => settled);
    return (this.stops[stop]?.settled ?? []).map((arranged, index, all) => {
      const { what, seat, name } = arranged;
      if (what !== 'sits') return t(...settledWords({ ...arranged, left: '' }, this.names));
      const came = [...before, ...all.slice(0, index)].filter((one) => one.what === 'sits' && one.seat === seat).length;
      return t(...settledWords({ ...arranged, name: name ?? '', left: this.replay.holders[seat]?.[came] ?? '' }, []));
    });
  }

  /** What a decision gave away, as it is written. */
  price(remark: Remark): string {
    return this.hindsight?.unit === 'chance' ? `−${percent(remark.cost)}` : points(-remark.cost);
  }

  /** Go to a stop, as far as there is one. */
  to(stop: number): void {
    this.at = Math.max(0, Math.min(this.last, stop));
    this.views.want(this.stops[this.at]?.position.seq ?? 0);
    if (this.at === this.last) this.running = false;
  }

  /** Go to where a match stood after so many moves. */
  toMoves(moves: number): void {
    this.to(this.stops.findLastIndex((stop) => stop.position.seq <= moves));
  }

  /** The address of this match as it is shown now. */
  link(match: string): string {
    return `/r/${match}${this.at > 0 ? `/${this.stops[this.at]?.position.seq}` : ''}`;
  }

  toggle(): void {
    if (!this.running && this.at === this.last) this.to(0);
    this.running = !this.running;
  }

  /** Walks on by itself while it runs; to be called inside an effect. */
  walk(): (() => void) | undefined {
    if (!this.running || this.shown !== this.at) return undefined;
    const looked = this.module.lasts?.(this.stop?.events ?? []) ?? 0;
    const wait = this.wait?.shown ?? Math.max(looked, still() ? PACE * 2 : PACE) * slowness();
    const timer = setTimeout(() => this.to(this.at + 1), wait);
    return () => clearTimeout(timer);
  }

  /** The match that goes on from here, against a bot: what if? */
  whatIf(match: string, bot: string): NewMatch {
    const { game, seats, options } = this.replay;
    return {
      game,
      seats: Array.from({ length: seats }, (_, seat) =>
        seat === this.seat ? { kind: 'me' } : { kind: 'bot', name: bot },
      ),
      options: Object.fromEntries(Object.entries(options).map(([name, text]) => [name, valueOf(text)])),
      fork: { match, moves: this.stop?.position.seq ?? 0 },
    };
  }
}
