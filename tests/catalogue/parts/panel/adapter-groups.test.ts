import { expect, test } from 'vitest';
import { groupAdapters, yearsOf } from '../../../../src/catalogue/parts/panel/adapter-groups.ts';

const vehicle = (groupId: number, words: { brandName?: string; familyName?: string; groupName?: string } = {}) => ({
  brandId: (words.brandName ?? '大众').length,
  brandName: '大众',
  familyId: (words.familyName ?? '朗逸').length,
  familyName: '朗逸',
  groupId,
  groupName: `组 ${groupId}`,
  vehicleTypeCode: 'C' as const,
  yearFrom: 2018,
  yearTo: null,
  ...words,
});
const list = [vehicle(1), vehicle(2, { brandName: '斯柯达', familyName: '明锐RS' }), vehicle(3)];

test('vehicles are grouped by brand and family in their original order', () => {
  expect(groupAdapters(list, '').map(({ brandName, families }) => [brandName, families[0]?.groups.length])).toEqual([
    ['大众', 2],
    ['斯柯达', 1],
  ]);
});

test('a filter matches every word, ignoring case', () => {
  expect(groupAdapters(list, '明锐rs 斯柯达')).toHaveLength(1);
  expect(groupAdapters(list, '明锐 大众')).toEqual([]);
});

test('years are a range, an open range or a single year', () => {
  expect(yearsOf({ ...vehicle(1), yearTo: 2020 })).toBe('2018–2020');
  expect(yearsOf(vehicle(1))).toBe('2018–');
  expect(yearsOf({ ...vehicle(1), yearTo: 2018 })).toBe('2018');
});
