import { expect, test } from 'vitest';
import { copyName } from '../../../src/catalogue/work-orders/copy-order.ts';

test('a copy’s name stays within what a name may hold, and halves no character', () => {
  expect(copyName('朗逸 前刹车', '（副本）')).toBe('朗逸 前刹车（副本）');
  const long = copyName(`${'甲'.repeat(55)}😀乙丙丁`, '（副本）');
  expect(long).toBe(`${'甲'.repeat(55)}（副本）`);
});
