import { aftermarketOf } from '../trade/aftermarket.ts';
import { aftermarketPriceOf } from '../trade/aftermarket-price.ts';
import { isQuoted, quotesOf } from '../trade/quotes.ts';
import type { Table } from './table.ts';

/** What the trade asks: aftermarket brands for their parts, shops on the web for what is asked most. */
export const priceTables: readonly Table[] = [
  {
    name: 'aft_price',
    columns: ['aft_part_id', 'market_fen', 'dated', 'source'],
    *rows({ draw, parts }) {
      // Counted as the offers themselves are: see aft_part.
      let id = 0;
      for (const part of parts) {
        for (const offer of aftermarketOf(draw, part)) {
          id += 1;
          const { marketFen, dated } = aftermarketPriceOf(draw, part, offer);
          yield [id, marketFen, dated, 'sample'];
        }
      }
    },
  },
  {
    name: 'e_price',
    columns: ['oe_id', 'quoted_at', 'original_fen', 'brand_fen', 'suit_fen', 'source'],
    *rows({ draw, parts }) {
      for (const part of parts) {
        if (!isQuoted(part)) continue;
        const { quotedAt, originalFen, brandFen, suitFen } = quotesOf(draw, part);
        yield [part.id, quotedAt, originalFen, brandFen, suitFen, 'sample'];
      }
    },
  },
];
