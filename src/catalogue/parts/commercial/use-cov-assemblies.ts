import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CovTreeNode } from '../../../contract/parts/schemas.ts';
import { request } from '../../../providers/calls/client.ts';
import { queryKeyOf } from '../../../providers/calls/query-key.ts';
import { language } from '../../../providers/language.ts';
import { useStore } from '../../../providers/store.ts';
import { useStableArray } from '../../../ui/hooks/use-stable-array.ts';
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
  const lists = useStableArray(results.map(({ data }) => data));
  const assemblies = useMemo(
    () =>
      new Map(
        groups.flatMap((group, index) => {
          const found = lists[index];
          return found === undefined ? [] : [[groupKey(group), found] as const];
        }),
      ),
    [groups, lists],
  );
  const failed = results.find(({ isError }) => isError);
  return { assemblies, failed };
}
