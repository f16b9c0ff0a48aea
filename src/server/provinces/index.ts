import type { Database } from '../platform/db/database.ts';
import { type Charging, provinceRoutes } from './routes.ts';

export function provincesDomain({ db, quota }: { db: Database; quota: { quota: Charging } }) {
  return { calls: provinceRoutes({ db, quota: quota.quota }) };
}
