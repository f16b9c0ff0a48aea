import { expect, test } from 'vitest';
import { createKeyedRandom, DIGITS } from '../../../src/demo/catalogue/keyed-random.ts';

test('a value depends on the seed and the key, not on calls before', () => {
  const [one, same, other] = [createKeyedRandom('seed'), createKeyedRandom('seed'), createKeyedRandom('other')];
  same.hash('asked first');
  expect(one.hash('key')).toBe(same.hash('key'));
  expect(one.hash('key')).not.toBe(other.hash('key'));
  expect(one.hash('key')).not.toBe(one.hash('key2'));
});

test('whole numbers cover their range evenly, both ends included', () => {
  const draw = createKeyedRandom('seed');
  const counts = new Map<number, number>();
  for (let index = 0; index < 6000; index += 1) {
    const value = draw.between(`throw/${index}`, 1, 6);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  expect([...counts.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  expect(Math.min(...counts.values())).toBeGreaterThan(850);
});

test('isChosen selects about the given share', () => {
  const draw = createKeyedRandom('seed');
  const chosen = Array.from({ length: 10_000 }, (_, index) => draw.isChosen(`lot/${index}`, 0.2)).filter(Boolean);
  expect(chosen.length).toBeGreaterThan(1850);
  expect(chosen.length).toBeLessThan(2150);
});

test('text has its alphabet and length; picking from an empty list throws', () => {
  const draw = createKeyedRandom('seed');
  expect(draw.text('number', 8, DIGITS)).toMatch(/^\d{8}$/);
  expect(() => draw.pick('none', [])).toThrow('nothing to pick');
});
