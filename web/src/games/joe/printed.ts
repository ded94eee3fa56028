// What is printed on the map, the scenarios and the cards. `npm run printed` writes it from the game's own files.
import { language, type Language } from '../../state/language.svelte';
import printed from './printed.json';

/** A short text in every language. */
export type Words = Record<Language, string>;
export type Spot = [x: number, y: number];
/** From x, y to x, y; of a box west, north, east, south. All lengths are steps. */
export type Stretch = [number, number, number, number];

export interface Zone {
  id: string;
  box: Stretch;
  centre: Spot;
  building: string | null;
  ground: 'lane' | 'alley' | 'street' | 'sidewalk' | null;
  name: Words;
  furniture: string | null;
  edge: boolean;
}
export interface Building {
  id: string;
  name: Words;
  box: Stretch;
  front: 'north' | 'south';
}
export interface Opening {
  kind: 'door' | 'window' | 'grille' | 'bars';
  zones: [string, string];
  at: Spot;
  upright: boolean;
}
export interface Line {
  kind: 'open' | 'tree' | 'fence' | 'partition' | 'counter' | 'wall';
  stretch: Stretch;
}
export interface Tree {
  at: Spot;
  radius: number;
}
/** Everything of a map that can be seen. */
export interface Scene {
  name: string;
  size: Spot;
  zones: Zone[];
  buildings: Building[];
  lines: Line[];
  openings: Opening[];
  trees: Tree[];
}

/** What a table shows of its scenario; the atlas has the rest. */
export interface Scenario {
  title: Words;
  map: string;
  sides: { id: string; name: Words }[];
}
export interface Joker {
  effect: string;
  name: Words;
  when: Words;
  text: Words;
}

interface Printed {
  maps: Record<string, Scene>;
  scenarios: Record<string, Scenario>;
  things: Record<string, { range: number | null; rounds: number | null; price: number | null }>;
  jokers: Joker[];
  panics: { effect: string; name: Words; text: Words }[];
}

export const { maps, scenarios, things, jokers, panics } = printed as unknown as Printed;

/** A text in the language of the page. */
export function said(words: Words): string {
  return words[language()];
}

/** What a scenario is called. */
export function titleOf(scenario: string): string {
  const print = scenarios[scenario];
  return print ? said(print.title) : scenario;
}

/** The map of a scenario. */
export function sceneOf(scenario: string): Scene {
  const scene = maps[scenarios[scenario]?.map ?? ''] ?? Object.values(maps)[0];
  if (!scene) throw new Error('no map');
  return scene;
}

/** A joker by its card, such as J05. */
export function jokerOf(card: string): Joker | undefined {
  return jokers[Number(card.slice(1)) - 1];
}

/** The zones of a scene by their ids. */
export function zonesOf(scene: Scene): ReadonlyMap<string, Zone> {
  return new Map(scene.zones.map((zone) => [zone.id, zone]));
}

/** A zone as one says it: its id with its room or ground. */
export function zoneName(scene: Scene, id: string): string {
  const zone = scene.zones.find((known) => known.id === id);
  return zone ? `${id} (${said(zone.name)})` : id;
}
