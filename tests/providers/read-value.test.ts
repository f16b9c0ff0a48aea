import { expect, test } from 'vitest';
import { z } from 'zod';
import { Id, text } from '../../src/contract/fields.ts';
import { readValue } from '../../src/providers/read-value.ts';

test('a value from a URL is parsed by the schema of its field', () => {
  expect(readValue(Id, '7')).toBe(7);
  expect(readValue(z.number(), 'seven')).toBe('seven');
  expect(readValue(z.boolean(), 'false')).toBe(false);
  expect(readValue(z.union([z.literal(1), z.literal(2)]), '2')).toBe(2);
  expect(readValue(z.enum(['area']), 'other')).toBe('other');
  expect(readValue(text(30), '007')).toBe('007');
  expect(readValue(Id, 7)).toBe(7);
});
