import { expect, test } from 'vitest';
import { familyWords } from '../../../../src/server/vehicles/family-match.ts';
import { correctedWord } from '../../../../src/server/vehicles/names/name-vocabulary.ts';

const family = (familyId: number, nameZh: string, nameEn: string, searchText: string) =>
  familyWords({ familyId, vehicleClass: 'C', nameZh, nameEn, brandCode: 'X', searchText });
const families = [
  family(1, '朗逸', 'Lavida', '朗逸 大众 lavida volkswagen langyi'),
  family(2, '帕萨特', 'Passat', '帕萨特 大众 passat volkswagen'),
  family(3, '凯美瑞', 'Camry', '凯美瑞 丰田 camry toyota'),
];

test.each([
  ['郎逸', '朗逸'],
  ['帕沙特', '帕萨特'],
  ['凯美端', '凯美瑞'],
  ['lavdia', 'lavida'],
  ['pasat', 'passat'],
  ['camery', 'camry'],
  ['volkswagon', 'volkswagen'],
])('%s is a misspelling of %s', (token, word) => {
  expect(correctedWord(token, families)).toEqual({ words: [word], corrections: [{ from: token, to: word }] });
});

test('a name inside other words is found without a correction', () => {
  expect(correctedWord('新款朗逸', families)).toEqual({ words: ['朗逸', '新款'], corrections: [] });
  expect(correctedWord('大从朗逸', families)).toEqual({ words: ['朗逸', '大从'], corrections: [] });
});

test('a word of two characters is corrected by its sound only', () => {
  expect(correctedWord('朗月', families)).toBeUndefined();
});

test.each(['甲乙丙', 'golf', 'cam', 'passenger'])('%s is no misspelling', (token) => {
  expect(correctedWord(token, families)).toBeUndefined();
});

test('a code is corrected by its shape', () => {
  const trucks = [
    family(4, '天龙KL', 'Tianlong KL', '天龙kl 东风 tianlong kl'),
    family(5, 'CS75', 'CS75', 'cs75 长安'),
  ];
  expect(correctedWord('ki', trucks)?.words).toEqual(['kl']);
  expect(correctedWord('c575', trucks)?.words).toEqual(['cs75']);
  expect(correctedWord('kx', trucks)).toBeUndefined();
});

test('a model that the catalogue lacks is read as the one that carries it, and says so', () => {
  expect(correctedWord('迈巴赫', families)).toEqual({
    words: ['奔驰', 's', '级'],
    corrections: [{ from: '迈巴赫', to: '奔驰s级' }],
  });
});
