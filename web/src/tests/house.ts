// A house of one's own: it answers HTTP and keeps one connection, and a test says what it says.
import { vi } from 'vitest';
import type { FromBrowser, Frame, SeatInfo, Table, ToBrowser } from '../net/wire';

/** What a page opens; it is not open before the house lets it in. */
class Connection extends EventTarget {
  static readonly opened: Connection[] = [];
  readonly heard: FromBrowser[] = [];
  readyState = 0;
  binaryType = 'blob';
  constructor(readonly url: string) {
    super();
    Connection.opened.push(this);
  }

  send(text: string): void {
    this.heard.push(JSON.parse(text) as FromBrowser);
  }

  close(code = 1000): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.dispatchEvent(new CloseEvent('close', { code }));
  }

  emit(kind: string, more: object = {}): void {
    this.dispatchEvent(Object.assign(new Event(kind), more));
  }
}

export class House {
  constructor() {
    Connection.opened.length = 0;
    vi.stubGlobal('WebSocket', Object.assign(Connection, { CONNECTING: 0, OPEN: 1, CLOSING: 2, CLOSED: 3 }));
  }

  /** How many connections were tried. */
  get tried(): number {
    return Connection.opened.length;
  }

  get #line(): Connection {
    return Connection.opened.at(-1)!;
  }

  get url(): string {
    return this.#line.url;
  }

  /** All that came by the newest connection. */
  get heard(): FromBrowser[] {
    return this.#line.heard;
  }

  /** The newest command of a kind. */
  last<Kind extends FromBrowser['t']>(kind: Kind): Extract<FromBrowser, { t: Kind }> | undefined {
    return this.heard.findLast((message): message is Extract<FromBrowser, { t: Kind }> => message.t === kind);
  }

  async letIn(): Promise<void> {
    do await vi.advanceTimersByTimeAsync(10);
    while (this.#line.readyState !== 0); // until the page tries again
    this.#line.readyState = 1;
    this.#line.emit('open');
  }

  /** Several messages may come in one. */
  say(...messages: ToBrowser[]): void {
    if (messages.length === 0) return;
    this.#line.emit('message', { data: messages.map((message) => JSON.stringify(message)).join('\n') });
  }

  hangUp(code = 1006): void {
    this.#line.close(code);
  }
}

/** What the house answers by HTTP, by method and path; returns what was asked. */
export function answering(answers: Record<string, unknown>): { asked: [string, unknown][] } {
  const asked: [string, unknown][] = [];
  vi.stubGlobal('fetch', (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const text = typeof body === 'string' ? body : null;
    asked.push([`${method} ${path}`, text?.startsWith('{') ? JSON.parse(text) : text]);
    const answer = answers[`${method} ${path}`];
    if (answer === undefined) return Promise.reject(new TypeError('no house'));
    if (answer instanceof Response) return Promise.resolve(answer.clone());
    return Promise.resolve(Response.json(answer));
  });
  return { asked };
}

export const no = (status: number, trouble: object): Response => Response.json(trouble, { status });

export function frame(more: Partial<Frame> = {}): Frame {
  return {
    t: 'frame',
    seq: 1,
    since: 0,
    seat: 0,
    view: {},
    to_move: [],
    legal: [],
    events: [],
    undone: false,
    can_take_back: false,
    ending: null,
    clock: null,
    at: 0,
    race: null,
    ...more,
  };
}

export const guest = (seat: number, name: string): SeatInfo => ({ seat, kind: 'guest', name, here: true });
export const bot = (seat: number, name: string): SeatInfo => ({ seat, kind: 'bot', name, here: true });

export function table(more: Partial<Table> = {}): Table {
  return {
    t: 'table',
    match: 'm1',
    game: 'duel',
    rules: 1,
    options: {},
    phase: 'playing',
    seats: [guest(0, 'Anna'), guest(1, 'Bert')],
    yours: [0],
    host: true,
    barred: [],
    spectators: true,
    chat: true,
    hints: true,
    shows_log: true,
    coach: false,
    absent: 'bot',
    race: null,
    clock: null,
    luck: null,
    watching: 0,
    next: null,
    ...more,
  };
}
