import { expect, test } from 'vitest';
import { openSeal } from '../../src/providers/seal.ts';
import { seal } from '../../src/server/seal.ts';

const key = '0123456789abcdef'.repeat(4);
const otherKey = 'f'.repeat(64);

test.each([[null], [[]], ['文字 🛞'], [{ list: [1.5, true, null], text: '"\\ </script>' }], ['x'.repeat(100_000)]])(
  'what is sealed is opened again by the same key',
  (result) => {
    expect(openSeal(seal(result, key), key)).toEqual(result);
  },
);

test('the same result never looks the same twice', () => {
  expect(seal({ a: 1 }, key)).not.toBe(seal({ a: 1 }, key));
});

test('another key opens nothing', () => {
  const sealed = seal({ vehicleList: [], total: 0 }, key);
  const opened = () => openSeal(sealed, otherKey);
  expect(opened).toThrow();
});
