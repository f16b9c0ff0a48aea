import type { Database } from '../platform/db/database.ts';
import { trackingRoutes } from './routes.ts';

export function trackingDomain({ db }: { db: Database }) {
  return { calls: trackingRoutes(db) };
}
