import { expect, test } from 'vitest';
import { sentVin } from '../../../src/catalogue/parts/sent-vin.ts';

const vin = 'LSVNA2CJ1K2113527';

test('part calls send the VIN of the URL, but none for a commercial vehicle with parts of its own', () => {
  expect(sentVin({ vin, vehicleTypeCode: 'C', vehicle: undefined })).toBe(vin);
  expect(sentVin({ vin: undefined, vehicleTypeCode: 'C', vehicle: { partNum: 9 } })).toBeUndefined();
  expect(sentVin({ vin, vehicleTypeCode: 'B', vehicle: { partNum: 9 } })).toBeUndefined();
  expect(sentVin({ vin, vehicleTypeCode: 'B', vehicle: { partNum: 0 } })).toBe(vin);
  expect(sentVin({ vin, vehicleTypeCode: 'B', vehicle: undefined })).toBeUndefined();
});
