import { expect, test } from 'vitest';
import { oePartName } from '../../../src/catalogue/oe/oe-name.ts';
import { partOf } from '../../support/screens/part-of.ts';
import { priceOf } from '../../support/screens/price-of.ts';

const nameOf = (oeName: string, stdPartName: string) =>
  oePartName({ ...partOf({ oeName, stdPartName }), price: priceOf() });

test('the name of the maker is followed by the standard one, which is not said twice', () => {
  expect(nameOf('Oil filter', '机油滤清器')).toBe('Oil filter · 机油滤清器');
  expect(nameOf('机油滤清器总成', '机油滤清器')).toBe('机油滤清器总成');
  expect(nameOf('', '机油滤清器')).toBe('机油滤清器');
  expect(nameOf('Oil filter', '')).toBe('Oil filter');
});
