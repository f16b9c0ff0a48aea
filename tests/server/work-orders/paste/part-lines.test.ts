import { expect, test } from 'vitest';
import { createPartLines } from '../../../../src/server/work-orders/paste/part-lines.ts';
import type { PartNames } from '../../../../src/server/work-orders/paste/segment.ts';

const names: PartNames = { longest: 6, has: () => true, lacksPlace: () => false, isLike: () => false };

/** A name, and the quantity and unit after it. */
const partsOf = (written: string, value: number, unit = '个') => {
  const lines = createPartLines(names);
  lines.startLine();
  lines.addNamed(written, false);
  lines.addQuantity({ value, unit });
  return lines.parts.map((part) => `${part.text} ${part.quantity}${part.unit}${part.isUnsure ? '?' : ''}`);
};

test('a name for several parts becomes one line for each, and they share the quantity', () => {
  expect(partsOf('空滤内外芯', 2)).toEqual(['空滤内芯 1个', '空滤外芯 1个']);
  expect(partsOf('空滤内外芯', 3)).toEqual(['空滤内芯 3个?', '空滤外芯 3个?']);
});

test('the third of three filters is in doubt, because some shops mean the fuel filter', () => {
  expect(partsOf('三滤', 1, '套')).toEqual(['机滤 1套', '空滤 1套', '空调滤 1套?']);
  expect(partsOf('三滤', 6)).toEqual(['机滤 2个', '空滤 2个', '空调滤 2个?']);
});
