import { expect, test, vi } from 'vitest';
import { byteCache } from '../../../../src/server/platform/caches/byte-cache.ts';

const cacheOf = (maxBytes: number, now = () => 1) =>
  byteCache<{ bytes: number }>({ maxBytes, bytesOf: ({ bytes }) => bytes, ttlMsOf: () => 1_000, now });

test('concurrent loads of a key share one, and its value is cached for its time', async () => {
  let time = 1;
  const get = cacheOf(10_000, () => time);
  const load = vi.fn(async () => ({ bytes: 1 }));
  const [first, second] = await Promise.all([get('a', load), get('a', load)]);
  expect(first).toBe(second);
  time = 1_000;
  expect(await get('a', load)).toBe(first);
  expect(load).toHaveBeenCalledTimes(1);
  time = 1_002;
  await get('a', load);
  expect(load).toHaveBeenCalledTimes(2);
});

test('an error is not cached', async () => {
  const get = cacheOf(10_000);
  await expect(get('a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await get('a', async () => ({ bytes: 1 }))).toEqual({ bytes: 1 });
});

test('values beyond the bytes are dropped, the least recently used first, and keys count too', async () => {
  const get = cacheOf(10_000);
  const load = vi.fn(async () => ({ bytes: 3_000 }));
  for (const key of ['a', 'b', 'c', 'd', 'd']) await get(key, load);
  expect(load).toHaveBeenCalledTimes(4);
  await get('a', load);
  expect(load).toHaveBeenCalledTimes(5);
  await get('x'.repeat(5_000), async () => ({ bytes: 1 }));
  await get('a', load);
  expect(load).toHaveBeenCalledTimes(5);
  await get('y'.repeat(3_000), async () => ({ bytes: 1 }));
  await get('d', load);
  expect(load).toHaveBeenCalledTimes(6);
});
