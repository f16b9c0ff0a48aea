import { expect, test } from 'vitest';
import { badgeOf } from '../../../../src/server/vehicles/names/badges.ts';

test.each([
  ['320', '', ['宝马', '3', '系']],
  ['525li', '', ['宝马', '5', '系']],
  ['c200', '', ['奔驰', 'c', '级']],
  ['e300l', '', ['奔驰', 'e', '级']],
  ['glc260', '', ['奔驰', 'glc']],
  ['300l', 'glc', []],
  ['3', '宝马', ['3', '系']],
  ['c', '奔驰', ['c', '级']],
])('the badge %s after "%s" names %j', (badge, before, words) => {
  expect(badgeOf(badge, before)?.words).toEqual(words);
});

test.each(['3', 'c', '300l', '999', '5008', 'c5', 'q50l', 'h6'])('%s alone is no badge', (word) => {
  expect(badgeOf(word, undefined)).toBeUndefined();
});

test('a bare number after a name of Audi stands for its displacement', () => {
  expect(badgeOf('45', 'a6l')?.fact).toBe('d=2\\.0t');
  expect(badgeOf('45', '朗逸')).toBeUndefined();
});

test('from 300 on the badge of a Mercedes excludes small engines', () => {
  expect(badgeOf('e300l', undefined)?.fact).toBe('d=(2\\.0t|3\\.\\d)');
  expect(badgeOf('s400', undefined)?.fact).toBe('d=[345]\\.\\d');
  expect(badgeOf('c200', undefined)?.fact).toBeUndefined();
});

test.each([
  ['280tsi', '1.4t', true],
  ['280tsi', '2.0t', false],
  ['45tfsi', '2.0t', true],
  ['28t', '2.0t', true],
])('%s stands for %s: %s', (badge, displacement, isMeant) => {
  expect(new RegExp(badgeOf(badge, undefined)?.fact ?? 'none').test(`d=${displacement} `)).toBe(isMeant);
});

test.each([
  ['es250', 'd=2.5l', ['雷克萨斯', 'es']],
  ['nx200t', 'd=2.0t', ['雷克萨斯', 'nx']],
  ['rx270', 'd=2.7l', ['雷克萨斯', 'rx']],
  ['es300h', 'f=hybrid', ['雷克萨斯', 'es']],
])('%s is a Lexus with %s', (badge, fact, words) => {
  const read = badgeOf(badge, undefined);
  expect(read?.words).toEqual(words);
  expect(new RegExp(read?.fact ?? 'none').test(`${fact} `)).toBe(true);
});

test('two digits are a badge of AMG beside its name only', () => {
  expect(badgeOf('c63', 'amg')?.words).toEqual(['奔驰', 'c', '级']);
  expect(badgeOf('c35', undefined)).toBeUndefined();
});
