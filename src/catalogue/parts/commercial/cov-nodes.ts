import type { CovPage, CovTreeNode } from '../../../contract/parts/schemas.ts';
import type { Page } from '../book/book.ts';
import type { TreeNode } from '../tree/tree-node.ts';

export interface CovTreeLine extends TreeNode {
  node: CovTreeNode;
  children: CovTreeLine[];
}

/** Key of an assembly's group. */
export const groupKey = ({ mainGroupCode, groupCode }: Pick<CovTreeNode, 'mainGroupCode' | 'groupCode'>) =>
  `${mainGroupCode}/${groupCode ?? ''}`;

export const idOf = (nodeId: number) => `n${nodeId}`;

/** The fetched part of the tree: main groups, groups, and the assemblies of expanded groups. */
export function covLines(
  groups: readonly CovTreeNode[],
  assemblies: ReadonlyMap<string, readonly CovTreeNode[]>,
): CovTreeLine[] {
  const lineOf = (node: CovTreeNode, pId: string | null, children: CovTreeLine[]): CovTreeLine => ({
    id: idOf(node.nodeId),
    pId,
    level: node.level,
    name: nameOf(node),
    children,
    isLazy: node.level === 2 && !node.groupLeaf,
    count: node.partNum,
    node,
  });
  return groups
    .filter(({ level }) => level === 1)
    .map((main) =>
      lineOf(
        main,
        null,
        groups
          .filter(({ level, mainGroupCode }) => level === 2 && mainGroupCode === main.mainGroupCode)
          .map((group) => {
            const id = idOf(group.nodeId);
            const beneath = assemblies.get(groupKey(group)) ?? [];
            return lineOf(
              group,
              idOf(main.nodeId),
              beneath.map((assembly) => lineOf(assembly, id, [])),
            );
          }),
      ),
    );
}

/** Main groups and groups have their code in the name. */
export function nameOf({
  level,
  mainGroupCode,
  mainGroupName,
  groupCode,
  groupName,
  specAssyName,
}: CovTreeNode): string {
  if (level === 1) return `${mainGroupCode} ${mainGroupName}`;
  return level === 2 ? `${groupCode} ${groupName}` : (specAssyName ?? '');
}

/** Nodes with a page, in tree order: leaves, and groups whose assemblies are not fetched yet. */
export function pagesOf(lines: readonly CovTreeLine[]): CovTreeNode[] {
  return lines.flatMap((line) => {
    if (line.children.length > 0) return pagesOf(line.children);
    return line.level === 1 ? [] : [line.node];
  });
}

/** The page for the list. Rows of other assemblies get a distinct callout, so that they do not match this drawing's hotspots. */
export function pageOf({ nodeName, vehAssyId, drawingId, partsList }: CovPage): Page {
  return {
    assemblyName: nodeName,
    drawingId,
    isShared: true,
    partsList: partsList.map((part) =>
      part.vehAssyId === vehAssyId ? part : { ...part, orderNo: `${part.orderNo}/${part.vehAssyId}` },
    ),
  };
}
