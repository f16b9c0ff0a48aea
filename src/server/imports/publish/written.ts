import { writtenColumns } from '../plan/check-target.ts';
import { DAY_COLUMNS, PRICE_COLUMNS, QUOTE_COLUMNS } from '../plan/price-columns.ts';
import type { Target } from '../targets/target.ts';
import { targets } from '../targets/targets.ts';

/** The prices of a number, which comparePrices gathers; in the shape of a target. */
const priceTarget: Pick<Target, 'name' | 'table' | 'key' | 'hasSource'> & { columns: readonly string[] } = {
  name: 'part_price',
  table: 'part_price',
  key: ['oe_id'],
  hasSource: true,
  columns: ['oe_id', ...PRICE_COLUMNS, ...DAY_COLUMNS, 'dated', 'source'],
};

/** The quotes of a number with their days, likewise. */
const quoteTarget = {
  name: 'e_price',
  table: 'e_price',
  key: ['oe_id'],
  columns: ['oe_id', 'quoted_at', ...QUOTE_COLUMNS, 'source'],
  generated: {},
  hasSource: false,
} satisfies Written;

/** A target as publishing sees it. */
export interface Written {
  name: string;
  table: string;
  key: readonly string[];
  nullableKeys?: readonly string[];
  kind?: string;
  columns: readonly string[];
  generated: Readonly<Record<string, string>>;
  hasSource: boolean;
}

export const written: readonly Written[] = targets.flatMap((target) => {
  const own: Written = {
    name: target.name,
    table: target.table,
    key: target.key,
    ...(target.nullableKeys === undefined ? {} : { nullableKeys: target.nullableKeys }),
    ...(target.kind === undefined ? {} : { kind: target.kind }),
    columns: writtenColumns(target),
    generated: target.generated ?? {},
    hasSource: target.hasSource === true,
  };
  return target.name === 'fit' ? [own, { ...priceTarget, generated: {}, hasSource: true }, quoteTarget] : [own];
});
