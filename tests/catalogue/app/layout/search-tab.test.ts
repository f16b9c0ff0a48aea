import { expect, test } from 'vitest';
import { linkOfTab, tabAt, vehicleInLink } from '../../../../src/catalogue/app/layout/search-tab.ts';

const VIN = 'LSVNA2CJ1K2113527';

test('every search screen stands under a tab, what is known of a vehicle under finding it', () => {
  expect(tabAt('/search/covParts')).toBe('covParts');
  expect(tabAt('/search/vehicle_detail')).toBe('vehicle');
  expect(tabAt('/index')).toBeUndefined();
});

test('the vehicle at hand comes along between parts, maintenance and brand parts', () => {
  const car = vehicleInLink('/search/parts', `?vehicleId=7&vin=${VIN}&node=31`);
  expect(car).toEqual({ vehicleId: 7, vin: VIN, type: 'C' });
  expect(linkOfTab('maintain', car)).toBe(`/search/maintain?vehicleId=7&vin=${VIN}&type=C`);
  expect(linkOfTab('brandPart', car)).toBe(`/search/brandPart?by=vehicle&vehicleId=7&vin=${VIN}&type=C`);
  const back = vehicleInLink('/search/maintain', `?vehicleId=7&vin=${VIN}&type=C`);
  expect(linkOfTab('parts', back)).toBe(`/search/parts?vehicleId=7&vin=${VIN}`);
});

test('a vehicle stays away from the parts screen of the other class', () => {
  const truck = vehicleInLink('/search/covParts', '?vehicleId=9');
  expect(linkOfTab('parts', truck)).toBe('/search/parts');
  expect(linkOfTab('covParts', truck)).toBe('/search/covParts?vehicleId=9');
  expect(linkOfTab('covParts', vehicleInLink('/search/parts', '?vehicleId=9'))).toBe('/search/covParts');
});

test('a link without a vehicle, or with none that can be, brings none', () => {
  for (const search of ['', '?vehicleId=0', '?vehicleId=x', '?vin=LSV']) {
    expect(vehicleInLink('/search/parts', search)).toEqual({});
  }
  expect(linkOfTab('brandPart', {})).toBe('/search/brandPart');
});
