import { expect, test } from 'vitest';
import { familyWords } from '../../../../src/server/vehicles/family-match.ts';
import { nearestWord } from '../../../../src/server/vehicles/names/nearest-word.ts';

const families = [
  familyWords({
    familyId: 1,
    vehicleClass: 'C',
    nameZh: '迈腾',
    nameEn: 'Magotan',
    brandCode: 'D',
    searchText: '迈腾',
  }),
  familyWords({ familyId: 2, vehicleClass: 'C', nameZh: '朗逸', nameEn: 'Lavida', brandCode: 'D', searchText: '朗逸' }),
];

test('a word that no family has is read as the name that sounds or looks most like it', () => {
  expect(nearestWord('马腾', families)).toEqual({ words: ['迈腾'], corrections: [{ from: '马腾', to: '迈腾' }] });
  expect(nearestWord('lavdai', families)?.words).toEqual(['lavida']);
});

test.each(['甲乙丙', 'x', '奔驰', 'zzzzzzzz', 'a'.repeat(40)])('%s is like no name', (token) => {
  expect(nearestWord(token, families)).toBeUndefined();
});
