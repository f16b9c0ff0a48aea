import { expect, test } from 'vitest';
import { z } from 'zod';
import { Id, text } from '../../src/contract/call.ts';
import { choicesOf, kindOf, readValue } from '../../src/providers/field-kind.ts';

test('the kind of a field follows from its schema, whatever stands around it', () => {
  expect(kindOf(text(30))).toBe('text');
  expect(kindOf(z.string().max(200).nullable().default(null))).toBe('longText');
  expect(kindOf(z.string())).toBe('longText');
  expect(kindOf(z.number().int().optional())).toBe('number');
  expect(kindOf(Id.nullable().default(100))).toBe('reference');
  expect(kindOf(z.enum(['area', 'page']))).toBe('choice');
  expect(kindOf(z.union([z.literal(1), z.literal(2)]))).toBe('choice');
  expect(kindOf(z.boolean().default(false))).toBe('boolean');
  expect(kindOf(z.iso.datetime().nullable())).toBe('time');
  expect(kindOf(z.iso.date())).toBe('date');
  expect(() => kindOf(z.array(z.string()))).toThrow('no kind');
});

test('the choices are the schema’s values in their order', () => {
  expect(choicesOf(z.union([z.literal(1), z.literal(2)]).nullable())).toEqual([1, 2]);
  expect(choicesOf(z.enum(['area', 'page']))).toEqual(['area', 'page']);
  expect(choicesOf(z.string())).toEqual([]);
});

test('a text out of a link is read as what the field holds', () => {
  expect(readValue(Id, '7')).toBe(7);
  expect(readValue(z.number(), 'seven')).toBe('seven');
  expect(readValue(z.boolean(), 'false')).toBe(false);
  expect(readValue(z.union([z.literal(1), z.literal(2)]), '2')).toBe(2);
  expect(readValue(z.enum(['area']), 'other')).toBe('other');
  expect(readValue(text(30), '007')).toBe('007');
  expect(readValue(Id, 7)).toBe(7);
});
