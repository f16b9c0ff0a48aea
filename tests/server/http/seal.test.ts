import { expect, test, vi } from 'vitest';
import { openSeal } from '../../../src/providers/calls/seal.ts';
import { openSealByScript } from '../../../src/providers/calls/seal-by-script.ts';
import { seal, sealPacked } from '../../../src/server/http/seal.ts';

const key = '0123456789abcdef'.repeat(4);
const otherKey = 'f'.repeat(64);

test.each([[null], [[]], ['文字 🛞'], [{ list: [1.5, true, null], text: '"\\ </script>' }], ['x'.repeat(100_000)]])(
  'a sealed result is opened with the same key, by Web Crypto and by script',
  async (result) => {
    expect(await openSeal(seal(result, key), key)).toEqual(result);
    expect(openSealByScript(seal(result, key), key)).toEqual(result);
  },
);

test('sealing the same result twice gives different texts', () => {
  expect(seal({ a: 1 }, key)).not.toBe(seal({ a: 1 }, key));
});

test('a sealed result cannot be opened with another key', async () => {
  const sealed = seal({ vehicleList: [], total: 0 }, key);
  await expect(openSeal(sealed, otherKey)).rejects.toThrow();
  expect(() => openSealByScript(sealed, otherKey)).toThrow();
});

test('a sealed result can be opened over plain http, where browsers have no Web Crypto', async () => {
  vi.stubGlobal('crypto', {});
  expect(await openSeal(seal({ total: 3 }, key), key)).toEqual({ total: 3 });
  vi.unstubAllGlobals();
});

test('a compressed sealed result opens unchanged and is much shorter', async () => {
  const tree = Array.from({ length: 300 }, (_, index) => ({ vehAssyId: index, name: '发动机 Engine', children: [] }));
  const sealed = await sealPacked(tree, key);
  expect(await openSeal(sealed, key)).toEqual(tree);
  expect(sealed.length).toBeLessThan(seal(tree, key).length / 5);
});

test('a short result is not compressed', async () => {
  expect(openSealByScript(await sealPacked({ total: 3 }, key), key)).toEqual({ total: 3 });
});
