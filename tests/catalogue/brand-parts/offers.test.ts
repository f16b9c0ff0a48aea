import { expect, test } from 'vitest';
import { filterChoices, filterOffers, sortOffers } from '../../../src/catalogue/brand-parts/offers.ts';
import type { VehicleOffer } from '../../../src/contract/brand-parts/schemas.ts';
import { offerOf } from '../../support/screens/offer-of.ts';

const pads = offerOf({ aftPartId: 1 });
const filter = offerOf({
  aftPartId: 2,
  aftBrandId: 2,
  aftBrandName: '曼牌',
  number: 'W 712/94',
  searchNumber: 'W71294',
  stdPartName: '机油滤清器',
  systemName: '发动机',
  partClass: 'used',
  priceFen: null,
});
const cheap = offerOf({ aftPartId: 3, aftBrandName: '埃林', searchNumber: '9', priceFen: 900 });
const all = [pads, filter, cheap];
const noFilter = { brand: undefined, partClass: undefined, system: '', text: '' };
const idsOf = (offers: readonly VehicleOffer[]) => offers.map(({ aftPartId }) => aftPartId);

test('filters match system, brand, class, and text in names and numbers whatever the separators', () => {
  expect(idsOf(filterOffers(all, noFilter))).toEqual([1, 2, 3]);
  expect(idsOf(filterOffers(all, { ...noFilter, system: '发动机' }))).toEqual([2]);
  expect(idsOf(filterOffers(all, { ...noFilter, brand: 2 }))).toEqual([2]);
  expect(idsOf(filterOffers(all, { ...noFilter, partClass: 'used' }))).toEqual([2]);
  expect(idsOf(filterOffers(all, { ...noFilter, text: 'w712-94' }))).toEqual([2]);
  expect(idsOf(filterOffers(all, { ...noFilter, text: '1k0 698' }))).toEqual([1, 2, 3]);
});

test('unknown prices are last in both directions; the sort by name keeps the order of the parts book', () => {
  const sorted = (sort: 'price' | 'name' | 'number', isDescending: boolean) =>
    idsOf(sortOffers(all, { sort, isDescending, language: 'zh-CN' }));
  expect(sorted('price', false)).toEqual([3, 1, 2]);
  expect(sorted('price', true)).toEqual([1, 3, 2]);
  expect(sorted('name', false)).toEqual([1, 2, 3]);
  expect(sorted('number', false)).toEqual([3, 1, 2]);
});

test('the options of the filters are unique', () => {
  const { systems, classes, brands } = filterChoices([...all, pads], 'zh-CN');
  expect(systems).toEqual(['制动系统', '发动机']);
  expect(classes).toEqual(['equivalent', 'used']);
  expect(brands.map(([id]) => id).sort()).toEqual([1, 2]);
});
