import type { PartTreeNode } from '../../../contract/parts/schemas.ts';

/** An assembly of the vehicle's book and its system. */
export interface Assembly {
  vehAssyId: number;
  name: string;
  node: PartTreeNode;
  system: PartTreeNode;
}

/** The assemblies in the order of the book; the first is the default page. */
export function assembliesOf(tree: readonly PartTreeNode[]): Assembly[] {
  return tree.flatMap((system) =>
    system.children.flatMap((node) =>
      node.vehAssyId === null ? [] : [{ vehAssyId: node.vehAssyId, name: node.name, node, system }],
    ),
  );
}

export interface Neighbours {
  /** From 0; -1 if the book does not have the assembly. */
  index: number;
  before: Assembly | undefined;
  after: Assembly | undefined;
}

export function neighboursOf(assemblies: readonly Assembly[], vehAssyId: number | undefined): Neighbours {
  const index = assemblies.findIndex((assembly) => assembly.vehAssyId === vehAssyId);
  if (index === -1) return { index, before: undefined, after: undefined };
  return { index, before: assemblies[index - 1], after: assemblies[index + 1] };
}
