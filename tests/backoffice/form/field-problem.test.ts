import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldProblem, inputValue } from '../../../src/backoffice/form/field-problem.ts';
import { isRequired } from '../../../src/backoffice/form/is-required.ts';
import { text } from '../../../src/contract/fields.ts';

test('a problem is reported with its limit', () => {
  expect(fieldProblem(text(3), '')).toEqual({ key: 'required', values: {} });
  expect(fieldProblem(text(3), '  ')).toEqual({ key: 'required', values: {} });
  expect(fieldProblem(text(3), undefined)).toEqual({ key: 'required', values: {} });
  expect(fieldProblem(text(3), 'abcd')).toEqual({ key: 'tooLong', values: { max: 3 } });
  expect(fieldProblem(z.string().min(2), 'a')).toEqual({ key: 'tooShort', values: { min: 2 } });
  expect(fieldProblem(z.number().max(9), 10)).toEqual({ key: 'tooBig', values: { max: 9 } });
  expect(fieldProblem(z.number().min(0), -1)).toEqual({ key: 'tooSmall', values: { min: 0 } });
  expect(fieldProblem(z.number().int(), 1.5)).toEqual({ key: 'integer', values: {} });
  expect(fieldProblem(z.string().regex(/^a$/), 'b')).toEqual({ key: 'format', values: {} });
  expect(fieldProblem(text(3), 'abc')).toBeUndefined();
});

test('an emptied field is sent as null, as an empty text or not at all, as its schema requires', () => {
  expect(inputValue(z.string().nullable(), '')).toBeNull();
  expect(inputValue(z.string().max(9).default(''), '')).toBe('');
  expect(inputValue(z.number().default(0), null)).toBeUndefined();
  expect(inputValue(text(9), ' a ')).toBe('a');
  expect(inputValue(z.boolean(), false)).toBe(false);
});

test('a field is required when its schema accepts neither a missing nor an empty value', () => {
  expect(isRequired(text(9))).toBe(true);
  expect(isRequired(z.string())).toBe(false);
  expect(isRequired(z.number().default(0))).toBe(false);
  expect(isRequired(z.iso.datetime().nullable())).toBe(false);
});
