import { expect, test } from 'vitest';
import { partsOf } from '../../../../src/catalogue/work-orders/order/parts-of.ts';
import { orderWith } from '../lines/support.ts';

test('an order leads to the parts of its vehicle, with the VIN where there is one', () => {
  expect(partsOf(orderWith())).toBe('/search/parts?vehicleId=1&vin=LSVAA2BR1GN100000');
  expect(partsOf(orderWith({ vehicleType: 'cov', vin: null }))).toBe('/search/covParts?vehicleId=1');
});

test('an order without a vehicle leads to no parts', () => {
  expect(partsOf(orderWith({ vehicleId: null }))).toBeNull();
});
