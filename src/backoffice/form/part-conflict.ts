import type { Messages } from '../messages.ts';
import type { FormField, Row } from '../resource.ts';
import { type LinkedRecords, SetChange } from './form-part.ts';

/** A part whose links the user has changed, with the links as they are on the server. */
export interface PartConflict {
  field: string;
  mine: SetChange;
  theirs: LinkedRecords;
}

/** Each link is a yes or no of its own in the conflict, beside the fields of the record. */
const linkField = ({ field }: PartConflict, id: number) => `${field}/${id}`;

/** The parts that the user has changed, read anew. @throws CallError */
export function loadPartConflicts(
  fields: readonly FormField[],
  values: Row,
  { recordId, messages }: { recordId: number; messages: Messages },
): Promise<PartConflict[]> {
  const changed = fields.flatMap(({ field, as: part }) => {
    const mine = SetChange.safeParse(values[field]).data;
    return part === undefined || mine === undefined ? [] : [{ field, part, mine }];
  });
  return Promise.all(
    changed.map(async ({ field, part, mine }) => ({ field, mine, theirs: await part.load(recordId, messages) })),
  );
}

/** The links as fields of the conflict, with their names. */
export function linkFields(conflict: PartConflict): Map<string, string> {
  const { mine, theirs } = conflict;
  const ids = new Set([...mine.original, ...mine.chosen, ...theirs.ids]);
  return new Map([...ids].map((id) => [linkField(conflict, id), theirs.names.get(id) ?? `#${id}`]));
}

/** The links of one side as values of those fields. */
export function linkValues(conflict: PartConflict, side: 'original' | 'mine' | 'theirs'): Row {
  const { mine, theirs } = conflict;
  const ids = { original: mine.original, mine: mine.chosen, theirs: theirs.ids }[side];
  const linked = new Set(ids.map((id) => linkField(conflict, id)));
  return Object.fromEntries([...linkFields(conflict).keys()].map((field) => [field, linked.has(field)]));
}

/** The chosen values with the links of each part in one value, made from their links. */
export function withLinks(parts: readonly PartConflict[], chosen: Row): Row {
  const fields = new Set(parts.flatMap((part) => [...linkFields(part).keys()]));
  const ofRecord = Object.entries(chosen).filter(([field]) => !fields.has(field));
  const links = parts.map((part): [string, SetChange] => {
    const theirs = new Set(part.theirs.ids);
    const all = [...new Set([...part.mine.chosen, ...part.theirs.ids])];
    const isLinked = (id: number) => chosen[linkField(part, id)] ?? theirs.has(id);
    return [part.field, { original: [...part.theirs.ids], chosen: all.filter(isLinked) }];
  });
  return Object.fromEntries([...ofRecord, ...links]);
}
