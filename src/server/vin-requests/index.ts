import type { Database } from '../platform/db/database.ts';
import { fastVinRoutes } from './routes.ts';

export function vinRequestsDomain(dependencies: { db: Database }) {
  return { calls: fastVinRoutes(dependencies) };
}
