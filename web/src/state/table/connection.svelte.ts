// The connection to a table: a command is answered once, and what goes wrong is shown.
import { Line, type Answer, type Command, type Listener, type LineState } from '../../net/line';
import type { Pose } from '../../net/wire';
import { note } from '../notes.svelte';
import { play, shake } from '../sounds';

export class Connection {
  state = $state.raw<LineState>({ kind: 'opening' });
  readonly #line: Line;
  /** Commands that wait for their answer. */
  readonly #asked = new Map<string, Promise<Answer>>();

  /** `opened` hears that the house can be reached, again as well. */
  constructor(match: string, listener: Omit<Listener, 'state'>, opened: () => void) {
    this.#line = new Line(match, {
      ...listener,
      state: (state) => {
        this.state = state;
        if (state.kind === 'open') opened();
      },
    });
  }

  /** Ask the table for something, once: who is impatient and asks again gets the answer to come. */
  ask(command: Command): Promise<Answer> {
    const words = JSON.stringify(command);
    const answer = this.#asked.get(words) ?? this.#ask(command).finally(() => this.#asked.delete(words));
    this.#asked.set(words, answer);
    return answer;
  }

  /** The same without a word about what goes wrong. */
  askQuietly(command: Command): void {
    void this.#line.ask(command);
  }

  tell(pose: Pose): void {
    this.#line.tell(pose);
  }

  /** Come in anew, after one got a name. */
  reopen(): void {
    this.#line.reopen();
  }

  close(): void {
    this.#line.close();
  }

  /** There is nothing to be had here, for this reason. */
  fail(why: string): void {
    this.state = { kind: 'closed', why };
  }

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
}
