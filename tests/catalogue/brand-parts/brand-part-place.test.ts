import { expect, test } from 'vitest';
import {
  type BrandPartPlace,
  queryOfBrandPart,
  readBrandPartPlace,
} from '../../../src/catalogue/brand-parts/brand-part-place.ts';

const start = readBrandPartPlace(new URLSearchParams());
const places: BrandPartPlace[] = [
  start,
  { ...start, by: 'part', q: '0986', as: 'number', partClass: 'used', sort: 'price', isDown: true, page: 4 },
  {
    ...start,
    by: 'vehicle',
    vehicleId: 7,
    type: 'B',
    vin: 'LFWSRXSJ2J1F00001',
    brand: 3,
    system: '制动系统',
    words: '片',
  },
];

test.each(places)('a place survives the URL: $by', (place) => {
  expect(readBrandPartPlace(queryOfBrandPart(place))).toEqual(place);
});

test('a link with a vehicle and without a way is about the vehicle; odd values are left out', () => {
  expect(readBrandPartPlace(new URLSearchParams('vehicleId=7')).by).toBe('vehicle');
  expect(readBrandPartPlace(new URLSearchParams('by=luck&class=new&sort=age&page=0&brand=-1&as=wish'))).toEqual(start);
});
