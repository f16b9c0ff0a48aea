import type { Database } from '../platform/db/database.ts';
import type { Numbers } from './present.ts';
import { type Dependencies as RouteDependencies, workOrderRoutes } from './routes.ts';

interface Dependencies {
  db: Database;
  parts: { numbers: Numbers };
  provinces: { open: RouteDependencies['openProvinces'] };
}

export function workOrdersDomain({ db, parts, provinces }: Dependencies) {
  return { calls: workOrderRoutes({ db, numbers: parts.numbers, openProvinces: provinces.open }) };
}
