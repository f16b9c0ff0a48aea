import { expect, test } from 'vitest';
import { appendNumbers, parseDraft, splitDoubtful } from '../../../../src/catalogue/oe/batch/draft.ts';

test('numbers are unique, in the order typed, whatever their spelling', () => {
  const { numbers, duplicates } = parseDraft('1K0 698 151 A\n04E115561H，１ｋ０６９８１５１ａ\n\n 0986494596 ;');
  expect(numbers.map(({ searchOe }) => searchOe)).toEqual(['1K0698151A', '04E115561H', '0986494596']);
  expect(duplicates.map(({ searchOe }) => searchOe)).toEqual(['1K0698151A']);
});

test('different names are different entries', () => {
  expect(parseDraft('前刹车片\n机滤\n机滤')).toMatchObject({
    numbers: [{ oe: '前刹车片' }, { oe: '机滤' }],
    duplicates: [{ oe: '机滤' }],
  });
});

test('lines that may hold several numbers are counted and can be split', () => {
  const text = '1K0698151A/1K0698151B\n04E115561H';
  expect(parseDraft(text)).toMatchObject({ doubtful: 1, numbers: [{}, {}] });
  expect(splitDoubtful(text)).toBe('1K0698151A\n1K0698151B\n04E115561H');
  expect(parseDraft(splitDoubtful(text))).toMatchObject({ doubtful: 0, numbers: [{}, {}, {}] });
});

test('a text longer than any number is cut, and the other numbers are parsed', () => {
  const { numbers } = parseDraft(`${'9'.repeat(5_000)}\n04E115561H`);
  expect(numbers.map(({ oe }) => oe.length)).toEqual([120, 10]);
});

test('numbers from a spreadsheet are appended to the text', () => {
  expect(appendNumbers(' 1K0698151A\n', ['04E115561H', 'X'])).toBe('1K0698151A\n04E115561H\nX');
  expect(appendNumbers('', ['04E115561H'])).toBe('04E115561H');
});
