import type { Session } from '../http/request-context.ts';
import type { Database } from '../platform/db/database.ts';
import { createOpenProvinces, type PaidProvinces } from './open-provinces.ts';
import { type ProvinceQuota, provinceRoutes } from './routes.ts';

interface Dependencies {
  db: Database;
  quota: {
    quota: ProvinceQuota & Omit<PaidProvinces, 'holderOf'>;
    holderOf(session: Session): number;
  };
}

export function provincesDomain({ db, quota: { quota, holderOf } }: Dependencies) {
  return { calls: provinceRoutes({ db, quota }), open: createOpenProvinces({ ...quota, holderOf }) };
}
