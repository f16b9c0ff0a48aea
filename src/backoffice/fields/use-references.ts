import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { kindOf } from '../../contract/field-kind.ts';
import { dataProvider } from '../../providers/data.ts';
import { useMessages } from '../messages.ts';
import type { Resource, Row } from '../resource.ts';
import { resourceList } from '../resource-list.ts';
import { type ReferenceOption, recordName, referencedResource, referenceOptions } from './references.ts';
import { itemSchema } from './schemas.ts';

/** The whole list behind each field that refers to other records; what may not be read is not there. */
export function useReferences(resource: Resource, fields: readonly string[]) {
  const messages = useMessages();
  const references = fields.filter((field) => {
    const schema = itemSchema(resource, field);
    return schema !== undefined && field !== resource.crud.id && kindOf(schema) === 'reference';
  });
  const targets = references.map((field) => referencedResource(resource, field, resourceList));
  const answers = useQueries({
    queries: targets.map((target) => ({
      queryKey: ['references', target?.name],
      enabled: target !== undefined,
      queryFn: () => dataProvider.getList<Row>({ resource: target?.name ?? '', pagination: { mode: 'off' } }),
    })),
  });
  const lists = answers.map(({ data }) => data?.data);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lists are new arrays each time, what they hold is not
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
  }, [messages, references.join(), ...lists]);
}
