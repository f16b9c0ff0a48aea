import { expect, test } from 'vitest';
import { groupByLetter, topGroups } from '../../../../src/catalogue/vehicles/drill-down/brand-index.ts';

const brandOf = (brandId: number, brandName: string, initial: string, familyNum = 1) => ({
  brandId,
  brandCode: String(brandId),
  brandName,
  initial,
  familyNum,
});
const namesOf = (groups: ReturnType<typeof groupByLetter>) =>
  groups.map(({ key, brands }) => [key, ...brands.map(({ brandName }) => brandName)]);

test('a brand is under the first letter of its displayed name, a Chinese one under the initial of its pinyin', () => {
  const chinese = [brandOf(1, '大众', 'D'), brandOf(2, 'DS', 'D'), brandOf(3, '奥迪', 'A')];
  expect(namesOf(groupByLetter(chinese, 'zh-CN')).map(([letter]) => letter)).toEqual(['A', 'D']);
  const english = [brandOf(1, 'Volkswagen', 'D'), brandOf(4, 'Citroën', 'X'), brandOf(3, 'audi', 'A')];
  expect(namesOf(groupByLetter(english, 'en'))).toEqual([
    ['A', 'audi'],
    ['C', 'Citroën'],
    ['V', 'Volkswagen'],
  ]);
});

test('above many brands are those opened last, each once, and the largest of the others', () => {
  const brands = Array.from({ length: 13 }, (_, index) => brandOf(index, `B${index}`, 'B', index));
  expect(namesOf(topGroups(brands, ['B2', 'B12', 'B2', 'gone']))).toEqual([
    ['recent', 'B2', 'B12'],
    ['largest', 'B11', 'B10', 'B9', 'B8', 'B7', 'B6'],
  ]);
  expect(namesOf(topGroups(brands, []))).toEqual([['largest', 'B12', 'B11', 'B10', 'B9', 'B8', 'B7']]);
  expect(topGroups(brands.slice(1), ['B2'])).toEqual([]);
});
