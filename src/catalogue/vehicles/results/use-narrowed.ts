import { vehicleCalls } from '../../../contract/vehicles/calls.ts';
import type { VehicleResult } from '../../../contract/vehicles/schemas.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import type { Narrowing } from './narrowing.ts';

/** The list narrowed by its answers; the list itself while there are none. */
export function useNarrowed(all: VehicleResult, { answers }: Narrowing) {
  const { vehicleList, analysisDesc } = all;
  const isNarrowed = Object.keys(answers).length > 0;
  const body = { vehicleIds: vehicleList.map(({ vehicleId }) => vehicleId), answers, analysisDesc };
  // Keep the previous list while the next one loads, so that the layout does not jump.
  const query = useCall(vehicleCalls.filterVehicle, body, { enabled: isNarrowed, keepPreviousData: isNarrowed });
  return {
    result: isNarrowed ? query.data : all,
    error: query.error,
    isBusy: query.isFetching,
    refetch: query.refetch,
  };
}
