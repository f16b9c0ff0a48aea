import { expect, test } from 'vitest';
import { memoizePerSource, ttlCache, ttlValue } from '../../../../src/server/platform/caches/ttl-cache.ts';

const TTL_MS = 60_000;

/** A cached value whose loads return the given results in order. */
function cachedValue(answers: (number[] | Error)[]) {
  const state = { loads: 0, now: 1 };
  const read = ttlValue(
    async () => {
      const answer = answers[state.loads] ?? [];
      state.loads += 1;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    { ttlMs: TTL_MS, isEmpty: (value) => value.length === 0, now: () => state.now },
  );
  return { read, state };
}

test('a value is loaded once for all readers until it expires', async () => {
  const { read, state } = cachedValue([[1], [2]]);
  expect(await Promise.all([read(), read()])).toEqual([[1], [1]]);
  state.now += TTL_MS;
  expect(await read()).toEqual([1]);
  expect(state.loads).toBe(1);
  state.now += 1;
  expect(await read()).toEqual([2]);
  expect(state.loads).toBe(2);
});

test('an empty value is not cached', async () => {
  const { read, state } = cachedValue([[], [1]]);
  expect(await read()).toEqual([]);
  expect(await read()).toEqual([1]);
  expect(state.loads).toBe(2);
});

test('an error is not cached and rejects all waiting readers', async () => {
  const { read, state } = cachedValue([new Error('unavailable'), [1]]);
  const results = await Promise.allSettled([read(), read()]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await read()).toEqual([1]);
  expect(state.loads).toBe(2);
});

test('each key has its own value, and beyond the limit the least recently used key is evicted', async () => {
  const loads: string[] = [];
  const read = ttlCache(
    async (key: string) => {
      loads.push(key);
      return key.toUpperCase();
    },
    { ttlMs: TTL_MS, max: 2 },
  );
  expect(await Promise.all([read('a'), read('a'), read('b')])).toEqual(['A', 'A', 'B']);
  expect(loads).toEqual(['a', 'b']);
  await read('a');
  await read('c');
  await read('a');
  expect(loads).toEqual(['a', 'b', 'c']);
  await read('b');
  expect(loads).toEqual(['a', 'b', 'c', 'b']);
});

test('a key that is evicted while loading still gets its value', async () => {
  const read = ttlCache(async (key: string) => key.toUpperCase(), { ttlMs: TTL_MS, max: 1 });
  expect(await Promise.all([read('a'), read('b'), read('c')])).toEqual(['A', 'B', 'C']);
});

test('a result is computed once per text and source, and the least recently used text is evicted', () => {
  const computed: string[] = [];
  const compute = memoizePerSource(2, (text, source: { name: string }) => {
    computed.push(`${text} ${source.name}`);
    return `${text} ${source.name}`;
  });
  const source = { name: 'old' };
  expect([compute('a', source), compute('a', source), compute('a', { name: 'new' })]).toEqual([
    'a old',
    'a old',
    'a new',
  ]);
  expect(computed).toEqual(['a old', 'a new']);
  compute('b', source);
  compute('c', source);
  compute('b', source);
  compute('a', source);
  expect(computed).toEqual(['a old', 'a new', 'b old', 'c old', 'a old']);
});
