// One table as this browser knows it: its people, a frame for each of one's own seats (or a spectator's), its log.
import { SvelteSet } from 'svelte/reactivity';
import { loadGame, type Companion, type Following, type GameModule } from '../games/contract';
import { Line, type Answer, type Command, type LineState } from '../net/line';
import { newNonce } from '../net/nonces';
import type { Failed, Frame, Past, Said, Table, Timing } from '../net/wire';
// eslint-disable-next-line boundaries/dependencies -- sounds are on their way down to the state
import { play, shake } from '../ui/sounds';
import { botName } from './bots';
import { tellApart } from './company';
import { personName } from './me.svelte';
import { loadMoreWords, t } from './language.svelte';
import { tellWhoLeft } from './leaving';
import { keepMuted, mutedAt } from './muted';
import { announce, hush, note, sweep } from './notes.svelte';
import { Pace } from './pace.svelte';
import { RaceState } from './race.svelte';
import { goInstead } from './route.svelte';
import { readRulesOf } from './rules.svelte';
import { settings, still } from './settings.svelte';
import { spoken } from './talk';

/** What happened at once. */
interface LogEntry {
  /** The frame that told it; 0 for what was before one came. */
  seq: number;
  /** Through whose eyes; people who share a device do not see each other's. */
  seat: number | null;
  events: unknown[];
  undone: boolean;
  /** Whose time was up, so that the house moved. */
  late: number | null;
}

/** Whose time has just run out: of the moves that the house then makes, the first tells it. */
function lateNow({ clock }: Frame, before: Frame | undefined): number | null {
  const late = clock?.late ?? null;
  return late === (before?.clock?.late ?? null) ? null : late;
}

export class TableState {
  readonly match: string;
  news = $state.raw<Table | null>(null);
  frames = $state.raw<ReadonlyMap<number | null, Frame>>(new Map());
  module = $state.raw<GameModule | null>(null);
  line = $state.raw<LineState>({ kind: 'opening' });
  talk = $state.raw<Said[]>([]);
  /** Names this viewer does not want to hear. */
  readonly muted: SvelteSet<string>;
  pending = $state<string | null>(null);
  hint = $state<string | null>(null);
  /** What the others at this device did before the curtain was lifted, until one does something oneself. */
  meanwhile = $state.raw<string[]>([]);
  /** The seat that has lifted the curtain, where several people share this device. */
  lifted = $state<number | null>(null);
  readonly race = new RaceState(
    (move, bid, seat) => this.#answer(move, bid, seat),
    () => void this.ask({ t: 'ready' }),
    (reveal, move) => this.#line.tell({ t: 'pose', reveal, move, seat: this.seat }),
  );
  #log = $state.raw<LogEntry[]>([]);
  /** What happened and was not said yet: the curtain is down, or the words are still to come. */
  #untold: LogEntry[] = [];
  readonly #pace = new Pace(
    (frame) => this.#see(frame),
    (on) => void this.#line.ask({ t: 'hurry', on }),
  );
  /** Who was to move in the frame before the one that is shown. */
  #movedBefore = $state.raw<number[]>([]);
  readonly #line: Line;
  readonly #asked = new Map<string, Promise<Answer>>();
  readonly #sitting = new Set<number>();
  /** The position that the house told last, whether it is shown by now or not. */
  #now: number | null = null;

  /** Whether everybody on this screen plays at the same time, so that there is nothing to hide. */
  readonly together = $derived(this.news?.race?.mode === 'room' && this.news.yours.length > 1);
  /** Whose eyes we look through: of several own seats the one to move, or the one that moved last. */
  readonly seat = $derived.by((): number | null => {
    const own = this.news?.yours ?? [];
    if (this.together) return own[0] ?? null;
    const toMove = this.#any()?.to_move ?? [];
    return own.find((seat) => toMove.includes(seat)) ?? own.find((seat) => seat === this.lifted) ?? own[0] ?? null;
  });
  readonly frame = $derived(this.frames.get(this.seat) ?? null);
  readonly names = $derived(
    tellApart(
      (this.news?.seats ?? []).map(({ kind, name }) =>
        kind === 'bot' ? { name: botName(name), bot: true } : { name: personName(name), bot: false },
      ),
    ),
  );
  /** What happened, as far as one has seen it. */
  readonly log = $derived.by(() => {
    const own = this.#log.filter((entry) => entry.seat === this.seat);
    return this.#pace.looking ? own.filter((entry) => entry.seq !== this.frame?.seq) : own;
  });
  readonly shared = $derived((this.news?.yours.length ?? 0) > 1);
  readonly curtain = $derived(
    this.shared &&
      !this.together &&
      this.news?.phase === 'playing' &&
      this.lifted !== this.seat &&
      this.#hides(this.frame),
  );
  readonly company = $derived.by((): Companion<unknown>[] | null => {
    if (!this.together) return null;
    const frames = (this.news?.yours ?? []).map((seat) => this.frames.get(seat));
    return frames.every((frame) => frame !== undefined)
      ? frames.map(({ seat, view, legal }) => ({ seat: seat ?? 0, view, legal }))
      : null;
  });
  readonly myTurn = $derived(this.seat !== null && (this.frame?.to_move.includes(this.seat) ?? false));

  /** Whether there is somebody to talk to whom the other sides must not hear; never at a device that sides share. */
  readonly hasSide = $derived.by(() => {
    const allies = this.frame ? (this.module?.allies?.(this.frame.view) ?? []) : [];
    return allies.length > 0 && (this.news?.yours ?? []).every((own) => own === this.seat || allies.includes(own));
  });

  /** Who is to move, as far as one has seen it: until the cup is up, that would tell what lies under it. */
  readonly toMove = $derived(this.#pace.looking ? this.#movedBefore : (this.frame?.to_move ?? []));

  /** Whether one still looks at what happened: nothing is asked before that is over. */
  readonly looking = $derived(this.#pace.looking);

  /** What the coach says of the decision at hand, once one has seen what led to it, to whoever has it switched on. */
  readonly advice = $derived(
    this.curtain || this.pending !== null || this.#pace.looking ? null : (this.frame?.coach ?? null),
  );

  /** Whether one is in the middle of a race, and has not answered yet. */
  readonly racing = $derived(
    this.myTurn &&
      this.race.phase === 'race' &&
      this.race.mode !== 'relaxed' &&
      !this.race.locked.includes(this.seat ?? -1),
  );

  readonly mayTakeBack = $derived(!this.curtain && (this.frame?.can_take_back ?? false));
  readonly mayAskHint = $derived(!this.curtain && this.myTurn && (this.news?.hints ?? false));

  constructor(match: string) {
    this.match = match;
    this.muted = new SvelteSet(mutedAt(match));
    this.#line = new Line(match, {
      table: (news) => this.#meet(news),
      past: (news) => this.#recall(news),
      frame: (news) => this.#receive(news),
      said: (news) => this.#hear(news),
      race: (news) => this.race.hear(news),
      state: (state) => this.#hold(state),
      failed: (news) => this.#fail(news),
    });
  }

  close(): void {
    this.#pace.close();
    this.race.stop();
    this.#line.close();
  }

  /** Come in anew, after one got a name. */
  reopen(): void {
    this.#line.reopen();
  }

  /** Ask the table for something, once: who is impatient and asks again gets the answer to come. */
  ask(command: Command): Promise<Answer> {
    const words = JSON.stringify(command);
    const answer = this.#asked.get(words) ?? this.#ask(command).finally(() => this.#asked.delete(words));
    this.#asked.set(words, answer);
    return answer;
  }

  /** What goes wrong is shown. */
  async #ask(command: Command): Promise<Answer> {
    const answer = await this.#line.ask(command);
    if (answer.t === 'refused') {
      note('refused', answer.message, answer.values, answer.rule);
      play('refused');
      shake([20, 40, 20]);
    }
    if (answer.t === 'failed') note('failed', answer.error);
    return answer;
  }

  async move(text: string, seat = this.seat): Promise<void> {
    this.pending = text;
    this.meanwhile = [];
    this.#pace.pause(false);
    this.#pace.hurry(); // who answers has seen enough
    sweep('refused');
    await this.ask({ t: 'move', move: text, seat, seq: this.#now });
    if (this.pending === text) this.pending = null;
  }

  /** An answer in a race; without times it counts by when it comes. */
  async #answer(move: string, bid: { reveal: number; timing: Timing } | null, seat = this.seat): Promise<void> {
    this.pending = move;
    await this.ask(bid ? { t: 'bid', move, seat, ...bid } : { t: 'move', move, seat });
    if (this.pending === move) this.pending = null;
  }

  async askWhyNot(text: string): Promise<void> {
    await this.ask({ t: 'move', move: text, seat: this.seat, seq: this.#now });
  }

  async takeBack(): Promise<void> {
    await this.ask({ t: 'takeback', seat: this.seat, seq: this.#now });
  }

  /** Whoever asks again wants to see it again. */
  async askHint(): Promise<void> {
    this.hint = null;
    const answer = await this.ask({ t: 'hint', seat: this.seat });
    if (answer.t === 'done') this.hint = answer.move ?? null;
  }

  /** Let the coach speak from now on, or no more; the choice is kept for other matches. */
  async listenToCoach(on: boolean): Promise<void> {
    settings.coach = on;
    await this.ask({ t: 'coach', on });
  }

  /** Hear somebody no more, or again; nobody else knows. */
  mute(name: string, on: boolean): void {
    if (on) this.muted.add(name);
    else this.muted.delete(name);
    keepMuted(this.match, this.muted);
  }

  /** Where several people share this device: whose turn it is looks now, and hears what happened meanwhile. */
  lift(): void {
    this.lifted = this.seat;
    const untold = this.#untold.filter((entry) => entry.seat === this.seat);
    this.meanwhile = untold.flatMap((entry) => this.words(entry));
    this.#tell();
  }

  sit(seat: number): Promise<Answer> {
    return this.ask({ t: 'sit', seat, nonce: newNonce(this.match, seat, this.news?.luck?.commitment ?? '') });
  }

  /** The house forgets who wants a coach when a line is closed. */
  #hold(state: LineState): void {
    this.line = state;
    if (state.kind === 'open' && this.news?.coach && settings.coach) void this.ask({ t: 'coach', on: true });
  }

  #any(): Frame | undefined {
    return this.frames.values().next().value;
  }

  #meet(news: Table): void {
    const first = this.news === null;
    if (this.news) tellWhoLeft(this.news, news);
    this.news = news;
    if (news.race) this.race.agree(news.race);
    if (first && news.next && news.yours.length === 0) return goInstead(`/m/${news.next}`); // one link for a whole evening; who has played sees the result
    if (first) {
      readRulesOf(news.game);
      this.#furnish(news.game).catch(() => (this.line = { kind: 'closed', why: 'failed-house' }));
      if (news.coach && settings.coach) void this.ask({ t: 'coach', on: true });
    }
    if (news.phase === 'gathering') for (const seat of news.yours) void this.#bringNonce(news, seat);
  }

  async #furnish(game: string): Promise<void> {
    const [module] = await Promise.all([loadGame(game), loadMoreWords(game)]);
    this.module = module;
    this.#tell();
  }

  /** A seat that is ours adds its nonce to the luck; the match begins when all have. */
  async #bringNonce(news: Table, seat: number): Promise<void> {
    if (!news.luck || news.luck.nonces[seat] || this.#sitting.has(seat)) return;
    this.#sitting.add(seat);
    await this.sit(seat);
    this.#sitting.delete(seat);
  }

  get following(): Following {
    return this.#pace;
  }

  /** Whoever has seen enough wants to see the next moment now. */
  hurry(): void {
    this.#pace.hurry();
  }

  #receive(news: Frame): void {
    this.#now = news.seq;
    this.#pace.receive(news, this.#any()?.seq ?? -1);
  }

  #see(news: Frame): void {
    const arrived = performance.now();
    const before = this.frames.get(news.seat);
    if (this.news && news.seat !== null && !this.news.yours.includes(news.seat)) return;
    const wasMine = this.myTurn;
    if (news.seq !== this.frame?.seq) this.#movedBefore = this.frame?.to_move ?? [];
    this.frames = new Map([...this.frames].filter(([seat]) => (seat === null) === (news.seat === null))).set(
      news.seat,
      news,
    );
    this.hint = null;
    this.pending = null;
    const late = lateNow(news, before);
    this.#write(news, late);
    this.#pass();
    if (news.seat !== this.seat) return;
    void this.race.see(news, arrived);
    this.#tellOfTime(late);
    if (news.events.length > 0) {
      const time = still() ? 0 : (this.module?.lasts?.(news.events) ?? 0);
      if (news.race) this.#pace.linger(time);
      else this.#pace.look(time);
    }
    this.#tell();
    if (news.ending && before && !before.ending) this.#finish(news);
    else if (this.myTurn && !wasMine && !news.ending) this.#yourTurn();
  }

  /** The device has gone to somebody else: what was told to the one before is gone. */
  #pass(): void {
    if (this.lifted === null || this.lifted === this.seat) return;
    this.lifted = null;
    this.meanwhile = [];
    hush();
  }

  /** Whether a frame shows what others at this device must not see. */
  #hides(frame: Frame | null): boolean {
    return frame === null || !this.module?.secret || this.module.secret(frame.view);
  }

  #write({ seq, seat, events, undone }: Frame, late: number | null): void {
    if (events.length === 0 && !undone) return;
    const entry = { seq, seat, events, undone, late };
    this.#log = [...this.#log, entry];
    this.#untold.push(entry);
  }

  /** Who comes reads what happened before; who comes back hears what was missed. */
  #recall({ seats, events }: Past): void {
    for (const seat of seats) this.#remember(seat, events);
  }

  #remember(seat: number | null, events: unknown[]): void {
    const known = this.#log.filter((entry) => entry.seat === seat);
    const heard = known.flatMap((entry) => entry.events).length;
    const missed = events.slice(heard);
    if (known.length > 0 && known.every(({ undone }) => !undone) && missed.length > 0)
      this.#untold.push({ seq: 0, seat, events: missed, undone: false, late: null });
    const past = { seq: 0, seat, events, undone: false, late: null };
    this.#log = [...this.#log.filter((entry) => entry.seat !== seat), past];
  }

  /** Say what whoever looks has not heard yet; behind the curtain even what was said is gone. */
  #tell(): void {
    if (this.curtain) return hush();
    if (!this.module) return; // once it is here
    for (const entry of this.#untold)
      if (entry.seat === this.seat) this.words({ ...entry, late: null }).forEach(announce); // its note has been said
    this.#untold = this.#untold.filter((entry) => entry.seat !== this.seat);
  }

  /** What happened as sentences for whoever looks. */
  words({ events, undone, late }: LogEntry): string[] {
    const told = this.module?.tell(events, this.names, this.together ? null : this.seat) ?? [];
    const sentences = told.map(({ message, values }) => t(message, values)).filter((sentence) => sentence !== '');
    const before = late === null ? [] : [t(...this.#late(late))];
    return [...(undone ? [t('log-undone')] : []), ...before, ...sentences];
  }

  #late(seat: number): [string, { name: string }] {
    return [seat === this.seat ? 'log-late-you' : 'log-late', { name: this.names[seat] ?? '' }];
  }

  /** Somebody's time is up: on a phone the log is out of sight, and a card that moves by itself wants a reason. */
  #tellOfTime(late: number | null): void {
    if (late !== null) note('info', ...this.#late(late));
  }

  #yourTurn(): void {
    play('turn');
    shake();
    if (!this.shared) announce(t('turn-yours'));
  }

  #finish(news: Frame): void {
    const rank = this.seat === null ? 1 : news.ending?.ranks[this.seat];
    play(rank === 1 ? 'win' : 'lose');
  }

  #hear(news: Said): void {
    if (this.muted.has(news.name)) return;
    this.talk = [...this.talk.slice(-49), news];
    if (!this.news?.yours.includes(news.seat))
      note('info', news.side ? 'talk-said-side' : 'talk-said', { name: news.name, words: spoken(news) });
  }

  #fail(news: Failed): void {
    if (this.news === null) {
      this.#line.close();
      this.line = { kind: 'closed', why: news.error };
    } else note('failed', news.error);
  }
}
