import type { ResultOf } from '../../../contract/call.ts';
import type { Language } from '../../../contract/codes.ts';
import type { workOrderCalls } from '../../../contract/work-orders/calls.ts';
import { type FleetLine, fleetList } from '../../../contract/work-orders/fleet/fleet-lines.ts';
import { FLEET_VEHICLES_MAX } from '../../../contract/work-orders/fleet/rules.ts';
import type { FleetVehicle } from '../../../contract/work-orders/schemas.ts';
import { Refusal } from '../../platform/errors.ts';
import { type VehicleSearches, vehicleOfVin } from '../paste/vehicles-of-message.ts';

/** The searches of the `vehicles` domain. */
export interface FleetSearches extends Pick<VehicleSearches, 'findByVin'> {
  repairsOf(vin: string, limit: number): Promise<FleetVehicle['repairs']>;
}

const REPAIRS_MAX = 3;

/** Reads a pasted list and identifies its vehicles. @throws Refusal 300323 for more than 50 */
export async function readFleet(
  text: string,
  searches: FleetSearches,
  language: Language,
): Promise<ResultOf<typeof workOrderCalls.readFleet>> {
  const { lines, unread, repeated } = fleetList(text);
  if (lines.length > FLEET_VEHICLES_MAX) throw new Refusal('300323');
  const vehicles: FleetVehicle[] = [];
  // One after the other: fifty searches at once would keep other users waiting.
  for (const line of lines) vehicles.push(await fleetVehicle(line, searches, language));
  return { vehicles, unread, repeated };
}

async function fleetVehicle(line: FleetLine, searches: FleetSearches, language: Language): Promise<FleetVehicle> {
  const { problem, vehicles, total } = await vehicleOfVin(line.vin, searches, language);
  const repairs = problem === null ? [] : await searches.repairsOf(line.vin, REPAIRS_MAX);
  return {
    ...line,
    problem,
    vehicles,
    total,
    repairs: repairs.map(({ vin, changes }) => ({ vin, changes: [...changes] })),
  };
}
