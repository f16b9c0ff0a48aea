import type { ResourceServices } from '../http/resources/resource-services.ts';
import type { Database } from '../platform/db/database.ts';
import { bulkRoutes } from './routes.ts';

interface Dependencies {
  db: Database;
  services: ResourceServices;
}

export function bulkDomain(dependencies: Dependencies) {
  return { calls: bulkRoutes(dependencies) };
}
