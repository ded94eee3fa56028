// One table as this browser knows it: its people, a frame for each of one's own seats (or a spectator's), its log.
import type { SvelteSet } from 'svelte/reactivity';
import type { Companion, Following, GameModule } from '../games/contract';
import { loadGame } from '../games/load';
import type { Answer, Command, LineState } from '../net/line';
import type { Arrangement, Failed, Frame, Lapsed, OfferNow, Said, Table, Timing } from '../net/wire';
import { botName } from './bots';
import { tellApart } from './company';
import { FramePacing } from './framePacing.svelte';
import { loadMoreWords, t } from './language.svelte';
import { tellWhoLeft } from './leaving';
import { isUnnamed, personName } from './me.svelte';
import { clearNotes, note } from './notes.svelte';
import { RaceState } from './race.svelte';
import type { RoomState } from './room.svelte';
import { goInstead } from './route.svelte';
import { readRulesOf } from './rules.svelte';
import { still } from './settings.svelte';
import { Coach } from './table/coach';
import { Connection } from './table/connection.svelte';
import { Conversation } from './table/conversation.svelte';
import { Curtain } from './table/curtain.svelte';
import { lateNow, Log, type LogEntry } from './table/log.svelte';
import { Narration } from './table/narration.svelte';
import { Seating } from './table/seating';
import { lapsedWords, settledWords } from './table/settled';

export class TableState {
  readonly match: string;
  news = $state.raw<Table | null>(null);
  frames = $state.raw<ReadonlyMap<number | null, Frame>>(new Map());
  module = $state.raw<GameModule | null>(null);
  pending = $state<string | null>(null);
  hint = $state<string | null>(null);
  /** The room in which the match was opened, for whoever belongs to it. */
  room = $state.raw<RoomState | null>(null);
  readonly race = new RaceState(
    (move, bid, seat) => this.#answer(move, bid, seat),
    () => void this.ask({ t: 'ready' }),
    (reveal, move) => this.#connection.tell({ t: 'pose', reveal, move, seat: this.seat }),
  );
  /** Who was to move in the frame before the one that is shown. */
  #movedBefore = $state.raw<number[]>([]);
  /** The position that the house told last, whether it is shown by now or not. */
  #now: number | null = null;
  readonly #connection: Connection;
  readonly #conversation: Conversation;
  readonly #seating: Seating;
  readonly #coach = new Coach((command) => this.ask(command));
  readonly #log = new Log();
  readonly #curtain = new Curtain(this);
  readonly #narration = new Narration(this, this.#log);
  readonly #pacing = new FramePacing(
    (frame) => this.#see(frame),
    (on) => this.#connection.askQuietly({ t: 'hurry', on }),
  );

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
      (this.news?.seats ?? []).map(({ kind, name }, seat) =>
        kind === 'bot' ? { name: botName(name), bot: true } : { name: this.#called(name, seat), bot: false },
      ),
    ),
  );
  /** What happened, as far as one has seen it. */
  readonly log = $derived.by(() => {
    const own = this.#log.of(this.seat);
    return this.#pacing.looking ? own.filter((entry) => entry.seq !== this.frame?.seq) : own;
  });
  readonly shared = $derived((this.news?.yours.length ?? 0) > 1);
  readonly curtain = $derived.by(() => this.#curtain.down);
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

  /** Whether one still looks at what happened: nothing is asked before that is over. */
  readonly looking = $derived.by(() => this.#pacing.looking);

  /** Who is to move, as far as one has seen it: until the cup is up, that would tell what lies under it. */
  readonly toMove = $derived.by(() => (this.looking ? this.#movedBefore : (this.frame?.to_move ?? [])));

  /** What the coach says of the decision at hand, once one has seen what led to it, to whoever has it switched on. */
  readonly advice = $derived.by(() =>
    this.curtain || this.pending !== null || this.looking ? null : (this.frame?.coach ?? null),
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
    this.#conversation = new Conversation(match);
    this.#seating = new Seating(match, (command) => this.ask(command));
    this.#connection = new Connection(
      match,
      {
        table: (news) => this.#meet(news),
        past: ({ seats, events }) => seats.forEach((seat) => this.#log.recall(seat, events)),
        frame: (news) => this.#receive(news),
        said: (news) => this.#conversation.hear(news, this.news?.yours.includes(news.seat) ?? false),
        settled: (news) => this.#settle(news),
        race: (news) => this.race.hear(news),
        failed: (news) => this.#fail(news),
      },
      () => this.#coach.recall(this.news?.coach ?? false),
    );
  }

  close(): void {
    this.#pacing.close();
    this.race.stop();
    this.#connection.close();
  }

  get line(): LineState {
    return this.#connection.state;
  }

  get talk(): Said[] {
    return this.#conversation.said;
  }

  get muted(): SvelteSet<string> {
    return this.#conversation.muted;
  }

  /** The seat that has lifted the curtain, where several people share this device. */
  get lifted(): number | null {
    return this.#curtain.lifted;
  }

  /** What the others at this device did before the curtain was lifted, until one does something oneself. */
  get meanwhile(): string[] {
    return this.#curtain.meanwhile;
  }

  get following(): Following {
    return this.#pacing;
  }

  /** Come in anew, after one got a name. */
  reopen(): void {
    this.#connection.reopen();
  }

  /** Ask the table for something, once; what goes wrong is shown. */
  ask(command: Command): Promise<Answer> {
    return this.#connection.ask(command);
  }

  async move(text: string, seat = this.seat): Promise<void> {
    this.pending = text;
    this.#curtain.meanwhile = [];
    this.#pacing.pause(false);
    this.#pacing.hurry(); // who answers has seen enough
    clearNotes('refused');
    await this.ask({ t: 'move', move: text, seat, seq: this.#now });
    if (this.pending === text) this.pending = null;
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

  /** Let the coach speak from now on, or no more. */
  listenToCoach(on: boolean): Promise<void> {
    return this.#coach.listen(on);
  }

  /** Hear somebody no more, or again. */
  mute(name: string, on: boolean): void {
    this.#conversation.mute(name, on);
  }

  /** Where several people share this device: whose turn it is looks now, and hears what happened meanwhile. */
  lift(): void {
    this.#curtain.lift(this.#log.untold(this.seat).flatMap((entry) => this.words(entry)));
    this.#narration.tell();
  }

  /** Give up, as the game has it. */
  async giveUp(): Promise<void> {
    await this.ask({ t: 'giveup', seat: this.seat, seq: this.#now });
  }

  /** Offer something to all others who play. */
  async offer(kind: OfferNow['kind']): Promise<void> {
    await this.ask({ t: 'offer', kind, seat: this.seat, seq: this.#now });
  }

  /** Take over a seat of a running match, or ask for it. */
  comeLate(seat: number): Promise<Answer> {
    return this.#seating.comeLate(seat);
  }

  sit(seat: number): Promise<Answer> {
    return this.#seating.sit(seat, this.news?.luck?.commitment);
  }

  /** What happened as sentences for whoever looks. */
  words(entry: LogEntry): string[] {
    return this.#narration.words(entry);
  }

  /** Whoever has seen enough wants to see the next moment now. */
  hurry(): void {
    this.#pacing.hurry();
  }

  #any(): Frame | undefined {
    return this.frames.values().next().value;
  }

  #settle(news: Arrangement | Lapsed): void {
    if (news.t === 'arranged') this.#log.settle(news, this.frames.keys());
    note('info', ...(news.t === 'arranged' ? settledWords(news, this.names) : lapsedWords(news, this.names)));
  }

  /** An answer in a race; without times it counts by when it comes. */
  async #answer(move: string, bid: { reveal: number; timing: Timing } | null, seat = this.seat): Promise<void> {
    this.pending = move;
    await this.ask(bid ? { t: 'bid', move, seat, ...bid } : { t: 'move', move, seat });
    if (this.pending === move) this.pending = null;
  }

  #meet(news: Table): void {
    const first = this.news === null;
    if (this.news) tellWhoLeft(this.news, news);
    this.news = news;
    if (news.race) this.race.agree(news.race);
    if (first && news.next && news.yours.length === 0) return goInstead(`/m/${news.next}`); // one link for a whole evening; who has played sees the result
    if (first) {
      readRulesOf(news.game);
      this.#furnish(news.game).catch(() => this.#connection.fail('failed-house'));
      this.#coach.recall(news.coach);
    }
    this.#seating.bringNonces(news);
  }

  async #furnish(game: string): Promise<void> {
    const [module] = await Promise.all([loadGame(game), loadMoreWords(game)]);
    this.module = module;
    this.#narration.tell();
  }

  #receive(news: Frame): void {
    this.#now = news.seq;
    this.#pacing.receive(news, this.#any()?.seq ?? -1);
  }

  #see(news: Frame): void {
    const arrived = performance.now();
    const before = this.frames.get(news.seat);
    if (this.news && news.seat !== null && !this.news.yours.includes(news.seat)) return;
    const wasMine = this.myTurn;
    if (news.seq !== this.frame?.seq) this.#movedBefore = this.frame?.to_move ?? [];
    this.#show(news);
    const late = lateNow(news, before);
    this.#log.write(news, late);
    this.#curtain.pass();
    if (news.seat !== this.seat) return;
    void this.race.see(news, arrived);
    this.#narration.tellOfTime(late);
    if (news.events.length > 0) {
      const time = still() ? 0 : (this.module?.lasts?.(news.events) ?? 0);
      if (news.race) this.#pacing.linger(time);
      else this.#pacing.look(time);
    }
    this.#narration.tell();
    if (news.ending && before && !before.ending) this.#narration.finish(news.ending);
    else if (this.myTurn && !wasMine && !news.ending) this.#narration.callOut();
  }

  /** A seat's frames take the place of a spectator's, and the other way round. */
  #show(news: Frame): void {
    const others = [...this.frames].filter(([seat]) => (seat === null) === (news.seat === null));
    this.frames = new Map(others).set(news.seat, news);
    this.hint = null;
    this.pending = null;
  }

  /** What a person is called; whoever has no name is simply "You" to themselves. */
  #called(name: string, seat: number): string {
    const own = this.news?.yours ?? [];
    return own.length === 1 && own[0] === seat && isUnnamed(name) ? t('me-you') : personName(name);
  }

  #fail({ error }: Failed): void {
    if (this.news !== null) return note('failed', error);
    this.#connection.close();
    this.#connection.fail(error);
  }
}
