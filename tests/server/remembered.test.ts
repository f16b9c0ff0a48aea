import { expect, test } from 'vitest';
import { remembered } from '../../src/server/remembered.ts';

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
