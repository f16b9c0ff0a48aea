import type { BrandOffer } from '../../../contract/brand-parts/schemas.ts';
import type { CatalogueRead } from '../../platform/db/database.ts';
import { FITS_VEHICLE } from '../../platform/fit-condition.ts';

const named = (table: string) => `case when $1::boolean then ${table}.name_en else ${table}.name_zh end`;

export interface OfferRow extends Omit<BrandOffer, 'oes'> {
  /** The OE numbers as printed, with their brands' formats. */
  oes: { oe: string; searchOe: string; style: string; brandName: string; priceBrandId: number }[];
}

/** OE numbers listed with an offer: more do not fit in a row. */
const OES_MAX = 6;
/** A vehicle has some hundreds; the limit guards against corrupt data. */
const VEHICLE_MAX = 5000;

/** The columns of an offer, grouped by brand, number and class, over aft_part ap with its part p. $1 selects English. */
const OFFER = `min(ap.aft_part_id) as "aftPartId", ap.aft_brand_id as "aftBrandId", ${named('ab')} as "aftBrandName",
    ab.country, min(ap.number) as number, ap.number_key as "searchNumber", ap.part_class as "partClass",
    s.std_part_code as "stdPartCode", ${named('s')} as "stdPartName",
    min(price.market_fen) as "priceFen", max(price.dated) as dated, coalesce(max(price.source), '') as source,
    count(distinct p.oe_key)::integer as "oeNum",
    (array_agg(distinct jsonb_build_object('oe', p.oe, 'searchOe', p.oe_key, 'style', b.oe_style,
      'brandName', ${named('b')}, 'priceBrandId', b.brand_id)))[1:${OES_MAX}] as oes`;
const JOINS = `
    join brand b on b.brand_id = p.brand_id
    join std_part s on s.std_part_id = p.std_part_id
    join aft_brand ab on ab.aft_brand_id = ap.aft_brand_id
    left join aft_price price on price.aft_part_id = ap.aft_part_id`;
const GROUP = 'ap.aft_brand_id, ab.aft_brand_id, ap.number_key, ap.part_class, s.std_part_id';

/** Offers for the parts that fit the vehicle $2; $3 is the serial number of its VIN or null. */
export const offersOfVehicle: CatalogueRead<OfferRow & { systemName: string }> = {
  name: 'brand-offers-of-vehicle',
  reads: 'catalogue',
  text: `
    with fitting as (
      select distinct fit.oe_id
      from vehicle v
      join assembly a on a.group_id = v.group_id
      join fit on fit.assembly_id = a.assembly_id
      where v.vehicle_id = $2::integer
        and ${FITS_VEHICLE}
        and ($3::integer is null
          or ($3::integer >= coalesce(fit.serial_from, 0) and $3::integer < coalesce(fit.serial_to, 1000000)))
    )
    select ${OFFER}, ${named('system')} as "systemName"
    from fitting
    join part p on p.oe_id = fitting.oe_id and not p.is_standard
    join aft_part ap on ap.oe_id = p.oe_id ${JOINS}
    join part_group node on node.part_group_id = s.part_group_id
    join part_group system on system.part_group_id = node.parent_id
    group by ${GROUP}, system.part_group_id, node.part_group_id
    order by system.ord, system.part_group_id, node.ord, s.ord, s.std_part_id, min(price.market_fen) nulls last,
      ap.number_key
    limit ${VEHICLE_MAX}`,
};

/** Conditions on the search parameter $2. The other parameters: $3 class or null, $4 limit, $5 offset. */
const conditions = {
  // Bytewise comparison, so that the index serves a prefix; ~ sorts after every key.
  number: `offer.number_key ~>=~ $2::text and offer.number_key ~<~ ($2::text || '~')`,
  // The offer keeps all the OE numbers that it replaces, not only the matching ones.
  oe: `(offer.aft_brand_id, offer.number_key, offer.part_class, offer.std_part_id) in (
      select named.aft_brand_id, named.number_key, named.part_class, replaced.std_part_id
      from part replaced
      join aft_part named on named.oe_id = replaced.oe_id
      where replaced.oe_key ~>=~ $2::text and replaced.oe_key ~<~ ($2::text || '~'))`,
  brand: 'offer.aft_brand_id = any($2::integer[])',
  name: 'offer.std_part_id = any($2::integer[])',
} as const;

const orders = {
  number: 'offer.number_key collate "C"',
  brand: `${named('ab')} collate "C"`,
  name: 'offer.std_part_code',
  price: 'offer.market_fen',
} as const;

export type SearchBy = keyof typeof conditions;
export type SortBy = keyof typeof orders;

/**
 * A page of offers with the total in each row. The page is found in the view of offers, and only its rows are joined
 * with their parts. Each search and sort order is a prepared statement of its own.
 */
export function searchOffers(
  by: SearchBy,
  sortBy: SortBy,
  orderBy: 'asc' | 'desc',
): CatalogueRead<OfferRow & { total: number }> {
  const order = `${orders[sortBy]} ${orderBy} nulls last, offer.std_part_code, offer.number_key, offer.part_class,
      offer.aft_brand_id, offer.std_part_id`;
  const matching = `where ${conditions[by]} and ($3::text is null or offer.part_class = $3::text)`;
  return {
    name: `brand-offers-by-${by}-${sortBy}-${orderBy}`,
    reads: 'catalogue',
    // Counted apart: a window over all matches would sort all of them, where the page needs the first few.
    text: `
    with page as (
      select offer.*
      from aft_offer offer join aft_brand ab on ab.aft_brand_id = offer.aft_brand_id
      ${matching}
      order by ${order}
      limit $4::integer offset $5::integer
    )
    select ${OFFER}, (select count(*) from aft_offer offer ${matching}) as total
    from page offer
    join aft_part ap on ap.aft_brand_id = offer.aft_brand_id and ap.number_key = offer.number_key
      and ap.part_class = offer.part_class
    join part p on p.oe_id = ap.oe_id and p.std_part_id = offer.std_part_id ${JOINS}
    group by ${GROUP}, offer.aft_brand_id, offer.number_key, offer.part_class, offer.std_part_id, offer.std_part_code,
      offer.market_fen
    order by ${order}`,
  };
}

/** The brands with a name like $1, in either language. */
export const brandsNamed: CatalogueRead<{ id: number }> = {
  name: 'aft-brands-named',
  reads: 'catalogue',
  text: `
    select aft_brand_id as id from aft_brand
    where name_zh ilike $1::text or name_en ilike $1::text`,
};

/** The standard parts with a name like $1, or whose pinyin begins with $2 or has the initials $2. */
export const partsNamed: CatalogueRead<{ id: number }> = {
  name: 'aft-std-parts-named',
  reads: 'catalogue',
  text: `
    select distinct std_part_id as id from std_part_name
    where name ilike $1::text or ($2::text <> '' and (initials = $2::text or pinyin like $2::text || '%'))
    limit 60`,
};
