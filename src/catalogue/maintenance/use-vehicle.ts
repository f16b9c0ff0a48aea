import { vehicleCalls } from '../../contract/vehicles/calls.ts';
import type { Vehicle } from '../../contract/vehicles/schemas.ts';
import { useCall } from '../../providers/calls/use-call.ts';

/** The vehicle of either class by its id; null if there is none. */
export function useVehicle(vehicleId: number) {
  const { data, error, refetch } = useCall(
    vehicleCalls.filterVehicle,
    {
      vehicleIds: [vehicleId],
      answers: {},
      analysisDesc: { certainty: 'certain', rule: 'drillDown', query: '' },
    },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  const missing = error?.code === '100100' ? null : undefined;
  const vehicle: Vehicle | null | undefined = data === undefined ? missing : (data.vehicleList[0] ?? null);
  return { vehicle, error, refetch };
}
