import { useDataProvider, useKeys } from '@refinedev/core';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { kindOf } from '../../contract/field-kind.ts';
import { useStableArray } from '../../ui/hooks/use-stable-array.ts';
import { useMessages } from '../messages.ts';
import type { RecordRow, Resource } from '../resource.ts';
import { resourceList } from '../resource-list.ts';
import { type ReferenceOption, recordName, referencedResource, referenceOptions } from './references.ts';
import { itemSchema } from './schemas.ts';

const wholeList = { pagination: { mode: 'off' } } as const;

/**
 * The records that the reference fields among `fields` refer to: as options to choose from, and by name. A field whose
 * records are not loaded yet, or cannot be read by this user, is left out.
 */
export function useReferences(resource: Resource, fields: readonly string[]) {
  const messages = useMessages();
  const { keys } = useKeys();
  const dataProvider = useDataProvider()();
  const references = useStableArray(
    fields.filter((field) => {
      const schema = itemSchema(resource, field);
      return schema !== undefined && field !== resource.crud.id && kindOf(schema) === 'reference';
    }),
  );
  const targets = useStableArray(references.map((field) => referencedResource(resource, field, resourceList)));
  // Refine's useSelect reads one resource per hook and has no trees. Its keys are used, so that its mutations invalidate
  // these lists.
  const answers = useQueries({
    queries: targets.map((target) => ({
      queryKey: keys()
        .data()
        .resource(target?.name ?? '')
        .action('list')
        .params(wholeList)
        .get(),
      enabled: target !== undefined,
      queryFn: () => dataProvider.getList<RecordRow>({ resource: target?.name ?? '', ...wholeList }),
    })),
  });
  const lists = useStableArray(answers.map(({ data }) => data?.data));
  return useMemo(() => {
    const options: Record<string, readonly ReferenceOption[]> = {};
    const names: Record<string, ReadonlyMap<number, string>> = {};
    for (const [index, field] of references.entries()) {
      const target = targets[index];
      const rows = lists[index];
      if (target === undefined || rows === undefined) continue;
      options[field] = referenceOptions(target, rows, messages);
      names[field] = new Map(rows.map((row) => [Number(row[target.crud.id]), recordName(target, row, messages)]));
    }
    return { options, names };
  }, [messages, references, targets, lists]);
}
