import type { Database } from '../platform/db/database.ts';
import { bulkRoutes } from './routes.ts';
import type { BulkSources } from './targets.ts';

interface Dependencies extends BulkSources {
  db: Database;
}

export function bulkDomain(dependencies: Dependencies) {
  return { calls: bulkRoutes(dependencies) };
}
