import { useDataProvider, useKeys } from '@refinedev/core';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { kindOf } from '../../contract/field-kind.ts';
import { useStableArray } from '../../ui/hooks/use-stable-array.ts';
import { useMessages } from '../messages.ts';
import type { FieldChoices, RecordRow, Resource, Row } from '../resource.ts';
import { resourceList } from '../resource-list.ts';
import { usePowers } from '../use-powers.ts';
import { type ReferenceOption, recordName, referencedResource, referenceOptions } from './references.ts';
import { itemSchema } from './schemas.ts';

const noChoices: FieldChoices = {};
const CHOICES_FRESH_MS = 60_000;
const wholeList = { pagination: { mode: 'off' } } as const;

/** The resource that a field refers to, if the field is a reference and the resource has pages. */
export function useReferenceTarget(resource: Resource, field: string): Resource | undefined {
  const powers = usePowers();
  const target = targetOf(resource, field);
  return target !== undefined && powers.has(target.path) ? target : undefined;
}

/** References that only entries of the audit have, with the resources. */
const auditedReferences: Readonly<Record<string, string>> = { ownerId: 'user' };

/** The resource of a reference field; undefined for any other field. */
export function targetOf(resource: Resource, field: string): Resource | undefined {
  const schema = itemSchema(resource, field);
  if (schema === undefined) return resourceList.find(({ name }) => name === auditedReferences[field]);
  const isReference = field !== resource.crud.id && kindOf(schema) === 'reference';
  return isReference ? referencedResource(resource, field, resourceList) : undefined;
}

/** Trees are loaded whole wherever they are shown; records of other resources are searched on the server. */
export function isLoadedWhole(target: Resource): boolean {
  return target.tree !== undefined;
}

/**
 * The records that the reference fields among `fields` refer to in `rows`: by name, and for trees as options to choose
 * from. A field whose records are not loaded yet (`isLoading`), or cannot be read by this user, is left out.
 */
export function useReferences(resource: Resource, fields: readonly string[], rows: readonly Row[] = []) {
  const messages = useMessages();
  const { loadChoices } = resource;
  const { data: choices = noChoices, isInitialLoading: areChoicesLoading } = useQuery({
    queryKey: ['choices', resource.name, messages.language],
    queryFn: () => loadChoices?.() ?? noChoices,
    enabled: loadChoices !== undefined,
    staleTime: CHOICES_FRESH_MS,
  });
  const { keys, preferLegacyKeys } = useKeys();
  const dataProvider = useDataProvider()();
  const powers = usePowers();
  const references = useStableArray(
    fields.filter((field) => {
      const target = targetOf(resource, field);
      return target !== undefined && powers.has(target.path);
    }),
  );
  const targets = useStableArray(references.map((field) => targetOf(resource, field)));
  // Refine's useSelect reads one resource per hook and has no trees. Its keys are used, so that its mutations invalidate
  // these lists.
  const answers = useQueries({
    queries: targets.map((target, index) => {
      const name = target?.name ?? '';
      const key = keys().data().resource(name);
      if (target !== undefined && isLoadedWhole(target)) {
        return {
          queryKey: key.action('list').params(wholeList).get(preferLegacyKeys),
          queryFn: async () => (await dataProvider.getList<RecordRow>({ resource: name, ...wholeList })).data,
        };
      }
      const ids = referencedIds(rows, references[index] ?? '');
      return {
        queryKey: key
          .action('many')
          .ids(...ids)
          .get(preferLegacyKeys),
        enabled: target !== undefined && ids.length > 0,
        keepPreviousData: true,
        queryFn: () => readEach(ids, async (id) => (await dataProvider.getOne<RecordRow>({ resource: name, id })).data),
      };
    }),
  });
  const isLoading = areChoicesLoading || answers.some(({ isInitialLoading }) => isInitialLoading);
  const lists = useStableArray(answers.map(({ data }) => data));
  return useMemo(() => {
    const options: Record<string, readonly ReferenceOption[]> = {};
    const names: Record<string, ReadonlyMap<number, string>> = {};
    for (const [index, field] of references.entries()) {
      const target = targets[index];
      const records = lists[index];
      if (target === undefined || records === undefined) continue;
      if (isLoadedWhole(target)) options[field] = referenceOptions(target, records, messages);
      names[field] = new Map(records.map((row) => [Number(row[target.crud.id]), recordName(target, row, messages)]));
    }
    for (const [field, found] of Object.entries(choices)) {
      options[field] = found.map(({ value: id, label }) => ({ id, label, level: 1, row: {} }));
      names[field] = new Map(found.map(({ value, label }) => [value, label]));
    }
    return { options, names, isLoading };
  }, [messages, references, targets, lists, choices, isLoading]);
}

/** The distinct ids in a reference field. */
export function referencedIds(rows: readonly Row[], field: string): number[] {
  const ids = rows.map((row) => row[field]).filter((id): id is number => typeof id === 'number');
  return [...new Set(ids)].sort((one, other) => one - other);
}

/** A record that was deleted meanwhile, or that this user cannot read, must not hide the names of the others. */
export async function readEach(ids: readonly number[], read: (id: number) => Promise<RecordRow>): Promise<RecordRow[]> {
  const records = await Promise.all(ids.map((id) => read(id).catch(() => undefined)));
  return records.filter((record) => record !== undefined);
}
