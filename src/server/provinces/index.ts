import type { Database } from '../platform/db/database.ts';
import { type ProvinceQuota, provinceRoutes } from './routes.ts';

export function provincesDomain({ db, quota }: { db: Database; quota: { quota: ProvinceQuota } }) {
  return { calls: provinceRoutes({ db, quota: quota.quota }) };
}
