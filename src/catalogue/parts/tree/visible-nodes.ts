import { hasChildren, type TreeNode } from './tree-node.ts';

/** A node as a line of the tree. */
export interface TreeLine {
  node: TreeNode;
  isExpanded: boolean;
  /** Its place among its sisters, from 1, and how many they are. */
  position: number;
  sisters: number;
}

/**
 * The tree's lines from top to bottom. A filter opens what leads to a match, whatever is expanded otherwise: a node is
 * listed when it, something under it, or something above it matches.
 */
export function visibleNodes(nodes: readonly TreeNode[], expanded: ReadonlySet<string>, filter: string): TreeLine[] {
  const wanted = filter.trim().toLowerCase();
  const kept = wanted === '' ? nodes : matching(nodes, wanted);
  const isOpen = (node: TreeNode) =>
    wanted === '' ? expanded.has(node.id) : node.level < 2 || expanded.has(node.id) || leadsOn(node, wanted);
  const linesOf = (sisters: readonly TreeNode[]): TreeLine[] =>
    sisters.flatMap((node, index) => {
      const isExpanded = hasChildren(node) && isOpen(node);
      const line = { node, isExpanded, position: index + 1, sisters: sisters.length };
      return isExpanded ? [line, ...linesOf(node.children)] : [line];
    });
  return linesOf(kept);
}

function isMatch(node: TreeNode, wanted: string): boolean {
  return node.name.toLowerCase().includes(wanted);
}

/** Something under the node matches, and not the node itself. */
function leadsOn(node: TreeNode, wanted: string): boolean {
  return !isMatch(node, wanted) && node.children.some((child) => isMatch(child, wanted) || leadsOn(child, wanted));
}

/** The nodes that match, whole, and those that lead to one, without the branches that do not. */
function matching(nodes: readonly TreeNode[], wanted: string): TreeNode[] {
  return nodes.flatMap((node) => {
    if (isMatch(node, wanted)) return [node];
    const children = matching(node.children, wanted);
    return children.length === 0 ? [] : [{ ...node, children }];
  });
}
