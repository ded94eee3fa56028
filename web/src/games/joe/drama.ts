// What happened, as it is to be seen and heard on the map, one thing after the other.
import type { JoeEvent, JoeView } from '../../net/wire';
import type { Sound } from '../../state/sounds';
import { figuresOf, places, type Figure } from './figures';
import { filed } from './filed';
import { spotOf } from './measure';
import { sceneOf, zonesOf, type Spot } from './printed';
import { figuresAt, startsOf } from './unfolding';

export type Sign = 'blast' | 'fizzle' | 'blood' | 'skull' | 'fright' | 'jam' | 'miss';
export type Effect = { key: string; after: number } & (
  { kind: 'shot' | 'toss'; from: Spot; to: Spot; thing: string } | { kind: Sign; at: Spot; wounds?: number }
);
export interface Cue {
  sound: Sound;
  after: number;
}
export interface Drama {
  effects: Effect[];
  cues: Cue[];
  /** When each thing begins. */
  starts: number[];
}

/** When everything is seen and heard, and where: everybody stands where they stood when it happened. */
export function stage(events: JoeEvent[], view: JoeView, before: Figure[], slowly = 1): Drama {
  const scene = sceneOf(view.scenario);
  const zones = zonesOf(scene);
  const now = figuresOf(view);
  const starts = startsOf(events);
  const effects: Effect[] = [];
  const cues: Cue[] = [];

  events.forEach((event, index) => {
    const after = (starts[index] ?? 0) * slowly;
    const spots = places(scene, figuresAt(before, now, events, index));
    const find = (name: string): Spot | null => {
      const stood = view.characters.find((person) => person.name === filed(name))?.zone ?? '';
      const zone = zones.get(name) ?? zones.get(stood);
      return spots.get(filed(name)) ?? (zone ? spotOf(zone.centre) : null);
    };
    const show = (kind: Sign, who: string, wounds = 0): void => {
      const at = find(who);
      if (at) effects.push({ key: `${effects.length} ${kind}`, kind, at, after, wounds });
    };
    const hear = (sound: Sound): void => void cues.push({ sound, after });
    switch (event.event) {
      case 'walked':
      case 'fled':
        hear('step');
        break;
      case 'attacked': {
        const [from, to] = [find(event.character), find(event.target)];
        const kind = event.way === 'throw' ? 'toss' : 'shot';
        if (from && to && event.way !== 'stab')
          effects.push({ key: `${effects.length}`, kind, from, to, thing: event.weapon, after });
        hear(kind === 'shot' && event.way !== 'stab' ? 'shot' : 'say');
        break;
      }
      case 'drew':
        if (event.target !== null && event.result === 'miss') show('miss', event.target);
        break;
      case 'jammed':
        show('jam', event.character);
        hear('click');
        break;
      case 'wounded':
        show('blood', event.character, event.wounds);
        hear('ouch');
        break;
      case 'died':
        show('skull', event.character);
        hear('toll');
        break;
      case 'panicked':
        show('fright', event.character);
        hear('panic');
        break;
      case 'exploded':
        show('blast', event.zone);
        hear('blast');
        break;
      case 'fizzled':
        show('fizzle', event.zone);
        hear('click');
        break;
      case 'activated':
        hear('draw');
        break;
      case 'picked':
      case 'handed':
      case 'reloaded':
      case 'repaired':
      case 'drank':
        hear('card');
        break;
    }
  });
  return { effects, cues, starts: starts.map((start) => start * slowly) };
}
