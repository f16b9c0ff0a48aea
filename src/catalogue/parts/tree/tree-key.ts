import { hasChildren } from './tree-node.ts';
import type { TreeLine } from './visible-nodes.ts';

export type TreeMove =
  | { kind: 'focus'; index: number }
  | { kind: 'expand' | 'collapse' | 'choose'; index: number }
  | undefined;

/** What a key does on a line of the tree, after the pattern for trees; undefined where it is none of the tree's keys. */
export function treeMove(lines: readonly TreeLine[], index: number, key: string): TreeMove {
  const line = lines[index];
  if (line === undefined) return undefined;
  const focus = (to: number): TreeMove => ({ kind: 'focus', index: Math.min(lines.length - 1, Math.max(0, to)) });
  switch (key) {
    case 'ArrowDown':
      return focus(index + 1);
    case 'ArrowUp':
      return focus(index - 1);
    case 'Home':
      return focus(0);
    case 'End':
      return focus(lines.length - 1);
    case 'ArrowRight':
      if (!hasChildren(line.node)) return focus(index);
      return line.isExpanded ? focus(index + 1) : { kind: 'expand', index };
    case 'ArrowLeft': {
      if (line.isExpanded) return { kind: 'collapse', index };
      const parent = lines.findLastIndex((other, place) => place < index && other.node.id === line.node.pId);
      return focus(parent === -1 ? index : parent);
    }
    case 'Enter':
    case ' ':
      return { kind: 'choose', index };
    default:
      return letterMove(lines, index, key);
  }
}

/** A letter leads to the next line that begins with it, from the top again after the last. */
function letterMove(lines: readonly TreeLine[], index: number, key: string): TreeMove {
  if (!/^\p{L}$/u.test(key)) return undefined;
  const order = [...lines.keys()].map((offset) => (index + 1 + offset) % lines.length);
  const found = order.find((place) => lines[place]?.node.name.toLowerCase().startsWith(key.toLowerCase()));
  return found === undefined ? undefined : { kind: 'focus', index: found };
}
