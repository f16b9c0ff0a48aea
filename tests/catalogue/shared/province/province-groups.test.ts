import { expect, test } from 'vitest';
import { groupProvinces } from '../../../../src/catalogue/shared/province/province-groups.ts';

const provinces = [
  { provinceCode: '110000', provinceName: 'Beijing', region: 'north', selected: true },
  { provinceCode: '310000', provinceName: 'Shanghai', region: 'east', selected: false },
  { provinceCode: '130000', provinceName: 'Hebei', region: 'north', selected: false },
] as const;

test('provinces are grouped by region', () => {
  expect(groupProvinces(provinces, '').map(({ region, provinces: inRegion }) => [region, inRegion.length])).toEqual([
    ['north', 2],
    ['east', 1],
  ]);
});

test('a search matches part of a name in any case, and leaves out empty regions', () => {
  expect(groupProvinces(provinces, ' shang ').map(({ region }) => region)).toEqual(['east']);
  expect(groupProvinces(provinces, 'x')).toEqual([]);
});

test('a search for a city finds its province with the city', () => {
  const cities = { '130000': '石家庄市 唐山市 秦皇岛市' };
  expect(groupProvinces(provinces, '唐山', cities)).toMatchObject([
    { region: 'north', provinces: [{ provinceCode: '130000', matchingCities: ['唐山市'] }] },
  ]);
  expect(groupProvinces(provinces, '', cities)[0]?.provinces[1]).toMatchObject({ matchingCities: [] });
});
