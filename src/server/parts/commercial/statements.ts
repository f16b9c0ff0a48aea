import type { VehicleType } from '../../../contract/vehicles/schemas.ts';
import type { CatalogueRead } from '../../platform/db/database.ts';
import { FITS_VEHICLE } from '../../platform/fit-condition.ts';

export type CovTree = 'B' | 'OF';

const named = (table: string) => `case when $1::boolean then ${table}.name_en else ${table}.name_zh end`;

/** True if a commercial vehicle's make has a tree of its own; false for passenger vehicles. */
export const covVehicle: CatalogueRead<{ vehicleClass: VehicleType; groupSupport: boolean }> = {
  name: 'cov-vehicle',
  reads: 'catalogue',
  text: `
    select f.vehicle_class as "vehicleClass", exists (select from of_brand o where o.brand_id = f.brand_id) as "groupSupport"
    from vehicle v
    join vehicle_group g on g.group_id = v.group_id
    join family f on f.family_id = g.family_id
    where v.vehicle_id = $1::integer`,
};

/** A node that directly has parts, with its ancestors. */
export interface LeafRow {
  mainGroupId: number;
  mainGroupCode: string;
  mainGroupName: string;
  groupId: number;
  groupCode: string;
  groupName: string;
  /** Null if the parts belong directly to the group. */
  assemblyId: number | null;
  specAssyName: string | null;
  partNum: number;
  stdPartIds: number[];
}

/** The leaves of tree $3 that the book of vehicle $2 has standard parts for, in the order of the tree. */
export const treeLeaves: CatalogueRead<LeafRow> = {
  name: 'cov-tree-leaves',
  reads: 'catalogue',
  text: `
    with used as materialized (
      select p.std_part_id, count(*) filter (where ${FITS_VEHICLE}) as fitting
      from vehicle v
      join assembly a on a.group_id = v.group_id
      join fit on fit.assembly_id = a.assembly_id
      join part p on p.oe_id = fit.oe_id
      where v.vehicle_id = $2::integer
      group by p.std_part_id
    ), leaf as (
      select t.node_id, sum(used.fitting)::integer as fitting, array_agg(t.std_part_id) as std_parts
      from used
      join cov_tree_part t on t.std_part_id = used.std_part_id
      group by t.node_id
    )
    select main.node_id as "mainGroupId", main.code as "mainGroupCode", ${named('main')} as "mainGroupName",
      grp.node_id as "groupId", grp.code as "groupCode", ${named('grp')} as "groupName",
      case when node.level = 3 then node.node_id end as "assemblyId",
      case when node.level = 3 then ${named('node')} end as "specAssyName",
      leaf.fitting as "partNum", leaf.std_parts as "stdPartIds"
    from leaf
    join cov_tree_node node on node.node_id = leaf.node_id and node.tree = $3::text
    join cov_tree_node grp on grp.node_id = case when node.level = 3 then node.parent_id else node.node_id end
    join cov_tree_node main on main.node_id = grp.parent_id
    order by main.ord, grp.ord, node.ord`,
};

export interface NodeRow {
  nodeId: number;
  nodeName: string;
  mainGroupCode: string;
  groupCode: string;
  /** Of the node and its descendants. */
  stdPartIds: number[];
}

const nodeWhere = (name: string, condition: string): CatalogueRead<NodeRow> => ({
  name,
  reads: 'catalogue',
  text: `
    select node.node_id as "nodeId", ${named('node')} as "nodeName",
      coalesce(main.code, parent.code) as "mainGroupCode",
      case when main.node_id is null then node.code else parent.code end as "groupCode", array(
      select t.std_part_id
      from cov_tree_node beneath
      join cov_tree_part t on t.node_id = beneath.node_id
      where beneath.node_id = node.node_id or beneath.parent_id = node.node_id
    ) as "stdPartIds"
    from cov_tree_node node
    join cov_tree_node parent on parent.node_id = node.parent_id
    left join cov_tree_node main on main.node_id = parent.parent_id
    where node.tree = $2::text and ${condition}`,
});

/** A group or an assembly by its id. */
export const nodeById = nodeWhere('cov-node-by-id', 'node.node_id = $3::integer');
/** A group by its main group's code and its own. */
export const nodeByCodes = nodeWhere(
  'cov-node-by-codes',
  'node.level = 2 and parent.code = $3::text and node.code = $4::text',
);

export const drawingOf: CatalogueRead<{ drawingId: number | null }> = {
  name: 'cov-drawing-of-assembly',
  reads: 'catalogue',
  text: 'select drawing_id as "drawingId" from assembly where assembly_id = $1::integer',
};
