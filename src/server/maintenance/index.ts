import type { Database } from '../platform/db/database.ts';
import { type MaintenanceDependencies, maintenanceRoutes } from './routes.ts';

interface Dependencies {
  db: Database;
  parts: Pick<MaintenanceDependencies, 'listFittingParts'>;
  vehicles: Pick<MaintenanceDependencies, 'refuseOtherVin'>;
}

export function maintenanceDomain({ db, parts, vehicles }: Dependencies) {
  const { listFittingParts } = parts;
  const { refuseOtherVin } = vehicles;
  return { calls: maintenanceRoutes({ db, listFittingParts, refuseOtherVin }) };
}
