import type { TFunction } from 'i18next';
import type { OePart } from '../../contract/oe/schemas.ts';
import { PRICE_KINDS } from '../../contract/prices/price-kinds.ts';
import { amountColumn, fileNameOf, type ListSheet, price, text, textColumn } from '../shared/export/list-sheet.ts';
import { fenOf, NO_QUOTES } from '../shared/prices/price-kinds.ts';
import { priceLabel } from '../shared/prices/price-label.ts';
import { originCells, originColumns, partOrigins } from '../shared/prices/price-origin.ts';
import type { PartQuotes } from '../shared/prices/use-quotes.ts';
import { supersededColumn } from '../shared/superseded/superseded-text.ts';
import { oePartName } from './oe-name.ts';

interface OeSheetInput {
  parts: readonly OePart[];
  quotesOf: PartQuotes['quotesOf'];
  provinceName: string;
  language: string;
  t: TFunction<'oe'>;
  common: TFunction;
  prices: TFunction<'prices'>;
  isDemo: boolean;
}

/** The exported search results. */
export function oeSheet(input: OeSheetInput): ListSheet {
  const { parts, quotesOf, provinceName, language, t, common, prices, isDemo } = input;
  const superseded = supersededColumn(parts, common);
  const title = [...new Set(parts.map(({ oe }) => oe))].slice(0, 3).join(', ');
  return {
    language,
    kind: t('title'),
    title,
    fileName: fileNameOf(title, t('title')),
    facts: [[t('sheet.province'), provinceName]],
    columns: [
      { ...textColumn(t('column.oe'), 20), isWhole: true },
      textColumn(t('column.name'), 20),
      textColumn(t('column.brand'), 14),
      ...superseded.columns,
      ...PRICE_KINDS.map((kind) => amountColumn(priceLabel(prices, kind))),
      ...originColumns(prices, PRICE_KINDS),
    ],
    rows: parts.map((part) => {
      const quotes = quotesOf(part) ?? NO_QUOTES;
      return [
        text(part.oe),
        text(oePartName(part)),
        text(part.brandName),
        ...superseded.cellsOf(part),
        ...PRICE_KINDS.map((kind) => price(fenOf(kind, part.price, quotes), language)),
        ...originCells(prices, PRICE_KINDS, partOrigins(prices, part.price, quotes)),
      ];
    }),
    totals: [],
    notes: [prices('sheetNote'), ...(isDemo ? [prices('note')] : [])],
  };
}
