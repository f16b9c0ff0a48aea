import { expect, test } from 'vitest';
import { createBatchLoader, createBatchWriter } from '../../../../src/server/platform/caches/batch-loader.ts';

function countedLoader({ maxBatchSize = 10 } = {}) {
  const batches: { keys: readonly string[]; scope: string }[] = [];
  const state = { fails: false };
  const load = createBatchLoader<string, string, string>({
    maxBatchSize,
    keyOf: (key) => key,
    scopeKey: (scope) => scope,
    async loadMany(keys, scope) {
      batches.push({ keys, scope });
      if (state.fails) throw new Error('the database is unavailable');
      return new Map(keys.filter((key) => key !== 'unknown').map((key) => [key, `${scope}:${key}`]));
    },
  });
  return { load, batches, state };
}

test('keys requested in the same event-loop turn are loaded in one batch without duplicates', async () => {
  const { load, batches } = countedLoader();
  expect(await Promise.all([load('a', 'zh'), load('unknown', 'zh'), load('b', 'zh'), load('a', 'zh')])).toEqual([
    'zh:a',
    undefined,
    'zh:b',
    'zh:a',
  ]);
  expect(batches).toEqual([{ keys: ['a', 'unknown', 'b'], scope: 'zh' }]);
});

test('keys of several fields are loaded as they are, and equal ones once', async () => {
  const batches: (readonly { id: number; language: string }[])[] = [];
  const load = createBatchLoader<null, { id: number; language: string }, string>({
    ...{ maxBatchSize: 10, keyOf: ({ id }) => id, scopeKey: () => '' },
    async loadMany(keys) {
      batches.push(keys);
      return new Map(keys.map(({ id, language }) => [id, language]));
    },
  });
  const first = { id: 1, language: 'en' };
  const second = { id: 2, language: 'en' };
  expect(await Promise.all([load(first, null), load(second, null), load({ ...first }, null)])).toEqual([
    'en',
    'en',
    'en',
  ]);
  expect(batches).toEqual([[first, second]]);
});

test('keys requested by several sockets in one turn are loaded in one batch', async () => {
  const { load, batches } = countedLoader();
  const fromSocket = (key: string) =>
    new Promise((resolve) => process.nextTick(() => Promise.resolve().then(() => resolve(load(key, 'zh')))));
  await Promise.all([fromSocket('a'), fromSocket('b'), fromSocket('c')]);
  expect(batches.map(({ keys }) => keys)).toEqual([['a', 'b', 'c']]);
});

test('keys of different scopes are loaded in separate batches', async () => {
  const { load, batches } = countedLoader();
  expect(await Promise.all([load('a', 'zh'), load('a', 'en')])).toEqual(['zh:a', 'en:a']);
  expect(batches).toHaveLength(2);
});

test('a batch does not exceed the maximum size', async () => {
  const { load, batches } = countedLoader({ maxBatchSize: 2 });
  expect(await Promise.all(['a', 'b', 'c', 'd', 'e'].map((key) => load(key, 'zh')))).toEqual(
    ['a', 'b', 'c', 'd', 'e'].map((key) => `zh:${key}`),
  );
  expect(batches.map(({ keys }) => keys)).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
});

test('results are not cached: a key requested after its batch has started is loaded again', async () => {
  const { load, batches } = countedLoader();
  await load('a', 'zh');
  await load('a', 'zh');
  expect(batches).toHaveLength(2);
});

test('an error rejects every request of the batch, and the next batch is loaded normally', async () => {
  const { load, state } = countedLoader();
  state.fails = true;
  const outcomes = await Promise.allSettled([load('a', 'zh'), load('b', 'zh')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  state.fails = false;
  expect(await load('a', 'zh')).toBe('zh:a');
});

test.each([
  [true, [['a'], ['b', 'c']]],
  [false, [['a'], ['b'], ['c']]],
])('keys that arrive during a load wait for its end if loads are serial (%s)', async (isSerial, expected) => {
  const batches: (readonly string[])[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const load = createBatchLoader<string, string, string>({
    ...{ maxBatchSize: 10, isSerial, keyOf: (key) => key, scopeKey: (scope) => scope },
    async loadMany(keys) {
      batches.push(keys);
      if (batches.length === 1) await held;
      return new Map();
    },
  });
  const turns = async () => {
    for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
  };
  const loads = [];
  for (const key of ['a', 'b', 'c']) {
    loads.push(load(key, 'zh'));
    await turns();
  }
  release();
  await Promise.all(loads);
  expect(batches).toEqual(expected);
});

test('items that arrive while others are written are written together afterwards, each with its own result', async () => {
  const batches: (readonly string[])[] = [];
  const write = createBatchWriter({
    maxBatchSize: 10,
    async writeMany(items: readonly string[]) {
      batches.push(items);
      await new Promise((resolve) => setTimeout(resolve, 5));
      return items.map((item) => `${item} written`);
    },
  });
  const first = write('a');
  await new Promise((resolve) => setTimeout(resolve, 2));
  expect(await Promise.all([first, write('b'), write('b'), write('c')])).toEqual([
    'a written',
    'b written',
    'b written',
    'c written',
  ]);
  expect(batches).toEqual([['a'], ['b', 'b', 'c']]);
});

const failingWriter = (error: Error) => {
  const batches: (readonly string[])[] = [];
  const write = createBatchWriter({
    maxBatchSize: 10,
    writeMany: async (items: readonly string[]) => {
      batches.push(items);
      if (items.includes('bad')) throw error;
      return items;
    },
  });
  const outcomes = async (...items: string[]) =>
    (await Promise.allSettled(items.map(write))).map(({ status }) => status);
  return { batches, outcomes };
};

test('an item that the database refuses does not fail the others', async () => {
  const { batches, outcomes } = failingWriter(new Error('not written'));
  expect(await outcomes('good', 'bad', 'better')).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(batches).toEqual([['good', 'bad', 'better'], ['good'], ['bad'], ['better']]);
});

test('items are not written again after a statement that may have committed', async () => {
  const lost = Object.assign(new Error('connection lost'), { code: '08006' });
  const { batches, outcomes } = failingWriter(lost);
  expect(await outcomes('good', 'bad')).toEqual(['rejected', 'rejected']);
  expect(batches).toEqual([['good', 'bad']]);
});
