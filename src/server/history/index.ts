import type { Database } from '../platform/db/database.ts';
import { historyRoutes } from './routes.ts';

export function historyDomain(dependencies: { db: Database }) {
  return { calls: historyRoutes(dependencies) };
}
