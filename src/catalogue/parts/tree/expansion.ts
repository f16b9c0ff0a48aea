import { isListOf, isRecordOf, isText } from '../../shared/storage/guards.ts';
import { createTabStore } from '../../shared/storage/tab-store.ts';

/** More vehicles than anyone has open at once. */
const VEHICLES_MAX = 20;

type Expansion = Readonly<Record<string, readonly string[]>>;

/** The nodes that stand open in each tree, by the tree's name, for as long as the session lasts. */
export const expansion = createTabStore<Expansion>('epc.tree', isRecordOf(isListOf(isText)), {});

/** What is kept after a tree was opened and closed: the trees last touched, that one the last. */
export function expansionAfter(before: Expansion, tree: string, open: readonly string[]): Expansion {
  const others = Object.entries(before).filter(([name]) => name !== tree);
  return Object.fromEntries([...others, [tree, open] as const].slice(-VEHICLES_MAX));
}
