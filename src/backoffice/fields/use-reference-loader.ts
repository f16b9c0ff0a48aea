import { useDataProvider } from '@refinedev/core';
import { useMessages } from '../messages.ts';
import type { RecordRow, Resource, Row } from '../resource.ts';
import { usePowers } from '../use-powers.ts';
import type { ReferenceNames } from './field-text.ts';
import { recordName } from './references.ts';
import { isLoadedWhole, readEach, referencedIds, targetOf } from './use-references.ts';

/** Records that are read one by one for their names; a field that refers to more keeps their ids. */
const NAMES_MAX = 500;
const READ_AT_ONCE = 20;

/** Loads the names of the records that rows of an export refer to, as `useReferences` does for a page. */
export function useReferenceLoader() {
  const messages = useMessages();
  const powers = usePowers();
  const dataProvider = useDataProvider()();
  return async (resource: Resource, fields: readonly string[], rows: readonly Row[]): Promise<ReferenceNames> => {
    const choices = Object.entries((await resource.loadChoices?.()) ?? {});
    const names: Record<string, ReadonlyMap<number, string>> = Object.fromEntries(
      choices.map(([field, found]) => [field, new Map(found.map(({ value, label }) => [value, label]))]),
    );
    for (const field of fields) {
      const target = targetOf(resource, field);
      if (target === undefined || !powers.has(target.path)) continue;
      const records = await recordsOf(target, referencedIds(rows, field));
      names[field] = new Map(records.map((row) => [Number(row[target.crud.id]), recordName(target, row, messages)]));
    }
    return names;
  };

  async function recordsOf(target: Resource, ids: readonly number[]): Promise<RecordRow[]> {
    if (isLoadedWhole(target)) {
      const whole = { resource: target.name, pagination: { mode: 'off' } } as const;
      return (await dataProvider.getList<RecordRow>(whole)).data;
    }
    const records: RecordRow[] = [];
    if (ids.length > NAMES_MAX) return records;
    for (let start = 0; start < ids.length; start += READ_AT_ONCE) {
      const part = ids.slice(start, start + READ_AT_ONCE);
      records.push(
        ...(await readEach(
          part,
          async (id) => (await dataProvider.getOne<RecordRow>({ resource: target.name, id })).data,
        )),
      );
    }
    return records;
  }
}
