import type { workOrderCalls } from '../../../contract/work-orders/calls.ts';
import { handlersOf } from '../../http/serve.ts';
import { type FleetSearches, readFleet } from './read-fleet.ts';

export interface FleetDependencies {
  vehicles: FleetSearches;
}

/** A list of VINs becomes vehicles. */
export function fleetRoutes({ vehicles }: FleetDependencies) {
  return handlersOf<typeof workOrderCalls>()({
    readFleet: ({ text }, { language }) => readFleet(text, vehicles, language),
  });
}
