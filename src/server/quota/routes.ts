import type { Calls } from '../../contract/index.ts';
import type { Handlers } from '../serve.ts';
import type { Quota } from './quota.ts';

type QuotaCalls = Pick<Calls, 'getDeduct' | 'updateDeduct'>;

export function quotaRoutes({ quota }: { quota: Quota }): Handlers<QuotaCalls> {
  return {
    getDeduct: (_body, { session }) => quota.counters(session.userId),
    updateDeduct: ({ vehicleTypeCode, ...body }, { session }) =>
      quota.charge({ ...body, userId: session.userId, vehicleClass: vehicleTypeCode }),
  };
}
