import type { CatalogueRead } from '../../platform/db/database.ts';
import type { BookAssembly, StdPart } from '../names/nearest-assemblies.ts';
import { named } from '../part-columns.ts';

/** The standard part $2 with its place in the tree. */
export const stdPartById: CatalogueRead<StdPart> = {
  name: 'std-part-by-id',
  reads: 'catalogue',
  text: `
    select s.std_part_code as "stdPartCode", ${named('s')} as "stdPartName", node.part_group_id as "partGroupId",
      node.parent_id as "parentId",
      concat_ws(' ', s.name_zh, s.name_en, node.name_zh, node.name_en, system.name_zh, system.name_en) as names
    from std_part s
    join part_group node on node.part_group_id = s.part_group_id
    left join part_group system on system.part_group_id = node.parent_id
    where s.std_part_id = $2::integer`,
};

/** The assemblies of the group $2 with the names of their standard parts. */
export const assembliesOfGroup: CatalogueRead<BookAssembly> = {
  name: 'assemblies-of-group',
  reads: 'catalogue',
  text: `
    select a.assembly_id as "vehAssyId", ${named('node')} as "assemblyName", node.part_group_id as "partGroupId",
      node.parent_id as "parentId", concat_ws(' ', node.name_zh, node.name_en, used.names) as names
    from assembly a
    join part_group node on node.part_group_id = a.part_group_id
    left join lateral (
      select string_agg(distinct s.name_zh || ' ' || s.name_en, ' ') as names
      from fit
      join part on part.oe_id = fit.oe_id
      join std_part s on s.std_part_id = part.std_part_id
      where fit.assembly_id = a.assembly_id
    ) used on true
    where a.group_id = $2::integer
    order by node.ord, a.assembly_id`,
};
