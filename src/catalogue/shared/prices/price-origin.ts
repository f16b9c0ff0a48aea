import type { TFunction } from 'i18next';
import { isQuoteKind, type PriceKind } from '../../../contract/prices/price-kinds.ts';
import type { PartPrice } from '../../../contract/prices/schemas.ts';
import { type SheetCell, text, textColumn } from '../export/list-sheet.ts';
import { itemOrigins, type Quotes } from './price-kinds.ts';

/** Where prices are from: the catalogue's, and the e-commerce quotes. Source empty and date null: not known. */
export type PriceOrigins = ReturnType<typeof itemOrigins>;

/** The name of a source in the user's language. */
export function sourceText(t: TFunction<'prices'>, source: string): string {
  return source === '' ? '' : t(`source.${source}`, { defaultValue: source });
}

const dateColumn = (label: string) => ({ ...textColumn(label, 12), isWhole: true });

/** Columns of an exported list for the date and source of its prices, those of quotes apart. */
export function originColumns(t: TFunction<'prices'>, kinds: readonly PriceKind[]) {
  return [
    ...(kinds.some((kind) => !isQuoteKind(kind))
      ? [dateColumn(t('originColumn.dated')), textColumn(t('originColumn.source'), 16)]
      : []),
    ...(kinds.some(isQuoteKind)
      ? [dateColumn(t('originColumn.quoteDated')), textColumn(t('originColumn.quoteSource'), 16)]
      : []),
  ];
}

/** The cells of `originColumns` for one row. Dates are ISO dates, which every spreadsheet reads as dates. */
export function originCells(t: TFunction<'prices'>, kinds: readonly PriceKind[], origins: PriceOrigins): SheetCell[] {
  const { priceSource, priceDated, quoteSource, quoteDated } = origins;
  return [
    ...(kinds.some((kind) => !isQuoteKind(kind)) ? [text(priceDated ?? ''), text(sourceText(t, priceSource))] : []),
    ...(kinds.some(isQuoteKind) ? [text(quoteDated ?? ''), text(sourceText(t, quoteSource))] : []),
  ];
}

/** Source and date of a number's prices. If the price is that of a replacing number, the source names it. */
export function partOrigins(t: TFunction<'prices'>, price: PartPrice | null, quotes: Quotes): PriceOrigins {
  const origins = itemOrigins(price, quotes);
  if (price === null || price.standInOe === null) return origins;
  const standIn = t('replacementPrice', { oe: price.standInOe });
  return { ...origins, priceSource: `${sourceText(t, origins.priceSource)} · ${standIn}` };
}
