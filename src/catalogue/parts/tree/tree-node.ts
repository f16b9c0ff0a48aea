/** A node of the tree view. */
export interface TreeNode {
  id: string;
  pId: string | null;
  /** From 1. */
  level: number;
  name: string;
  children: readonly TreeNode[];
  /** Children are fetched on expansion. */
  isLazy?: boolean;
  /** Number beside the name. */
  count?: number;
}

/** Whether a node can be expanded. */
export function hasChildren({ children, isLazy = false }: TreeNode): boolean {
  return children.length > 0 || isLazy;
}
