import type { ResultOf } from '../../../contract/call.ts';
import type { priceCalls } from '../../../contract/prices/calls.ts';
import {
  byPriceField,
  isQuoteKind,
  PRICE_KINDS,
  type PriceField,
  type PriceKind,
  priceKinds,
  QUOTE_KINDS,
  type QuoteKind,
  quoteKindOf,
} from '../../../contract/prices/price-kinds.ts';
import type { PartPrice } from '../../../contract/prices/schemas.ts';
import { recordOf } from '../../../contract/record-of.ts';
import { shopDate } from '../../../contract/shop-time.ts';
import { showOriginalPriceFen, showPriceFen } from '../../../ui/money.ts';

export type Quote = ResultOf<typeof priceCalls.getEPrice>[number]['prices'][number];

/** The newest quote of each kind; null if there is none. */
export type Quotes = Readonly<Record<QuoteKind, Quote | null>>;
/** The quotes of each kind, newest first. */
export type QuoteHistory = Readonly<Record<QuoteKind, readonly Quote[]>>;

export const NO_QUOTES: Quotes = recordOf(QUOTE_KINDS, () => null);

/** The quotes of each number, by its key. */
export function quotesByNumber(result: ResultOf<typeof priceCalls.getEPrice>): ReadonlyMap<string, QuoteHistory> {
  const histories = new Map<string, QuoteHistory>();
  for (const { searchOe, ecommerceHistoryPriceType, prices } of result) {
    const history = histories.get(searchOe) ?? recordOf(QUOTE_KINDS, () => []);
    histories.set(searchOe, {
      ...history,
      [quoteKindOf(ecommerceHistoryPriceType)]: prices.toSorted((a, b) => b.quoteTime.localeCompare(a.quoteTime)),
    });
  }
  return histories;
}

export function newestQuotes(history: QuoteHistory): Quotes {
  return recordOf(QUOTE_KINDS, (kind) => history[kind][0] ?? null);
}

/** A price in fen; null if it is unknown. */
export function fenOf(kind: PriceKind, price: PartPrice | null, quotes: Quotes): number | null {
  if (isQuoteKind(kind)) return quotes[kind]?.priceFen ?? null;
  return price?.[priceKinds[kind].field] ?? null;
}

const formats = { lookup: showPriceFen, nearestTen: showOriginalPriceFen } as const;

/** A price as look-up lists display it. */
export function formatPrice(kind: PriceKind, fen: number | null): string {
  return formats[priceKinds[kind].format](fen);
}

/** The price fields of a work order's item. */
export function itemPrices(price: PartPrice | null, quotes: Quotes): Record<PriceField, number | null> {
  return byPriceField(PRICE_KINDS, (kind) => fenOf(kind, price, quotes));
}

/** Source and date of the prices of a work order's item. Of several quotes the oldest date: none is older than it says. */
export function itemOrigins(price: PartPrice | null, quotes: Quotes) {
  const known = QUOTE_KINDS.flatMap((kind) => quotes[kind] ?? []);
  const [oldest] = known.toSorted((a, b) => a.quoteTime.localeCompare(b.quoteTime));
  return {
    priceSource: price?.source ?? '',
    priceDated: price?.dated ?? null,
    quoteSource: oldest?.source ?? '',
    quoteDated: oldest === undefined ? null : shopDate(new Date(oldest.quoteTime)),
  };
}
