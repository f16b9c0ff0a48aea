import { expect, test } from 'vitest';
import { KINDS, LINE_HEIGHT, STEP, seenIn } from '../../../../src/server/gateways/ocr/line-model.ts';
import { evenedLine } from '../../../../src/server/gateways/ocr/stamped-line.ts';

const WIDTH = 64;
const line = Float32Array.from({ length: WIDTH * LINE_HEIGHT }, (_, at) => 120 + ((at * 7919) % 41));

test('every step of a line has a probability for each kind, and they come to one', async () => {
  const seen = await seenIn(evenedLine(line, WIDTH), WIDTH);
  expect(seen).toHaveLength(WIDTH / STEP);
  for (const place of seen) {
    expect(place).toHaveLength(KINDS);
    expect(place.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 4);
  }
});

test('a long line hands the turn back while it is looked at', async () => {
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  const width = 800;
  await seenIn(new Float32Array(width * LINE_HEIGHT), width);
  isDone = true;
  expect(turns).toBeGreaterThan(3);
});

test('how strong the light is, and how bright, makes no difference to an evened line', () => {
  const once = evenedLine(line, WIDTH);
  const brighter = evenedLine(
    line.map((value) => value * 3 + 40),
    WIDTH,
  );
  for (const [at, value] of once.entries()) expect(Math.abs(value - (brighter[at] ?? 0))).toBeLessThan(0.5);
});
