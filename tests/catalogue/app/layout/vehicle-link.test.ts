import { expect, test } from 'vitest';
import { parseVehicleLink, searchTabLink } from '../../../../src/catalogue/app/layout/vehicle-link.ts';

const VIN = 'LSVNA2CJ1K2113527';

test('the vehicle is kept between parts, maintenance and brand parts', () => {
  const car = parseVehicleLink('/search/parts', `?vehicleId=7&vin=${VIN}&node=31`);
  expect(car).toEqual({ vehicleId: 7, vin: VIN, type: 'C' });
  expect(searchTabLink('maintain', car)).toBe(`/search/maintain?vehicleId=7&vin=${VIN}&type=C`);
  expect(searchTabLink('brandPart', car)).toBe(`/search/brandPart?by=vehicle&vehicleId=7&vin=${VIN}&type=C`);
  const back = parseVehicleLink('/search/maintain', `?vehicleId=7&vin=${VIN}&type=C`);
  expect(searchTabLink('parts', back)).toBe(`/search/parts?vehicleId=7&vin=${VIN}`);
});

test('the parts screen of the other class does not get the vehicle', () => {
  const truck = parseVehicleLink('/search/covParts', '?vehicleId=9');
  expect(searchTabLink('parts', truck)).toBe('/search/parts');
  expect(searchTabLink('covParts', truck)).toBe('/search/covParts?vehicleId=9');
  expect(searchTabLink('covParts', parseVehicleLink('/search/parts', '?vehicleId=9'))).toBe('/search/covParts');
});

test('a link without a valid vehicle has none', () => {
  for (const search of ['', '?vehicleId=0', '?vehicleId=x', '?vin=LSV']) {
    expect(parseVehicleLink('/search/parts', search)).toEqual({});
  }
  expect(searchTabLink('brandPart', {})).toBe('/search/brandPart');
});
