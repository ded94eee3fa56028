// The reveal, played with suspense: the answer, the cup, the dice, the verdict, and only then the token moves.
import type { BluffAnswered, BluffEvent, BluffRevealed, BluffView } from '../../net/wire';
import { still } from '../../state/settings.svelte';
import { play } from '../../state/sounds';
import type { Dice } from './offers';

/** What an attempt or a doublet came to. */
export interface Reveal {
  roller: number;
  dice: Dice;
  /** What was announced and answered; null for a doublet. */
  said: { guesser: number; value: number; answer: BluffAnswered['answer']; truth: boolean; sum: number } | null;
  /** The token that moved at once, and to whom. */
  moved: { token: number; to: number } | null;
  /** The token that nobody took, because it is gone. */
  missed: number | null;
}

/** The stages of a reveal, and when each begins, in milliseconds. */
const ACTS = { answer: 0, tremble: 700, open: 1_250, verdict: 2_050, fly: 2_900 } as const;
type Act = keyof typeof ACTS;
const REVEAL = 3_700;
const DOUBLET = 1_500;
const ANNOUNCEMENT = 1_000;
const TOKEN = 700;

/** How long one wants to look at what happened. */
export function lasts(events: BluffEvent[]): number {
  const kinds = new Set(events.map((event) => event.event));
  if (kinds.has('revealed')) return REVEAL;
  if (kinds.has('doubled')) return DOUBLET;
  if (kinds.has('claimed') || kinds.has('attacked')) return ANNOUNCEMENT;
  return kinds.has('gave') || kinds.has('returned') ? TOKEN : 0;
}

/** The reveal among events, if there is one; what was announced stands in the view before them. */
function revealOf(events: BluffEvent[], before: BluffView | null): Reveal | null {
  const shown = events.find((event): event is BluffRevealed => event.event === 'revealed');
  const answered = events.find((event): event is BluffAnswered => event.event === 'answered');
  const doubled = events.find((event) => event.event === 'doubled');
  if (doubled) return { roller: doubled.seat, dice: doubled.dice, said: null, moved: null, missed: null };
  if (!shown || !answered) return null;
  const taken = events.find((event) => event.event === 'won' || event.event === 'stole');
  const missed = events.find((event) => event.event === 'missed');
  const value = before?.announced ?? taken?.token ?? shown.sum;
  return {
    roller: shown.seat,
    dice: shown.dice,
    said: { guesser: answered.seat, value, answer: answered.answer, truth: shown.truth, sum: shown.sum },
    moved: taken ? { token: taken.token, to: taken.seat } : null,
    missed: missed?.token ?? null,
  };
}

export class Scene {
  /** The reveal that is being played, and how far it has come. */
  reveal = $state.raw<Reveal | null>(null);
  act = $state<Act>('answer');
  /** The last reveal, to look back at. */
  last = $state.raw<Reveal | null>(null);
  /** The view that is still shown while the reveal goes on. */
  held = $state.raw<BluffView | null>(null);
  #timers: ReturnType<typeof setTimeout>[] = [];

  /** Something happened to the table as it was `before` (null: nobody saw that). */
  begin(events: BluffEvent[], before: BluffView | null): void {
    this.end();
    const reveal = revealOf(events, before);
    if (reveal) this.last = reveal;
    if (reveal && !still()) this.#play(reveal, before);
    else this.#sound(events);
  }

  /** Show how it ended without playing it, as in a replay, where one stops and goes back. */
  show(events: BluffEvent[], before: BluffView | null): void {
    this.end();
    this.reveal = revealOf(events, before);
    this.act = 'fly';
  }

  /** See the end at once. */
  end(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
    this.reveal = null;
    this.held = null;
  }

  #play(reveal: Reveal, before: BluffView | null): void {
    this.reveal = reveal;
    this.held = before;
    if (!reveal.said) {
      this.act = 'open';
      play('lift');
      this.#at(DOUBLET, () => this.end());
      return;
    }
    this.act = 'answer';
    this.#at(ACTS.tremble, () => this.#enter('tremble'));
    this.#at(ACTS.open, () => this.#enter('open'));
    this.#at(ACTS.verdict, () => this.#enter('verdict'));
    this.#at(ACTS.fly, () => this.#enter('fly'));
    this.#at(REVEAL, () => this.end());
  }

  #enter(act: Act): void {
    this.act = act;
    if (act === 'tremble') play('shake');
    if (act === 'open') play('lift');
    if (act === 'verdict') play(this.reveal?.said?.truth ? 'true' : 'bluff');
    if (act !== 'fly') return;
    this.held = null;
    if (this.reveal?.moved) play('coin');
  }

  #sound(events: BluffEvent[]): void {
    const kind = events.findLast((event) => event.event !== 'ended')?.event;
    if (kind === 'rolled') play('shake');
    else if (kind === 'claimed' || kind === 'attacked') play('say');
    else if (kind === 'returned') play('coin');
  }

  #at(time: number, does: () => void): void {
    this.#timers.push(setTimeout(does, time));
  }
}
