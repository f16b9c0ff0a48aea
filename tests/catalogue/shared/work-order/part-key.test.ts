import { expect, test } from 'vitest';
import { partIdsByKey, partKey } from '../../../../src/catalogue/shared/work-order/part-key.ts';

const part = { stdPartCode: 'P1', priceBrandId: 17, searchOe: 'A1' };

test('a part is on the order when its code, brand and number are, all three', () => {
  const parts = partIdsByKey([{ ...part, partId: 5 }]);
  expect(parts.get(partKey(part))).toBe(5);
  for (const other of [{ stdPartCode: 'P2' }, { priceBrandId: 3 }, { searchOe: 'A2' }])
    expect(parts.has(partKey({ ...part, ...other }))).toBe(false);
});
