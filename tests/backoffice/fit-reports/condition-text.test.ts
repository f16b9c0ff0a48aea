import { expect, test } from 'vitest';
import { conditionText } from '../../../src/backoffice/fit-reports/condition-text.ts';
import type { FitField } from '../../../src/contract/parts/schemas.ts';
import { keyMessages } from '../../support/screens/key-messages.ts';

const text = (field: FitField, wanted: string, vehicle = '') =>
  /wanted=(.*), vehicle=(.*)\)$/.exec(conditionText({ field, wanted, vehicle }, keyMessages()))?.slice(1);

test('a period ends with its last day, over the end of a month and of a leap year’s February', () => {
  expect(text('produced', '2018-03-01..2018-07-01')?.[0]).toBe('2018-03-01 – 2018-06-30');
  expect(text('produced', '2018-03-01..2020-03-01T00:00:00Z')?.[0]).toBe('2018-03-01 – 2020-02-29');
});

test('serial numbers end with the last one that is in', () => {
  expect(text('serial', '100..200')?.[0]).toBe('100 – 199');
});

test('an open end is left out', () => {
  expect(text('produced', '2018-03-01..')?.[0]).toBe('fitReport:rows.since(from=2018-03-01)');
  expect(text('produced', '..2018-07-01')?.[0]).toBe('fitReport:rows.until(to=2018-06-30)');
});

test('a vehicle shows its own period as it is, and what is not known of it as unknown', () => {
  expect(text('produced', '2018-03-01..', '2018-05-01..2018-06-01')?.[1]).toBe('2018-05-01 – 2018-06-01');
  expect(text('drivenType', 'AWD', '')).toEqual(['All-wheel drive', 'fitReport:rows.unknown']);
});
