// Reads what MediaPipe found (JSON in a file) with the page's own TypeScript, and counts digits read rightly.
import { readFileSync } from 'node:fs';
import { DIGITS } from '../../tests/web/camera/hand.mjs';

const camera = new URL('../../web/src/games/jane/camera/', import.meta.url);
const { Bends, straightnessOf, USUAL } = await import(new URL('bend.ts', camera));
const { Calibration, STEPS } = await import(new URL('calibration.ts', camera));
const { Naming } = await import(new URL('hands.ts', camera));

const { photographed, ...drawn } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const ORDER = ['R', 'L']; // from left to right in the picture

/** Every hand that was found, with the pose that it showed. */
function handsOf(pictures) {
  return pictures.flatMap(({ look, shown, found }) =>
    found.map((hand) => {
      const place = shown.length === 1 || hand.picture[0].x < 0.5 ? 0 : 1;
      const { room } = shown.length === 1 ? hand : new Naming().settle(hand, place === 0, new Bends().read(hand.room));
      return { look, side: ORDER[place], pose: shown[place], room };
    }),
  );
}

function count(pictures, bandsOf = () => USUAL) {
  const hands = handsOf(pictures);
  const right = Object.fromEntries(DIGITS.map((digit) => [digit, 0]));
  for (const hand of hands) {
    const bent = new Bends(bandsOf(hand)).read(hand.room);
    for (const digit of DIGITS) right[digit] += bent.includes(digit) === hand.pose.includes(digit);
  }
  return { shown: pictures.flatMap(({ shown }) => shown).length, hands: hands.length, right };
}

/** What the page's own lesson learns of hands that look like this; a pose that was not found is skipped. */
function learn(pictures, look) {
  const hands = handsOf(pictures).filter((hand) => hand.look === look);
  const calibration = new Calibration();
  for (let taken = 0; !calibration.done; taken += 100) {
    const asked = STEPS[calibration.step].join('');
    const [L, R] = ['L', 'R'].map((side) => hands.find((hand) => hand.side === side && hand.pose === asked));
    if (!L || !R || calibration.late) calibration.skip();
    else calibration.see(taken, { L: straightnessOf(L.room), R: straightnessOf(R.room) });
  }
  return calibration.result();
}

/** The bound between bent and straight that errs least, in the middle of all that do. */
function bestBounds(pictures) {
  const hands = handsOf(pictures).map(({ pose, room }) => [pose, straightnessOf(room)]);
  return Object.fromEntries(
    DIGITS.map((digit) => {
      const errors = (bound) => hands.filter(([pose, degrees]) => degrees[digit] < bound !== pose.includes(digit)).length;
      const bounds = Array.from({ length: 120 }, (_, step) => 50 + step);
      const least = Math.min(...bounds.map(errors));
      const best = bounds.filter((bound) => errors(bound) === least);
      return [digit, best[Math.floor(best.length / 2)]];
    }),
  );
}

const learnt = [...new Set(drawn['held out'].map(({ look }) => look))].map((look) => learn(drawn['held out'], look));
const counted = {
  ...Object.fromEntries(Object.entries(drawn).map(([kind, pictures]) => [`drawn, ${kind}`, count(pictures)])),
  'drawn, held out, calibrated': count(drawn['held out'], ({ look, side }) => learnt[look][side].bands),
  photographed: count(photographed),
};
process.stdout.write(JSON.stringify({ counted, bounds: bestBounds(drawn.tuning) }));
