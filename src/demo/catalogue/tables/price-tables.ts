import { aftermarketOf } from '../trade/aftermarket.ts';
import { aftermarketPriceOf } from '../trade/aftermarket-price.ts';
import { isQuoted, quotesOf } from '../trade/quotes.ts';
import type { Table } from './table.ts';

/** Market prices of aftermarket parts, and e-commerce quotes of frequently needed parts. */
export const priceTables: readonly Table[] = [
  {
    name: 'aft_price',
    columns: ['aft_part_id', 'market_fen', 'dated', 'source'],
    *rows({ random, parts }) {
      // The same numbering as in aft_part.
      let id = 0;
      for (const part of parts) {
        for (const offer of aftermarketOf(random, part)) {
          id += 1;
          const { marketFen, dated } = aftermarketPriceOf(random, part, offer);
          yield [id, marketFen, dated, 'sample'];
        }
      }
    },
  },
  {
    name: 'e_price',
    columns: ['oe_id', 'quoted_at', 'original_fen', 'brand_fen', 'suit_fen', 'source'],
    *rows({ random, parts }) {
      for (const part of parts) {
        if (!isQuoted(part)) continue;
        const { quotedAt, originalFen, brandFen, suitFen } = quotesOf(random, part);
        yield [part.id, quotedAt, originalFen, brandFen, suitFen, 'sample'];
      }
    },
  },
];
