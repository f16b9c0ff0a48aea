import type { Database } from '../platform/db/database.ts';
import type { Settings } from '../platform/settings.ts';
import { vinRequestRoutes } from './routes.ts';

export function vinRequestsDomain(dependencies: { db: Database; settings: Settings }) {
  return { calls: vinRequestRoutes(dependencies) };
}
