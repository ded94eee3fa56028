// The figures on the map, as the view has them.
import type { JoeCharacterView, JoeView } from '../../net/wire';
import { t } from '../../state/language.svelte';
import { nameOf } from './faces';
import { spotOf, standing } from './measure';
import { zoneName, zonesOf, type Scene, type Spot } from './printed';

/** A figure on the map: who, whose, where, and how it is. */
export interface Figure {
  name: string;
  side: number;
  zone: string;
  dead?: boolean;
  wounds?: number;
  ambush?: boolean;
  asleep?: boolean;
  bound?: boolean;
  /** Whether it acts now. */
  active?: boolean;
  /** How many nuggets it carries. */
  gold?: number;
  /** The firearm in hand. */
  gun?: { kind: string; rounds: number; jammed: boolean } | null;
}

/** Something that lies on the ground, or face down (`hidden`). */
export interface Lying {
  zone: string;
  thing: string;
}

/** Of the colours and shapes of sides there are four. */
export const SIDES = 4;

function figureOf(person: JoeCharacterView, view: JoeView): Figure {
  const asked = view.question?.character ?? view.active;
  return {
    name: person.name,
    side: person.side,
    zone: person.zone ?? '',
    dead: person.status === 'dead',
    wounds: person.wounds,
    ambush: person.ambush,
    asleep: person.asleep !== null,
    bound: person.bound !== null,
    active: person.name === asked,
    gold: person.pockets.filter((thing) => thing.startsWith('nugget')).length,
    gun: person.guns[person.last_gun] ?? person.guns[0] ?? null,
  };
}

/** Everybody who can be seen on the map, alive or not. */
export function figuresOf(view: JoeView): Figure[] {
  return view.characters
    .filter(({ status, zone }) => zone !== null && (status === 'playing' || status === 'dead'))
    .map((person) => figureOf(person, view));
}

export function lyingOf(view: JoeView): Lying[] {
  const hidden = view.markers.flatMap(({ zone }) => (zone === null ? [] : [{ zone, thing: 'hidden' }]));
  return [...view.ground.map(({ zone, thing }) => ({ zone, thing })), ...hidden];
}

/** Who it is, how it is and where, for those who do not see it. */
export function figureInWords(figure: Figure, scene: Scene): string {
  return t('joe-page-figure', {
    name: nameOf(figure.name),
    zone: zoneName(scene, figure.zone),
    wounds: figure.wounds ?? 0,
    state: figure.dead ? 'dead' : figure.ambush ? 'ambush' : 'none',
    gold: figure.dead ? 0 : (figure.gold ?? 0),
  });
}

/** Where every figure stands, in units of the picture: the living side by side, the dead at the rim. */
export function places(scene: Scene, figures: Figure[]): Map<string, Spot> {
  const zones = zonesOf(scene);
  const found = new Map<string, Spot>();
  for (const [id, zone] of zones) {
    const alive = figures.filter((figure) => figure.zone === id && !figure.dead);
    const spots = standing(zone.box, alive.length);
    alive.forEach((figure, place) => found.set(figure.name, spots[place]!));
    const [west, , , south] = zone.box;
    figures
      .filter((figure) => figure.zone === id && figure.dead)
      .forEach((figure, place) => {
        const [x, y] = spotOf([west, south]);
        found.set(figure.name, [x + 24 + place * 26, y - 18]);
      });
  }
  return found;
}
