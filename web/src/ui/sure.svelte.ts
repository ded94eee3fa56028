// A question before something that cannot be undone: the second half of a double click is no answer to it.
const DOUBLE = 500; // milliseconds in which two clicks are one double click

export class Sure {
  /** What is asked about; null if nothing is. */
  about = $state<number | string | null>(null);
  /** Whether the question has just come up and cannot be answered yet. */
  fresh = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** A click on the button of something: the first one asks, a later one does it. */
  press(about: number | string, does: () => void): void {
    if (this.about !== about) this.#ask(about);
    else if (!this.fresh) {
      this.forget();
      does();
    }
  }

  forget(): void {
    clearTimeout(this.#timer);
    this.about = null;
    this.fresh = false;
  }

  #ask(about: number | string): void {
    clearTimeout(this.#timer);
    this.about = about;
    this.fresh = true;
    this.#timer = setTimeout(() => (this.fresh = false), DOUBLE);
  }
}
