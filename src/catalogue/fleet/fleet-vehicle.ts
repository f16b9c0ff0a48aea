import type { Vehicle } from '../../contract/vehicles/schemas.ts';
import type { FleetVehicle } from '../../contract/work-orders/schemas.ts';
import type { FleetDraft } from './fleet-store.ts';

/** A VIN of the list with the vehicle that it stands for. */
export interface FleetEntry {
  read: FleetVehicle;
  /** Null while the user has to choose or to correct the VIN. */
  vehicle: Vehicle | null;
  /** choose: the VIN leaves several vehicles; wrong: it must be corrected or accepted as written. */
  state: 'found' | 'choose' | 'wrong' | 'left';
}

export function fleetEntries(
  vehicles: readonly FleetVehicle[],
  { choices, left }: Pick<FleetDraft, 'choices' | 'left'>,
): FleetEntry[] {
  return vehicles.map((read) => {
    const chosen = read.vehicles.find(({ vehicleId }) => vehicleId === choices[read.vin]);
    const only = read.problem === null && read.total === 1 ? read.vehicles[0] : undefined;
    const vehicle = chosen ?? only ?? null;
    if (left.includes(read.vin)) return { read, vehicle: null, state: 'left' };
    if (vehicle !== null) return { read, vehicle, state: 'found' };
    return { read, vehicle: null, state: read.problem === null ? 'choose' : 'wrong' };
  });
}

/** The VINs still to choose that leave the same vehicles as this one: one choice can serve them all. */
export function alikeToChoose(entries: readonly FleetEntry[], { read }: FleetEntry): string[] {
  const candidates = candidatesOf(read);
  return entries
    .filter((other) => other.state === 'choose' && candidatesOf(other.read) === candidates)
    .map((other) => other.read.vin);
}

function candidatesOf({ vehicles }: Pick<FleetVehicle, 'vehicles'>): string {
  return vehicles.map(({ vehicleId }) => vehicleId).join();
}

/** The short name of a vehicle in the table: its plate, otherwise the end of its VIN. */
export function labelOf({ plate, vin }: Pick<FleetVehicle, 'plate' | 'vin'>): string {
  return plate === '' ? vin.slice(-8) : plate;
}

/** The list with a VIN replaced by its repair, wherever and however it is written. */
export function withRepair(text: string, { from, to }: { from: string; to: string }): string {
  const folds: Record<string, string> = { '0': '[0OoQq]', '1': '[1Ii]' };
  const written = [...from].map((character) => folds[character] ?? character).join('');
  return text.replace(new RegExp(written, 'gi'), to);
}
