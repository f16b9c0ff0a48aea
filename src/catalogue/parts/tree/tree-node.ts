/** A node of a tree on screen. */
export interface TreeNode {
  id: string;
  pId: string | null;
  /** From 1. */
  level: number;
  name: string;
  children: readonly TreeNode[];
  /** Its children are fetched when it is opened. */
  isLazy?: boolean;
  /** Shown beside the name. */
  count?: number;
}

/** Whether a node can be opened. */
export function hasChildren({ children, isLazy = false }: TreeNode): boolean {
  return children.length > 0 || isLazy;
}
