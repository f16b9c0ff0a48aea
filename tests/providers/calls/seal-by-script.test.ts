import { expect, test } from 'vitest';
import { openSealByScript } from '../../../src/providers/calls/seal-by-script.ts';
import { seal } from '../../../src/server/http/seal.ts';

const KEY = '0123456789abcdef'.repeat(4);

test('a page over plain http reads what the server has sealed, of any length and in any script', () => {
  for (const result of [
    null,
    7,
    'x',
    '配件 😀',
    { list: Array.from({ length: 50 }, (_, index) => index) },
    'x'.repeat(16),
  ])
    expect(openSealByScript(seal(result, KEY), KEY)).toEqual(result);
});

test('a result of another session is not read', () => {
  expect(() => openSealByScript(seal({ a: 1 }, KEY), 'f'.repeat(64))).toThrow();
});
