// Reads what MediaPipe found (JSON on the standard input) with the page's own TypeScript, and counts digits read rightly.
import { readFileSync } from 'node:fs';
import { DIGITS } from '../../tests/web/camera/hand.mjs';

const camera = new URL('../../web/src/games/jane/camera/', import.meta.url);
const { Bends } = await import(new URL('bend.ts', camera));

const { drawn, photographed } = JSON.parse(readFileSync(process.argv[2], 'utf8'));

function count(pictures) {
  const right = Object.fromEntries(DIGITS.map((digit) => [digit, 0]));
  let [hands, shown] = [0, 0];
  for (const { shown: poses, found } of pictures) {
    shown += poses.length;
    for (const { picture, room } of found) {
      const pose = poses.length === 1 ? poses[0] : poses[picture[0].x < 0.5 ? 0 : 1];
      const bent = new Bends().read(room);
      hands += 1;
      for (const digit of DIGITS) right[digit] += bent.includes(digit) === pose.includes(digit);
    }
  }
  return { shown, hands, right };
}

process.stdout.write(JSON.stringify({ drawn: count(drawn), photographed: count(photographed) }));
