// What the house works out about a view: who sees what, what is in the way, what blasts and ambushes reach.
import { api } from '../../net/api';
import type { JoeAnswer, JoeView } from '../../net/wire';

type Kind = JoeAnswer['answer'];
type Told<K extends Kind> = Extract<JoeAnswer, { answer: K }>;

export class Inquiry {
  #told = $state.raw<ReadonlyMap<string, JoeAnswer>>(new Map());
  #view: JoeView | null = null;

  /** Ask all these questions about a view; answers about views before it are forgotten. */
  ask(view: JoeView, questions: string[]): void {
    if (view !== this.#view) {
      this.#view = view;
      if (this.#told.size > 0) this.#told = new Map();
    }
    for (const question of questions) void this.#fetch(view, question);
  }

  /** The answer to a question, once it is here. */
  told<K extends Kind>(kind: K, question: string): Told<K> | null {
    const answer = this.#told.get(question);
    return answer?.answer === kind ? (answer as Told<K>) : null;
  }

  /** Without an answer the map just shows less. */
  async #fetch(view: JoeView, question: string): Promise<void> {
    const answer = await api.answer<JoeAnswer>('joe', view, question).catch(() => null);
    if (answer && view === this.#view) this.#told = new Map(this.#told).set(question, answer);
  }
}
