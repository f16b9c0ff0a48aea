import type { Language } from '../../contract/codes.ts';
import type { VehicleType } from '../../contract/vehicles/schemas.ts';
import type { VehicleOpening } from '../http/charging.ts';
import type { Database } from '../platform/db/database.ts';
import type { Settings } from '../platform/settings.ts';
import { createAllocations } from './allocation.ts';
import { provinceComparer } from './compare-provinces.ts';
import { giveLookups } from './gift.ts';
import { createLedger } from './ledger.ts';
import { vehicleOpener } from './open-vehicle.ts';
import { holderOf } from './paid-vehicle-cache.ts';
import { purchasedQuota } from './purchased.ts';
import { createQuota } from './quota.ts';
import { findHolder } from './repository.ts';
import { quotaRoutes } from './routes.ts';

interface Dependencies {
  db: Database;
  settings: Settings;
  vehicles: {
    /** The class of a vehicle, if it exists. */
    classOf(vehicleId: number): Promise<VehicleType | undefined>;
    /** @throws Refusal 200201 for the VIN of another model */
    refuseOtherVin(opening: VehicleOpening): Promise<void>;
  };
}

export function quotaDomain({ db, settings, vehicles }: Dependencies) {
  const quota = createQuota(db, settings);
  const ledger = createLedger(db);
  return {
    calls: quotaRoutes({ db, settings, quota, classOf: vehicles.classOf }),
    quota,
    allocations: createAllocations(db.sql, settings),
    openVehicle: vehicleOpener({ quota, classOf: vehicles.classOf, refuseOtherVin: vehicles.refuseOtherVin }),
    compareProvinces: provinceComparer(quota),
    giveLookups,
    purchased: purchasedQuota,
    /** The charged lookups of any user, for the staff. */
    listLedger: async (userId: number, page: { pageNum: number; pageSize: number }, language: Language) => {
      const { rows, total } = await ledger.list(userId, page, language);
      return { rows, total };
    },
    counters: (userId: number) => quota.counters(userId),
    holderOf,
    findHolder: (userId: number) => findHolder(db.sql, userId),
  };
}
