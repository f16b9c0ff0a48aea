import { vinVerdict } from '../../../contract/vehicles/vin.ts';
import type { Database } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';
import { ttlCache } from '../../platform/ttl-cache.ts';
import { createVehicleRepository } from '../repository.ts';

interface Opened {
  vehicleId: number;
  vin?: string | undefined;
}

/** Every page of a vehicle's parts book sends its VIN along: only the first one costs statements. */
const CACHE = { ttlMs: 60_000, max: 10_000 };

/** Holds a VIN against the vehicle that it comes with. @throws Refusal 200201 where all that is known of it is of other families */
export function otherVinRefuser(db: Database): (opened: Opened) => Promise<void> {
  const vehicles = createVehicleRepository(db);
  const isOther = ttlCache(
    async (key: string) => {
      const [vin = '', id] = key.split(' ');
      const found = await vehicles.findByVin(vin, 'zh-CN');
      if (found === undefined) return false;
      const [opened] = await vehicles.listByIds([Number(id)], 'zh-CN');
      return opened !== undefined && found.vehicles.every(({ familyId }) => familyId !== opened.familyId);
    },
    // A refusal is not cached: the staff may bind the VIN to this very vehicle the next moment.
    { ...CACHE, isEmpty: (isOtherVin) => isOtherVin },
  );
  return async ({ vehicleId, vin }) => {
    if (vin === undefined) return;
    const verdict = vinVerdict(vin);
    // What is no VIN, or none that is known, says nothing against a vehicle.
    if (verdict.status === 'malformed') return;
    if (await isOther(`${verdict.vin} ${vehicleId}`)) throw new Refusal('200201');
  };
}
