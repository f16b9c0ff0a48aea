import type { TFunction } from 'i18next';
import type { OePart } from '../../contract/oe/schemas.ts';
import { PRICE_KINDS } from '../../contract/prices/price-kinds.ts';
import { fileNameOf, type ListSheet, price, text, textColumn } from '../shared/export/list-sheet.ts';
import { fenOf, formatPrice, NO_QUOTES } from '../shared/prices/price-kinds.ts';
import { priceLabel } from '../shared/prices/price-label.ts';
import type { PartQuotes } from '../shared/prices/use-quotes.ts';
import { oePartName } from './oe-name.ts';

interface OeSheetInput {
  parts: readonly OePart[];
  quotesOf: PartQuotes['quotesOf'];
  provinceName: string;
  language: string;
  t: TFunction<'oe'>;
  prices: TFunction<'prices'>;
  /** The date and source of a price. */
  noteOf: (price: { dated: string; source: string }) => string;
  isDemo: boolean;
}

/** The exported search results. */
export function oeSheet(input: OeSheetInput): ListSheet {
  const { parts, quotesOf, provinceName, language, t, prices, noteOf, isDemo } = input;
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
      ...PRICE_KINDS.map((kind) => ({ label: priceLabel(prices, kind), width: 12, isNumber: true })),
      textColumn(t('column.dated'), 24),
    ],
    rows: parts.map((part) => [
      text(part.oe),
      text(oePartName(part)),
      text(part.brandName),
      ...PRICE_KINDS.map((kind) => price(formatPrice(kind, fenOf(kind, part.price, quotesOf(part) ?? NO_QUOTES)))),
      text(part.price === null ? '' : noteOf(part.price)),
    ]),
    totals: [],
    notes: [prices('sheetNote'), ...(isDemo ? [prices('note')] : [])],
  };
}
