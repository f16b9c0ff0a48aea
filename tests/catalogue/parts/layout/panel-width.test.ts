import { expect, test } from 'vitest';
import {
  limitRange,
  PICTURE_WIDTH,
  parseWidth,
  pictureWidth,
  widthAfterKey,
} from '../../../../src/catalogue/parts/layout/panel-width.ts';

test('the picture is 700 wide by default and shrinks to 450 in favour of the list', () => {
  expect(pictureWidth(1800)).toBe(700);
  expect(pictureWidth(1300)).toBe(676);
  expect(pictureWidth(900)).toBe(450);
});

test('a stored width is used only if it is a number', () => {
  expect(parseWidth('612')).toBe(612);
  for (const text of [null, '', ' ', 'wide', '12px']) expect(parseWidth(text)).toBeUndefined();
});

test('arrow keys change the width within its range, other keys do not', () => {
  expect(widthAfterKey(700, 'ArrowLeft', PICTURE_WIDTH)).toBe(684);
  expect(widthAfterKey(895, 'ArrowRight', PICTURE_WIDTH)).toBe(900);
  expect(widthAfterKey(700, 'Home', PICTURE_WIDTH)).toBe(450);
  expect(widthAfterKey(700, 'a', PICTURE_WIDTH)).toBeUndefined();
});

test('the range shrinks with the available width, so that the list keeps its minimum', () => {
  expect(limitRange(PICTURE_WIDTH, 1900)).toEqual({ min: 450, max: 900 });
  expect(limitRange(PICTURE_WIDTH, 640)).toEqual({ min: 450, max: 640 });
  expect(limitRange(PICTURE_WIDTH, 300)).toEqual({ min: 450, max: 450 });
});
