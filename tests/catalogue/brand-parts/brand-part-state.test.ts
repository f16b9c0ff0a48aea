import { expect, test } from 'vitest';
import {
  type BrandPartState,
  brandPartState,
  searchMethod,
} from '../../../src/catalogue/brand-parts/brand-part-state.ts';

const parse = (query = '') => brandPartState.parse(new URLSearchParams(query));
const defaults = parse();
const states: BrandPartState[] = [
  defaults,
  { ...defaults, by: 'part', q: '0986', as: 'number', partClass: 'used', sort: 'price', isDescending: true, page: 4 },
  {
    ...defaults,
    by: 'vehicle',
    vehicleId: 7,
    type: 'B',
    vin: 'LFWSRXSJ2J1F00001',
    brand: 3,
    system: '制动系统',
    text: '片',
  },
];

test.each(states)('a state is the same after writing and reading the URL: $by', (state) => {
  expect(brandPartState.parse(brandPartState.format(state))).toEqual(state);
});

test('the URL has the parameter names of existing links', () => {
  expect(parse('by=part&q=0986&as=number&class=used&system=制动系统&words=片&sort=price&down=1&page=4')).toEqual({
    ...defaults,
    by: 'part',
    q: '0986',
    as: 'number',
    partClass: 'used',
    system: '制动系统',
    text: '片',
    sort: 'price',
    isDescending: true,
    page: 4,
  });
});

test('a link without a method is about its vehicle, or else asks for a VIN', () => {
  expect(searchMethod(parse('vehicleId=7'))).toBe('vehicle');
  expect(searchMethod(parse())).toBe('vin');
  expect(searchMethod(parse('vehicleId=7&by=part'))).toBe('part');
});

test('invalid parameters count as missing', () => {
  const state = parse('by=luck&class=new&sort=age&page=0&brand=-1&as=wish');
  expect(state).toEqual(defaults);
  expect(searchMethod(state)).toBe('vin');
});
