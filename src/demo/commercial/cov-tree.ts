import type { Node } from '../catalogue/part-tree/part-catalogue.ts';
import { makerStructure } from './maker-structure.ts';
import { type AssemblyLine, standardAssemblies } from './standard-assemblies.ts';

export interface CovNode {
  readonly id: number;
  readonly tree: 'B' | 'OF';
  readonly parentId: number | null;
  readonly level: 1 | 2 | 3;
  readonly code: string;
  readonly zh: string;
  readonly en: string;
  readonly ord: number;
  /** Standard parts directly below the node. */
  readonly stdPartIds: readonly number[];
}

type NodeInput = Omit<CovNode, 'id' | 'ord' | 'stdPartIds'> & { parts?: readonly string[] };

/** Both trees of commercial vehicles, every node after its parent, over the standard parts of class B. */
export function buildCovTree(nodes: readonly Node[]): readonly CovNode[] {
  const trucks = nodes.filter(({ vehicleClass }) => vehicleClass === 'B');
  const idOf = new Map(trucks.flatMap(({ parts }) => parts.map(({ code, id }) => [code, id])));
  const built: CovNode[] = [];
  const add = ({ parts = [], ...node }: NodeInput): number => {
    const stdPartIds = parts.map((code) => {
      const id = idOf.get(code);
      if (id === undefined) throw new Error(`no standard part ${code}`);
      return id;
    });
    const id = built.length + 1;
    built.push({ ...node, id, ord: id, stdPartIds });
    return id;
  };
  const addAssemblies = (tree: CovNode['tree'], parentId: number, lines: readonly AssemblyLine[]) => {
    for (const [index, [zh, en, parts]] of lines.entries()) {
      add({ tree, parentId, level: 3, code: `0${index + 1}`, zh, en, parts: parts.split(' ') });
    }
  };
  const ids = new Map<number, number>();
  for (const { id, parentId, code, zh, en, parts } of trucks) {
    const named = { tree: 'B', code, zh, en } as const;
    if (parentId === null) {
      ids.set(id, add({ ...named, parentId: null, level: 1 }));
      continue;
    }
    const lines = standardAssemblies[code];
    const own = lines === undefined ? parts.map((part) => part.code) : [];
    const group = add({ ...named, parentId: ids.get(parentId) ?? null, level: 2, parts: own });
    if (lines !== undefined) addAssemblies('B', group, lines);
  }
  for (const [code, zh, en, groups] of makerStructure) {
    const main = add({ tree: 'OF', parentId: null, level: 1, code, zh, en });
    for (const [groupCode, groupZh, groupEn, beneath] of groups) {
      const named = { tree: 'OF', parentId: main, level: 2, code: groupCode, zh: groupZh, en: groupEn } as const;
      if (typeof beneath === 'string') add({ ...named, parts: beneath.split(' ') });
      else addAssemblies('OF', add(named), beneath);
    }
  }
  return built;
}
