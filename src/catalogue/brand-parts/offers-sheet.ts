import type { TFunction } from 'i18next';
import type { BrandOffer } from '../../contract/brand-parts/schemas.ts';
import { amountColumn, fileNameOf, type ListSheet, price, text, textColumn } from '../shared/export/list-sheet.ts';
import { sourceText } from '../shared/prices/price-origin.ts';

interface OffersSheetInput {
  offers: readonly BrandOffer[];
  /** The vehicle or the search text. */
  name: string;
  language: string;
  t: TFunction<'brand-parts'>;
  prices: TFunction<'prices'>;
  isDemo: boolean;
}

/** The exported offers. */
export function offersSheet({ offers, name, language, t, prices, isDemo }: OffersSheetInput): ListSheet {
  const wholeColumn = (column: string, width: number) => ({
    ...textColumn(t(`column.${column}`), width),
    isWhole: true,
  });
  return {
    language,
    kind: t('title'),
    title: name,
    fileName: fileNameOf(t('file', { name }), t('title')),
    facts: [],
    columns: [
      textColumn(t('column.name'), 20),
      wholeColumn('brand', 14),
      wholeColumn('number', 18),
      textColumn(t('column.class'), 12),
      textColumn(t('column.oe'), 36),
      amountColumn(t('column.price')),
      textColumn(prices('originColumn.dated'), 12),
      textColumn(prices('originColumn.source'), 16),
    ],
    rows: offers.map(({ stdPartName, aftBrandName, number, partClass, oes, priceFen, dated, source }) => [
      text(stdPartName),
      text(aftBrandName),
      text(number),
      text(t(`class.${partClass}`)),
      text(oes.map(({ oe, brandName }) => `${oe} ${brandName}`).join(' / ')),
      price(priceFen, language),
      text(dated ?? ''),
      text(dated === null ? '' : sourceText(prices, source)),
    ]),
    totals: [],
    notes: [prices('sheetNote'), ...(isDemo ? [prices('note')] : [])],
  };
}
