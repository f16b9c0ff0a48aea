import { expect, test } from 'vitest';
import { isNameOnly } from '../../../../src/catalogue/parts/in-vehicle/name-only.ts';

test('letters and brackets are a name; for commercial vehicles letters only', () => {
  expect(isNameOnly('前制动盘（左）', 'C')).toBe(true);
  expect(isNameOnly('oil filter', 'C')).toBe(true);
  expect(isNameOnly('1K0 615 301', 'C')).toBe(false);
  expect(isNameOnly('制动鼓', 'B')).toBe(true);
  expect(isNameOnly('brake drum', 'B')).toBe(true);
  expect(isNameOnly('制动鼓（后）', 'B')).toBe(false);
  expect(isNameOnly('', 'B')).toBe(false);
});
