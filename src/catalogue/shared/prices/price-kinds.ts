import type { ResultOf } from '../../../contract/call.ts';
import type { priceCalls } from '../../../contract/prices/calls.ts';
import type { EPriceKind, PartPrice } from '../../../contract/prices/schemas.ts';
import { showOriginalPriceFen, showPriceFen } from '../../../ui/money.ts';

/** The prices of a number: the market's three, and the three of shops on the web. */
export const PRICE_KINDS = ['market', 'region', 'guide', 'original', 'brand', 'suit'] as const;
export type PriceKind = (typeof PRICE_KINDS)[number];

/** Original part, brand part, suit: in the order of their numbers on the wire. */
export const QUOTE_KINDS = ['original', 'brand', 'suit'] as const;
export type QuoteKind = (typeof QUOTE_KINDS)[number];

export type Quote = ResultOf<typeof priceCalls.getEPrice>[number]['prices'][number];

/** The newest quote of each kind; null where there is none. */
export type Quotes = Readonly<Record<QuoteKind, Quote | null>>;

export const NO_QUOTES: Quotes = { original: null, brand: null, suit: null };

export function isQuoteKind(kind: PriceKind): kind is QuoteKind {
  return kind === 'original' || kind === 'brand' || kind === 'suit';
}

export function quoteKindOf(kind: EPriceKind): QuoteKind {
  return QUOTE_KINDS[kind];
}

/** Every quote of each kind, the newest first, by the number's key. */
export function quotesByNumber(
  answer: ResultOf<typeof priceCalls.getEPrice>,
): ReadonlyMap<string, Readonly<Record<QuoteKind, readonly Quote[]>>> {
  const found = new Map<string, Record<QuoteKind, readonly Quote[]>>();
  for (const { searchOe, ecommerceHistoryPriceType, prices } of answer) {
    const quotes = found.get(searchOe) ?? { original: [], brand: [], suit: [] };
    found.set(searchOe, {
      ...quotes,
      [quoteKindOf(ecommerceHistoryPriceType)]: prices.toSorted((a, b) => b.quoteTime.localeCompare(a.quoteTime)),
    });
  }
  return found;
}

/** A kind of price in fen; null where it is unknown. */
export function fenOf(kind: PriceKind, price: PartPrice | null, quotes: Quotes): number | null {
  switch (kind) {
    case 'market':
      return price?.marketPriceFen ?? null;
    case 'region':
      return price?.marketPriceRegionFen ?? null;
    case 'guide':
      return price?.guidePriceFen ?? null;
    default:
      return quotes[kind]?.priceFen ?? null;
  }
}

/** A price as its kind is shown: an original part's on the web to the nearest ten, every other by the common rule. */
export function shownPrice(kind: PriceKind, fen: number | null): string {
  return kind === 'original' ? showOriginalPriceFen(fen) : showPriceFen(fen);
}

/** The prices of a number as an order keeps them. */
export function seenPrices(price: PartPrice | null, quotes: Quotes) {
  return {
    guidePriceFen: fenOf('guide', price, quotes),
    marketPriceFen: fenOf('market', price, quotes),
    marketPriceRegionFen: fenOf('region', price, quotes),
    retailOriginalPriceFen: fenOf('original', price, quotes),
    retailBrandPriceFen: fenOf('brand', price, quotes),
    retailSuitPriceFen: fenOf('suit', price, quotes),
  };
}
