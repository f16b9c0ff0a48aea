import { isDeepStrictEqual } from 'node:util';

type Values = Readonly<Record<string, unknown>>;

/** The fields that differ, with their values before and after; a field that one side lacks is only on the other. */
export function changedFields(before: Values, after: Values): { before: Values; after: Values } {
  const isChanged = ([field]: [string, unknown]) => !isDeepStrictEqual(before[field], after[field]);
  return {
    before: Object.fromEntries(Object.entries(before).filter(isChanged)),
    after: Object.fromEntries(Object.entries(after).filter(isChanged)),
  };
}
