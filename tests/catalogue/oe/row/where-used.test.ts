import { expect, test } from 'vitest';
import { filterGroups, groupByFamily } from '../../../../src/catalogue/oe/row/where-used.ts';
import type { AdapterVehicle } from '../../../../src/contract/parts/schemas.ts';

const groupOf = (groupId: number, fields: Partial<AdapterVehicle> = {}): AdapterVehicle => ({
  brandId: 1,
  brandName: '大众',
  familyId: 1,
  familyName: '朗逸',
  groupId,
  groupName: '朗逸 1.4T',
  vehicleTypeCode: 'C',
  yearFrom: 2013,
  yearTo: 2018,
  ...fields,
});
const golf = { familyId: 2, familyName: '高尔夫', groupName: '高尔夫 1.6L', yearFrom: 2019, yearTo: null };
const groups = [groupOf(1), groupOf(2, golf), groupOf(3), groupOf(4, { brandId: 2, brandName: '斯柯达', familyId: 3 })];

test('vehicle groups are grouped by brand and family in their original order', () => {
  const shape = groupByFamily(groups).map(({ brandName, families }) => [
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

test('every word of the filter must be in the names, whatever its case and width', () => {
  const found = (filter: string) => filterGroups(groups, filter).map(({ groupId }) => groupId);
  expect(found('')).toEqual([1, 2, 3, 4]);
  expect(found('大众 1.4t')).toEqual([1, 3]);
  expect(found('１.６')).toEqual([2]);
  expect(found('丰田')).toEqual([]);
});

test('a year matches groups that were built in it, including those still in production', () => {
  const found = (filter: string) => filterGroups(groups, filter).map(({ groupId }) => groupId);
  expect(found('2013')).toEqual([1, 3, 4]);
  expect(found('2030 高尔夫')).toEqual([2]);
  expect(found('2012')).toEqual([]);
});
