import type { CovTreeNode } from '../../../contract/parts/schemas.ts';
import type { LeafRow } from './statements.ts';

/** The main groups and groups above the leaves, with the number of their rows. Leaves are in the order of the tree. */
export function groupNodesOf(leaves: readonly LeafRow[]): CovTreeNode[] {
  const nodes = new Map<number, CovTreeNode>();
  for (const leaf of leaves) {
    const main = nodes.get(leaf.mainGroupId) ?? mainNodeOf(leaf);
    const group = nodes.get(leaf.groupId) ?? { ...groupNodeOf(leaf), partNum: 0 };
    nodes.set(leaf.mainGroupId, { ...main, partNum: main.partNum + leaf.partNum });
    nodes.set(leaf.groupId, { ...group, partNum: group.partNum + leaf.partNum });
  }
  return [...nodes.values()];
}

/** The assemblies of one group. */
export function assemblyNodesOf(leaves: readonly LeafRow[], mainGroupCode: string, groupCode: string): CovTreeNode[] {
  return leaves
    .filter((leaf) => leaf.mainGroupCode === mainGroupCode && leaf.groupCode === groupCode && leaf.assemblyId !== null)
    .map(leafNodeOf);
}

/** The node of a leaf: an assembly, or a group without assemblies. */
export function leafNodeOf(leaf: LeafRow): CovTreeNode {
  const group = groupNodeOf(leaf);
  if (leaf.assemblyId === null) return group;
  return { ...group, nodeId: leaf.assemblyId, level: 3, specAssyName: leaf.specAssyName };
}

function mainNodeOf({ mainGroupId, mainGroupCode, mainGroupName }: LeafRow): CovTreeNode {
  return {
    nodeId: mainGroupId,
    level: 1,
    mainGroupCode,
    mainGroupName,
    mainGroupLeaf: false,
    groupCode: null,
    groupName: null,
    groupLeaf: false,
    specAssyName: null,
    partNum: 0,
  };
}

function groupNodeOf(leaf: LeafRow): CovTreeNode {
  return {
    ...mainNodeOf(leaf),
    nodeId: leaf.groupId,
    level: 2,
    groupCode: leaf.groupCode,
    groupName: leaf.groupName,
    groupLeaf: leaf.assemblyId === null,
    partNum: leaf.partNum,
  };
}
