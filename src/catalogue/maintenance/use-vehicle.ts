import { vehicleCalls } from '../../contract/vehicles/calls.ts';
import type { Vehicle } from '../../contract/vehicles/schemas.ts';
import { useCall } from '../../providers/use-call.ts';

/** The vehicle by its id, of either class; null where there is none. */
export function useVehicle(vehicleId: number): { vehicle: Vehicle | null | undefined; error: Error | null } {
  const { data, error } = useCall(
    vehicleCalls.filterVehicle,
    {
      vehicleIds: [vehicleId],
      answers: {},
      analysisDesc: { certainty: 'certain', rule: 'drillDown', query: '' },
    },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  if (data !== undefined) return { vehicle: data.vehicleList[0] ?? null, error: null };
  return { vehicle: error?.code === '100100' ? null : undefined, error };
}
