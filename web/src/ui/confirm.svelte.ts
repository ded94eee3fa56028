// A question before something that cannot be undone.
import { spend } from './doubleClick';

export class Confirm {
  /** What is asked about; null if nothing is. */
  about = $state<number | string | null>(null);

  /** A click on the button of something: the first one asks, a later one does it. */
  press(about: number | string, does: () => void): void {
    spend();
    if (this.about !== about) this.about = about;
    else {
      this.forget();
      does();
    }
  }

  forget(): void {
    this.about = null;
  }
}
