import { expect, test } from 'vitest';
import { remembered, rememberedEach, workedOut } from '../../../src/server/platform/ttl-cache.ts';

function countedLoad(answers: (number[] | Error)[]) {
  let loads = 0;
  let time = 0;
  const read = remembered(
    async () => {
      const answer = answers[loads] ?? [];
      loads += 1;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    { keepMs: 60_000, isEmpty: (value) => value.length === 0, now: () => time },
  );
  return {
    read,
    loads: () => loads,
    pass: (ms: number) => {
      time += ms;
    },
  };
}

test('what was loaded serves everyone until its time is over', async () => {
  const { read, loads, pass } = countedLoad([[1], [2]]);
  expect(await Promise.all([read(), read()])).toEqual([[1], [1]]);
  pass(59_999);
  expect(await read()).toEqual([1]);
  expect(loads()).toBe(1);
  pass(1);
  expect(await read()).toEqual([2]);
  expect(loads()).toBe(2);
});

test('an empty catalogue is asked again at once', async () => {
  const { read, loads } = countedLoad([[], [1]]);
  expect(await read()).toEqual([]);
  expect(await read()).toEqual([1]);
  expect(loads()).toBe(2);
});

test('a failure is not remembered', async () => {
  const { read } = countedLoad([new Error('away'), [1]]);
  await expect(read()).rejects.toThrow('away');
  expect(await read()).toEqual([1]);
});

test('of each key what was loaded serves until its time is over, and no more keys are kept than the bound', async () => {
  const loads: string[] = [];
  let time = 0;
  const read = rememberedEach(
    async (key: string) => {
      loads.push(key);
      if (key === 'broken') throw new Error('not there');
      return key.toUpperCase();
    },
    { keepMs: 60_000, isEmpty: (value) => value === '', most: 2, now: () => time },
  );
  expect(await Promise.all([read('a'), read('a'), read('b')])).toEqual(['A', 'A', 'B']);
  expect(loads).toEqual(['a', 'b']);
  await expect(read('broken')).rejects.toThrow('not there');
  await expect(read('broken')).rejects.toThrow('not there');
  expect(loads).toEqual(['a', 'b', 'broken', 'broken']);
  // The failed ones took the place of the oldest.
  await read('a');
  expect(loads.at(-1)).toBe('a');
  time = 60_000;
  await read('a');
  expect(loads.filter((key) => key === 'a')).toHaveLength(3);
});

test('what follows from a source is worked out once a key, and anew for another source', () => {
  const made: string[] = [];
  const read = workedOut(2, (key, source: { word: string }) => {
    made.push(`${key} ${source.word}`);
    return `${key} ${source.word}`;
  });
  const source = { word: 'old' };
  expect([read('a', source), read('a', source), read('a', { word: 'new' })]).toEqual(['a old', 'a old', 'a new']);
  expect(made).toEqual(['a old', 'a new']);
  read('b', source);
  read('c', source);
  read('a', source);
  // Beyond the bound everything is forgotten, never more is kept.
  expect(made).toEqual(['a old', 'a new', 'b old', 'c old', 'a old']);
});
