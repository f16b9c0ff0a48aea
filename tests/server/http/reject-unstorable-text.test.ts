import { expect, test } from 'vitest';
import { rejectUnstorableText } from '../../../src/server/http/reject-unstorable-text.ts';
import { Refusal } from '../../../src/server/platform/errors.ts';

function refusedPaths(body: unknown): string[] {
  try {
    rejectUnstorableText(body);
    return [];
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== '900400') throw error;
    return (error.details.problems ?? []).map(({ path }) => path);
  }
}

const nested = (depth: number): unknown => (depth === 0 ? 'end' : { a: nested(depth - 1) });

test('ordinary text of any script is accepted', () => {
  expect(refusedPaths({ data: ['刹车片', '🛞', 'é', '', '\t\n', 7, null, true] })).toEqual([]);
});

test('NUL and lone surrogates are refused, each with its path', () => {
  const body = { data: { a: 'x\0', b: ['fine', '\ud800'], c: { d: '\udc00x' } } };
  expect(refusedPaths(body)).toEqual(['data.a', 'data.b.1', 'data.c.d']);
});

test('nesting is allowed up to 32 levels', () => {
  expect(refusedPaths(nested(32))).toEqual([]);
  expect(refusedPaths(nested(33))).toEqual(['a.a.a.a']);
});

test('at most twenty problems of a body are reported', () => {
  expect(refusedPaths(Array.from({ length: 1000 }, () => '\0'))).toHaveLength(20);
});
