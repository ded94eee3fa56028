// Why a hinted move is worth it, in one sentence: only what everybody at the table can see, never what a bot reckons.
import type { JoeView } from '../../net/wire';
import type { Offer } from './offers';
import type { Scene } from './printed';

type Person = JoeView['characters'][number];

/** A message and what goes into it; people are told by their ids. */
export interface Reason {
  message: string;
  values: Record<string, string | number>;
  names: string[];
}

/** What the house has worked out of a move: whom a step lets one see and be seen by, how far it is, what a blast reaches. */
export interface Outlook {
  sees?: { before: string[]; after: string[] };
  seen?: { before: string[]; after: string[] };
  /** Steps to the nearest enemy, before and after. */
  steps?: { before: number; after: number };
  /** The zones beside a blast. */
  beside?: string[];
}

const ATTACKS = ['shoot', 'double', 'stab', 'hurl', 'bomb', 'throw'];
export const STEPS = ['go', 'drag'];
const DEADLY = 2; // wounds that one lives with
const NEAR = 3; // enemies whose eyes matter

function reason(message: string, values: Reason['values'] = {}, names: string[] = []): Reason {
  return { message: `joe-page-why-${message}`, values, names };
}

const isGold = (thing: string | null): boolean => thing?.startsWith('nugget') ?? false;

/** Whoever would make the move. */
export function moverOf({ question, active, characters }: JoeView): Person | undefined {
  return characters.find(({ name }) => name === (question?.character ?? active));
}

/** The enemies of somebody who stand on the map, the nearest first. */
export function enemiesOf(view: JoeView, mover: Person, scene: Scene): Person[] {
  const far = ({ zone }: Person): number => between(scene, mover.zone, zone);
  return view.characters
    .filter(
      ({ status, side, zone, bound }) => status === 'playing' && side !== mover.side && zone !== null && bound === null,
    )
    .toSorted((one, other) => far(one) - far(other));
}

/** The enemies who are asked whether they see somebody. */
export function watchersOf(view: JoeView, mover: Person, scene: Scene): Person[] {
  return enemiesOf(view, mover, scene).slice(0, NEAR);
}

/** The table as it would lie after a step. */
export function afterStep(view: JoeView, mover: Person, zone: string): JoeView {
  return { ...view, characters: view.characters.map((person) => (person === mover ? { ...person, zone } : person)) };
}

function between(scene: Scene, from: string | null, to: string | null): number {
  const centre = (id: string | null) => scene.zones.find((zone) => zone.id === id)?.centre;
  const [one, other] = [centre(from), centre(to)];
  return one && other ? Math.hypot(one[0] - other[0], one[1] - other[1]) : Infinity;
}

/** Whether a step leads nearer to the nearest of some zones. */
function nearer(scene: Scene, from: string | null, to: string, goals: string[]): boolean {
  const least = (zone: string | null): number => Math.min(...goals.map((goal) => between(scene, zone, goal)));
  return least(to) < least(from);
}

function ofStep(
  view: JoeView,
  mover: Person,
  zone: string,
  scene: Scene,
  { sees, seen, steps }: Outlook,
): Reason | null {
  const loaded = mover.pockets.some(isGold);
  const edges = scene.zones.filter(({ edge }) => edge).map(({ id }) => id);
  const gold = view.ground.filter(({ thing }) => isGold(thing)).map((lying) => lying.zone);
  if (loaded && nearer(scene, mover.zone, zone, edges)) return reason('out');
  const found = sees ? sees.after.filter((name) => !sees.before.includes(name)) : [];
  if (found.length > 0) return reason('sees', { who: mover.name }, found);
  if (seen && seen.before.length > 0 && seen.after.length === 0)
    return reason('hidden', { who: mover.name, count: seen.before.length }, seen.before);
  if (gold.length > 0 && nearer(scene, mover.zone, zone, gold)) return reason('gold');
  const [enemy] = enemiesOf(view, mover, scene);
  if (!enemy || !steps || steps.after >= steps.before) return null;
  return reason('nearer', { steps: steps.after }, [enemy.name]);
}

function ofAttack({ target, zone, chance, kind }: Offer, view: JoeView, { beside = [] }: Outlook): Reason | null {
  const victim = view.characters.find(({ name }) => name === target);
  if (chance && victim && kind !== 'double') {
    const wound = chance.cards === 0 ? 0 : Math.round(((chance.light + chance.serious) / chance.cards) * 100);
    return reason('attack', { wound, deadly: victim.wounds >= DEADLY ? 'yes' : 'no' }, [victim.name]);
  }
  if (zone === null) return null;
  const hit = view.characters.filter(
    (one) => one.status === 'playing' && one.zone !== null && [zone, ...beside].includes(one.zone),
  );
  return hit.length > 0
    ? reason(
        'blast',
        {},
        hit.map(({ name }) => name),
      )
    : null;
}

function ofWord(word: string, mover: Person, offers: Offer[]): Reason | null {
  const unarmed = offers.every(({ kind }) => !ATTACKS.includes(kind));
  switch (word) {
    case 'ambush':
    case 'stay':
      return reason('ambush', { who: mover.name });
    case 'drink':
      return mover.wounds > 0 ? reason('drink', { wounds: mover.wounds }) : null;
    case 'untie':
    case 'arm':
      return reason(word);
    case 'exit':
      return mover.pockets.some(isGold) ? reason('exit', { who: mover.name }) : null;
    case 'pass':
      return mover.order === 'used' ? null : reason('pass'); // a quick draw is gone, used or not
    case 'end':
      return unarmed ? reason('end', { who: mover.name }) : null;
    default:
      return null;
  }
}

/** Why a move is worth it; null if nothing that is seen says so. `offers` is all that could be done instead. */
export function reasonOf(offer: Offer, view: JoeView, offers: Offer[], scene: Scene, outlook: Outlook): Reason | null {
  const mover = moverOf(view);
  if (!mover) return null;
  const { kind, zone, thing } = offer;
  if (STEPS.includes(kind) && zone !== null) return ofStep(view, mover, zone, scene, outlook);
  if (ATTACKS.includes(kind)) return ofAttack(offer, view, outlook);
  if ((kind === 'pick' || kind === 'take') && isGold(thing)) return reason('worth');
  if (kind === 'repair') return reason('repair');
  if (kind === 'reload') {
    const gun = mover.guns.find((one) => one.kind === thing);
    return gun ? reason('reload', { rounds: gun.rounds }) : null;
  }
  return kind === 'word' ? ofWord(thing ?? '', mover, offers) : null;
}
