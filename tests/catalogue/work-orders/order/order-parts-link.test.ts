import { expect, test } from 'vitest';
import { orderPartsLink } from '../../../../src/catalogue/work-orders/order/order-parts-link.ts';
import { orderWith } from '../lines/support.ts';

test('the link leads to the parts of the order’s vehicle, with the VIN if there is one', () => {
  expect(orderPartsLink(orderWith())).toBe('/search/parts?vehicleId=1&vin=LSVAA2BR1GN100000');
  expect(orderPartsLink(orderWith({ vehicleType: 'cov', vin: null }))).toBe('/search/covParts?vehicleId=1');
});

test('an order without a vehicle has no link to parts', () => {
  expect(orderPartsLink(orderWith({ vehicleId: null }))).toBeNull();
});
