import { oeKey } from '../../../contract/oe/oe-number.ts';
import { aftermarketOf } from '../trade/aftermarket.ts';
import { aftermarketBrands } from '../trade/aftermarket-brands.ts';
import { priceOf } from '../trade/price.ts';
import type { Table } from './table.ts';

/** Replacements, aftermarket parts and prices of part numbers. */
export const tradeTables: readonly Table[] = [
  {
    name: 'replacement',
    columns: ['old_oe_id', 'new_oe_id', 'kind', 'dated', 'note_zh', 'note_en'],
    *rows({ replacements }) {
      for (const { oldId, newId, kind, dated, noteZh, noteEn } of replacements.rows) {
        yield [oldId, newId, kind, dated, noteZh, noteEn];
      }
    },
  },
  {
    name: 'aft_brand',
    columns: ['aft_brand_id', 'name_zh', 'name_en', 'country'],
    *rows() {
      for (const [index, [zh, en, country]] of aftermarketBrands.entries()) yield [index + 1, zh, en, country];
    },
  },
  {
    name: 'aft_part',
    columns: ['aft_part_id', 'oe_id', 'aft_brand_id', 'number', 'number_key', 'part_class'],
    *rows({ random, parts }) {
      let id = 0;
      for (const part of parts) {
        for (const { brandId, number, partClass } of aftermarketOf(random, part)) {
          id += 1;
          yield [id, part.id, brandId, number, oeKey(number), partClass];
        }
      }
    },
  },
  {
    name: 'part_price',
    columns: ['oe_id', 'guide_fen', 'market_fen', 'dated', 'source'],
    *rows({ random, parts }) {
      for (const part of parts) {
        const { guideFen, marketFen, dated } = priceOf(random, part);
        yield [part.id, guideFen, marketFen, dated, 'sample'];
      }
    },
  },
];
