import { isArrayOf, isRecordOf, isString } from '../../shared/storage/guards.ts';
import { createTabStore } from '../../shared/storage/tab-store.ts';

/** Limit of stored trees; the least recently used are dropped. */
const VEHICLES_MAX = 20;

type Expansion = Readonly<Record<string, readonly string[]>>;

/** Expanded nodes by tree name, stored for the browser session. */
export const expansion = createTabStore<Expansion>('epc.tree', isRecordOf(isArrayOf(isString)), {});

/** The expansion after a change of one tree, which becomes the most recently used. */
export function expansionAfter(before: Expansion, tree: string, open: readonly string[]): Expansion {
  const others = Object.entries(before).filter(([name]) => name !== tree);
  return Object.fromEntries([...others, [tree, open] as const].slice(-VEHICLES_MAX));
}
