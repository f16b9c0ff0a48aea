import { expect, test } from 'vitest';
import { provinces } from '../../../src/contract/provinces/province-names.ts';
import { PROVINCE_CODES } from '../../../src/contract/provinces/rules.ts';

test('the 34 provinces are sorted by code, as the stored prices depend on this order', () => {
  const codes = provinces.map(({ code }) => code);
  expect(codes).toHaveLength(34);
  expect(codes).toEqual([...PROVINCE_CODES].sort());
  expect([codes[0], codes[8], codes[33]]).toEqual(['110000', '310000', '820000']);
});

test('every province has a unique name in both languages', () => {
  expect(new Set(provinces.map(({ zh }) => zh)).size).toBe(34);
  expect(new Set(provinces.map(({ en }) => en)).size).toBe(34);
  expect(provinces.find(({ code }) => code === '650000')).toMatchObject({ zh: '新疆维吾尔自治区', en: 'Xinjiang' });
});

test('every province belongs to one of the seven regions', () => {
  const regionOf = (en: string) => provinces.find((province) => province.en === en)?.region;
  expect(['Beijing', 'Shanghai', 'Henan', 'Guangdong', 'Jilin', 'Gansu', 'Chongqing'].map(regionOf)).toEqual([
    'north',
    'east',
    'central',
    'south',
    'northeast',
    'northwest',
    'southwest',
  ]);
  expect(['Hong Kong', 'Macao', 'Taiwan'].map(regionOf)).toEqual(['south', 'south', 'east']);
});
