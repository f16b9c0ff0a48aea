import { expect, test } from 'vitest';
import { yearSpan } from '../../../src/catalogue/vehicle/year-span.ts';

test('years are a span, open while the vehicle is built, and one year alone is not a span', () => {
  expect(yearSpan({ yearFrom: 2013, yearTo: 2018 })).toBe('2013–2018');
  expect(yearSpan({ yearFrom: 2013, yearTo: null })).toBe('2013–');
  expect(yearSpan({ yearFrom: 2013, yearTo: 2013 })).toBe('2013');
});
