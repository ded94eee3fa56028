// What is said with a hint: the move, and why it is worth it once the house has said who would see whom.
import { api } from '../../net/api';
import type { JoeAnswer, JoeView } from '../../net/wire';
import { listed, t } from '../../state/language.svelte';
import { nameOf } from './faces';
import { explodes, type Offer } from './offers';
import { sceneOf } from './printed';
import { afterStep, moverOf, reasonOf, STEPS, watchersOf, type Outlook } from './reasons';

export class Adviser {
  #outlook = $state.raw<{ hint: string; view: JoeView; outlook: Outlook } | null>(null);

  /** To be made while a component is; a step that is hinted at is looked ahead to. */
  constructor(
    private readonly hint: () => string | null,
    private readonly view: () => JoeView,
    private readonly offers: () => Offer[],
  ) {
    $effect(() => {
      const offer = this.#offer();
      if (offer?.zone && (STEPS.includes(offer.kind) || explodes(offer))) void this.#look(offer, this.view());
    });
  }

  /** Why the hinted move is worth it, in words; empty if nothing that is seen says so. */
  readonly reason = $derived.by(() => {
    const [offer, view] = [this.#offer(), this.view()];
    if (!offer) return '';
    const ahead = this.#outlook?.hint === offer.text && this.#outlook.view === view ? this.#outlook.outlook : {};
    const why = reasonOf(offer, view, this.offers(), sceneOf(view.scenario), ahead);
    if (!why) return '';
    const { who } = why.values;
    const named = typeof who === 'string' ? { who: nameOf(who) } : {};
    return t(why.message, { ...why.values, ...named, names: listed(why.names.map(nameOf)) });
  });

  #offer(): Offer | undefined {
    const hint = this.hint();
    return hint === null ? undefined : this.offers().find(({ text }) => text === hint);
  }

  async #look(offer: Offer, view: JoeView): Promise<void> {
    const outlook = await (explodes(offer) ? blastOf(view, offer.zone) : lookAhead(view, offer.zone)).catch(() => ({}));
    if (view === this.view()) this.#outlook = { hint: offer.text, view, outlook };
  }
}

async function ask<K extends JoeAnswer['answer']>(
  view: JoeView,
  kind: K,
  about: string,
): Promise<Extract<JoeAnswer, { answer: K }>> {
  return (await api.answer<JoeAnswer>('joe', view, `${kind} ${about}`)) as Extract<JoeAnswer, { answer: K }>;
}

async function blastOf(view: JoeView, zone: string | null): Promise<Outlook> {
  return { beside: zone === null ? [] : (await ask(view, 'blast', zone)).beside };
}

/** Whom somebody sees and is seen by, and how far the nearest enemy is, here and after a step. */
async function lookAhead(view: JoeView, zone: string | null): Promise<Outlook> {
  const mover = moverOf(view);
  if (!mover || zone === null) return {};
  const watchers = watchersOf(view, mover, sceneOf(view.scenario));
  const from = async (table: JoeView, place: string | null) => {
    const zones = (name: string) => ask(table, 'sight', name).then((told) => told.zones.map((seen) => seen.zone));
    const [own, ...others] = await Promise.all([mover.name, ...watchers.map(({ name }) => name)].map(zones));
    const [nearest] = watchers;
    return {
      sees: watchers.filter((one) => own?.includes(one.zone ?? '')).map(({ name }) => name),
      seen: watchers.filter((_, at) => others[at]?.includes(place ?? '')).map(({ name }) => name),
      steps: nearest?.zone ? (await ask(table, 'way', `${mover.name} ${nearest.zone}`)).zones.length : 0,
    };
  };
  const [before, after] = await Promise.all([from(view, mover.zone), from(afterStep(view, mover, zone), zone)]);
  return {
    sees: { before: before.sees, after: after.sees },
    seen: { before: before.seen, after: after.seen },
    steps: { before: before.steps, after: after.steps },
  };
}
