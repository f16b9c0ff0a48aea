import { expect, test } from 'vitest';
import { filterUses, groupUses } from '../../../src/catalogue/oe/where-used.ts';
import type { AdapterVehicle } from '../../../src/contract/parts/schemas.ts';

const use = (groupId: number, given: Partial<AdapterVehicle> = {}): AdapterVehicle => ({
  brandId: 1,
  brandName: '大众',
  familyId: 1,
  familyName: '朗逸',
  groupId,
  groupName: '朗逸 1.4T',
  vehicleTypeCode: 'C',
  yearFrom: 2013,
  yearTo: 2018,
  ...given,
});
const golf = { familyId: 2, familyName: '高尔夫', groupName: '高尔夫 1.6L', yearFrom: 2019, yearTo: null };
const uses = [use(1), use(2, golf), use(3), use(4, { brandId: 2, brandName: '斯柯达', familyId: 3 })];

test('uses stand by brand and family, each once, in the order in which they came', () => {
  const shape = groupUses(uses).map(({ brandName, families }) => [
    brandName,
    families.map(({ familyName, groups }) => [familyName, groups.map(({ groupId }) => groupId)]),
  ]);
  expect(shape).toEqual([
    [
      '大众',
      [
        ['朗逸', [1, 3]],
        ['高尔夫', [2]],
      ],
    ],
    ['斯柯达', [['朗逸', [4]]]],
  ]);
});

test('every typed word must be in the names, however it is typed', () => {
  const found = (typed: string) => filterUses(uses, typed).map(({ groupId }) => groupId);
  expect(found('')).toEqual([1, 2, 3, 4]);
  expect(found('大众 1.4t')).toEqual([1, 3]);
  expect(found('１.６')).toEqual([2]);
  expect(found('丰田')).toEqual([]);
});

test('a year finds what was built in it, open ends as well', () => {
  const found = (typed: string) => filterUses(uses, typed).map(({ groupId }) => groupId);
  expect(found('2013')).toEqual([1, 3, 4]);
  expect(found('2030 高尔夫')).toEqual([2]);
  expect(found('2012')).toEqual([]);
});
