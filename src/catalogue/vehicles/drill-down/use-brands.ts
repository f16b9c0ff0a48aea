import { useQueries } from '@tanstack/react-query';
import { commercialDrillDown, passengerDrillDown } from '../../../contract/vehicles/drill-down.ts';
import type { Brand, VehicleType } from '../../../contract/vehicles/schemas.ts';
import { request } from '../../../providers/calls/client.ts';
import { queryKeyOf } from '../../../providers/calls/query-key.ts';
import { language } from '../../../providers/language.ts';
import { useStore } from '../../../providers/store.ts';

/** The brands of several letters, requested and cached one letter at a time. */
export function useBrands(type: VehicleType, letters: readonly string[]) {
  const currentLanguage = useStore(language);
  const { brands: call } = drillDownCalls(type);
  const queries = useQueries({
    queries: letters.map((initial) => ({
      queryKey: queryKeyOf(call, { initial }, currentLanguage),
      queryFn: ({ signal }: { signal?: AbortSignal }) => request(call, { initial }, signal),
    })),
  });
  return {
    brands: queries.flatMap(({ data }): Brand[] => data ?? []),
    isLoading: queries.some(({ isLoading }) => isLoading),
    error: queries.find(({ error }) => error !== null)?.error ?? null,
    refetch: () => Promise.all(queries.map(({ refetch }) => refetch())),
  };
}

export function drillDownCalls(type: VehicleType) {
  return type === 'B' ? commercialDrillDown : passengerDrillDown;
}
