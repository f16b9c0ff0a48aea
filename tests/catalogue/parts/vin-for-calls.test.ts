import { expect, test } from 'vitest';
import { vinForCalls } from '../../../src/catalogue/parts/vin-for-calls.ts';

const vin = 'LSVNA2CJ1K2113527';

test('part calls send the VIN of the URL, but none for a commercial vehicle with parts of its own', () => {
  expect(vinForCalls({ vin, vehicleTypeCode: 'C', vehicle: undefined })).toBe(vin);
  expect(vinForCalls({ vin: undefined, vehicleTypeCode: 'C', vehicle: { partNum: 9 } })).toBeUndefined();
  expect(vinForCalls({ vin, vehicleTypeCode: 'B', vehicle: { partNum: 9 } })).toBeUndefined();
  expect(vinForCalls({ vin, vehicleTypeCode: 'B', vehicle: { partNum: 0 } })).toBe(vin);
  expect(vinForCalls({ vin, vehicleTypeCode: 'B', vehicle: undefined })).toBeUndefined();
});
