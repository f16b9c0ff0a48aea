import { z } from 'zod';
import { session } from '../../providers/session.ts';
import { createStore } from '../../providers/store.ts';

const RecentVehicle = z.object({ vehicleId: z.number().int().positive(), vin: z.string().max(17).optional() });
export type RecentVehicle = z.infer<typeof RecentVehicle>;

const KEPT = 10;
/** Each account's own, for a workshop's browser has several users. */
const key = () => `epc.recentVehicles.${session.get()?.user.id ?? 0}`;

/** Counts the changes of this tab: whoever shows the list reads it again. */
export const recentChanges = createStore(0);

/** The vehicles that were opened last in this browser, the newest first. */
export function readRecent(): RecentVehicle[] {
  try {
    return z.array(RecentVehicle).parse(JSON.parse(localStorage.getItem(key()) ?? '[]'));
  } catch {
    // Kept by an older version, or not by us.
    return [];
  }
}

/** Puts a vehicle first; the same vehicle under the same VIN stands once. */
export function keepRecent(vehicle: RecentVehicle): void {
  const others = readRecent().filter(({ vehicleId, vin }) => vehicleId !== vehicle.vehicleId || vin !== vehicle.vin);
  localStorage.setItem(key(), JSON.stringify([vehicle, ...others].slice(0, KEPT)));
  recentChanges.set(recentChanges.get() + 1);
}

export function clearRecent(): void {
  localStorage.removeItem(key());
  recentChanges.set(recentChanges.get() + 1);
}
