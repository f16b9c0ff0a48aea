import { expect, test } from 'vitest';
import { isNameOnly, isTooShort, lookalikes, withoutSpaces } from '../../../src/catalogue/oe/oe-text.ts';

test('spaces of every kind are removed before a search', () => {
  expect(withoutSpaces(' 1K0 615\u3000301\tAA ')).toBe('1K0615301AA');
});

test('the minimum length counts letters and digits only', () => {
  expect(isTooShort('1-2-3-4')).toBe(true);
  expect(isTooShort('１２３４５')).toBe(false);
});

test('a text of letters and brackets is a name', () => {
  expect(isNameOnly('前制动盘（左）')).toBe(true);
  expect(isNameOnly('brake disc')).toBe(true);
  expect(isNameOnly('1K0615301AA')).toBe(false);
  expect(isNameOnly('  ')).toBe(false);
});

test('lookalikes replace letters with the digits that they are confused with', () => {
  expect(lookalikes('1KO 615 3OI')).toEqual(['1K061530I', '1KO6153O1']);
  expect(lookalikes('612692422999')).toEqual([]);
});
