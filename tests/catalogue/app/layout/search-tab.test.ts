import { expect, test } from 'vitest';
import { findSearchTab } from '../../../../src/catalogue/app/layout/search-tab.ts';

test('every search screen has a tab, and a vehicle’s details belong to the vehicle search', () => {
  expect(findSearchTab('/search/covParts')).toBe('covParts');
  expect(findSearchTab('/search/vehicle_detail')).toBe('vehicle');
  expect(findSearchTab('/index')).toBeUndefined();
});
