import { expect, test } from 'vitest';
import { z } from 'zod';
import { fen } from '../../src/contract/fields.ts';
import { canBeEmpty, filterOf, filtersOf } from '../../src/contract/filters.ts';

const accepts = (schema: z.ZodType, condition: unknown) => filterOf(schema).safeParse(condition).success;
const day = '2026-11-27';
const time = '2026-11-27T08:00:00Z';

test('a text is filtered by a part, exactly, by everything else, or by being empty', () => {
  for (const condition of ['片', '', { is: '片' }, { not: '片' }, { empty: true }])
    expect(accepts(z.string().max(50), condition)).toBe(true);
  expect(filterOf(z.string().max(50)).parse({ is: ' 片 ' })).toEqual({ is: '片' });
  for (const condition of [7, { from: 'a' }, { is: 'a', not: 'b' }, 'x'.repeat(201)])
    expect(accepts(z.string().max(50), condition)).toBe(false);
});

test('numbers and money are filtered by a value, a range with open ends, or another value', () => {
  for (const schema of [z.number(), fen(0, 100)]) {
    for (const condition of [5, { from: 1 }, { to: 2 }, { from: 1, to: 2 }, { not: 3 }])
      expect(accepts(schema, condition)).toBe(true);
    for (const condition of ['5', { from: '1' }, { is: 1 }, { empty: true }, null])
      expect(accepts(schema, condition)).toBe(false);
  }
});

test('dates are filtered by days; a moment only fits a time', () => {
  for (const schema of [z.iso.date(), z.iso.datetime()]) {
    for (const condition of [day, { from: day, to: day }, { not: day }]) expect(accepts(schema, condition)).toBe(true);
    for (const condition of ['2026-02-30', { from: time }, 20261127]) expect(accepts(schema, condition)).toBe(false);
  }
  expect(accepts(z.iso.datetime(), time)).toBe(true);
  expect(accepts(z.iso.date(), time)).toBe(false);
});

test('a choice is filtered by one of its values, or by the others', () => {
  const choice = z.enum(['open', 'done']);
  for (const condition of ['open', { not: 'done' }]) expect(accepts(choice, condition)).toBe(true);
  for (const condition of ['other', { not: 'other' }, { is: 'open' }]) expect(accepts(choice, condition)).toBe(false);
});

test('only values that can be missing are filtered by null or empty', () => {
  for (const condition of [null, { empty: true }, { empty: false }, 5])
    expect(accepts(z.number().nullable(), condition)).toBe(true);
  expect([z.number().nullable(), z.string().max(50), z.number(), z.boolean()].map(canBeEmpty)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('a list takes one condition for each of its fields, and none for other fields', () => {
  const filters = filtersOf(z.object({ name: z.string(), isOn: z.boolean() }));
  for (const body of [{}, { name: 'a' }, { name: 'a', isOn: { not: true } }])
    expect(filters.safeParse(body).success).toBe(true);
  expect(filters.safeParse({ other: 'a' }).success).toBe(false);
});

test('compound values cannot be filtered by', () => {
  for (const schema of [z.array(z.string()), z.array(z.enum(['a'])), z.object({})])
    expect(() => filterOf(schema)).toThrow();
});
