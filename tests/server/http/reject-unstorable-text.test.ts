import { expect, test } from 'vitest';
import { rejectUnstorableText } from '../../../src/server/http/reject-unstorable-text.ts';
import { Refusal } from '../../../src/server/platform/errors.ts';

function placesRefused(body: unknown): string[] {
  try {
    rejectUnstorableText(body);
    return [];
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== '900400') throw error;
    return (error.details.problems ?? []).map(({ path }) => path);
  }
}

const nested = (depth: number): unknown => (depth === 0 ? 'end' : { a: nested(depth - 1) });

test('ordinary text of any script passes', () => {
  expect(placesRefused({ data: ['刹车片', '🛞', 'é', '', '\t\n', 7, null, true] })).toEqual([]);
});

test('NUL and lone surrogates are refused, each with its place', () => {
  const body = { data: { a: 'x\0', b: ['fine', '\ud800'], c: { d: '\udc00x' } } };
  expect(placesRefused(body)).toEqual(['data.a', 'data.b.1', 'data.c.d']);
});

test('nesting passes to 32 levels and is refused beyond', () => {
  expect(placesRefused(nested(32))).toEqual([]);
  expect(placesRefused(nested(33))).toEqual(['a.a.a.a']);
});

test('a body with very many problems names the first twenty', () => {
  expect(placesRefused(Array.from({ length: 1000 }, () => '\0'))).toHaveLength(20);
});
