import { expect, test } from 'vitest';
import { offerItem, offerOrderVehicle } from '../../../src/catalogue/brand-parts/offer-item.ts';
import { savePartList } from '../../../src/contract/work-orders/schemas.ts';
import { offerOf } from '../../support/screens/offer-of.ts';
import { vehicleOf } from '../../support/screens/vehicle-of.ts';

const VIN = 'LSVAA2BR1GN100000';
const item = (given: Parameters<typeof offerOf>[0] = {}) =>
  offerItem(offerOf(given), { province: '110000', remark: '替代' });

test('the line has the number, brand and price of the aftermarket part, and says which OE number it replaces', () => {
  expect(item()).toMatchObject({
    oe: '0 986 494 596',
    searchOe: '0986494596',
    partBrandName: '博世',
    vehicleBrandName: '大众',
    marketPriceFen: 21_000,
    quantity: 1,
    partRemark: '替代 1K0 698 151 A',
  });
});

test('a part that replaces no known number has no vehicle brand and no remark', () => {
  expect(item({ oes: [] })).toMatchObject({ vehicleBrandName: '', priceBrandId: null, partRemark: '' });
});

test('names of any length fit the order', () => {
  const long = 'x'.repeat(500);
  const oes = [{ oe: long, searchOe: long, brandName: long, priceBrandId: 1 }];
  const lines = [item({ number: long, searchNumber: long, aftBrandName: long, stdPartName: long, oes })];
  const vehicle = offerOrderVehicle({
    vehicle: vehicleOf({ brandName: long, familyName: long, vehicleName: long }),
    vin: VIN,
  });
  const body = { ...vehicle, name: 'x', remark: '', provinceCode: '110000', items: lines, operationId: 'x'.repeat(16) };
  expect(savePartList.body.safeParse(body).error?.issues).toBeUndefined();
});

test('an order has the VIN of its vehicle only if it is a whole one, and no vehicle without one', () => {
  expect(offerOrderVehicle({ vehicle: vehicleOf(), vin: VIN })).toMatchObject({
    vehicleId: 1,
    vin: VIN,
    vehicleType: 'pac',
  });
  expect(offerOrderVehicle({ vehicle: vehicleOf({ vehicleTypeCode: 'B' }), vin: 'LSVAA2' })).toMatchObject({
    vin: null,
    vehicleType: 'cov',
  });
  expect(offerOrderVehicle(undefined)).toMatchObject({ vehicleId: null, vin: null, brandName: '' });
});
