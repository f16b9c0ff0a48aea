import type { BookPart } from '../../../contract/parts/schemas.ts';

/** The first parts, each standard part once; those that do not fit are left out. */
export function firstCommonParts(parts: readonly BookPart[], count: number): BookPart[] {
  const each = new Map<number, BookPart>();
  for (const part of parts) {
    if (part.fit.grade !== 'misfit' && !each.has(part.stdPartId)) each.set(part.stdPartId, part);
  }
  return [...each.values()].slice(0, count);
}
