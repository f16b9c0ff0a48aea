import { vehicleCalls } from '../../../contract/vehicles/calls.ts';
import type { VehicleResult } from '../../../contract/vehicles/schemas.ts';
import { useCall } from '../../../providers/calls/use-call.ts';
import type { Narrowing } from './narrowing.ts';

/** What is left of a list after its answers; the list itself until something was answered. */
export function useNarrowed(whole: VehicleResult, { answers }: Narrowing) {
  const { vehicleList, analysisDesc } = whole;
  const isNarrowed = Object.keys(answers).length > 0;
  const body = { vehicleIds: vehicleList.map(({ vehicleId }) => vehicleId), answers, analysisDesc };
  // The former list stays while the next one is fetched, so that nothing jumps under the hand.
  const query = useCall(vehicleCalls.filterVehicle, body, { enabled: isNarrowed, keepPreviousData: isNarrowed });
  return {
    result: isNarrowed ? query.data : whole,
    error: query.error,
    isBusy: query.isFetching,
    refetch: query.refetch,
  };
}
