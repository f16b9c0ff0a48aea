import type { Database } from '../platform/db/database.ts';
import { provinceRoutes, type Quota } from './routes.ts';

export function provincesDomain({ db, quota }: { db: Database; quota: { quota: Quota } }) {
  return { calls: provinceRoutes({ db, quota: quota.quota }) };
}
