import { expect, test } from 'vitest';
import { CallError } from '../../../src/providers/calls/call-error.ts';

test('only a call without a response may or may not have reached the server', () => {
  expect(['network', 'timeout', '900500', '900503'].map((code) => new CallError(code, '').isUnanswered)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('the wait that the server names is read, and nothing else in its place', () => {
  expect(new CallError('900503', '', { retryAfterS: 0 }).retryAfterS).toBe(0);
  for (const result of [null, undefined, 'x', {}, { retryAfterS: '5' }])
    expect(new CallError('900503', '', result).retryAfterS).toBeUndefined();
});

test('problems of fields are those with a path and a message', () => {
  const problem = { path: 'data.item.quantity', message: 'must be at least 1' };
  expect(new CallError('900400', '', { problems: [problem, null, { path: 'x' }, 'y'] }).problems).toEqual([problem]);
  for (const result of [null, 'x', {}, { problems: 'x' }, { problems: null }])
    expect(new CallError('900400', '', result).problems).toEqual([]);
});
