import { hasChildren, type TreeNode } from './tree-node.ts';

/** A visible line of the tree. */
export interface TreeLine {
  node: TreeNode;
  isExpanded: boolean;
  /** Position among its siblings, from 1, and their number. */
  position: number;
  siblings: number;
}

/**
 * The visible lines from top to bottom. A filter keeps nodes that match or have a matching ancestor or descendant, and
 * expands the ancestors of matches.
 */
export function visibleNodes(nodes: readonly TreeNode[], expanded: ReadonlySet<string>, filter: string): TreeLine[] {
  const query = filter.trim().toLowerCase();
  const filtered = query === '' ? nodes : filterNodes(nodes, query);
  const isOpen = (node: TreeNode) =>
    query === ''
      ? expanded.has(node.id)
      : node.level < 2 || expanded.has(node.id) || hasMatchingDescendant(node, query);
  const linesOf = (siblings: readonly TreeNode[]): TreeLine[] =>
    siblings.flatMap((node, index) => {
      const isExpanded = hasChildren(node) && isOpen(node);
      const line = { node, isExpanded, position: index + 1, siblings: siblings.length };
      return isExpanded ? [line, ...linesOf(node.children)] : [line];
    });
  return linesOf(filtered);
}

function isMatch(node: TreeNode, query: string): boolean {
  return node.name.toLowerCase().includes(query);
}

/** Whether a descendant matches, but not the node itself. */
function hasMatchingDescendant(node: TreeNode, query: string): boolean {
  return (
    !isMatch(node, query) && node.children.some((child) => isMatch(child, query) || hasMatchingDescendant(child, query))
  );
}

/** Matching nodes with all their descendants, and the ancestors of matches without their other branches. */
function filterNodes(nodes: readonly TreeNode[], query: string): TreeNode[] {
  return nodes.flatMap((node) => {
    if (isMatch(node, query)) return [node];
    const children = filterNodes(node.children, query);
    return children.length === 0 ? [] : [{ ...node, children }];
  });
}
