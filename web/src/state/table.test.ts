import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Frame, RaceNow, Table, ToBrowser } from '../net/wire';
import { bot, frame, guest, House, table } from '../tests/house';
import { gameWith } from '../tests/game';
import { withWords } from '../tests/words';
import { settings } from './settings.svelte';
import { notes } from './notes.svelte';
import { play } from '../state/sounds';
import { route } from './route.svelte';
import { TableState } from './table.svelte';

/** A game that tells its events as they are: each says a word, and may take its time. */
const game = vi.hoisted(() => ({ module: {}, loads: (): Promise<unknown> => Promise.resolve() }));
vi.mock('../games/load', () => ({ loadGame: () => game.loads().then(() => game.module) }));
vi.mock('../state/sounds', () => ({ play: vi.fn(), shake: vi.fn() }));

const module = gameWith<{ hidden?: boolean; mine?: number[] }, { says: string; lasts?: number }>({
  tell: (events, names, seat) =>
    events.map(({ says }) => ({ message: 'talk-said', values: { name: names[seat ?? 0] ?? '', words: says } })),
  lasts: (events) => events.reduce((sum, { lasts = 0 }) => sum + lasts, 0),
  secret: ({ hidden }) => hidden ?? false,
  allies: ({ mine }) => mine ?? [],
});

let house: House;
let state: TableState;

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await withWords('table');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  vi.mocked(play).mockClear();
  game.module = module;
  game.loads = () => Promise.resolve();
  Object.assign(settings, { speed: 'normal', coach: false });
  Object.assign(notes, { shown: [], spoken: [] });
  house = new House();
});

afterEach(() => {
  state.close();
  vi.useRealTimers();
});

/** Come to a table, where the house says this. */
async function sitDown(news: Partial<Table> = {}, ...more: ToBrowser[]): Promise<void> {
  state = new TableState('m1');
  await house.letIn();
  house.say(table(news));
  await vi.advanceTimersByTimeAsync(0); // the game's code comes
  house.say(...more);
}

/** The house answers the newest command of a kind. */
async function answered(
  kind: 'move' | 'hint' | 'coach' | 'sit' | 'takeback',
  how: object = { t: 'done' },
): Promise<void> {
  house.say({ ...how, id: house.last(kind)!.id } as ToBrowser);
  await vi.advanceTimersByTimeAsync(0);
}

const spoken = (): string[] => notes.spoken.map(({ text }) => text);
const noted = (): string[] => notes.shown.map(({ message }) => message);
const at = (seq: number, more: Partial<Frame> = {}): Frame => frame({ seq, since: seq, to_move: [0], ...more });
const says = (words: string, lasts = 0): object => ({ says: words, lasts });

describe('whose eyes', () => {
  test('are those of the own seat', async () => {
    await sitDown({ yours: [1] }, at(1, { seat: 1, view: 'mine' }));
    expect([state.seat, state.frame?.view, state.myTurn]).toEqual([1, 'mine', false]);
  });

  test('are nobody’s for a spectator', async () => {
    await sitDown({ yours: [] }, at(1, { seat: null, view: 'all' }));
    expect([state.seat, state.frame?.view, state.myTurn]).toEqual([null, 'all', false]);
  });

  test('of several own seats are those of who is to move, else of who moved last', async () => {
    await sitDown({ yours: [0, 1] }, at(1, { seat: 0 }), at(1, { seat: 1 }));
    expect(state.seat).toBe(0);
    state.lift();
    house.say(at(2, { seat: 0, to_move: [1] }), at(2, { seat: 1, to_move: [1] }));
    expect(state.seat).toBe(1);
    state.lift();
    house.say(at(3, { seat: 0, to_move: [] }), at(3, { seat: 1, to_move: [] }));
    expect(state.seat).toBe(1);
  });

  test('a frame of a seat that is no longer one’s own is not looked at', async () => {
    await sitDown({ yours: [0] }, at(1), at(1, { seat: 1, view: 'not mine' }));
    expect([...state.frames.keys()]).toEqual([0]);
  });

  test('a seat that is taken puts the spectator’s frame away', async () => {
    await sitDown({ yours: [] }, at(1, { seat: null }));
    house.say(table({ yours: [0] }), at(1));
    expect([...state.frames.keys()]).toEqual([0]);
  });
});

describe('a move', () => {
  beforeEach(() => sitDown({}, at(4, { legal: ['17^'] })));

  test('is pending until it is answered, and names the position it was meant for', async () => {
    void state.move('17^');
    expect(house.last('move')).toMatchObject({ move: '17^', seat: 0, seq: 4 });
    expect(state.pending).toBe('17^');
    await answered('move');
    expect(state.pending).toBeNull();
  });

  test('is no longer pending when its frame is here', () => {
    void state.move('17^');
    house.say(frame({ seq: 5, since: 4 }));
    expect(state.pending).toBeNull();
  });

  test('that is refused says by which rule, and sounds so', async () => {
    void state.move('18^');
    await answered('move', { t: 'refused', rule: 'TG-8', message: 'failed-stale', values: {} });
    expect(notes.shown).toMatchObject([{ kind: 'refused', message: 'failed-stale', rule: 'TG-8' }]);
    expect(play).toHaveBeenCalledWith('refused');
    expect(state.pending).toBeNull();
    void state.move('17^'); // a refusal goes with the next move
    expect(notes.shown).toEqual([]);
  });

  test('by who still looks at what happened shows what happened since', () => {
    house.say(frame({ seq: 5, since: 4, events: [says('a', 1000)] }), frame({ seq: 6, since: 5 }));
    expect(state.frame?.seq).toBe(5);
    void state.move('17^');
    expect(state.frame?.seq).toBe(6);
    house.say(frame({ seq: 7, since: 6, events: [says('b', 1000)] }));
    expect(state.looking).toBe(true);
    void state.move('18^');
    expect(state.looking).toBe(false);
  });

  test('that is asked for twice goes out once', async () => {
    const [one, other] = [state.ask({ t: 'move', move: '17^' }), state.ask({ t: 'move', move: '17^' })];
    expect(house.heard.filter(({ t }) => t === 'move')).toHaveLength(1);
    await answered('move');
    expect(await one).toBe(await other);
    void state.ask({ t: 'move', move: '17^' });
    expect(house.heard.filter(({ t }) => t === 'move')).toHaveLength(2);
  });

  test('over which the house failed says so', async () => {
    void state.move('17^');
    await answered('move', { t: 'failed', error: 'failed-house' });
    expect(noted()).toEqual(['failed-house']);
  });
});

describe('a hint', () => {
  beforeEach(() => sitDown({}, at(4)));

  test('is what the house would play, until something happens', async () => {
    void state.askHint();
    await answered('hint', { t: 'done', move: '17^' });
    expect(state.hint).toBe('17^');
    house.say(frame({ seq: 5, since: 4 }));
    expect(state.hint).toBeNull();
  });

  test('is not to be had where nobody gives any, or by whom it is not the turn', async () => {
    expect(state.mayAskHint).toBe(true);
    house.say(frame({ seq: 5, since: 4, to_move: [1] }));
    expect(state.mayAskHint).toBe(false);
    house.say(frame({ seq: 6, since: 5, to_move: [0] }), table({ hints: false }));
    expect(state.mayAskHint).toBe(false);
  });
});

describe('the log', () => {
  const theirs = (seq: number, more: Partial<Frame> = {}): Frame => at(seq, { to_move: [1], ...more });

  test('says once what happened, and who undid it', async () => {
    await sitDown({}, theirs(1, { events: [says('a'), says('b')] }));
    expect(spoken()).toEqual(['Anna: a', 'Anna: b']);
    house.say(frame({ seq: 2, since: 1, undone: true }), frame({ seq: 3, since: 2 }));
    expect(spoken()).toEqual(['Anna: a', 'Anna: b', 'A move was taken back.']);
    expect(state.log.map((entry) => state.words(entry))).toEqual([['Anna: a', 'Anna: b'], ['A move was taken back.']]);
  });

  test('keeps quiet about what one still looks at', async () => {
    await sitDown({}, theirs(1, { events: [says('a', 1000)] }));
    expect(state.log).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(state.log).toHaveLength(1);
  });

  test('waits for the words of a game that are still to come', async () => {
    let here: (words?: unknown) => void = () => undefined;
    game.loads = () => new Promise((resolve) => (here = resolve));
    await sitDown({}, theirs(1, { events: [says('a')] }));
    expect(spoken()).toEqual([]);
    here();
    await vi.advanceTimersByTimeAsync(0);
    expect(spoken()).toEqual(['Anna: a']);
  });

  test('has what was before one came, without a word about it', async () => {
    await sitDown({}, { t: 'past', seats: [0], events: [says('old')] }, theirs(1, { events: [says('new')] }));
    expect(state.log.flatMap((entry) => state.words(entry))).toEqual(['Anna: old', 'Anna: new']);
    expect(spoken()).toEqual(['Anna: new']);
  });

  test('tells whoever was away what was missed', async () => {
    await sitDown({}, { t: 'past', seats: [0], events: [says('a')] }, theirs(1, { events: [says('b')] }));
    house.say({ t: 'past', seats: [0], events: [says('a'), says('b'), says('c')] }, theirs(2));
    expect(spoken()).toEqual(['Anna: b', 'Anna: c']);
    expect(state.log.flatMap((entry) => state.words(entry))).toEqual(['Anna: a', 'Anna: b', 'Anna: c']);
  });

  test('of people who share a device is each one’s own', async () => {
    await sitDown({ yours: [0, 1] }, at(1, { events: [says('a')] }), at(1, { seat: 1, events: [says('b')] }));
    expect(state.log.flatMap((entry) => state.words(entry))).toEqual(['Anna: a']);
    house.say(at(2, { to_move: [1] }), at(2, { seat: 1, to_move: [1] }));
    expect(state.log.flatMap((entry) => state.words(entry))).toEqual(['Bert: b']);
  });
});

describe('a clock that has run out', () => {
  const late = (seat: number): Partial<Frame> => ({ clock: { banks: [0, 0], turn: 0, running: [], late: seat } });

  test('is told once, by the first of the moves that the house makes', async () => {
    await sitDown({}, at(1, { events: [says('a')] }));
    house.say(
      frame({ seq: 2, since: 1, events: [says('b')], ...late(1) }),
      frame({ seq: 3, since: 2, events: [says('c')], ...late(1) }),
    );
    expect(noted()).toEqual(['log-late']);
    expect(notes.shown[0]?.values).toEqual({ name: 'Bert' });
    expect(state.log.flatMap((entry) => state.words(entry)).filter((words) => words.includes('ran out'))).toHaveLength(
      1,
    );
  });

  test('is said once, also to several at one device', async () => {
    await sitDown({ yours: [0, 1] }, at(1), at(1, { seat: 1 }));
    house.say(at(2, { events: [says('b')], ...late(0) }), at(2, { seat: 1, events: [says('b')], ...late(0) }));
    expect(spoken().filter((text) => text.startsWith('Your time is up'))).toHaveLength(1);
  });

  test('of one’s own is told as such', async () => {
    await sitDown({}, at(1));
    house.say(frame({ seq: 2, since: 1, events: [says('b')], ...late(0) }));
    expect(noted()).toEqual(['log-late-you']);
  });
});

describe('the curtain', () => {
  const hidden = { view: { hidden: true } };
  const both = (seq: number, toMove: number, ...events: object[]): Frame[] =>
    [0, 1].map((seat) => at(seq, { seat, to_move: [toMove], events, ...hidden }));

  test('is down until whose turn it is lifts it, and falls when it is another’s', async () => {
    await sitDown({ yours: [0, 1] }, ...both(1, 0));
    expect([state.shared, state.curtain]).toEqual([true, true]);
    state.lift();
    expect(state.curtain).toBe(false);
    house.say(...both(2, 1));
    expect([state.seat, state.curtain, state.lifted]).toEqual([1, true, null]);
  });

  test('keeps what happens for whoever lifts it', async () => {
    await sitDown({ yours: [0, 1] }, ...both(1, 0));
    state.lift();
    house.say(...both(2, 1, says('secret')));
    expect(spoken()).toEqual([]);
    state.lift();
    expect(state.meanwhile).toEqual(['Bert: secret']);
    expect(spoken()).toEqual(['Bert: secret']);
    house.say(...both(3, 0));
    expect([state.meanwhile, spoken()]).toEqual([[], []]); // the device has gone on
  });

  test('or none: what was said to one is gone when the device goes on', async () => {
    await sitDown({ yours: [0, 1] }, at(1, { events: [says('a')] }), at(1, { seat: 1 }));
    state.lift();
    expect(spoken()).toEqual(['Anna: a']);
    house.say(at(2, { to_move: [1] }), at(2, { seat: 1, to_move: [1] }));
    expect(spoken()).toEqual([]);
  });

  test('is not needed where a view hides nothing, for one alone, nor when the match is over', async () => {
    await sitDown({ yours: [0, 1] }, at(1, { seat: 0 }), at(1, { seat: 1 }));
    expect(state.curtain).toBe(false);
    house.say(table({ yours: [0, 1], phase: 'over' }), ...both(2, 0));
    expect(state.curtain).toBe(false);
  });

  test('hides hints and moves to be taken back', async () => {
    await sitDown({ yours: [0, 1] }, ...both(1, 0).map((each) => ({ ...each, can_take_back: true })));
    expect([state.mayTakeBack, state.mayAskHint, state.advice]).toEqual([false, false, null]);
    state.lift();
    expect([state.mayTakeBack, state.mayAskHint]).toEqual([true, true]);
  });

  test('does not hang between people who play at the same time', async () => {
    await sitDown({ yours: [0, 1], race: { mode: 'room', camera: false } }, ...both(1, 0));
    expect([state.together, state.curtain, state.seat]).toEqual([true, false, 0]);
    expect(state.company?.map(({ seat }) => seat)).toEqual([0, 1]);
  });
});

describe('the coach', () => {
  const coached = { coach: { figures: {}, choices: [{ move: '17^', points: 1 }] } };

  test('speaks to whoever has it switched on, anew after a lost line', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('no house')));
    await sitDown({ coach: true }, at(1, coached));
    expect(house.last('coach')).toBeUndefined();
    void state.listenToCoach(true);
    expect(house.last('coach')).toMatchObject({ on: true });
    await answered('coach');
    expect(settings.coach).toBe(true);
    house.hangUp();
    await house.letIn();
    expect(house.heard).toMatchObject([{ t: 'coach', on: true }]);
  });

  test('whose table allows none is not asked', async () => {
    settings.coach = true;
    await sitDown({ coach: false }, at(1));
    expect(house.last('coach')).toBeUndefined();
  });

  test('waits until one has seen what led to the decision, and is silent once it is made', async () => {
    await sitDown({ coach: true }, at(1, { ...coached, events: [says('a', 1000)] }));
    expect(state.advice).toBeNull();
    vi.advanceTimersByTime(1000);
    expect(state.advice).toEqual(coached.coach);
    void state.move('17^');
    expect(state.advice).toBeNull();
  });
});

describe('turns and ends', () => {
  test('one’s own turn is called out', async () => {
    await sitDown({}, at(1, { to_move: [1] }));
    house.say(frame({ seq: 2, since: 1, to_move: [0] }), frame({ seq: 3, since: 2, to_move: [0] }));
    expect(vi.mocked(play).mock.calls).toEqual([['turn']]);
    expect(spoken()).toEqual(['Your turn']);
  });

  test('who is to move is as it was, until one has seen what happened', async () => {
    await sitDown({}, at(1, { to_move: [1] }));
    house.say(frame({ seq: 2, since: 1, to_move: [0], events: [says('a', 1000)] }));
    expect(state.toMove).toEqual([1]);
    vi.advanceTimersByTime(1000);
    expect(state.toMove).toEqual([0]);
  });

  test.each([
    [[1, 2], [0], 'win'],
    [[2, 1], [0], 'lose'],
    [[2, 1], [], 'win'],
  ])('an end with ranks %j for %j sounds like: %s', async (ranks, yours, sound) => {
    const seat = yours[0] ?? null;
    await sitDown({ yours }, at(1, { seat, to_move: [1] }));
    const ending = { scores: [], ranks, reason: '', rule: '' };
    house.say(at(2, { seat, to_move: [0], ending }));
    expect(vi.mocked(play).mock.calls).toEqual([[sound]]);
  });

  test('whoever comes to a match that is over hears nothing of it', async () => {
    await sitDown({ phase: 'over' }, at(9, { ending: { scores: [], ranks: [1, 2], reason: '', rule: '' } }));
    expect(play).not.toHaveBeenCalled();
  });
});

describe('talk', () => {
  const word = (seat: number, text: string, side = false): ToBrowser => ({
    t: 'said',
    seat,
    name: seat === 0 ? 'Anna' : 'Bert',
    phrase: null,
    text,
    side,
  });

  test('of others is noted, one’s own is not', async () => {
    await sitDown({}, word(1, 'hello'), word(0, 'hello you'));
    expect(state.talk.map(({ text }) => text)).toEqual(['hello', 'hello you']);
    expect(noted()).toEqual(['talk-said']);
    house.say(word(1, 'psst', true));
    expect(noted()).toContain('talk-said-side');
  });

  test('of somebody who is muted is not heard, also after the page was loaded anew', async () => {
    await sitDown();
    state.mute('Bert', true);
    house.say(word(1, 'rude'));
    expect(state.talk).toEqual([]);
    state.close();
    await sitDown({}, word(1, 'rude'));
    expect(state.talk).toEqual([]);
    state.mute('Bert', false);
    house.say(word(1, 'sorry'));
    expect(state.talk).toHaveLength(1);
  });

  test('goes back fifty words', async () => {
    await sitDown({}, ...Array.from({ length: 51 }, (_, index) => word(0, String(index))));
    expect(state.talk).toHaveLength(50);
    expect(state.talk[0]?.text).toBe('1');
  });

  test('with one’s side is for those who have one, and not at a device that sides share', async () => {
    await sitDown({ yours: [0] }, at(1, { view: { mine: [2] } }));
    expect(state.hasSide).toBe(true);
    house.say(table({ yours: [0, 2] }), at(2, { view: { mine: [2] } }), at(2, { seat: 2, view: { mine: [0] } }));
    expect(state.hasSide).toBe(true);
    house.say(table({ yours: [0, 1] }));
    expect(state.hasSide).toBe(false);
  });
});

describe('luck', () => {
  const luck = { commitment: 'c0ffee', nonces: ['', ''], secret: null };

  test('gets a nonce from every own seat, once', async () => {
    await sitDown({ phase: 'gathering', luck });
    house.say(table({ phase: 'gathering', luck }));
    expect(house.heard).toMatchObject([{ t: 'sit', seat: 0 }]);
    expect(house.last('sit')?.nonce).toMatch(/^[0-9a-f]{32}$/);
    await answered('sit');
    house.say(table({ phase: 'gathering', luck: { ...luck, nonces: ['abc', ''] } }));
    expect(house.heard).toHaveLength(1);
  });

  test('gets none once the match has begun', async () => {
    await sitDown({ luck });
    expect(house.last('sit')).toBeUndefined();
  });
});

describe('names', () => {
  test('are as one says them: bots by their characters, strangers as strangers', async () => {
    await sitDown({ yours: [1], seats: [guest(0, 'Inconnu'), guest(1, 'Anna'), bot(2, 'honest'), bot(3, 'honest')] });
    expect(state.names).toEqual(['Stranger', 'Anna', 'Belle', 'Jonas']);
  });

  test('of who has none is "You" for oneself', async () => {
    await sitDown({ yours: [0], seats: [guest(0, 'Inconnu'), guest(1, 'Inconnu')] });
    expect(state.names).toEqual(['You', 'Stranger']);
    house.say(table({ yours: [0, 1], seats: [guest(0, 'Inconnu'), guest(1, 'Inconnu')] }));
    expect(state.names).toEqual(['Stranger', 'Stranger 2']);
  });

  test('of who stands up goes, and a bot plays on', async () => {
    await sitDown();
    house.say(table({ seats: [guest(0, 'Anna'), bot(1, 'honest')] }));
    expect(notes.shown).toMatchObject([{ message: 'people-left', values: { bot: 'The Preacher' } }]);
  });
});

describe('where a table cannot be had', () => {
  test('the house says why, before it has shown any', async () => {
    state = new TableState('m1');
    await house.letIn();
    house.say({ t: 'failed', error: 'line-no-table' });
    expect(state.line).toEqual({ kind: 'closed', why: 'line-no-table' });
  });

  test('a failure later is only noted', async () => {
    await sitDown();
    house.say({ t: 'failed', error: 'failed-house' });
    expect(noted()).toEqual(['failed-house']);
    expect(state.line).toEqual({ kind: 'open' });
  });

  test('a board that cannot be fetched closes it', async () => {
    game.loads = () => Promise.reject(new Error('no house'));
    await sitDown();
    expect(state.line).toEqual({ kind: 'closed', why: 'failed-house' });
  });
});

test('one link leads to the match of the moment, for whoever has not played in this one', async () => {
  await sitDown({ yours: [], next: 'm2' });
  expect(route.path).toBe('/m/m2');
});

test('whoever has played sees the result, though the next match has begun', async () => {
  route.path = '/m/m1';
  await sitDown({ next: 'm2' });
  expect(route.path).toBe('/m/m1');
});

describe('a race', () => {
  const race: RaceNow = { phase: 'race', reveal: 3, ready: [], locked: [], elapsed: 0, limit: null };

  test('is run until one’s answer is in', async () => {
    await sitDown({ race: { mode: 'friends', camera: false } }, at(1, { race }));
    expect([state.race.on, state.racing]).toEqual([true, true]);
    house.say({ t: 'locked', reveal: 3, seat: 0 });
    expect(state.racing).toBe(false);
  });

  test('does not wait for what one looks at', async () => {
    await sitDown({}, at(1, { race, events: [says('a', 1000)] }));
    house.say(frame({ seq: 2, since: 1, view: 'newer', race }));
    expect(state.frame?.view).toBe('newer');
  });

  test.each([
    ['ranked', true, 'all'],
    ['ranked', false, 'none'],
    ['friends', true, 'any'],
  ] as const)('%s with a camera: %s, is for cameras: %s', async (mode, camera, cameras) => {
    await sitDown({ race: { mode, camera } });
    expect([state.race.mode, state.race.cameras]).toEqual([mode, cameras]);
  });

  test('without times, an answer counts by when it comes', async () => {
    await sitDown({}, at(1, { race: { ...race, phase: 'rest' } }));
    void state.race.bid('shoot', 5);
    expect(house.last('move')).toMatchObject({ move: 'shoot', seat: 0 });
    expect(house.last('move')).not.toHaveProperty('seq');
    expect(state.pending).toBe('shoot');
  });
});
