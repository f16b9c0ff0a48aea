import { expect, test } from 'vitest';
import { choicesOf, filterOffers, sortOffers } from '../../../src/catalogue/brand-parts/offers.ts';
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
const nothing = { brand: undefined, partClass: undefined, system: '', words: '' };
const idsOf = (offers: readonly VehicleOffer[]) => offers.map(({ aftPartId }) => aftPartId);

test('filters narrow by system, brand, class, and words in names and numbers however they are spaced', () => {
  expect(idsOf(filterOffers(all, nothing))).toEqual([1, 2, 3]);
  expect(idsOf(filterOffers(all, { ...nothing, system: '发动机' }))).toEqual([2]);
  expect(idsOf(filterOffers(all, { ...nothing, brand: 2 }))).toEqual([2]);
  expect(idsOf(filterOffers(all, { ...nothing, partClass: 'used' }))).toEqual([2]);
  expect(idsOf(filterOffers(all, { ...nothing, words: 'w712-94' }))).toEqual([2]);
  expect(idsOf(filterOffers(all, { ...nothing, words: '1k0 698' }))).toEqual([1, 2, 3]);
});

test('an unknown price comes last, up and down; by name the order of the parts book stays', () => {
  const sorted = (sort: 'price' | 'name' | 'number', isDown: boolean) =>
    idsOf(sortOffers(all, { sort, isDown, language: 'zh-CN' }));
  expect(sorted('price', false)).toEqual([3, 1, 2]);
  expect(sorted('price', true)).toEqual([1, 3, 2]);
  expect(sorted('name', false)).toEqual([1, 2, 3]);
  expect(sorted('number', false)).toEqual([3, 1, 2]);
});

test('each choice is offered once', () => {
  const { systems, classes, brands } = choicesOf([...all, pads], 'zh-CN');
  expect(systems).toEqual(['制动系统', '发动机']);
  expect(classes).toEqual(['equivalent', 'used']);
  expect(brands.map(([id]) => id).sort()).toEqual([1, 2]);
});
