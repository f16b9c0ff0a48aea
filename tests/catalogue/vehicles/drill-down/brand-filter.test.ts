import { expect, test } from 'vitest';
import { filterBrands } from '../../../../src/catalogue/vehicles/drill-down/brand-filter.ts';

const brand = (brandId: number, brandName: string, brandCode: string) => ({
  brandId,
  brandName,
  brandCode,
  initial: 'A',
});
const brands = [brand(1, '大众', 'VW'), brand(2, '别克', 'BUICK'), brand(3, 'MG 名爵', 'MG'), brand(4, '通用', 'GM')];
const found = (typed: string) => filterBrands(brands, typed).map(({ brandId }) => brandId);

test('nothing typed means every brand', () => {
  expect(found('  ')).toEqual([1, 2, 3, 4]);
});

test('a brand is found by a part of its name or the beginning of its code, however it is typed', () => {
  expect(found('众')).toEqual([1]);
  expect(found('ｂｕｉ')).toEqual([2]);
  expect(found('mg名爵')).toEqual([3]);
  expect(found('ICK')).toEqual([]);
});

test('a maker finds the brands that its name holds', () => {
  expect(found('上汽大众')).toEqual([1]);
  expect(found('上汽通用')).toEqual([4]);
});
