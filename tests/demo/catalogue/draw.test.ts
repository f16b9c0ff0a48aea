import { expect, test } from 'vitest';
import { createDraw, DIGITS } from '../../../src/demo/catalogue/draw.ts';

test('an answer depends on the seed and the key, not on what was asked before', () => {
  const [one, same, other] = [createDraw('seed'), createDraw('seed'), createDraw('other')];
  same.hash('asked first');
  expect(one.hash('key')).toBe(same.hash('key'));
  expect(one.hash('key')).not.toBe(other.hash('key'));
  expect(one.hash('key')).not.toBe(one.hash('key2'));
});

test('whole numbers cover their span, both ends included, about evenly', () => {
  const draw = createDraw('seed');
  const counts = new Map<number, number>();
  for (let index = 0; index < 6000; index += 1) {
    const value = draw.between(`throw/${index}`, 1, 6);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  expect([...counts.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  expect(Math.min(...counts.values())).toBeGreaterThan(850);
});

test('a share chooses about that many', () => {
  const draw = createDraw('seed');
  const chosen = Array.from({ length: 10_000 }, (_, index) => draw.isChosen(`lot/${index}`, 0.2)).filter(Boolean);
  expect(chosen.length).toBeGreaterThan(1850);
  expect(chosen.length).toBeLessThan(2150);
});

test('text is of its alphabet and length; nothing can be picked from an empty list', () => {
  const draw = createDraw('seed');
  expect(draw.text('number', 8, DIGITS)).toMatch(/^\d{8}$/);
  expect(() => draw.pick('none', [])).toThrow('nothing to pick');
});
