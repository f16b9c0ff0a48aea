import { expect, test } from 'vitest';
import { queryLink } from '../../../../src/catalogue/shared/search/query-link.ts';

test('a text links to the search of its kind', () => {
  expect(queryLink(' 5Q0615301C ')).toBe('/search/oe?oe=5Q0615301C');
  expect(queryLink('LSVNA2CJ1K2113527')).toBe('/search/vehicle?q=LSVNA2CJ1K2113527&by=vin');
});

test('a target keeps its class and purpose in the link, and a number counts as a name', () => {
  expect(queryLink('5Q0615301C', undefined, { class: 'B' })).toBe('/search/vehicle?q=5Q0615301C&by=name&class=B');
  expect(queryLink('J6P', undefined, { for: 'maintain' })).toContain('for=maintain');
});
