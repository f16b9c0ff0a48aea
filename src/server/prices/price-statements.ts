import { priceKinds, QUOTE_KINDS, type QuoteKind } from '../../contract/prices/price-kinds.ts';
import type { Offer } from '../../contract/prices/schemas.ts';
import type { CatalogueRead, Prepared } from '../platform/db/database.ts';
import { type PriceColumns, priceColumn, priceColumns } from '../platform/market-price.ts';

/** The price of the number at an index of the request, under the key that has it. */
export type PriceRow = PriceColumns & { place: number; rank: number; priceBrandId: number; key: string };

/**
 * The prices of many numbers: $1 brands, $2 keys, $3 index in the request, $4 rank. Of the keys for one index, the one
 * of the lowest rank with a market price in the province, or else with any price.
 */
export const pricesByKeys: CatalogueRead<PriceRow> = {
  name: 'part-prices-by-keys',
  reads: 'catalogue',
  text: `
    select distinct on (requested.place) requested.place, requested.rank, p.brand_id as "priceBrandId", p.oe_key as "key", ${priceColumns('$5')}
    from unnest($1::integer[], $2::text[], $3::integer[], $4::integer[]) as requested(brand_id, oe_key, place, rank)
    join part p on p.oe_key = requested.oe_key and p.brand_id = requested.brand_id
    join part_price pp on pp.oe_id = p.oe_id
    order by requested.place, (${priceColumn('market', '$5')} is null), requested.rank, p.oe_id`,
};

export type OfferRow = Omit<Offer, 'source'> & { place: number; source: string | null };

/** Aftermarket offers for the keys $2 of the brands $1, by index in the request, cheapest first. */
export const offersByKeys: CatalogueRead<OfferRow> = {
  name: 'part-offers-by-keys',
  reads: 'catalogue',
  text: `
    select (requested.place - 1)::integer as place, a.aft_part_id as "aftPartId", a.aft_brand_id as "aftBrandId",
      case when $3::boolean then b.name_en else b.name_zh end as "aftBrandName", a.number, a.part_class as "partClass",
      ap.market_fen as "priceFen", ap.dated, ap.source
    from unnest($1::integer[], $2::text[]) with ordinality as requested(brand_id, oe_key, place)
    cross join lateral (
      select oe_id from part where oe_key = requested.oe_key and brand_id = requested.brand_id order by oe_id limit 1
    ) p
    join aft_part a on a.oe_id = p.oe_id
    join aft_brand b on b.aft_brand_id = a.aft_brand_id
    left join aft_price ap on ap.aft_part_id = a.aft_part_id
    order by requested.place, ap.market_fen nulls last, a.aft_part_id`,
};

export interface EverywhereRow {
  priceBrandId: number;
  brandName: string;
  searchOe: string;
  guidePriceFen: number | null;
  marketFen: readonly (number | null)[];
  dated: string;
  source: string;
}

/** The prices of the number $1 in every province, for each brand that uses it or the brand $2. */
export const pricesEverywhere: CatalogueRead<EverywhereRow> = {
  name: 'part-prices-everywhere',
  reads: 'catalogue',
  text: `
    select distinct on (b.initial, b.brand_id) b.brand_id as "priceBrandId",
      case when $3::boolean then b.name_en else b.name_zh end as "brandName", p.oe_key as "searchOe",
      pp.guide_fen as "guidePriceFen", pp.market_fen as "marketFen", pp.dated, pp.source
    from part p
    join brand b on b.brand_id = p.brand_id
    join part_price pp on pp.oe_id = p.oe_id
    where p.oe_key = $1::text and ($2::integer is null or p.brand_id = $2::integer)
    order by b.initial, b.brand_id, p.oe_id`,
};

/** Quotes in fen, at the index of their time. */
export interface QuotesRow extends Record<QuoteKind, readonly (number | null)[]> {
  key: string;
  oeId: number;
  quotedAt: readonly string[];
  source: string;
}

/** The quotes of the numbers $2 of the brand $1. Times are formatted here: the engines parse arrays of them differently. */
export const quotesByKeys: CatalogueRead<QuotesRow> = {
  name: 'e-prices-by-keys',
  reads: 'catalogue',
  text: `
    select distinct on (p.oe_key) p.oe_key as "key", p.oe_id as "oeId",
      array(
        select to_char(t at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
        from unnest(e.quoted_at) with ordinality as quote(t, place) order by place
      ) as "quotedAt",
      ${QUOTE_KINDS.map((kind) => `e.${priceKinds[kind].column} as "${kind}"`).join()}, e.source
    from part p
    join e_price e on e.oe_id = p.oe_id
    where p.oe_key = any($2::text[]) and p.brand_id = $1::integer
    order by p.oe_key, p.oe_id`,
};

/** True if the account or its main account has an active e-commerce price service. */
export const hasRetail: Prepared<{ isLive: boolean }> = {
  name: 'retail-service-of-account',
  text: `
    select exists (
      select from account a
      join account holder on holder.user_id in (a.user_id, a.parent_id)
      where a.user_id = $1::integer and holder.retail_flag
        and (holder.retail_expire_time is null or holder.retail_expire_time > now())
    ) as "isLive"`,
};
