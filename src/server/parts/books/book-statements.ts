import type { DrawingMediaType, Hotspot } from '../../../contract/parts/schemas.ts';
import type { CatalogueRead } from '../../platform/db/database.ts';
import { FIT_COLUMNS } from '../../platform/fit-condition.ts';
import type { JudgedVehicle } from '../fit/car-facts.ts';
import type { PartName } from '../names/part-name.ts';
import { named, REPLACED_BY, SUCCESSOR_LINKS } from '../part-columns.ts';
import type { PartRow } from '../part-row.ts';
import type { TreeRow } from './part-tree.ts';
import { UNIT } from './units.ts';

const VEHICLE = `v.vehicle_id as "vehicleId", ${named('v')} as "vehicleName", ${named('g')} as "groupName",
  maker.brand_code as "makerCode", v.group_id as "groupId", f.vehicle_class as "vehicleTypeCode", v.gearbox_type as "gearboxType",
  v.driven_type as "drivenType", v.cfg_level as "cfgLevel", v.produced_from as "producedFrom",
  v.produced_to as "producedTo", v.options`;

/** The fields of a vehicle that its parts book needs. */
export interface BookVehicle extends JudgedVehicle {
  vehicleId: number;
  vehicleName: string;
  /** Code of the vehicle's make. */
  makerCode: string;
  groupId: number;
  groupName: string;
  vehicleTypeCode: 'C' | 'B';
}

/** The whole tree of a parts book, by its group $2. */
export const treeRows: CatalogueRead<TreeRow> = {
  name: 'part-tree',
  reads: 'catalogue',
  text: `
    select a.assembly_id as "vehAssyId", node.code as "nodeCode", ${named('node')} as "nodeName",
      system.part_group_id as "systemId", system.code as "systemCode", ${named('system')} as "systemName",
      s.std_part_id as "stdPartId", s.std_part_code as "stdPartCode", ${named('s')} as "stdPartName"
    from assembly a
    join part_group node on node.part_group_id = a.part_group_id
    join part_group system on system.part_group_id = node.parent_id
    left join lateral (
      select distinct part.std_part_id
      from fit
      join part on part.oe_id = fit.oe_id
      where fit.assembly_id = a.assembly_id
    ) used on true
    left join std_part s on s.std_part_id = used.std_part_id
    where a.group_id = $2::integer
    order by system.ord, system.part_group_id, node.ord, a.assembly_id, s.ord, s.std_part_id`,
};

export interface BookPage {
  vehAssyId: number;
  assemblyName: string;
  drawingId: number | null;
}

/** The vehicles $2, each with the assembly $3 of its own parts book, side by side. */
export const bookPage: CatalogueRead<BookVehicle & BookPage> = {
  name: 'part-book-pages',
  reads: 'catalogue',
  text: forEach(
    'unnest($2::integer[], $3::integer[]) as requested(vehicle_id, assembly_id)',
    `
    select ${VEHICLE}, a.assembly_id as "vehAssyId", ${named('node')} as "assemblyName", a.drawing_id as "drawingId"
    from vehicle v
    join vehicle_group g on g.group_id = v.group_id
    join family f on f.family_id = g.family_id
    join brand maker on maker.brand_id = f.brand_id
    join assembly a on a.group_id = v.group_id
    join part_group node on node.part_group_id = a.part_group_id
    where v.vehicle_id = requested.vehicle_id and a.assembly_id = requested.assembly_id`,
  ),
};

/**
 * Runs a query for each row of `requested`, planned as for one: for many the planner would hash whole tables, which doubles
 * the time of the few that are requested at once. `offset 0` keeps it from joining them.
 */
function forEach(requested: string, query: string): string {
  return `select one.* from ${requested} cross join lateral (${query} offset 0) one`;
}

/** The first assembly of a vehicle's tree. */
export const firstAssembly: CatalogueRead<{ vehAssyId: number }> = {
  name: 'part-book-first',
  reads: 'catalogue',
  text: `
    select a.assembly_id as "vehAssyId"
    from vehicle v
    join assembly a on a.group_id = v.group_id
    join part_group node on node.part_group_id = a.part_group_id
    join part_group system on system.part_group_id = node.parent_id
    where v.vehicle_id = $1::integer
    order by system.ord, system.part_group_id, node.ord, a.assembly_id
    limit 1`,
};

export const bookVehicles: CatalogueRead<BookVehicle> = {
  name: 'part-book-vehicles',
  reads: 'catalogue',
  text: `
    select ${VEHICLE}
    from vehicle v
    join vehicle_group g on g.group_id = v.group_id
    join family f on f.family_id = g.family_id
    join brand maker on maker.brand_id = f.brand_id
    where v.vehicle_id = any($2::integer[])
    order by v.vehicle_id`,
};

/** Rows of parts books. A remark in one language only is used for both. */
const rowsWhere = (name: string, condition: string): CatalogueRead<PartRow> => ({
  name,
  reads: 'catalogue',
  text: bookRows({ where: condition }),
});

interface BookRowsQuery {
  where: string;
  /** Additional columns, each after a comma, and their joins. */
  columns?: string;
  joins?: string;
}

/** The text of a statement that reads rows of parts books. */
export function bookRows({ where, columns = '', joins = '' }: BookRowsQuery): string {
  return `
    select fit.fit_id as "fitId", fit.assembly_id as "vehAssyId", ${named('node')} as "assemblyName",
      ${FIT_COLUMNS},
      coalesce(fit.question_zh, fit.question_en, '') as "questionKey",
      coalesce(fit.answer_zh, fit.answer_en, '') as "answerKey",
      fit.source_id as "sourceId", fit.catalogue_version as "catalogueVersion",
      p.oe_id as "oeId", p.oe as "printedOe", p.oe_key as "searchOe", ${named('p')} as "oeName",
      p.discontinued as "isDiscontinued", s.std_part_id as "stdPartId", s.std_part_code as "stdPartCode",
      ${named('s')} as "stdPartName", ${UNIT} as unit, s.flags, b.brand_id as "priceBrandId", b.brand_code as "brandCode",
      ${named('b')} as "brandName", b.oe_style as "oeStyle",
      ${REPLACED_BY} as "replacedBy", ${SUCCESSOR_LINKS} as "successorLinks"${columns}
    from assembly a
    join part_group node on node.part_group_id = a.part_group_id
    join fit on fit.assembly_id = a.assembly_id
    join part p on p.oe_id = fit.oe_id
    join std_part s on s.std_part_id = p.std_part_id
    join brand b on b.brand_id = p.brand_id ${joins}
    where ${where}`;
}

/** The callouts ($3, in parallel with the assemblies $2) with all their rows. */
export const calloutRows = rowsWhere(
  'part-rows-of-callouts',
  `a.assembly_id = any($2::integer[])
    and (fit.assembly_id, fit.callout) in (select * from unnest($2::integer[], $3::text[]))`,
);

/** The rows of the assemblies $2. */
export const assemblyRows: CatalogueRead<PartRow> = {
  name: 'part-rows-of-assemblies',
  reads: 'catalogue',
  text: forEach(
    'unnest($2::integer[]) as requested(assembly_id)',
    bookRows({ where: 'a.assembly_id = requested.assembly_id' }),
  ),
};

/** Keys are letters and digits, so that a prefix needs no escaping. */
export const rowsByOe = rowsWhere('part-rows-by-oe', 'a.group_id = $2::integer and starts_with(p.oe_key, $3::text)');
export const rowsByStdParts = rowsWhere(
  'part-rows-by-std-parts',
  'a.group_id = $2::integer and p.std_part_id = any($3::integer[])',
);

/** All names of the standard parts of a vehicle class. */
export const partNames: CatalogueRead<PartName> = {
  name: 'part-names',
  reads: 'catalogue',
  text: `
    select n.std_part_id as "stdPartId", n.name, n.kind, n.norm, n.pinyin, n.initials
    from std_part_name n
    join std_part s on s.std_part_id = n.std_part_id
    join part_group node on node.part_group_id = s.part_group_id
    where node.vehicle_class = $1::text
    order by node.ord, s.ord, n.std_part_id, n.kind desc, n.name`,
};

export interface Drawing {
  drawingId: number;
  mediaType: DrawingMediaType;
  /** Null for a scan. */
  svg: string | null;
  width: number;
  height: number;
  partPicHotspotList: Hotspot[];
}

const IN_BOOK = `drawing_id = $1::integer and exists (
      select from vehicle v
      join assembly a on a.group_id = v.group_id
      where v.vehicle_id = $2::integer and a.drawing_id = $1::integer
    )`;

/** The drawing $1 in the parts book of the vehicle $2. */
export const drawingById: CatalogueRead<Drawing> = {
  name: 'part-drawing',
  reads: 'catalogue',
  text: `
    select drawing_id as "drawingId", media_type as "mediaType", svg, width, height, hotspots as "partPicHotspotList"
    from drawing
    where ${IN_BOOK}`,
};

/** The scan $1 in the parts book of the vehicle $2, in base64. */
export const scanById: CatalogueRead<{ mediaType: DrawingMediaType; content: string }> = {
  name: 'part-drawing-scan',
  reads: 'catalogue',
  text: `
    select media_type as "mediaType", translate(encode(image, 'base64'), E'\\n', '') as content
    from drawing
    where image is not null and ${IN_BOOK}`,
};
