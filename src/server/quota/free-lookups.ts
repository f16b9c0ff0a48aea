import type { VehicleType } from '../../contract/vehicles/schemas.ts';
import type { Settings } from '../platform/settings.ts';

/** Free lookups of each class a day, for those who have them. */
export type FreeLookups = Readonly<Record<VehicleType, number>>;

export function freeLookupsOf(settings: Settings): FreeLookups {
  return { C: settings.get('freeLookups.C'), B: settings.get('freeLookups.B') };
}
