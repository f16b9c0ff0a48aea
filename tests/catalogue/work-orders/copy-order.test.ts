import { expect, test } from 'vitest';
import { copyName } from '../../../src/catalogue/work-orders/copy-order.ts';

test('the name of a copy has at most 60 characters and no half of a surrogate pair', () => {
  expect(copyName('朗逸 前刹车', '（副本）')).toBe('朗逸 前刹车（副本）');
  const long = copyName(`${'甲'.repeat(55)}😀乙丙丁`, '（副本）');
  expect(long).toBe(`${'甲'.repeat(55)}（副本）`);
});
