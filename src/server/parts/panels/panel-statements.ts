import type { CrashPosition, Hotspot, PartRelation } from '../../../contract/parts/schemas.ts';
import type { CatalogueRead, Prepared } from '../../platform/db/database.ts';
import { DEMO_SOURCE_ID } from '../../platform/demo-records.ts';
import { bookRows } from '../books/book-statements.ts';
import { named } from '../part-columns.ts';
import type { PartRow } from '../part-row.ts';

/** Sort order of the tree, for rows of several assemblies. */
const TREE_ORDER = `
    order by (select system.ord from part_group system where system.part_group_id = node.parent_id), node.parent_id,
      node.ord, a.assembly_id`;

/** Wear parts of the book $2, and parts that are usually replaced with them. */
export const commonRows: CatalogueRead<PartRow> = {
  name: 'part-rows-common',
  reads: 'catalogue',
  text: bookRows({
    where: `a.group_id = $2::integer and (
      s.flags like '%w%'
      or exists (
        select
        from std_part_relation rel
        join std_part worn on worn.std_part_id = rel.std_part_id
        where rel.related_std_part_id = s.std_part_id and rel.kind = 'together' and worn.flags like '%w%'
      )
    ) ${TREE_ORDER}`,
  }),
};

export type RelatedRow = PartRow & { relation: Exclude<PartRelation, 'otherSide'> | null };

/**
 * The rows of the assembly $3 of the book $2, without a relation, and the book's rows of standard parts related to the
 * number $4.
 */
export const relatedRows: CatalogueRead<RelatedRow> = {
  name: 'part-rows-related',
  reads: 'catalogue',
  text: bookRows({
    columns: ', rel.kind as relation',
    joins: `
    left join std_part_relation rel on rel.related_std_part_id = p.std_part_id
      and rel.std_part_id = (select requested.std_part_id from part requested where requested.oe_id = $4::integer)`,
    where: `a.group_id = $2::integer and (rel.kind is not null or a.assembly_id = $3::integer) ${TREE_ORDER}`,
  }),
};

export type ZonedRow = PartRow & { zones: CrashPosition[] };

/** Rows of the book $2 in any of the zones $3, with all zones of their standard part. */
export const crashRows: CatalogueRead<ZonedRow> = {
  name: 'part-rows-crash',
  reads: 'catalogue',
  text: bookRows({
    columns: `, array(
        select z.zone from std_part_zone z where z.std_part_id = p.std_part_id order by z.zone
      ) as zones`,
    where: `a.group_id = $2::integer and p.std_part_id in (
      select z.std_part_id from std_part_zone z where z.zone = any($3::text[])
    ) ${TREE_ORDER}`,
  }),
};

export interface NeighbourRow {
  hotspots: Hotspot[] | null;
  previousId: number | null;
  previousName: string | null;
  nextId: number | null;
  nextName: string | null;
}

/** The previous and next assembly of $3 in the tree of the vehicle $2, and the hotspots of its drawing. */
export const neighbourAssemblies: CatalogueRead<NeighbourRow> = {
  name: 'part-assembly-neighbours',
  reads: 'catalogue',
  text: `
    with book as (
      select a.assembly_id, a.drawing_id, ${named('node')} as name,
        row_number() over (order by system.ord, system.part_group_id, node.ord, a.assembly_id) as place
      from vehicle v
      join assembly a on a.group_id = v.group_id
      join part_group node on node.part_group_id = a.part_group_id
      join part_group system on system.part_group_id = node.parent_id
      where v.vehicle_id = $2::integer
    )
    select d.hotspots, before.assembly_id as "previousId", before.name as "previousName",
      after.assembly_id as "nextId", after.name as "nextName"
    from book
    left join drawing d on d.drawing_id = book.drawing_id
    left join book before on before.place = book.place - 1
    left join book after on after.place = book.place + 1
    where book.assembly_id = $3::integer`,
};

export interface PicturedPart {
  stdPartCode: string;
  nameZh: string;
  stdNameZh: string;
  /** The beginning of the SVG that shows the part in the vehicle's book, if there is one. */
  sheet: string | null;
}

/** Whether a number is of any other source than the demo: then no picture may be invented for it. */
const suppliedNumber = (oeId: string) => `exists (
      select from catalogue_id own
      where own.kind = 'numbers' and own.id = ${oeId} and own.source_id <> ${DEMO_SOURCE_ID}
    )`;

/** Those of the numbers $1 that are of any other source than the demo. */
export const suppliedNumbers: CatalogueRead<{ oeId: number }> = {
  name: 'part-supplied-numbers',
  reads: 'catalogue',
  text: `
    select oe_id as "oeId"
    from unnest($1::integer[]) as listed(oe_id)
    where ${suppliedNumber('oe_id')}`,
};

/** The standard part of the number $1 of the make $2 in the book of the vehicle $3, for its picture. */
export const picturedPart: CatalogueRead<PicturedPart> = {
  name: 'part-pictured',
  reads: 'catalogue',
  text: `
    select s.std_part_code as "stdPartCode", p.name_zh as "nameZh", s.name_zh as "stdNameZh",
      (
        select left(d.svg, 300)
        from fit
        join assembly a on a.assembly_id = fit.assembly_id
        join vehicle v on v.group_id = a.group_id
        join drawing d on d.drawing_id = a.drawing_id
        where fit.oe_id = p.oe_id and v.vehicle_id = $3::integer
        order by a.assembly_id
        limit 1
      ) as sheet
    from part p
    join brand b on b.brand_id = p.brand_id
    join std_part s on s.std_part_id = p.std_part_id
    where p.oe_id = $1::integer and b.brand_code = $2::text and not ${suppliedNumber('p.oe_id')} and exists (
      select from fit
      join assembly a on a.assembly_id = fit.assembly_id
      join vehicle v on v.group_id = a.group_id
      where fit.oe_id = p.oe_id and v.vehicle_id = $3::integer
    )`,
};

/** Stores a search word; no row if the vehicle or standard part is unknown. */
export const keepName: Prepared<{ partNameTrackId: number }> = {
  name: 'part-name-track',
  text: `
    insert into part_name_track (user_id, part_name, vehicle_id, std_part_id, found)
    select $1::integer, $2::text, $3::integer, $4::integer, $5::integer
    where ($3::integer is null or exists (select from vehicle where vehicle_id = $3::integer))
      and ($4::integer is null or exists (select from std_part where std_part_id = $4::integer))
    returning part_name_track_id as "partNameTrackId"`,
};
