import { expect, test } from 'vitest';
import { gathered } from '../../../src/server/platform/batch-loader.ts';

function counted({ most = 10, fails = false } = {}) {
  const asked: { keys: readonly string[]; scope: string }[] = [];
  const state = { fails };
  const find = gathered<string, string>({
    most,
    scopeKey: (scope) => scope,
    async ask(keys, scope) {
      asked.push({ keys, scope });
      if (state.fails) throw new Error('the database is away');
      return new Map(keys.filter((key) => key !== 'unknown').map((key) => [key, `${scope}:${key}`]));
    },
  });
  return { find, asked, state };
}

test('who asks in the same turn is answered by one question, each with what is theirs', async () => {
  const { find, asked } = counted();
  expect(await Promise.all([find('a', 'zh'), find('unknown', 'zh'), find('b', 'zh'), find('a', 'zh')])).toEqual([
    'zh:a',
    undefined,
    'zh:b',
    'zh:a',
  ]);
  expect(asked).toEqual([{ keys: ['a', 'unknown', 'b'], scope: 'zh' }]);
});

test('what differs in language or province is never asked together', async () => {
  const { find, asked } = counted();
  expect(await Promise.all([find('a', 'zh'), find('a', 'en')])).toEqual(['zh:a', 'en:a']);
  expect(asked).toHaveLength(2);
});

test('no question grows beyond its bound', async () => {
  const { find, asked } = counted({ most: 2 });
  expect(await Promise.all(['a', 'b', 'c', 'd', 'e'].map((key) => find(key, 'zh')))).toEqual(
    ['a', 'b', 'c', 'd', 'e'].map((key) => `zh:${key}`),
  );
  expect(asked.map(({ keys }) => keys)).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
});

test('nothing is kept: who asks after a question has left is answered by a new one', async () => {
  const { find, asked } = counted();
  const first = find('a', 'zh');
  await first;
  await find('a', 'zh');
  expect(asked).toHaveLength(2);
});

test('a failure reaches everyone who waited, and the next question is asked anew', async () => {
  const { find, state } = counted({ fails: true });
  const outcomes = await Promise.allSettled([find('a', 'zh'), find('b', 'zh')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  state.fails = false;
  expect(await find('a', 'zh')).toBe('zh:a');
});
