import type { OePart } from '../../../contract/oe/schemas.ts';
import type { AdapterVehicle, Replacement } from '../../../contract/parts/schemas.ts';
import type { CatalogueRead } from '../../platform/db/database.ts';
import { type PriceColumns, priceColumns } from '../../platform/market-price.ts';
import { named, type PrintedOe, REPLACED_BY, SUCCESSOR_LINKS } from '../part-columns.ts';
import type { ReplacementLink } from './replacement-chain.ts';
import type { SuccessorLink } from './successors.ts';

export type OePartRow = Omit<OePart, 'oe' | 'oeReplaceTwos' | 'successors' | 'price'> &
  PriceColumns & {
    printedOe: string;
    oeStyle: string;
    replacedBy: PrintedOe[];
    successorLinks: SuccessorLink[] | null;
  };

/** The columns of a part p without a vehicle: its standard part s, its brand b and its price pp, by $1 and $3. */
export const OE_PART = `p.oe_id as "oeId", p.oe as "printedOe", p.oe_key as "searchOe", ${named('p')} as "oeName",
  p.discontinued as "isDiscontinued", s.std_part_id as "stdPartId", s.std_part_code as "stdPartCode",
  ${named('s')} as "stdPartName", b.brand_id as "priceBrandId", b.brand_code as "brandCode",
  ${named('b')} as "brandName", b.oe_style as "oeStyle",
  ${REPLACED_BY} as "replacedBy", ${SUCCESSOR_LINKS} as "successorLinks", ${priceColumns('$3')}`;

export const OE_PART_JOINS = `
    join std_part s on s.std_part_id = p.std_part_id
    join brand b on b.brand_id = p.brand_id
    left join part_price pp on pp.oe_id = p.oe_id`;

/** The makes that use each of the keys $2. The benchmarks compare against this statement. */
export const partsByKeys: CatalogueRead<OePartRow> = {
  name: 'oe-parts-by-keys',
  reads: 'catalogue',
  text: `
    select distinct on (requested.place, p.brand_id) ${OE_PART}
    from unnest($2::text[]) with ordinality as requested(oe_key, place)
    join part p on p.oe_key = requested.oe_key ${OE_PART_JOINS}
    order by requested.place, p.brand_id, p.oe_id`,
};

/** Bytewise comparison, so that the index serves a prefix in a generic plan; ~ sorts after every key. */
export const partsByPrefix: CatalogueRead<OePartRow> = {
  name: 'oe-parts-by-prefix',
  reads: 'catalogue',
  text: `
    select ${OE_PART}
    from (
      select * from part
      where oe_key ~>=~ $2::text and oe_key ~<~ ($2::text || '~')
      order by oe_key using ~<~, brand_id, oe_id
      limit 50
    ) p ${OE_PART_JOINS}
    order by p.oe_key using ~<~, p.brand_id, p.oe_id`,
};

/**
 * Numbers that contain the text $2, of at least five characters, by the index on their grams. The planner would rather scan
 * the table until it has enough of them, so the candidates are a query of their own. Of more than 200, any 200 are sorted.
 */
export const partsByMiddle: CatalogueRead<OePartRow> = {
  name: 'oe-parts-by-middle',
  reads: 'catalogue',
  text: `
    with candidate as materialized (
      select * from part where oe_grams(oe_key) @> oe_grams($2::text) and position($2::text in oe_key) > 0
    ), found as (
      select * from (select * from candidate limit 200) few
      order by oe_key using ~<~, brand_id, oe_id
      limit 50
    )
    select ${OE_PART}
    from found p ${OE_PART_JOINS}
    order by p.oe_key using ~<~, p.brand_id, p.oe_id`,
};

/**
 * The number $3 of the brand $2 with every link of its chain, newer and older; one row without a link if it has none.
 * `union` visits each number once, so a cycle ends; the limit guards against corrupt data.
 */
export const chainLinks: CatalogueRead<{ oeId: number } & (ReplacementLink | { newOeId: null })> = {
  name: 'replacement-links',
  reads: 'catalogue',
  text: `
    with recursive self as (
      select oe_id from part where oe_key = $3::text and brand_id = $2::integer order by oe_id limit 1
    ), newer(oe_id) as (
      select oe_id from self
      union
      select r.new_oe_id from newer join replacement r on r.old_oe_id = newer.oe_id
    ), older(oe_id) as (
      select oe_id from self
      union
      select r.old_oe_id from older join replacement r on r.new_oe_id = older.oe_id
    ), link as (
      select r.* from newer join replacement r on r.old_oe_id = newer.oe_id
      union
      select r.* from older join replacement r on r.new_oe_id = older.oe_id
    )
    select self.oe_id as "oeId", r.old_oe_id as "oldOeId", r.new_oe_id as "newOeId", r.kind, r.dated,
      coalesce(case when $1::boolean then r.note_en else r.note_zh end, r.note_zh, r.note_en, '') as note
    from self
    left join link r on true
    order by r.dated desc, r.old_oe_id, r.new_oe_id
    limit 1000`,
};

export type ChainPartRow = Omit<Replacement, 'oe' | 'step' | 'kind' | 'dated' | 'note' | 'isCurrent'> &
  PriceColumns & { printedOe: string; oeStyle: string };

/** The numbers $2, with their prices. */
export const chainParts: CatalogueRead<ChainPartRow> = {
  name: 'replacement-parts',
  reads: 'catalogue',
  text: `
    select p.oe_id as "oeId", p.oe as "printedOe", p.oe_key as "searchOe", ${named('p')} as "oeName",
      p.discontinued as "isDiscontinued", b.brand_id as "priceBrandId", ${named('b')} as "brandName",
      b.oe_style as "oeStyle", ${priceColumns('$3')}
    from part p
    join brand b on b.brand_id = p.brand_id
    left join part_price pp on pp.oe_id = p.oe_id
    where p.oe_id = any($2::integer[])`,
};

/**
 * The groups that use the number $3 of the brand $2, under that brand and every other that has the same key: by their
 * parts books, and by the vehicles that suppliers name for numbers in no book.
 */
export const whereUsed: CatalogueRead<{ isStandard: boolean } & (AdapterVehicle | { groupId: null })> = {
  name: 'where-used',
  reads: 'catalogue',
  text: `
    with requested as (
      select p.is_standard
      from part p
      join brand b on b.brand_id = p.brand_id
      where p.oe_key = $3::text and p.brand_id = $2::integer and b.brand_code = coalesce($4::text, b.brand_code)
      order by p.oe_id limit 1
    ), used as (
      select a.group_id
      from part p
      join fit on fit.oe_id = p.oe_id
      join assembly a on a.assembly_id = fit.assembly_id
      where p.oe_key = $3::text and not p.is_standard and not (select is_standard from requested)
      union
      select v.group_id
      from part p
      join where_used named on named.oe_id = p.oe_id
      join vehicle v on v.vehicle_id = named.vehicle_id
      where p.oe_key = $3::text and not p.is_standard and not (select is_standard from requested)
    )
    select requested.is_standard as "isStandard", g.group_id as "groupId", ${named('g')} as "groupName",
      g.year_from as "yearFrom", g.year_to as "yearTo", f.family_id as "familyId", ${named('f')} as "familyName",
      f.vehicle_class as "vehicleTypeCode", b.brand_id as "brandId", ${named('b')} as "brandName"
    from requested
    left join (
      used
      join vehicle_group g on g.group_id = used.group_id
      join family f on f.family_id = g.family_id
      join brand b on b.brand_id = f.brand_id
    ) on true
    order by b.initial, b.name_en collate "C", b.brand_id, f.name_en collate "C", f.family_id, g.year_from, g.group_id
    limit 2000`,
};
