import { expect, test } from 'vitest';
import { z } from 'zod';
import { isRequired } from '../../../src/backoffice/form/is-required.ts';

test('a field is required if no form of an empty value is accepted', () => {
  for (const schema of [z.string().min(1), z.number(), z.enum(['a']), z.iso.date()])
    expect(isRequired(schema)).toBe(true);
  for (const schema of [z.string(), z.string().min(1).nullable(), z.number().optional(), z.boolean().default(true)])
    expect(isRequired(schema)).toBe(false);
});
