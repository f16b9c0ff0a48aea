import type { MaintainProject } from '../../../contract/maintenance/schemas.ts';
import type { BookPart } from '../../../contract/parts/schemas.ts';

type Project = Pick<MaintainProject, 'intervalKm' | 'checkOrMustFlag' | 'partList'>;

/**
 * The parts that are replaced most often: the main part of each project of the maintenance plan, the shortest interval
 * first and what is always replaced before what is inspected, then the others in the order of the catalogue. Each
 * standard part once; those that do not fit are left out.
 */
export function firstCommonParts(parts: readonly BookPart[], projects: readonly Project[], count: number): BookPart[] {
  const each = new Map<number, BookPart>();
  for (const part of parts) {
    if (part.fit.grade !== 'misfit' && !each.has(part.stdPartId)) each.set(part.stdPartId, part);
  }
  const planned = projects
    .toSorted((a, b) => intervalOf(a) - intervalOf(b) || a.checkOrMustFlag - b.checkOrMustFlag)
    .flatMap(({ partList: [main] }) => (main === undefined ? [] : (each.get(main.stdPartId) ?? [])));
  return [...new Set([...planned, ...each.values()])].slice(0, count);
}

/** Projects outside the plan come last. */
const intervalOf = ({ intervalKm }: Project): number => intervalKm ?? Number.MAX_SAFE_INTEGER;
