import { type ReactNode, useMemo } from 'react';
import type { PartTreeNode } from '../../../contract/parts/schemas.ts';
import { Tree } from './tree.tsx';

interface PartTreeProps {
  vehicleId: number;
  tree: readonly PartTreeNode[];
  /** vehAssyId of the open assembly. */
  node: number | undefined;
  onChoose(node: PartTreeNode): void;
  /** Rendered above the tree. */
  children?: ReactNode;
}

/** The tree of a passenger vehicle: system, assembly, part. */
export function PartTree({ vehicleId, tree, node, onChoose, children }: PartTreeProps) {
  const nodes = useMemo(() => new Map(allOf(tree).map((each) => [each.id, each])), [tree]);
  const system = tree.find(({ children }) => children.some((child) => child.vehAssyId === node));
  const open = system?.children.find(({ vehAssyId }) => vehAssyId === node);
  return (
    <Tree
      name={`C${vehicleId}`}
      nodes={tree}
      openId={open?.id}
      pathToOpen={system === undefined ? [] : [system.id]}
      isBranch={({ level }) => level === 1}
      onChoose={({ id }) => {
        const chosen = nodes.get(id);
        if (chosen !== undefined) onChoose(chosen);
      }}
    >
      {children}
    </Tree>
  );
}

function allOf(nodes: readonly PartTreeNode[]): PartTreeNode[] {
  return nodes.flatMap((node) => [node, ...allOf(node.children)]);
}
