import { expect, test } from 'vitest';
import { sharedSource } from '../../../../src/catalogue/shared/prices/shared-source.ts';

const priced = (source: string) => ({ dated: '2026-03-01', source });

test('a source is shared if every price has it; rows without a price have none', () => {
  const unpriced = { dated: null, source: '' };
  expect(sharedSource([priced('sample'), null, undefined, unpriced, priced('sample')])).toBe('sample');
});

test('differing sources, and rows without a price, share none', () => {
  expect(sharedSource([priced('sample'), priced('own')])).toBeUndefined();
  expect(sharedSource([null])).toBeUndefined();
});
