import { expect, test } from 'vitest';
import { appended, draftOf, withParted } from '../../../../src/catalogue/oe/batch/draft.ts';

test('each number stands once, in the order typed, however it was written', () => {
  const { numbers, duplicates } = draftOf('1K0 698 151 A\n04E115561H，１ｋ０６９８１５１ａ\n\n 0986494596 ;');
  expect(numbers.map(({ searchOe }) => searchOe)).toEqual(['1K0698151A', '04E115561H', '0986494596']);
  expect(duplicates.map(({ searchOe }) => searchOe)).toEqual(['1K0698151A']);
});

test('two different names are not the same number', () => {
  expect(draftOf('前刹车片\n机滤\n机滤')).toMatchObject({
    numbers: [{ oe: '前刹车片' }, { oe: '机滤' }],
    duplicates: [{ oe: '机滤' }],
  });
});

test('lines that may hold several numbers are counted, and can be parted', () => {
  const text = '1K0698151A/1K0698151B\n04E115561H';
  expect(draftOf(text)).toMatchObject({ doubtful: 1, numbers: [{}, {}] });
  expect(withParted(text)).toBe('1K0698151A\n1K0698151B\n04E115561H');
  expect(draftOf(withParted(text))).toMatchObject({ doubtful: 0, numbers: [{}, {}, {}] });
});

test('a text longer than any number is cut for sending, and does not stop the others', () => {
  const { numbers } = draftOf(`${'9'.repeat(5_000)}\n04E115561H`);
  expect(numbers.map(({ oe }) => oe.length)).toEqual([120, 10]);
});

test('numbers out of a spreadsheet go below what stands in the box', () => {
  expect(appended(' 1K0698151A\n', ['04E115561H', 'X'])).toBe('1K0698151A\n04E115561H\nX');
  expect(appended('', ['04E115561H'])).toBe('04E115561H');
});
