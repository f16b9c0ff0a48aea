import { expect, test } from 'vitest';
import { fen, Id, IdempotencyKey, IdInQuery, OeText, text } from '../../src/contract/fields.ts';

const accepts = (schema: { safeParse(value: unknown): { success: boolean } }, values: readonly unknown[]) =>
  values.map((value) => schema.safeParse(value).success);

test('an id is a positive whole number that the database holds, and in a query only its plain digits', () => {
  expect(accepts(Id, [1, 2_147_483_647])).toEqual([true, true]);
  expect(accepts(Id, [0, -1, 1.5, '1', 2_147_483_648])).toEqual(Array(5).fill(false));
  expect(IdInQuery.parse('120')).toBe(120);
  expect(accepts(IdInQuery, ['', '0', '012', '-1', '1e3', ' 1', '1\n', '1234567890', '１'])).toEqual(
    Array(9).fill(false),
  );
});

test('typed text is trimmed, measured after that, and never empty', () => {
  expect(text(3).parse('  abc ')).toBe('abc');
  expect(accepts(text(3), ['', '   ', 'abcd'])).toEqual([false, false, false]);
  expect(accepts(OeText, ['\u3000'])).toEqual([false]);
});

test('money is whole fen within its bounds', () => {
  expect(accepts(fen(0, 100), [0, 100, -1, 101, 0.5])).toEqual([true, true, false, false, false]);
});

test('an idempotency key is 16 to 64 safe characters', () => {
  expect(accepts(IdempotencyKey, ['a'.repeat(16), 'a'.repeat(64)])).toEqual([true, true]);
  expect(accepts(IdempotencyKey, ['a'.repeat(15), 'a'.repeat(65), `${'a'.repeat(16)} `])).toEqual([
    false,
    false,
    false,
  ]);
});
