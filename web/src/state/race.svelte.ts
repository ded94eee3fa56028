// A race as this page runs it: it stamps the moment the cards are painted, and sends answers with their times.
import { tick } from 'svelte';
import type { Race } from '../games/contract';
import { Reaction } from '../net/reaction';
import type { Finish, Frame, Locked, ModeInfo, RaceInfo, RaceNow, Resting, Settled, Timing } from '../net/wire';

/** Send an answer: with its times if the page could measure any. */
type Send = (move: string, bid: { reveal: number; timing: Timing } | null, seat: number | undefined) => Promise<void>;

export class RaceState implements Race {
  #now = $state.raw<RaceNow | null>(null);
  mode = $state<ModeInfo['name']>('friends');
  cameras = $state<Race['cameras']>('any');
  finishes = $state.raw<Finish[]>([]);
  until = $state<number | null>(null);
  readonly #reaction = new Reaction();
  readonly #send: Send;
  readonly #ready: () => void;
  readonly #pose: (reveal: number, move: string) => void;
  #settled = -1;

  constructor(send: Send, ready: () => void, pose: (reveal: number, move: string) => void) {
    this.#send = send;
    this.#ready = ready;
    this.#pose = pose;
  }

  /** Whether there is a race at all, or was one whose photo finish can still be seen. */
  get on(): boolean {
    return this.#now !== null || this.finishes.length > 0;
  }

  get phase(): RaceNow['phase'] {
    return this.#now?.phase ?? 'rest';
  }

  get ready(): number[] {
    return this.#now?.ready ?? [];
  }

  get locked(): number[] {
    return this.#now?.locked ?? [];
  }

  /** How the table runs its races. */
  agree({ mode, camera }: RaceInfo): void {
    this.mode = mode;
    this.cameras = mode !== 'ranked' ? 'any' : camera ? 'all' : 'none';
  }

  /** A frame came; the cards on it are painted soon. */
  async see(frame: Frame, arrived: number): Promise<void> {
    const { race } = frame;
    this.#now = race;
    this.until = race && race.limit !== null ? arrived + race.limit : null;
    await tick();
    this.#reaction.shown(race, arrived, frame.since === frame.seq);
  }

  /** What happens between two frames. */
  hear(news: Resting | Locked | Settled): void {
    if (news.t === 'resting') {
      const { reveal, ready, left, fore } = news;
      const limit = fore ? null : left;
      this.#now = { phase: fore ? 'fore' : 'rest', reveal, ready, locked: [], elapsed: 0, limit };
      this.until = limit === null ? null : performance.now() + limit;
    } else if (news.t === 'locked') {
      if (this.#now) this.#now = { ...this.#now, locked: [...new Set([...this.#now.locked, news.seat])] };
    } else {
      this.finishes = news.reveal === this.#settled ? [...this.finishes, ...news.finishes] : news.finishes;
      this.#settled = news.reveal;
    }
  }

  getReady(): void {
    this.#ready();
  }

  toggled(finger: number, at: number): void {
    this.#reaction.toggled(finger, at);
  }

  posed(text: string): void {
    if (this.#reaction.visible) this.#pose(this.#reaction.reveal, text);
  }

  bid(text: string, at: number, camera: number | null = null, seat?: number): Promise<void> {
    const timing = this.#reaction.answered(at, camera);
    return this.#send(text, timing ? { reveal: this.#reaction.reveal, timing } : null, seat);
  }

  stop(): void {
    this.#reaction.stop();
  }
}
