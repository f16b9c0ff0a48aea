import { expect, test } from 'vitest';
import { NO_QUOTES } from '../../../../src/catalogue/shared/prices/price-kinds.ts';
import {
  originCells,
  originColumns,
  partOrigins,
  sourceText,
} from '../../../../src/catalogue/shared/prices/price-origin.ts';
import { CATALOGUE_KINDS, PRICE_KINDS, QUOTE_KINDS } from '../../../../src/contract/prices/price-kinds.ts';
import { priceOf } from '../../../support/screens/price-of.ts';
import { translationsIn } from '../../work-orders/lines/support.ts';

const { tPrices: t } = translationsIn('zh-CN');
const origins = { priceSource: 'sample', priceDated: '2026-03-01', quoteSource: '', quoteDated: null };

test('prices of the catalogue and quotes have a date and a source each, where an export has prices of the kind', () => {
  expect([CATALOGUE_KINDS, QUOTE_KINDS, PRICE_KINDS, []].map((kinds) => originColumns(t, kinds).length)).toEqual([
    2, 2, 4, 0,
  ]);
  for (const kinds of [CATALOGUE_KINDS, QUOTE_KINDS, PRICE_KINDS, []])
    expect(originCells(t, kinds, origins)).toHaveLength(originColumns(t, kinds).length);
});

test('cells have the ISO date and the name of the source; both are empty where nothing is known', () => {
  expect(originCells(t, PRICE_KINDS, origins).map(({ text }) => text)).toEqual(['2026-03-01', '示例数据', '', '']);
});

test('a source without a name of its own is shown as it is', () => {
  expect(sourceText(t, '云帆汽配')).toBe('云帆汽配');
});

test('the price of a replacing number says so', () => {
  expect(partOrigins(t, priceOf(), NO_QUOTES).priceSource).toBe('sample');
  const { priceSource } = partOrigins(t, priceOf({ standInOe: '1K0 698 151 B' }), NO_QUOTES);
  expect(priceSource).toContain('示例数据 · ');
  expect(priceSource).toContain('1K0 698 151 B');
  expect(partOrigins(t, null, NO_QUOTES).priceSource).toBe('');
});
