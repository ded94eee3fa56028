// What a game gives the page. The page knows no rules: it shows views, offers the legal moves it was sent, and asks.
import type { Component } from 'svelte';
import type { Advice, Ending, Finish, ModeInfo, Remark, Timed } from '../net/wire';

/** A race: answers count by when they were made, and get their rank once no faster one can be on its way. */
export interface Race {
  /** How the table runs it: whether it matters who is first, and who sits where. */
  readonly mode: ModeInfo['name'];
  /** Who plays before a camera: everybody, nobody, or whoever likes. */
  readonly cameras: 'all' | 'none' | 'any';
  /** Waiting for people to be ready; for the reveal; for answers. */
  readonly phase: 'rest' | 'fore' | 'race';
  readonly ready: number[];
  /** Seats whose answer is in and has no rank yet. */
  readonly locked: number[];
  /** The photo finish of the last reveal. */
  readonly finishes: Finish[];
  /** When the time for answers or the rest is over, on the page's own clock (performance.now); null without an end. */
  readonly until: number | null;
  getReady: () => void;
  /** A finger (0 to 9, from the left little one to the right one) was bent or stretched by an event of this time. */
  toggled: (finger: number, at: number) => void;
  /** Hands before a camera took a pose that will answer if they keep still. */
  posed: (text: string) => void;
  /**
   * Answer with one of the legal moves, by an event of this time stamp; by camera, with how long a picture takes to be
   * read; for another of one's seats, where several people share a screen. Done when the house has it.
   */
  bid: (text: string, at: number, camera?: number | null, seat?: number) => Promise<void>;
}

/** One of several people who play on the same screen at the same time. */
export interface Companion<View> {
  seat: number;
  view: View;
  legal: string[];
}

/** Milliseconds until the next thing happens in a race that is shown again: as it was, and as it is shown. */
export interface Wait {
  lasted: number;
  shown: number;
}

/** What others do is shown one thing after the other: it can be paused, taken step by step, or skipped. */
export interface Following {
  readonly paused: boolean;
  /** How many moments have come that were not shown yet. */
  readonly waiting: number;
  pause: (on: boolean) => void;
  step: () => void;
  skip: () => void;
  /** See whatever comes at once, and let bots hurry, until there is something to decide again. */
  readonly rushing?: boolean;
  rush?: (on: boolean) => void;
}

/** A game's playing surface, for one viewer. It shows `view`, and calls `move` with one of the texts in `legal`. */
export interface BoardProps<View, Event> {
  view: View;
  /** The seat whose eyes we look through; null for a spectator. */
  seat: number | null;
  /** The texts of the moves that this seat may make now; empty in a replay and for spectators. */
  legal: string[];
  /** What just happened, for animation and sound; the view already shows the result. */
  events: Event[];
  /** All that has happened, as far as one has seen it: for what a view does not say again. */
  past?: Event[];
  /** Names of the seats, in their order. */
  names: string[];
  /** Whether the table is only looked at, as in a replay: nothing is offered, whoever's eyes we look through. */
  looking?: boolean;
  /** The views of all seats, where everything may be seen: hands can lie open. */
  open?: View[] | null;
  /** The race that is going on, in a game that has any. */
  race?: Race | null;
  /** In a replay that runs by itself: how long the next thing in a race took, and how long that is shown. */
  wait?: Wait | null;
  /** Everybody who plays on this screen at the same time, where several do. */
  company?: Companion<View>[] | null;
  /** A move that was sent and not yet answered. */
  pending: string | null;
  /** A move that a bot would make, if a hint was asked for. */
  hint: string | null;
  /** Make a move; for another of one's seats, where several people share a screen. */
  move: (text: string, seat?: number) => void;
  /** Ask why a move that is not in `legal` may not be made: the refusal shows its rule. */
  ask: (text: string) => void;
  /** Whether this is a step of a lesson: what is hinted at is told beside the board. */
  teaching?: boolean;
  /** Look at what happened no longer: what waits is shown at once. */
  hurry?: () => void;
  /** How what others do is followed, at a table. */
  following?: Following | null;
}

/** A finished match, as GET /api/matches/ID/replay gives it, with the views of all seats. */
export interface SummaryProps<View, Event> {
  names: string[];
  /** Whose eyes we look through; null for who only watched. */
  seat?: number | null;
  positions: {
    seq: number;
    seat: number | null;
    move: string | null;
    time: number | null;
    events: Event[];
    views: View[];
    /** How a move of a race was timed. */
    timing: Timed | null;
  }[];
}

/** A match of several parts, seen from beside the board. */
export interface StandingsProps<View, Event> {
  view: View;
  names: string[];
  /** All that has happened, as far as one has seen it. */
  events: Event[];
  /** Where the standings have a page of their own; null if this is it, or if there is none. */
  link: string | null;
  /** Of its heading; 3 unless said. */
  level?: 2 | 3;
}

/** What a match is about, for whoever is invited to it. */
export interface InvitationProps {
  /** The options that are not as usual. */
  options: Record<string, unknown>;
  /** How many play, which seat is one's own or would be, and who sits where; an empty name is a free seat. */
  seats: number;
  seat: number | null;
  names: string[];
}

/** One step of a tutorial: a sentence, a position to look at, and the moves that lead on. */
export interface TutorialStep<View, Event = never> {
  /** A message's id. */
  say: string;
  view: View;
  legal: string[];
  /** The moves that lead to the next step; empty: a button does. */
  wanted: string[];
  /** What has just happened, if that is to be seen. */
  events?: Event[];
}

/** A sentence: a message's id and its values. */
export interface Told {
  message: string;
  values: Record<string, string | number>;
}

/** What a coach's figures are, by their names, and its moves in words; `GAME-page-figure-NAME` is a figure's name. */
export interface CoachWords {
  figures: Record<string, 'chance' | 'gain' | 'count'>;
  move: (text: string, names: string[]) => string;
  /** Why the best choice is the best, in words; null where there is nothing to say. */
  why: (advice: Advice) => Told | null;
}

/** Who wins together, by what they are called; `colour` is the number of their colour, of four. */
export interface Party {
  name: string;
  seats: number[];
  colour: number;
}

/** How to tell what a critic finds, looking back on a match. */
export interface CriticWords<View, Event> {
  /** Which part of a match of several parts this is; chances are those of the part. */
  part: (view: View) => number;
  parties: (view: View) => Party[];
  /** A decision that cost something, seen from the position before it; `cost` is as it is written. */
  remark: (remark: Remark, cost: string, view: View) => string;
  /** How much an event tells of why a match turned; 0 for not at all. */
  weight: (event: Event) => number;
}

export interface GameModule<View = unknown, Event = unknown> {
  Board: Component<BoardProps<View, Event>>;
  Summary?: Component<SummaryProps<View, Event>>;
  tutorial: TutorialStep<View, Event>[];
  /** The options of a match that follows the tutorial, where the game has an easier variant. */
  easy?: Record<string, unknown>;
  /** What happened as sentences, for the log and the screen reader; several events may make one. */
  tell: (events: Event[], names: string[], seat: number | null) => Told[];
  /** Examples for rules, drawn by the game's own components: rule id -> component. */
  examples: Record<string, Component>;
  /** How to read what a coach says, in a game that has one. */
  coach?: CoachWords;
  /** How to tell what a critic finds, in a game that has one. */
  critic?: CriticWords<View, Event>;
  /** How many milliseconds one wants to look at what happened before more is shown, 0 if not told. No race waits. */
  lasts?: (events: Event[]) => number;
  /** How a match of several parts stands, in a game that has such. */
  Standings?: Component<StandingsProps<View, Event>>;
  /** What a match is about, told before one sits down. */
  Invitation?: Component<InvitationProps>;
  /** How a match ended, in one line and for one viewer; null to say who won. */
  verdict?: (view: View, seat: number | null) => string | null;
  /** The same in full, told at once. */
  Verdict?: Component<{ view: View; seat: number | null; names: string[]; ending: Ending }>;
  /** The other seats of one's own side, who may be spoken to alone, in a game of sides. */
  allies?: (view: View) => number[];
  /** Whether the board itself names everybody and says what they do; by default the page's header does. */
  namesPeople?: boolean;
  /** Whether a phone held across has its tools beside the board: the board wants every line of the height. */
  wantsHeight?: boolean;
  /** Whether a lesson marks what it asks for from the beginning, not only after a mistake. */
  marksLessons?: boolean;
  /** How a match ended, to whoever looks; by default `GAME-reason-REASON` says it to all alike. */
  ends?: (view: View, reason: string, names: string[], seat: number | null) => Told;
  /** Whether others at the same device must not see this view; by default they must not. */
  secret?: (view: View) => boolean;
}

/** How many a choice is for, and for each seat what it means to sit there. */
export interface Arrangement {
  fewest: number;
  most: number;
  captions: string[];
}

/** What is chosen before the seats, in a game of scenarios: it sets some of the options, and says who may sit where. */
export interface ChoosingProps {
  options: Record<string, unknown>;
  arrangement: Arrangement;
  /** How many play. */
  seats: number;
  /** One's own seat, and the way to another. */
  mine: number;
  sit: (seat: number) => void;
}

/** One of the first things to touch in somebody's first match: a message's id, what is touched on the board (a selector),
 * and what is marked, if that is more. What is not offered yet waits; a game's are in its file first.ts. */
export interface FirstTouch {
  say: string;
  touch: string;
  mark?: string;
}

/** The keys of a game and what they do, as message ids: its file is keylist.ts. */
export type KeyList = (readonly [key: string, message: string])[];

/** Every game's folder is found by its name; its code is loaded when it is played. */
export const modules = import.meta.glob<{ default: GameModule }>('./*/index.ts');

/** A game's poster hangs on the front page, where the rest of its code is not wanted yet: its file is Poster.svelte. */
export async function loadPoster(id: string): Promise<Component | null> {
  const { posters } = await import('./posters');
  return posters[`./${id}/Poster.svelte`] ?? null;
}

/** How a game of scenarios is chosen: its file is Choosing.svelte; `asks` are the options that it asks about itself,
 * `often` those that are shown at once. */
export interface ChoosingModule {
  default: Component<ChoosingProps, object, 'options' | 'arrangement'>;
  asks: string[];
  often: string[];
}

/** A part of a game that is played on its own, such as a scenario: what a group chooses among when so many want to play. */
export interface GamePart {
  id: string;
  options: Record<string, unknown>;
  title: () => string;
  /** The numbers of people it is for. */
  places: number[];
  /** How long it lasts, at least and at most; null if nobody can say. */
  minutes: [number, number] | null;
}

/** A board that another package brings, once it is on the screen. */
export interface Mounted<View, Event> {
  /** Something has changed: a new frame, a hint, the language. */
  update: (props: BoardProps<View, Event>) => void;
  destroy: () => void;
}

/**
 * What a game from another package gives the page: the default export of its index.js, built by whatever its maker likes.
 * It draws in a place that it is given, with the words of its own package; the rest is optional, and none of it a component.
 */
export interface BroughtModule<View = unknown, Event = unknown> extends Partial<
  Pick<
    GameModule<View, Event>,
    'tutorial' | 'easy' | 'tell' | 'lasts' | 'verdict' | 'allies' | 'namesPeople' | 'marksLessons' | 'ends' | 'secret'
  >
> {
  mount: (
    place: HTMLElement,
    props: BoardProps<View, Event>,
    say: (message: string, values?: Record<string, string | number>) => string,
  ) => Mounted<View, Event>;
}
