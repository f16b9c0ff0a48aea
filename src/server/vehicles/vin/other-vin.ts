import { vinVerdict } from '../../../contract/vehicles/vin.ts';
import { catalogueRevision } from '../../platform/caches/catalogue-revision.ts';
import { ttlCache } from '../../platform/caches/ttl-cache.ts';
import type { Database } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/errors.ts';
import { createVehicleRepository } from '../repository.ts';

interface OpenedVehicle {
  vehicleId: number;
  vin?: string | undefined;
}

/** Every request of a parts book sends the VIN; only the first one is checked in the database. */
const CACHE = { ttlMs: 60_000, max: 10_000 };

/** Checks that a VIN belongs to the requested vehicle. @throws Refusal 200201 if it is known for other families only */
export function otherVinRefuser(db: Database): (opened: OpenedVehicle) => Promise<void> {
  const revision = catalogueRevision(db);
  const vehicles = createVehicleRepository(db);
  const isOther = ttlCache(
    async (key: string) => {
      const [vin = '', id] = key.split(' ');
      const found = await vehicles.findByVin(vin, 'zh-CN');
      if (found === undefined) return false;
      const [opened] = await vehicles.listByIds([Number(id)], 'zh-CN');
      return opened !== undefined && found.vehicles.every(({ familyId }) => familyId !== opened.familyId);
    },
    // Refusals are not cached: the staff may bind the VIN to this vehicle at any time.
    { ...CACHE, revision, isEmpty: (isOtherVin) => isOtherVin },
  );
  return async ({ vehicleId, vin }) => {
    if (vin === undefined) return;
    const verdict = vinVerdict(vin);
    // Invalid or unknown VINs are accepted.
    if (verdict.status === 'malformed') return;
    if (await isOther(`${verdict.vin} ${vehicleId}`)) throw new Refusal('200201');
  };
}
