import { expect, test } from 'vitest';
import { z } from 'zod';
import { resources } from '../../src/contract/all-calls.ts';
import { bareSchema, choicesOf, kindOf } from '../../src/contract/field-kind.ts';
import { fieldKinds, Id, text } from '../../src/contract/fields.ts';
import { isMoneyField } from '../../src/contract/money-field.ts';

test('the kind of a field follows from its schema, also if optional, nullable or with a default', () => {
  expect(kindOf(text(30))).toBe('text');
  expect(kindOf(z.string().max(200).nullable().default(null))).toBe('longText');
  expect(kindOf(z.string())).toBe('longText');
  expect(kindOf(z.email().max(100).nullable())).toBe('text');
  expect(kindOf(z.number().int().optional())).toBe('number');
  expect(kindOf(Id.nullable().default(100))).toBe('reference');
  expect(kindOf(z.enum(['area', 'page']))).toBe('choice');
  expect(kindOf(z.union([z.literal(1), z.literal(2)]))).toBe('choice');
  expect(kindOf(z.array(z.union([z.literal(1), z.literal(2)])).default([]))).toBe('choices');
  expect(kindOf(z.boolean().default(false))).toBe('boolean');
  expect(kindOf(z.iso.datetime().nullable())).toBe('time');
  expect(kindOf(z.iso.date())).toBe('date');
  expect(() => kindOf(z.array(z.string()))).toThrow('no kind');
});

test('the choices are the schema’s values in order', () => {
  expect(choicesOf(z.union([z.literal(1), z.literal(2)]).nullable())).toEqual([1, 2]);
  expect(choicesOf(z.enum(['area', 'page']))).toEqual(['area', 'page']);
  expect(choicesOf(z.array(z.enum(['area', 'page'])))).toEqual(['area', 'page']);
  expect(choicesOf(z.string())).toEqual([]);
});

test('the amounts of money of all resources are the fields whose names say so', () => {
  for (const { name, item } of Object.values(resources)) {
    const shape: Record<string, z.ZodType> = item.shape;
    const isMoney = ([, schema]: [string, z.ZodType]) => {
      const bare = bareSchema(schema);
      return bare instanceof z.ZodType && fieldKinds.get(bare)?.kind === 'money';
    };
    const money = Object.entries(shape).filter(isMoney);
    expect([name, ...Object.keys(shape).filter(isMoneyField)]).toEqual([name, ...money.map(([field]) => field)]);
  }
});
