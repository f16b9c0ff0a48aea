import { expect, test } from 'vitest';
import { reportSubjectOf } from '../../../../../src/catalogue/work-orders/lines/returns/report-subject.ts';
import { itemWith, orderWith } from '../support.ts';

test('a returned part is reported for the vehicle of its order', () => {
  expect(reportSubjectOf(orderWith(), itemWith())).toEqual({
    vehicleId: 1,
    vin: 'LSVAA2BR1GN100000',
    brandId: 1,
    oe: '1K0 698 151 A',
    partName: '前制动片',
    isMisfit: false,
  });
  expect(reportSubjectOf(orderWith({ vin: null }), itemWith())?.vin).toBeUndefined();
});

test('labour, a number without a brand and an order without a vehicle cannot be reported', () => {
  expect(reportSubjectOf(orderWith(), itemWith({ lineKind: 'labour' }))).toBeNull();
  expect(reportSubjectOf(orderWith(), itemWith({ priceBrandId: null }))).toBeNull();
  expect(reportSubjectOf(orderWith({ vehicleId: null }), itemWith())).toBeNull();
});
