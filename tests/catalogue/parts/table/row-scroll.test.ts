import { expect, test } from 'vitest';
import { rowScroll } from '../../../../src/catalogue/parts/table/row-scroll.ts';

const list = { top: 100, bottom: 500 };

test('a row is scrolled to the middle of the visible part of its list', () => {
  expect(rowScroll({ top: 480, bottom: 520 }, list, 'middle')).toBe(200);
});

test('a row that is focused by keyboard scrolls the list no more than necessary', () => {
  expect(rowScroll({ top: 200, bottom: 240 }, list, 'nearest')).toBe(0);
  expect(rowScroll({ top: 490, bottom: 530 }, list, 'nearest')).toBe(30);
  expect(rowScroll({ top: 80, bottom: 120 }, list, 'nearest')).toBe(-20);
});
