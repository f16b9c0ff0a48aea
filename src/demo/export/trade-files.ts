import { provinces } from '../../contract/provinces/province-names.ts';
import { priceTables } from '../catalogue/tables/price-tables.ts';
import { tradeTables } from '../catalogue/tables/trade-tables.ts';
import { type DemoFile, fileOf, rowsOf, tableNamed, yuan, yuanOf } from './demo-file.ts';

const table = (name: string) => tableNamed([...tradeTables, ...priceTables], name);

/** What belongs to a number. */
export const tradeFiles: readonly DemoFile[] = [
  fileOf('replacements', {
    table: table('replacement'),
    fields: {
      ...{ from: 'old_oe_id', to: 'new_oe_id', kind: 'kind', date: 'dated', note: 'note_zh', noteEn: 'note_en' },
    },
  }),
  // A list of prices as dealers keep it: a column for each province.
  fileOf('prices', {
    table: table('part_price'),
    fields: {
      ...{ number: 'oe_id', date: 'dated', source: 'source', 指导价: yuan('guide_fen') },
      ...Object.fromEntries(
        provinces.map(({ zh }, index) => [
          zh,
          ({ market_fen: prices }) => yuanOf(Array.isArray(prices) ? (prices[index] ?? null) : null),
        ]),
      ),
    },
    isKept: ({ guide_fen: guide, market_fen: prices }) => guide !== null || hasAmount(prices),
  }),
  {
    path: 'web/prices.csv',
    columns: ['number', 'date', 'source', '电商原厂价', '电商品牌价', '电商配套价'],
    *rows(plan) {
      for (const { oe_id: number, quoted_at: days, source, ...kinds } of rowsOf(table('e_price'), plan)) {
        const amounts = [kinds.original_fen, kinds.brand_fen, kinds.suit_fen];
        for (const [place, day] of (Array.isArray(days) ? days : []).entries()) {
          const cells = amounts.map((amount) => yuanOf(Array.isArray(amount) ? (amount[place] ?? null) : null));
          if (hasAmount(cells)) yield [number ?? null, String(day).slice(0, 10), source ?? null, ...cells];
        }
      }
    },
  },
  {
    path: 'brand-parts.csv',
    columns: [
      ...['id', 'maker', 'makerEn', 'country', 'partNumber', 'number', 'class'],
      ...['price', 'source', 'date'],
    ],
    *rows(plan) {
      const makers = new Map([...rowsOf(table('aft_brand'), plan)].map((row) => [row.aft_brand_id, row]));
      const prices = rowsOf(table('aft_price'), plan);
      for (const part of rowsOf(table('aft_part'), plan)) {
        const maker = makers.get(part.aft_brand_id ?? null);
        // Both tables have the same numbers in the same order.
        const price = prices.next().value ?? {};
        yield [
          ...[part.aft_part_id, maker?.name_zh, maker?.name_en, maker?.country, part.number, part.oe_id],
          ...[part.part_class, yuanOf(price.market_fen ?? null), price.source, price.dated],
        ].map((cell) => cell ?? null);
      }
    },
  },
];

const hasAmount = (amounts: unknown): boolean => Array.isArray(amounts) && amounts.some((amount) => amount !== null);
