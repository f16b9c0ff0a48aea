import { expect, test } from 'vitest';
import { partSide } from '../../../../src/catalogue/shared/work-order/part-side.ts';

const sideOf = (oeName: string, stdPartName = '', partRemark = '') => partSide({ oeName, stdPartName, partRemark });

test('the side is read from names and remark in both languages', () => {
  for (const name of ['前大灯（左）', 'Headlamp, LEFT', 'LH headlamp']) expect(sideOf(name), name).toBe('left');
  expect([sideOf('前大灯', '', '右'), sideOf('', '右前大灯'), sideOf('door rh')]).toEqual(['right', 'right', 'right']);
});

test('a part for both sides, or for none, has no side; words that merely contain one do not count', () => {
  for (const name of ['左/右', 'left and right', '机滤', 'bright finish', 'leftover'])
    expect(sideOf(name), name).toBeUndefined();
  expect(sideOf('左大灯', '', '右')).toBeUndefined();
});
