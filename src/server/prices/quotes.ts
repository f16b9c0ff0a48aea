import type { ResultOf } from '../../contract/call.ts';
import type { priceCalls } from '../../contract/prices/calls.ts';
import type { EPriceKind } from '../../contract/prices/schemas.ts';
import type { QuotesRow } from './price-statements.ts';

type Quotes = ResultOf<typeof priceCalls.getEPrice>;

interface Wanted {
  keys: readonly string[];
  kinds: readonly EPriceKind[];
  /** How many quotes of each kind at most. */
  count: number;
}

/** The newest quotes of each kind for each number asked, in the order asked. */
export function quotesOf(rows: readonly QuotesRow[], { keys, kinds, count }: Wanted): Quotes {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return keys.flatMap((searchOe) =>
    kinds.map((kind) => ({
      searchOe,
      ecommerceHistoryPriceType: kind,
      prices: newest(byKey.get(searchOe), kind, count),
    })),
  );
}

function newest(row: QuotesRow | undefined, kind: EPriceKind, count: number): Quotes[number]['prices'] {
  if (row === undefined) return [];
  const prices = { 0: row.originalFen, 1: row.brandFen, 2: row.suitFen }[kind];
  return row.quotedAt
    .flatMap((quoteTime, index) => {
      const priceFen = prices[index] ?? null;
      const quoteId = `${row.oeId}-${kind}-${Date.parse(quoteTime) / 1000}`;
      return priceFen === null ? [] : [{ quoteId, quoteTime, priceFen, source: row.source }];
    })
    .toSorted((a, b) => b.quoteTime.localeCompare(a.quoteTime))
    .slice(0, count);
}
