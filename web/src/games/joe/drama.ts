// What happened, as it is to be seen and heard on the map, one thing after the other.
import type { JoeEvent, JoeView } from '../../net/wire';
import type { Sound } from '../../ui/sounds';
import { figuresOf, places } from './figures';
import { spotOf } from './measure';
import { sceneOf, zonesOf, type Spot } from './printed';

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
  lasts: number;
}

/** How long each thing takes before the next begins, in milliseconds. */
const PACE = { shot: 420, toss: 650, result: 650, blast: 900, death: 900, fright: 700, walk: 420, else: 250 } as const;
const SHOWN = 500;

/** When everything is seen and heard; positions are those of the view, in which all of it has happened. */
export function stage(events: JoeEvent[], view: JoeView): Drama {
  const scene = sceneOf(view.scenario);
  const spots = places(scene, figuresOf(view));
  const zones = zonesOf(scene);
  const effects: Effect[] = [];
  const cues: Cue[] = [];
  let after = 0;

  const find = (name: string): Spot | null => {
    const zone = zones.get(name) ?? zones.get(view.characters.find((person) => person.name === name)?.zone ?? '');
    return spots.get(name) ?? (zone ? spotOf(zone.centre) : null);
  };
  const show = (kind: Sign, who: string, wounds = 0): void => {
    const at = find(who);
    if (at) effects.push({ key: `${effects.length} ${kind}`, kind, at, after, wounds });
  };
  const hear = (sound: Sound): void => void cues.push({ sound, after });

  for (const event of events) {
    switch (event.event) {
      case 'walked':
      case 'fled':
        hear('step');
        after += PACE.walk;
        break;
      case 'attacked': {
        const [from, to] = [find(event.character), find(event.target)];
        const kind = event.way === 'throw' ? 'toss' : 'shot';
        if (from && to && event.way !== 'stab')
          effects.push({ key: `${effects.length}`, kind, from, to, thing: event.weapon, after });
        hear(kind === 'shot' && event.way !== 'stab' ? 'shot' : 'say');
        after += PACE[kind];
        break;
      }
      case 'drew':
        if (event.target !== null && event.result === 'miss') show('miss', event.target);
        after += event.result === 'miss' ? PACE.result : 0;
        break;
      case 'jammed':
        show('jam', event.character);
        hear('click');
        after += PACE.result;
        break;
      case 'wounded':
        show('blood', event.character, event.wounds);
        hear('ouch');
        after += PACE.result;
        break;
      case 'died':
        show('skull', event.character);
        hear('toll');
        after += PACE.death;
        break;
      case 'panicked':
        show('fright', event.character);
        hear('panic');
        after += PACE.fright;
        break;
      case 'exploded':
        show('blast', event.zone);
        hear('blast');
        after += PACE.blast;
        break;
      case 'fizzled':
        show('fizzle', event.zone);
        hear('click');
        after += PACE.result;
        break;
      case 'activated':
        hear('draw');
        after += PACE.else;
        break;
      case 'picked':
      case 'handed':
      case 'reloaded':
      case 'repaired':
      case 'drank':
        hear('card');
        after += PACE.else;
        break;
    }
  }
  return { effects, cues, lasts: after === 0 ? 0 : after + (effects.length > 0 ? SHOWN : 0) };
}

/** How long one wants to look at what happened, without a look at the map. */
export function lasts(events: JoeEvent[]): number {
  const times: Partial<Record<JoeEvent['event'], number>> = {
    walked: PACE.walk,
    fled: PACE.walk,
    attacked: PACE.shot,
    jammed: PACE.result,
    wounded: PACE.result,
    died: PACE.death,
    panicked: PACE.fright,
    exploded: PACE.blast,
    fizzled: PACE.result,
    activated: PACE.else,
  };
  const total = events.reduce((sum, event) => sum + (times[event.event] ?? 0), 0);
  return Math.min(3_200, total === 0 ? 0 : total + SHOWN);
}
