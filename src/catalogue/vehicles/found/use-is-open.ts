import { useOpenVehicles } from '../../shared/quota/use-lookups.ts';

/** The calls of a screen must arrive while the vehicle is still open, or they would be charged. */
const MARGIN_MS = 60_000;

/** Whether the vehicle's parts can be requested without taking a lookup. */
export function useIsOpen(vehicleId: number): boolean {
  const until = useOpenVehicles().get(vehicleId);
  return until !== undefined && Date.parse(until) > Date.now() + MARGIN_MS;
}
