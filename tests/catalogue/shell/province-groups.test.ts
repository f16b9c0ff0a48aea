import { expect, test } from 'vitest';
import { groupProvinces } from '../../../src/catalogue/shell/province-groups.ts';

const provinces = [
  { provinceCode: '110000', provinceName: 'Beijing', region: 'north', selected: true },
  { provinceCode: '310000', provinceName: 'Shanghai', region: 'east', selected: false },
  { provinceCode: '130000', provinceName: 'Hebei', region: 'north', selected: false },
] as const;

test('provinces stand under their regions', () => {
  expect(groupProvinces(provinces, '').map(({ region, provinces: inRegion }) => [region, inRegion.length])).toEqual([
    ['north', 2],
    ['east', 1],
  ]);
});

test('a search finds part of a name in any case, and leaves empty regions out', () => {
  expect(groupProvinces(provinces, ' shang ').map(({ region }) => region)).toEqual(['east']);
  expect(groupProvinces(provinces, 'x')).toEqual([]);
});
