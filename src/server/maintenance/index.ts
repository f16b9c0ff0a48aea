import type { Language } from '../../contract/codes.ts';
import { catalogueRevision } from '../platform/caches/catalogue-revision.ts';
import { ttlCache } from '../platform/caches/ttl-cache.ts';
import type { Database } from '../platform/db/database.ts';
import { createPlanRepository } from './repository.ts';
import { type MaintenanceDependencies, maintenanceRoutes } from './routes.ts';

const TTL_MS = 60_000;
/** Plans whose labour is cached. */
const PLANS_MAX = 1_000;

interface Dependencies {
  db: Database;
  parts: Pick<MaintenanceDependencies, 'listFittingParts'>;
  vehicles: Pick<MaintenanceDependencies, 'refuseOtherVin'>;
}

export function maintenanceDomain({ db, parts, vehicles }: Dependencies) {
  const { listFittingParts } = parts;
  const { refuseOtherVin } = vehicles;
  const plans = createPlanRepository(db);
  const labour = ttlCache(
    async (key: string) => {
      const [vehicleId, language] = key.split(' ');
      const { rows } = await plans.getPlan(Number(vehicleId), language === 'en' ? 'en' : 'zh-CN');
      return rows
        .filter(({ operate, hours, stdPartIds }) => operate === 'replace' && hours > 0 && stdPartIds.length > 0)
        .map(({ stdMaintTypeName, hours, stdPartIds }) => ({ name: stdMaintTypeName, hours, stdPartIds }));
    },
    { ttlMs: TTL_MS, max: PLANS_MAX, revision: catalogueRevision(db), isEmpty: (rows) => rows.length === 0 },
  );
  return {
    calls: maintenanceRoutes({ db, listFittingParts, refuseOtherVin }),
    /** The work of replacing kinds of parts of a vehicle. @throws Refusal 900404 */
    listLabour: (vehicleId: number, language: Language) => labour(`${vehicleId} ${language}`),
  };
}
