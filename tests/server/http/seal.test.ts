import { expect, test, vi } from 'vitest';
import { openSeal } from '../../../src/providers/calls/seal.ts';
import { openSealByScript } from '../../../src/providers/calls/seal-by-script.ts';
import { seal, sealPacked } from '../../../src/server/http/seal.ts';

const key = '0123456789abcdef'.repeat(4);
const otherKey = 'f'.repeat(64);

test.each([[null], [[]], ['文字 🛞'], [{ list: [1.5, true, null], text: '"\\ </script>' }], ['x'.repeat(100_000)]])(
  'what is sealed is opened again by the same key, with the cipher of the browser and without one',
  async (result) => {
    expect(await openSeal(seal(result, key), key)).toEqual(result);
    expect(openSealByScript(seal(result, key), key)).toEqual(result);
  },
);

test('the same result never looks the same twice', () => {
  expect(seal({ a: 1 }, key)).not.toBe(seal({ a: 1 }, key));
});

test('another key opens nothing', async () => {
  const sealed = seal({ vehicleList: [], total: 0 }, key);
  await expect(openSeal(sealed, otherKey)).rejects.toThrow();
  expect(() => openSealByScript(sealed, otherKey)).toThrow();
});

test('a page over plain http, where the browser has no cipher, opens what is sealed all the same', async () => {
  vi.stubGlobal('crypto', {});
  expect(await openSeal(seal({ total: 3 }, key), key)).toEqual({ total: 3 });
  vi.unstubAllGlobals();
});

test('a result that is packed before it is sealed is opened as it was, and is a fraction as long', async () => {
  const tree = Array.from({ length: 300 }, (_, index) => ({ vehAssyId: index, name: '发动机 Engine', children: [] }));
  const sealed = await sealPacked(tree, key);
  expect(await openSeal(sealed, key)).toEqual(tree);
  expect(sealed.length).toBeLessThan(seal(tree, key).length / 5);
});

test('a short result is sealed as it is', async () => {
  expect(openSealByScript(await sealPacked({ total: 3 }, key), key)).toEqual({ total: 3 });
});
