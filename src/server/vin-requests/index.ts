import type { Database } from '../platform/db/database.ts';
import { vinRequestRoutes } from './routes.ts';

export function vinRequestsDomain(dependencies: { db: Database }) {
  return { calls: vinRequestRoutes(dependencies) };
}
