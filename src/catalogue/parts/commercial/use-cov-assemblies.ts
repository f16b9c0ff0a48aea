import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CovTreeNode } from '../../../contract/parts/schemas.ts';
import { request } from '../../../providers/calls/client.ts';
import { queryKeyOf } from '../../../providers/calls/use-call.ts';
import { language } from '../../../providers/language.ts';
import { useStore } from '../../../providers/store.ts';
import { BOOK_STALE_MS } from '../book/book-bodies.ts';
import { covCalls, type Structure } from './cov-calls.ts';
import { groupKey } from './cov-nodes.ts';

interface AssembliesOptions {
  vehicle: { vehicleId: number; vin?: string };
  structure: Structure;
  /** The expanded groups. */
  groups: readonly CovTreeNode[];
}

/** The assemblies of the expanded groups, by group key. */
export function useCovAssemblies({ vehicle, structure, groups }: AssembliesOptions) {
  const locale = useStore(language);
  const call = covCalls[structure].assemblies;
  const results = useQueries({
    queries: groups.map(({ mainGroupCode, groupCode }) => {
      const body = { ...vehicle, mainGroupCode, groupCode: groupCode ?? '' };
      return {
        queryKey: queryKeyOf(call, body, locale),
        queryFn: ({ signal }: { signal?: AbortSignal }) => request(call, body, signal),
        staleTime: BOOK_STALE_MS,
      };
    }),
  });
  const stamp = results.map(({ dataUpdatedAt }) => dataUpdatedAt).join();
  const keys = groups.map(groupKey).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the results are a new array on every render; the stamp changes with their data
  const assemblies = useMemo(
    () =>
      new Map(
        groups.flatMap((group, index) => {
          const found = results[index]?.data;
          return found === undefined ? [] : [[groupKey(group), found] as const];
        }),
      ),
    [keys, structure, stamp],
  );
  const failed = results.find(({ isError }) => isError);
  return { assemblies, failed };
}
