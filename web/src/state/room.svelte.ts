// A room as it stands. The page asks again and again, which is also its sign of life; nothing is pushed, so that it does not
// matter which house answers, nor whether one was killed meanwhile.
import { ApiError } from '../net/api';
import { lookAt, rooms, slipOut } from '../net/rooms';
import type { NewMatch, RoomMatchInfo, RoomNews, RoomPerson } from '../net/wire';
import { announce } from './notes.svelte';
import { t } from './language.svelte';
import { meetGame } from './first';
import { answerTo, type Answer } from './roomCalls';
import { goInstead, go } from './route.svelte';

/** Milliseconds between two questions: where one waits for others, while one plays, and while nobody looks. */
export const SOON = 2_000;
const SELDOM = 15_000;
/** Seconds in which somebody who may still be reading can say that they stay. */
const READING = 10;
/** Statuses after which asking again is no use; all others pass. */
const FINAL = [403, 404, 429];

/** The room of a match, for whoever belongs to it. */
export const roomOf = rooms.of;

export class RoomState {
  news = $state.raw<RoomNews | null>(null);
  /** Why there is no room to be seen: a message's id. */
  trouble = $state<string | null>(null);
  /** Whether the house could not be reached when it was asked last. */
  lost = $state(false);
  /** The match to which everybody was called since, and what that means for the viewer. */
  call = $state.raw<{ match: RoomMatchInfo; answer: Answer } | null>(null);
  /** Seconds until a call is followed by itself; null if it is not. */
  left = $state<number | null>(null);
  #busy = false;
  #countdown = 0;
  #tag = '';
  #timer = 0;
  #asking = 0;
  #closed = false;

  constructor(
    readonly code: string,
    /** The match at whose table this is; empty in the room itself. */
    readonly at = '',
  ) {
    document.addEventListener('visibilitychange', this.#look);
    window.addEventListener('pagehide', this.#leave);
    void this.ask();
  }

  /** Whether the viewer has a seat in a match that goes on here: then nothing else happens to them by itself. */
  set busy(busy: boolean) {
    if (busy === this.#busy) return;
    this.#busy = busy;
    void this.ask();
  }

  get me(): RoomPerson | null {
    return this.news?.people.find(({ person }) => person === this.news?.you) ?? null;
  }

  get isHost(): boolean {
    return this.news !== null && this.news.you !== null && this.news.host === this.news.you;
  }

  /** Ask how the room stands now. */
  async ask(): Promise<void> {
    clearTimeout(this.#timer);
    const turn = ++this.#asking;
    try {
      const told = await lookAt(this.code, this.at, this.#tag);
      if (turn !== this.#asking) return; // something was done meanwhile, and answered
      this.lost = false;
      if (told) {
        this.#tag = told.tag;
        this.show(told.news);
      }
    } catch (error) {
      if (turn !== this.#asking) return;
      if (error instanceof ApiError && FINAL.includes(error.status) && error.error !== 'failed-too-fast') {
        this.trouble = error.error;
        this.news = null;
        return;
      }
      this.lost = true;
    }
    this.#again();
  }

  /** Do something there; how it stands then is seen at once. */
  async do(action: Promise<RoomNews>): Promise<void> {
    const news = await action;
    this.#asking += 1; // what is on its way was asked before
    this.#tag = '';
    this.show(news);
    this.#again();
  }

  /** Open a match for people of the room; returns its id. Whoever opened it need not be called. */
  async play(match: NewMatch): Promise<string> {
    const { match: opened } = await rooms.play(this.code, { match, calls: this.news?.calls ?? 0 });
    this.heed((this.news?.calls ?? 0) + 1);
    return opened;
  }

  show(news: RoomNews): void {
    this.news = news;
    this.trouble = null;
    const heard = this.#heard() ?? this.#firstHeard(news);
    if (this.#heard() === null) this.heed(heard);
    const match = news.unfinished.find((each) => each.match === news.called);
    const answer = match && news.calls > heard ? answerTo(match, this.at, news, this.#busy) : null;
    const known = this.call?.match.match === match?.match && this.call?.answer === answer;
    if (!match || !answer) this.#hang();
    else if (answer === 'go') this.follow(match);
    else if (!known) this.#ring(match, answer);
  }

  /** Somebody hears that others are called, and may say that they stay. */
  #ring(match: RoomMatchInfo, answer: Answer): void {
    this.#hang();
    this.call = { match, answer };
    const seated = match.seats.some(({ person }) => person === this.news?.you);
    announce(t(seated ? 'room-called-seat' : 'room-called-watch', { game: t(`game-${match.game}`) }));
    if (answer !== 'soon') return;
    this.left = READING;
    this.#countdown = window.setInterval(() => {
      this.left = (this.left ?? 1) - 1;
      if (this.left <= 0) this.follow(match);
    }, 1_000);
  }

  #hang(): void {
    clearInterval(this.#countdown);
    this.left = null;
    this.call = null;
  }

  /** Go to a match of the room: from its page one comes back here, from a table that is done with not. */
  follow({ match, game }: RoomMatchInfo): void {
    this.heed();
    announce(t('room-called', { game: t(`game-${game}`) }));
    meetGame(game, match);
    if (this.at) goInstead(`/m/${match}`);
    else go(`/m/${match}`);
  }

  /** A call was followed, or is not to be. */
  heed(calls = this.news?.calls ?? 0): void {
    this.#hang();
    sessionStorage.setItem(this.#key, String(calls));
  }

  close(): void {
    this.#closed = true;
    this.#asking += 1;
    this.#hang();
    clearTimeout(this.#timer);
    document.removeEventListener('visibilitychange', this.#look);
    window.removeEventListener('pagehide', this.#leave);
  }

  get #key(): string {
    return `room:${this.code}`;
  }

  /** The last call that was followed or heard on this page; it outlives its being loaded anew. */
  #heard(): number | null {
    const kept = sessionStorage.getItem(this.#key);
    return kept === null ? null : Number(kept);
  }

  /** Who has just come is called to nothing that was called before, unless others wait for them. */
  #firstHeard({ calls, called, you, unfinished }: RoomNews): number {
    const waits = unfinished.some(
      ({ match, phase, seats }) =>
        match === called && phase === 'gathering' && you !== null && seats.some(({ person }) => person === you),
    );
    return waits ? calls - 1 : calls;
  }

  #again(): void {
    clearTimeout(this.#timer);
    if (this.#closed) return;
    this.#timer = window.setTimeout(() => void this.ask(), document.hidden || this.#busy ? SELDOM : SOON);
  }

  readonly #look = (): void => {
    if (!document.hidden && !this.#closed && this.trouble === null) void this.ask();
  };

  readonly #leave = (): void => {
    if (this.news !== null && this.news.you !== null) slipOut(this.code);
  };
}
