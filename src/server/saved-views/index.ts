import type { Database } from '../platform/db/database.ts';
import { savedViewRoutes } from './routes.ts';

/** Named states of the back office's lists. */
export function savedViewsDomain({ db }: { db: Database }) {
  return { calls: savedViewRoutes(db) };
}
