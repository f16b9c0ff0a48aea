import type { ResultOf } from '../../contract/call.ts';
import type { priceCalls } from '../../contract/prices/calls.ts';
import { type QuoteType, quoteKindOf } from '../../contract/prices/price-kinds.ts';
import type { QuotesRow } from './price-statements.ts';

type Quotes = ResultOf<typeof priceCalls.getEPrice>;

interface QuoteQuery {
  keys: readonly string[];
  types: readonly QuoteType[];
  /** Most quotes of each type. */
  count: number;
}

/** The newest quotes of each type for each key, in the order of the keys. */
export function listNewestQuotes(rows: readonly QuotesRow[], { keys, types, count }: QuoteQuery): Quotes {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return keys.flatMap((searchOe) =>
    types.map((type) => ({
      searchOe,
      ecommerceHistoryPriceType: type,
      prices: newestQuotes(byKey.get(searchOe), type, count),
    })),
  );
}

function newestQuotes(row: QuotesRow | undefined, type: QuoteType, count: number): Quotes[number]['prices'] {
  if (row === undefined) return [];
  const prices = row[quoteKindOf(type)];
  return row.quotedAt
    .flatMap((quoteTime, index) => {
      const priceFen = prices[index] ?? null;
      const quoteId = `${row.oeId}-${type}-${Date.parse(quoteTime) / 1000}`;
      return priceFen === null ? [] : [{ quoteId, quoteTime, priceFen, source: row.source }];
    })
    .toSorted((a, b) => b.quoteTime.localeCompare(a.quoteTime))
    .slice(0, count);
}
