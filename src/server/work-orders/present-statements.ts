import { sql } from 'kysely';
import {
  CATALOGUE_KINDS,
  type CatalogueField,
  type CatalogueKind,
  priceKinds,
} from '../../contract/prices/price-kinds.ts';
import { PROVINCE_CODES, regionOf } from '../../contract/provinces/rules.ts';
import type { Prepared, Sql } from '../platform/db/database.ts';
import { snakeCase } from './item-columns.ts';
import { PART_OF_ITEM } from './outdated-lines.ts';

/** A number's prices in the line's province, all null if it has none. */
interface MaybePresentPrice extends Record<CatalogueField, number | null> {
  dated: string | null;
  source: string | null;
}

export interface PresentRow extends MaybePresentPrice {
  partId: number;
  oeId: number;
  /** Its province is none of the open ones. */
  isPriceWithheld: boolean;
  isDiscontinued: boolean;
}

/** The items of all orders that are parts of the catalogue. Statements add the condition on the order. */
const LINES = `(
    select i.list_id, i.part_id, i.province_code, p.oe_id, p.discontinued
    from work_order_item i
    cross join lateral ${PART_OF_ITEM}
    where i.removed_at is null and i.line_kind = 'part'
  ) line`;

/** Every province in the order of the market prices, and its region. */
const CODES = `'{${PROVINCE_CODES.join()}}'::text[]`;
const REGIONS = `'{${PROVINCE_CODES.map(regionOf).join()}}'::text[]`;

/** A price of the row pp of part_price in a line's province. The median is the same as in market-price.ts. */
function priceInProvince(kind: CatalogueKind, line: string): string {
  const { column, scope } = priceKinds[kind];
  if (scope === 'country') return `pp.${column}`;
  const place = `array_position(${CODES}, ${line}.province_code)`;
  if (scope === 'province') return `pp.${column}[${place}]`;
  return `(
        select (array_agg(fen order by fen) filter (where fen is not null))[(count(fen)::integer + 1) / 2]
        from unnest(pp.${column}, ${REGIONS}) priced (fen, region)
        where region = (${REGIONS})[${place}]
      )`;
}

const prices = (line: string) =>
  CATALOGUE_KINDS.map((kind) => `${priceInProvince(kind, line)} as "${priceKinds[kind].field}"`).join();

const price = (line: string) => `pp.dated, pp.source, ${prices(line)}`;

const setPrices = (sqlOf: (kind: CatalogueKind) => string) =>
  sql.raw(CATALOGUE_KINDS.map((kind) => `${snakeCase(priceKinds[kind].field)} = ${sqlOf(kind)}`).join());

/** Every catalogue part of order $1 with its price today, if its province is one of $2. */
export const presentLines: Prepared<PresentRow> = {
  name: 'order-present-lines',
  text: `
    select line.part_id as "partId", line.oe_id as "oeId", line.discontinued as "isDiscontinued",
      line.province_code <> all($2::text[]) as "isPriceWithheld", ${price('line')}
    from ${LINES}
    left join part_price pp on pp.oe_id = line.oe_id and line.province_code = any($2::text[])
    where line.list_id = $1::integer
    order by line.part_id`,
};

/**
 * The price of the brand part of item i. An order has brand parts under their own number, with the brand's name in the
 * language of the user who added them.
 */
const BRAND_PRICE = `(
      select pr.market_fen, pr.dated, pr.source
      from aft_part ap
      join aft_brand ab on ab.aft_brand_id = ap.aft_brand_id
      join aft_price pr on pr.aft_part_id = ap.aft_part_id
      where ap.number_key = i.search_oe and i.part_brand_name in (ab.name_zh, ab.name_en)
      order by pr.market_fen nulls last, ap.aft_part_id limit 1
    ) price`;

interface BrandLineRow {
  partId: number;
  marketPriceFen: number | null;
  dated: string;
  source: string;
}

/** Every brand part of order $1 with its price today, which is the same in all provinces. */
export const presentBrandLines: Prepared<BrandLineRow> = {
  name: 'order-present-brand-lines',
  text: `
    select i.part_id as "partId", price.market_fen as "marketPriceFen", price.dated, price.source
    from work_order_item i
    cross join lateral ${BRAND_PRICE}
    where i.list_id = $1::integer and i.removed_at is null and i.line_kind = 'part'
    order by i.part_id`,
};

export interface SuccessorRow extends MaybePresentPrice {
  partId: number;
  oldOeId: number;
  newOeId: number;
  kind: 'replaced' | 'interchangeable' | 'split' | 'merged';
  replacedOn: string;
  printedOe: string;
  searchOe: string;
  oeStyle: string;
  oeName: string;
  isDiscontinued: boolean;
}

/**
 * The replacement links from the numbers of order $1 onwards, per item; $2 selects English, $3 are the
 * provinces with prices. `union` visits each number once, so a cycle ends.
 */
export const successorLinks: Prepared<SuccessorRow> = {
  name: 'order-successor-links',
  text: `
    with recursive walk(part_id, province_code, oe_id) as (
      select line.part_id, line.province_code, line.oe_id from ${LINES} where line.list_id = $1::integer
      union
      select walk.part_id, walk.province_code, r.new_oe_id
      from walk
      join replacement r on r.old_oe_id = walk.oe_id
    )
    select walk.part_id as "partId", r.old_oe_id as "oldOeId", r.new_oe_id as "newOeId", r.kind,
      r.dated as "replacedOn", p.oe as "printedOe", p.oe_key as "searchOe", b.oe_style as "oeStyle",
      case when $2::boolean then p.name_en else p.name_zh end as "oeName", p.discontinued as "isDiscontinued",
      ${price('walk')}
    from walk
    join replacement r on r.old_oe_id = walk.oe_id
    join part p on p.oe_id = r.new_oe_id
    join brand b on b.brand_id = p.brand_id
    left join part_price pp on pp.oe_id = p.oe_id and walk.province_code = any($3::text[])
    order by walk.part_id, r.dated, r.new_oe_id`,
};

/**
 * Updates the items of an order to today's prices, if known: original parts in the given provinces, then brand parts, whose
 * prices are the same everywhere.
 */
export async function takePresentPrices(
  { listId, provinces }: { listId: number; provinces: readonly string[] },
  within: Sql,
): Promise<void> {
  await sql`
    update work_order_item i
    set price_source = line.source, price_dated = line.dated, ${setPrices((kind) => `line."${priceKinds[kind].field}"`)}
    from (
      select line.part_id, pp.source, pp.dated, ${sql.raw(prices('line'))}
      from ${sql.raw(LINES)}
      join part_price pp on pp.oe_id = line.oe_id
      where line.list_id = ${listId} and line.province_code = any(${provinces}::text[])
    ) line
    where i.part_id = line.part_id`.execute(within);
  await sql`
    update work_order_item i
    set price_source = line.source, price_dated = line.dated,
      ${setPrices((kind) => (kind === 'market' ? 'line.market_fen' : 'null'))}
    from (
      select i.part_id, price.market_fen, price.source, price.dated
      from work_order_item i
      cross join lateral ${sql.raw(BRAND_PRICE)}
      where i.list_id = ${listId} and i.removed_at is null and i.line_kind = 'part' and price.market_fen is not null
    ) line
    where i.part_id = line.part_id`.execute(within);
}
