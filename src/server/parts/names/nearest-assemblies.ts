import type { AbsentPart } from '../../../contract/parts/schemas.ts';

/** A standard part with its place in the tree. */
export interface StdPart {
  stdPartCode: string;
  stdPartName: string;
  partGroupId: number;
  parentId: number | null;
  /** Its names, and those of its node and system, in both languages. */
  names: string;
}

/** An assembly of a book with its place in the tree. */
export interface BookAssembly {
  vehAssyId: number;
  assemblyName: string;
  partGroupId: number;
  parentId: number | null;
  /** The names of its node and of its standard parts, in both languages. */
  names: string;
}

const MAX = 3;
const SAME_NODE = 1000;
const SAME_SYSTEM = 100;

/** The assemblies where a user would look for a part that the book does not have, nearest first; none if nothing is near. */
export function nearestAssemblies(part: StdPart, assemblies: readonly BookAssembly[]): AbsentPart['assemblies'] {
  const wanted = wordsOf(part.names);
  return assemblies
    .map((assembly) => ({ assembly, score: scoreOf(part, assembly, wanted) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, MAX)
    .map(({ assembly: { vehAssyId, assemblyName } }) => ({ vehAssyId, assemblyName }));
}

function scoreOf(part: StdPart, assembly: BookAssembly, wanted: ReadonlySet<string>): number {
  const isSameSystem = part.parentId !== null && part.parentId === assembly.parentId;
  const place = (part.partGroupId === assembly.partGroupId ? SAME_NODE : 0) + (isSameSystem ? SAME_SYSTEM : 0);
  return place + [...wordsOf(assembly.names)].filter((word) => wanted.has(word)).length;
}

/** Words that occur in too many names. */
const COMMON = new Set(['系统', '总成', 'system', 'assy', 'and', 'front', 'rear']);

/** English words, and pairs of Chinese characters. */
function wordsOf(names: string): Set<string> {
  const words = new Set<string>();
  for (const run of names.toLowerCase().match(/\p{Script=Han}+|[a-z]{3,}/gu) ?? []) {
    if (/^[a-z]/.test(run)) words.add(run);
    else for (let start = 0; start + 2 <= run.length; start += 1) words.add(run.slice(start, start + 2));
  }
  for (const word of COMMON) words.delete(word);
  return words;
}
