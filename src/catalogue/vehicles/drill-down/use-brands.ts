import { useQueries } from '@tanstack/react-query';
import { commercialDrillDown, passengerDrillDown } from '../../../contract/vehicles/drill-down.ts';
import type { Brand, VehicleType } from '../../../contract/vehicles/schemas.ts';
import { request } from '../../../providers/calls/client.ts';
import { queryKeyOf } from '../../../providers/calls/use-call.ts';
import { language } from '../../../providers/language.ts';
import { useStore } from '../../../providers/store.ts';

/** The brands of some letters together: one small call a letter, each kept. */
export function useBrandsOf(type: VehicleType, letters: readonly string[]) {
  const inLanguage = useStore(language);
  const { brands: call } = drillDownOf(type);
  const queries = useQueries({
    queries: letters.map((initial) => ({
      queryKey: queryKeyOf(call, { initial }, inLanguage),
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

export function drillDownOf(type: VehicleType) {
  return type === 'B' ? commercialDrillDown : passengerDrillDown;
}
