import type { Database } from '../platform/db/database.ts';
import { priceRoutes } from './routes.ts';

export function pricesDomain(dependencies: { db: Database }) {
  return { calls: priceRoutes(dependencies) };
}
