import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answering, frame, House, table } from '../tests/house';
import { Line, type Answer, type LineState, type Listener } from './line';
import type { Frame } from './wire';

let house: House;
let line: Line;
let states: LineState[];
let frames: Frame[];
let failed: string[];

const listener: Listener = {
  table: () => undefined,
  past: () => undefined,
  frame: (news) => frames.push(news),
  said: () => undefined,
  state: (state) => states.push(state),
  failed: ({ error }) => failed.push(error),
};

beforeEach(() => {
  vi.useFakeTimers();
  house = new House();
  [states, frames, failed] = [[], [], []];
  line = new Line('m1', listener);
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
});

const move = (text: string): Promise<Answer> => line.ask({ t: 'move', move: text });
const ids = (): number[] => house.heard.flatMap((message) => ('id' in message ? [message.id] : []));

test('it is opened to the table by the page’s own house', async () => {
  expect(states).toEqual([{ kind: 'opening' }]);
  await house.letIn();
  expect(house.url).toBe('ws://localhost:3000/ws/m1');
  expect(states.at(-1)).toEqual({ kind: 'open' });
});

describe('commands', () => {
  test('each is answered by its own id, whatever the order', async () => {
    await house.letIn();
    const [one, other] = [move('17^'), move('18^')];
    const [first = 0, second = 0] = ids();
    expect(first).not.toBe(second);
    house.say({ t: 'done', id: second }, { t: 'refused', id: first, rule: 'TG-8', message: 'no', values: {} });
    await expect(one).resolves.toMatchObject({ t: 'refused', rule: 'TG-8' });
    await expect(other).resolves.toMatchObject({ t: 'done' });
  });

  test('what is asked without a line goes out once it is open', async () => {
    const answer = move('17^');
    expect(house.tried).toBe(0);
    await house.letIn();
    expect(house.heard).toMatchObject([{ t: 'move', move: '17^' }]);
    house.say({ t: 'done', id: ids()[0]! });
    await expect(answer).resolves.toMatchObject({ t: 'done' });
  });

  test('what was not answered before the line was lost is sent again, under the same id', async () => {
    answering({});
    await house.letIn();
    const answer = move('17^');
    const before = house.heard;
    house.hangUp();
    await house.letIn();
    expect(house.heard).toEqual(before);
    house.say({ t: 'done', id: ids()[0]! });
    await expect(answer).resolves.toMatchObject({ t: 'done' });
    house.hangUp();
    await house.letIn();
    expect(house.heard).toEqual([]); // it was answered
  });

  test('a failure answers the command that it names, and is told by itself without one', async () => {
    await house.letIn();
    const answer = move('17^');
    house.say({ t: 'failed', error: 'failed-house', id: ids()[0]! }, { t: 'failed', error: 'failed-too-many' });
    await expect(answer).resolves.toMatchObject({ error: 'failed-house' });
    expect(failed).toEqual(['failed-too-many']);
  });
});

describe('frames', () => {
  beforeEach(() => house.letIn());

  test('those that follow each other are shown', () => {
    house.say(frame({ seq: 4, since: 4 }), frame({ seq: 5, since: 4 }), frame({ seq: 7, since: 5 }));
    expect(frames.map(({ seq }) => seq)).toEqual([4, 5, 7]);
  });

  test('after a gap the whole position is asked for, and nothing is shown before', () => {
    house.say(frame({ seq: 4, since: 4 }), frame({ seq: 6, since: 5 }));
    expect(frames.map(({ seq }) => seq)).toEqual([4]);
    expect(house.heard).toEqual([{ t: 'sync' }]);
    house.say(frame({ seq: 6, since: 6 }), frame({ seq: 7, since: 6 }));
    expect(frames.map(({ seq }) => seq)).toEqual([4, 6, 7]);
  });

  test('one that comes late is left out without a word', () => {
    house.say(frame({ seq: 4, since: 4 }), frame({ seq: 3, since: 2 }));
    expect(frames.map(({ seq }) => seq)).toEqual([4]);
    expect(house.heard).toEqual([]);
  });

  test('seats are counted apart', () => {
    house.say(frame({ seq: 4, since: 4 }), frame({ seq: 6, since: 5, seat: 1 }), frame({ seq: 5, since: 4 }));
    expect(frames.map(({ seq, seat }) => [seq, seat])).toEqual([
      [4, 0],
      [6, 1],
      [5, 0],
    ]);
  });
});

describe('a line that is lost', () => {
  test.each([
    [1006, 'line-lost'],
    [4408, 'line-too-slow'],
    [4429, 'line-too-many'],
  ])('by code %i is opened again, and says %s meanwhile', async (code, why) => {
    await house.letIn();
    house.hangUp(code);
    expect(states.at(-1)).toEqual({ kind: 'lost', why });
    answering({});
    await house.letIn();
    expect(house.tried).toBe(2);
    expect(states.at(-1)).toEqual({ kind: 'open' });
  });

  test.each([
    [4404, 'line-no-table'],
    [4409, 'failed-other-rules'],
    [4403, 'line-bad-origin'],
    [4400, 'line-unreadable'],
  ])('for good by code %i is not opened again: %s', async (code, why) => {
    await house.letIn();
    house.hangUp(code);
    expect(states.at(-1)).toEqual({ kind: 'closed', why });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(house.tried).toBe(1);
  });

  test('may be back at a house that was upgraded meanwhile: the page asks', async () => {
    const { asked } = answering({});
    await house.letIn();
    expect(asked).toEqual([]);
    house.hangUp();
    await house.letIn();
    expect(asked).toEqual([['GET /', null]]);
  });

  test('because its match has moved is opened at once, and what was not answered is sent again', async () => {
    answering({});
    await house.letIn();
    house.say(table());
    const answer = move('17^');
    const before = house.heard;
    house.hangUp(4421);
    expect(states.at(-1)).toEqual({ kind: 'opening' }); // nothing is wrong
    await vi.advanceTimersByTimeAsync(10);
    expect(house.tried).toBe(2);
    await house.letIn();
    expect(house.heard).toEqual(before);
    house.say({ t: 'done', id: ids()[0]! });
    await expect(answer).resolves.toMatchObject({ t: 'done' });
  });

  test('is not chased from house to house without a pause', async () => {
    await house.letIn();
    house.hangUp(4421); // before anything was said
    expect(states.at(-1)).toEqual({ kind: 'lost', why: 'line-lost' });
    await vi.advanceTimersByTimeAsync(299);
    expect(house.tried).toBe(1);
    await vi.advanceTimersByTimeAsync(301);
    expect(house.tried).toBe(2);
  });

  test('is opened again by each page at a moment of its own', async () => {
    const tries = async (luck: number): Promise<number[]> => {
      vi.spyOn(Math, 'random').mockReturnValue(luck);
      const page = new Line('m2', listener);
      await house.letIn();
      const [began, before, at] = [Date.now(), house.tried, [] as number[]];
      house.hangUp();
      while (at.length < 14) {
        await vi.advanceTimersByTimeAsync(10);
        if (house.tried === before + at.length) continue;
        at.push(Date.now() - began);
        house.hangUp(); // nobody lets it in
      }
      page.close();
      return at;
    };
    line.close();
    const [soonest, latest] = [await tries(0), await tries(0.999)];
    expect([soonest[0], latest[0]]).toEqual([300, 600]);
    expect(soonest.filter((moment) => moment < 2_000)).toHaveLength(4);
    expect(soonest[13]! - soonest[12]!).toBe(4_000);
    expect(latest[13]! - latest[12]!).toBe(6_000);
  });

  test('to a house that hangs is given up soon, and where lines are slow not so soon again', async () => {
    await vi.advanceTimersByTimeAsync(3_990);
    expect(house.tried).toBe(1);
    await vi.advanceTimersByTimeAsync(20);
    expect(states.at(-1)).toEqual({ kind: 'lost', why: 'line-lost' });
    await vi.advanceTimersByTimeAsync(600);
    expect(house.tried).toBe(2);
    await vi.advanceTimersByTimeAsync(19_000);
    expect(house.tried).toBe(2);
    await house.letIn();
    expect(states.at(-1)).toEqual({ kind: 'open' });
  });

  test('without a network it is given up at once, and tried again', async () => {
    await house.letIn();
    window.dispatchEvent(new Event('offline'));
    expect(states.at(-1)).toEqual({ kind: 'lost', why: 'line-lost' });
    answering({});
    await house.letIn();
    expect(states.at(-1)).toEqual({ kind: 'open' });
  });
});

describe('signs of life', () => {
  beforeEach(async () => {
    await house.letIn();
    house.say(table());
  });

  test('are asked for now and then; a house that gives none is tried anew', async () => {
    await vi.advanceTimersByTimeAsync(10_000);
    expect(house.heard).toEqual([{ t: 'ping', n: 0 }]);
    house.say({ t: 'pong', n: 0 });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(house.heard).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(3_010);
    expect(house.tried).toBe(2);
  });

  test('are asked for sooner by whoever waits for an answer', async () => {
    void move('17^');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(house.last('ping')).toEqual({ t: 'ping', n: 1 });
    await vi.advanceTimersByTimeAsync(2_900);
    expect(house.tried).toBe(1);
    await vi.advanceTimersByTimeAsync(110);
    expect(house.tried).toBe(2);
  });

  test('are expected soon by whoever comes back to the page', async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    expect(house.heard).toEqual([{ t: 'ping', n: 0 }]);
    await vi.advanceTimersByTimeAsync(3_010);
    expect(house.tried).toBe(2);
  });

  test('are waited for longer where they take long, or did not come', async () => {
    void move('17^');
    await vi.advanceTimersByTimeAsync(2_000 + 2_900);
    house.say({ t: 'pong', n: 1 });
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(5_700);
    expect(house.tried).toBe(1); // twice as long as the last one took
    await vi.advanceTimersByTimeAsync(110);
    expect(house.tried).toBe(2);
    answering({});
    await house.letIn(); // and says nothing
    await vi.advanceTimersByTimeAsync(5_800);
    expect(house.tried).toBe(2);
    await vi.advanceTimersByTimeAsync(5_900);
    expect(house.tried).toBe(3);
  });
});

test('a house that lets in and says nothing is tried anew', async () => {
  await house.letIn();
  await vi.advanceTimersByTimeAsync(3_010);
  expect(house.tried).toBe(2);
});

test('a line that was closed hears of the network no more', async () => {
  await house.letIn();
  line.close();
  window.dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(house.tried).toBe(1);
});
