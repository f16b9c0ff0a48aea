import type { BrandPart, BrandPartInfo } from '../../contract/brand-parts/schemas.ts';
import type { CatalogueRead } from '../platform/db/database.ts';

const named = (table: string) => `case when $1::boolean then ${table}.name_en else ${table}.name_zh end`;

/** The number $2 of the brand $3, or of every brand that uses it. */
const REQUESTED = `requested as (
      select p.oe_id from part p
      where p.oe_key = $2::text and ($3::integer is null or p.brand_id = $3::integer)
    )`;

/** Brands with a replacement for a number; one row with nulls if the number is known but has none. */
export const brandsOfNumber: CatalogueRead<BrandPart | (Omit<BrandPart, 'aftBrandId'> & { aftBrandId: null })> = {
  name: 'brand-parts',
  reads: 'catalogue',
  text: `
    with ${REQUESTED}, offered as (
      select ap.aft_brand_id, count(distinct ap.number_key)::integer as part_num,
        array_agg(distinct ap.part_class order by ap.part_class) as part_classes, min(price.market_fen) as lowest_fen
      from requested
      join aft_part ap on ap.oe_id = requested.oe_id
      left join aft_price price on price.aft_part_id = ap.aft_part_id
      group by ap.aft_brand_id
    )
    select ab.aft_brand_id as "aftBrandId", ${named('ab')} as "aftBrandName", ab.country,
      offered.part_num as "partNum", offered.part_classes as "partClasses", offered.lowest_fen as "lowestPriceFen"
    from (select from requested limit 1) known
    left join (offered join aft_brand ab on ab.aft_brand_id = offered.aft_brand_id) on true
    order by offered.lowest_fen nulls last, ab.aft_brand_id`,
};

export interface OfferRow extends Omit<BrandPartInfo, 'oes'> {
  oes: { oe: string; searchOe: string; style: string; brandName: string; priceBrandId: number }[] | null;
}

/** OE numbers listed with a part: more do not fit on a screen. */
const OES_MAX = 60;

/** The parts of the brand $4 that replace a number, each with all the numbers that it replaces. */
export const offersOfBrand: CatalogueRead<OfferRow | (Omit<OfferRow, 'aftPartId'> & { aftPartId: null })> = {
  name: 'brand-part-offers',
  reads: 'catalogue',
  text: `
    with ${REQUESTED}, offer as (
      select distinct on (ap.number_key, ap.part_class) ap.*, price.market_fen, price.dated, price.source,
        ${named('s')} as std_part_name
      from requested
      join part p on p.oe_id = requested.oe_id
      join std_part s on s.std_part_id = p.std_part_id
      join aft_part ap on ap.oe_id = requested.oe_id and ap.aft_brand_id = $4::integer
      left join aft_price price on price.aft_part_id = ap.aft_part_id
      order by ap.number_key, ap.part_class, price.market_fen nulls last, ap.aft_part_id
    )
    select offer.aft_part_id as "aftPartId", ab.aft_brand_id as "aftBrandId", ${named('ab')} as "aftBrandName",
      offer.number, offer.part_class as "partClass", offer.market_fen as "priceFen", offer.dated,
      coalesce(offer.source, '') as source, offer.std_part_name as "stdPartName", stood.oes
    from (select from requested limit 1) known
    left join (
      offer
      join aft_brand ab on ab.aft_brand_id = offer.aft_brand_id
      cross join lateral (
        select json_agg(json_build_object('oe', n.oe, 'searchOe', n.oe_key, 'style', n.oe_style,
          'brandName', n.brand_name, 'priceBrandId', n.brand_id)) as oes
        from (
          select p.oe, p.oe_key, b.oe_style, ${named('b')} as brand_name, b.brand_id
          from aft_part other
          join part p on p.oe_id = other.oe_id
          join brand b on b.brand_id = p.brand_id
          where other.number_key = offer.number_key and other.aft_brand_id = offer.aft_brand_id
          group by p.oe_key, p.oe, b.brand_id
          order by p.oe_key <> $2::text, p.oe_key, b.brand_id
          limit ${OES_MAX}
        ) n
      ) stood
    ) on true
    order by offer.part_class, offer.market_fen nulls last, offer.number_key`,
};
