import { expect, test } from 'vitest';
import { searchLink } from '../../../src/catalogue/pictures/search-link.ts';

const reading = {
  vin: 'LSVAA2BR1GN100000',
  searchBy: 'vin' as const,
  rule: 'vin' as const,
  total: 3,
  left: 1,
  answers: {},
};
const paramsOf = (link: string) => Object.fromEntries(new URL(link, 'http://localhost').searchParams);

test('a reading is searched by its VIN, or by its announcement if the catalogue does not know the VIN', () => {
  expect(paramsOf(searchLink(reading, 'SVW7167GMD'))).toEqual({ q: reading.vin, by: 'vin' });
  expect(paramsOf(searchLink({ ...reading, searchBy: 'announcement' }, 'SVW7167GMD'))).toEqual({
    q: 'SVW7167GMD',
    by: 'announcement',
  });
});

test('what the licence already answers is a filter of the search', () => {
  const answers = { yearPattern: '2016', displacement: '1.6L' };
  expect(paramsOf(searchLink({ ...reading, answers }, ''))).toEqual({
    q: reading.vin,
    by: 'vin',
    yearPattern: '2016',
    displacement: '1.6L',
  });
});
