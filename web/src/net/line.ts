// The line to a table: commands are kept until they are answered, and sent again when a lost line is back.
import Socket, { type Options } from 'partysocket/ws';
import { keepUp } from './upgrade';
import type {
  Done,
  Failed,
  Frame,
  FromBrowser,
  Locked,
  Past,
  Pose,
  Refused,
  Resting,
  Said,
  Settled,
  Table,
  ToBrowser,
} from './wire';

type Named = Exclude<FromBrowser, { t: 'sync' | 'ping' | 'pose' }>;
type WithoutId<Kind> = Kind extends Named ? Omit<Kind, 'id'> : never;
/** A command before it has its id. */
export type Command = WithoutId<Named>;
export type Answer = Done | Refused | Failed;

/** How the line is: `lost` heals by itself, `closed` does not. */
export type LineState = { kind: 'opening' | 'open' } | { kind: 'lost' | 'closed'; why: string };

export interface Listener {
  table: (news: Table) => void;
  past: (news: Past) => void;
  frame: (news: Frame) => void;
  said: (news: Said) => void;
  /** How a race goes between two frames. */
  race?: (news: Resting | Locked | Settled) => void;
  state: (state: LineState) => void;
  /** Something failed that no command asked for. */
  failed: (news: Failed) => void;
}

interface Waiting {
  message: Named;
  answer: (answer: Answer) => void;
}

/** Close codes of the house (server/web/gateway.py) after which trying again is no use, and what they mean. */
const FINAL: Record<number, string> = {
  4404: 'line-no-table',
  4409: 'failed-other-rules',
  4403: 'line-bad-origin',
  4400: 'line-unreadable',
};
/** Why an attempt to open a line is given up, as partysocket says it. */
const TOO_LONG = 'timeout';
/** The match goes on at another house: the line is opened there at once. */
const MOVED = 4421;
/** Those after which it comes back by itself. */
const PASSING: Record<number, string> = { 4408: 'line-too-slow', 4429: 'line-too-many', 4430: 'line-too-fast' };
/** Who is at a table mostly waits for others: a house that is gone without a word is noticed this soon. */
const PING_EVERY = 10_000;
/** Whoever has asked for something and hears nothing begins to doubt. */
const DOUBT_AFTER = 2_000;
/** How long a sign of life is waited for, at least and at most. */
const LEAST_PATIENCE = 3_000;
const MOST_PATIENCE = 15_000;
/** How long a line may take to be opened: at first, and once that was not enough. A house that hangs opens none. */
const OPEN_WITHIN = 4_000;
const OPEN_WITHIN_AT_LAST = 20_000;
/** When a house is gone, all its pages try again, each at moments of its own. */
const SOONEST = { least: 300, more: 300 };
const LATEST = { least: 4_000, more: 2_000 };
const somewhere = ({ least, more }: { least: number; more: number }): number => least + more * Math.random();

export class Line {
  readonly #socket: Socket;
  readonly #options: Options;
  readonly #listener: Listener;
  readonly #waiting = new Map<number, Waiting>();
  readonly #seen = new Map<number | null, number>();
  /** Whether the house may be another one than the page came from. */
  #lost = false;
  /** Whether the house has said anything since the line was opened. */
  #heard = false;
  /** How long a sign of life is waited for now: longer where the last one took long, or did not come. */
  #patience = LEAST_PATIENCE;
  #askedAt = 0;
  #heartbeat = 0;
  #deadline = 0;
  #doubt = 0;

  constructor(match: string, listener: Listener) {
    this.#listener = listener;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.#options = {
      minReconnectionDelay: somewhere(SOONEST),
      maxReconnectionDelay: somewhere(LATEST),
      reconnectionDelayGrowFactor: 1.3,
      connectionTimeout: OPEN_WITHIN,
      maxEnqueuedMessages: 0,
      shouldReconnectOnClose: (end) => this.#triesAgain(end),
    };
    this.#socket = new Socket(`${scheme}://${location.host}/ws/${match}`, [], this.#options);
    this.#socket.addEventListener('open', () => this.#opened());
    this.#socket.addEventListener('close', (event) => this.#closed(event.code));
    this.#socket.addEventListener('message', (event) => {
      for (const line of String(event.data).split('\n')) this.#read(JSON.parse(line) as ToBrowser);
    });
    listener.state({ kind: 'opening' });
    document.addEventListener('visibilitychange', this.#look);
    window.addEventListener('online', this.#return);
    window.addEventListener('offline', this.#lose);
  }

  /** Ask for something; the answer comes once, however often the line is lost in between. */
  ask(command: Command): Promise<Answer> {
    const message: Named = { ...command, id: freshId() };
    return new Promise((answer) => {
      this.#waiting.set(message.id, { message, answer });
      this.#send(message);
      clearTimeout(this.#doubt);
      this.#doubt = window.setTimeout(() => this.#ping(), DOUBT_AFTER);
    });
  }

  /** Tell of a pose, which is worth something only now. */
  tell(pose: Pose): void {
    this.#send(pose);
  }

  /** Open the line anew, as somebody with another name. */
  reopen(): void {
    this.#socket.reconnect();
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#look);
    window.removeEventListener('online', this.#return);
    window.removeEventListener('offline', this.#lose);
    this.#rest();
    this.#socket.close();
  }

  /** A phone that wakes up looks at once whether the line still holds. */
  readonly #look = (): void => {
    if (!document.hidden && this.#socket.readyState !== this.#socket.CONNECTING) this.#return();
  };

  /** A network is there again: an attempt that was begun without one leads nowhere. */
  readonly #return = (): void => {
    if (this.#socket.readyState !== this.#socket.OPEN) return this.#socket.reconnect();
    this.#listener.state({ kind: 'open' });
    this.#ping();
  };

  /**
   * Without a network nothing gets through, even if the line does not know yet. It is opened anew: whoever waits at the
   * table hears of it if that is possible, and a house on the same machine goes on.
   */
  readonly #lose = (): void => {
    this.#listener.state({ kind: 'lost', why: 'line-lost' });
    this.#socket.reconnect();
  };

  #opened(): void {
    this.#seen.clear();
    this.#heard = false;
    clearInterval(this.#heartbeat);
    this.#heartbeat = window.setInterval(() => this.#ping(), PING_EVERY);
    this.#expect(); // the table comes first
    for (const { message } of this.#waiting.values()) this.#send(message);
    this.#listener.state({ kind: 'open' });
    if (this.#lost) void keepUp();
  }

  #closed(code: number): void {
    this.#rest();
    this.#lost = true;
    if (this.#movesOn(code)) {
      this.#listener.state({ kind: 'opening' });
      return this.#socket.reconnect();
    }
    const why = FINAL[code];
    if (why) this.close();
    this.#listener.state(why ? { kind: 'closed', why } : { kind: 'lost', why: PASSING[code] ?? 'line-lost' });
  }

  /** Whether the line is opened anew after a while. Where that took too long, it may take longer from now on. */
  #triesAgain({ code, reason }: { code: number; reason: string }): boolean {
    if (reason === TOO_LONG) this.#options.connectionTimeout = OPEN_WITHIN_AT_LAST;
    return !this.#movesOn(code);
  }

  /** Whether the line is opened anew at once. A house that only sends away is given time. */
  #movesOn(code: number): boolean {
    return code === MOVED && this.#heard;
  }

  /** Nobody is asked for a sign of life. */
  #rest(): void {
    clearInterval(this.#heartbeat);
    clearTimeout(this.#deadline);
    this.#deadline = 0;
    clearTimeout(this.#doubt);
  }

  #ping(): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#send({ t: 'ping', n: this.#waiting.size });
    this.#expect();
  }

  /** A sign of life is due; without one the line is opened anew, and the next one may take longer. */
  #expect(): void {
    if (this.#deadline !== 0) return;
    this.#askedAt = Date.now();
    this.#deadline = window.setTimeout(() => {
      this.#patience = Math.min(2 * this.#patience, MOST_PATIENCE);
      this.#socket.reconnect();
    }, this.#patience);
  }

  /** Whatever the house says, the line holds. */
  #hear(): void {
    clearTimeout(this.#doubt);
    this.#heard = true;
    if (this.#deadline === 0) return;
    clearTimeout(this.#deadline);
    this.#deadline = 0;
    const took = Date.now() - this.#askedAt;
    this.#patience = Math.min(Math.max(2 * took, LEAST_PATIENCE), MOST_PATIENCE);
  }

  #send(message: FromBrowser): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #read(news: ToBrowser): void {
    this.#hear();
    switch (news.t) {
      case 'table':
        return this.#listener.table(news);
      case 'past':
        return this.#listener.past(news);
      case 'frame':
        return this.#frame(news);
      case 'said':
        return this.#listener.said(news);
      case 'resting':
      case 'locked':
      case 'settled':
        return this.#listener.race?.(news);
      case 'pong':
        return;
      case 'done':
      case 'refused':
        return this.#answer(news.id, news);
      case 'failed':
        return typeof news.id === 'number' ? this.#answer(news.id, news) : this.#listener.failed(news);
    }
  }

  /** A frame that follows the last one, or a fresh one (`since` is its own `seq`); after a gap we ask for all anew. */
  #frame(news: Frame): void {
    const last = this.#seen.get(news.seat);
    const fresh = news.since === news.seq;
    if (!fresh && last !== undefined && news.since !== last) {
      if (news.seq > last) this.#send({ t: 'sync' });
      return;
    }
    this.#seen.set(news.seat, news.seq);
    this.#listener.frame(news);
  }

  #answer(id: number, answer: Answer): void {
    this.#waiting.get(id)?.answer(answer);
    this.#waiting.delete(id);
  }
}

/** A number that no command had before: 52 random bits. */
function freshId(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high & 0xfffff) * 2 ** 32 + low + 1;
}
