// How the page reads hands, tried on hands that are made of numbers.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bends, DIGITS, hand } from './hand.mjs';

const camera = new URL('../../../web/src/games/jane/camera/', import.meta.url);
const { Bends, straightnessOf, USUAL } = await import(new URL('bend.ts', camera));
const { Calibration, STEPS } = await import(new URL('calibration.ts', camera));
const { isPistol, Naming, tellApart } = await import(new URL('hands.ts', camera));
const { isRead } = await import(new URL('reading.ts', camera));
const { Stillness } = await import(new URL('stillness.ts', camera));

const SIDES = ['L', 'R'];
const POSES = Array.from({ length: 32 }, (_, mask) => DIGITS.filter((_digit, place) => mask & (1 << place)).join(''));
const TURNS = [-25, 0, 25].flatMap((pitch) => [-30, 0, 30].flatMap((yaw) => [-20, 0, 20].map((roll) => ({ pitch, yaw, roll }))));

const points = (list) => list.map(([x, y, z]) => ({ x: x / 1000, y: y / 1000, z: z / 1000 }));
const room = (side, letters, turn, amount) => points(hand(side, bends(letters, amount), turn));

/** A hand in the picture, its wrist at x from the left. */
function seen(side, letters, x = 0.5, turn = {}) {
  const flat = hand(side, bends(letters), turn);
  const picture = flat.map(([px, py, pz]) => ({ x: x + px / 640, y: 0.8 + py / 480, z: pz / 640 }));
  return { picture, room: points(flat) };
}

test('every pose of every digit of both hands is read, however the hand is turned', () => {
  for (const side of SIDES)
    for (const turn of TURNS)
      for (const pose of POSES) assert.equal(new Bends().read(room(side, pose, turn)).join(''), pose, `${side} ${JSON.stringify(turn)}`);
});

test('a little noise in every point changes nothing', () => {
  let state = 7;
  const noise = () => ((state = (state * 48271) % 2147483647) / 2147483647 - 0.5) * 0.008; // 4 mm to each side
  for (const side of SIDES)
    for (const pose of POSES) {
      const shaken = room(side, pose).map(({ x, y, z }) => ({ x: x + noise(), y: y + noise(), z: z + noise() }));
      assert.equal(new Bends().read(shaken).join(''), pose);
    }
});

test('a digit that is neither bent nor straight stays as it was', () => {
  for (const digit of DIGITS) {
    const { bent, straight } = USUAL[digit];
    const between = Array.from({ length: 101 }, (_, step) => step / 100).find((amount) => {
      const degrees = straightnessOf(room('R', digit, {}, amount))[digit];
      return degrees > bent && degrees < straight;
    });
    const half = room('R', digit, {}, between);
    const hand = new Bends();
    assert.deepEqual([room('R', ''), half, room('R', digit), half, room('R', '')].map((each) => hand.read(each).join('')), ['', '', digit, digit, '']);
  }
});

test('hands are told apart by their place, as a mirror or not', () => {
  const [left, right] = [seen('L', 'I', 0.75), seen('R', 'M', 0.25)];
  assert.deepEqual(tellApart([right, left], true), { L: left, R: right });
  assert.deepEqual(tellApart([left, right], true), { L: left, R: right });
  assert.deepEqual(tellApart([left, right], false), { L: right, R: left });
  assert.deepEqual(tellApart([left], true), { L: left });
  assert.deepEqual(tellApart([right], true), { R: right });
  assert.deepEqual(tellApart([], true), {});
});

test('a hand that is found twice is one hand', () => {
  assert.deepEqual(Object.keys(tellApart([seen('R', '', 0.3), seen('R', '', 0.31)], true)), ['R']);
});

test('a hand that is taken for the other one is read from the right end, whether one shows palms or backs', () => {
  const wrongWay = ({ picture, room }) => {
    const turn = (list) => [...list.slice(0, 5), ...[17, 13, 9, 5].flatMap((first) => list.slice(first, first + 4))];
    return { picture: turn(picture), room: turn(room) };
  };
  const read = (naming, hand, onTheLeft) => new Bends().read(naming.settle(hand, onTheLeft, new Bends().read(hand.room)).room).join('');
  for (const [side, onTheLeft] of [['R', true], ['L', false]]) {
    for (const back of [false, true]) {
      const shown = (letters) => seen(back ? { L: 'R', R: 'L' }[side] : side, letters);
      const naming = new Naming();
      assert.equal(read(naming, shown(''), onTheLeft), '');
      for (const pose of POSES) {
        assert.equal(read(naming, shown(pose), onTheLeft), pose);
        if (pose) assert.equal(read(naming, wrongWay(shown(pose)), onTheLeft), pose, `${side} ${back}`);
      }
    }
  }
});

test('a pistol points sideways or at somebody, never up, and only with these digits', () => {
  for (const side of SIDES) {
    assert.ok(isPistol(seen(side, 'MRP', 0.5, { roll: 80 }), ['M', 'R', 'P']));
    assert.ok(isPistol(seen(side, 'MRP', 0.5, { pitch: 75 }), ['M', 'R', 'P']));
    assert.ok(!isPistol(seen(side, 'MRP'), ['M', 'R', 'P']));
    assert.ok(!isPistol(seen(side, 'TMRP', 0.5, { roll: 80 }), ['T', 'M', 'R', 'P']));
    assert.ok(!isPistol(seen(side, 'MP', 0.5, { roll: 80 }), ['M', 'P']));
  }
});

// Stillness -----------------------------------------------------------------------------------------------------------------

const HERE = [{ x: 1, y: 1, z: 0 }];
const THERE = [{ x: 1.5, y: 1, z: 0 }];
const show = (stillness, ...pictures) => pictures.map(([taken, pose, places = HERE]) => stillness.see(taken, pose, places, 800));

test('a pose that is kept still answers, and counts from its first picture', () => {
  const stillness = new Stillness();
  const held = show(stillness, [0, 'open'], [100, 'bent'], [500, 'bent'], [900, 'bent']);
  assert.deepEqual(held.map(({ share }) => share), [0, 0, 0.5, 1]);
  assert.deepEqual(held.map(({ fresh }) => fresh), [false, true, false, false]);
  assert.equal(held.at(-1).since, 100);
});

test('the pose in which the cards find the hands answers only once they were shown anew', () => {
  const stillness = new Stillness();
  assert.ok(show(stillness, [0, 'open'], [900, 'open'], [1800, 'open']).every(({ share }) => share === 0));
  show(stillness, [2000, null], [2300, null]);
  assert.equal(show(stillness, [2400, 'open'], [3200, 'open']).at(-1).share, 1);
  stillness.start();
  assert.equal(show(stillness, [4000, 'open'], [4900, 'open']).at(-1).share, 0);
});

test('hands that wander or change begin again', () => {
  const stillness = new Stillness();
  const held = show(stillness, [0, 'a'], [100, 'b'], [600, 'b', THERE], [1000, 'b', THERE], [1100, 'c', THERE]);
  assert.deepEqual(held.map(({ since }) => since), [0, 100, 600, 600, 1100]);
  assert.deepEqual(held.map(({ fresh }) => fresh), [false, true, true, false, true]);
});

test('a camera may blink, but not look away', () => {
  const stillness = new Stillness();
  const held = show(stillness, [0, 'a'], [100, 'b'], [300, null], [340, 'b'], [700, null], [740, 'b']);
  assert.equal(held[3].since, 100);
  assert.equal(held[5].since, 740);
});

// Calibration ---------------------------------------------------------------------------------------------------------------

const HUMAN = 700; // milliseconds from a question to the hands that answer it

/** Go through the lesson as these hands would: what they show some time after they are asked for something. */
function learn(answer, { gap = 100, after = HUMAN, skip = '' } = {}) {
  const calibration = new Calibration();
  let [taken, asked, since, shown] = [0, -1, 0, ''];
  while (!calibration.done) {
    taken += gap;
    assert.ok(taken < 60_000, `the lesson waits for ever at step ${calibration.step}`);
    if (calibration.step !== asked) [asked, since] = [calibration.step, taken];
    const letters = STEPS[asked].join('');
    if (taken - since >= after) shown = letters;
    if (calibration.late && letters === skip) calibration.skip();
    else calibration.see(taken, { L: straightnessOf(answer('L', shown)), R: straightnessOf(answer('R', shown)) });
  }
  return { taken, result: calibration.result() };
}

test('a calibration takes ten seconds, and knows every pose of the hands it saw', () => {
  const { taken, result } = learn((side, asked) => room(side, asked, {}, 0.8));
  assert.ok(taken >= 9_000 && taken <= 11_000, `${taken}`);
  for (const side of SIDES) {
    assert.deepEqual(result[side].weak, []);
    for (const pose of POSES) assert.equal(new Bends(result[side].bands).read(room(side, pose, {}, 0.8)).join(''), pose);
  }
});

test('it waits for slow hands, and learns the same from them', () => {
  const [quick, slow] = [{}, { after: 3500, gap: 400 }].map((pace) => learn((side, asked) => room(side, asked), pace));
  assert.ok(slow.taken > 2 * quick.taken);
  assert.deepEqual(slow.result, quick.result);
});

test('fingers that hardly bend are read after a calibration, and not before', () => {
  const stiff = (side, letters) => room(side, letters, {}, 0.4);
  assert.notEqual(new Bends().read(stiff('R', 'IMRP')).join(''), 'IMRP');
  const { result } = learn(stiff);
  assert.equal(new Bends(result.R.bands).read(stiff('R', 'IMRP')).join(''), 'IMRP');
});

test('a digit that nobody can tell is waited for, can be skipped, is called weak, and keeps the usual band', () => {
  const numb = (side, letters) => room(side, side === 'L' ? letters.replace('R', '') : letters);
  assert.throws(() => learn(numb), /waits for ever at step 4/);
  const { result } = learn(numb, { skip: 'R' });
  assert.deepEqual([result.L.weak, result.R.weak], [['R'], []]);
  assert.deepEqual(result.L.bands.R, USUAL.R);
});

test('a lesson that is skipped to its end has learnt nothing, and breaks nothing', () => {
  const calibration = new Calibration();
  while (!calibration.done) calibration.skip();
  for (const side of SIDES) assert.deepEqual(calibration.result()[side], { bands: USUAL, weak: DIGITS });
});

test('nothing but time in which the pose is seen counts', () => {
  const calibration = new Calibration();
  const fists = { L: straightnessOf(room('L', 'IMRP')), R: straightnessOf(room('R', 'IMRP')) };
  for (let taken = 0; taken < 3_000; taken += 100) calibration.see(taken, null);
  for (let taken = 3_000; taken < 6_000; taken += 100) calibration.see(taken, fists);
  assert.deepEqual([calibration.step, calibration.share, calibration.seen, calibration.late], [0, 0, false, false]);
  for (let taken = 6_000; taken < 8_000; taken += 100) calibration.see(taken, fists);
  assert.ok(calibration.late);
});

// Whose answer it is --------------------------------------------------------------------------------------------------------

test('keys correct two digits of what a camera has read, and no more', () => {
  const read = { L: ['I'], R: ['M', 'R'] };
  assert.ok(isRead(read, read));
  assert.ok(isRead({ L: [], R: ['M', 'R', 'P'] }, read));
  assert.ok(!isRead({ L: [], R: ['R', 'P'] }, read));
});
