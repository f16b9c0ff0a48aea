import type { Database } from '../platform/db/database.ts';
import type { Settings } from '../platform/settings.ts';
import { priceRoutes } from './routes.ts';

export function pricesDomain(dependencies: { db: Database; settings: Settings }) {
  return { calls: priceRoutes(dependencies) };
}
