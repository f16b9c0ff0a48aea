import type { PartTreeNode, VehicleSystem } from '../../../contract/parts/schemas.ts';

/** A standard part of an assembly with the two levels above it, in the tree's order. */
export interface TreeRow {
  systemId: number;
  systemCode: string;
  systemName: string;
  vehAssyId: number;
  nodeCode: string;
  nodeName: string;
  /** Null if the assembly has no parts. */
  stdPartId: number | null;
  stdPartCode: string | null;
  stdPartName: string | null;
}

/** The tree of a parts book: system, assembly, standard part. The rows must be sorted by system and assembly. */
export function partTreeOf(rows: readonly TreeRow[]): PartTreeNode[] {
  const systems: PartTreeNode[] = [];
  for (const row of rows) {
    const system = lastOr(systems, {
      ...blank(`g${row.systemId}`, row.systemName, row.systemCode),
      pId: null,
      level: 1,
      vehAssyId: null,
    });
    const assembly = lastOr(system.children, {
      ...blank(`a${row.vehAssyId}`, row.nodeName, row.nodeCode),
      pId: system.id,
      level: 2,
      vehAssyId: row.vehAssyId,
    });
    system.leaf = false;
    if (row.stdPartId === null) continue;
    assembly.leaf = false;
    assembly.children.push({
      ...blank(`s${row.vehAssyId}-${row.stdPartId}`, row.stdPartName ?? '', row.stdPartCode ?? ''),
      pId: assembly.id,
      level: 3,
      vehAssyId: row.vehAssyId,
    });
  }
  return systems;
}

/** The systems of a tree that have an assembly, without anything of what is in it. */
export function systemsOf(tree: readonly PartTreeNode[]): VehicleSystem[] {
  return tree.flatMap(({ name, stdAssyId, children }) => {
    const vehAssyId = children.find((assembly) => assembly.vehAssyId !== null)?.vehAssyId ?? null;
    return vehAssyId === null ? [] : [{ name, stdAssyId, vehAssyId, assemblyNum: children.length }];
  });
}

function blank(id: string, name: string, stdAssyId: string) {
  return { id, name, stdAssyId, leaf: true, children: [] };
}

/** The list's last node if it has this id; otherwise appends the new node. */
function lastOr(nodes: PartTreeNode[], node: PartTreeNode): PartTreeNode {
  const last = nodes.at(-1);
  if (last?.id === node.id) return last;
  nodes.push(node);
  return node;
}
