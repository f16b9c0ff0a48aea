import { expect, test } from 'vitest';
import { filterBrands } from '../../../../src/catalogue/vehicles/drill-down/brand-filter.ts';

const brand = (brandId: number, brandName: string, brandCode: string) => ({
  brandId,
  brandName,
  brandCode,
  initial: 'A',
  familyNum: 1,
});
const brands = [brand(1, '大众', 'VW'), brand(2, '别克', 'BUICK'), brand(3, 'MG 名爵', 'MG'), brand(4, '通用', 'GM')];
const found = (typed: string) => filterBrands(brands, typed).map(({ brandId }) => brandId);

test('an empty text matches every brand', () => {
  expect(found('  ')).toEqual([1, 2, 3, 4]);
});

test('a brand is found by part of its name or the start of its code, in any width and case', () => {
  expect(found('众')).toEqual([1]);
  expect(found('ｂｕｉ')).toEqual([2]);
  expect(found('mg名爵')).toEqual([3]);
  expect(found('ICK')).toEqual([]);
});

test('a maker finds the brands that its name contains', () => {
  expect(found('上汽大众')).toEqual([1]);
  expect(found('上汽通用')).toEqual([4]);
});
