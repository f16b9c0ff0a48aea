import { hasChildren } from './tree-node.ts';
import type { TreeLine } from './visible-nodes.ts';

export type TreeMove =
  | { kind: 'focus'; index: number }
  | { kind: 'expand' | 'collapse' | 'choose'; index: number }
  | undefined;

/** The action of a key on a tree line, after the ARIA tree view pattern; undefined for other keys. */
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
      const parent = lines.findLastIndex((other, lineIndex) => lineIndex < index && other.node.id === line.node.pId);
      return focus(parent === -1 ? index : parent);
    }
    case 'Enter':
    case ' ':
      return { kind: 'choose', index };
    default:
      return letterMove(lines, index, key);
  }
}

/** Type-ahead: the next line that starts with the letter, wrapping at the end. */
function letterMove(lines: readonly TreeLine[], index: number, key: string): TreeMove {
  if (!/^\p{L}$/u.test(key)) return undefined;
  const order = [...lines.keys()].map((offset) => (index + 1 + offset) % lines.length);
  const found = order.find((place) => lines[place]?.node.name.toLowerCase().startsWith(key.toLowerCase()));
  return found === undefined ? undefined : { kind: 'focus', index: found };
}
