// A match looked back on: who fired at whom from where, what became of everybody, and the moments that mattered.
import type { JoeEvent, JoeView } from '../../../net/wire';
import type { SummaryProps } from '../../contract';
import { filed } from '../filed';

/** An attack: where both stood, and what it did. */
export interface Shot {
  seq: number;
  attacker: string;
  victim: string;
  side: number;
  from: string;
  to: string;
  wounds: number;
  deadly: boolean;
}

/** What somebody did in a scenario. */
export interface Deeds {
  name: string;
  side: number;
  attacks: number;
  dealt: number;
  taken: number;
  /** Whom they put out of action. */
  victims: string[];
  fate: string;
}

/** Something that turned the scenario. */
export interface Turn {
  seq: number;
  round: number;
  event: JoeEvent;
}

/** A scenario of the match. */
export interface Chapter {
  scenario: string;
  view: JoeView;
  shots: Shot[];
  deeds: Deeds[];
  turns: Turn[];
}

type Positions = SummaryProps<JoeView, JoeEvent>['positions'];
const TURNS = ['died', 'surrendered', 'escaped', 'cracked', 'freed', 'woke', 'ended'];

/** The scenarios of a match, in their order. */
export function storyOf(positions: Positions): Chapter[] {
  const chapters = positions.slice(0, 1).flatMap(({ views }) => (views[0] ? [chapterOf(views[0])] : []));
  let fire: { attacker: string; from: string } | null = null;
  let view = positions[0]?.views[0];
  for (const { seq, events, views } of positions) {
    for (const event of events) {
      const before = view;
      if (event.event === 'opened' && event.number > chapters.length && views[0]) chapters.push(chapterOf(views[0]));
      const chapter = chapters.at(-1);
      if (!chapter || !before) continue;
      if (event.event === 'attacked') {
        fire = { attacker: filed(event.character), from: zoneOf(before, event.character) };
        chapter.shots.push(shotOf(seq, fire, event.target, before));
      } else if (event.event === 'wounded' && fire) hit(chapter, seq, fire, event, before);
      else if (event.event === 'died' && fire) kill(chapter, filed(event.character));
      if (TURNS.includes(event.event)) chapter.turns.push({ seq, round: before.round, event });
    }
    view = views[0] ?? view;
    const current = chapters.at(-1);
    if (current && view?.scenario === current.scenario) current.view = view;
  }
  for (const chapter of chapters) chapter.deeds = deedsOf(chapter);
  return chapters;
}

/** A scenario of which nothing is told yet; the first one is open before anything happens. */
function chapterOf(view: JoeView): Chapter {
  return { scenario: view.scenario, view, shots: [], deeds: [], turns: [] };
}

function zoneOf(view: JoeView, name: string): string {
  return view.characters.find((person) => person.name === filed(name))?.zone ?? '';
}

function shotOf(seq: number, fire: { attacker: string; from: string }, target: string, view: JoeView): Shot {
  const side = view.characters.find(({ name }) => name === fire.attacker)?.side ?? 0;
  return { seq, side, ...fire, victim: filed(target), to: zoneOf(view, target), wounds: 0, deadly: false };
}

/** Wounds go to whoever was aimed at, or to somebody whom a stray bullet or a blast found. */
function hit(
  chapter: Chapter,
  seq: number,
  fire: { attacker: string; from: string },
  { character, wounds }: { character: string; wounds: number },
  view: JoeView,
): void {
  const last = chapter.shots.at(-1);
  if (last?.victim === filed(character)) last.wounds += wounds;
  else chapter.shots.push({ ...shotOf(seq, fire, character, view), wounds });
}

function kill(chapter: Chapter, victim: string): void {
  const last = chapter.shots.findLast((shot) => shot.victim === victim);
  if (last) last.deadly = true;
}

function deedsOf({ view, shots }: Chapter): Deeds[] {
  return view.characters
    .filter(({ status }) => status !== 'absent')
    .map(({ name, side, status }) => {
      const own = shots.filter(({ attacker }) => attacker === name);
      return {
        name,
        side,
        attacks: own.length,
        dealt: own.reduce((sum, { wounds }) => sum + wounds, 0),
        taken: shots.filter(({ victim }) => victim === name).reduce((sum, { wounds }) => sum + wounds, 0),
        victims: own.filter(({ deadly }) => deadly).map(({ victim }) => victim),
        fate: status,
      };
    })
    .toSorted((a, b) => a.side - b.side);
}
